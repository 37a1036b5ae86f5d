import type { Speed } from '@ironfield/gearblitz/cards/card.ts';
import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import { angleOf, mountedOn } from '@ironfield/gearblitz/rules/attack/aiming.ts';
import { rofOf } from '@ironfield/gearblitz/rules/core/range.ts';
import { baseOf, distanceBetween, found, touches } from '@ironfield/gearblitz/rules/sight/sighting.ts';
import { leastMovement, movementOf } from '@ironfield/gearblitz/rules/unit/movement.ts';
import { unitOf } from '@ironfield/gearblitz/state/roster.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import type { Hint } from '../../../coach/hint.ts';
import { isAsked } from '../../../coach/situation.ts';
import { percent } from '../../../ui/words/odds.ts';
import {
  enemiesOf,
  hint,
  nameOf,
  plannedAttack,
  plannedMove,
  type Situation,
  snapChances,
} from './situation.ts';

const POOR = 0.15;
/** Less is no better chance. */
const MUCH = 0.02;
const NEAR = 14 * INCH;
/** Attacks that are good enough to be evaded. */
const GOOD = 5;

const speed = hint({
  id: 'speed',
  rule: 'HGB-MOVE-02',
  times: 3,
  when(situation) {
    const { plan, state } = situation;
    if (plan?.type !== 'activate' || typeof plan.unit !== 'number') return null;
    const wanted = plan.speed as Speed;
    const unit = { ...unitOf(state, plan.unit), speed: wanted };
    if (wanted === 'combat') return null;
    const at = wanted === 'top' ? 2 : 0;
    const { attack } = unit.sheet.card;
    const { defense } = movementOf(unit);
    return {
      isTop: wanted === 'top',
      name: nameOf(situation, plan.unit),
      attack: signed(attack[at]),
      defense: signed(defense[at]),
      least: leastMovement(unit).least / INCH,
    };
  },
  text: ({ isTop, name, attack, defense, least }) =>
    isTop
      ? `At Top Speed ${name} attacks with ${attack} and defends with ${defense}. It has to spend more than ${least} MP, and paid turns are tests.`
      : `Stationary, ${name} attacks with ${attack} and defends with ${defense}: good for a shot from cover, bad in the open.`,
});

const rear = hint({
  id: 'rear',
  rule: 'HGB-ATT-04',
  when(situation) {
    const { unit } = situation;
    const after = plannedMove(situation);
    if (!after) return null;
    const behind = enemiesOf(situation).find(
      (enemy) => distanceBetween(after, unit, enemy) < NEAR && angleOf(after, unit, enemy) === 'rear',
    );
    return behind === undefined ? null : { behind, name: nameOf(situation, behind) };
  },
  text: ({ name }) =>
    `${name} would stand behind you, where you defend worse and your weapons do not reach. Turn.`,
  highlight: ({ behind }) => ({ units: [behind] }),
});

const cover = hint({
  id: 'cover',
  rule: 'HGB-LOS-02',
  when(situation) {
    const { unit } = situation;
    const after = plannedMove(situation);
    if (!after) return null;
    const base = baseOf(after, unit);
    const isAt = after.scene.pieces.some((each) => !each.isGround && each.height > 0 && touches(base, each));
    const hidden = enemiesOf(situation).filter((enemy) => !found(after, enemy, unit).isDetected);
    if (!isAt || hidden.length === 0) return null;
    return { count: hidden.length };
  },
  text: ({ count }) =>
    `Good cover: ${count === 1 ? 'one enemy' : `${count} enemies`} would not detect you there without a test.`,
});

const poorShot = hint({
  id: 'poor-shot',
  rule: 'HGB-ATT-03',
  when(situation) {
    const planned = plannedAttack(situation);
    if (!planned || planned.attack.manner === 'snap fire' || planned.hit >= POOR) return null;
    return { hit: planned.hit };
  },
  text: ({ hit }) =>
    `Only ${percent(hit)}: come closer first, or stand by and let them come. The number says what makes it so hard.`,
});

const snap = hint({
  id: 'snap',
  rule: 'HGB-ACT-11',
  times: 3,
  when(situation) {
    const { plan } = situation;
    const shots = snapChances(situation);
    const [best] = shots;
    if (!best) return null;
    const planned = plan?.type === 'snap' ? shots.find(({ attack }) => attack.by === plan.unit) : undefined;
    const { by } = best.attack;
    return {
      by,
      best: nameOf(situation, by),
      chance: best.chance,
      count: shots.length,
      other:
        planned && planned.chance < best.chance - MUCH
          ? `${nameOf(situation, planned.attack.by)} ${percent(planned.chance)}`
          : null,
    };
  },
  text({ best, chance, count, other }) {
    if (chance < POOR)
      return `The best chance of damage is only ${percent(chance)}: let it come closer. The action is spent, hit or miss.`;
    if (other) return `${best} has a better chance of damage: ${percent(chance)}, ${other}.`;
    return count === 1
      ? `${best} has ${percent(chance)} to do damage. The action is spent, hit or miss.`
      : `Of ${count} who could fire ${best} has the best chance of damage: ${percent(chance)}.`;
  },
  highlight: ({ by }) => ({ units: [by] }),
});

const rateOfFire = hint({
  id: 'rate-of-fire',
  rule: 'HGB-ROF-01',
  when(situation) {
    const planned = plannedAttack(situation);
    if (!planned || planned.attack.rof > 0) return null;
    const { by, mount: index } = planned.attack;
    const { mount, weapon } = mountedOn(situation.state, by, index);
    const most = rofOf(mount, weapon);
    return most > 0 ? { most, name: weapon.name } : null;
  },
  text: ({ most, name }) =>
    `The ${name} has Rate of Fire ${most}: at short range use it for more damage, or for an area. It may run out of ammunition.`,
});

const standBy = hint({
  id: 'stand-by',
  rule: 'HGB-ACT-09',
  when(situation) {
    const { state, unit } = situation;
    if (!isAsked(situation, 'done') || isAsked(situation, 'attack') || situation.plan?.type === 'attack')
      return null;
    return state.units[unit]?.actions > 0 ? { name: nameOf(situation, unit) } : null;
  },
  text: ({ name }) =>
    `${name} has an action left and nobody to attack: “Stand by” keeps it for Snap Fire, and it is lost otherwise.`,
});

const hullDown = hint({
  id: 'hull-down',
  rule: 'HGB-ACT-06',
  when: (situation) => (isAsked(situation, 'hull-down') ? {} : null),
  text: () =>
    'There is cover here: for an action you go Hull-Down, and its counters absorb damage from that side.',
});

const evade = hint({
  id: 'evade',
  rule: 'HGB-ACT-05',
  times: 3,
  when(situation) {
    if (!isAsked(situation, 'evade')) return null;
    const against = Number(situation.question.against ?? 0);
    return { against, isGood: against >= GOOD };
  },
  text: ({ against, isGood }) =>
    isGood
      ? `${against} is a good attack: evading makes your defence 1 better, now and for the rest of the round.`
      : `${against} is not much: stand firm, and keep your action for a shot.`,
});

const first = hint({
  id: 'first-or-second',
  rule: 'HGB-ROUND-02',
  when: (situation: Situation) => (isAsked(situation, 'go-first') ? {} : null),
  text: () =>
    'The side that begins shoots first, but its enemies still have their actions for Snap Fire and evasion.',
});

/** The coach's hints about Heavy Gear Blitz, the most important first. */
export const hints: readonly Hint<Situation>[] = [
  rear,
  snap,
  poorShot,
  evade,
  speed,
  standBy,
  cover,
  rateOfFire,
  hullDown,
  first,
];
