import { type Experiment, groupsOf } from '../experiment/plan.ts';
import {
  differenceInterval,
  type Interval,
  sampleOf,
  sequentialInterval,
  winInterval,
} from '../statistics/mean.ts';
import type { GameLine, Task } from './playing.ts';

/** The progress of a setting. */
export interface Progress {
  readonly played: number;
  /** Games that are sure to be played. */
  readonly planned: number;
  /** The expected number of games, as far as can be told. */
  readonly expected: number;
  readonly isDone: boolean;
}

const NOT_PLAYED = 255;
/** A group never plays more than twice as many games before it looks again. */
const GROWTH = 2;

/**
 * Decides which games are played. Each group of settings looks at its results at fixed numbers of games, and only when
 * all games up to there are in: so the games of an experiment are the same in whatever order results come in.
 */
export class Director {
  private readonly experiment: Experiment;
  private readonly groups: readonly (readonly number[])[];
  /** Scores by setting and game. */
  private readonly scores: Uint8Array[];
  private readonly played: number[];
  /** By group. */
  private readonly planned: number[];
  private readonly isOver: boolean[];
  private readonly groupOf: number[];
  /** Ranges that have not been handed out, by setting: from the first number on all games are free. */
  private readonly dealt: number[];

  constructor(experiment: Experiment) {
    const { plan, stop } = experiment;
    this.experiment = experiment;
    this.groups = groupsOf(experiment);
    this.scores = plan.settings.map(() => new Uint8Array(stop.most).fill(NOT_PLAYED));
    this.played = plan.settings.map(() => 0);
    this.dealt = plan.settings.map(() => 0);
    this.planned = this.groups.map(() => stop.least);
    this.isOver = this.groups.map(() => false);
    this.groupOf = plan.settings.map((_, index) => this.groups.findIndex((group) => group.includes(index)));
  }

  get isDone(): boolean {
    return this.isOver.every((over) => over);
  }

  /** False for a game that is known already, or that no rule asks for. */
  note({ setting, game, score }: Pick<GameLine, 'setting' | 'game' | 'score'>): boolean {
    const scores = this.scores[setting];
    if (!scores || game >= scores.length || scores[game] !== NOT_PLAYED) return false;
    scores[game] = score;
    this.played[setting]++;
    this.look(this.groupOf[setting]);
    return true;
  }

  /** The next games that nobody has been given, at most so many, of the setting that is least far. */
  deal(most: number): Task | null {
    let best: number | null = null;
    for (const setting of this.played.keys()) {
      this.skipKnown(setting);
      if (this.dealt[setting] >= this.end(setting)) continue;
      if (best === null || this.dealt[setting] < this.dealt[best]) best = setting;
    }
    if (best === null) return null;
    const from = this.dealt[best];
    let to = from;
    const end = Math.min(this.end(best), from + most);
    while (to < end && this.scores[best][to] === NOT_PLAYED) to++;
    this.dealt[best] = to;
    return { setting: best, from, to };
  }

  /** Belongs to the results; games kept of an earlier run may go further than today's rules to stop. */
  counts({ setting, game }: Pick<GameLine, 'setting' | 'game'>): boolean {
    return game < this.planned[this.groupOf[setting]];
  }

  private end(setting: number): number {
    const group = this.groupOf[setting];
    return this.isOver[group] ? 0 : this.planned[group];
  }

  private skipKnown(setting: number): void {
    const scores = this.scores[setting];
    while (this.dealt[setting] < this.end(setting) && scores[this.dealt[setting]] !== NOT_PLAYED) {
      this.dealt[setting]++;
    }
  }

  /** Is everything in that was planned? Then it is over, or more is planned. */
  private look(group: number): void {
    const settings = this.groups[group];
    while (!this.isOver[group] && settings.every((setting) => this.isIn(setting, this.planned[group]))) {
      const { most } = this.experiment.stop;
      const wanted = this.wanted(settings, this.planned[group]);
      if (this.planned[group] >= most || wanted <= this.planned[group]) this.isOver[group] = true;
      else this.planned[group] = Math.min(most, wanted);
    }
  }

