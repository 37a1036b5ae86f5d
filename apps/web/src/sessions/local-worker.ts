import '../zod-setup.ts';
import { withBattles } from '@ironfield/campaigns/asked.ts';
import type { Problem } from '@ironfield/client/api.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup, scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { readRecord, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { CoreSetup, OptionValues } from '@ironfield/kernel/state.ts';
import { loadGame, loadGameWith } from '../catalogue.ts';
import { asBattle, battleOf, fileOf, foughtOut, reportTo, triedOut } from './battles.ts';
import type {
  AdoptedGame,
  FromWorker,
  LocalPlayer,
  NewLocalGame,
  RequestName,
  Requests,
  ToWorker,
} from './local-messages.ts';
import { type StoredGame, storedGame, storeGame } from './local-store.ts';
import { LocalTable } from './local-table.ts';
import { optionsIn } from './session.ts';
import { suggestThere } from './thinking.ts';

// If a file cannot be loaded, the builder's code says so on the window before it throws.
Object.assign(self, { window: self });

/** The game that the page has open. */
let table: LocalTable | undefined;
/** One that was just made, and that nobody has opened yet. */
let fresh: LocalTable | undefined;

const post = (message: FromWorker) => self.postMessage(message);

/** Tells other tabs which game has gone on: those that show it go on with it. */
const otherTabs = new BroadcastChannel('ironfield-local-games');
otherTabs.onmessage = ({ data }: MessageEvent<string>) => {
  if (table?.id === data) void catchUp(table);
};

/** The player of a seat without an entry. */
const OTHERWISE: LocalPlayer = { kind: 'bot', strength: 'regular' };

const NO_BATTLE: Problem = { code: 'illegal', message: 'This game waits for no battle' };

const ELSEWHERE: Problem = {
  code: 'stale',
  message: 'The game went on in another tab; this is its current state',
};

type Handlers = {
  [Name in RequestName]: (
    input: Requests[Name]['in'],
  ) => Promise<Requests[Name]['out']> | Requests[Name]['out'];
};

const handlers: Handlers = {
  prepare: async ({ game }) => {
    await loadGameWith({}, game);
    return null;
  },
  create: ({ wanted }) => create(wanted),
  import: ({ text, players }) => importFile(text, players),
  adopt: (adopted) => adopt(adopted),
  again: ({ id, setup }) => again(id, setup),
  open: ({ id }) => open(id),
  submit: ({ order }) => enter((open) => open.submit(order)),
  concede: () => enter((open) => open.concede()),
  offerDraw: () => enter((open) => open.offerDraw()),
  answerDraw: ({ agree }) => enter((open) => open.answerDraw(agree)),
  takeBack: () => enter((open) => open.takeBack()),
  suggest: ({ wish }) => table?.suggest(wish) ?? null,
  battle: async () => {
    const battle = table && (await battleOf(table));
    return battle ? accepted(battle.id) : refused(NO_BATTLE);
  },
  fightOut: async () => {
    const open = table;
    const battle = open && (await foughtOut(open));
    if (!open || !battle) return refused(NO_BATTLE);
    return takeReport(open, battle);
  },
  tryOut: async ({ number }) => {
    const tried = table && (await triedOut(table, number));
    return tried ? accepted(tried.winner) : refused(NO_BATTLE);
  },
  export: async () => (table ? fileOf(table) : ''),
  suggestThere: async ({ game, view, wish }) =>
    suggestThere(await loadGameWith(optionsIn(view), game), view, wish),
};

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  const { request, name, ...input } = data;
  try {
    const value = await (handlers[name] as (input: unknown) => unknown)(input);
    post({ kind: 'answer', request, value });
  } catch (error) {
    post({ kind: 'failure', request, message: error instanceof Error ? error.message : String(error) });
  }
};

function problemOf(reasons: readonly Reason[]): Problem {
  return { code: 'malformed', message: reasons.map(({ message }) => message).join('. ') };
}

/** The rules that a new game needs: scenarios have options of their own, and some are not among the few. */
async function rulesFor({ game, setup, scenario, options }: NewLocalGame): Promise<AnyGame | null> {
  const light = await loadGameWith(options ?? {}, game);
  const offered =
    setup ??
    light?.scenarios.find(({ id }, index) => (scenario === undefined ? index === 0 : id === scenario));
  return offered ? loadGameWith({ ...offered.options, ...options }, game) : loadGame(game);
}

async function create(wanted: NewLocalGame): Promise<Result<string, Problem>> {
  const game = await rulesFor(wanted);
  if (!game) return refused({ code: 'unknown-game', message: `There is no game "${wanted.game}"` });
  const setup = wanted.setup
    ? newSetup(game, wanted.setup)
    : scenarioSetup(game, wanted.scenario ?? game.scenarios[0].id, wanted.options);
  if (!setup.ok) return refused(problemOf(setup.error));
  const players = seated(game, setup.value, wanted.players);
  const begun = withBattles(game.id, setup.value);
  return keep(new LocalTable(game, newIdentity(players), begun, wanted.seed ?? newSeed()));
}

/** Of a setup that nobody has checked yet. */
const agreedIn = (setup: unknown): OptionValues => (setup as Partial<CoreSetup> | null)?.options ?? {};

