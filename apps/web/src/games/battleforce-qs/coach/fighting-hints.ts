import { type Bracket, SHUTDOWN_HEAT } from '@ironfield/battleforce-qs/data/tables.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { attackDirection } from '@ironfield/battleforce-qs/rules/attack/attack-direction.ts';
import { damageValue } from '@ironfield/battleforce-qs/rules/attack/damage.ts';
import {
  mayAttack,
  possibleAttacks,
  verdictBetween,
} from '@ironfield/battleforce-qs/rules/attack/declaration.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/attack/to-hit.ts';
import { isShutDown } from '@ironfield/battleforce-qs/rules/movement/movement.ts';
import { opponentOf } from '@ironfield/battleforce-qs/state.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Hint } from '../../../coach/hint.ts';
import { isAsked } from '../../../coach/situation.ts';
import { hint, livingOf, type PlannedAttack, type Situation } from './situation.ts';

const odds = (number: number) => `${Math.round(chanceOfTwoDice(number) * 100)} %`;

function plannedAttacks({ plan }: Situation): readonly PlannedAttack[] {
  return plan?.type === 'declare' ? plan.attacks : [];
}

function bracketOf({ field, state }: Situation, attacker: number, target: number): Bracket {
  return bracketBetween(field, state, field.unitOf[attacker], field.unitOf[target]) as Bracket;
}

function numberOf(situation: Situation, attacker: number, target: number): number {
  const { field, state } = situation;
  const bracket = bracketOf(situation, attacker, target);
  return totalOf<RuleId>((tally) => toHit(tally, field, state, { attacker, target, bracket }));
}

/** Overheating to the top of the scale. */
const willShutDown = hint({
  id: 'will-shut-down',
  rule: 'BFQ-HEA-04',
  times: 3,
  when(situation) {
    const { field, state } = situation;
    const hot = plannedAttacks(situation).find(({ attacker, overheat = 0 }) => {
      const { heat, effects } = state.elements[attacker];
      return overheat > 0 && heat + overheat + effects.engineHits >= SHUTDOWN_HEAT;
    });
    return hot ? { element: hot.attacker, name: field.sheets[hot.attacker].name } : null;
  },
  text: ({ name }) =>
    `At heat 4 ${name} shuts down: for a turn it cannot attack, holds its Unit in place, and is 4 easier to hit.`,
  highlight: ({ element }, { field }) => ({ units: [field.unitOf[element]], controls: ['overheat'] }),
});

const overheating = hint({
  id: 'overheating',
  rule: 'BFQ-HEA-03',
  when(situation) {
    const { field, state } = situation;
    const hot = plannedAttacks(situation).find(({ overheat = 0 }) => overheat > 0);
    if (!hot) return null;
    const { attacker, overheat = 0 } = hot;
    return {
      attacker,
      overheat,
      heat: state.elements[attacker].heat + overheat,
      name: field.sheets[attacker].name,
    };
  },
  text: ({ overheat, heat, name }) =>
    `Overheating adds ${overheat} damage now; from next turn ${name} pays ${heat} MP and ${heat} on its to-hit numbers until it rests for a turn.`,
  highlight: ({ attacker }, { field }) => ({ units: [field.unitOf[attacker]], controls: ['overheat'] }),
});

/** The target's player will take the side that closes the line. */
const boundary = hint({
  id: 'boundary',
  rule: 'BFQ-COM-03',
  when(situation) {
    const { field, state } = situation;
    const unsure = plannedAttacks(situation).find(
      ({ attacker, target }) =>
        verdictBetween(field, state, field.unitOf[attacker], field.unitOf[target]) === 'target-chooses',
    );
    return unsure ? { ...unsure, name: field.sheets[unsure.target].name } : null;
  },
  text: ({ name }) =>
    `The line to ${name} runs exactly between two hexes: your opponent chooses the side, and can close it. Another target is a safer bet.`,
  highlight: ({ target }, { field }) => ({ units: [field.unitOf[target]] }),
});

/** The damage to a target if all Elements that can attack it hit, and the circles it has left. */
function focusOn(situation: Situation, target: number, attackers: readonly number[]) {
  const { field, state } = situation;
  const { armor, structure } = state.elements[target];
  const damage = attackers.map((attacker) =>
    damageValue(
      field.sheets[attacker],
      state.elements[attacker].effects.weaponHits,
      bracketOf(situation, attacker, target),
    ),
  );
  return { left: armor + structure, damage: damage.reduce((a, b) => a + b, 0) };
}

/** Damaged, within the power of those who can attack it, and not attacked by more than one as planned. */
const concentrate = hint({
  id: 'concentrate',
  rule: 'BFQ-COM-11',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'declare')) return null;
    const attacks = possibleAttacks(field, state, seat);
    const weak = livingOf(situation, opponentOf(seat))
      .map((target) => {
        const able = [...attacks]
          .filter(([, targets]) => targets.includes(target))
          .map(([attacker]) => attacker);
        return { target, able, ...focusOn(situation, target, able) };
      })
      .filter(({ target, able, left, damage }) => {
        const printed = field.sheets[target].armor + field.sheets[target].structure;
        const isDamaged = left > 0 && left * 2 <= printed && !state.elements[target].marked.destroyed;
        return isDamaged && able.length > 1 && damage >= left;
      })
      .toSorted((a, b) => a.left - b.left)[0];
    if (!weak) return null;
    const planned = plannedAttacks(situation);
    const onIt = planned.filter(({ target }) => target === weak.target).length;
    if (onIt >= Math.min(2, planned.length || 1)) return null;
    return { ...weak, name: field.sheets[weak.target].name };
  },
  text: ({ name, left }) =>
    `${name} has ${left} ${left === 1 ? 'circle' : 'circles'} left. Fire at it together: a wounded Element shoots as hard as a fresh one, a destroyed one never again.`,
  highlight: ({ target }, { field }) => ({ units: [field.unitOf[target]] }),
});

