import type { Battlefield } from '../../battlefield.ts';
import { helpedBy } from '../../bot/temper/odds.ts';
import { isArtemisLauncher } from '../../data/arsenal.ts';
import { bitOf, type Slots, type WeaponMount } from '../../design.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { binsFor } from '../../rules/fire/ammunition.ts';
import { isJammedBetween } from '../../rules/sight/jamming.ts';
import { areWhole } from '../../rules/unit/condition.ts';
import { isMuffled } from '../../rules/unit/switches.ts';
import type { Damage } from '../../state.ts';

const OPTION = 'artemis-iv';
const MORE_MISSILES = 2;
const WORDS = 'Artemis IV';

const isLauncher = ({ type }: WeaponMount): boolean => isArtemisLauncher(type);
const partsOf = (all: readonly Slots[]): number =>
  all.reduce((parts, { location }) => parts | bitOf(location), 0);

/** The first launcher of a part has its first system, and so on. */
function isServed({ designs }: Battlefield, unit: number, weapon: number, damage: Damage): boolean {
  const { weapons, fittings = [] } = designs[unit];
  const mount = weapons[weapon];
  const parts = partsOf(mount.parts);
  const before = weapons.slice(0, weapon).filter((one) => isLauncher(one) && partsOf(one.parts) === parts);
  const systems = fittings.filter(({ type, parts: at }) => type.id === 'artemis-iv' && partsOf(at) === parts);
  const system = systems[before.length];
  return system?.parts.every((slots) => areWhole(slots, damage)) === true;
}

export const artemis: Option<boolean> = {
  id: OPTION,
  title: 'Artemis IV',
  summary: 'LRM and SRM launchers may have Artemis IV, with which more missiles hit.',
  group: 'Equipment',
  rule: 'MT-ELEC-13',
  base: false,
  rules: section('Maximum Tech, equipment', [
    'MT-ELEC-13',
    'Artemis IV',
    'Artemis-capable missiles of a launcher that it serves roll at +2 for how many hit, if they are fired directly and no enemy ECM lies on their way. It serves a launcher in its own location.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      cluster: (tally, field, state, { attack }) => {
        const { attacker, weapon, target, bin, spotter } = attack;
        // MT-ARMOR-12, MT-ELEC-10: not of a unit that keeps silent itself.
        if (isMuffled(state.units[attacker])) return;
        if (typeof target !== 'number' || spotter !== undefined || bin < 0) return;
        if (field.designs[attacker].bins[bin].load !== 'artemis') return;
        if (!isServed(field, attacker, weapon, state.units[attacker].thisPhase.before)) return;
        if (!isJammedBetween(field, state, attacker, target)) tally.add(MORE_MISSILES, WORDS, 'MT-ELEC-13');
      },
    },
    stage: {
      gear: (names) => [...names, 'Artemis IV'],
      meanPoints: (points, field, state, { attacker, weapon, target, bin: chosen }) => {
        const [first] = binsFor(field, state, attacker, weapon);
        const bin = chosen ?? first;
        if (bin === undefined || field.designs[attacker].bins[bin].load !== 'artemis') return points;
        const { body } = state.units[attacker];
        if (isMuffled(state.units[attacker]) || !isServed(field, attacker, weapon, body)) return points;
        if (isJammedBetween(field, state, attacker, target)) return points;
        return points * helpedBy(field.designs[attacker].weapons[weapon].type, MORE_MISSILES);
      },
    },
  }),
};
