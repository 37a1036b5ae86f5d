import type { Battlefield } from '../battlefield.ts';
import type { Exertion } from '../rules/weather/gravity.ts';
import type { State } from '../state.ts';

/** The points of past readings: each answers as a rule was read until it was corrected. */
export interface PastPoints {
  readonly replace: {
    /** MT-SMOKE-05: is light smoke a thing of its own where there is heavy smoke, and stays when that drifts away? */
    leavesLightSmoke(): boolean;
    /** MT-BLIND-03: do plotted moves skid while they are plotted? */
    skidsAtOnce(): boolean;
    /** MT-BLIND-05: does a unit that comes out of hiding face as it did there, whatever has happened to it since? */
    turnsComingOut(): boolean;
    /** MT-INFO-01: is a unit that was hit on its way, or has fallen, asked no more if it cannot go on? */
    stopsUnasked(): boolean;
    /** MT-BLIND-03: does ice break while moves are plotted? */
    breaksAtOnce(): boolean;
    /** MT-ADVF-04, MT-BLIND-03: does a unit that is braced turn its torso in a plot? */
    turnsBraced(): boolean;
    /** MT-BLIND-03: do turrets turn when fire is declared, after the plot? */
    turnsTurrets(): boolean;
    /** MT-INFO-01: does a duel ask only units that can do something, and is nobody told how well a unit evades? */
    sheetsTell(): boolean;
    /** CBT-THM-03: is a target at range 0 too near for a weapon without a minimum range? */
    minimumOfNone(): boolean;
    /** CBT-DSP-03: can a death from above throw its target off the map? */
    throwsOffMap(): boolean;
    /** CBT-DSP-05: does somebody who is shoved over a step of so many levels, up or down, shove those behind it? */
    isDomino(levels: number): boolean;
    /** CBT-DSP-07: does who was moved over a cliff fall wherever it goes afterwards? */
    keepsCliff(): boolean;
    /** CBT-MOV-11: may who loses its gyro under way still turn? */
    turnsUnderWay(): boolean;
    /** MT-PRE-07: what a unit has spent on its move, and what it would have had in standard gravity. */
    exertion(field: Battlefield, state: State, unit: number): Exertion;
    /** MT-ELEC-20: does a searchlight light its target alone, and is never shot out? */
    lightsOneUnit(): boolean;
    /** MT-WX-05: does a tremor leave alone who is shut down or unconscious? */
    steadySleepers(): boolean;
    /** MT-SMOKE-03: does the wind that smoke drifts with blow besides a blizzard, and carry no salvo away as a whole? */
    mildDrift(): boolean;
    /** MT-BLIND-06: is thick fog no hindrance to who looks for the enemy? */
    seesThroughFog(): boolean;
    /** MT-ADVF-03: does who aims at somebody keep its aim while that one is not spotted? */
    keepsAimUnseen(): boolean;
    /** MT-ABIL-08, MT-ABIL-10: do Sixth Sense and Tactical Genius do nothing in duels? */
    restsInDuels(): boolean;
    /** MT-ABIL-07: does nothing help a MechWarrior against a bypass that is hit, or a weapon that overloads? */
    hurtsAlike(): boolean;
    /** MT-ABIL-04: is Edge of no use against what befalls a unit without an attack or a skill? */
    narrowEdge(): boolean;
    /** MT-ABIL-03: does it cost nothing in a duel to dodge, and only near an enemy? */
    dodgesFreely(): boolean;
    /** MT-CRIT-03, MT-CRIT-04: is what was fired in a duel forgotten when the turn ends? */
    forgetsShots(): boolean;
    /** MT-OPT-03: are rules that meet each read by itself, as they were before that was corrected? */
    chaptersApart(): boolean;
    /** CBT-HEA-07: are heat sinks switched before the first move, and not in the End Phase? */
    sinksBeforeMoving(): boolean;
    /** MT-ARTY-18: does any round destroy a piece off the map, whatever is in it? */
    flaresKill(): boolean;
    /** CBT-HEA-14: does ammunition go up before heat harms the pilot? */
    explodesFirst(): boolean;
  };
}
