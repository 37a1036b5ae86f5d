import { signed } from '@ironfield/kernel/figures.ts';
import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { Scalar } from '@ironfield/kernel/menu/menu.ts';
import { activeFields, type Entry } from '../order/draft/draft.ts';
import type { Going } from './ways.ts';

/** The first order that can be aimed at a piece, with what has to be chosen before it; `null` where there is none. */
export function orderAgainst(forms: ExpandedMenu['orders'], piece: Scalar): Going | null {
  for (const { type, fields } of forms) {
    const entry = entryAgainst(fields, piece);
    if (entry) return { type, entry };
  }
  return null;
}

function entryAgainst(fields: readonly ExpandedField[], piece: Scalar): Entry | null {
  for (const field of fields) {
    if (field.kind !== 'pick') continue;
    const here = field.choices.find((choice) => choice.piece === piece);
    if (here) return { [field.name]: here.value };
    for (const { value, fields: more } of field.choices) {
      const entry = more && entryAgainst(more, piece);
      if (entry) return { [field.name]: value, ...entry };
    }
  }
  return null;
}

/** The target of an order in the making, field by field, with the number of the choice. */
export interface Target {
  readonly piece: Scalar;
  readonly label: string;
}

export function targetsOf(
  fields: readonly ExpandedField[],
  full: Entry,
  isTarget: (piece: Scalar) => boolean,
): readonly Target[] {
  return activeFields(fields, full).flatMap((field) => {
    if (field.kind !== 'pick' || !(field.name in full)) return [];
    const choice = field.choices.find(({ value }) => value === full[field.name]);
    if (choice?.piece === undefined || !isTarget(choice.piece)) return [];
    const { explanation, measure = '' } = choice;
    const number = explanation && `${signed(explanation.total)} ${measure}`.trim();
    return [{ piece: choice.piece, label: number ?? field.label }];
  });
}
