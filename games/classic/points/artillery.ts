import type { Direction } from '@ironfield/hex/coordinates.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Ordnance, PieceType } from '../data/artillery.ts';
import type { Classic } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import type { Mines } from '../rules/ground/mines.ts';
import type { Side, State, UnitState } from '../state.ts';

/** A shell that comes down. */
export interface Shell {
  readonly side: Side;
  readonly type: PieceType;
  readonly ordnance: Ordnance;
  readonly cell: number;
  /** The hexsides over which it comes in. */
  readonly from: readonly Direction[];
}

/** MT-BASE-25: a unit has pointed its TAG at another. */
export interface Designation {
  readonly unit: number;
  readonly target: number;
  /** The hex from which it did so. */
  readonly from: number;
  readonly hit: boolean;
}

/** Mines that a missile has laid. */
export interface LandedMines {
  readonly hex: number;
  readonly kind: 'thunder' | 'fascam' | 'active' | 'vibrabomb';
  readonly strength: number;
  /** Of vibrabombs: tons. */
  readonly setting?: number;
  /** MT-WPN-57: it adds to what is there, up to so much; else the stronger of two counts (MT-ARTY-11). */
  readonly upTo?: number;
}

/** MT-BASE-12: a salvo of missiles that comes down in a hex for what it leaves there. */
export interface Lob {
  readonly unit: number;
  readonly weapon: number;
  readonly bin: number;
  readonly cell: number;
  /** What was said of it; 0 where there was nothing to say. */
  readonly setting: number;
}

/** One of the ways in which such missiles may be set. */
export interface LobSetting {
  readonly value: number;
  readonly label: string;
}

/** Two dice: from this on the mines are gone, and up to that they go off. */
export interface SweepLimits {
  readonly clearedOn: number;
  readonly sprungTo: number;
}

/** The points of the rules of artillery. */
export interface ArtilleryPoints {
  readonly add: {
    /** MT-ARTY-11, MT-WPN-57: a missile has laid a minefield. */
    minesLand(play: Play<Classic>, field: Battlefield, mines: LandedMines): void;
    /** MT-BASE-12: missiles have come down in a hex. */
    lobLands(play: Play<Classic>, field: Battlefield, lob: Lob): void;
    /** MT-PRE-16: mines have gone off under a unit, and have done their damage. */
    minesHurt(play: Play<Classic>, field: Battlefield, unit: number): void;
  };
  readonly replace: {
    /** MT-BASE-24: may there be pieces off the map? */
    firesFromAfar(): boolean;
    /** MT-ARTY-18: may artillery fire at enemy pieces off the map? */
    firesAtPieces(): boolean;
    /** MT-BASE-25: whom TAG has been pointed at in this turn. Nothing homes where there is none. */
    homesIn(state: Pick<State, 'marks' | 'turn'>): readonly Designation[];
    /** MT-ARTY-15: what a unit starts from that fires artillery directly. */
    directFire(tally: Tally<RuleId>, unit: UnitState): void;
    /** MT-ARTY-16: for how many phases a unit has sighted its artillery on somebody in that hex. */
    sighted(field: Battlefield, state: State, unit: number, cell: number): number;
    /** MT-ARTY-02: how far a piece reaches, in mapsheets. */
    artilleryReach(piece: PieceType): number;
    /** MT-ARTY-03: turns that a shell flies so many mapsheets. */
    flightTurns(sheets: number): number;
    /** MT-ARTY-04: points that a shell does so many hexes from where it bursts. */
    blastAt(piece: PieceType, ordnance: Ordnance, hexes: number): number;
  };
  readonly stage: {
    /** MT-BASE-12: what has to be said of such missiles, as many as the bin says. */
    lobSettings(
      settings: readonly LobSetting[],
      field: Battlefield,
      launch: Pick<Lob, 'unit' | 'weapon' | 'bin'>,
    ): readonly LobSetting[];
    /** MT-PRE-16: what a unit has to throw that clears mines. */
    sweeping(limits: SweepLimits, field: Battlefield, unit: number): SweepLimits;
    /** MT-PRE-16: from which throw on mines of a kind go off under a unit. */
    springsOn(number: number, field: Battlefield, unit: number, kind: string): number;
    /** MT-SPV-06: does a unit that comes upon mines deal with them otherwise than by setting them off? */
    sweeps(does: boolean, play: Play<Classic>, field: Battlefield, unit: number, mines: Mines): boolean;
    /** MT-ARTY-05: the kinds of round that a piece has, besides high explosive. */
    ordnance(kinds: readonly Ordnance[], piece: PieceType): readonly Ordnance[];
    /** For bots: the missiles of a side that could find a designated target in this turn. */
    comingHome(missiles: number, field: Battlefield, state: State, side: Side): number;
    /** Carries out the burst of such a round; says whether it was one of these. */
    bursts(is: boolean, play: Play<Classic>, field: Battlefield, shell: Shell): boolean;
  };
}
