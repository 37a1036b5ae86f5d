import {
  type Description,
  type Field,
  type Menu,
  type Place,
  type Point,
  type Pose,
  possibleOrders,
  type Scalar,
} from './menu.ts';

/** A menu as plain data with every description computed, to send to a screen or compare in tests. */
export interface ExpandedMenu {
  readonly prompt: string;
  readonly rule?: string;
  readonly orders: readonly {
    readonly type: string;
    readonly label: string;
    readonly fields: readonly ExpandedField[];
    readonly isUsual?: true;
    readonly isMoot?: true;
  }[];
}

interface ExpandedChoice extends Partial<Description> {
  readonly value: Scalar;
  readonly fields?: readonly ExpandedField[];
}

/** A point without its callbacks, which only the rules can answer. */
export type PlainPoint = {
  readonly kind: 'point';
  readonly outline: readonly Place[];
  readonly hasFacing?: true;
};

interface ToldPoint extends PlainPoint {
  /** Only in menus that stay in this process, see `lazyMenu`; null for places that are not allowed. */
  describe?(at: Pose): Description | null;
}

export type ExpandedField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'pick'; readonly choices: readonly ExpandedChoice[] }
  | { readonly kind: 'whole'; readonly choices: readonly ExpandedChoice[]; readonly usual?: number }
  | ToldPoint
  | { readonly kind: 'each'; readonly key: string; readonly items: readonly ExpandedChoice[] }
);

export function expandMenu(menu: Menu): ExpandedMenu {
  const orders = possibleOrders(menu).map(({ type, label, fields, isUsual, isMoot }) => ({
    type,
    label,
    fields: fields.map(expandField),
    ...(isUsual && { isUsual }),
    ...(isMoot && { isMoot }),
  }));
  return menu.rule === undefined
    ? { prompt: menu.prompt, orders }
    : { prompt: menu.prompt, rule: menu.rule, orders };
}

function expandField(field: Field): ExpandedField {
  const { name, label } = field;
  switch (field.kind) {
    case 'pick':
      return {
        name,
        label,
        kind: 'pick',
        choices: Array.from(field.values, (value) =>
          choice(value, field.describe?.(value), field.follow?.(value)),
        ),
      };
    case 'whole':
      return {
        name,
        label,
        kind: 'whole',
        choices: Array.from({ length: field.max - field.min + 1 }, (_, i) =>
          choice(field.min + i, field.describe?.(field.min + i)),
        ),
        ...(field.usual !== undefined && { usual: field.usual }),
      };
    case 'point':
      return { name, label, ...plainPoint(field) };
    case 'each':
      return {
        name,
        label,
        kind: 'each',
        key: field.key,
        items: Array.from(field.items, (item) => choice(item, field.describe?.(item), field.fields(item))),
      };
  }
}

export const plainPoint = ({ outline, hasFacing }: Point): PlainPoint =>
  hasFacing ? { kind: 'point', outline, hasFacing } : { kind: 'point', outline };

function choice(value: Scalar, description?: Description, fields?: readonly Field[]): ExpandedChoice {
  return fields?.length
    ? { value, ...description, fields: fields.map(expandField) }
    : { value, ...description };
}
