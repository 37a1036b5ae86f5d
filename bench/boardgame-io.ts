import { createRequire } from 'node:module';
import { repeat } from './game-speed.ts';

interface LocalClient {
  start(): void;
  readonly moves: { move(turn: number): void };
}

interface Package {
  Client(options: { game: object; debug: false }): LocalClient;
}

/**
 * As it comes it looks through the whole state after every move, for what cannot be sent; in production it does not, and
 * its libraries leave out checks of their own.
 */
export type Mode = 'development' | 'production';

const require = createRequire(import.meta.url);

const LOADED_BY_MODE = /node_modules.(boardgame\.io|immer|redux)\b/;

/** A copy of the package for each mode. It has no types for, and no exports map of, its client under Node's module rules. */
const packages: Record<Mode, Package> = { development: load('development'), production: load('production') };

function load(mode: Mode): Package {
  for (const file of Object.keys(require.cache)) if (LOADED_BY_MODE.test(file)) delete require.cache[file];
  return inMode(mode, () => require('boardgame.io/client'));
}

function inMode<T>(mode: Mode, body: () => T): T {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  const result = body();
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  return result;
}

type Changes<G> = (context: { G: G }, turn: number) => void;

/** No game of ours is much longer. */
const MOVES_IN_A_GAME = 1000;

/** Moves through boardgame.io's own local client; one call makes a hundred. */
function movesOn<G>(mode: Mode, setup: () => G, move: Changes<G>): () => number {
  let client: LocalClient | null = null;
  let turn = 0;
  return () =>
    inMode(mode, () => {
      if (!client || turn % MOVES_IN_A_GAME === 0) {
        client = packages[mode].Client({ game: { name: 'bench', setup, moves: { move } }, debug: false });
        client.start();
      }
      const { moves } = client;
      return repeat(100, () => moves.move(turn++));
    });
}

/** On the very data of a running game of ours; each move changes two numbers of it, and no rule is looked at. */
export function movesOnOurState<G extends object>(
  mode: Mode,
  pieces: G,
  change: (pieces: G, turn: number) => void,
): () => number {
  const data = JSON.stringify(pieces);
  return movesOn<G>(
    mode,
    () => JSON.parse(data),
    ({ G }, i) => change(G, i),
  );
}

/** On a list of 200 numbers; each move changes one. */
export function movesOnNumbers(): () => number {
  return movesOn(
    'development',
    () => ({ numbers: Array.from({ length: 200 }, (_, i) => i) }),
    ({ G }, i) => {
      G.numbers[i % 200] = i;
    },
  );
}
