import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm, Pick, Scalar } from '@ironfield/kernel/menu.ts';
import type { Order } from '../orders.ts';
import { unitOf } from '../roster.ts';
import type { RuleId } from '../rule-index.ts';
import { mountedOn } from '../rules/aiming.ts';
import { activeDetectionModifiers, activeDetectionThreshold } from '../rules/detection.ts';
import { chanceToExceed } from '../rules/odds.ts';
import { prospectsOf } from '../rules/prospects.ts';
import { found, hasLock } from '../rules/sighting.ts';
import { type Attack, type Manner, type State, shotAt } from '../state.ts';
import { stakesOf } from './stakes.ts';

/** An attack that could be made, and the steps of damage that it promises. */
export interface Chance {
  readonly attack: Attack & { readonly target: number };
  readonly worth: number;
}

const picked = (fields: readonly Field[], name: string): Pick | undefined =>
  fields.find((field): field is Pick => field.kind === 'pick' && field.name === name);

const follow = (field: Pick, value: Scalar): readonly Field[] => field.follow?.(value) ?? [];

/** HGB-ROF-02, HGB-INF-06: as much into damage as the menu allows. */
function mostConcentrated(rates: Pick | undefined, rof: number): number {
  const points = rates && picked(follow(rates, rof), 'concentrated');
  return points ? Number(points.values[points.values.length - 1]) : 0;
}

/** What an attack is worth, in steps of damage. */
export type Judge = (state: State, attack: Attack & { readonly target: number }) => number;

/** Every weapon at every target that the menu offers, with one shot and with all that it has on one target. */
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
      for (const rof of most > 0 ? [0, most] : [0]) {
        const shot = shotAt(by, Number(mount), Number(target), manner);
        const attack = { ...shot, rof, concentrated: mostConcentrated(rates, rof) };
        yield { attack, worth: judge(state, attack) * finding(Number(target)) };
      }
    }
  }
}

/** HGB-DET-04: the chance of a unit to find a target, which is worked out once for each. */
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

/** Whoever is nearly gone is worth more; a burst may empty the weapon. */
export const worthBySteps: Judge = (state, attack) => {
  const { steps } = prospectsOf(state, attack);
  const { damage } = unitOf(state, attack.target);
  const { mount } = mountedOn(state, attack.by, attack.mount);
  const thrift = attack.rof > 0 && !mount.reloads ? 0.85 : 1;
  return steps * (1 + damage / 3) * thrift * stakesOf(state, attack.target);
};

/** The best of them, if there is any. */
export function bestChance(chances: Iterable<Chance>, noise: () => number): Chance | null {
  let best: Chance | null = null;
  let most = 0;
  for (const chance of chances) {
    const worth = chance.worth + noise();
    if (worth <= most) continue;
    most = worth;
    best = chance;
  }
  return best;
}

export const attackOrder = ({ attack }: Chance): Extract<Order, { type: 'attack' }> => ({
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
