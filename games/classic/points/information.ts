import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Random } from '@ironfield/kernel/random.ts';
import type { Frame, Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Event } from '../events.ts';
import type { AmbushOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Ghost, HexMark, Knowledge } from '../knowledge.ts';
import type { Side, State, UnitState } from '../state.ts';

/** MT-BLIND-08: a suite that works, and how far. */
export interface EcmField {
  readonly unit: number;
  readonly side: Side;
  readonly hex: number;
  readonly reach: number;
  readonly isAngel: boolean;
}

/** The points of players' knowledge. */
export interface InformationPoints {
  readonly add: {
    /** MT-EXPL-03: a unit shows itself to all players, be it seen or not. */
    shows(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** MT-PRE-17: a unit is about to be hurt where it lies hidden. */
    flushedOut(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** MT-BASE-03: a hidden unit does something else than fire its weapons at an enemy that has come upon it. */
    ambushed(
      play: Play<Classic>,
      field: Battlefield,
      order: AmbushOrders[keyof AmbushOrders],
      target: number,
    ): void;
  };
  readonly replace: {
    /** MT-BLIND-08: the ECM suites that jam. */
    ecmFields(field: Battlefield, state: Pick<State, 'units'>): readonly EcmField[];
    /** MT-ELEC-01: do active probes work in every hex of a move? */
    probesOnTheWay(): boolean;
    /** MT-PRE-17: is a unit somewhere on the map where nobody but its own side knows? For the rules it is off the map. */
    isHidden(unit: UnitState): boolean;
    /** The hex where such a unit is hidden; -1 for all others, and where somebody does not know. */
    hidingPlace(unit: UnitState): number;
    /** Can it be hidden where a unit is? */
    hidesPlaces(): boolean;
    /** MT-BLIND-03: the ground as a viewer knows it. */
    groundKnown(field: Battlefield, state: Pick<State, 'ground' | 'marks'>, viewer: Viewer): State['ground'];
    /** MT-BLIND-03: would it show if somebody were asked now? */
    asksNobody(field: Battlefield, state: State): boolean;
  };
  readonly stage: {
    /** MT-BASE-03: what else a hidden unit that has never fired may do to an enemy that has come upon it. */
    ambushes(
      forms: readonly OrderForm<keyof AmbushOrders>[],
      field: Battlefield,
      state: State,
      unit: number,
      target: number,
    ): readonly OrderForm<keyof AmbushOrders>[];
    /** A viewer's knowledge of the notes on the game as a whole. */
    secrets(marks: State['marks'], field: Battlefield, viewer: Viewer): State['marks'];
    /** The units of a table as they count for a question of this kind. */
    atHand(
      units: readonly UnitState[],
      field: Battlefield,
      step: FrameOf<Classic>['step'],
    ): readonly UnitState[];
    /** A guess at the unknown about a unit: a state that fits all that is known. */
    guessed(
      unit: UnitState,
      field: Battlefield,
      table: Pick<State, 'units'>,
      index: number,
      random: Random,
    ): UnitState;
    /** A viewer's knowledge of a unit of the other side. */
    known(
      knowledge: Knowledge,
      field: Battlefield,
      state: Pick<State, 'units' | 'phase'>,
      unit: number,
      viewer: Viewer,
    ): Knowledge;
    /** The event as those see it who do not know the sheet of its unit. */
    glimpse(event: Event | null): Event | null;
    /** A unit as a viewer sees it; asked only where something is hidden, as are the next two. */
    seenUnit(seen: UnitState, field: Battlefield, real: UnitState, unit: number, viewer: Viewer): UnitState;
    /** The steps to come, as far as a viewer knows of them. */
    upcoming(steps: State['agenda'], field: Battlefield, state: State, viewer: Viewer): State['agenda'];
    /** A viewer's knowledge of a question to somebody else. */
    asked(question: Frame, field: Battlefield, state: State, viewer: Viewer): Frame;
    /** The places where units were seen last, for those who look at a table. */
    ghosts(ghosts: readonly Ghost[], table: Pick<State, 'units'>): readonly Ghost[];
    /** Notes about hexes for those who look at a table: shells on their way, and the like. */
    hexMarks(
      marks: readonly HexMark[],
      field: Battlefield,
      table: Pick<State, 'marks' | 'units'>,
    ): readonly HexMark[];
    /** Words for a unit at a glance, such as `prone`. */
    states(
      states: readonly string[],
      field: Battlefield,
      table: Pick<State, 'units' | 'marks' | 'turn'>,
      unit: number,
    ): readonly string[];
    /** The place of a unit in its hex, such as `inside`. */
    whereInHex(
      words: readonly string[],
      field: Battlefield,
      table: Pick<State, 'units'>,
      unit: number,
    ): readonly string[];
    /** The standing orders of a unit, such as `watching`. */
    orders(orders: readonly string[], table: Pick<State, 'units'>, unit: number): readonly string[];
  };
}
