import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { HEAT_OF_MODE } from '@ironfield/classic/data/tables.ts';
import type { RollReason } from '@ironfield/classic/events.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { attackerModifiers, targetModifiers } from '@ironfield/classic/rules/fire/attack-modifiers.ts';
import { breaksOn, isBrittle, isRoadStep } from '@ironfield/classic/rules/ground/steps.ts';
import { gaitOf } from '@ironfield/classic/rules/movement/gaits.ts';
import { heatOfJump } from '@ironfield/classic/rules/movement/jump.ts';
import { nodesOf } from '@ironfield/classic/rules/movement/move-path.ts';
import { Mover } from '@ironfield/classic/rules/movement/mover.ts';
import { stepsAside } from '@ironfield/classic/rules/movement/turn-mode.ts';
import { bogOf } from '@ironfield/classic/rules/piloting/bog.ts';
import { pilotingNumber, rollToEnter, totalPiloting } from '@ironfield/classic/rules/piloting/piloting.ts';
import { courseNow, skidChecks } from '@ironfield/classic/rules/piloting/skid.ts';
import type { Mode, OnFoot } from '@ironfield/classic/state.ts';
import { cellOfNode, facingOfNode } from '@ironfield/hex/search.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { addend } from '@ironfield/kernel/figures.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { MoveNote } from '../../hex-table/hex-game.ts';
import type { MovePlan } from '../../hex-table/moving.ts';
import { percent } from '../../ui/words/odds.ts';
import { afterMove } from './fire/threats.ts';
import { stateOn, type Table } from './mech/table.ts';

/** The heat of a move, its effect on the numbers of both sides, and the falls it risks. */
export function moveNotes(table: Table, plan: MovePlan): MoveNote[] {
  const { unit, name, cell, moved, path, mp } = plan;
  if (name === 'place' || !mp) return [];
  const field = battlefieldOf(table);
  const mech = afterMove(table, plan).units[unit];
  const { mode } = mech.thisTurn;
  const gait = gaitOf(field, name);
  const heat = mode === 'jump' ? heatOfJump(moved) : (gait?.heat ?? HEAT_OF_MODE[mode]);
  const woods = field.woods[cell];
  const shield = totalOf<RuleId>((tally) => {
    targetModifiers(tally, field, mode, moved);
    field.plugged.target?.(tally, field, mech);
  });
  const aim = totalOf<RuleId>((tally) => attackerModifiers(tally, mode, mech.prone));
  return [
    { text: field.kinds[unit]!.heat ? `${mp.total} MP · heat +${heat}` : `${mp.total} MP` },
    {
      text: `${addend(shield + woods)} to hit it${woods > 0 ? ' (woods)' : ''} · ${gait ? 'no attacks' : `${addend(aim)} on its shots`}`,
    },
    ...entryRisk(table, unit, mode, path),
    ...bogRisk(table, unit, mode, path),
    ...iceRisk(table, mode, path),
    ...(mode === 'jump' ? [] : [...skidRisk(table, plan, mode), ...drivingRisks(table, plan)]),
  ];
}

/** A jump comes into the hex alone in which it lands. */
const enteredIn = (mode: Mode, path: readonly number[]): readonly number[] =>
  mode === 'jump' ? path.slice(-1) : path.slice(1);

const ENTERED = ['water', 'rubble'] as const;

/** Every hex of water or rubble that is entered asks for a roll (CBT-PSR-02, MT-COND-01); a jump only where it lands. */
function entryRisk(table: Table, unit: number, mode: Mode, path: readonly number[]): MoveNote[] {
  const field = battlefieldOf(table);
  const rolls = enteredIn(mode, path).flatMap((cell) => {
    const from = mode === 'jump' ? -1 : path[path.indexOf(cell) - 1]!;
    const roll = rollToEnter(field, unit, from, cell);
    return roll ? [{ ...roll, cell }] : [];
  });
  return ENTERED.flatMap((what) => {
    const numbers = rolls
      .filter(({ reason }) => reason === what)
      .map(({ cell, modifier }) => rollNumber(table, unit, cell, what, modifier));
    return numbers.length > 0 ? [riskOf(what, numbers)] : [];
  });
}

