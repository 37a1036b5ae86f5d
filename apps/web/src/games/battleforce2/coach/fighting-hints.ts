import { COMMAND_SUMMARIES } from '@ironfield/battleforce2/data/command-words.ts';
import { type Band, HELPLESS_BASE, SHUTDOWN_HEAT } from '@ironfield/battleforce2/data/tables.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { targetsOf, unitsToFire } from '@ironfield/battleforce2/rules/attack/declaration.ts';
import { strikesRear } from '@ironfield/battleforce2/rules/attack/firing-arc.ts';
import { heatAfterAttack } from '@ironfield/battleforce2/rules/attack/heat.ts';
import { bandBetween } from '@ironfield/battleforce2/rules/attack/range.ts';
import { toHit } from '@ironfield/battleforce2/rules/attack/to-hit.ts';
import { canUse, counterOn, listOf } from '@ironfield/battleforce2/rules/commands/commands.ts';
import { hasRear, surviving } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Hint } from '../../../coach/hint.ts';
import { isAsked } from '../../../coach/situation.ts';
import { hint, plannedVolley, type Situation, unitName } from './situation.ts';

const odds = (number: number) => `${Math.round(chanceOfTwoDice(number) * 100)} %`;

function numberOf({ field, state }: Situation, attacker: number, target: number): number {
  const band = bandBetween(field, state, field.unitOf[attacker], field.unitOf[target]) as Band;
  return totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, band }));
}

/** The public name of an enemy element. */
function modelOf({ field }: Situation, element: number): string {
  const unit = field.unitOf[element];
  return field.unitSetups[unit].elements[field.elementsOf[unit].indexOf(element)].chassis;
}

/** Overheating to the top of the scale. */
const willShutDown = hint({
  id: 'will-shut-down',
  rule: 'BF2-HEAT-05',
  times: 3,
  when(situation) {
    const { field, state } = situation;
    const hot = plannedVolley(situation)?.attacks.find(
      ({ attacker, overheat = 0 }) =>
        overheat > 0 && heatAfterAttack(field, state, attacker, overheat) >= SHUTDOWN_HEAT,
    );
    return hot ? { unit: field.unitOf[hot.attacker], name: field.records[hot.attacker].sheet.name } : null;
  },
  text: ({ name }) =>
    `At heat 4 ${name} shuts down: no attack in the next turn, its unit cannot move, and the base number to hit it is 0.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['overheat'] }),
});

const overheating = hint({
  id: 'overheating',
  rule: 'BF2-HEAT-03',
  when(situation) {
    const { field, state } = situation;
    const hot = plannedVolley(situation)?.attacks.find(({ overheat = 0 }) => overheat > 0);
    if (!hot) return null;
    const { attacker, overheat = 0 } = hot;
    const heat = heatAfterAttack(field, state, attacker, overheat);
    return { unit: field.unitOf[attacker], overheat, heat, name: field.records[attacker].sheet.name };
  },
  text: ({ overheat, heat, name }) =>
    `${overheat} more damage now; after that ${name} is ${heat} MP slower and ${heat} worse at attacking until it rests for a turn.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['overheat'] }),
});

/** Each at another element. */
const concentrate = hint({
  id: 'concentrate',
  rule: 'BF2-DECL-01',
  when(situation) {
    const volley = plannedVolley(situation);
    if (!volley || volley.attacks.length < 3) return null;
    const targets = new Set(volley.attacks.map(({ element }) => element));
    return targets.size === volley.attacks.length ? { unit: volley.target } : null;
  },
  text: () =>
    'Your elements aim at different targets. Fire together: a wounded element shoots as hard as a fresh one, a destroyed one never again.',
  highlight: ({ unit }) => ({ units: [unit] }),
});

const helplessTarget = hint({
  id: 'helpless-target',
  rule: 'BF2-HIT-01',
  when(situation) {
    const { field, state } = situation;
    const volley = plannedVolley(situation);
    if (!volley) return null;
    const helpless = surviving(field, state, volley.target).find(
      (element) => state.elements[element].base === HELPLESS_BASE,
    );
    if (helpless === undefined || volley.attacks.some(({ element }) => element === helpless)) return null;
    return { unit: volley.target, name: modelOf(situation, helpless) };
  },
  text: ({ name }) => `${name} does not move: its base number is 0, so nearly every shot at it hits.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

/** The same shot at another element of the unit needs less. */
const easierTarget = hint({
  id: 'easier-target',
  rule: 'BF2-HIT-01',
  when(situation) {
    const { field, state } = situation;
    const volley = plannedVolley(situation);
    for (const { attacker, element } of volley?.attacks ?? []) {
      const number = numberOf(situation, attacker, element);
      const easier = surviving(field, state, volley!.target).find(
        (other) => numberOf(situation, attacker, other) <= number - 2,
      );
      if (easier === undefined) continue;
      const better = numberOf(situation, attacker, easier);
      return {
        unit: volley!.target,
        name: modelOf(situation, element),
        other: modelOf(situation, easier),
        number,
        better,
      };
    }
    return null;
  },
  text: ({ name, other, number, better }) =>
    `${name} is fast and hard to hit. ${other} needs ${better} instead of ${number}: ${odds(better)} against ${odds(number)}.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['attacks'] }),
});

