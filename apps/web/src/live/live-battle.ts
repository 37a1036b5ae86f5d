import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import { newSeed } from '@ironfield/kernel/seed.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import { loadGameWith } from '../catalogue.ts';
import { loadViews } from '../pages/load-views.ts';
import type { GameViews } from '../table/game-views.ts';
import { Playback, type Showing } from '../table/playback.ts';
import { type Chance, carriedOver, playedOut } from './chance.ts';
import type { FromLiveWorker, ToLiveWorker } from './live-messages.ts';
import { type LiveScene, sceneOf } from './live-scene.ts';

/** Between two orders, in milliseconds, and after the last one. */
const PAUSE = 700;
const END = 6000;
/** More steps than this are shown faster: a phase takes seconds. */
const MANY = 6;

/** Everything a page needs to make a game of its own of it. */
export type TakenOver = Pick<LiveScene, 'game' | 'setup' | 'seed' | 'entries'>;

export interface Live {
  readonly showing: Showing;
  readonly chance: Chance;
  readonly isPlaying: boolean;
  readonly outcome: Outcome | null;
}

/** Two bots fighting on the start page. It plays while somebody looks, and forgets all when it is closed. */
export class LiveBattle {
  readonly game: AnyGame;
  readonly views: GameViews;
  private readonly scene: LiveScene;
  private readonly link: Worker;
  private playback: Playback;
  private entries: readonly LogEntry[];
  private chance: Chance;
  private position = 0;
  private isWanted = false;
  private isAsked = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private live: Live;

  private constructor(scene: LiveScene, game: AnyGame, views: GameViews, link: Worker, told: Told) {
    this.scene = scene;
    this.game = game;
    this.views = views;
    this.link = link;
    this.entries = scene.entries;
    this.chance = { rate: scene.chance, weight: 20 };
    this.playback = this.begun(told);
    this.live = this.now();
    link.onmessage = ({ data }: MessageEvent<FromLiveWorker>) => this.hear(data);
  }

  /** Fetches all it takes. It does not play yet. */
  static async open(id: string): Promise<LiveBattle> {
    const scene = await sceneOf(id);
    const link = new Worker(new URL('./live-worker.ts', import.meta.url), { type: 'module' });
    const told = new Promise<Told>((resolve, reject) => {
      link.onmessage = ({ data }) => resolve(data);
      link.onerror = ({ message }) => reject(new Error(message));
    });
    tell(link, { kind: 'open', scene, salt: newSeed() });
    const [game, views, first] = await Promise.all([
      loadGameWith(scene.setup.options ?? {}, id),
      loadViews(id),
      told,
    ]);
    return new LiveBattle(scene, game!, views, link, first);
  }

  get = (): Live => this.live;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Goes on, or stands still at once. */
  play(isWanted: boolean): void {
    if (this.isWanted === isWanted) return;
    this.isWanted = isWanted;
    this.wait();
    if (!isWanted) tell(this.link, { kind: 'rest' });
    this.playback.setPace(this.pace());
    this.goOn();
    this.show();
  }

  /** The battle as it is shown now. */
  takenOver(): TakenOver {
    const { game, setup, seed } = this.scene;
    return { game, setup, seed, entries: this.entries };
  }

  close(): void {
    this.wait();
    this.playback.stop();
    this.link.terminate();
    this.listeners.clear();
  }

  private begun({ telling }: Told): Playback {
    if (telling?.kind !== 'table') throw new Error('The battle cannot be loaded');
    const { snapshot, past } = telling;
    const last = past.at(-1);
    // The last order is drawn as if it had just been given.
    const playback = new Playback(this.game, this.views, snapshot, past.slice(0, -1), 'step');
    if (last) playback.hear({ kind: 'news', news: last, snapshot });
    playback.subscribe(() => {
      playback.setPace(this.pace());
      this.show();
      this.goOn();
    });
    return playback;
  }

  private pace() {
    if (!this.isWanted) return 'step';
    return this.playback.get().pending > MANY ? 'fast' : 'normal';
  }

  private hear(data: FromLiveWorker): void {
    if (data.kind === 'played-out') this.hearOf(data);
    else if (data.kind === 'over') this.wait(END, () => this.again());
    else if (data.entry === null) {
      this.playback = this.begun(data);
      this.playback.setPace(this.pace());
      this.goOn();
    } else {
      this.isAsked = false;
      this.entries = [...this.entries, data.entry];
      if (data.telling) this.playback.hear(data.telling);
      else this.goOn();
    }
    this.show();
  }

  private hearOf({ position, winners }: Extract<FromLiveWorker, { kind: 'played-out' }>): void {
    if (position !== this.position) this.chance = carriedOver(this.chance);
    this.position = position;
    this.chance = playedOut(this.chance, winners);
  }

  /** Asks for the next order when the last one has been shown. */
  private goOn(): void {
    if (!this.isWanted || this.isAsked || this.playback.get().pending > 0) return;
    this.wait(PAUSE, () => {
      this.isAsked = true;
      tell(this.link, { kind: 'step' });
    });
  }

  /** Does something in a while, instead of whatever was to be done then. */
  private wait(time = 0, act?: () => void): void {
    clearTimeout(this.timer);
    this.timer = act && setTimeout(act, time);
  }

  /** The same battle once more, with bots in another mood. */
  private again(): void {
    this.playback.stop();
    this.isAsked = false;
    this.entries = this.scene.entries;
    this.chance = { rate: this.scene.chance, weight: 20 };
    tell(this.link, { kind: 'open', scene: this.scene, salt: newSeed() });
  }

  private now(): Live {
    const showing = this.playback.get();
    const { outcome } = showing.snapshot.view;
    return { showing, chance: this.chance, isPlaying: this.isWanted, outcome };
  }

  private show(): void {
    this.live = this.now();
    for (const listener of this.listeners) listener();
  }
}

type Told = Extract<FromLiveWorker, { kind: 'told' }>;

const tell = (link: Worker, message: ToLiveWorker) => link.postMessage(message);
