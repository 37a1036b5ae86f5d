import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import { GEAR } from '../../../data/gear.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { isPlatoon } from '../../../rules/unit/people.ts';

const OPTION = 'ammo-fragmentation';
const TIMES = 2;

const isFragmentation = ({ designs }: Pick<Battlefield, 'designs'>, unit: number, bin: number): boolean =>
  designs[unit].bins[bin]?.load === 'fragmentation';

/** MT-PRE-27: nobody but platoons, and those twice. */
const pointsAt = (field: Pick<Battlefield, 'kinds'>, target: number, points: number): number =>
  isPlatoon(field, target) ? TIMES * points : 0;

export const fragmentation: Option<boolean> = {
  id: OPTION,
  title: 'Fragmentation missiles',
  summary: 'LRM and SRM launchers may have missiles that harm infantry alone, and that twice.',
  group: 'Equipment',
  rule: GEAR['fragmentation missiles'],
  base: false,
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-54',
    'Fragmentation missiles',
    'They do twice their damage to platoons, four times in the open, and none to anything else. They are not fired at hexes.',
    OPTION,
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'fragmentation missiles'],
      unitsOffered: withAdvancedMechs,
      hit: (hit, { state }) => {
        const field = battlefieldOf(state);
        const { attack, damageEach } = hit;
        if (!isFragmentation(field, attack.attacker, attack.bin)) return hit;
        return { ...hit, damageEach: pointsAt(field, attack.target, damageEach) };
      },
      pointsOfLoad: (points, field, _state, { attacker, target, bin }) =>
        isFragmentation(field, attacker, bin) ? pointsAt(field, target, points) : points,
    },
  }),
};