const rearShot = hint({
  id: 'rear-shot',
  rule: 'BF2-DMG-02',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'fire')) return null;
    for (const unit of unitsToFire(field, state, seat)) {
      const open = targetsOf(field, state, unit).find(
        (enemy) => hasRear(field.types[field.elementsOf[enemy][0]]) && strikesRear(field, state, unit, enemy),
      );
      if (open === undefined || plannedVolley(situation)?.target === open) continue;
      return { open, unit, name: unitName(situation, open), own: unitName(situation, unit) };
    }
    return null;
  },
  text: ({ own, name }) => `${own} stands behind ${name}: every hit there does 1 more damage.`,
  highlight: ({ open, unit }) => ({ units: [open, unit] }),
});

const longRange = hint({
  id: 'long-range',
  rule: 'BF2-HIT-03',
  when(situation) {
    const { field, state } = situation;
    const volley = plannedVolley(situation);
    if (!volley?.attacks.length || bandBetween(field, state, volley.unit, volley.target) !== 2) return null;
    const { attacker, element } = volley.attacks[0];
    return { ...volley, number: numberOf(situation, attacker, element) };
  },
  text: ({ number }) =>
    `Long range adds 4: ${number} is ${odds(number)}. From four hexes or less it would be ${number - 2}, ${odds(number - 2)}.`,
  highlight: ({ unit, target }) => ({ units: [unit, target], controls: ['explanation'] }),
});

const coolDown = hint({
  id: 'cool-down',
  rule: 'BF2-HEAT-06',
  when(situation) {
    const { field, state } = situation;
    const hot = plannedVolley(situation)?.attacks.find(
      ({ attacker }) => state.elements[attacker].condition.heat >= 2,
    );
    if (!hot) return null;
    const { heat } = state.elements[hot.attacker].condition;
    return { unit: field.unitOf[hot.attacker], heat, name: field.records[hot.attacker].sheet.name };
  },
  text: ({ name, heat }) =>
    `${name} runs at heat ${heat}: ${heat} worse at attacking and ${heat} MP slower. One turn without an attack takes it to 0.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

/** Before the first counter is drawn. */
const drawing = hint({
  id: 'drawing',
  rule: 'BF2-CMD-04',
  times: 1,
  when: (situation: Situation) => (isAsked(situation, 'draw') ? {} : null),
  text: () =>
    'A counter is an order for one of your units: to be faster, to aim better, to be lucky. Draw one each turn; what you cannot use can go back.',
});

const drawn = hint({
  id: 'drawn',
  rule: 'BF2-CMD-04',
  when(situation) {
    const { field, state, seat } = situation;
    const number = state.commands?.cups[seat].drawn ?? null;
    return isAsked(situation, 'place-counter') && number !== null
      ? { command: listOf(field, seat)[number] }
      : null;
  },
  text: ({ command }) =>
    `${command}: ${COMMAND_SUMMARIES[command]} Face-down on a unit it waits until you use it; the enemy sees only its back.`,
});

/** A face-down counter that could be used now. */
const unusedCommand = hint({
  id: 'unused-command',
  rule: 'BF2-CMD-03',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'use') || !isAsked(situation, 'done')) return null;
    const unit = field.unitsOf[seat].find((each) => canUse(field, state, each));
    if (unit === undefined) return null;
    return { unit, command: counterOn(field, state, unit)!, name: unitName(situation, unit) };
  },
  text: ({ command, name }) =>
    `${name} holds ${command}: ${COMMAND_SUMMARIES[command]} It works for one turn from when you turn it up; until then the enemy does not know it.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

export const fightingHints: readonly Hint<Situation>[] = [
  willShutDown,
  overheating,
  helplessTarget,
  concentrate,
  easierTarget,
  rearShot,
  longRange,
  coolDown,
  drawing,
  drawn,
  unusedCommand,
];
