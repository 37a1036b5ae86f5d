import { createRequire } from 'node:module';
import { repeat } from './game-speed.ts';

interface LocalClient {
  start(): void;
  readonly moves: { move(turn: number): void };
}

/** The package has no types for, and no exports map of, its client under Node's module rules. */
const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client(options: { game: object; debug: false }): LocalClient;
};

type Changes<G> = (context: { G: G }, turn: number) => void;

/** Moves through boardgame.io's own local client; one call makes a hundred. A fresh client now and then, as its log grows. */
function movesOn<G>(setup: () => G, move: Changes<G>): () => number {
  let client: LocalClient | null = null;
  let turn = 0;
  return () => {
    if (!client || turn % 2000 === 0) {
      client = Client({ game: { name: 'bench', setup, moves: { move } }, debug: false });
      client.start();
    }
    const { moves } = client;
    return repeat(100, () => moves.move(turn++));
  };
}

interface Pieces<Element> {
  readonly units: readonly { hex: number }[];
  readonly elements: readonly Element[];
}

/** On the very data of a running game of ours; each move changes a unit and an element, as our orders do. */
export function movesOnOurState<Element>(
  pieces: Pieces<Element> & Readonly<Record<string, unknown>>,
  mark: (element: Element, turn: number) => void,
): () => number {
  const data = JSON.stringify(pieces);
  return movesOn<Pieces<Element>>(
    () => JSON.parse(data),
    ({ G }, i) => {
      G.units[i % G.units.length].hex = i % 255;
      mark(G.elements[i % G.elements.length], i);
    },
  );
}

/** On a list of 200 numbers; each move changes one. */
export function movesOnNumbers(): () => number {
  return movesOn(
    () => ({ numbers: Array.from({ length: 200 }, (_, i) => i) }),
    ({ G }, i) => {
      G.numbers[i % 200] = i;
    },
  );
}
