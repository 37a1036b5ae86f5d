import type { Database } from '../storage/database.ts';
import { beat, lastBeat } from '../storage/heartbeat.ts';

/** The date comes from the machine's clock, which may be set. Game time only moves forward. */
export interface Moment {
  readonly date: number;
  readonly time: number;
}

export interface GameTimeSettings {
  readonly database: Database;
  /** Milliseconds since an arbitrary moment; never adjusted. */
  readonly steady: () => number;
  /** Milliseconds without a beat after which time has not passed. */
  readonly patience: number;
}

/**
 * The time that game clocks run by: milliseconds during which a server is up and reaches the database. Servers share
 * the latest time through the database. While all servers are down, asleep or cut off, it stands still, so nobody loses
 * time they could not use. The machines' clocks play no part.
 */
export class GameTime {
  private readonly settings: GameTimeSettings;
  /** The time at the last beat, and when that was. */
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
    // Several servers must agree at any moment; a single one writes only what it needs after a crash.
    const latest = await beat(database, this.now(), database.kind === 'pglite' ? patience : 0);
    this.time = Math.max(this.now(), latest);
    this.beaten = steady();
  }
}
