import '../background.ts';
import { parentPort } from 'node:worker_threads';
import { withBattles } from '@ironfield/campaigns/asked.ts';
import { battleSetup, type Connection, reportEntry } from '@ironfield/campaigns/nesting/connection.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import { commissionOf } from '@ironfield/kernel/play/errand.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { newSetup, scenarioSetup, seatNames } from '@ironfield/kernel/play/setup.ts';
import { takesDraw } from '@ironfield/kernel/players/draw-offer.ts';
import { History, type LogEntry } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { countFor, isToldTo } from '@ironfield/kernel/record/telling.ts';
import { accepted, type Refusal } from '@ironfield/kernel/refusal.ts';
import type { CoreEvent, CoreSetup, CoreState } from '@ironfield/kernel/state.ts';
import { loadGame } from '../../load-games.ts';
import { newsFor } from '../news.ts';
import { readImport } from './importing.ts';
import { setupOf, stateOf, textOfState, writtenSetup } from './loading.ts';
import type { Answer, AwaitedBattle, Task, WholeLog, Work, Works, Written } from './work.ts';

async function gameOf(id: string): Promise<AnyGame> {
  return (await loadGame(id))!;
}

/** A history with its entries, as it is before they are played. */
async function unplayed(log: Pick<WholeLog, 'game' | 'setup' | 'seed'>): Promise<History<GameTypes>> {
  const game = await gameOf(log.game);
  return new History(game, setupOf(game, log.setup), log.seed);
}

const entriesOf = ({ entries }: WholeLog): LogEntry[] => JSON.parse(entries) as LogEntry[];

/** The history as far as it is known how it stands, and the entries that are still to be played. */
async function resumed(log: WholeLog): Promise<[History<GameTypes>, readonly LogEntry[]]> {
  const { game, setup, seed, known } = log;
  const entries = entriesOf(log);
  if (!known) return [await unplayed(log), entries];
  const rules = await gameOf(game);
  const state = stateOf(rules, setupOf(rules, setup), known.state);
  const history = History.resumed(rules, seed, entries.slice(0, known.number), state);
  history.remember();
  return [history, entries.slice(known.number)];
}

function insist(refusal: Refusal | null, number: number): void {
  if (refusal) throw new Error(`Entry ${number} of the log is refused: ${refusal.message}`);
}

/** The history with all its entries played. */
async function played(log: WholeLog): Promise<History<GameTypes>> {
  const [history, entries] = await resumed(log);
  for (const entry of entries) insist(history.add(entry), history.entries.length + 1);
  return history;
}

/** The way in which the battle is fought that a game waits for. */
async function connected({ game: id, setup, state: text }: AwaitedBattle) {
  const { connect } = await import('@ironfield/campaigns/connections.ts');
  const game = await gameOf(id);
  const commission = commissionOf(game, stateOf(game, setupOf(game, setup), text))!;
  const connection: Connection | null = connect(game, commission);
  if (!connection) throw new Error(`${id}: nothing tells how its battles are fought`);
  return { commission, connection };
}

/** The file of a game, with those of its battles. */
async function fileOf({ version, dice, battles = [], ...log }: Written): Promise<GameRecord> {
  const history = await unplayed(log);
  history.entries.push(...entriesOf(log));
  const record = recordOf(history, version, dice);
  if (battles.length === 0) return record;
  return { ...record, battles: await Promise.all(battles.map((battle) => battle && fileOf(battle))) };
}

const WORKS: { readonly [Kind in Work]: (task: Works[Kind]['task']) => Promise<Works[Kind]['answer']> } = {
  async check({ game: id, scenario, options, setup, battles }) {
    const game = await gameOf(id);
    const checked = scenario === undefined ? newSetup(game, setup) : scenarioSetup(game, scenario, options);
    if (!checked.ok) return checked;
    const begun = battles ? withBattles(id, checked.value) : checked.value;
    return accepted({ ...writtenSetup(begun), sides: seatNames(game, begun) });
  },
  async battle({ seed, ...larger }) {
    const { commission, connection } = await connected(larger);
    const { game } = connection;
    const setup = battleSetup(connection, commission, seed);
    const { state } = new History(game, setup, seed);
    return {
      game: game.id,
      scenario: setup.scenario,
      ...writtenSetup(setup),
      sides: seatNames(game, setup),
      state: textOfState(state),
      waiting: waitingFor(state),
      outcome: state.outcome,
    };
  },
  async report({ larger, errand, battle }) {
    const { commission, connection } = await connected(larger);
    const history = await played(battle);
    return reportEntry(connection, commission, errand, history);
  },
  begin: async (beginning) => textOfState((await unplayed(beginning)).state),
  import: ({ body, limits }) => readImport(body, limits),
  write: async (written) => JSON.stringify(await fileOf(written)),
  async assess({ version, dice, outcome, known: _known, ...log }) {
    const history = await unplayed(log);
    history.entries.push(...entriesOf(log));
    const record = recordOf(history, version, dice);
    const verified = verifyRecord(history.game, record);
    return {
      isVerified: verified.ok && isSame(record.outcome, outcome),
      isReadyMade: isReadyMade(history.game, history.state.setup),
    };
  },
  async replay({ to, ...log }) {
    // A takeback does not need the entries taken back.
    if (to !== undefined) return textOfState(await takenBack(log, to));
    return textOfState((await played(log)).state);
  },
  draw: async ({ game, view, seed }) => takesDraw(await gameOf(game), view, seed),
  async news({ since, viewer, bytes, known, ...log }) {
    const countAt = (number: number) => countFor(entriesOf(log).slice(0, number), viewer);
    const isEarly = known && countAt(known.number) <= since;
    const [history, entries] = await resumed({ ...log, ...(isEarly && { known }) });
    const texts: string[] = [];
    let size = 0;
    let number = countFor(history.entries, viewer);
    for (const entry of entries) {
      const events: CoreEvent[] = [];
      history.add(entry, events);
      if (isToldTo(entry, viewer)) number++;
      const news = number > since && newsFor(history.game, { entry, events }, number, viewer);
      if (!news) continue;
      const text = JSON.stringify(news);
      size += text.length + 1;
      // At least one, so that a client that keeps asking gets on.
      if (size > bytes && texts.length > 0) break;
      texts.push(text);
    }
    return { text: `[${texts.join()}]`, last: since + texts.length };
  },
};

/** A scenario as anybody gets it, with any options; what is dealt in secret is different each time. */
function isReadyMade(game: AnyGame, setup: CoreSetup): boolean {
  const anybodys = scenarioSetup(game, setup.scenario, setup.options);
  const open = ({ reading: _reading, secrets: _secrets, ...rest }: CoreSetup) => rest;
  return anybodys.ok && isSame(open(anybodys.value), open(setup));
}

async function takenBack(log: WholeLog, to: number): Promise<CoreState> {
  const [history, entries] = await resumed(log);
  history.entries.push(...entries);
  insist(history.add({ kind: 'takeback', to }), history.entries.length + 1);
  return history.state;
}

async function done(task: Task): Promise<Answer> {
  try {
    return { answer: await (WORKS[task.kind] as (task: Task) => Promise<Works[Work]['answer']>)(task) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', async (task: Task) => parentPort!.postMessage(await done(task)));