/** A player for each seat. */
function seated(game: AnyGame, setup: CoreSetup, players: readonly LocalPlayer[]): LocalPlayer[] {
  return seatNames(game, setup).map((_, seat) => players[seat] ?? OTHERWISE);
}

async function importFile(text: string, players: readonly LocalPlayer[]): Promise<Result<string, Problem>> {
  const record = readRecord(text);
  if (!record.ok) return refused(problemOf(record.error));
  const game = await loadGameWith(agreedIn(record.value.setup), record.value.game);
  if (!game)
    return refused({ code: 'unknown-game', message: `There is no game "${record.value.game}" here` });
  const history = verifyRecord(game, record.value);
  if (!history.ok) return refused(problemOf(history.error));
  const { setup, seed, entries } = history.value;
  const sitting = seated(game, setup as CoreSetup, players);
  return keep(new LocalTable(game, newIdentity(sitting), setup as CoreSetup, seed, { log: entries }));
}

function newIdentity(players: readonly LocalPlayer[]) {
  return { id: crypto.randomUUID(), created: new Date().toISOString(), players };
}

async function keep(made: LocalTable): Promise<Result<string, Problem>> {
  await storeGame(made.stored(), 0);
  fresh = made;
  return accepted(made.id);
}

async function adopt(adopted: AdoptedGame): Promise<Result<string, Problem>> {
  const { setup, seed, entries } = adopted;
  const game = await loadGameWith(agreedIn(setup), adopted.game);
  if (!game) return refused({ code: 'unknown-game', message: `There is no game "${adopted.game}"` });
  const players = seated(game, setup, adopted.players);
  return keep(new LocalTable(game, newIdentity(players), setup, seed, { log: entries }));
}

async function again(id: string, next?: CoreSetup): Promise<Result<string, Problem>> {
  const found = await find(id);
  if (!found.ok) return found;
  const { game, stored } = found.value;
  const setup = next ? newSetup(game, next) : accepted(stored.setup as CoreSetup);
  if (!setup.ok) return refused(problemOf(setup.error));
  return keep(new LocalTable(game, newIdentity(stored.players), setup.value, newSeed()));
}

async function find(
  id: string,
): Promise<Result<{ readonly game: AnyGame; readonly stored: StoredGame }, Problem>> {
  const stored = await storedGame(id);
  const game = stored && (await loadGameWith(agreedIn(stored.setup), stored.game));
  if (!stored || !game)
    return refused({ code: 'unknown-game', message: 'This game is not stored on this device' });
  return accepted({ game, stored });
}

async function open(id: string): Promise<Result<null, Problem>> {
  const found = fresh?.id === id ? accepted(fresh) : await fromStore(id);
  if (!found.ok) return found;
  const opened = await asBattle(found.value);
  fresh = undefined;
  table = opened;
  post({ kind: 'table', snapshot: opened.snapshot(), past: opened.past() });
  const battle = opened.awaited && (await battleOf(opened));
  if (battle?.isOver || battle?.isResting) await takeReport(opened, battle);
  else void letBotsPlay(opened);
  return accepted(null);
}

async function fromStore(id: string): Promise<Result<LocalTable, Problem>> {
  const found = await find(id);
  return found.ok ? accepted(LocalTable.stored(found.value.game, found.value.stored)) : found;
}

/** Adds what another tab has added. */
async function catchUp(behind: LocalTable): Promise<void> {
  const found = await find(behind.id);
  if (!found.ok || table !== behind) return;
  const { log, randoms } = found.value.stored;
  for (const entry of log.slice(behind.number)) {
    if (!behind.follow(entry, randoms)) return;
    const telling = behind.telling();
    if (telling) post(telling);
  }
}

/** Adds what a person does, or notes what they offer, tells of it, keeps it, and lets the bots answer. */
async function enter(act: (open: LocalTable) => Result<number, Problem>): Promise<Result<number, Problem>> {
  const open = table;
  if (!open) return refused({ code: 'unknown-game', message: 'No game is open' });
  const { number } = open;
  const result = act(open);
  if (!result.ok) return result;
  if (open.number === number) {
    post({ kind: 'summary', snapshot: open.snapshot() });
    return result;
  }
  if (!(await tell(open))) return refused(ELSEWHERE);
  void letBotsPlay(open);
  return result;
}

/** Tells a game the report of its battle. */
async function takeReport(open: LocalTable, battle: LocalTable): Promise<Result<number, Problem>> {
  const result = await reportTo(open, battle);
  if (!result.ok) return result;
  if (!(await tell(open))) return refused(ELSEWHERE);
  void letBotsPlay(open);
  return result;
}

/** False when the entry does not count, because another tab was quicker: then the table is the stored one again. */
async function tell(made: LocalTable): Promise<boolean> {
  // Taken now: somebody may go on while it is stored.
  const message: FromWorker | null = made.telling();
  // Stored first: what has been seen must still be there after a reload.
  if (!(await storeGame(made.stored(), made.number - 1))) {
    if (table === made) await open(made.id);
    return false;
  }
  otherTabs.postMessage(made.id);
  if (message) post(message);
  return true;
}

async function letBotsPlay(open: LocalTable): Promise<void> {
  while (table === open && open.letBotPlay()) if (!(await tell(open))) return;
}
