import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isAsleep, isChapterByChapter } from '../../register.ts';
import { controlled, mayControl } from '../../rules/infantry/drones.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { actionsOf } from '../../rules/unit/systems.ts';
import { nameOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { communicates } from './communicating.ts';

/** HGB-DRONE-01: the drones of a unit. */
function dronesOf({ setup }: Pick<State, 'setup'>, id: number): number[] {
  const { units, groups } = rosterOf(setup);
  const group = groups[units[id].group].units;
  return group.filter((drone) => {
    const { master } = units[drone].sheet;
    return master !== undefined && group[master] === id;
  });
}

/** HGB-DRONE-02: before the Master moves, with a drone that has not been activated. */
export function droneForms(state: State, id: number): OrderForm<'control'>[] {
  const { actions, activation } = state.units[id];
  if (activation!.path > 0 || activation!.hasTurned || !mayControl(unitOf(state, id), actions)) return [];
  const values = dronesOf(state, id).filter(
    (drone) => state.units[drone].at !== null && !state.units[drone].isLocked && !isAsleep(state, drone),
  );
  if (values.length === 0) return [];
  const describe = (drone: unknown) => ({ label: nameOf(state, Number(drone)), piece: Number(drone) });
  return [
    {
      type: 'control',
      label: TEXT.control,
      fields: [{ kind: 'pick', name: 'drone', label: TEXT.unit, values, describe }],
    },
  ];
}

/**
 * HGB-DRONE-02: costs an action even if the drone does not hear it; a drone that does fights with its Master's skills
 * until the round is over.
 */
export function control(play: Play<GearBlitz>, id: number, drone: number): void {
  const { state } = play;
  const master = state.units[id];
  master.actions--;
  play.emit({ type: 'spent', unit: id, now: { actions: master.actions } });
  if (!communicates(play, id, [drone])) return;
  const { skills } = controlled(unitOf(state, drone), unitOf(state, id)).sheet;
  const unit = state.units[drone];
  unit.body = { ...unit.body, borrowed: skills };
  if (!isChapterByChapter(state)) unit.actions = actionsOf(unitOf(state, drone));
  const { body, actions } = unit;
  play.emit({ type: 'controlled', unit: drone, by: id, now: { body, actions } });
  const { seat, group } = rosterOf(state.setup).units[drone];
  play.next({ step: 'activate', seat, group, only: drone });
}

/** HGB-DRONE-03: without its Master a drone is on its own. */
export function release(play: Play<GearBlitz>, id: number): void {
  const { state } = play;
  for (const drone of dronesOf(state, id)) {
    const unit = state.units[drone];
    if (!unit.body.borrowed) continue;
    play.emit({ type: 'released', unit: drone, now: endMarks(state, drone, 'loses its Master') });
  }
}
