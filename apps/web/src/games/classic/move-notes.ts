import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { waterModifier } from '@ironfield/classic/data/piloting.ts';
import { HEAT_OF_MODE } from '@ironfield/classic/data/tables.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { attackerModifiers, targetModifiers } from '@ironfield/classic/rules/attack-modifiers.ts';
import { heatOfJump } from '@ironfield/classic/rules/jump.ts';
import { pilotingNumber, totalPiloting } from '@ironfield/classic/rules/piloting.ts';
import { isWet } from '@ironfield/classic/rules/steps.ts';
import type { Mode } from '@ironfield/classic/state.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { MoveNote } from '../../hex-table/hex-game.ts';
import type { MovePlan } from '../../hex-table/moving.ts';
import { percent } from '../../ui/odds.ts';
import { stateOn, type Table } from './mech/table.ts';

/** What a move costs in heat, what it does to the numbers of both sides, and where it may end in a fall. */
export function moveNotes(table: Table, { unit, name, cell, moved, path, mp }: MovePlan): MoveNote[] {
  if (name === 'place' || !mp) return [];
  const mode = name as Mode;
  const heat = mode === 'jump' ? heatOfJump(moved) : HEAT_OF_MODE[mode];
  const field = battlefieldOf(table);
  const woods = field.woods[cell];
  const shield = woods + totalOf<RuleId>((tally) => targetModifiers(tally, field, mode, moved));
  const aim = totalOf<RuleId>((tally) => attackerModifiers(tally, mode, table.units[unit].prone));
  return [
    { text: `${mp.total} MP · heat +${heat}` },
    { text: `+${shield} to be hit${woods > 0 ? ' (woods)' : ''} · +${aim} to hit` },
    ...waterRisk(table, unit, mode, path),
  ];
}

/** Every hex of water that is waded into asks for a roll (CBT-PSR-02); a jump only where it lands. */
function waterRisk(table: Table, unit: number, mode: Mode, path: readonly number[]): MoveNote[] {
  const field = battlefieldOf(table);
  const entered = (mode === 'jump' ? path.slice(-1) : path.slice(1)).filter((cell) => isWet(field, cell));
  if (entered.length === 0) return [];
  const numbers = entered.map((cell) =>
    totalPiloting((tally) =>
      pilotingNumber(tally, field, stateOn(table), unit, {
        reason: 'water',
        modifier: waterModifier(field.depth[cell]),
      }),
    ),
  );
  const falls = 1 - numbers.reduce((chance, number) => chance * chanceOfTwoDice(number), 1);
  return [{ text: `water: rolls ${Math.max(...numbers)}+ · falls ${percent(falls)}`, isRisk: true }];
}
