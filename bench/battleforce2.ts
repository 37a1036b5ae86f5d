import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { layOut } from '@ironfield/battleforce2/data/maps.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import { greatestHeight } from '@ironfield/battleforce2/rules/attack/sight.ts';
import { reachable } from '@ironfield/battleforce2/rules/movement/reach.ts';
import type { Setup } from '@ironfield/battleforce2/state.ts';
import { startGame } from '@ironfield/kernel/play/advance.ts';
import type { Game } from '@ironfield/kernel/play/game.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { type GameSpeed, gameSpeed } from './game-speed.ts';
import { perSecond, type Timing } from './measure.ts';

export interface Battleforce2Speed extends GameSpeed {
  /** Between all pairs of hexes, with an empty memory at the start of every pass. */
  readonly sightLinesPerSecond: number;
  /** One unit to everywhere on the ground, with an enemy in the way. */
  readonly reachPerSecond: number;
  /** A turn of regular bots, by companies a side (12 elements in 3 units each) on four mapsheets. */
  readonly millisecondsPerTurn: Readonly<Record<string, number>>;
}

const COMPANIES = [1, 2, 3];

export function battleforce2Speed(game: Game<Battleforce2>, setup: Setup, timing: Timing): Battleforce2Speed {
  const field = battlefieldOf({ setup, ground: null });
  const { size, width } = field.board;
  const state = startGame(game, setup, 'hexes');
  const enemy = field.unitsOf[1][0];
  let cell = width;
  return {
    ...gameSpeed(game, setup, 2, timing),
    sightLinesPerSecond: perSecond(() => {
      field.sight.fill(0);
      for (let from = 0; from < size; from++)
        for (let to = 0; to < size; to++) greatestHeight(field, from, to);
      return size * size;
    }, timing),
    reachPerSecond: perSecond(() => {
      cell = cell + 1 < size - width ? cell + 1 : width;
      state.units[0].hex = cell;
      state.units[enemy].hex = cell + width;
      reachable(field, state, 0, 'ground');
      return 1;
    }, timing),
    millisecondsPerTurn: Object.fromEntries(
      COMPANIES.map((count) => [
        `${count} against ${count}`,
        millisecondsPerTurn(game, companies(setup, count), timing),
      ]),
    ),
  };
}

/** The forces of a setup several times over, on a map that has room for all of them. */
function companies(setup: Setup, count: number): Setup {
  const copies = Array.from({ length: count }, (_, copy) => copy);
  const [first, second] = setup.sides.map((side) => ({
    ...side,
    units: copies.flatMap((copy) =>
      side.units.map((unit) => ({
        ...unit,
        id: `${unit.id.slice(0, 2)}${Number(unit.id.slice(2)) + 100 * copy}`,
      })),
    ),
  }));
  return {
    ...setup,
    map: layOut([
      ['open-plain', 'twin-hills'],
      ['river-crossing', 'broken-land'],
    ]),
    sides: [first, second],
    secrets: setup.secrets.map((side, seat) => ({
      units: copies.flatMap((copy) =>
        side!.units.map(({ leads, ...unit }) => ({
          ...unit,
          ...(leads && { leads: leads.map((led) => led + copy * setup.sides[seat].units.length) }),
        })),
      ),
    })),
  };
}

function millisecondsPerTurn(game: Game<Battleforce2>, setup: Setup, { rounds }: Timing): number {
  const bots = [game.bot('regular'), game.bot('regular')];
  const play = (seed: number) => playMatch(game, setup, `bench ${seed}`, bots).state.turn;
  play(0);
  let turns = 0;
  const start = performance.now();
  for (let seed = 1; seed <= rounds; seed++) turns += play(seed);
  return (performance.now() - start) / turns;
}
