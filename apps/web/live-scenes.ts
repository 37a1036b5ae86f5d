// Finds the battles that the start page shows: npm run live-scenes -- classic
// Bots fight a scenario with many seeds. Of their positions in the middle of the battle the most open one is kept, with
// how often the first side won from there.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Event } from '@ironfield/classic/events.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { kindOf } from '@ironfield/classic/kinds.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import { advance, fork, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { newSetup, scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { continuation } from '@ironfield/kernel/players/continuing.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreEvent, CoreSetup } from '@ironfield/kernel/state.ts';
import { weightClassOf } from '@ironfield/mechbay/figures.ts';
import { loadGame } from './src/catalogue.ts';
import { healthOf } from './src/games/classic/mech/condition.ts';
import { shortNames } from './src/games/classic/mech/names.ts';
import { phaseOf, turnOf } from './src/live/how-far.ts';
import type { LiveScene, Still } from './src/live/live-scene.ts';

interface Moment {
  /** A scenario, or two lances of scenarios on one map. */
  readonly battle: string | (() => CoreSetup);
  /** The first turn that will do; the second is the last. */
  readonly turns: readonly [number, number];
  /** The event just before. Absent: the turn begins. */
  readonly event?: (event: CoreEvent) => boolean;
}

/** The battle, and the moment to begin with. */
const WANTED: Readonly<Record<string, Moment>> = {
  classic: { battle: acrossTheRidge, turns: [4, 8], event: isVolley },
  'battleforce-qs': { battle: 'veteran', turns: [4, 8] },
  battleforce2: { battle: 'border-raid', turns: [3, 6] },
  gearblitz: { battle: 'meeting', turns: [2, 3] },
};
/** A lance of different 'Mechs for each side, on two sheets side by side: a wide page shows a wide map. */
function acrossTheRidge(): Setup {
  const made = (scenario: string) => {
    const setup = scenarioSetup(classic, scenario, undefined);
    if (!setup.ok) throw new Error(`The scenario ${scenario} cannot be set up`);
    return setup.value;
  };
  const [ground, first, other] = [made('final-exam'), made('skirmish'), made('divide-and-conquer')];
  const find = (name: string) =>
    [...first.units, ...ground.units, ...other.units].find(({ unit }) => unit.name === name)!;
  const lance = (side: 0 | 1, names: readonly string[]) =>
    names.map((name, i) => {
      const { pilot } = first.units[4 * side + i];
      return { side, seat: side, unit: find(name).unit, pilot };
    });
  const names = first.sides;
  return {
    ...ground,
    scenario: 'battle',
    sides: names,
    seats: first.seats,
    units: [
      ...lance(0, ['Atlas', 'Hunchback', 'Vindicator', 'Jenner']),
      ...lance(1, ['Awesome', 'Catapult', 'Dragon', 'Spider']),
    ],
    victory: first.victory,
  };
}

/** A 'Mech fires, and more than one weapon. */
function isVolley({ type, ...event }: CoreEvent): boolean {
  return type === 'fire-declared' && (event as { attacks?: readonly unknown[] }).attacks!.length > 1;
}

const SEEDS = 24;
/** Of the positions that look well so many are played out. */
const TIDY = 12;
/** Games from each position, to choose, and from the chosen one. */
const FEW = 10;
const MANY = 100;

interface Position {
  readonly view: View<GameTypes>;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
  /** Of the last entry. */
  readonly events: readonly CoreEvent[];
}

/** Moments of the battle with this seed, one a turn at most. */
function positionsOf(game: AnyGame, setup: CoreSetup, seed: string, wanted: Moment): Position[] {
  const found: Position[] = [];
  let seen = 0;
  const players = seatNames(game, setup).map(() => game.bot('regular'));
  const randoms = players.map((_, seat) => randomFrom(`${seed} player ${seat}`));
  const entries: LogEntry[] = [];
  const state = fork(game, startGame(game, setup as never, seed));
  while (!state.outcome) {
    const [seat] = waitingFor(state);
    const look = () => viewFor(game, state, seat);
    const order = orderFrom(players[seat], look, menuFor(game, state, seat)!, randoms[seat]);
    const events: CoreEvent[] = [];
    advance(game, state, seat, order, events as GameTypes['Event'][]);
    entries.push({ kind: 'order', seat, order });
    const view = viewFor(game, state, 'spectator');
    const turn = turnOf(view.table) ?? 0;
    if (turn > wanted.turns[1]) return found;
    const hasCome = wanted.event === undefined || events.some(wanted.event);
    if (turn >= wanted.turns[0] && turn > seen && hasCome && !state.outcome) {
      found.push({ view, seed, entries: [...entries], events });
      seen = turn;
    }
  }
  return found;
}

