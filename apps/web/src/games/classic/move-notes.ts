import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { waterModifier } from '@ironfield/classic/data/piloting.ts';
import { HEAT_OF_MODE } from '@ironfield/classic/data/tables.ts';
import type { RollReason } from '@ironfield/classic/events.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { attackerModifiers, targetModifiers } from '@ironfield/classic/rules/attack-modifiers.ts';
import { gaitOf } from '@ironfield/classic/rules/gaits.ts';
import { heatOfJump } from '@ironfield/classic/rules/jump.ts';
import { nodesOf } from '@ironfield/classic/rules/move-path.ts';
import { Mover } from '@ironfield/classic/rules/mover.ts';
import { pilotingNumber, totalPiloting } from '@ironfield/classic/rules/piloting.ts';
import { skidChecks } from '@ironfield/classic/rules/skid.ts';
import { isWet } from '@ironfield/classic/rules/steps.ts';
import type { Mode, OnFoot } from '@ironfield/classic/state.ts';
import { facingOfNode } from '@ironfield/hex/search.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { MoveNote } from '../../hex-table/hex-game.ts';
import type { MovePlan } from '../../hex-table/moving.ts';
import { percent } from '../../ui/odds.ts';
import { stateOn, type Table } from './mech/table.ts';
import { afterMove } from './threats.ts';

/** What a move costs in heat, what it does to the numbers of both sides, and where it may end in a fall. */
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
    { text: `${mp.total} MP · heat +${heat}` },
    {
      text: `${signed(shield + woods)} to be hit${woods > 0 ? ' (woods)' : ''} · ${gait ? 'no attacks' : `${signed(aim)} to hit`}`,
    },
    ...waterRisk(table, unit, mode, path),
    ...(mode === 'jump' ? [] : skidRisk(table, plan, mode)),
  ];
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Every hex of water that is waded into asks for a roll (CBT-PSR-02); a jump only where it lands. */
function waterRisk(table: Table, unit: number, mode: Mode, path: readonly number[]): MoveNote[] {
  const field = battlefieldOf(table);
  const entered = (mode === 'jump' ? path.slice(-1) : path.slice(1)).filter((cell) => isWet(field, cell));
  if (entered.length === 0) return [];
  return [
    riskOf(
      'water',
      entered.map((cell) => rollNumber(table, unit, 'water', waterModifier(field.depth[cell]))),
    ),
  ];
}

/** Every turn on pavement or ice that is run on after (MT-PRE-02). */
function skidRisk(table: Table, { unit, name, cell, facing }: MovePlan, mode: Mode): MoveNote[] {
  const field = battlefieldOf(table);
  if (!field.special) return [];
  const { thisTurn, facing: before, hex } = table.units[unit];
  const mover = new Mover(field, stateOn(table), unit, thisTurn.mode !== 'still');
  const nodes = nodesOf(mover.ways(name as OnFoot).to(cell * 6 + facing));
  const from = hex < 0 ? facingOfNode(nodes[0]!) : before;
  const checks = skidChecks(field, mode, nodes, from, thisTurn.hexesMoved);
  if (checks.length === 0) return [];
  return [
    riskOf(
      'skid',
      checks.map(({ modifier }) => rollNumber(table, unit, 'skid', modifier)),
    ),
  ];
}

const rollNumber = (table: Table, unit: number, reason: RollReason, modifier: number): number =>
  totalPiloting((tally) =>
    pilotingNumber(tally, battlefieldOf(table), stateOn(table), unit, { reason, modifier }),
  );

function riskOf(what: string, numbers: readonly number[]): MoveNote {
  const falls = 1 - numbers.reduce((chance, number) => chance * chanceOfTwoDice(number), 1);
  return { text: `${what}: rolls ${Math.max(...numbers)}+ · falls ${percent(falls)}`, isRisk: true };
}
