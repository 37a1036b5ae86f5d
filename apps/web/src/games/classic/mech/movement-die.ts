import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { targetModifiers } from '@ironfield/classic/rules/fire/attack-modifiers.ts';
import type { Mode } from '@ironfield/classic/state.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Table } from './table.ts';

export interface MovementDie {
  readonly mode: Mode;
  /** The modifier to the numbers of those who attack it. */
  readonly value: number;
}

const SHOWN: readonly string[] = ['weapon', 'physical', 'heat'];

/** MT-PSR-06: of a 'Mech that has had its move in this turn, where the players have agreed on it. */
export function movementDie(table: Table, unit: number): MovementDie | null {
  const field = battlefieldOf(table);
  if (!field.plugged.showsMovement?.()) return null;
  const { thisTurn, thisPhase, hex, loss } = table.units[unit];
  const hasMoved = table.phase === 'movement' ? thisPhase.acted : SHOWN.includes(table.phase);
  if (!hasMoved || hex < 0 || loss) return null;
  const { mode, hexesMoved } = thisTurn;
  return { mode, value: totalOf<RuleId>((tally) => targetModifiers(tally, field, mode, hexesMoved)) };
}
