import { totalOf } from '@ironfield/kernel/explanation.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isInfantry } from '../../cards/unit.ts';
import type { RuleId } from '../../rule-index.ts';
import { modelsOf } from '../../rules/battle/result.ts';
import { type GroupResult, victoryPoints } from '../../rules/battle/victory.ts';
import { opponentOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';

/** Victory Points that a model usually decides about; the least and the most that one counts, measured by that. */
const USUAL = 120;
const LEAST = 0.5;
const MOST = 2;
/** Steps of damage that a model takes, as against a base of infantry. */
const STEPS = 4;

/** HGB-MIS-02 to HGB-MIS-08: what losing a unit means to its side, one being usual. */
export function stakesOf(state: State, id: number): number {
  const { group } = rosterOf(state.setup).units[id];
  const perModel = stakesOfGroups(state)[group];
  const points = isInfantry(unitOf(state, id)) ? perModel * STEPS : perModel;
  return Math.min(MOST, Math.max(LEAST, points / USUAL));
}

/** For a state that a bot looks at; nothing is lost while it thinks. */
const stakesOfGroups = remembered((state: State): readonly number[] =>
  rosterOf(state.setup).groups.map((_, group) => perModel(state, group)),
);

/** Victory Points that a group loses to the other side with each model, until it counts less and until it is gone. */
function perModel(state: State, group: number): number {
  const { seat } = rosterOf(state.setup).groups[group];
  const result = resultOf(state, group);
  const { left } = result;
  if (left === 0) return 0;
  const points = (survivors: number): number => balance(state, seat, { ...result, left: survivors });
  const now = points(left);
  let most = (now - points(0)) / left;
  for (let lost = 1; lost < left; lost++) most = Math.max(most, (now - points(left - lost)) / lost);
  return most;
}

/** A group's score if there were no more losses; a group that must break through is expected to. */
function resultOf(state: State, group: number): GroupResult {
  const { groups } = rosterOf(state.setup);
  const { seat, units, name } = groups[group];
  const first = groups.findIndex((each) => each.seat === seat);
  const { value } = state.setup.armies[seat].groups[group - first];
  const models = units.map((id) => modelsOf(state, id));
  return {
    name,
    value,
    models: models.reduce((sum, { all }) => sum + all, 0),
    left: models.reduce((sum, { left }) => sum + left, 0),
    isDemoralized: false,
    isBroken: false,
    zone: state.battle.missions[seat] === 'breakthrough' ? 'enemy' : 'neutral',
  };
}

/** A group's value to its side, less its value to the enemy. */
function balance({ battle }: State, seat: Seat, group: GroupResult): number {
  const { missions } = battle;
  const own = totalOf<RuleId>((tally) => victoryPoints(tally, missions[seat], [group], []));
  return own - totalOf<RuleId>((tally) => victoryPoints(tally, missions[opponentOf(seat)], [], [group]));
}

/** The margin in Victory Points by which a side would win without further losses. */
export function leadOf(state: State, seat: Seat): number {
  let lead = 0;
  for (const [group, { seat: owner }] of rosterOf(state.setup).groups.entries()) {
    const points = balance(state, owner, resultOf(state, group));
    lead += owner === seat ? points : -points;
  }
  return lead;
}
