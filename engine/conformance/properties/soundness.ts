import { expandMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import { eventsFor, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { notPlain } from '../difference.ts';
import { insist } from '../failure.ts';
import { menuOf, type Property, seatsOf, viewersOf } from '../moment.ts';
import { insistKnownRules } from './citations.ts';

const invariants: Property = {
  id: 'invariants',
  sentence: "the game's invariants hold",
  when: 'moment',
  cost: 'cheap',
  check({ game, state }) {
    const problems = game.invariants(state);
    insist(problems.length === 0, () => problems.join('; '));
  },
};

const outcome: Property = {
  id: 'outcome',
  sentence: 'either somebody is asked, or the game is over with a well-formed result',
  when: 'moment',
  cost: 'cheap',
  check(moment) {
    const { game, state } = moment;
    const seats = seatsOf(moment);
    const waiting = waitingFor(state);
    insist(
      waiting.every((seat) => seats.includes(seat)),
      `The game waits for seats ${waiting.join(', ')}`,
    );
    if (!state.outcome) {
      insist(waiting.length > 0, 'The game is not over, but nobody is asked');
      for (const seat of waiting) menuOf(game, state, seat);
      return;
    }
    insist(state.agenda.length === 0, 'The game is over, but there are steps on the agenda');
    const { winners, reason, points } = state.outcome;
    insist(new Set(winners).size === winners.length, 'The result names a winner twice');
    insist(
      winners.every((seat) => seats.includes(seat)),
      `The winners are seats ${winners.join(', ')}`,
    );
    insist(/\S\s+\S/.test(reason), `The result gives no reason in words: "${reason}"`);
    insist(!points || points.length === seats.length, 'The result does not give points to every seat');
    insistKnownRules(game, state.outcome);
  },
};

const plain: Property = {
  id: 'plain',
  sentence: 'state, views, menus and events are plain JSON data',
  when: 'moment',
  check(moment) {
    const { game, state, events } = moment;
    const things: [string, unknown][] = [
      ['state', state],
      ['events', events],
    ];
    for (const viewer of viewersOf(moment)) {
      things.push([`view of ${viewer}`, viewFor(game, state, viewer)]);
      things.push([`events of ${viewer}`, eventsFor(game, events, viewer)]);
      const menu = viewer === 'spectator' ? null : menuFor(game, state, viewer);
      if (menu) things.push([`menu of ${viewer}`, expandMenu(menu)]);
    }
    for (const [name, thing] of things) {
      const found = notPlain(thing, name);
      insist(!found, `${found}: not plain JSON data`);
    }
  },
};

const citations: Property = {
  id: 'citations',
  sentence: 'every cited rule is in the index',
  when: 'moment',
  check({ game, state, events }) {
    insistKnownRules(game, events);
    insistKnownRules(game, state.outcome);
    insistKnownRules(game, game.options);
    for (const seat of waitingFor(state)) insistKnownRules(game, expandMenu(menuOf(game, state, seat)));
    const options = new Set(game.options.map(({ id }) => id));
    for (const { id, option } of game.rules)
      insist(
        option === undefined || options.has(option),
        `Rule ${id} belongs to an unknown option "${option}"`,
      );
    for (const { id, requires = [], excludes = [] } of game.options) {
      const other = [...requires, ...excludes].find((name) => !options.has(name));
      insist(other === undefined, `Option "${id}" names an unknown option "${other}"`);
    }
  },
};

const described: Property = {
  id: 'described',
  sentence: 'every event and every table can be shown to everybody in words',
  when: 'moment',
  check(moment) {
    const { game, state, events } = moment;
    for (const viewer of viewersOf(moment)) {
      const { table } = viewFor(game, state, viewer);
      insist(game.draw(table).length > 0, `The table of ${viewer} is drawn as nothing`);
      for (const event of eventsFor(game, events, viewer)) {
        const sentence = game.describe(event, table);
        const isWell = sentence === null || (/\S/.test(sentence) && !/undefined|NaN|\[object/.test(sentence));
        insist(isWell, `${JSON.stringify(event)} is described as "${sentence}"`);
      }
    }
  },
};

const pieces: Property = {
  id: 'pieces',
  sentence: 'menus point only at things on the table, and pieces have distinct ids',
  when: 'moment',
  check(moment) {
    const { game, state } = moment;
    if (!game.pieces) return;
    const seats = seatsOf(moment);
    for (const viewer of viewersOf(moment)) {
      const all = game.pieces(viewFor(game, state, viewer).table);
      const ids = new Set(all.map(({ id }) => id));
      insist(ids.size === all.length, `Two pieces on the table of ${viewer} have the same id`);
      const found = notPlain(all, 'pieces');
      insist(!found, `${found}: not plain JSON data`);
      for (const { id, name, seat } of all) {
        insist(/\S/.test(name), `Piece ${id} has no name`);
        insist(seats.includes(seat), `Piece ${id} belongs to seat ${seat}`);
      }
      const menu = viewer === 'spectator' ? null : menuFor(game, state, viewer);
      const missing = menu && piecesIn(expandMenu(menu)).find((id) => !ids.has(id));
      insist(missing === null || missing === undefined, `The menu of ${viewer} points at piece ${missing}`);
    }
  },
};

/** The pieces named by a menu's choices, at any depth. */
function piecesIn(thing: unknown): Scalar[] {
  if (Array.isArray(thing)) return thing.flatMap(piecesIn);
  if (typeof thing !== 'object' || thing === null) return [];
  const inside = Object.values(thing).flatMap(piecesIn);
  return 'piece' in thing ? [thing.piece as Scalar, ...inside] : inside;
}

export const SOUNDNESS: readonly Property[] = [invariants, outcome, plain, citations, described, pieces];
