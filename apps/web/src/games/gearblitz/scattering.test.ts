import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { aims } from './aims.ts';
import { usual } from './moving.ts';

/** A game of recruits up to where somebody says which way something scatters. */
function untilAsked(scenario: string, step: string, seed: string): GearBlitz['State'] {
  const setup = scenarioSetup(gearblitz, scenario, {});
  if (!setup.ok) throw new Error(setup.error[0].message);
  const state = startGame(gearblitz, setup.value, seed);
  const random = randomFrom(seed);
  while (!state.outcome) {
    const [seat] = waitingFor(state);
    const view = viewFor(gearblitz, state, seat);
    if (view.question?.step === step) return state;
    const order = orderFrom(gearblitz.bot('recruit'), () => view, menuFor(gearblitz, state, seat)!, random);
    expect(submit(gearblitz, state, seat, order)).toMatchObject({ ok: true });
  }
  throw new Error(`Nobody was asked ${step}`);
}

test('the point towards which a support salvo scatters lies behind its target, and can be ordered as it is shown', () => {
  const state = untilAsked('outpost', 'cardinal', 'salvo');
  const [seat] = waitingFor(state);
  const view = viewFor(gearblitz, state, seat);
  const { asset } = view.question as unknown as GearBlitz['Frames']['cardinal'];
  const aim = state.battle.support[asset].at!;
  const entry = usual(view.table, 'cardinal', {}, view.question);
  expect(entry.at).not.toEqual(aim);
  const shown = aims(view, null, { type: 'cardinal', ...entry } as never, null);
  expect(shown?.overlays).toMatchObject([
    { kind: 'circle', at: aim, radius: expect.any(Number), look: 'blast' },
    { kind: 'line', from: aim, to: entry.at, label: '1' },
  ]);
  expect((shown!.overlays[0] as { radius: number }).radius % INCH).toBe(0);
  expect(submit(gearblitz, state, seat, { type: 'cardinal', ...entry })).toMatchObject({ ok: true });
});
