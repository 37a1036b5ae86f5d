import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Force } from '@ironfield/kernel/options/mustering.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreEvent, CoreSetup } from '@ironfield/kernel/state.ts';
import type { ComponentType } from 'react';
import type { LessonDoor } from '../coach/lesson.ts';
import type { MarkReader } from '../replay/marks.ts';
import type { Extractor } from '../result/statistics.ts';
import type { Fairness } from './fairness.ts';
import type { TableModel } from './table-model.ts';

export interface PlayProps {
  readonly game: AnyGame;
  readonly model: TableModel;
}

export interface PositionEditorProps<Setup> {
  readonly setup: Setup;
  /** The unit in hand, by its number. */
  readonly unit: number;
  onUnit(unit: number): void;
  onChange(setup: Setup): void;
}

/** Its name and its effect. */
export type Key = readonly [name: string, meaning: string];

/** The views of one game: everything that the browser has of it. */
export interface GameViews<G extends GameTypes = GameTypes> {
  /** The whole table below the top bar. */
  readonly Play: ComponentType<PlayProps>;
  /** The board alone, to look at, and what happened just before. Absent: the game's drawing in text. */
  readonly Board?: ComponentType<{
    readonly table: object;
    readonly events?: readonly CoreEvent[];
    /** All that has happened since the beginning and stands. */
    readonly past?: readonly CoreEvent[];
    /** They are a step of what happened, and not all of an order. */
    readonly isStep?: boolean;
    /** A hex was chosen; absent where there is nothing to choose. */
    readonly onChoose?: (cell: number) => void;
  }>;
  /** A small picture of a setup for the start page. */
  readonly Picture: ComponentType<{ readonly setup: CoreSetup }>;
  /** The units of each side, by short names. Absent: only the sides are named. */
  forces?(setup: G['Setup']): readonly (readonly string[])[];
  /** Tables to look things up in while playing. */
  readonly Reference?: ComponentType;
  /** The points of each seat with their reasons, once the game is over and nothing is secret. */
  scores?(view: View<G>): readonly Explanation[];
  /** Why somebody who only watches sees so little; `null` where they see all there is. */
  whyHidden?(table: G['Table']): string | null;
  /** Keys that only this game has, and what they do. */
  readonly keys?: readonly Key[];
  /** Is this event shown together with the one before it? */
  joins?(event: G['Event']): boolean;
  /** The side of whoever does what an event tells; null for none. Absent: whoever gave the order. */
  sideOf?(event: G['Event'], table: G['Table']): number | null;
  /** Moments of a replay worth jumping to. Absent: turns and the end. */
  marks?(...seen: Parameters<MarkReader<G>>): ReturnType<MarkReader<G>>;
  /** The game in numbers; loaded when a game is over. */
  statistics?(): Promise<Extractor<G>>;
  /** An editor for the position that units begin in. Absent: positions come from games alone. */
  readonly PositionEditor?: ComponentType<PositionEditorProps<G['Setup']>>;
  /** A unit put into a hex. */
  place?(setup: G['Setup'], unit: number, cell: number): G['Setup'];
  /** The unit that begins in a hex; -1 for none. */
  unitAt?(setup: G['Setup'], cell: number): number;
  /** Forces of one's own, where a list of units is not enough; tells the setup whenever it changes. */
  readonly ForceBuilder?: ComponentType<{
    readonly isAgainstBot: boolean;
    /** `null` while what is put together may not be fielded. */
    onChange(setup: CoreSetup | null): void;
    onSeat(seat: number): void;
  }>;
  /** Things made on this device in place of those of the game; absent where there are none. */
  readonly own?: {
    /** `3 cards of your own`; `null` while there are none. */
    words(): string | null;
    into(setup: G['Setup']): Promise<G['Setup']>;
  };
  /** The record sheets of a force as one PDF; null where none of its units has one. */
  forceSheets?(force: Force, title: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Forces that are equally strong, by a measure that is not the game's own. */
  fairness?(): Promise<Fairness>;
  /** Other pages that belong to it: what they are called, and their address. */
  readonly doors?: readonly (readonly [label: string, page: string])[];
  /** Guided games: the one to begin with, and others. */
  readonly lessons?: readonly LessonDoor<G>[];
}

/** The views in the folder of a game; the generic views stand in for those that it leaves out. */
export type OwnViews<G extends GameTypes = GameTypes> = Partial<GameViews<G>>;
