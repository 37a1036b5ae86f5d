import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Shot, Stance } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Classic } from '../game-types.ts';
import type { Order, OrderOf } from '../orders.ts';
import type { Mode, State } from '../state.ts';

/** The points where bots weigh the others. */
export interface BotPoints {
  readonly stage: {
    /** For bots: what it may cost to end a move in a hex so, besides what the ground does there. */
    peril(
      cost: number,
      field: Battlefield,
      state: State,
      unit: number,
      place: { readonly cell: number; readonly mode: Mode },
    ): number;
    /** For bots: how else a 'Mech may be set up than in this order, if that promises more. */
    betterPlace(order: Order, field: Battlefield, state: State, place: OrderOf<'place'>): Order;
    /** For bots: points that a hex may cost a unit that comes into it. */
    riskOfHex(points: number, field: Battlefield, state: State, unit: number, cell: number): number;
    /** For bots: points that flames may cost a unit that keeps no heat, each time that they reach it. */
    costOfFlames(points: number, field: Battlefield, state: State, unit: number): number;
    /** For bots: what a unit does that had better not act. */
    liesLow(order: Order | null, field: Battlefield, state: State, unit: number): Order | null;
    /** For bots: what a unit does that would stop in the middle of its move. */
    insteadOfStopping(order: Order, field: Battlefield, state: State, unit: number): Order;
    /** For bots: what a unit does that strikes nobody. */
    idleLimbs(order: Order, field: Battlefield, state: State, unit: number): Order;
    /** MT-ELEC-13, MT-BASE-09, for bots: points of a hit on average, with what helps a salvo or thins it out. */
    meanPoints(
      points: number,
      field: Battlefield,
      state: State,
      shot: {
        readonly attacker: number;
        readonly weapon: number;
        readonly target: number;
        /** Where it is known which. */
        readonly bin?: number | undefined;
      },
    ): number;
    /** For bots: what is engaged before a move that promises more with so many MP. */
    boosts(boosts: readonly Boost[], field: Battlefield, state: State, unit: number): readonly Boost[];
    /** For bots: how else the shot may be fired, if that promises more. */
    betterShot(idea: ShotIdea, field: Battlefield, state: State, shot: Shot): ShotIdea;
    /** For bots: a salvo with whatever else has to be said of its shots, as this is the primary target. */
    completeSalvo(
      attacks: OrderOf<'fire'>['attacks'],
      field: Battlefield,
      state: State,
      stance: Stance,
      primary: number,
    ): OrderOf<'fire'>['attacks'];
    /** For bots: what a unit does that has nothing to fire at. */
    idle(order: Order, field: Battlefield, state: State, unit: number): Order;
    /** For bots: the answer to a question of an option. */
    answer(order: Order | null, field: Battlefield, state: State, frame: FrameOf<Classic>): Order | null;
  };
}

/** What a bot engages before it moves: the order, the Running MP with it, and what it may cost, in points. */
export interface Boost {
  readonly order: Order;
  readonly mp: number;
  readonly cost: number;
}

/** A shot as a bot thinks of it. */
export interface ShotIdea {
  readonly number: number;
  /** The worth of a point of damage by the side struck (front, right, rear, left). */
  readonly worth: number;
  readonly sides: readonly number[];
  /** The additions to the order for it. */
  readonly choice: Readonly<Record<string, Scalar>>;
}