/** Ground that may hold whoever comes into it (MT-PRE-03, MT-COND-08); along a road it does not. */
function bogRisk(table: Table, unit: number, mode: Mode, path: readonly number[]): MoveNote[] {
  const field = battlefieldOf(table);
  if (!field.special) return [];
  const soft = enteredIn(mode, path).flatMap((cell) => {
    const isRoad = mode !== 'jump' && isRoadStep(field, path[path.indexOf(cell) - 1]!, cell);
    const bog = isRoad ? null : bogOf(field, cell, mode === 'jump' ? 'jump' : 'foot');
    return bog ? [{ cell, bog }] : [];
  });
  if (soft.length === 0) return [];
  if (soft.some(({ bog }) => bog === 'stuck')) return [{ text: 'swamp: gets stuck', isRisk: true }];
  const numbers = soft.map(({ cell }) => rollNumber(table, unit, cell, 'bog', field.special!.bog[cell]!));
  return [riskOf('soft ground', numbers, 'gets stuck')];
}

/** Ice over water may break under anybody (MT-PRE-04). */
function iceRisk(table: Table, mode: Mode, path: readonly number[]): MoveNote[] {
  const field = battlefieldOf(table);
  const hexes = enteredIn(mode, path).filter((cell) => isBrittle(field, cell)).length;
  if (hexes === 0) return [];
  const breaks = 1 - ((breaksOn(field, mode === 'jump') - 1) / 6) ** hexes;
  return [{ text: `ice: breaks ${percent(breaks)}`, isRisk: true }];
}

/** Every turn on pavement or ice that is run on after (MT-PRE-02). */
function skidRisk(table: Table, { unit, name, cell, facing }: MovePlan, mode: Mode): MoveNote[] {
  const field = battlefieldOf(table);
  if (!field.special && !field.plugged.slippery) return [];
  const mech = table.units[unit];
  const { thisTurn, hex } = mech;
  const mover = new Mover(field, stateOn(table), unit, thisTurn.mode !== 'still');
  const nodes = nodesOf(mover.ways(name as OnFoot).to(cell * 6 + facing));
  const first = facingOfNode(nodes[0]!);
  const course =
    hex < 0 ? { facing: first, direction: first, moved: thisTurn.hexesMoved } : courseNow(field, mech);
  const checks = skidChecks(field, unit, mode, nodes, course);
  if (checks.length === 0) return [];
  return [
    riskOf(
      'skid',
      checks.map(({ step, modifier }) =>
        rollNumber(table, unit, cellOfNode(nodes[Math.min(step, nodes.length) - 1]!), 'skid', modifier),
      ),
    ),
  ];
}

/** The rolls of a vehicle: for turns that come too early (MT-VMOV-07), and steps aside (MT-VMOV-09). */
function drivingRisks(table: Table, { unit, name, cell, facing }: MovePlan): MoveNote[] {
  const field = battlefieldOf(table);
  const { tightTurns, asideModifier } = field.plugged;
  if (!tightTurns && !asideModifier) return [];
  const vehicle = table.units[unit]!;
  const mover = new Mover(field, stateOn(table), unit, vehicle.thisTurn.mode !== 'still');
  const { cost, entering } = mover.reach(name as OnFoot);
  const nodes = nodesOf(mover.ways(name as OnFoot).to(cell * 6 + facing));
  const costs = nodes.map((node) => cost[node]!);
  const turns = (tightTurns?.(field, unit, vehicle, { nodes, costs, entering }) ?? []).map(
    ({ step, modifier }) => rollNumber(table, unit, cellOfNode(nodes[step]!), 'tight-turn', modifier),
  );
  const aside = stepsAside(field, unit, nodes).map((node) =>
    rollNumber(table, unit, cellOfNode(node), 'shift-aside', asideModifier!(field, unit)!),
  );
  return [
    ...(turns.length > 0 ? [riskOf('tight turn', turns, 'loses control')] : []),
    ...(aside.length > 0 ? [riskOf('sideslip', aside, 'slips too far')] : []),
  ];
}

/** In the hex where it is rolled: the ground there may count. */
function rollNumber(table: Table, unit: number, hex: number, reason: RollReason, modifier: number): number {
  const state = stateOn(table);
  const there = { ...state, units: state.units.with(unit, { ...state.units[unit]!, hex }) };
  return totalPiloting((tally) =>
    pilotingNumber(tally, battlefieldOf(table), there, unit, { reason, modifier }),
  );
}

function riskOf(what: string, numbers: readonly number[], harm = 'falls'): MoveNote {
  const fails = 1 - numbers.reduce((chance, number) => chance * chanceOfTwoDice(number), 1);
  return { text: `${what}: rolls ${Math.max(...numbers)}+ · ${harm} ${percent(fails)}`, isRisk: true };
}
