import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Bracket } from '@ironfield/battleforce-qs/data/tables.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { possibleAttacks } from '@ironfield/battleforce-qs/rules/declaration.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/to-hit.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { MapLine } from '../../board/map-lines.tsx';
import type { Desk } from '../../hex-table/hex-game.ts';
import type { MovePlan } from '../../hex-table/moving.ts';
import { stateOn, type Table } from './types.ts';

/** The attacks that would be possible if the Unit stood there: one line to each enemy, with the best number. */
export function shotsFrom(table: Table, { unit, cell, facing }: MovePlan): MapLine[] {
  const field = battlefieldOf(table.setup);
  const end = { hex: cell, facing: facing as Facing };
  const units = table.units.map((each, index) => (index === unit ? { ...each, ...end } : each));
  const imagined = stateOn({ ...table, units });
  const best = new Map<number, number>();
  for (const [attacker, targets] of possibleAttacks(field, imagined, field.seatOf[unit])) {
    if (field.unitOf[attacker] !== unit) continue;
    for (const target of targets) {
      const enemy = field.unitOf[target];
      const bracket = bracketBetween(field, imagined, unit, enemy) as Bracket;
      const number = totalOf<RuleId>((tally) => toHit(tally, field, imagined, attacker, target, bracket));
      best.set(enemy, Math.min(best.get(enemy) ?? number, number));
    }
  }
  return [...best].map(([enemy, number]) => ({
    from: cell,
    to: table.units[enemy].hex,
    label: `${number}+`,
    tone: 'possible',
  }));
}

/** The attack to ask about where none is possible: of the Element in hand, or the first that is left, on the first. */
export function attackOn({ table, inHand, item }: Desk<BattleforceQs>, enemy: number): CoreOrder | null {
  const { elementsOf } = battlefieldOf(table.setup);
  const firstOf = (unit: number) =>
    elementsOf[unit].find((element) => !table.elements[element].effects.destroyed);
  const attacker = item ?? (inHand === null ? undefined : firstOf(inHand));
  const target = firstOf(enemy);
  if (attacker === undefined || target === undefined) return null;
  return { type: 'declare', attacks: [{ attacker, target }] } as CoreOrder;
}
