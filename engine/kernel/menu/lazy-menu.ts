import type { ExpandedField, ExpandedMenu } from './expanded-menu.ts';
import { type Description, type Field, type Menu, possibleOrders, type Scalar } from './menu.ts';

/**
 * An expanded menu for a screen that reads parts of it: each part is computed when read, then kept. The state behind
 * the menu must not change meanwhile.
 */
export function lazyMenu(menu: Menu): ExpandedMenu {
  const orders = once(() =>
    possibleOrders(menu).map(({ type, label, fields, isUsual, isMoot }) => ({
      type,
      label,
      fields: fields.map(lazyField),
      ...(isUsual && { isUsual }),
      ...(isMoot && { isMoot }),
    })),
  );
  return {
    prompt: menu.prompt,
    ...(menu.rule !== undefined && { rule: menu.rule }),
    get orders() {
      return orders();
    },
  };
}

function lazyField(field: Field): ExpandedField {
  const { name, label, kind } = field;
  switch (kind) {
    case 'pick': {
      const choices = once(() => Array.from(field.values, (value) => lazyChoice(field, value)));
      return {
        name,
        label,
        kind,
        get choices() {
          return choices();
        },
      };
    }
    case 'whole': {
      const { min, max } = field;
      return {
        name,
        label,
        kind,
        choices: Array.from({ length: max - min + 1 }, (_, i) => lazyChoice(field, min + i)),
        ...(field.usual !== undefined && { usual: field.usual }),
      };
    }
    case 'point': {
      const outline = once(() => field.outline);
      return {
        name,
        label,
        kind,
        ...(field.hasFacing && { hasFacing: true }),
        ...(field.describe && { describe: (at) => (field.forbids(at) ? null : field.describe!(at)) }),
        get outline() {
          return outline();
        },
      };
    }
    case 'each': {
      const items = once(() => Array.from(field.items, (item) => lazyChoice(field, item)));
      return {
        name,
        label,
        kind,
        key: field.key,
        get items() {
          return items();
        },
      };
    }
  }
}

type Choosing = Exclude<Field, { kind: 'point' }>;
type Choice = Extract<ExpandedField, { kind: 'pick' }>['choices'][number];

const lazyChoice = (field: Choosing, value: Scalar): Choice => new LazyChoice(field, value) as Choice;

class LazyChoice implements Record<keyof Choice, unknown> {
  readonly value: Scalar;
  private readonly field: Choosing;
  private described: Partial<Description> | undefined;
  private followers: readonly ExpandedField[] | undefined;

  constructor(field: Choosing, value: Scalar) {
    this.field = field;
    this.value = value;
  }

  get label() {
    return this.description.label;
  }

  get hex() {
    return this.description.hex;
  }

  get piece() {
    return this.description.piece;
  }

  get explanation() {
    return this.description.explanation;
  }

  get measure() {
    return this.description.measure;
  }

  get fields() {
    this.followers ??= this.fieldsBehind.map(lazyField);
    return this.followers.length > 0 ? this.followers : undefined;
  }

  private get description(): Partial<Description> {
    this.described ??= this.field.describe?.(this.value as never) ?? {};
    return this.described;
  }

  private get fieldsBehind(): readonly Field[] {
    if (this.field.kind === 'each') return this.field.fields(this.value);
    return (this.field.kind === 'pick' && this.field.follow?.(this.value)) || [];
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
