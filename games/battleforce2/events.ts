import type { Edge } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { CoreEvent, Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Command } from './data/commands.ts';
import type { CriticalHit } from './data/tables.ts';
import type { OptionEvents } from './extensions.ts';
import type { Way } from './orders.ts';
import type { Attack, Condition, Frames, HexAttack, Known, Objective, Phase } from './state.ts';

type Dice = readonly number[];

/** An attack as the other side hears of it. */
export type SeenAttack = Omit<Attack, 'withhold'> & { readonly withhold: number | null };

/** Events, in order. Units, elements and cells by number, as in the state. */
type Happening =
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: Phase; readonly active: Seat }
  | {
      readonly type: 'roll-off';
      readonly about: 'home-edges' | 'roles' | 'deployment' | 'initiative';
      readonly dice: readonly [Dice, Dice];
      readonly winner: Seat;
    }
  | { readonly type: 'home-edge'; readonly seat: Seat; readonly edge: Edge }
  | {
      readonly type: 'objective-placed';
      readonly kind: Objective['kind'];
      readonly seat: Seat;
      readonly hex: number;
    }
  | { readonly type: 'set-up-order'; readonly seat: Seat; readonly first: boolean }
  | {
      readonly type: 'deployed';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      readonly onBridge: boolean;
      readonly submerged: boolean;
    }
  /** BF2-SETUP-03: nowhere on the map may it be. */
  | { readonly type: 'left-behind'; readonly unit: number }
  | { readonly type: 'acts-first'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly unit: number;
      readonly way: Way;
      readonly path: readonly number[];
      readonly facing: Facing;
      readonly onBridge: boolean;
    }
  /** Something that not everybody knew of ends or halts a move before its last hex. */
  /** `hex`: how far it has come. */
  | { readonly type: 'held-up'; readonly unit: number; readonly hex: number }
  | { readonly type: 'bridge-fell'; readonly hex: number }
  | {
      readonly type: 'exited';
      readonly unit: number;
      readonly edge: Edge;
      readonly fate: 'retreated' | 'destroyed';
    }
  /** BF2-INFO-02, BF2-INFO-03: told to both players. */
  | { readonly type: 'shown'; readonly element: number; readonly known: Known }
  | { readonly type: 'scanned'; readonly element: number; readonly target: number }
  /** BF2-EQ-08: ECM has stopped something, or has failed. */
  | { readonly type: 'ecm'; readonly element: number; readonly works: boolean }
  | {
      readonly type: 'loaded';
      readonly unit: number;
      readonly passenger: number;
      /** BF2-INF-05: who rides whom. */
      readonly mounts: readonly (readonly [rider: number, mount: number])[];
    }
  | {
      readonly type: 'unloaded';
      readonly unit: number;
      readonly passenger: number;
      readonly hex: number;
      readonly facing: Facing;
    }
  | { readonly type: 'hooked-up'; readonly truck: number; readonly unit: number }
  | { readonly type: 'unhooked'; readonly truck: number; readonly unit: number }
  | { readonly type: 'submerged'; readonly unit: number; readonly submerged: boolean }
  | {
      readonly type: 'declared';
      readonly seat: Seat;
      readonly unit: number;
      readonly target: number;
      readonly spotter: number | null;
      readonly withholds: boolean;
      readonly attacks: readonly SeenAttack[];
    }
  | {
      readonly type: 'attacked';
      readonly seat: Seat;
      readonly attacker: number;
      readonly target: number;
      /** The reasons are the attacker's; others learn no more than whether it hit. */
      readonly toHit: Explanation | null;
      readonly dice: Dice;
      readonly hit: boolean;
    }
  | {
      readonly type: 'declared-hex';
      readonly unit: number;
      readonly hex: number;
      readonly aim: string;
      readonly attacks: readonly HexAttack[];
    }
  | {
      readonly type: 'attacked-hex';
      readonly seat: Seat;
      readonly attacker: number;
      readonly hex: number;
      readonly toHit: Explanation | null;
      readonly dice: Dice;
      readonly hit: boolean;
    }
  /** The modifiers of its hits to the rolls for their effect, in order. */
  | { readonly type: 'hits-hex'; readonly hex: number; readonly adds: readonly number[] }
  | { readonly type: 'fired-hex'; readonly unit: number; readonly attackers: readonly number[] }
  /** After all rolls of a volley: what its hits will do, in order. Everybody hears it before the first is dealt. */
  | { readonly type: 'hits'; readonly hits: readonly Pick<Frames['combat/hit'], 'element' | 'damage'>[] }
  /** BF2-INFO-04: the attackers that have hit, and say now how much they do. */
  | { readonly type: 'withholding'; readonly seat: Seat; readonly attackers: readonly number[] }
  /** BF2-DECL-01: its target is gone already. */
  | { readonly type: 'lost'; readonly attacker: number; readonly target: number }
  | {
      readonly type: 'damaged';
      readonly seat: Seat;
      readonly element: number;
      readonly damage: number;
      /** A critical roll follows. */
      readonly critical: boolean;
      /** Boxes that are left, known only to the owner. */
      readonly left: Pick<Condition, 'armor' | 'structure'> | null;
    }
  | { readonly type: 'critical'; readonly element: number; readonly dice: Dice; readonly hit: CriticalHit }
  | { readonly type: 'destroyed'; readonly element: number }
  | { readonly type: 'unit-destroyed'; readonly unit: number }
  /** Told to the owner alone. */
  | { readonly type: 'heat'; readonly element: number; readonly from: number; readonly to: number }
  | { readonly type: 'announced'; readonly element: number; readonly base: number; readonly jumps: boolean }
  | { readonly type: 'fired'; readonly unit: number; readonly attackers: readonly number[] }
  | {
      readonly type: 'objective';
      readonly index: number;
      readonly turned: 'face-up' | 'face-down' | 'claimed';
    }
  /** BF2-EQ-10: a headquarters works for the side. */
  | { readonly type: 'headquarters'; readonly seat: Seat; readonly moves: number }
  | { readonly type: 'counter-drawn'; readonly seat: Seat; readonly number: number | null }
  | {
      readonly type: 'counter-placed';
      readonly seat: Seat;
      readonly unit: number;
      readonly number: number | null;
    }
  /** Shown to everybody, and put back. */
  | { readonly type: 'counter-returned'; readonly seat: Seat; readonly number: number }
  | { readonly type: 'counter-passed'; readonly unit: number; readonly to: number }
  /** BF2-SEQ-03: what lay face-up, or on a lost unit, is taken off. */
  | { readonly type: 'counter-removed'; readonly seat: Seat; readonly unit: number }
  | { readonly type: 'counters-back'; readonly seat: Seat }
  | { readonly type: 'flipped'; readonly unit: number; readonly number: number; readonly command: Command }
  | { readonly type: 'jammed'; readonly unit: number; readonly works: boolean }
  | { readonly type: 'luck'; readonly unit: number; readonly dice: Dice }
  | { readonly type: 'ambush'; readonly unit: number }
  | { readonly type: 'price'; readonly unit: number; readonly move: boolean; readonly attack: boolean }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type Event = (Happening | OptionEvents[keyof OptionEvents]) & Pick<CoreEvent, 'seenBy' | 'reveals'>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