const stillShoots = hint({
  id: 'still-shoots',
  rule: 'BFQ-COM-08',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'declare')) return null;
    const doomed = livingOf(situation, seat).find(
      (element) => state.elements[element].marked.destroyed && mayAttack(state, element),
    );
    return doomed === undefined ? null : { doomed, name: field.sheets[doomed].name };
  },
  text: ({ name }) =>
    `${name} is lost, but damage takes effect in the End Phase: it still makes its attack. So overheat it if you can.`,
  highlight: ({ doomed }, { field }) => ({ units: [field.unitOf[doomed]] }),
});

const helplessTarget = hint({
  id: 'helpless-target',
  rule: 'BFQ-HEA-04',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'declare')) return null;
    const inReach = [...possibleAttacks(field, state, seat).values()].flat();
    const target = inReach.find((element) => isShutDown(state.elements[element]));
    if (target === undefined || plannedAttacks(situation).some((attack) => attack.target === target))
      return null;
    return { target, name: field.sheets[target].name };
  },
  text: ({ name }) =>
    `${name} is shut down: 4 easier to hit, and neither speed nor jump jets help it this turn.`,
  highlight: ({ target }, { field }) => ({ units: [field.unitOf[target]] }),
});

/** The same shot at a neighbour that cannot jump needs less. */
const jumpingTarget = hint({
  id: 'jumping-target',
  rule: 'BFQ-COM-06',
  when(situation) {
    const { field, state, seat } = situation;
    const attacks = possibleAttacks(field, state, seat);
    for (const { attacker, target } of plannedAttacks(situation)) {
      if (!field.sheets[target].jump || isShutDown(state.elements[target])) continue;
      const number = numberOf(situation, attacker, target);
      const easier = attacks
        .get(attacker)
        ?.find((other) => !field.sheets[other].jump && numberOf(situation, attacker, other) < number);
      if (easier === undefined) continue;
      const [name, other] = [field.sheets[target].name, field.sheets[easier].name];
      return { target, easier, name, other, number, better: numberOf(situation, attacker, easier) };
    }
    return null;
  },
  text: ({ name, other, number, better }) =>
    `${name} is jump-capable, which makes it 1 harder to hit. ${other} needs ${better} instead of ${number}: ${odds(better)} against ${odds(number)}.`,
  highlight: ({ target, easier }, { field }) => ({ units: [field.unitOf[target], field.unitOf[easier]] }),
});

const rearShot = hint({
  id: 'rear-shot',
  rule: 'BFQ-COM-10',
  when(situation) {
    const { field, state, seat } = situation;
    if (!isAsked(situation, 'declare')) return null;
    for (const [attacker, targets] of possibleAttacks(field, state, seat)) {
      const target = targets.find(
        (each) => attackDirection(field, state, field.unitOf[attacker], field.unitOf[each]) === 'rear',
      );
      if (target === undefined) continue;
      const unit = field.unitOf[target];
      if (plannedAttacks(situation).some((attack) => field.unitOf[attack.target] === unit)) return null;
      return { unit, name: field.unitSheets[unit].name };
    }
    return null;
  },
  text: ({ name }) => `You stand behind ${name}: every hit there does 1 more damage.`,
  highlight: ({ unit }) => ({ units: [unit] }),
});

const longRange = hint({
  id: 'long-range',
  rule: 'BFQ-COM-05',
  when(situation) {
    const far = plannedAttacks(situation).find(
      ({ attacker, target }) => bracketOf(situation, attacker, target) === 2,
    );
    return far ? { ...far, number: numberOf(situation, far.attacker, far.target) } : null;
  },
  text: ({ number }) =>
    `Long range adds 4 to the number: ${number} is ${odds(number)}. From four hexes or less it would be ${number - 2}, ${odds(number - 2)}.`,
  highlight: ({ attacker, target }, { field }) => ({
    units: [field.unitOf[attacker], field.unitOf[target]],
    controls: ['explanation'],
  }),
});

const coolDown = hint({
  id: 'cool-down',
  rule: 'BFQ-HEA-05',
  when(situation) {
    const { field, state } = situation;
    if (!isAsked(situation, 'declare')) return null;
    const hot = plannedAttacks(situation).find(({ attacker }) => state.elements[attacker].heat >= 2);
    if (!hot) return null;
    const { heat } = state.elements[hot.attacker];
    return { element: hot.attacker, heat, name: field.sheets[hot.attacker].name };
  },
  text: ({ name, heat }) =>
    `${name} runs at heat ${heat}: ${heat} worse to hit with and ${heat} MP slower. One turn without an attack takes it to 0.`,
  highlight: ({ element }, { field }) => ({ units: [field.unitOf[element]] }),
});

export const fightingHints: readonly Hint<Situation>[] = [
  willShutDown,
  boundary,
  overheating,
  concentrate,
  helplessTarget,
  jumpingTarget,
  stillShoots,
  rearShot,
  longRange,
  coolDown,
];
