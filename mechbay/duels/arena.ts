// Two units by themselves, in the game itself: what they need, where they stand, and how they fight it out.

import { classic } from '@ironfield/classic/game.ts';
import type { Setup, State, UnitSetup } from '@ironfield/classic/state.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import type { Member } from '@ironfield/kernel/options/mustering.ts';
import { startGame } from '@ironfield/kernel/play/advance.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';

export interface Duelist {
  readonly unit: UnitFile;
  readonly gunnery: number;
  readonly piloting: number;
}

const mustering = classic.mustering!;

/** The options that units need, each turned to the mildest word it has; null if one of them can never be fielded. */
export function optionsFor(units: readonly UnitFile[]): OptionValues | null {
  const needs = units.map((unit) => mustering.needs!(unit));
  if (needs.includes(null)) return null;
  const ids = new Set(needs.flatMap((each) => each ?? []));
  return Object.fromEntries(
    classic.options.flatMap(({ id, base, allowed = [] }): [string, OptionValue][] =>
      ids.has(id)
        ? [[id, typeof base === 'boolean' ? true : (allowed.find((value) => value !== base) as OptionValue)]]
        : [],
    ),
  );
}

const memberOf = ({ unit, gunnery, piloting }: Duelist, side: number): Member => ({
  unit,
  name: mustering.driver(side, 0),
  skills: { gunnery, piloting },
});

export type Pair = readonly [Duelist, Duelist];

/** A battle of the two on a map; the first is the defender. Throws if one of them cannot be fielded. */
function setupOf(pair: Pair, map: object, options: OptionValues): Setup {
  const forces = pair.map((duelist, side) => [memberOf(duelist, side)]);
  const setup = newSetup(classic, mustering.setup({ forces, map, options }));
  if (!setup.ok) throw new Error(setup.error[0].message);
  return setup.value;
}

/** So many hexes lie between the two ends of the shooting range. */
export const RANGE_LENGTH = 30;

/** Open ground, one hex wide; the first unit stands at its lower end and looks up to the other. */
export function shootingRange(pair: Pair, options: OptionValues): State {
  const height = RANGE_LENGTH + 1;
  const read = mustering.maps.read(`size 2 ${height}\nend\n`, 'Range');
  if (!read.ok) throw new Error(read.error[0].message);
  const setup = setupOf(pair, read.value, options);
  return startGame(
    classic,
    {
      ...setup,
      deployment: [],
      units: setup.units.map(
        (unit, side): UnitSetup => ({
          ...unit,
          begins: side === 0 ? { at: `01${height}`, facing: 0 } : { at: '0101', facing: 3 },
        }),
      ),
    },
    'range',
    [],
  );
}

export interface Duel {
  /** The number of the winner in the pair; null where nobody won. */
  readonly winner: 0 | 1 | null;
  readonly turns: number;
}

const [WIDTH, HEIGHT] = [15, 17];
/** No duel that comes to an end takes as many. */
const MOST_ORDERS = 1500;
const LANDSCAPE = 'hills';

/**
 * One duel with bots in both seats. Two in a row have the same ground with the ends exchanged, so that neither unit has the
 * better half of it.
 */
export function fightDuel([first, second]: Pair, options: OptionValues, number: number): Duel {
  const isExchanged = number % 2 === 1;
  const ground = `duel ${Math.floor(number / 2)}`;
  const map = mustering.maps.generate({
    landscape: LANDSCAPE,
    width: WIDTH,
    height: HEIGHT,
    seed: ground,
    options,
  });
  const setup = setupOf(isExchanged ? [second, first] : [first, second], map, options);
  const bots = [classic.bot('regular'), classic.bot('regular')];
  const { state } = playMatch(classic, setup, `duel ${number}`, bots, { maxOrders: MOST_ORDERS });
  const [seat] = state.outcome?.winners ?? [];
  const hasWinner = state.outcome?.winners.length === 1;
  return { winner: hasWinner ? ((isExchanged ? 1 - seat : seat) as 0 | 1) : null, turns: state.turn };
}