  private isIn(setting: number, planned: number): boolean {
    if (this.played[setting] < planned) return false;
    return this.scores[setting].subarray(0, planned).every((score) => score !== NOT_PLAYED);
  }

  /** The games after which to look again; no more than there are where the rules to stop are satisfied. */
  private wanted(settings: readonly number[], planned: number): number {
    const { narrower, decided } = this.experiment.stop;
    const isPair = this.experiment.compared >= 0 && settings.length === 2;
    if (decided && this.isDecided(settings, isPair, planned)) return planned;
    if (narrower === null) return decided ? this.even(1.25 * planned) : planned;
    const intervals = isPair
      ? [differenceInterval(this.differences(settings, planned))]
      : settings.map((setting) => this.interval(setting, planned));
    const half = Math.max(...intervals.map(({ low, high }) => (high - low) / 2));
    if (half <= narrower) return planned;
    const needed = planned * (half / narrower) ** 2;
    return this.even(Math.min(GROWTH * planned, Math.max(needed, 1.02 * planned + 2)));
  }

  private even(games: number): number {
    return this.experiment.plan.mirror ? 2 * Math.ceil(games / 2) : Math.ceil(games);
  }

  private isDecided(settings: readonly number[], isPair: boolean, planned: number): boolean {
    const values = isPair
      ? [this.differences(settings, planned)]
      : settings.map((setting) => this.units(setting, planned).map((score) => score - 0.5));
    return values.every((each) => {
      const { low, high } = sequentialInterval(each);
      return low > 0 || high < 0;
    });
  }

  /** Mean scores of the pairs of a setting, from 0 to 1. */
  private units(setting: number, games: number): number[] {
    const scores = this.scores[setting];
    const size = this.size;
    const units: number[] = [];
    for (let game = 0; game + size <= games; game += size) {
      let sum = 0;
      let isIn = true;
      for (let half = 0; half < size; half++) {
        const score = scores[game + half];
        if (score === NOT_PLAYED) isIn = false;
        sum += score / 2;
      }
      if (isIn) units.push(sum / size);
    }
    return units;
  }

  private get size(): number {
    return this.experiment.plan.mirror ? 2 : 1;
  }

  /** Of the second setting over the first, pair by pair. */
  private differences([one, other]: readonly number[], games: number): number[] {
    const [a, b] = [this.units(one, games), this.units(other, games)];
    return Array.from({ length: Math.min(a.length, b.length) }, (_, index) => b[index] - a[index]);
  }

  /** The share of games that the first side wins in a setting, by all games up to a number. */
  interval(setting: number, games = this.counted(setting)): Interval {
    return winInterval(sampleOf(this.units(setting, games), this.size));
  }

  difference(settings: readonly number[]): Interval {
    const games = Math.min(...settings.map((setting) => this.counted(setting)));
    return differenceInterval(this.differences(settings, games));
  }

  private counted(setting: number): number {
    return this.planned[this.groupOf[setting]];
  }

  progress(): Progress[] {
    return this.played.map((all, setting) => {
      const group = this.groupOf[setting];
      const isDone = this.isOver[group];
      const planned = this.planned[group];
      const played = Math.min(all, planned);
      return { played, planned, expected: isDone ? played : this.expected(group), isDone };
    });
  }

  private expected(group: number): number {
    const { narrower, most, decided } = this.experiment.stop;
    const planned = this.planned[group];
    if (narrower === null && !decided) return planned;
    if (narrower === null) return most;
    // A share near one half needs about (1.96 / 2 / width)² games.
    return Math.min(most, Math.max(planned, (Z / 2 / narrower) ** 2));
  }
}

const Z = 1.96;
