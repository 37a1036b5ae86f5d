import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import type { Heading } from '@ironfield/spaces/grid.ts';
import type {
  BattleEnd,
  BattleKind,
  CounterEntry,
  Drive,
  Find,
  Operation,
  Quality,
  Site,
  Terrain,
  Veteran,
  War,
  Watch,
} from './state.ts';

type Dice = readonly number[];

/** A counter that everybody sees now. */
export interface TurnedUp extends CounterEntry {
  readonly counter: number;
  readonly supplied: boolean;
}

/** A counter that is turned up on the map; its quality is `null` where that does not tell it. */
export interface Identified {
  readonly counter: number;
  readonly type: string;
  readonly quality: Quality | null;
}

/** A counter that a side has bought. Others see what lies openly, and not aboard what the rest is. */
export interface BoughtCounter {
  readonly type: string | null;
  readonly quality: Quality | null;
  readonly faceUp: boolean;
  readonly place: number;
  readonly carrier: number;
  /** A JumpShip that nobody has paid for, or a counter of a relief force. */
  readonly isGift?: true;
  readonly isRelief?: true;
}

/** Events in their order. Counters and boxes are numbers, as in the state. */
export type Event =
  | {
      readonly type: 'battle';
      readonly place: number;
      readonly kind: BattleKind;
      readonly attacker: Seat;
      readonly terrain: readonly Terrain[];
      /** The counters in the battle. */
      readonly counters: readonly number[];
    }
  | { readonly type: 'deployed'; readonly counter: number; readonly box: number; readonly facing: Heading }
  | { readonly type: 'turned-up'; readonly counters: readonly TurnedUp[] }
  | { readonly type: 'combat-turn'; readonly turn: number }
  | { readonly type: 'acting'; readonly seat: Seat }
  | {
      readonly type: 'moved';
      readonly counter: number;
      readonly path: readonly number[];
      readonly facing: Heading;
      /** MP spent. */
      readonly cost: Explanation;
    }
  | { readonly type: 'fled'; readonly counter: number }
  | {
      readonly type: 'attacked';
      readonly attacker: number;
      readonly target: number;
      readonly toHit: Explanation;
      readonly dice: Dice;
      readonly hits: boolean;
    }
  | {
      readonly type: 'damage';
      readonly target: number;
      readonly dice: Dice;
      readonly modifiers: Explanation;
      readonly result: DamageResult;
    }
  | { readonly type: 'repaired'; readonly convoy: number; readonly target: number }
  | { readonly type: 'done'; readonly seat: Seat }
  | { readonly type: 'battle-over'; readonly winner: Seat; readonly why: BattleEnd }
  | { readonly type: 'relieved'; readonly convoy: number; readonly seat: Seat }
  | { readonly type: 'bought'; readonly seat: Seat; readonly counters: readonly BoughtCounter[] }
  | { readonly type: 'posted'; readonly counter: number; readonly place: number }
  /** PA-ZOOM-01: this battle is fought in another game, and this is what it has come to. */
  | { readonly type: 'sent-elsewhere'; readonly place: number }
  | { readonly type: 'fought-elsewhere'; readonly winner: Seat; readonly fates: readonly Fate[] }
  | { readonly type: 'turn'; readonly turn: number }
  | { readonly type: 'phase'; readonly phase: War['phase']; readonly side: Seat }
  | {
      readonly type: 'marched';
      readonly counter: number;
      readonly seat: Seat;
      /** It lies face-down: others see where it goes, and not which way, which depends on what it is. */
      readonly isHidden?: boolean;
      readonly path: readonly number[];
      /** MP spent; only its own side sees that. */
      readonly cost: Explanation | null;
      readonly spent: number;
    }
  /** Aboard what is known to its own side alone. */
  | { readonly type: 'boarded'; readonly counter: number; readonly seat: Seat; readonly carrier: number }
  | {
      readonly type: 'unloaded';
      readonly counter: number;
      readonly seat: Seat;
      readonly carrier: number;
      readonly place: number;
    }
  | {
      readonly type: 'scouted';
      readonly counter: number;
      readonly seat: Seat;
      readonly at: number;
      readonly counters: readonly number[];
      readonly dice: Dice;
      /** The Defense Rating that the dice must not exceed; only its own side sees that. */
      readonly limit: number;
      readonly succeeds: boolean;
    }
  | { readonly type: 'identified'; readonly counters: readonly Identified[] }
  | { readonly type: 'battles-due'; readonly sites: readonly Site[] }
  | { readonly type: 'retreated'; readonly counters: readonly number[]; readonly place: number }
  | { readonly type: 'lost'; readonly counters: readonly number[] }
  | { readonly type: 'captured'; readonly counter: number; readonly seat: Seat }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly convoys: readonly number[];
      readonly unit: CounterEntry;
      readonly place: number;
    }
  | {
      readonly type: 'settlement';
      readonly counter: number;
      readonly side: Seat;
      readonly rubble: boolean;
      readonly quality: Quality;
    }
  | { readonly type: 'besieged'; readonly counters: readonly number[]; readonly sieges: number }
  | { readonly type: 'provided'; readonly seat: Seat; readonly unit: CounterEntry; readonly place: number }
  | { readonly type: 'razed'; readonly counter: number }
  /** PA-ORBIT-05: the number is known to the side of the unit. */
  | {
      readonly type: 'landing';
      readonly counter: number;
      readonly seat: Seat;
      readonly place: number;
      readonly number: Explanation | null;
      readonly dice: Dice;
      readonly succeeds: boolean;
      /** After a failure. */
      readonly second: Dice;
    }
  | {
      readonly type: 'dropped';
      readonly seat: Seat;
      readonly ship: number;
      readonly counters: readonly number[];
      readonly place: number;
      readonly isOrbital: boolean;
    }
  /** PA-DROP-02: one or two rolls. */
  | {
      readonly type: 'drop-damage';
      readonly counter: number;
      readonly rolls: readonly Dice[];
      readonly modifier: number;
      readonly result: DamageResult;
    }
  | { readonly type: 'drops-over'; readonly counters: readonly number[] }
  /** PA-ACBT-01, PA-ACBT-06: an attack on the map, outside of any battle. */
  | {
      readonly type: 'fired';
      readonly attacker: number;
      readonly target: number;
      readonly how: 'strafing' | 'answer' | 'bombardment';
      readonly toHit: Explanation;
      readonly dice: Dice;
      readonly hits: boolean;
      readonly damage: { readonly dice: Dice; readonly modifiers: Explanation } | null;
      readonly isDestroyed: boolean;
    }
  | { readonly type: 'supporting'; readonly ship: number; readonly place: number }
  /** PA-ACBT-05: a bombardment of the battle board; a miss scatters to a box, or off the board. */
  | {
      readonly type: 'bombarded';
      readonly ship: number;
      readonly target: number;
      readonly toHit: Explanation;
      readonly dice: Dice;
      readonly hits: boolean;
      readonly scatter: Dice;
      readonly box: number;
      readonly victim: number | null;
    }
  | { readonly type: 'charging'; readonly counter: number; readonly dice: Dice; readonly turns: number }
  | { readonly type: 'charged'; readonly drives: readonly Drive[] }
  | { readonly type: 'departed'; readonly counter: number }
  | {
      readonly type: 'arrived';
      readonly counter: number;
      readonly place: number;
      readonly number: number;
      readonly dice: Dice;
      readonly succeeds: boolean;
      /** After a failure: the points at which it may be a turn later. */
      readonly later: readonly number[];
    }
  /** PA-SCN-20: which of them is the headquarters is known to its own side. */
  | {
      readonly type: 'hidden';
      readonly seat: Seat;
      readonly finds: readonly { readonly place: number; readonly kind: Find['kind'] }[];
    }
  /** PA-SCN-10: known to its own side. */
  | { readonly type: 'targeted'; readonly seat: Seat; readonly target: number | null }
  | {
      readonly type: 'alert';
      readonly what: 'raid' | 'relief';
      readonly dice: Dice;
      readonly succeeds: boolean;
      /** The relief force, as far as it comes. */
      readonly counters: readonly number[];
    }
  | { readonly type: 'escaped'; readonly counter: number; readonly place: number }
  /** PA-SCN-21, PA-SCN-32: a counter is turned up; an objective is removed, sooner or later. */
  | {
      readonly type: 'uncovered';
      readonly find: number;
      readonly kind: Exclude<Find['kind'], null>;
      readonly isRemoved: boolean;
    }
  | { readonly type: 'taken'; readonly find: number; readonly counter: number }
  | {
      readonly type: 'trap';
      readonly find: number;
      readonly target: number;
      readonly toHit: Explanation;
      readonly dice: Dice;
      readonly hits: boolean;
      readonly damage: Dice | null;
      readonly isDestroyed: boolean;
    }
  /** PA-FOT-08: an operation of special forces against a zone or a counter; -1 for none. */
  | {
      readonly type: 'operation';
      readonly operation: Operation;
      readonly zone: number;
      readonly target: number;
      readonly dice: Dice;
      readonly result: 'success' | 'failure' | 'disaster';
      readonly lowers: boolean;
    }
  /** PA-FOT-10: outside of a battle. */
  | {
      readonly type: 'sabotaged';
      readonly target: number;
      readonly dice: Dice;
      readonly modifiers: Explanation;
      readonly result: DamageResult;
    }
  | { readonly type: 'disrupted'; readonly counter: number }
  | {
      readonly type: 'recovered';
      readonly counter: number;
      readonly dice: Dice;
      readonly succeeds: boolean;
    }
  /** PA-FOT-07: nothing is rolled against somebody who is no DropShip. */
  | {
      readonly type: 'defended';
      readonly zone: number;
      readonly target: number;
      readonly isDropShip: boolean;
      readonly toHit: Explanation;
      readonly dice: Dice;
      readonly hits: boolean;
      readonly damage: { readonly dice: Dice; readonly modifiers: Explanation } | null;
      readonly isDestroyed: boolean;
    }
  | { readonly type: 'watching'; readonly seat: Seat; readonly until: Watch }
  /** PA-FOT-06: the turn since which one side has all settlements; 0 when it has lost one again. */
  | { readonly type: 'seized'; readonly turn: number }
  | { readonly type: 'sprung'; readonly find: number }
  | { readonly type: 'bunker'; readonly side: Seat }
  | { readonly type: 'engaged'; readonly place: number; readonly counters: readonly number[] }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** PA-ZOOM-08: what a battle in another game has made of a counter. */
export interface Fate extends Omit<Veteran, 'original'> {
  readonly side: Seat;
  readonly fate: 'stands' | 'fled' | 'destroyed';
  /** Its type from now on. */
  readonly becomes: string;
}

/** PA-CBT-13 */
export type DamageResult = 'none' | 'damaged' | 'destroyed';
