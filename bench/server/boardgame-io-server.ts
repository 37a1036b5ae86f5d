// boardgame.io's own server in its easiest case: games in memory, no credentials, nothing hidden, no undo, and a move
// that changes two numbers in the data it is given.
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { serve } from './served.ts';

interface BoardgameIo {
  Server(options: { games: object[]; origins: string[] }): {
    run(port: number): Promise<{ appServer: import('node:http').Server }>;
  };
}

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as BoardgameIo;
const data = process.argv[2];

const game = {
  name: 'bench',
  setup: () => ({ ...JSON.parse(data), last: 0, places: [0, 0] }),
  turn: { activePlayers: { all: null } },
  disableUndo: true,
  moves: {
    move({ G }: { G: { last: number; places: number[] } }, number: number) {
      G.last = number;
      G.places[number % 2] = number;
    },
  },
};
const { appServer } = await Server({ games: [game], origins: [] }).run(0);
const { port } = appServer.address() as AddressInfo;
serve(`http://127.0.0.1:${port}`, async () => void appServer.close());
