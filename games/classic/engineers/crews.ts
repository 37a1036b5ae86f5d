// Combat engineers: who they are, and when they may work (MT-SOPS-05).

import type { Battlefield, Forces } from '../battlefield.ts';
import type { Mover } from '../rules/movement/mover.ts';
import { canAct, isPlaced } from '../rules/unit/condition.ts';
import { wears } from '../rules/unit/gear.ts';
import type { State } from '../state.ts';

export const areEngineers = (forces: Pick<Forces, 'designs'>, unit: number): boolean =>
  wears(forces, unit, "engineers' tools");

export const mayWork = (field: Battlefield, state: State, unit: number): boolean =>
  areEngineers(field, unit) &&
  isPlaced(state.units[unit]) &&
  canAct(state.units[unit]) &&
  !field.plugged.whyNoTask?.(null, state, unit);

/** Instead of a move. */
export const mayBeginWork = ({ field, state, unit, isUnderWay }: Mover): boolean =>
  !isUnderWay && mayWork(field, state, unit);
