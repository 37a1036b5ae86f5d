import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { isWaiting } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import type { Side, State } from '../../state.ts';

/** MT-VMOV-02 */
const LANCE = 4;
const STAR = 5;

/** By unit: the first of its lance, or itself where it belongs to none. */
const leaders = remembered((field: Battlefield): readonly number[] => {
  const { kinds, seatOf, pilots } = field;
  const open = new Map<string, { readonly leader: number; size: number }>();
  return kinds.map((kind, unit) => {
    if (!kind.driving) return unit;
    const isClan = pilots[unit].isClan === true;
    const whose = `${seatOf[unit]} ${isClan}`;
    const lance = open.get(whose);
    if (!lance || lance.size === (isClan ? STAR : LANCE)) {
      open.set(whose, { leader: unit, size: 1 });
      return unit;
    }
    lance.size++;
    return lance.leader;
  });
});

/** Those of a side that go on with a lance that others of it have begun to move. */
function unfinished(field: Battlefield, state: State, side: Side): readonly number[] {
  const lances = leaders(field);
  const begun = new Set(
    field.unitsOf[side]
      .filter((unit) => field.kinds[unit].driving && state.units[unit].thisPhase.acted)
      .map((unit) => lances[unit]),
  );
  return field.unitsOf[side].filter(
    (unit) => begun.has(lances[unit]) && isWaiting(field, state, unit, 'movement'),
  );
}

export const vehicleLanceMovement: Option<boolean> = {
  id: 'vehicle-lance-movement',
  title: 'Vehicles move in lances',
  summary: 'Four vehicles of a player move one after the other, and count as one unit.',
  group: 'Driving',
  rule: 'MT-VMOV-01',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, driving',
    [
      'MT-VMOV-01',
      'Lances move as one',
      'The vehicles of a player form lances, in the order of the force. Where the sides take turns to move a lance counts as one unit, however few are left of it, and all of it moves before anybody else.',
      'vehicle-lance-movement',
    ],
    [
      'MT-VMOV-02',
      'Other formations',
      'A lance is of four vehicles; Clan vehicles form Stars of five.',
      'vehicle-lance-movement',
    ],
  ),
  plug: () => ({
    replace: {
      movesOf: (units, field) => new Set(units.map((unit) => leaders(field)[unit])).size,
      isMovingTogether: (field, state, side) => unfinished(field, state, side).length > 0,
    },
    stage: {
      waiting(units, field, state, phase, side) {
        const own = phase === 'movement' ? unfinished(field, state, side) : [];
        return own.length > 0 ? units.filter((unit) => own.includes(unit)) : units;
      },
    },
  }),
};
