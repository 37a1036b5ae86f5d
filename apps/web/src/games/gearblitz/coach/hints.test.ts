import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { rules } from '@ironfield/gearblitz/rule-index.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { TRAINING_SETUP } from '../lesson/training-setup.ts';
import { gearblitzCoach } from './coach.ts';
import { hints } from './hints.ts';
import { nameOf, snapChances } from './situation.ts';

/** Recruits on the training ground until the first side is asked for such an order. */
function until(asked: string) {
  const state = startGame(gearblitz, TRAINING_SETUP, 'hints');
  const random = randomFrom('hints');
  for (;;) {
    const [seat] = waitingFor(state);
    const menu = menuFor(gearblitz, state, seat)!;
    const view = viewFor(gearblitz, state, seat);
    if (seat === 0 && menu.orders.some(({ type }) => type === asked)) return { menu, view };
    submit(
      gearblitz,
      state,
      seat,
      orderFrom(gearblitz.bot('recruit'), () => view, menu, random),
    );
  }
}

const { menu, view } = until('activate');
const said = (id: string, plan: Parameters<typeof gearblitzCoach.situationOf>[3]) =>
  hints.find((each) => each.id === id)!.advise(gearblitzCoach.situationOf(gearblitz, view, menu, plan)!)
    ?.text ?? null;

test('the coach says what a speed means, but for the usual one', () => {
  const activate = (speed: string) => ({ type: 'activate', unit: 0, speed, mode: 'G' });
  expect(said('speed', activate('top'))).toMatch(/^At Top Speed Lead attacks with −3/);
  expect(said('speed', activate('stationary'))).toMatch(/^Stationary, Lead attacks with \+2/);
  expect(said('speed', activate('combat'))).toBeNull();
});

test('the coach says nothing of an attack by nobody', () => {
  expect(said('poor-shot', { type: 'attack', mount: 0, target: 3 })).toBeNull();
});

test('of all who could take a Snap Fire the coach names the best, and says so when another one is chosen', () => {
  const { menu: asked, view: seen } = until('snap');
  const situation = (plan: Parameters<typeof gearblitzCoach.situationOf>[3]) =>
    gearblitzCoach.situationOf(gearblitz, seen, asked, plan)!;
  const shots = snapChances(situation(null));
  expect(shots.length).toBeGreaterThan(1);
  const [best, worst] = [shots[0], shots.at(-1)!];
  expect(worst.chance).toBeLessThan(best.chance);
  const say = (by: number) =>
    hints.find(({ id }) => id === 'snap')!.advise(situation({ type: 'snap', unit: by }))!;
  const name = nameOf(situation(null), best.attack.by);
  expect(say(best.attack.by).text).toMatch(
    new RegExp(`${name} has the best chance|Nobody has a better chance`),
  );
  expect(say(worst.attack.by).highlight).toEqual({ units: [best.attack.by] });
  expect(say(worst.attack.by).text).toMatch(new RegExp(`^(${name} has a better chance|Nobody)`));
});

test('the coach is silent about what nobody asks, and cites rules that exist', () => {
  for (const id of ['evade', 'first-or-second', 'hull-down', 'poor-shot']) expect(said(id, null)).toBeNull();
  const known = rules.map(({ id }) => id as string);
  expect(hints.map(({ rule }) => rule).filter((rule) => !known.includes(rule))).toEqual([]);
});
