import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';

/** HGB-TD-02: good this round, as long as the target stays where it was. */
export interface Tag {
  readonly target: number;
  readonly by: number;
  readonly at: Place;
}

/** HGB-CP-02, HGB-CP-09, HGB-PERK-02: how a side has spent its points this round. */
export interface Spent {
  /** Tries of the Commander to hand one on. */
  readonly tried: number;
  /** Units that have benefited from one. */
  readonly helped: readonly number[];
  /** The point of the Satellite Uplinks. */
  readonly isUplinkUsed: boolean;
  /** Chaplains that have given theirs. */
  readonly chaplains: readonly number[];
  /** Units that have used their Neural Net. */
  readonly nets: readonly number[];
}

/** When a round begins. */
export const NOTHING_SPENT: Spent = { tried: 0, helped: [], isUplinkUsed: false, chaplains: [], nets: [] };

export const REROLL_WISHES = ['poor', 'always', 'never'] as const;
export type RerollWish = (typeof REROLL_WISHES)[number];

/** When a side wants to be asked. */
export interface Wishes {
  /** About which of its rolls that have not succeeded. */
  readonly rerolls: RerollWish;
  /** Also ask where only a Command Point would let it act: between activations, in windows, when attacked. */
  readonly windows: boolean;
  /** HGB-ACT-12: about Snap Fire from this chance of damage on, in hundredths; after it let pass, only where it is better. */
  readonly snaps: number;
}

/** HGB-ACT-12: windows in an enemy's activation that a side has let pass. */
export interface LetPass {
  readonly unit: number;
  /** The chance of Snap Fire, in hundredths. */
  readonly chance: number;
  /** It does not want to be asked again. */
  readonly isAll: boolean;
}

/** In every window; from this chance in hundredths; never. */
export const EVERY_SNAP = 0;
export const NO_SNAP = 101;
export const SNAP_WISHES = [EVERY_SNAP, 10, 25, 50, NO_SNAP] as const;

export const USUAL_WISHES: Wishes = { rerolls: 'poor', windows: false, snaps: 25 };

/** HGB-CP-03 to HGB-CP-07: the uses of a point. */
export type Use = 're-roll' | 'activation' | 'action' | 'last shot' | 'morale';

/** HGB-CP-02, HGB-CP-09, HGB-PERK-02: where it comes from. */
export type Source = 'neural net' | 'chaplain' | 'commander' | 'transfer';

/** Steps in which points are spent. */
export interface CommandFrames {
  reroll: {
    readonly seat: Seat;
    readonly unit: number;
    readonly purpose: string;
    readonly dice: readonly number[];
    /** The result they need; `null` where it is not known. */
    readonly needed: number | null;
    /** The result of the hit if they stand, or the bases it costs; `null` where nothing hits. */
    readonly harm: number | null;
  };
  /** HGB-CP-05: `during` is the enemy that is being activated. */
  extra: { readonly seat: Seat; readonly unit: number; readonly during: number | null };
  autopilot: { readonly seat: Seat };
  interject: { readonly seat: Seat };
  dying: { readonly seat: Seat; readonly unit: number; readonly isWreck: boolean };
  'last-shot': { readonly seat: Seat; readonly unit: number; readonly isWreck: boolean };
  perish: { readonly unit: number; readonly isWreck: boolean };
}
