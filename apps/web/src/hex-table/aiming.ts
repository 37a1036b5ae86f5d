// Attacks in the making: the numbers against a target, and what they look like on the map.

import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { MapLine, PossibleAttack } from '../board/map-lines.tsx';
import {
  activeFields,
  type Choice,
  completed,
  type Entry,
  entriesIn,
  itemOf,
  listIn,
} from '../order/draft/draft.ts';
import type { OrderFields } from './order-fields.ts';
import { isTarget } from './salvo.ts';

/** Every attack of the unit in hand on a target, with the numbers of the menu. */
export function attacksOn(
  { unit, targets }: OrderFields,
  menu: ExpandedMenu,
  full: Entry,
  target: number,
): PossibleAttack[] {
  const aimed = Object.fromEntries(targets.map((name) => [name, target]));
  return menu.orders.flatMap(({ label, fields }) => {
    const entry = completed(fields, { ...full, ...aimed });
    if (entry[unit] !== full[unit]) return [];
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
        label: field.name === targets[0] ? label : `${label}: ${field.label}`,
        explanation,
      }));
    });
  });
}

export const attackWords = (
  { label, explanation: { total } }: PossibleAttack,
  chanceOf: (number: number) => number,
): string => {
  const chance = chanceOf(total);
  if (chance === 1) return `${label} is sure`;
  return chance > 0 ? `${label} hits on ${total} or more` : `${label} cannot hit`;
};

const choicesIn = (fields: readonly ExpandedField[]): readonly Choice[] =>
  fields.flatMap((field) => (field.kind === 'pick' ? field.choices : []));

function numbersIn(fields: readonly ExpandedField[], target: number): Explanation[] {
  return choicesIn(fields).flatMap(({ piece, explanation }) =>
    piece === target && explanation ? [explanation] : [],
  );
}

/** The attacks of the order in the making, of its list or else its own; one line for each pair of pieces. */
export function plannedLines(
  names: OrderFields,
  fields: readonly ExpandedField[],
  full: Entry,
  cellOf: (piece: unknown) => number,
): MapLine[] {
  const list = listIn(fields, full);
  const planned = list
    ? entriesIn(full[list.name]).map((entry) => {
        const item = itemOf(list, entry);
        return { entry, piece: item?.piece, own: item?.fields ?? [] };
      })
    : [{ entry: full, piece: undefined, own: activeFields(fields, full) }];
  const shots = planned.flatMap(({ entry, piece = full[names.unit], own }) =>
    own
      .filter((field) => isTarget(names, field))
      .flatMap(({ name, choices }) => {
        const target = choices.find(({ value }) => value === entry[name]);
        const [from, to] = [cellOf(piece), cellOf(target?.piece)];
        return from >= 0 && to >= 0 && from !== to ? [{ from, to, number: target?.explanation?.total }] : [];
      }),
  );
  return [...Map.groupBy(shots, ({ from, to }) => `${from} ${to}`).values()].map((pair) => ({
    from: pair[0].from,
    to: pair[0].to,
    label: numbersText(pair.flatMap(({ number }) => number ?? [])),
    tone: 'shot',
  }));
}

export function numbersText(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const range = least === most ? `${least}+` : `${least}–${most}+`;
  return numbers.length > 1 ? `${numbers.length} × ${range}` : range;
}
