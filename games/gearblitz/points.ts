// Points of the procedures of the game, where options plug in.

import type { Json } from '@ironfield/kernel/json.ts';
import type { Menu, OrderForm, Place } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { OnTable, Viewer } from '@ironfield/kernel/state.ts';
import type { Damage } from './cards/unit.ts';
import type { Traits } from './cards/weapon.ts';
import type { Marks } from './extensions.ts';
import type { GearBlitz } from './game-types.ts';
import type { Order } from './orders.ts';
import type { Attack, Setup, State } from './state.ts';

/** One hit that has been reckoned. */
export interface Struck {
  readonly unit: number;
  readonly damage: number;
  readonly margin: number;
}

/** Somebody attacks, before the damage is done. */
export interface Assault {
  readonly by: number;
  readonly defenders: readonly number[];
  readonly traits: Traits;
  /** HGB-IF-04: it does not need to see what it attacks. */
  readonly isIndirect: boolean;
}

export interface Points {
  readonly add: {
    /** HGB-ROUND-01: before Initiative. */
    roundBegins(play: Play<GearBlitz>): void;
    assaulted(play: Play<GearBlitz>, assault: Assault): void;
    struck(play: Play<GearBlitz>, hit: Struck): void;
    /** Damage of a unit, or lost bases. */
    hurt(play: Play<GearBlitz>, unit: number, result: Damage): void;
    /** A unit is off the table for good; it was here. */
    destroyed(play: Play<GearBlitz>, unit: number, at: Place): void;
    /** HGB-DMG-05: damage has destroyed it, where it was. */
    overkilled(play: Play<GearBlitz>, unit: number, at: Place): void;
    /** HGB-OPT-06: something with a fuse lies where it was thrown; its dice came to so much. */
    landed(play: Play<GearBlitz>, attack: Attack, at: Place, value: number): void;
    /** A part of its way. */
    moved(play: Play<GearBlitz>, unit: number, from: Place): void;
    /** An order that an option has put on the menu of `act`. */
    ordered(play: Play<GearBlitz>, unit: number, order: Order): void;
  };

  readonly replace: {
    /** HGB-OPT-04 */
    marginCap(): number;
    /** HGB-OPT-03: it has fallen, and neither goes nor turns. */
    isDown(state: Pick<State, 'marks'>, unit: number): boolean;
    /** HGB-MOR-04 */
    isBroken(table: OnTable<State>, group: number): boolean;
    /** HGB-PERK-17: those inside a transport that is destroyed try to get out. */
    escapes(play: Play<GearBlitz>, transport: number, at: Place, passengers: readonly number[]): void;
    /** HGB-OPT-02: it has got away, and is not lost. */
    isSafe(table: Pick<State, 'marks'>, unit: number): boolean;
  };

  readonly stage: {
    /** Notes at the beginning of a game. */
    marks(marks: Marks, setup: Setup): Marks;
    /** HGB-ROUND-05: before everybody rests. */
    roundEnd(frames: readonly FrameOf<GearBlitz>[]): readonly FrameOf<GearBlitz>[];
    /** HGB-AE-02 */
    defenders(defenders: readonly number[], state: State, attack: Attack): readonly number[];
    actForms(
      forms: readonly OrderForm<Order['type']>[],
      state: State,
      unit: number,
    ): readonly OrderForm<Order['type']>[];
    /** The notes without a unit that is lost. */
    forgotten(marks: Marks, unit: number): Marks;
    whyNoAttack(why: Reason | null, state: State, unit: number): Reason | null;

    /** Why a unit may not go there, though it could. */
    whyNotWalk(why: Reason | null, state: State, unit: number, to: Place): Reason | null;

    // Knowledge of viewers
    /** The marks as a viewer may know them. */
    seen(marks: Marks, viewer: Viewer): Marks;
    /** The marks with something for all that the viewer does not know. */
    guessed(marks: Marks, state: State, random: Random): Marks;
    standing(facts: Readonly<Record<string, Json>>, state: State): Readonly<Record<string, Json>>;
    /** A few words on a unit. */
    note(note: string, table: Pick<State, 'setup' | 'marks'>, unit: number): string;
    /** The order of a bot; null if no option suggests one. */
    choice(order: Order | null, state: State, question: object, menu: Menu): Order | null;
  };
}
