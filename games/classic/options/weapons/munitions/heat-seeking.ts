import type { Battlefield } from '../../../battlefield.ts';
import { GEAR } from '../../../data/gear.ts';
import { knowledgeOf } from '../../../knowledge.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { binOfShot } from '../../../rules/fire/ammunition.ts';
import type { State } from '../../../state.ts';

const OPTION = 'ammo-heat-seeking';
const WORDS = (heat: number) => `Heat of the target: ${heat}`;
const NO_ENGINE = 'The target gives off no heat';
/** From this heat on it is so much easier. */
const STEPS: readonly (readonly [from: number, modifier: number])[] = [
  [16, -3],
  [11, -2],
  [6, -1],
  [1, 0],
];
const COLD = 2;

const isSeeking = ({ designs }: Battlefield, unit: number, bin: number): boolean =>
  designs[unit].bins[bin]?.load === 'heat-seeking';

function modifierFor({ kinds }: Battlefield, { units }: State, target: number): number {
  if (!kinds[target].heat) return COLD;
  const { heat } = units[target];
  return STEPS.find(([from]) => heat >= from)?.[1] ?? COLD;
}

/** MT-INFO-01: how hot an enemy is stands on its sheet. */
const isKnown = (field: Battlefield, state: State, attacker: number, target: number): boolean =>
  !field.kinds[target].heat || knowledgeOf(field, state, target, field.seatOf[attacker]).sheet;

export const heatSeeking: Option<boolean> = {
  id: OPTION,
  title: 'Heat-seeking missiles',
  summary: 'LRM and SRM launchers may have missiles that find their way to hot targets.',
  group: 'Equipment',
  rule: GEAR['heat-seeking missiles'],
  base: false,
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-33',
    'Heat-seeking missiles',
    'At a target with no heat they are at +2, from 6 on at −1, from 11 on at −2, from 16 on at −3. Vehicles and infantry count as cold. Where sheets are hidden the heat counts when the dice fall.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      weaponToHit: (tally, field, state, shot) => {
        const { attacker, target } = shot;
        if (attacker === target || !isSeeking(field, attacker, binOfShot(field, state, shot))) return;
        if (!isKnown(field, state, attacker, target)) return;
        const words = field.kinds[target].heat ? WORDS(state.units[target].heat) : NO_ENGINE;
        const modifier = modifierFor(field, state, target);
        if (modifier !== 0) tally.add(modifier, words, 'MT-WPN-33');
      },
    },
    stage: {
      gear: (names) => [...names, 'heat-seeking missiles'],
      unitsOffered: withAdvancedMechs,
      neededNow: (number, { state }, field, { attacker, target, bin }, dice) =>
        dice.length === 0 || !isSeeking(field, attacker, bin) || isKnown(field, state, attacker, target)
          ? number
          : number + modifierFor(field, state, target),
    },
  }),
};
