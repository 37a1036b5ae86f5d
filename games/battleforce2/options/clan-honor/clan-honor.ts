import type { Seat } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../../battlefield.ts';
import type { WeightClass } from '../../element.ts';
import type { Option } from '../../option.ts';
import { opponentOf } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';

const BOUND = {
  nobody: [],
  'all Clan sides': [0, 1],
  'the first side': [0],
  'the second side': [1],
} as const;
type Bound = keyof typeof BOUND;

/** BF2-CLAN-02 */
const SKILL = -1;
/** BF2-CLAN-04 */
/** By the classes that 'Mechs have. */
const PULLED_PUNCH: Partial<Record<WeightClass, number>> = { L: 1, M: 1, H: 2, A: 2 };

const isClan = ({ setup }: OpenField, seat: Seat): boolean => setup.sides[seat].organization === 'Clan';

/** BF2-CLAN-01: sides that are of the Clans. */
const isBound = (field: OpenField, bound: Bound, seat: Seat): boolean =>
  isClan(field, seat) && (BOUND[bound] as readonly Seat[]).includes(seat);

/** BF2-CLAN-05 */
const mustStay = (field: OpenField, bound: Bound, unit: number): boolean => {
  const seat = field.seatOf[unit];
  return isBound(field, bound, seat) && !isClan(field, opponentOf(seat));
};

export const clanHonor: Option<Bound> = {
  id: 'clan-honor',
  title: 'Clan honor',
  summary:
    "Clan 'Mechs shoot better, one at each target, hold back at pointblank range, and do not withdraw.",
  group: 'Special cases',
  rule: 'BF2-CLAN-01',
  base: 'nobody',
  allowed: ['nobody', 'all Clan sides', 'the first side', 'the second side'],
  plug: (bound) => ({
    add: {
      skill: (tally, field, element) => {
        if (field.types[element] === 'mech' && isBound(field, bound, field.seatOf[field.unitOf[element]]))
          tally.add(SKILL, 'Clan honor', 'BF2-CLAN-02');
      },
    },
    replace: {
      duels: (field, unit) => isBound(field, bound, field.seatOf[unit]),
    },
    stage: {
      whyNotWithdraw: (why, field, _state, unit) =>
        mustStay(field, bound, unit) ? WHY_NOT.mayNotWithdraw : why,
      damageValue: (value, field, _state, element, band) => {
        if (band > 0 || value < 1 || field.types[element] !== 'mech') return value;
        if (!isBound(field, bound, field.seatOf[field.unitOf[element]])) return value;
        return Math.max(1, value - PULLED_PUNCH[field.records[element].sheet.class]!);
      },
      exitEdges: (edges, field, { homes }, unit) =>
        mustStay(field, bound, unit)
          ? edges.filter((edge) => field.plugged.leavesMap !== undefined && homes.includes(edge))
          : edges,
    },
  }),
};
