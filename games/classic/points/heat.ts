import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../battlefield.ts';
import type { HeatScale } from '../data/tables.ts';
import type { Classic } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import type { FlameTest } from '../rules/heat/flames.ts';
import type { State } from '../state.ts';

/** The points of heat: its sources and its effects. */
export interface HeatPoints {
  readonly add: {
    /** Further effects of heat, at the end of what it does to a 'Mech. */
    heated(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** MT-WPN-53: before the roll of a 'Mech for its ammunition. */
    beforeAmmunition(play: Play<Classic>, field: Battlefield, unit: number): void;
    /** Heat that a 'Mech takes on, before its heat sinks. */
    heat(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void;
  };
  readonly replace: {
    /** CBT-HEA-08 */
    heatScale(): HeatScale;
    /** CBT-HEA-11: the roll against a shutdown, from the number of the heat scale. */
    shutdownNumber(number: number, piloting: number): number;
    /** CBT-HEA-07: are heat sinks switched before the first move, and not in the End Phase? */
    sinksBeforeMoving(): boolean;
  };
  readonly stage: {
    /** MT-SYS-02: steps at the start of the Heat Phase. */
    beforeHeat(
      steps: readonly FrameOf<Classic>[],
      field: Battlefield,
      state: State,
    ): readonly FrameOf<Classic>[];
    /** CBT-HEA-15: the roll of a unit against an explosion of its ammunition. */
    explosionNumber(number: number, field: Battlefield, unit: number): number;
    /** MT-PRE-06: what a burning hex does to a unit that keeps no heat. */
    flames(test: FlameTest, field: Battlefield, unit: number): FlameTest;
  };
}
