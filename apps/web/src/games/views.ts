import type { AnyGame } from '@ironfield/kernel/game.ts';
import type { CoreEvent, CoreSetup } from '@ironfield/kernel/state.ts';
import type { ComponentType } from 'react';
import type { TableModel } from '../table/table-model.ts';

export interface PlayProps {
  readonly game: AnyGame;
  readonly model: TableModel;
}

/** How it is named, and what it does. */
export type Key = readonly [name: string, meaning: string];

/** How one game is shown. Whatever a game leaves out, the generic views do. */
export interface GameViews {
  /** The whole table below the top bar. */
  readonly Play: ComponentType<PlayProps>;
  /** The board alone, to look at, and what happened just before. Absent: the game's drawing in text. */
  readonly Board?: ComponentType<{ readonly table: object; readonly events?: readonly CoreEvent[] }>;
  /** A small picture of a setup for the start page. */
  readonly Picture: ComponentType<{ readonly setup: CoreSetup }>;
  /** Keys that only this game has, and what they do. */
  readonly keys?: readonly Key[];
  /** The table after an event, for showing an order step by step. Absent: the table changes at the end of the order. */
  after?(table: object, event: CoreEvent): object;
  /** Is this event shown together with the one before it? */
  joins?(event: CoreEvent): boolean;
}

/** Special views, by game. */
const VIEWS: Readonly<Record<string, () => Promise<GameViews>>> = {
  'battleforce-qs': async () => (await import('./battleforce-qs/views.ts')).battleforceViews,
  classic: async () => (await import('./classic/views.ts')).classicViews,
};

/** With `?plain` in the address every game is shown by its menu alone: a form instead of a special table. */
const isPlain = () => new URLSearchParams(window.location.search).has('plain');

export async function loadViews(game: string): Promise<GameViews> {
  const generic = async () => (await import('./generic/views.ts')).genericViews;
  if (!Object.hasOwn(VIEWS, game)) return generic();
  const views = await VIEWS[game]!();
  return isPlain() ? { ...views, ...(await generic()) } : views;
}
