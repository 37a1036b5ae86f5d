import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../../battlefield.ts';
import { targetMovement } from '../../data/movement-modifiers.ts';
import { type BasicKind, isBasic } from '../../data/physical-attacks.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { RuleId } from '../../rule-index.ts';
import { wadesIn } from '../../rules/fire/to-hit.ts';
import { REASONS } from '../../text/to-hit.ts';

const PARTIAL_COVER = 3;
const MOST_FOR_MOVING = 4;
const IN_WATER = { attacker: 1, target: -1 } as const;
const BASE: Readonly<Record<BasicKind, number>> = {
  punch: 4,
  kick: 3,
  club: 4,
  hatchet: 4,
  push: 4,
  charge: 5,
  dfa: 5,
};
const WORDS = {
  base: 'Base number',
  attackerInWater: 'Attacker stands in water',
  targetInWater: 'Target stands in water',
};

/** The book that Maximum Tech was written for, where it differs from the introductory one. */
export const masterRules: Option<boolean> = {
  id: 'master-rules',
  title: 'Master Rules',
  summary:
    'Partial cover, physical attacks, water and fast targets as in the edition that Maximum Tech extends.',
  group: 'Edition',
  rule: 'MT-PRE-01',
  base: false,
  isEdition: true,
  rules: section(
    'Maximum Tech, the edition it extends',
    [
      'MT-PRE-01',
      'Master Rules',
      'Partial cover is +3 with hits on the punch table, physical attacks have fixed base numbers, target movement ends at +4, and Depth 1 water hinders fire.',
      'master-rules',
    ],
    [
      'MT-BASE-06',
      'Targeting computer',
      'Weapons that fire straight at their target are at −1, but for flamers, machine guns and cluster ammunition, which is at −1 of itself.',
      'master-rules',
    ],
    [
      'MT-TABLE-01',
      'Weapons of the Inner Sphere',
      'The weapons of Levels 2 and 3; pulse lasers are at −2, medium-range missiles and rockets at +1.',
      'master-rules',
    ],
    [
      'MT-TABLE-02',
      'Weapons of the Clans',
      'The same of the Clans; pulse lasers are at −2, those with extended range at −1, heavy lasers at +1.',
      'master-rules',
    ],
  ),
  plug: () => ({
    replace: {
      targetMovement: (tally, hexes) => {
        const modifier = Math.min(MOST_FOR_MOVING, targetMovement(hexes));
        if (modifier > 0) tally.add(modifier, REASONS.targetMoved(hexes), 'MT-PRE-01');
      },
      partialCover: (tally) => tally.add(PARTIAL_COVER, REASONS.partialCover, 'MT-PRE-01'),
      coveredTable: () => 'punch',
      physicalBase: (tally, kind, _piloting, added) =>
        tally.add(isBasic(kind) ? BASE[kind] : (added?.fixed ?? 0), WORDS.base, 'MT-PRE-01'),
    },
    add: {
      physicalToHit: (tally, field, { units }, { attacker, target }) =>
        inWater(
          tally,
          field,
          wadesIn(field, attacker, units[attacker].hex),
          wadesIn(field, target, units[target].hex),
        ),
      ground: inWater,
    },
  }),
};

function inWater(tally: Tally<RuleId>, { depth }: Battlefield, from: number, to: number): void {
  if (depth[from] === 1) tally.add(IN_WATER.attacker, WORDS.attackerInWater, 'MT-PRE-01');
  if (depth[to] === 1) tally.add(IN_WATER.target, WORDS.targetInWater, 'MT-PRE-01');
}
