// One client at its worst: it does everything that is allowed and expensive, as often as the server lets it. It runs in
// its own thread, so that its own load is not measured.
import { connect as dial } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { crowdedSetup } from '@ironfield/classic/testing/crowd.ts';
import { LIMITS, PROTOCOL_VERSION } from '@ironfield/client/api.ts';
import { type IronfieldApi, ironfieldApi } from '@ironfield/client/http-api.ts';
import { type Random, randomBelow, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import { WebSocket } from 'ws';
import { fetchFrom } from './from-address.ts';
import { recordedGame } from './target.ts';

export interface Siege {
  readonly url: string;
  readonly address: string;
  readonly seed: string;
}

/** The number of answers of each kind, told at the end. Until then it tells the number `done`. */
export type Booty = Readonly<Record<string, number>>;

const { url, address, seed } = workerData as Siege;
const fetch = fetchFrom(address);
const api: IronfieldApi = ironfieldApi(url, { fetch, timeout: 60_000 });
const answers: Record<string, number> = {};
const tables: { readonly id: string; readonly secret: string | undefined }[] = [];
let isOver = false;

/** 'Mechs and the sides of the map: all as much as may be together. */
const SIZES = [
  [64, 39, 40],
  [32, 55, 56],
  [10, 100, 100],
  [2, 200, 200],
] as const;
const SETUPS = SIZES.map(([mechs, width, height]) => crowdedSetup(mechs, width, height));
const VETERAN = { kind: 'bot', strength: 'veteran' } as const;
const OWN = { kind: 'own' } as const;

/** Parallel clients of each kind. */
const CROWD = 4;
const SOCKETS = 12;
/** Milliseconds before a client that was refused comes again. */
const SULK = 200;

type Deed = (random: Random) => Promise<{ readonly ok: boolean; readonly error?: { readonly code: string } }>;

const aTable = (random: Random) =>
  tables.length > 0 ? randomItem(random, tables) : { id: 'A'.repeat(22), secret: undefined };

const FILES = [recordedGame('demo', 'ravine'), recordedGame('battleforce-qs', 'veteran')];
/** Just below the maximum length, and wrong from the first entry to the last. */
const NONSENSE = JSON.stringify({
  record: { ...FILES[0], log: Array.from({ length: 180_000 }, () => ({ kind: 'x' })) },
  seats: [OWN, OWN],
}).slice(0, LIMITS.import - 1000);

const aSeat = (random: Random) => {
  const seats = tables.filter(({ secret }) => secret !== undefined);
  return seats.length > 0 ? randomItem(random, seats) : { id: 'A'.repeat(22), secret: 'A'.repeat(43) };
};

const DEEDS: readonly Deed[] = [
  // Bots think about a draw, and a takeback plays everything again.
  (random) => {
    const { id, secret } = aSeat(random);
    return api.draw(id, secret!);
  },
  (random) => {
    const { id, secret } = aSeat(random);
    return api.takeback(id, secret!, { to: 0 });
  },
  // Fills the lobby with listings whose seats are taken by players that never reveal their dice.
  () => api.create({ game: 'demo', scenario: 'ravine', listed: true, seats: [OWN, { kind: 'open' }] }),
  async (random) => {
    const open = await api.openGames();
    if (!open.ok || open.value.games.length === 0) return open;
    const { id, seats } = randomItem(random, open.value.games);
    const seat = seats.find(({ kind }) => kind === 'open')?.seat ?? 0;
    return api.join(id, { seat, commitment: commitmentToShare(seat, newSeed()) });
  },
  () => api.openGames(),
  async (random) => {
    const seats = randomBelow(random, 2) === 0 ? [VETERAN, VETERAN] : [OWN, VETERAN];
    const created = await api.create({ game: 'classic', setup: randomItem(random, SETUPS), seats });
    if (!created.ok) return created;
    const [own] = created.value.seats;
    tables.push({ id: created.value.summary.id, secret: own?.kind === 'own' ? own.secret : undefined });
    return created;
  },
  (random) => {
    const { id, secret } = aTable(random);
    return api.look(id, secret);
  },
  (random) => {
    const { id } = aTable(random);
    return api.history(id, 0);
  },
  (random) => {
    const { id, secret = 'A'.repeat(43) } = aTable(random);
    return api.menuFields(id, secret, { type: randomItem(random, ['move', 'place', 'fire', 'jump']) });
  },
  (random) => {
    const seats = tables.filter(({ secret }) => secret !== undefined);
    if (seats.length === 0) return api.catalogue();
    return api.mine({
      seats: Array.from({ length: 200 }, () => {
        const { id, secret } = randomItem(random, seats);
        return { game: id, secret: secret! };
      }),
    });
  },
  (random) => api.import({ record: randomItem(random, FILES), seats: [OWN, OWN] }),
  async () => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/api/games/import`, { method: 'POST', headers, body: NONSENSE });
    return { ok: status < 400, error: { code: String(status) } };
  },
];

async function pester(index: number): Promise<void> {
  const random = randomFrom(`${seed} ${address} ${index}`);
  while (!isOver) {
    const answer = await randomItem(
      random,
      DEEDS,
    )(random).catch(() => ({ ok: false, error: { code: 'lost' } }));
    const name = answer.ok ? 'done' : answer.error!.code;
    answers[name] = (answers[name] ?? 0) + 1;
    if (answer.ok) parentPort!.postMessage(answers.done satisfies number);
    if (!answer.ok) await wait(SULK);
  }
}

/** Attends one large table after the other, as often as frames are taken. */
async function haunt(index: number): Promise<void> {
  const random = randomFrom(`${seed} ${address} socket ${index}`);
  while (!isOver) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { localAddress: address });
    socket.on('error', () => {});
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, client: 'x' }));
      for (let i = 0; i < 60; i++) {
        const { id, secret } = aTable(random);
        const attend = {
          type: 'attend',
          request: `haunting-${i}`,
          game: id,
          since: 0,
          ...(secret && { secret }),
        };
        socket.send(JSON.stringify(attend));
      }
    });
    await Promise.race([closed, wait(5000)]);
    socket.terminate();
    answers.sockets = (answers.sockets ?? 0) + 1;
    await wait(SULK);
  }
}

/** A file of a game that never arrives. */
async function dawdle(): Promise<void> {
  while (!isOver) {
    const { hostname, port } = new URL(url);
    const socket = dial({ host: hostname, port: Number(port), localAddress: address });
    socket.on('error', () => {});
    const length = LIMITS.import - 1;
    socket.write(
      `POST /api/games/import HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`,
    );
    const closed = new Promise((resolve) => socket.on('close', resolve));
    while (!isOver && !socket.destroyed) {
      await Promise.race([closed, wait(1000)]);
      if (!socket.destroyed) socket.write(' ');
    }
    socket.destroy();
  }
}

parentPort!.once('message', () => {
  isOver = true;
  parentPort!.postMessage(answers satisfies Booty);
  process.exit(0);
});
for (let index = 0; index < CROWD; index++) {
  void pester(index);
  void dawdle();
}
for (let index = 0; index < SOCKETS; index++) void haunt(index);
