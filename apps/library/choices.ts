import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import type { Description, Field, Pose, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { fieldsAt, firstPage, type ListedField, type MenuPage } from '@ironfield/kernel/menu/menu-page.ts';
import { menuFor, parseOrder } from '@ironfield/kernel/play/advance.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { accepted, type Reason, type Refusal, type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { type Battle, waiting } from './battle.ts';

const NOT_ASKED: Refusal = { code: 'not-asked', message: 'This seat does not have to decide now' };

/** The kinds of order that a seat may give now; null if it is not asked. Without a seat, the first one that is asked. */
export function menu<G extends GameTypes>(
  { game, state }: Battle<G>,
  seat: Seat | undefined = waiting({ state } as Battle<G>)[0],
): MenuPage | null {
  const asked = seat === undefined ? null : menuFor(game, state, seat);
  return asked && firstPage(asked);
}

/** A way into a menu. */
export interface Path {
  readonly type: string;
  /** The choices already made, in the order of their fields. */
  readonly chosen?: readonly { readonly field: string; readonly value: Scalar }[];
  /** The first choice to list, by number: long lists come in pages. */
  readonly from?: number;
  readonly seat?: Seat;
}

/** The fields of a kind of order, or those that follow a choice, each with what may be chosen. */
export function choices<G extends GameTypes>(
  battle: Battle<G>,
  { type, chosen = [], from = 0, seat = waiting(battle)[0] }: Path,
): Result<readonly ListedField[], Reason> {
  const asked = seat === undefined ? null : menuFor(battle.game, battle.state, seat);
  return asked ? fieldsAt(asked, { type, chosen, from }) : refused(NOT_ASKED);
}

/** A choice in an order, in words, with the reasons of its number where it has one. */
export interface Reasoned {
  /** Its place in the order: `attacks.0.target`. */
  readonly path: string;
  readonly value: unknown;
  readonly label: string;
  readonly explanation?: Explanation;
  /** What the number counts, for example `MP`. */
  readonly measure?: string;
}

/** What an order means, choice by choice, before it is given; or why it cannot be given. */
export function explain<G extends GameTypes>(
  { game, state }: Battle<G>,
  order: unknown,
  seat: Seat | undefined = waiting({ state } as Battle<G>)[0],
): Result<readonly Reasoned[]> {
  const asked = seat === undefined ? null : menuFor(game, state, seat);
  if (!asked) return refused(NOT_ASKED);
  const parsed = parseOrder(game, order);
  if (!parsed.ok) return parsed;
  const refusal = refusalOf(asked, parsed.value);
  if (refusal) return refused(refusal);
  const form = asked.orders.find(({ type }) => type === parsed.value.type);
  const found: Reasoned[] = [];
  reasonsIn(form?.fields ?? [], parsed.value as unknown as Entry, '', found);
  return accepted(found);
}

type Entry = Readonly<Record<string, unknown>>;

function reasonsIn(fields: readonly Field[], entry: Entry, path: string, found: Reasoned[]): void {
  const note = (name: string, value: unknown, description: Description | undefined): void => {
    if (!description) return;
    const { label, explanation, measure } = description;
    found.push({
      path: `${path}${name}`,
      value,
      label,
      ...(explanation && { explanation }),
      ...(measure !== undefined && { measure }),
    });
  };
  for (const field of fields) {
    const { name } = field;
    const value = entry[name];
    switch (field.kind) {
      case 'pick':
        note(name, value, field.describe?.(value as Scalar));
        if (field.follow) reasonsIn(field.follow(value as Scalar), entry, path, found);
        break;
      case 'whole':
        note(name, value, field.describe?.(value as number));
        break;
      case 'point':
        note(name, value, field.describe?.(value as Pose));
        break;
      case 'each':
        for (const [index, each] of (value as readonly Entry[]).entries()) {
          const item = each[field.key] as Scalar;
          note(`${name}.${index}`, item, field.describe?.(item));
          reasonsIn(field.fields(item), each, `${path}${name}.${index}.`, found);
        }
    }
  }
}
