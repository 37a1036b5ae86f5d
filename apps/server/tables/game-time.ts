import type { Database } from '../storage/database.ts';
import { beat, lastBeat } from '../storage/heartbeat.ts';

/** The date is what the clock of the machine says, which may be set. The time of games only passes. */
export interface Moment {
  readonly date: number;
  readonly time: number;
}

export interface GameTimeSettings {
  readonly database: Database;
  /** Milliseconds since any moment; never set, by nobody. */
  readonly steady: () => number;
  /** Milliseconds without a beat after which time has not passed. */
  readonly patience: number;
}

/**
 * The time that the clocks of games run by: milliseconds that pass while a server is there and reaches the database.
 * Servers tell each other through the database how late it is, and the latest is right. When none was there, because all
 * were down, asleep or cut off, time goes on where it stood: nobody loses time that could not be used. The clocks of
 * machines have no part in it.
 */
export class GameTime {
  private readonly settings: GameTimeSettings;
  /** How late it was at the last beat, and when that was. */
  private time: number;
  private beaten: number;

  private constructor(settings: GameTimeSettings, time: number) {
    this.settings = settings;
    this.time = time;
    this.beaten = settings.steady();
  }

  /** Goes on where it stood; `first` is for a database that never had a server. */
  static async resumed(settings: GameTimeSettings, first: number): Promise<GameTime> {
    const time = new GameTime(settings, (await lastBeat(settings.database)) ?? first);
    await time.beat();
    return time;
  }

  now(): number {
    const { steady, patience } = this.settings;
    const passed = steady() - this.beaten;
    return Math.floor(passed > patience ? this.time : this.time + passed);
  }

  async beat(): Promise<void> {
    const { database, steady, patience } = this.settings;
    // Several servers must agree at any moment; one alone has to write only what it needs after a crash.
    const latest = await beat(database, this.now(), database.kind === 'pglite' ? patience : 0);
    this.time = Math.max(this.now(), latest);
    this.beaten = steady();
  }
}
