import { battleSetup, type Connect } from '@ironfield/campaigns/nesting/connection.ts';
import type { Strength } from '@ironfield/kernel/play/game.ts';
import type { GameRecord } from '@ironfield/kernel/record/record.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { loadGameWith } from '../catalogue.ts';
import { removeGame, storedGame, storeGame } from './local-store.ts';
import { LocalTable } from './local-table.ts';

/** The bots that fight a battle for people. */
const STEWARDS: Strength = 'regular';

const connections = async (): Promise<Connect> =>
  (await import('@ironfield/campaigns/connections.ts')).connect;

/** The battle that a game waits for, as it stands, or from its beginning; null where it waits for none. */
export async function battleOf(larger: LocalTable): Promise<LocalTable | null> {
  const connection = larger.awaited && larger.connectionBy(await connections());
  if (!connection) return null;
  const { commission, seed, errand: _, ...identity } = larger.awaited!;
  const stored = await storedGame(identity.id);
  if (stored?.seed === seed) return LocalTable.stored(connection.game, stored);
  // One that was called off by a takeback.
  if (stored) await removeGame(identity.id);
  const battle = new LocalTable(connection.game, identity, battleSetup(connection, commission, seed), seed);
  await storeGame(battle.stored(), 0);
  return battle;
}

/** The same when it is over; bots fight it out first. */
export async function foughtOut(larger: LocalTable): Promise<LocalTable | null> {
  const battle = await battleOf(larger);
  if (!battle) return null;
  const left = battle.leftToBots(STEWARDS);
  while (left.letBotPlay());
  await storeGame(left.given(larger.awaited!.players), battle.number);
  return left;
}

/** Tells a game what its battle has come to. */
export const reportTo = async (larger: LocalTable, battle: LocalTable) =>
  larger.hearOf(await connections(), battle);

/**
 * The file of a game, with the records of its battles. If one is not here any more, as in a game that came from a file,
 * it holds none: the game by itself is good.
 */
export async function fileOf(larger: LocalTable): Promise<string> {
  const battles: GameRecord[] = [];
  for (const errand of larger.reported) {
    const stored = await storedGame(larger.battleId(errand));
    const game = stored && (await loadGameWith((stored.setup as CoreSetup).options, stored.game));
    if (stored && game) battles.push(LocalTable.stored(game, stored).record());
  }
  const isWhole = battles.length === larger.reported.length;
  return `${JSON.stringify(larger.record(isWhole ? battles : []), null, 1)}\n`;
}
