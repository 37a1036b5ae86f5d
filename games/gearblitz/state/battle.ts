// The setup and victory of a battle: the agreements before it, and their results.

import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Polygon } from '@ironfield/table/polygon.ts';
import type { AirStrike, Salvo } from '../cards/army-list.ts';
import type { Mission, Priority, Stance } from '../data/missions.ts';
import type { Deployment } from '../data/scenario-tables.ts';
import type { Light, Weather } from '../data/weather.ts';

/** HGB-SCEN-01: the agreements before a battle; steps may be skipped. */
export interface Terms {
  /** HGB-ARMY-01: the TV that was agreed. */
  readonly limit: number;
  /** HGB-MIS-09: of the last round, or by a die. */
  readonly rounds: number | 'rolled';
  /** HGB-MIS-01: by seat, or by dice. */
  readonly missions: readonly (Mission | 'rolled')[] | 'rolled';
  /** HGB-STANCE-01 to HGB-STANCE-03: the sides choose one each. */
  readonly hasStances: boolean;
  /** HGB-DEPLOY-01: by seat, or as the sides choose. */
  readonly zones: readonly Polygon[] | 'chosen';
  /** HGB-DEPLOY-02: the only type that may be chosen. */
  readonly deployment?: Deployment | undefined;
  /** HGB-SCEN-04: as it is, or by a die. */
  readonly weather: Weather | 'rolled';
  readonly light: Light | 'rolled';
}

/** HGB-AIR-01, HGB-ARTY-01: bought with an army. */
export interface SupportList {
  readonly strikes: readonly { readonly type: AirStrike; readonly value: number }[];
  readonly salvos: readonly { readonly type: Salvo; readonly value: number }[];
  /** HGB-PR-03 */
  readonly aircraftBonus: number;
}

/** HGB-RES-01: a group that is held back. */
export interface Reserve {
  /** The round it arrives in, 0 while it has to be called; `null` where the viewer does not know. */
  readonly arrival: number | null;
  /** Everybody knows the round: the group was called, or is here. */
  readonly isKnown: boolean;
  /** It is here: its units enter in their activation. */
  readonly isDue: boolean;
  /** The edge of the table that was rolled, where the zone has none. */
  readonly edge: number | null;
  /** Units that have not entered yet. */
  readonly waiting: readonly number[];
}

/** HGB-AIR-01, HGB-ARTY-01: a strike or a salvo. */
export interface Asset {
  readonly seat: Seat;
  readonly type: AirStrike | Salvo;
  readonly value: number;
  /** The round it comes in, 0 while it has to be called; `null` where the viewer does not know. */
  readonly due: number | null;
  /** Everybody knows the round: the support was called, or is here. */
  readonly isKnown: boolean;
  /** HGB-AIR-01: winds have been rolled for. */
  readonly isDelayed: boolean;
  /** HGB-ARTY-01: where a salvo is meant to fall, and the Threshold of the observer. */
  readonly at: Place | null;
  readonly threshold: number | null;
  /** HGB-MIS-08: its fate. */
  readonly fate: 'waiting' | 'used' | 'driven off' | 'destroyed';
}

/** Replaced, never changed. */
export interface Battle {
  /** By seat. */
  readonly missions: readonly Mission[];
  readonly priorities: readonly Priority[];
  /** HGB-SCEN-04 */
  readonly weather: Weather;
  readonly light: Light;
  /** HGB-MIS-09: `null` where a die decides after every round from the default on. */
  readonly lastRound: number | null;
  /** By seat; `null` where there are none, or not yet. */
  readonly stances: readonly (Stance | null)[];
  readonly deployment: Deployment | null;
  /** By seat: one zone, or two to split over. */
  readonly zones: readonly (readonly Polygon[])[];
  /** HGB-PERK-03: groups that are dropped when both sides have set up. */
  readonly drops: readonly number[];
  /** By group; `null` for those that are not held back. */
  readonly reserves: readonly (Reserve | null)[];
  readonly support: readonly Asset[];
}

/** HGB-AIR-02: a strafing run, with the attacks still to come. */
interface AirRun {
  readonly seat: Seat;
  readonly asset: number;
  readonly from: Place;
  readonly to: Place;
  readonly left: number;
}

/** Steps before the first round, and those of what comes from beyond the table. */
export interface BattleFrames {
  stances: { readonly seats: readonly Seat[] };
  'set-up/roll': object;
  'deployment-type': { readonly seat: Seat; readonly mayLeave: boolean };
  zone: { readonly seat: Seat; readonly deployment: Deployment };
  planning: object;
  plans: { readonly seats: readonly Seat[] };
  preparing: object;
  prepare: { readonly seat: Seat };
  support: object;
  'support/order': { readonly seat: Seat };
  arrive: { readonly asset: number };
  interception: { readonly asset: number; readonly tried: readonly number[] };
  intercept: { readonly seat: Seat; readonly asset: number; readonly tried: readonly number[] };
  run: { readonly seat: Seat; readonly asset: number };
  running: AirRun;
  strike: AirRun;
  strafe: {
    readonly asset: number;
    readonly from: Place;
    readonly target: number;
    readonly rof: number;
  };
  cardinal: { readonly seat: Seat; readonly asset: number };
  salvo: { readonly asset: number; readonly cardinal: Place };
  'initiative/settled': { readonly results: readonly number[]; readonly spent: readonly Seat[] };
  'reroll-initiative': {
    readonly seat: Seat;
    readonly results: readonly number[];
    readonly spent: readonly Seat[];
  };
}
