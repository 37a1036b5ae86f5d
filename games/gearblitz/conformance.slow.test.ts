import { conformanceSuite, crowdSuite } from '@ironfield/conformance/suite.ts';
import { expect, test } from 'vitest';
import { gearblitz } from './game.ts';
import { crowds } from './testing/crowd.ts';
import { worlds, worldsOf } from './testing/worlds.ts';

/** The small ones: one plain, one with everything that can be decided before a battle. */
const SMALL = ['meeting', 'outpost'];

conformanceSuite(
  { ...gearblitz, scenarios: gearblitz.scenarios.filter(({ id }) => SMALL.includes(id)) },
  { games: 1 },
);

crowdSuite(crowds, 3);

test('two worlds that differ in one hidden fact look alike to whoever may not know of it', () => {
  const { views, pairs, failure } = worlds({ views: 400, seed: 'suite' });
  if (failure) throw failure;
  expect([views >= 400, pairs > 20]).toEqual([true, true]);
});

type Game = typeof gearblitz;

/** Each shows something that is a secret. */
const BROKEN: Readonly<Record<string, Partial<Game>>> = {
  'the table shows what others have let pass': {
    table: (state, viewer) => ({ ...gearblitz.table(state, viewer), letPass: state.letPass }),
  },
  'the table shows what others have answered in secret': {
    table: (state, viewer) => ({
      ...gearblitz.table(state, viewer),
      sealed: (Object.values(state.sealed ?? {})[0] ?? null) as never,
    }),
  },
  'an event tells what was let pass': {
    redact: (event, viewer) => (event.type === 'let-pass' ? event : gearblitz.redact(event, viewer)),
  },
  'an event tells what was planned': {
    redact: (event, viewer) => (event.type === 'planned' ? event : gearblitz.redact(event, viewer)),
  },
  'an answer tells when a side wants to be asked': { answered: (order) => order },
};

test.each(Object.entries(BROKEN))('Two worlds do not look alike where %s', (_what, broken) => {
  const { failure } = worldsOf({ ...gearblitz, ...broken })({ views: 800, seed: 'v2' });
  expect(failure).not.toBeNull();
});
