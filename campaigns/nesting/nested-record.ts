import { hashOf } from '@ironfield/kernel/hash.ts';
import { parseOrder } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import { type GameRecord, parseRecord, recordOf, verifyRecord } from '@ironfield/kernel/record/record.ts';
import { accepted, type Reason, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { SharedDice } from '@ironfield/kernel/seed.ts';
import type { Connect } from './connection.ts';
import { Nested, type Path } from './nested.ts';

/** The file of a game with those of all its battles. */
export function nestedRecordOf(nested: Nested, writtenBy: string, dice?: SharedDice): GameRecord {
  const record = recordOf(nested.history, writtenBy, dice);
  if (nested.battles.length === 0) return record;
  const battles = nested.battles.map((battle) => (battle ? nestedRecordOf(battle, writtenBy) : null));
  return { ...record, battles };
}

/**
 * Replays a game with all its battles and checks everything that their records claim: each by itself, and that every
 * report is what the battle came to. Returns the game, or the first problem.
 */
export function verifyNested(
  connect: Connect,
  game: AnyGame,
  record: GameRecord,
): Result<Nested, readonly Reason[]> {
  const alone = verifyRecord(game, record);
  if (!alone.ok) return alone;
  const setup = checkSetup(game, record.setup);
  if (!setup.ok) return setup;
  const nested = new Nested(connect, game, setup.value, record.seed);
  const records = new Records(record);
  const problem = replay(nested, records) ?? difference(nested, records, []);
  return problem ? refused([problem]) : accepted(nested);
}

/** The records of a game and its battles; `null` where one is missing or damaged. */
class Records {
  private readonly record: GameRecord | null;
  private readonly battles = new Map<number, Records>();

  constructor(record: GameRecord | null) {
    this.record = record;
  }

  at([first, ...rest]: Path): GameRecord | null {
    if (first === undefined) return this.record;
    let battle = this.battles.get(first);
    if (!battle) {
      const parsed = parseRecord(this.record?.battles?.[first]);
      battle = new Records(parsed.ok ? parsed.value : null);
      this.battles.set(first, battle);
    }
    return battle.at(rest);
  }
}

/** Plays the entries of all scales in the only order in which they can have been given. */
function replay(nested: Nested, records: Records): Reason | null {
  for (;;) {
    const { inPlay } = nested;
    const ways = inPlay.map((_, depth) => inPlay.slice(0, depth));
    const next = (path: Path) => nextEntry(nested, records, path);
    const path =
      ways.find((way) => next(way)?.kind === 'takeback') ??
      [...ways, inPlay].findLast((way) => (next(way)?.kind ?? 'report') !== 'report');
    if (!path) return null;
    const { hash: _, ...entry } = next(path)!;
    const { game } = nested.at(path)!.history;
    const malformed = entry.kind === 'order' ? parseOrder(game, entry.order) : null;
    const refusal = malformed?.ok === false ? malformed.error : nested.add(path, entry);
    if (refusal) return { message: `${nameOf(path)}: an entry is refused: ${refusal.message}` };
  }
}

function nextEntry(nested: Nested, records: Records, path: Path): (LogEntry & { hash: string }) | undefined {
  const played = nested.at(path)!.history.entries.length;
  return records.at(path)?.log[played];
}

/** The difference of the record from the results of its entries. */
function difference(nested: Nested, records: Records, path: Path): Reason | null {
  const told = records.at(path);
  if (!told) return { message: `${nameOf(path)}: its record is missing or damaged` };
  const own = nested.at(path)!;
  const { game, setup, seed, commitment, log, outcome } = recordOf(own.history, told.writtenBy, told.dice);
  if (told.game !== game || hashOf(told.setup) !== hashOf(setup)) {
    return { message: `${nameOf(path)}: it does not begin as the larger game says` };
  }
  if (told.seed !== seed || told.commitment !== commitment) {
    return {
      message: `${nameOf(path)}: its dice are not those that follow from the seed of the larger game`,
    };
  }
  // The smaller one first: a battle that was changed leads to another report.
  for (const [battle, known] of own.battles.entries()) {
    const problem = known && difference(nested, records, [...path, battle]);
    if (problem) return problem;
  }
  const wrong = log.findIndex(({ hash }, index) => hash !== told.log[index]?.hash);
  if (wrong >= 0 || log.length !== told.log.length) {
    const entry = wrong >= 0 ? wrong : log.length;
    return { message: `${nameOf(path)}: entry ${entry + 1} is not what was fought` };
  }
  if (hashOf(outcome) !== hashOf(told.outcome)) {
    return { message: `${nameOf(path)}: the recorded result is not the one that it led to` };
  }
  return null;
}

const nameOf = (path: Path): string =>
  path.length === 0 ? 'The game' : `Battle ${path.map((number) => number + 1).join('.')}`;
