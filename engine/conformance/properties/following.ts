// Properties for clients that follow a game remotely and get nothing but events and views.

import { copy } from '@ironfield/kernel/json.ts';
import { expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { eventsFor, fork, menuFor, middleOf, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import { menuInView, promptInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { insistEqual } from '../difference.ts';
import { insist } from '../failure.ts';
import { give, type Property, sampleStep, viewersOf } from '../moment.ts';

/** Orders followed from one moment: whole moments are rare, and many events are rarer still. */
const ORDERS = 10;

const followed: Property = {
  id: 'followed',
  sentence: 'following event by event leads everybody to the table after the order',
  when: 'moment',
  check(moment) {
    const { game, random } = moment;
    if (!game.after) return;
    const state = fork(game, moment.state);
    const viewers = viewersOf(moment);
    for (let i = 0; i < ORDERS && !state.outcome; i++) {
      const tables = viewers.map((viewer) => viewFor(game, state, viewer).table);
      const step = sampleStep(game, state, random);
      const events: (typeof moment.events)[number][] = [];
      give(game, state, step, events);
      for (const [index, viewer] of viewers.entries()) {
        const what = `Events of ${JSON.stringify(step.order)} come to another table for ${viewer}`;
        insistFollowed(
          game,
          tables[index],
          eventsFor(game, events, viewer),
          game.table(middleOf(game, state), viewer),
          what,
        );
      }
    }
  },
};

/** Insists that events lead from one table to the other. */
export function insistFollowed<G extends GameTypes>(
  { after, notInEvents = [] }: Game<G>,
  from: G['Table'],
  events: readonly G['Event'][],
  to: G['Table'],
  claim: string,
): void {
  const before = copy(without(from, ['setup']));
  const reached = events.reduce((table, event) => after!(table, event), from);
  insistEqual(before, without(from, ['setup']), 'Following events changed the table before them');
  insistEqual(without(reached, notInEvents), without(to, notInEvents), claim);
}

/** Plain data without the parts at these paths; see `Game.notInEvents`. */
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

const rebuilt: Property = {
  id: 'rebuilt',
  sentence: 'a client that knows the rules can compute every menu from the view it was sent',
  when: 'moment',
  check(moment) {
    const { game, state } = moment;
    for (const viewer of viewersOf(moment)) {
      const view = viewFor(game, state, viewer);
      const rebuilt = menuInView(game, JSON.parse(JSON.stringify(view)) as typeof view);
      const real = viewer === 'spectator' ? null : menuFor(game, state, viewer);
      insistEqual(
        rebuilt && expandMenu(rebuilt),
        real && expandMenu(real),
        `The menu in the view of ${viewer} is not the real one`,
      );
    }
  },
};

const overheard: Property = {
  id: 'overheard',
  sentence: 'a waiting viewer who is shown a question reads what the other seat is asked',
  when: 'moment',
  check(moment) {
    const { game, state } = moment;
    for (const viewer of viewersOf(moment)) {
      const prompt = promptInView(game, viewFor(game, state, viewer));
      if (prompt === null) continue;
      const real = menuFor(game, state, waitingFor(state)[0])!.prompt;
      insist(prompt === real, `${viewer} reads "${prompt}" where the question is "${real}"`);
    }
  },
};

const revealed: Property = {
  id: 'laid-open',
  sentence: 'a finished game has no secrets: everybody sees the same table',
  when: 'moment',
  check(moment) {
    const { game, state } = moment;
    if (!state.outcome) return;
    const [first, ...others] = viewersOf(moment).map((viewer) => viewFor(game, state, viewer).table);
    for (const other of others) insistEqual(first, other, 'Tables of a game that is over differ');
  },
};

export const FOLLOWING: readonly Property[] = [followed, rebuilt, overheard, revealed];
