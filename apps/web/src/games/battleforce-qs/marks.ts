import type { Battlefield } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Bracket } from '@ironfield/battleforce-qs/data/tables.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { possibleAttacks } from '@ironfield/battleforce-qs/rules/declaration.ts';
import { movementPath } from '@ironfield/battleforce-qs/rules/reach.ts';
import { bracketBetween, toHit } from '@ironfield/battleforce-qs/rules/to-hit.ts';
import type { State } from '@ironfield/battleforce-qs/state.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { MapLine } from '../../board/map-lines.tsx';
import type { Plan, Table } from './plan.ts';
import type { Question } from './question.ts';

/** The rules only look at what everybody sees; the dice, which a table lacks, do not matter to them. */
const asState = (table: Table): State => table as unknown as State;

/** The way of a Unit to a hex, both ends included. */
export function pathTo(field: Battlefield, table: Table, unit: number, cell: number): readonly number[] {
  return movementPath(field, asState(table), unit, cell);
}

/** The attacks that would be possible if the Unit stood there: one line to each enemy, with the best number. */
export function shotsFrom(
  field: Battlefield,
  table: Table,
  unit: number,
  cell: number,
  facing: Facing,
): MapLine[] {
  const units = table.units.map((each, index) => (index === unit ? { ...each, hex: cell, facing } : each));
  const imagined = asState({ ...table, units });
  const best = new Map<number, number>();
  for (const [attacker, targets] of possibleAttacks(field, imagined, field.seatOf[unit]!)) {
    if (field.unitOf[attacker] !== unit) continue;
    for (const target of targets) {
      const enemy = field.unitOf[target]!;
      const bracket = bracketBetween(field, imagined, unit, enemy) as Bracket;
      const number = totalOf<RuleId>((tally) => toHit(tally, field, imagined, attacker, target, bracket));
      best.set(enemy, Math.min(best.get(enemy) ?? 99, number));
    }
  }
  return [...best].map(([enemy, number]) => ({
    from: cell,
    to: table.units[enemy]!.hex,
    label: `${number}+`,
    tone: 'possible',
  }));
}

/** Planned attacks as one line for each pair of Units; beside them what the Element in hand could do. */
export function plannedLines(
  field: Battlefield,
  table: Table,
  plan: Plan,
  question: Question | null,
): MapLine[] {
  if (question?.kind !== 'attacks') return [];
  const place = (element: number) => table.units[field.unitOf[element]!]!.hex;
  const pairs = new Map<string, { from: number; to: number; numbers: number[] }>();
  for (const [attacker, { target }] of plan.attacks) {
    const [from, to] = [place(attacker), place(target)];
    const pair = pairs.get(`${from} ${to}`) ?? { from, to, numbers: [] };
    pair.numbers.push(question.attackers.get(attacker)?.targets.get(target)?.explanation?.total ?? 0);
    pairs.set(`${from} ${to}`, pair);
  }
  return [...pairs.values()].map(({ from, to, numbers }) => ({
    from,
    to,
    label: numbersText(numbers),
    tone: 'shot',
  }));
}

function numbersText(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const range = least === most ? `${least}+` : `${least}–${most}+`;
  return numbers.length > 1 ? `${numbers.length} × ${range}` : range;
}

/** What an event looks like on the map. */
export interface EventMarks {
  readonly path?: readonly number[];
  readonly lines?: readonly MapLine[];
  readonly units?: readonly number[];
}

export function marksOf(field: Battlefield, table: Table, event: Event): EventMarks {
  const unitOf = (element: number) => field.unitOf[element]!;
  const between = (
    attacker: number,
    target: number,
    label: string,
    tone: MapLine['tone'],
  ): MapLine | undefined => {
    const [from, to] = [table.units[attacker]!.hex, table.units[target]!.hex];
    return from >= 0 && to >= 0 ? { from, to, label, tone } : undefined;
  };
  switch (event.type) {
    case 'moved':
      return { path: event.path, units: [event.unit] };
    case 'deployed':
    case 'left-map':
    case 'cannot-move':
      return { units: [event.unit] };
    case 'attacked': {
      const [attacker, target] = [unitOf(event.attack.attacker), unitOf(event.attack.target)];
      const label = event.damage ? `hit ${event.damage.total}` : 'miss';
      const line = between(attacker, target, label, event.damage ? 'shot' : 'miss');
      return { units: [attacker, target], lines: line ? [line] : [] };
    }
    case 'aborted':
    case 'skipped': {
      const [attacker, target] = [unitOf(event.attack.attacker), unitOf(event.attack.target)];
      const line = between(attacker, target, '–', 'miss');
      return { lines: line ? [line] : [] };
    }
    case 'declared': {
      const pairs = Map.groupBy(event.attacks, (each) => `${unitOf(each.attacker)} ${unitOf(each.target)}`);
      const lines = [...pairs.values()].flatMap((attacks) => {
        const { attacker, target } = attacks[0]!;
        return between(unitOf(attacker), unitOf(target), `× ${attacks.length}`, 'shot') ?? [];
      });
      return { lines };
    }
    case 'damaged':
    case 'critical':
    case 'destroyed':
    case 'heat':
      return { units: [unitOf(event.element)] };
    default:
      return {};
  }
}
