import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { RollReason } from '../events.ts';
import type { Classic } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import type { PilotingRoll } from '../rules/piloting/piloting.ts';
import type { Slide, SlideStep } from '../rules/piloting/skid.ts';
import type { Frames, Leg, SkidCheck, SlipperyTurn, State, TightTurn, UnitState } from '../state.ts';
import type { Arrival } from './movement.ts';

/** Piloting Skill Rolls, skids and falls. */
export interface PilotingPoints {
  readonly add: {
    /** CBT-PSR-01 */
    rolledPiloting(play: Play<Classic>, field: Battlefield, unit: number, success: boolean): void;
    /** CBT-PSR-01: to a Piloting Skill Roll for this reason, or to those at the end of a phase. */
    piloting(
      tally: Tally<RuleId>,
      field: Battlefield,
      state: State,
      unit: number,
      reason: RollReason | null,
    ): void;
    /** It has just fallen; nothing but its own notes may change. */
    fallen(unit: UnitState): void;
    /** CBT-DSP-04: to the number of somebody who falls upon another. */
    fallOn(tally: Tally<RuleId>, unit: UnitState): void;
    /** CBT-FALL-03: a unit falls, and is about to take so many points for it. */
    falls(play: Play<Classic>, field: Battlefield, unit: number, points: number): void;
    /** CBT-FALL-03: a unit has fallen, with all that comes of it. */
    hasFallen(play: Play<Classic>, field: Battlefield, unit: number): void;
  };
  readonly replace: {
    /** CBT-FALL-04: does water of this depth halve the damage? It is -1 where there is none. */
    breaksFall(depth: number): boolean;
    /** CBT-PSR-06: to the rolls at the end of a phase in which so much damage was taken. */
    heavyDamage(tally: Tally<RuleId>, damage: number, tons: number): void;
    /** MT-PRE-02: the rolls that turns on slippery ground ask for, of a way with so many nodes and hexes in all. */
    skidChecks(turns: readonly SlipperyTurn[], nodes: number, hexes: number): readonly SkidCheck[];
    /** MT-SKID-07: something stands in the way of a slide; how many hexes of it are left then. */
    slidesAgainst(play: Play<Classic>, field: Battlefield, unit: number, collision: Collision): number;
    /** MT-STRUCT-05: a unit slides against the wall on this side of its hex, after so many hexes. Does the wall fall? */
    breaksWall(play: Play<Classic>, field: Battlefield, unit: number, side: Facing, hexes: number): boolean;
    /** MT-BLIND-03: where moves are plotted such a roll comes later, and the unit goes on as if it had been made. */
    putOffSkid(play: Play<Classic>, field: Battlefield, unit: number, check: SkidCheck): void;
    /** MT-BLIND-03: the same of a sideslip (MT-PRE-29). */
    putOffSideslip(play: Play<Classic>, unit: number, slip: Sideslip): void;
    /** MT-VMOV-07: the turns of a leg that a unit has to roll for. */
    tightTurns(
      field: Battlefield,
      unit: number,
      vehicle: UnitState,
      leg: Pick<Leg, 'nodes' | 'costs' | 'entering'>,
    ): readonly TightTurn[];
    /** MT-SKID-09: what a hex of a skid does to a vehicle, or its own hex where it slides nowhere (-1). Does it slide on? */
    strainsInSkid(play: Play<Classic>, field: Battlefield, unit: number, from: number): boolean;
    /** MT-SKID-09: a vehicle runs into whoever is in the next hex of its skid. Does it slide on? */
    ramsInSkid(play: Play<Classic>, field: Battlefield, frame: Frames['skid'], to: number): boolean;
    /** MT-VMOV-09: what is added to the roll for a step aside; null for a unit that makes none. */
    asideModifier(field: Battlefield, unit: number): number | null;
    /** MT-BLIND-03: the roll for a manoeuvre comes later, too. */
    putOffManeuver(play: Play<Classic>, unit: number, maneuver: Maneuver): void;
    /** MT-BLIND-03: is the roll for ground that may break put off, since moves are being plotted? */
    putOffBreaking(play: Play<Classic>, field: Battlefield, unit: number, test: GroundTest): boolean;
    /** Rolls what was put off; null if the unit has gone all its way, else it is back where that ended, and this comes of it. */
    rollPutOff(play: Play<Classic>, field: Battlefield, unit: number): Mishap | null;
  };
  readonly stage: {
    /** Rolls that a step asks for, before those of the ground: who fails one falls into the lower of the two hexes. */
    stepRolls(
      rolls: readonly PilotingRoll[],
      field: Battlefield,
      from: number,
      to: number,
      isAhead: boolean,
    ): readonly PilotingRoll[];
    /** MT-PRE-02: what becomes of who slides from one hex into the next. */
    slide(slide: Slide, field: Battlefield, step: SlideStep): Slide;
    /** CBT-FALL-07: what makes a unit fall without a roll. */
    automaticFall(reason: RollReason | null, unit: UnitState): RollReason | null;
  };
}

/** A slide into a hex, as the so-many-th of it. */
export interface Collision {
  readonly to: number;
  readonly direction: Facing;
  readonly slid: number;
  readonly left: number;
}

/** MT-PRE-29: a roll not to slip sideways, and where to. */
export interface Sideslip {
  readonly slips: Facing;
}

/** MT-VMOV-07: what a vehicle tries, and what becomes of it if that fails. */
export interface Maneuver {
  readonly maneuver: 'tight-turn' | 'bootlegger' | 'shift-aside';
  /** To the roll. */
  readonly modifier: number;
  /** The way it turns: to the right, or to the left. */
  readonly turns: 1 | -1;
  /** The way it went before. */
  readonly direction: Facing;
  /** The length of its skid, if it comes to that. */
  readonly length: number;
}

/** A roll for ground that may break under whoever comes into its hex. */
export interface GroundTest {
  readonly ground: 'ice' | 'crust';
  readonly arrival: Arrival;
}

/** The fate of a unit whose plotted move has ended early, in the direction in which it went. */
export type Mishap = FrameOf<Classic> & { readonly direction: Facing };
