import { copy } from '@ironfield/kernel/json.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { advance, fork, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { guessReport } from '@ironfield/kernel/play/errand.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { generateCampaign } from './forces.ts';
import { linked } from './game.ts';
import type { Order } from './orders.ts';
import type { State } from './state.ts';

/** Plays with whatever is on the menus, and reports that might come; looks at each state and each event. */
function play(seed: string, look: (state: State, events: readonly Event[]) => void = () => {}): State {
  const random = randomFrom(seed);
  const sides = [
    { faction: 'Marik', technicians: 5 },
    { faction: 'Jade Falcon', camp: { settlement: 'city', isHarsh: true } },
  ] as const;
  const wish = { sides, hasInfantry: true, options: { supply: seed.endsWith('1') } };
  const state = startGame(linked, generateCampaign(wish, random), seed);
  while (!state.outcome) {
    const events: Event[] = [];
    if (!guessReport(linked, state, random, events)) {
      const [seat] = waitingFor(state);
      const order = sampleOrder<Order>(menuFor(linked, state, seat!)!, random)!;
      expect(advance(linked, state, seat!, order, events)).toBeNull();
    }
    look(state, events);
  }
  return state;
}

const SEEDS = Array.from({ length: 20 }, (_, index) => `random ${index}`);

test.each(SEEDS)('%s: elements, wrecks and points are always sound, and everything can be told', (seed) => {
  const state = play(seed, (now, events) => {
    expect(linked.invariants(now)).toEqual([]);
    const table = linked.table(now, 0);
    for (const event of events) {
      const sentence = linked.describe(event, table);
      if (sentence !== null) expect(sentence).toMatch(/^[^ ].*[^ ][.]$/s);
      expect(sentence ?? '').not.toMatch(/undefined|null|NaN/);
    }
    expect(linked.draw(table)).not.toMatch(/undefined|NaN/);
  });
  expect(state.chronicle.length).toBeGreaterThan(0);
});

test('The same seed and orders lead to the same campaign, and a look or a fork changes nothing', () => {
  const first = play('again');
  const second = play('again', (now) => {
    const before = copy(now as never);
    fork(linked, now).elements = [];
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = viewFor(linked, now, viewer);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      if (!now.outcome && view.question) imagined(linked, view, 'guess');
    }
    expect(now).toEqual(before);
  });
  expect(linked.standing(second)).toEqual(linked.standing(first));
});

test('A bot gives legal orders, and gives up nothing that it could still mend', () => {
  const state = startGame(
    linked,
    generateCampaign({ options: { supply: true } }, randomFrom('bots')),
    'bots',
  );
  const random = randomFrom('bots');
  while (!state.outcome) {
    if (guessReport(linked, state, random)) continue;
    const [seat] = waitingFor(state);
    const menu = menuFor(linked, state, seat!)!;
    const order = linked.bot('regular').choose(() => viewFor(linked, state, seat!), menu, random);
    expect(advance(linked, state, seat!, order)).toBeNull();
  }
});
