import { eventsFor, fork } from '@ironfield/kernel/advance.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import { difference, insistUnchanged } from './difference.ts';
import { insist } from './failure.ts';
import { give, type Property, sampleStep, viewersOf } from './moment.ts';

/** How many orders are followed from a moment on: whole moments are rare, and many events are rarer still. */
const ORDERS = 10;

const followed: Property = {
  id: 'followed',
  sentence: 'event by event everybody comes to the table that an order leads to',
  when: 'moment',
  check(moment) {
    const { game, random } = moment;
    const { after, untold = [] } = game;
    if (!after) return;
    const state = fork(game, moment.state);
    const viewers = viewersOf(moment);
    for (let i = 0; i < ORDERS && !state.outcome; i++) {
      const tables = viewers.map((viewer) => game.table(state, viewer));
      const step = sampleStep(game, state, random);
      const events: (typeof moment.events)[number][] = [];
      give(game, state, step, events);
      for (const [index, viewer] of viewers.entries()) {
        const seen = eventsFor(game, events, viewer);
        const from = tables[index]!;
        const before = canonical(without(from, ['setup']));
        const reached = seen.reduce((table, event) => after(table, event), from);
        insistUnchanged(before, without(from, ['setup']), 'Following events changed the table before them');
        const found = difference(without(reached, untold), without(game.table(state, viewer), untold));
        insist(
          !found,
          () => `Events of ${JSON.stringify(step.order)} come to another table for ${viewer}: ${found}`,
        );
      }
    }
  },
};

/** Plain data without what lies at the paths; see `Game.untold`. */
function without(value: unknown, paths: readonly string[]): unknown {
  if (paths.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => without(inner, paths));
  const kept = Object.entries(value).filter(([key]) => !paths.includes(key));
  return Object.fromEntries(
    kept.map(([key, inner]) => {
      const below = paths.flatMap((path) => (path.startsWith(`${key}.`) ? [path.slice(key.length + 1)] : []));
      return [key, without(inner, below)];
    }),
  );
}

export const FOLLOWING: readonly Property[] = [followed];
