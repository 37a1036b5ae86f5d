import { battleSetup, type Connect } from '@ironfield/campaigns/nesting/connection.ts';
import { Nested } from '@ironfield/campaigns/nesting/nested.ts';
import { botsOf, playOut } from '@ironfield/campaigns/nesting/play-out.ts';
import type { Problem } from '@ironfield/client/api.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { CoreSetup, Seat } from '@ironfield/kernel/state.ts';
import { loadGameWith } from '../catalogue.ts';
import { removeGame, storedGame, storeGame } from './local-store.ts';
import { LocalTable } from './local-table.ts';

/** The bots that fight a battle for people. */
const STEWARDS: Strength = 'regular';

const connections = async (): Promise<Connect> =>
  (await import('@ironfield/campaigns/connections.ts')).connect;

/** The battle that a game waits for, as it stands, or from its beginning; null where it waits for none. */
export async function battleOf(larger: LocalTable): Promise<LocalTable | null> {
  const connect = await connections();
  const connection = larger.awaited && larger.connectionBy(connect);
  if (!connection) return null;
  const { commission, seed, errand, ...identity } = larger.awaited!;
  const stored = await storedGame(identity.id);
  // One that has reported before only rested. A takeback cannot have called it off.
  if (stored && (stored.seed === seed || larger.reported.includes(errand)))
    return LocalTable.stored(connection.game, stored).restAs(larger, connect);
  // One that was called off by a takeback.
  if (stored) await removeGame(identity.id);
  const battle = new LocalTable(connection.game, identity, battleSetup(connection, commission, seed), seed);
  await storeGame(battle.stored(), 0);
  return battle.restAs(larger, connect);
}

/** A battle knows when it rests from the game that it belongs to. */
export async function asBattle(battle: LocalTable): Promise<LocalTable> {
  const stored = battle.within === undefined ? undefined : await storedGame(battle.within);
  const game = stored && (await loadGameWith((stored.setup as CoreSetup).options, stored.game));
  return stored && game ? battle.restAs(LocalTable.stored(game, stored), await connections()) : battle;
}

/** The same when it is over, or rests; bots fight it out first. */
export async function foughtOut(larger: LocalTable): Promise<LocalTable | null> {
  const battle = await battleOf(larger);
  if (!battle) return null;
  const left = battle.leftToBots(STEWARDS);
  for (;;) {
    while (left.letBotPlay());
    // A battle within it comes first.
    const inner = left.isOver || left.isResting ? null : await foughtOut(left);
    if (!inner || !left.hearOf(await connections(), inner).ok) break;
  }
  await storeGame(left.given(larger.awaited!.players), battle.number);
  return left;
}

/** The winner of the battle that a game waits for, fought by bots with dice of its own; null where it waits for none. */
export async function triedOut(
  larger: LocalTable,
  number: number,
): Promise<{ readonly winner: Seat | null } | null> {
  const connect = await connections();
  const connection = larger.awaited && larger.connectionBy(connect);
  if (!connection) return null;
  const { commission } = larger.awaited!;
  const seed = `trial ${number} of ${larger.id} at ${larger.number}`;
  const trial = new Nested(connect, connection.game, battleSetup(connection, commission, seed), seed);
  playOut(trial, [], seed, botsOf(STEWARDS));
  const report = connection.report(commission, trial.history.state) as { readonly winner?: Seat | null };
  return { winner: report.winner ?? null };
}

/** Tells a game what its battle has come to, and notes there what it has heard of. */
export async function reportTo(larger: LocalTable, battle: LocalTable): Promise<Result<number, Problem>> {
  const result = larger.hearOf(await connections(), battle);
  if (result.ok) await storeGame({ ...battle.given(battle.players), reported: battle.number }, battle.number);
  return result;
}

/**
 * The file of a game, with the records of its battles. If one is not here any more, as in a game that came from a file,
 * it holds none: the game by itself is good.
 */
export const fileOf = async (larger: LocalTable): Promise<string> =>
  `${JSON.stringify(await recordWithBattles(larger), null, 1)}\n`;

async function recordWithBattles(larger: LocalTable): Promise<GameRecord> {
  const battles: GameRecord[] = [];
  for (const errand of larger.reported) {
    const stored = await storedGame(larger.battleId(errand));
    const game = stored && (await loadGameWith((stored.setup as CoreSetup).options, stored.game));
    if (stored && game) battles.push(await recordWithBattles(LocalTable.stored(game, stored)));
  }
  const isWhole = battles.length === larger.reported.length;
  return larger.record(isWhole ? battles : []);
}