/** More rows and columns than a wide page shows well, weighed against an uneven chance. */
function excess(game: AnyGame, { view: { table } }: Position): number {
  const places = (game.pieces?.(table) ?? []).flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
  const apart = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  if (places.length === 0) return 0;
  const columns = apart(places.map((at) => Number(at.slice(0, 2))));
  const rows = apart(places.map((at) => Number(at.slice(2))));
  return 0.1 * Math.max(0, rows - 4) + 0.03 * Math.max(0, columns - 13);
}

type Fired = {
  readonly view: View<Classic>;
  readonly events: readonly Event[];
};

/** The picture of a battle of BattleTech before anything of it has been loaded. */
function stillOf({ view: { table }, events }: Fired, chance: number): Still {
  const field = battlefieldOf(table);
  return {
    game: 'classic',
    turn: table.turn,
    phase: phaseOf(table)!,
    chance,
    map: table.setup.map,
    sides: [0, 1].map((side) => shortNames(field).filter((_, unit) => field.sideOf[unit] === side)),
    units: table.units.flatMap((mech, unit) =>
      mech.hex < 0
        ? []
        : {
            name: shortNames(field)[unit],
            side: field.sideOf[unit],
            cell: mech.hex,
            facing: mech.facing,
            weight: weightClassOf(field.designs[unit].tons),
            role: kindOf(field.setup.units[unit].unit).roleOf(field.setup.units[unit].unit),
            health: Math.round(100 * healthOf(field.designs[unit], mech)) / 100,
            isProne: mech.prone,
          },
    ),
    shots: events.flatMap((event) =>
      event.type === 'fire-declared'
        ? [...new Set(event.attacks.map(({ target }) => target))].map((target) => ({
            from: table.units[event.unit].hex,
            to: table.units[target].hex,
          }))
        : [],
    ),
  };
}

const write = (file: string, content: object) =>
  writeFileSync(join(import.meta.dirname, `src/live/${file}`), `${JSON.stringify(content)}\n`);

function chanceIn(game: AnyGame, { view }: Position, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const winners = continuation(game, view, 'recruit', `live ${i}`)?.winners ?? [];
    wins += winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
  }
  return wins / games;
}

const badness = (game: AnyGame, position: Position) =>
  Math.abs(chanceIn(game, position, FEW) - 0.5) + excess(game, position);

for (const id of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(WANTED)) {
  const [game, wanted] = [await loadGame(id), WANTED[id]];
  if (!game || !wanted) throw new Error(`No battle of "${id}" is wanted`);
  const { battle } = wanted;
  const setup =
    typeof battle === 'string' ? scenarioSetup(game, battle, undefined) : newSetup(game, battle());
  if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join());
  const found = Array.from({ length: SEEDS }, (_, i) => positionsOf(game, setup.value, `live ${i}`, wanted))
    .flat()
    .toSorted((a, b) => excess(game, a) - excess(game, b))
    .slice(0, TIDY)
    .map((position) => ({ position, far: badness(game, position) }))
    .toSorted((a, b) => a.far - b.far);
  if (found.length === 0) throw new Error(`No battle of ${id} comes to that moment`);
  const [{ position }] = found;
  const { seed, entries } = position;
  const chance = Math.round(100 * chanceIn(game, position, MANY)) / 100;
  const scene: LiveScene = { game: id, setup: setup.value, seed, entries, chance };
  write(`scenes/${id}.json`, scene);
  if (id === 'classic') write('still.json', stillOf(position as Position & Fired, chance));
  console.log(`${id}: seed "${seed}", ${entries.length} orders, the first side won ${100 * chance} %`);
}
