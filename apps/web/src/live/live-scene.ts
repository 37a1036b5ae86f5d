import type { BoardFile } from '@ironfield/hex/board-file.ts';
import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import type { WeightClass } from '@ironfield/mechbay/figures.ts';

/** A battle that the start page shows, in the middle of which it begins: `npm run live-scenes` finds them. */
export interface LiveScene {
  readonly game: string;
  readonly setup: CoreSetup;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
  /** The share of games that the first side won when bots played on from there. */
  readonly chance: number;
}

/** The picture of a battle before anything of it has been loaded: the battle begins with this very moment. */
export interface Still {
  readonly game: string;
  readonly turn: number;
  readonly phase: string;
  readonly chance: number;
  readonly map: BoardFile;
  /** The units, by side. */
  readonly sides: readonly (readonly string[])[];
  readonly units: readonly {
    readonly name: string;
    readonly side: number;
    readonly cell: number;
    readonly facing: number;
    readonly weight: WeightClass;
    readonly role: string | null;
    readonly health: number;
    readonly isProne: boolean;
  }[];
  readonly shots: readonly { readonly from: number; readonly to: number }[];
}

const SCENES = import.meta.glob<LiveScene>('./scenes/*.json', { import: 'default' });

export const hasScene = (game: string): boolean => Object.hasOwn(SCENES, `./scenes/${game}.json`);

export const sceneOf = (game: string): Promise<LiveScene> => SCENES[`./scenes/${game}.json`]();
