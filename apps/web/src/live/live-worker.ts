import '../zod-setup.ts';
import { continuation } from '@ironfield/kernel/players/continuing.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { loadGameWith } from '../catalogue.ts';
import type { LocalPlayer } from '../sessions/local-messages.ts';
import { LocalTable } from '../sessions/local-table.ts';
import type { Snapshot } from '../sessions/session.ts';
import { turnOf } from './how-far.ts';
import type { FromLiveWorker, ToLiveWorker } from './live-messages.ts';
import type { LiveScene } from './live-scene.ts';

// Two bots fight here, an order at a time and only when somebody asks for it. Between the orders the position at the
// beginning of the turn is played out, for the chance to win.

/** If a file cannot be loaded, the builder's code says so on the window before it throws. */
Object.assign(self, { window: self });

/** Games from each turn: enough to tell a lead from a draw, and not enough to warm a lap. */
const GAMES = 16;
const BOT: LocalPlayer = { kind: 'bot', strength: 'regular' };

type Rules = NonNullable<Awaited<ReturnType<typeof loadGameWith>>>;

let rules: Rules | null = null;
let table: LocalTable | null = null;
let view: Snapshot['view'] | null = null;
let turn: number | null = null;
let position = 0;
let left = 0;
let isPlaying = false;

const post = (message: FromLiveWorker) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ToLiveWorker>) => {
  if (data.kind === 'open') await open(data.scene, data.salt);
  else if (data.kind === 'step') step();
  else left = 0;
};

async function open({ game, setup, seed, entries }: LiveScene, salt: string): Promise<void> {
  rules = await loadGameWith(setup.options ?? {}, game);
  if (!rules) throw new Error(`There is no game "${game}"`);
  const players = [BOT, BOT];
  const identity = { id: salt, created: '', players };
  const randoms = players.map((_, seat) => randomFrom(`${salt} ${seat}`));
  table = new LocalTable(rules, identity, setup, seed, { log: entries, randoms });
  const snapshot = table.snapshot();
  turn = turnOf(snapshot.view.table);
  post({ kind: 'told', telling: { kind: 'table', snapshot, past: table.past() }, entry: null });
}

function step(): void {
  if (!table) return;
  if (!table.letBotPlay()) {
    left = 0;
    post({ kind: 'over' });
    return;
  }
  const entry = table.stored().log.at(-1)!;
  post({ kind: 'told', telling: table.telling(), entry });
  const { view: now } = table.snapshot();
  if (turnOf(now.table) !== turn && !now.outcome) {
    turn = turnOf(now.table);
    view = now;
    position += 1;
    left = GAMES;
  }
  if (left > 0 && !isPlaying) {
    isPlaying = true;
    setTimeout(playOut);
  }
}

/** One game after the other, with time for an order in between. */
function playOut(): void {
  isPlaying = left > 0;
  if (!isPlaying || !rules || !view) return;
  left -= 1;
  const outcome = continuation(rules, view, 'recruit', `live ${position} ${left}`);
  if (outcome) post({ kind: 'played-out', position, winners: outcome.winners });
  setTimeout(playOut);
}
