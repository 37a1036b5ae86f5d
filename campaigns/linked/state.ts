// The state of a short campaign: three battles with the same two forces (BF2-CAMP-01, BF2-CAMP-02).

import type { ForceFaction } from '@ironfield/battleforce2/data/assignment.ts';
import type { Experience } from '@ironfield/battleforce2/data/force-tables.ts';
import type { MapsheetId } from '@ironfield/battleforce2/data/maps.ts';
import type { RosterEntry } from '@ironfield/battleforce2/data/roster.ts';
import type { Marked } from '@ironfield/battleforce2/state.ts';
import type { Edge } from '@ironfield/hex/board.ts';
import type { CoreSetup, CoreState, Frame, KernelParts, Seat } from '@ironfield/kernel/state.ts';

/** Aircraft take no part: these battles have no support map. */
export const TYPES = ['mech', 'vehicle', 'infantry', 'battleArmor'] as const;
export type CampaignType = (typeof TYPES)[number];

/** BF2-CAMP-04 */
export const SUPPORTS = ['excellent', 'good', 'average', 'poor', 'none'] as const;
export type Support = (typeof SUPPORTS)[number];
export const SETTLEMENTS = ['none', 'base', 'city', 'fortress'] as const;

/** BF2-CAMP-04: where a side repairs. */
export interface Camp {
  readonly settlement: (typeof SETTLEMENTS)[number];
  /** In the Arctic, in mountains, on an ocean. */
  readonly isHarsh: boolean;
}

/** An element with its crew. */
export interface ElementSetup {
  /** Its line of the roster. */
  readonly name: string;
  readonly type: CampaignType;
  readonly pilot: string;
  readonly experience: Experience;
  /** BF2-REC-05 */
  readonly skill: number;
}

export interface CampaignUnit {
  readonly name: string;
  readonly elements: readonly ElementSetup[];
}

export interface CampaignSide {
  readonly name: string;
  readonly faction: ForceFaction;
  readonly units: readonly CampaignUnit[];
  /** BF2-CAMP-07: the number of its own technicians. Absent: by its technical support. */
  readonly technicians?: number | undefined;
  /** BF2-CAMP-04. Absent: by the experience of each crew. */
  readonly support?: Support | undefined;
  /** Absent: a field camp in easy country. */
  readonly camp?: Camp | undefined;
}

export interface Setup extends CoreSetup {
  readonly sides: readonly [CampaignSide, CampaignSide];
}

/** BF2-CAMP-02 */
export const STAGES = ['meeting', 'assault', 'final'] as const;
export type Stage = (typeof STAGES)[number];

/** BF2-CAMP-05: what destroyed an element, which is what its first repair mends. */
export type Cause = 'structure' | 'engine' | 'crew';

/** Never changed, but replaced. */
export interface ElementState {
  /** Boxes crossed off, and critical hits. */
  readonly marked: Marked;
  /** A wreck may still be saved in the End Phase after its battle. */
  readonly fate: 'fit' | 'wreck' | 'lost';
  readonly cause: Cause | null;
  /** BF2-CAMP-06: the effect of the other side's technology on its Damage Values. */
  readonly shift: -1 | 0 | 1;
  /** BF2-CAMP-03: has had its attempt in this End Phase. */
  readonly tried: boolean;
  /** Battles that its crew has come back from. */
  readonly battles: number;
}

/** BF2-CAMP-06: types that salvage is kept apart by. */
export type WreckKind = 'mech' | 'vehicle' | 'aerospace';

/** BF2-CAMP-06: what is left of an element, in the hands of whoever held the field. */
export interface Wreck {
  readonly holder: Seat;
  readonly kind: WreckKind;
  readonly technology: RosterEntry['faction'];
  readonly element: number;
}

/** A battle that has been fought. */
export interface Fought {
  readonly stage: Stage;
  readonly sheets: readonly (readonly MapsheetId[])[];
  readonly attacker: Seat | null;
  readonly winner: Seat | null;
  readonly holder: Seat | null;
  readonly turns: number;
  /** Elements that took part, and those destroyed in it. */
  readonly fielded: readonly number[];
  readonly destroyed: readonly number[];
  /** By seat: elements ready for battle before it, and when the repairs after it were over; null while they go on. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number] | null;
}

/** Elements and units are numbered through over both sides, in the order of the setup. */
export interface State extends CoreState {
  readonly setup: Setup;
  agenda: CampaignFrame[];
  /** The battle that is prepared, fought or mended after: 0 to 2. */
  battle: number;
  attacker: Seat | null;
  /** BF2-CAMP-02: the winner of the Initial Assault. */
  assaultWinner: Seat | null;
  homes: readonly [Edge, Edge] | null;
  /** The map of the battle, rows of sheets. */
  sheets: readonly (readonly MapsheetId[])[];
  /** Units that are kept for the last battle. */
  reserve: readonly number[];
  elements: readonly ElementState[];
  wrecks: readonly Wreck[];
  /** BF2-CAMP-08: by seat; null where supply is unlimited. */
  supply: readonly [number, number] | null;
  /** BF2-CAMP-04: field hospitals that have helped in this End Phase, and the unit of each. */
  hospitals: readonly { readonly hospital: number; readonly unit: number }[];
  chronicle: readonly Fought[];
}

export type Table = Omit<State, KernelParts>;

/** The kinds of attempts: to save what was destroyed, and to repair what is damaged. */
export type Work = 'save' | 'repair';

/** Single repairs (BF2-CAMP-03). */
export const MENDS = ['structure', 'armor', 'engine', 'crew', 'arm', 'leg', 'weapon'] as const;
export type Mend = (typeof MENDS)[number];

export interface Frames {
  prepare: object;
  muster: { readonly seats: readonly Seat[] };
  ground: object;
  edge: { readonly seat: Seat };
  battle: { readonly errand: number };
  aftermath: object;
  workshop: { readonly seat: Seat; readonly work: Work };
  attempt: { readonly seat: Seat; readonly work: Work };
  mending: { readonly seat: Seat; readonly element: number; readonly repairs: number };
  mend: { readonly seat: Seat; readonly element: number; readonly repairs: number };
  'give-up': { readonly seat: Seat };
  'battle/over': object;
}
export type CampaignFrame = {
  [Step in keyof Frames]: { readonly step: Step } & Frames[Step];
}[keyof Frames] &
  Frame;

export const SEATS: readonly Seat[] = [0, 1];
