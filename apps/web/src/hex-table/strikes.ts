// Attacks that are an order each, such as a punch or a kick: all that a unit could do now, one line for each.

import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import {
  activeFields,
  type Choice,
  choicesOf,
  type Entry,
  numberAfter,
  wordFor,
} from '../order/draft/draft.ts';
import type { Ordering } from '../order/use-order.ts';
import type { OrderFields } from './order-fields.ts';
import { isTarget } from './salvo.ts';

export interface Strike {
  readonly type: string;
  readonly entry: Entry;
  /** `Kick, right leg` */
  readonly label: string;
  /** The targets, with the numbers; more than one for blows with both arms. */
  readonly targets: readonly Choice[];
}

export function strikesOf(names: OrderFields, menu: ExpandedMenu | null, unit: number | null): Strike[] {
  return (menu?.orders ?? []).flatMap(({ type, label, fields }) => {
    if (!choicesOf(fields, names.unit).some(({ value }) => value === unit)) return [];
    return waysToFill(names, fields, { [names.unit]: unit }).flatMap((entry): Strike[] => {
      const active = activeFields(fields, entry);
      const chosen = (field: ExpandedField) =>
        field.kind === 'pick' ? field.choices.find(({ value }) => value === entry[field.name]) : undefined;
      const targets = active
        .filter((field) => isTarget(names, field))
        .flatMap((field) => chosen(field) ?? [])
        .map(
          (choice): Choice => Object.create(choice, { explanation: { value: numberAfter(choice, entry) } }),
        );
      if (targets.length === 0 || !targets.every(({ explanation }) => explanation)) return [];
      const how = active
        .filter(({ name, kind }) => kind === 'pick' && name !== names.unit && !names.targets.includes(name))
        .flatMap((field) => chosen(field) ?? [])
        .map((choice) => wordFor(choice).toLowerCase());
      return [{ type, entry, label: [label, ...how].join(', '), targets }];
    });
  });
}

/** Is this what is planned? */
export const isPlanned = ({ type, entry }: Strike, { isTouched, form, full }: Ordering): boolean =>
  isTouched && form?.type === type && Object.entries(entry).every(([name, value]) => full[name] === value);

/** Every order of a form that is made of picks; none if there is anything else in it. */
function waysToFill(names: OrderFields, fields: readonly ExpandedField[], entry: Entry): Entry[] {
  const open = activeFields(fields, entry).find(({ name }) => !(name in entry));
  if (!open) return [entry];
  // An attack that ends in a hex is planned on the map.
  if (open.kind !== 'pick' || open.name === names.to || open.name === names.facing) return [];
  return open.choices.flatMap(({ value }) => waysToFill(names, fields, { ...entry, [open.name]: value }));
}
