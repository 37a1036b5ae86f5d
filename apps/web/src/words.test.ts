import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsFor, menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import type { CoreEvent, CoreSetup } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from './catalogue.ts';

/** The folders with texts for screens. */
const SOURCES = ['.', '../../../games', '../../../mechbay'].map((path) => join(import.meta.dirname, path));

/** As many orders of each game as show most kinds of sentence. */
const ORDERS = 250;

/** The sides of a game, and what its log calls the units of each. */
function namesIn(game: AnyGame, setup: CoreSetup): { sides: readonly string[]; units: readonly string[][] } {
  const sides = seatNames(game, setup);
  const {
    units = [],
    forces,
    armies,
    ...rest
  } = setup as unknown as {
    units?: readonly { side: number; unit: { name: string; model: string }; pilot: { name: string } }[];
    forces?: readonly Named[];
    armies?: readonly Named[];
    sides?: readonly (string | Named)[];
  };
  const mechs = sides.map((_, seat) => units.filter(({ side }) => side === seat));
  return {
    sides,
    units: sides.map((_, seat) => {
      const force = (forces ?? armies ?? rest.sides)?.[seat];
      const named = typeof force === 'object' ? (force.units ?? force.groups ?? []) : [];
      const pilots = mechs[seat].map(({ unit, pilot }) => `${unit.name} ${unit.model} (${pilot.name})`);
      return [...pilots, ...named.map(({ name }) => name)];
    }),
  };
}

/** A force of a setup, with its units or groups. */
interface Named {
  readonly units?: readonly { readonly name: string }[];
  readonly groups?: readonly { readonly name: string }[];
}

/** The log of a game as a spectator reads it, and the questions of its players. */
function linesOf(game: AnyGame, setup: CoreSetup): string[] {
  const opening: CoreEvent[] = [];
  const history = new History(game, setup, 'words', opening) as unknown as History<never>;
  const lines: string[] = [];
  const table = () => viewFor(game, history.state as never, 'spectator').table as never;
  const note = (events: readonly CoreEvent[]) => {
    for (const event of eventsFor(game, events, 'spectator')) {
      const line = game.describe(event, table());
      if (line) lines.push(line);
    }
  };
  note(opening);
  const bot = game.bot('recruit');
  const random = randomFrom('words');
  for (let orders = 0; orders < ORDERS; orders++) {
    const state = history.state as Parameters<AnyGame['table']>[0];
    const [seat] = waitingFor(state);
    if (seat === undefined) break;
    const menu = menuFor(game, state, seat)!;
    const events: CoreEvent[] = [];
    const order = orderFrom(bot, () => viewFor(game, state, seat), menu, random);
    history.add({ kind: 'order', seat, order } as never, events as never[]);
    lines.push(menu.prompt);
    note(events);
  }
  return lines;
}

const countOf = (line: string, name: string): number =>
  line.split(new RegExp(`(?<!\\w)${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w)])`)).length - 1;

test.each(GAME_IDS)('Both sides of %s have names of their own', async (id) => {
  const game = (await loadGame(id))!;
  for (const { seats } of game.scenarios) expect(new Set(seats).size).toBe(seats.length);
  const setup = scenarioSetup(game, game.scenarios[0].id, {}, randomFrom('names'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const { sides, units } = namesIn(game, setup.value);
  expect(sides).not.toEqual(expect.arrayContaining(['Defender', 'Attacker']));
  // Counters of these have letters and a number, which no setup says.
  if (!['demo', 'planetary'].includes(id)) expect(units[0].length).toBeGreaterThan(0);
  expect(units[0].filter((name) => units[1].includes(name))).toEqual([]);
});

test.each(GAME_IDS)(
  'A line of %s says a name once, and writes numbers below zero with a minus',
  async (id) => {
    const game = (await loadGame(id))!;
    const setup = scenarioSetup(game, game.scenarios[0].id, {}, randomFrom('words'));
    if (!setup.ok) throw new Error(setup.error[0].message);
    const { sides, units } = namesIn(game, setup.value);
    const names = [...sides, ...units.flat()];
    const lines = linesOf(game, setup.value);
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter((line) => names.some((name) => countOf(line, name) > 1))).toEqual([]);
    expect(lines.filter((line) => /(^|[\s(:])-\d/.test(line))).toEqual([]);
  },
);

test.each(GAME_IDS)('The rules and options of %s write numbers below zero with a minus', async (id) => {
  const game = (await loadGame(id))!;
  const texts = JSON.stringify([game.rules, game.options.map(({ title, summary }) => [title, summary])]);
  expect(texts.match(/[^"]{0,30}["\s(:]-\d[^"]{0,20}/g) ?? []).toEqual([]);
});

test("A 'Mech is written with a plain apostrophe on every screen", () => {
  const isOther = (line: string) => line.includes('\u2019Mech') && !/^\s*(\/\/|\/?\*)/.test(line);
  const written = SOURCES.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules', '**/*.test.ts'] }).flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter(isOther)
        .map((line) => `${file}: ${line.trim()}`),
    ),
  );
  expect(written).toEqual([]);
});
