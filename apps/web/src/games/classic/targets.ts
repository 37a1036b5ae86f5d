// Attacks in the making: the numbers against a target, and what they look like on the map.

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { HIGHEST_ROLL } from '@ironfield/classic/data/tables.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { arcOf, torsoFacing } from '@ironfield/classic/rules/arcs.ts';
import { weaponWorks } from '@ironfield/classic/rules/condition.ts';
import { heatAfter } from '@ironfield/classic/rules/heat.ts';
import { weaponNumber, whyNotFire } from '@ironfield/classic/rules/to-hit.ts';
import type { Twist } from '@ironfield/classic/state.ts';
import { distance } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { MapLine } from '../../board/map-lines.tsx';
import { activeFields, completed, type EachField, type Entry } from '../../order/draft.ts';
import type { MovePlan } from './move-plan.ts';
import { asState, type Table } from './table.ts';

/** One attack that could be made at a target. */
export interface PossibleAttack {
  readonly label: string;
  readonly explanation: Explanation;
}

/** Whatever the 'Mech in hand could do to a target, with the numbers that the menu gives. */
export function attacksOn(menu: ExpandedMenu, full: Entry, target: number): PossibleAttack[] {
  return menu.orders.flatMap(({ label, fields }) => {
    const entry = completed(fields, { ...full, target, left: target, right: target });
    if (entry.unit !== full.unit) return [];
    return activeFields(fields, entry).flatMap((field): PossibleAttack[] => {
      if (field.kind === 'each') {
        return field.items.flatMap((item) =>
          numbersIn(item.fields ?? [], target).map((explanation) => ({
            label: item.label ?? '',
            explanation,
          })),
        );
      }
      return numbersIn([field], target).map((explanation) => ({
        label: field.name === 'target' ? label : `${label}: ${field.label}`,
        explanation,
      }));
    });
  });
}

export const attackWords = ({ label, explanation: { total } }: PossibleAttack): string =>
  total > HIGHEST_ROLL ? `${label} cannot hit` : `${label} hits on ${total} or more`;

function numbersIn(fields: readonly ExpandedField[], target: number): Explanation[] {
  return fields.flatMap((field) =>
    field.kind === 'pick'
      ? field.choices.flatMap(({ piece, explanation }) =>
          piece === target && explanation ? [explanation] : [],
        )
      : [],
  );
}

const attacksField = (fields: readonly ExpandedField[], full: Entry): EachField | undefined =>
  activeFields(fields, full).find((field): field is EachField => field.kind === 'each');

/** The shots of the order in the making, one line for each target. */
export function plannedLines(table: Table, fields: readonly ExpandedField[], full: Entry): MapLine[] {
  const field = attacksField(fields, full);
  const from = table.units[full.unit as number]?.hex ?? -1;
  if (!field || from < 0) return [];
  const entries = (full[field.name] ?? []) as readonly Entry[];
  const byTarget = Map.groupBy(entries, ({ target }) => target as number);
  return [...byTarget].flatMap(([target, shots]) => {
    const to = table.units[target]?.hex ?? -1;
    const numbers = shots.flatMap((shot) => {
      const item = field.items.find(({ value }) => value === shot[field.key]);
      return numbersIn(item?.fields ?? [], target).map(({ total }) => total);
    });
    return to < 0 || to === from ? [] : [{ from, to, label: numbersText(numbers), tone: 'shot' as const }];
  });
}

export function numbersText(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const range = least === most ? `${least}+` : `${least}–${most}+`;
  return numbers.length > 1 ? `${numbers.length} × ${range}` : range;
}

const TWISTS: readonly Twist[] = [0, -1, 1];

/** The shots that would be possible at the end of a planned move: one line to each enemy, with the best number. */
export function shotsFrom(field: Battlefield, table: Table, plan: MovePlan): MapLine[] {
  const { unit, cell, facing, name, hexesMoved } = plan;
  if (name === 'place') return [];
  const units = table.units.map((mech, index) =>
    index === unit ? { ...mech, hex: cell, facing: facing as Facing, mode: name, hexesMoved } : mech,
  );
  const state = asState({ ...table, units });
  const weapons = field.designs[unit]!.weapons.map((_, weapon) => weapon);
  return field.unitsOf[1 - field.sideOf[unit]!]!.flatMap((target) => {
    const numbers = TWISTS.flatMap((twist) =>
      weapons
        .filter((weapon) => whyNotFire(field, state, unit, weapon, target, twist, null) === null)
        .map((weapon) => {
          const shot = { attacker: unit, weapon, target, twist, secondary: 0, aim: -1 } as const;
          return weaponNumber(field, state, shot);
        }),
    );
    const best = Math.min(...numbers);
    if (best > HIGHEST_ROLL) return [];
    return [{ from: cell, to: table.units[target]!.hex, label: `${best}+`, tone: 'possible' as const }];
  });
}

/** The heat that a 'Mech would have at the end of the turn, with the weapons of the order in the making. */
export function heatToCome(field: Battlefield, table: Table, unit: number, full: Entry | null): Explanation {
  const planned = full && full.unit === unit ? ((full.attacks ?? []) as readonly Entry[]) : [];
  const more = planned.reduce(
    (heat, { weapon }) => heat + (field.designs[unit]!.weapons[weapon as number]?.type.heat ?? 0),
    declaredHeat(field, table, unit),
  );
  const units = table.units.map((mech, index) =>
    index === unit ? { ...mech, heatBuilt: mech.heatBuilt + more } : mech,
  );
  return explain<RuleId>((tally) => heatAfter(tally, field, asState({ ...table, units }), unit));
}

/** Of weapons that are declared and have not been fired yet. */
function declaredHeat(field: Battlefield, table: Table, unit: number): number {
  const isToCome = table.phase === 'weapon' && table.toCome.some(({ step }) => step === 'activation/next');
  if (!isToCome) return 0;
  return table.weaponAttacks
    .filter(({ attacker }) => attacker === unit)
    .reduce((heat, { weapon }) => heat + field.designs[unit]!.weapons[weapon]!.type.heat, 0);
}

/** The hexes ahead of a 'Mech, as far as its weapons reach. */
export function forwardArc(
  field: Battlefield,
  table: Table,
  unit: number,
  twist: Twist,
): ReadonlySet<number> {
  const mech = table.units[unit]!;
  const { board } = field;
  const working = field.designs[unit]!.weapons.filter((weapon) => weaponWorks(weapon, mech));
  const far = Math.max(0, ...working.map(({ type }) => type.long));
  const facing = torsoFacing(mech.facing, twist);
  const cells = new Set<number>();
  for (let cell = 0; cell < board.size; cell++) {
    if (cell === mech.hex || distance(board, mech.hex, cell) > far) continue;
    if (arcOf(field, mech.hex, facing, cell) === 'forward') cells.add(cell);
  }
  return cells;
}
