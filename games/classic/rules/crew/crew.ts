// Crews that are no pilot in a cockpit: they are stunned or killed all together (MT-PRE-23).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Classic } from '../../game-types.ts';
import type { UnitState } from '../../state.ts';
import { PILOT_DEAD } from '../unit/condition.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    'crew-recovers': { readonly type: 'crew-recovers'; readonly unit: number };
  }
}

export type CrewTrouble = 'stunned' | 'killed';

/** The rest of this turn and the next two. */
const TURNS = 2;

/** It does nothing, as if unconscious; one that is stunned already begins anew. */
export function stunCrew(unit: Pick<UnitState, 'crew'>, turn: number): void {
  unit.crew = { ...unit.crew, knockedOut: turn };
}

export function killCrew(unit: Pick<UnitState, 'crew'>): void {
  unit.crew = { ...unit.crew, hits: PILOT_DEAD };
}

export function recover(unit: Pick<UnitState, 'crew'>): void {
  unit.crew = { ...unit.crew, knockedOut: 0 };
}

/** In the End Phase. */
export function crewRecovers(play: Play<Classic>, unit: number): void {
  const { units, turn } = play.state;
  const { loss, crew } = units[unit];
  if (loss || crew.knockedOut === 0 || turn < crew.knockedOut + TURNS) return;
  recover(units[unit]);
  play.emit({ type: 'crew-recovers', unit });
}
