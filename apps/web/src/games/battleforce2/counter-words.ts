import { openFieldOf } from '@ironfield/battleforce2/battlefields.ts';
import type { Command } from '@ironfield/battleforce2/data/commands.ts';
import { counterOn } from '@ironfield/battleforce2/rules/commands/commands.ts';
import type { Table } from '@ironfield/battleforce2/table.ts';

/** The command on a unit; null where there is none, or where the viewer may not know it. */
export const commandSeen = (table: Table, unit: number): Command | null =>
  counterOn(openFieldOf(table), table, unit);

/** The counter on a unit, as far as the viewer may know it. */
export function counterWords(table: Table, unit: number): string | null {
  const counter = table.commands?.counters[unit];
  if (!counter) return null;
  const how = counter.isJammed ? ', jammed' : counter.isFaceUp ? '' : ', face-down';
  return `${commandSeen(table, unit) ?? 'A counter'}${how}`;
}
