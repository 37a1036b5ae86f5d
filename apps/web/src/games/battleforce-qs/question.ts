import type { Facing } from '@ironfield/hex/coordinates.ts';
import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { Scalar } from '@ironfield/kernel/menu.ts';

/** What the menu asks, in the shape that the map and the bar need. */
export type Question =
  | Placement
  | { readonly kind: 'counter'; readonly hexes: ReadonlyMap<string, Choice> }
  | { readonly kind: 'attacks'; readonly attackers: ReadonlyMap<number, Attacker> }
  | {
      readonly kind: 'choice';
      readonly type: string;
      readonly name: string;
      readonly choices: readonly Choice[];
    };

/** A Unit goes to a hex and takes a facing: set-up and movement alike. */
export interface Placement {
  readonly kind: 'placement';
  readonly type: 'deploy' | 'move';
  readonly units: ReadonlyMap<number, Mover>;
  /** Units that may leave the map. */
  readonly leavers: ReadonlySet<number>;
}

export type Choice = Extract<ExpandedField, { kind: 'pick' }>['choices'][number];

export interface Mover {
  readonly choice: Choice;
  readonly hexes: ReadonlyMap<string, Choice>;
}

export interface Attacker {
  readonly choice: Choice;
  readonly targets: ReadonlyMap<number, Choice>;
  readonly maxOverheat: number;
}

export const FACINGS: readonly Facing[] = [0, 1, 2, 3, 4, 5];

function choicesOf(field: ExpandedField | undefined): readonly Choice[] {
  return field?.kind === 'pick' || field?.kind === 'whole' ? field.choices : [];
}

const named = (fields: readonly ExpandedField[] | undefined, name: string) =>
  fields?.find((field) => field.name === name);

const byHex = (choices: readonly Choice[]) =>
  new Map(choices.map((choice) => [String(choice.value), choice]));

export function questionIn(menu: ExpandedMenu | null): Question | null {
  const form = menu?.orders[0];
  if (!menu || !form) return null;
  switch (form.type) {
    case 'deploy':
    case 'move':
    case 'leave':
      return placementIn(menu);
    case 'place':
      return { kind: 'counter', hexes: byHex(choicesOf(named(form.fields, 'to'))) };
    case 'declare':
      return { kind: 'attacks', attackers: attackersIn(named(form.fields, 'attacks')) };
    default: {
      const [field] = form.fields;
      return { kind: 'choice', type: form.type, name: field?.name ?? '', choices: choicesOf(field) };
    }
  }
}

function placementIn(menu: ExpandedMenu): Placement {
  const form = menu.orders.find(({ type }) => type === 'deploy' || type === 'move');
  const units = new Map<number, Mover>();
  for (const choice of choicesOf(named(form?.fields, 'unit'))) {
    const to = named(choice.fields, 'to') ?? named(form?.fields, 'to');
    units.set(Number(choice.value), { choice, hexes: byHex(choicesOf(to)) });
  }
  const leave = menu.orders.find(({ type }) => type === 'leave');
  const leavers = choicesOf(named(leave?.fields, 'unit')).map(({ value }) => Number(value));
  return {
    kind: 'placement',
    type: form?.type === 'deploy' ? 'deploy' : 'move',
    units,
    leavers: new Set(leavers),
  };
}

function attackersIn(field: ExpandedField | undefined): Map<number, Attacker> {
  const attackers = new Map<number, Attacker>();
  if (field?.kind !== 'each') return attackers;
  for (const choice of field.items) {
    const targets = choicesOf(named(choice.fields, 'target'));
    attackers.set(Number(choice.value), {
      choice,
      targets: new Map(targets.map((target) => [Number(target.value), target])),
      maxOverheat: Math.max(0, choicesOf(named(choice.fields, 'overheat')).length - 1),
    });
  }
  return attackers;
}

const WORDS: Readonly<Record<string, string>> = {
  true: 'Set up first',
  false: 'Set up second',
  left: 'Left side',
  right: 'Right side',
  front: 'Front',
  rear: 'Rear',
};

export const wordFor = (value: Scalar): string => WORDS[String(value)] ?? String(value);
