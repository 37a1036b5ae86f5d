import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { WeaponType } from '../../data/equipment.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** A weapon of so much damage kills two. */
const HEAVY = 10;
const WORDS = 'One trooper is struck, or two';

/** Blows that strike one trooper; those who are jumped on, or rolled upon, are many. */
const BLOWS: readonly string[] = ['punch', 'kick', 'club', 'hatchet', 'sword'];

const casualties = (points: number): number => (points < HEAVY ? 1 : 2);

/** Lasers, PPCs and Gauss rifles fire one shot; pulse lasers and flamers sweep. */
const isSingle = ({ id, category }: WeaponType): boolean =>
  /gauss/.test(id) || (category === 'energy' && /laser|ppc/.test(id) && !/pulse/.test(id));

const isPlatoon = ({ kinds }: Battlefield, unit: number): boolean => {
  const { troopers } = kinds[unit];
  return troopers !== undefined && !troopers.isArmored;
};

interface Pair {
  readonly attacker: number;
  readonly target: number;
}

const isOneShot = (field: Battlefield, { attacker, target, weapon }: Pair & { readonly weapon: number }) =>
  isPlatoon(field, target) &&
  (!field.kinds[attacker].troopers || field.designs[attacker].weapons[weapon].served === 'gun') &&
  isSingle(field.designs[attacker].weapons[weapon].type);

const isOneBlow = (field: Battlefield, { kind, target }: Pair & { readonly kind: string }): boolean =>
  isPlatoon(field, target) && BLOWS.includes(kind);

/** MT-INFY-03 */
export const infantryWeaponDamage: Option<boolean> = {
  id: 'infantry-weapon-damage',
  title: 'Weapons against infantry',
  summary:
    'A laser, PPC, Gauss rifle, punch, kick or club kills one trooper of a platoon, or two if it is heavy.',
  group: 'Infantry',
  rule: 'MT-INFY-03',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, infantry', [
    'MT-INFY-03',
    'Weapon classes against infantry',
    'Lasers but pulse lasers, PPCs, Gauss rifles, punches, kicks and clubs kill one trooper of a platoon, and two where they do 10 points or more, in the open, too.',
    'infantry-weapon-damage',
  ]),
  plug: () => ({
    add: {
      blowDamage: (tally, field, blow) => {
        if (isOneBlow(field, blow)) tally.set(casualties(tally.total), WORDS, 'MT-INFY-03');
      },
    },
    stage: {
      hit: (hit, { state }) =>
        isOneShot(battlefieldOf(state), hit.attack as typeof hit.attack & Pair)
          ? { ...hit, damageEach: casualties(hit.damageEach) }
          : hit,
      incoming: (from, field, _state, attack) => {
        const pair = attack as typeof attack & Pair;
        const isOne = 'weapon' in pair ? isOneShot(field, pair) : isOneBlow(field, pair);
        return isOne ? { ...from, isMeasured: true, isFatal: true } : from;
      },
    },
  }),
};
