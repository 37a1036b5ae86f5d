import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Battlefield } from '../battlefield.ts';
import type { HitTable } from '../data/physical-attacks.ts';
import type { RuleId } from '../rule-index.ts';
import type { Cover } from '../rules/sight/cover.ts';
import type { SightRule } from '../rules/sight/other-sight.ts';
import type { State } from '../state.ts';

type FlareState = Pick<State, 'marks' | 'units' | 'turn'>;

/** Lines of sight, cover, light and haze. */
export interface SightPoints {
  readonly replace: {
    /** MT-PRE-18: does who is under water see those who are partly in it? */
    seesFromBelow(): boolean;
    /** MT-PRE-06: can a unit be seen as by day? */
    isLit(state: Pick<State, 'units'>, unit: number): boolean;
    /** MT-PRE-06: what trees and smoke in one hex come to for those who look through it. */
    hazeOf(woods: number, smoke: number): number;
    /** CBT-LOS-04: what stands in the way of a line of sight. */
    sightRule(): SightRule;
    /** CBT-LOS-02: where a line runs into a corner, do both hexes there have to be in the way? */
    cornersShelter(): boolean;
    /** CBT-THM-06: what woods and smoke in the hex of its target add to a shot. */
    woodsOfTarget(field: Battlefield, hex: number): number;
    /** CBT-LOS-08: of a target with partial cover, and the table for shots that hit it. */
    partialCover(tally: Tally<RuleId>): void;
    coveredTable(): HitTable;
  };
  readonly stage: {
    /** MT-ARTY-12, MT-WPN-58: does an illumination round or a flare burn above a unit? */
    isUnderFlare(is: boolean, field: Battlefield, state: FlareState, unit: number): boolean;
    /** CBT-LOS-08: of a target from an attacker that sees it. */
    cover(
      cover: Cover | null,
      field: Battlefield,
      state: State,
      attacker: number,
      target: number,
    ): Cover | null;
    /** Note J of MT-TER-01: the rule by which jumpers do not see where in the woods they land. */
    poorVisibility(rule: RuleId | null, field: Battlefield, cell: number): RuleId | null;
    /** The range of the naked eye from one hex towards another, in hexes. */
    visualRange(hexes: number, field: Battlefield, from: number, to: number): number;
  };
}
