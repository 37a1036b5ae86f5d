import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { Order } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { chanceToExceed } from '../../rules/core/odds.ts';
import { prospectsOf } from '../../rules/prospects/prospects.ts';
import { activeDetectionModifiers, activeDetectionThreshold } from '../../rules/sight/detection.ts';
import { found, hasLock } from '../../rules/sight/sighting.ts';
import { unitOf } from '../../state/roster.ts';
import { type Attack, type Manner, type State, shotAt } from '../../state.ts';
import { stakesOf } from '../goals/stakes.ts';
import { spending, worthKept } from './ammunition.ts';
import { hitsFriends } from './friends.ts';

/** An attack on a unit, with the steps of damage expected at full Rate of Fire. */
export interface Promising {
  readonly attack: Attack & { readonly target: number };
  readonly worth: number;
}

/** A possible attack. */
export interface Chance extends Promising {
  /** Its expected result, less its cost in future attacks. */
  readonly gain: number;
}

const picked = (fields: readonly Field[], name: string): Pick | undefined =>
  fields.find((field): field is Pick => field.kind === 'pick' && field.name === name);

const follow = (field: Pick, value: Scalar): readonly Field[] => field.follow?.(value) ?? [];

/** HGB-ROF-02, HGB-INF-06: as much into damage as the menu allows. */
function mostConcentrated(rates: Pick | undefined, rof: number): number {
  const points = rates && picked(follow(rates, rof), 'concentrated');
  return points ? Number(points.values[points.values.length - 1]) : 0;
}

/** The value of an attack, in steps of damage. */
export type Judge = (state: State, attack: Attack & { readonly target: number }) => number;

/** Every weapon at every target on the menu, with one shot and with full Rate of Fire on one target. */
export function* chancesOf(
  state: State,
  by: number,
  fields: readonly Field[],
  manner: Manner,
  judge: Judge,
): Generator<Chance> {
  const mounts = picked(fields, 'mount');
  if (!mounts) return;
  const finding = findingBy(state, by);
  for (const mount of Array.from(mounts.values)) {
    const targets = picked(follow(mounts, mount), 'target');
    if (!targets) continue;
    for (const target of Array.from(targets.values)) {
      const rates = picked(follow(targets, target), 'rof');
      const most = rates ? Number(rates.values[rates.values.length - 1]) : 0;
      const shot = shotAt(by, Number(mount), Number(target), manner);
      let worth = 0;
      for (const [rof, concentrated] of ratesOf(state, shot, most, (rate) => mostConcentrated(rates, rate))) {
        const attack = { ...shot, rof, concentrated };
        if (concentrated < rof && hitsFriends(state, attack)) continue;
        const own = judge(state, attack) * finding(Number(target));
        worth = Math.max(worth, own);
        yield {
          attack,
          worth,
          gain: own - spending(state, attack) * Math.max(own, worthKept(state, attack)),
        };
      }
    }
  }
}

/** All on one target, and one shot; against squads also the whole area, in which every base counts. */
function ratesOf(
  state: State,
  { target }: { readonly target: number },
  most: number,
  concentrated: (rof: number) => number,
): readonly (readonly [rof: number, concentrated: number])[] {
  if (most === 0) return [[0, concentrated(0)]];
  const area = unitOf(state, target).bases > 1 && concentrated(most) > 0 ? [[most, 0] as const] : [];
  return [[most, concentrated(most)], [0, concentrated(0)], ...area];
}

/** HGB-DET-04: a unit's chance to detect a target, computed once for each. */
function findingBy(state: State, by: number): (target: number) => number {
  const known = new Map<number, number>();
  return (target) => {
    const chance = known.get(target) ?? chanceToFind(state, by, target);
    known.set(target, chance);
    return chance;
  };
}

function chanceToFind(state: State, by: number, target: number): number {
  const { isDetected, obscured } = found(state, by, target);
  if (isDetected || hasLock(state, by, target)) return 1;
  const observer = unitOf(state, by);
  const threshold = totalOf<RuleId>((tally) =>
    activeDetectionThreshold(tally, unitOf(state, target), obscured),
  );
  const modifier = totalOf<RuleId>((tally) => activeDetectionModifiers(tally, observer, false));
  return chanceToExceed({ level: observer.sheet.skills.ew, modifier }, threshold);
}

/** Nearly destroyed targets are worth more. */
export const worthBySteps: Judge = (state, attack) => {
  const { steps } = prospectsOf(state, attack);
  const { damage } = unitOf(state, attack.target);
  return steps * (1 + damage / 3) * stakesOf(state, attack.target);
};

/** Steps of damage below which an action is better saved and a position not revealed. */
const WORTH_A_SHOT = 0.05;

/** The attack with the largest gain, if there is one. */
export function bestChance(chances: Iterable<Chance>, noise: () => number, wastes = false): Chance | null {
  let best: Chance | null = null;
  let most = 0;
  for (const chance of chances) {
    const gain = chance.gain + noise();
    // Most bots ignore attacks with hardly any effect, however they misjudge them.
    if (gain <= most || (chance.worth < WORTH_A_SHOT && !wastes)) continue;
    most = gain;
    best = chance;
  }
  return best;
}

export const attackOrder = ({
  attack,
}: {
  readonly attack: Chance['attack'];
}): Extract<Order, { type: 'attack' }> => ({
  type: 'attack',
  mount: attack.mount,
  target: attack.target,
  rof: attack.rof,
  concentrated: attack.concentrated,
});

export const formOf = (orders: readonly OrderForm[], type: Order['type']): OrderForm | undefined =>
  orders.find(
    (form) =>
      form.type === type && form.fields.every((field) => field.kind !== 'pick' || field.values.length > 0),
  );
