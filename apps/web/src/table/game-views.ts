import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreEvent, CoreSetup } from '@ironfield/kernel/state.ts';
import type { ComponentType } from 'react';
import type { LessonDoor } from '../coach/lesson.ts';
import type { MarkReader } from '../replay/marks.ts';
import type { Extractor } from '../result/statistics.ts';
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

/** How it is named, and what it does. */
export type Key = readonly [name: string, meaning: string];

/** How one game is shown: all that the browser has of it. */
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
  /** Who fights on each side, by short names. Absent: the sides alone are named. */
  forces?(setup: G['Setup']): readonly (readonly string[])[];
  /** Tables to look things up in while playing. */
  readonly Reference?: ComponentType;
  /** What the points of each seat are made of, once the game is over and everything lies open. */
  scores?(view: View<G>): readonly Explanation[];
  /** Why somebody who only watches sees so little; `null` where they see all there is. */
  whyHidden?(table: G['Table']): string | null;
  /** Keys that only this game has, and what they do. */
  readonly keys?: readonly Key[];
  /** Is this event shown together with the one before it? */
  joins?(event: G['Event']): boolean;
  /** The side of whoever does what an event tells; null for none. Absent: whoever gave the order. */
  sideOf?(event: G['Event'], table: G['Table']): number | null;
  /** What of a replay is worth jumping to. Absent: turns and the end. */
  marks?(...seen: Parameters<MarkReader<G>>): ReturnType<MarkReader<G>>;
  /** The game in numbers; loaded when a game is over. */
  statistics?(): Promise<Extractor<G>>;
  /** How the units of a setup begin, to be changed by hand. Absent: positions come from games alone. */
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
  /** What somebody has on this device in place of what comes with the game; absent where there is nothing. */
  readonly own?: {
    /** `3 cards of your own`; `null` while there are none. */
    words(): string | null;
    into(setup: G['Setup']): Promise<G['Setup']>;
  };
  /** Other pages that belong to it: what they are called, and their address. */
  readonly doors?: readonly (readonly [label: string, page: string])[];
  /** A guided first game. */
  readonly lesson?: LessonDoor<G>;
}

/** What the folder of a game brings; whatever it leaves out, the generic views do. */
export type OwnViews<G extends GameTypes = GameTypes> = Partial<GameViews<G>>;
