import { createHash } from 'node:crypto';
import { canonical } from '@ironfield/kernel/json.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { suggestion } from '@ironfield/kernel/suggest.ts';
import { Mistake } from '../mistake.ts';
import { DEALS, type ExperimentFile, LEAST, MOST } from './schema.ts';
import { type Setting, settingsOf } from './settings.ts';

/** When enough games of a setting have been played. */
export interface StopRule {
  /** Half the width of the 95% interval; null where the width does not matter. */
  readonly narrower: number | null;
  readonly decided: boolean;
  readonly least: number;
  readonly most: number;
}

/** All that a game depends on, as plain data: whoever has it plays the same games. */
export interface Plan {
  readonly game: string;
  readonly settings: readonly Setting[];
  readonly seed: string;
  readonly deals: number;
  readonly mirror: boolean;
}

/** An experiment with everything settled. */
export interface Experiment {
  readonly question: string;
  readonly sides: readonly [string, string];
  readonly axes: readonly string[];
  /** The axis whose two values are compared, or -1. */
  readonly compared: number;
  readonly stop: StopRule;
  readonly plan: Plan;
  /** Of the plan. */
  readonly id: string;
}

export function experimentOf(games: readonly AnyGame[], file: ExperimentFile): Experiment {
  const game = games.find(({ id }) => id === file.game);
  if (!game) {
    const ids = games.map(({ id }) => id);
    throw new Mistake(`there is no game "${file.game}"; ${suggestion(file.game, ids)}`);
  }
  const { mirror = true, seed = '1', deals = DEALS, sweep = [], compare } = file;
  const plan: Plan = { game: game.id, settings: settingsOf(game, file), seed, deals, mirror };
  const { narrower, decided = false, most = MOST, least = Math.min(LEAST, most) } = file.stop ?? {};
  const whole = (games: number) => (mirror ? 2 * Math.ceil(games / 2) : games);
  return {
    question: file.question,
    sides: file.sides ?? ['First side', 'Second side'],
    axes: sweep.map(({ name }) => name),
    compared: sweep.findIndex(({ name }) => name === compare),
    stop: {
      narrower: narrower === undefined ? null : narrower / 100,
      decided,
      // Without a rule to stop by, all games are played.
      least: whole(narrower === undefined && !decided ? most : least),
      most: whole(most),
    },
    plan,
    id: createHash('sha256').update(canonical(plan)).digest('hex').slice(0, 16),
  };
}

/** Settings that stop together: those that differ only in what is compared. */
export function groupsOf({ plan, compared }: Pick<Experiment, 'plan' | 'compared'>): number[][] {
  const groups = new Map<string, number[]>();
  for (const [index, { labels }] of plan.settings.entries()) {
    const key = compared < 0 ? `${index}` : JSON.stringify(labels.toSpliced(compared, 1));
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  return [...groups.values()];
}
