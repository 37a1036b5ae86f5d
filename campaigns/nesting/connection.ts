import type { Json } from '@ironfield/kernel/json.ts';
import type { AnyGame, GameTypes } from '@ironfield/kernel/play/game.ts';
import { type Random, randomFrom } from '@ironfield/kernel/random.ts';
import type { History, LogEntry } from '@ironfield/kernel/record/history.ts';
import { fingerprintOf } from '@ironfield/kernel/record/record.ts';
import type { CoreSetup, CoreState, Report } from '@ironfield/kernel/state.ts';

/** The way a game fights its battles in another one. Neither of the two knows the other. */
export interface Connection {
  /** The game in which the battle is fought. */
  readonly game: AnyGame;
  /** The battle's setup. Whatever is drawn by lot comes from its own seed, so everybody can check it later. */
  open(commission: Json, chance: Random): CoreSetup;
  /** Whether the battle has come so far that the larger game goes on, though it is not over. Absent: it never rests. */
  rests?(commission: Json, state: CoreState): boolean;
  /** The report of the battle so far, in the larger game's words. */
  report(commission: Json, state: CoreState): Report;
}

/** The setup of a battle with these dice. */
export const battleSetup = (connection: Connection, commission: Json, seed: string): CoreSetup =>
  connection.open(commission, randomFrom(`${seed} setup`));

/** The report of a battle, as an entry of the larger game's log. */
export const reportEntry = (
  connection: Connection,
  commission: Json,
  errand: number,
  history: History<GameTypes>,
): Extract<LogEntry, { readonly kind: 'report' }> => ({
  kind: 'report',
  errand,
  report: connection.report(commission, history.state),
  record: fingerprintOf(history),
});

/** The connection for a battle with this commission; `null` where the two games are not connected. */
export type Connect = (game: AnyGame, commission: Json) => Connection | null;
