// The attacks of the unit in hand, weapon by weapon: what each is aimed at, what it needs, and why it cannot.

import { distance } from '@ironfield/hex/board.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import type { ExpandedField } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import {
  activeFields,
  type Choice,
  completed,
  type EachField,
  type Entry,
  entriesIn,
  itemOf,
  listIn,
  numberAfter,
} from '../order/draft/draft.ts';
import type { Form, Ordering, OrderStyle } from '../order/use-order.ts';
import type { Complaint } from '../table/table-model.ts';
import type { Arm, HexGame, TableUnit } from './hex-game.ts';
import type { OrderFields } from './order-fields.ts';
import {
  aimedAt,
  choiceOf,
  firstTarget,
  offeredAt,
  salvoForm,
  singleAttack,
  targetField,
  targetsOf,
  without,
} from './salvo.ts';

/** A line of the fire table. */
export interface ArmRow {
  readonly arm: Arm;
  readonly item: Choice | undefined;
  readonly entry: Entry | undefined;
  /** Its target, or the target it would have if it were ticked, with its number. */
  readonly target: Choice | undefined;
  /** The number, as everything that is chosen for it makes it. */
  readonly number: Choice['explanation'];
  /** Why it cannot be fired. */
  readonly reason: string | null;
}

/** The chance from which on a shot is kept when the others are left out. */
export const LIKELY = 0.4;

export interface Gunnery {
  readonly form: Form;
  readonly full: Entry;
  readonly list: EachField | undefined;
  readonly rows: readonly ArmRow[];
  /** Enemies that something can be aimed at. */
  readonly targets: ReadonlySet<number>;
  /** The first target, if there is one. */
  readonly first: number | null;
  /** In an order for a whole side, others that could attack and have nothing planned. */
  readonly idle: readonly number[];
  /** Attacks that are planned, with what may be expected of each. */
  readonly planned: readonly { readonly piece: number; readonly worth: number }[];
  /** Aims everything that can hit, or one item, at a unit. False: nothing can. */
  aim(piece: number, item?: unknown): boolean;
  /** Is everything aimed at this unit that could be, and nothing at another? */
  isAimedAt(piece: number): boolean;
  /** Aims one item at what is chosen in particular. */
  aimAt(target: Choice, item: unknown): void;
  /** Aims one item wherever it does most. */
  tick(item: unknown): void;
  untick(item: unknown): void;
  /** Is anything planned that rather misses? */
  readonly isUnlikely: boolean;
  /** Leaves out of what is planned whatever rather misses. */
  keepLikely(): void;
  /** The possible targets of one item, with their numbers. */
  choicesFor(item: unknown): readonly Choice[];
  /** Other choices for an entry, such as its ammunition. */
  fieldsOf(entry: Entry): readonly ExpandedField[];
  amend(entry: Entry): void;
  /** Makes another target the first. */
  putFirst(piece: number): void;
  /** Why nothing can hit a unit. */
  whyNoneAt(piece: number): string;
}

interface GunneryUse<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly table: G['Table'];
  readonly units: readonly TableUnit[];
  readonly ordering: Ordering;
  readonly style: OrderStyle;
  readonly unit: number | null;
  readonly enemies: readonly number[];
  /** Has somebody chosen how the unit holds itself? */
  readonly isHeld: boolean;
  whyNot(order: CoreOrder): Complaint | null;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure over a plan for many weapons; every answer of it needs the same dozen names
export function gunneryOf<G extends GameTypes>(use: GunneryUse<G>): Gunnery | null {
  const { hex, table, units, ordering, style, unit, enemies, isHeld } = use;
  const names: OrderFields = hex.fields;
  const form = salvoForm(names, ordering.menu, unit);
  if (!form || unit === null) return null;
  const board = hex.board(table);
  const arms = hex.arms(table, unit);
  const full =
    ordering.form === form ? ordering.full : completed(form.fields, { [names.unit]: unit }, style.isOpen);
  const { fields } = form;
  const worth = (item: Choice, { explanation, piece }: Choice, planned?: Entry) => {
    const chance = hex.chanceOf(explanation?.total ?? Number.POSITIVE_INFINITY);
    // In an order for a whole side there are weapons of others, too.
    const all =
      item.piece === undefined || item.piece === unit ? arms : hex.arms(table, item.piece as number);
    const arm = all.find(({ value }) => value === item.value);
    return chance * (arm?.damageAt(piece as number, planned) ?? 0);
  };
  const aiming = { names, fields, full, worth };
  const list = listIn(fields, full);
  const entries = list ? entriesIn(full[list.name]) : [];
  const chanceOf = (entry: Entry) => {
    const target = choiceOf(names, list!, entry);
    return hex.chanceOf((target && numberAfter(target, entry))?.total ?? Number.POSITIVE_INFINITY);
  };
  const aimItem = (piece: number, item: unknown) =>
    aimedAt({ ...aiming, isHeld, piece, isMeant: ({ value }) => value === item });
  const entryIn = (order: Entry, item: unknown) => {
    const there = listIn(fields, order)!;
    const entry = entriesIn(order[there.name]).find((each) => each[there.key] === item)!;
    return { there, entry, target: choiceOf(names, there, entry)! };
  };
  const bestFor = (item: unknown, pieces: readonly number[]) =>
    pieces
      .flatMap((piece) => {
        const order = aimItem(piece, item);
        return order ? [{ order, ...entryIn(order, item) }] : [];
      })
      .toSorted(
        (a, b) => worth(itemOf(b.there, b.entry)!, b.target) - worth(itemOf(a.there, a.entry)!, a.target),
      )[0];
  const chosen = [
    ...new Set(entries.flatMap((entry) => (list && choiceOf(names, list, entry)?.piece) ?? [])),
  ];
  const named = names.targets.map((name) => full[name]).find((value) => typeof value === 'number');
  const first = (chosen.includes(named as number) ? named : chosen[0]) as number | undefined;
  const within = new Set(
    (list?.items ?? []).flatMap((item) => targetsOf(names, item).map(({ piece }) => piece)),
  );
  /** The enemy to speak of where nothing is aimed: the only one it could be, or the nearest. */
  const nearest = enemies
    .filter((enemy) => units[enemy].cell >= 0 && (within.size !== 1 || within.has(enemy)))
    .toSorted((a, b) => distanceTo(a) - distanceTo(b))[0];
  function idleOnes(): number[] {
    const acting = new Set(entries.map((entry) => itemOf(list!, entry)?.piece));
    const able = (list?.items ?? []).filter((item) =>
      targetsOf(names, item).some((target) => worth(item, target) > 0),
    );
    const pieces = new Set(able.flatMap(({ piece }) => (typeof piece === 'number' ? [piece] : [])));
    return [...pieces].filter((piece) => piece !== unit && !acting.has(piece));
  }
  function distanceTo(enemy: number): number {
    return distance(board, units[unit!].cell, units[enemy].cell);
  }

  const reasonFor = (arm: Arm, piece = first ?? nearest): string => {
    if (piece === undefined) return 'No enemy is on the map';
    const { name } = units[piece];
    const range = distanceTo(piece);
    if (arm.reach !== undefined && range > arm.reach)
      return `${name} at ${range} hexes; reaches ${arm.reach}`;
    const order =
      hex.attackOn?.(table, arm.value, piece) ?? singleAttack(aiming, form.type, arm.value, piece);
    const offer = offeredAt(aiming, arm.value, piece);
    if (!offer) {
      const message = use.whyNot(order)?.message;
      if (message === undefined) return `Cannot hit the ${name}`;
      return piece === first ? message : `${name}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
    }
    return `Would need ${offer.explanation?.total} against the ${name}`;
  };

  const rows = arms.map((arm): ArmRow => {
    const entry = entries.find((each) => each[list!.key] === arm.value);
    const item = list?.items.find(({ value }) => value === arm.value);
    if (entry) {
      const target = choiceOf(names, list!, entry);
      return { arm, item, entry, target, number: target && numberAfter(target, entry), reason: null };
    }
    const best = bestFor(arm.value, first === undefined ? enemies : [first]);
    const target = first === undefined ? undefined : best?.target;
    return {
      arm,
      item,
      entry,
      target,
      number: target?.explanation,
      reason: best ? null : reasonFor(arm),
    };
  });
  const isOwn = ({ value }: Choice) => arms.some((arm) => arm.value === value);
  const aimAll = (piece: number) => aimedAt({ ...aiming, isHeld, piece, isMeant: isOwn });
  const give = (order: Entry | null | undefined): boolean => {
    if (order) ordering.turnTo(form.type, order, entriesIn(order[listIn(fields, order)!.name]).length > 0);
    return Boolean(order);
  };
  return {
    form,
    full,
    list,
    rows,
    targets: new Set(enemies.filter((piece) => units[piece].cell >= 0 && aimAll(piece))),
    first: first ?? null,
    idle: idleOnes(),
    planned: entries.flatMap((entry) => {
      const target = list && choiceOf(names, list, entry);
      return target
        ? [{ piece: target.piece as number, worth: worth(itemOf(list, entry)!, target, entry) }]
        : [];
    }),
    aim: (piece, item) => {
      if (!enemies.includes(piece)) return false;
      return give(item === undefined ? aimAll(piece) : aimItem(piece, item));
    },
    isAimedAt: (piece) => {
      const all = aimAll(piece);
      return chosen.length === 1 && first === piece && all !== null && isSame(all, full);
    },
    tick: (item) => void give(bestFor(item, first === undefined ? enemies : [first])?.order),
    untick: (item) => void give(without(aiming, (entry, { key }) => entry[key] === item)),
    isUnlikely: entries.some((entry) => chanceOf(entry) < LIKELY),
    keepLikely: () => void give(without(aiming, (entry) => chanceOf(entry) < LIKELY)),
    choicesFor: (item) =>
      enemies.flatMap((piece) => {
        const best = bestFor(item, [piece]);
        const here = best && itemOf(best.there, best.entry)!;
        if (!here) return [];
        return targetsOf(names, here).filter((target) => target.piece === piece && worth(here, target) > 0);
      }),
    aimAt: (target, item) => {
      const best = bestFor(item, [target.piece as number]);
      if (!best) return;
      const { name } = targetField(names, itemOf(best.there, best.entry)!)!;
      const { order, there } = best;
      const all = entriesIn(order[there.name]);
      give({
        ...order,
        [there.name]: all.map((each) => (each === best.entry ? { ...each, [name]: target.value } : each)),
      });
    },
    fieldsOf: (entry) => activeFields((list && itemOf(list, entry)?.fields) ?? [], entry),
    amend: (entry) =>
      void give({
        ...full,
        [list!.name]: entries.map((each) => (each[list!.key] === entry[list!.key] ? entry : each)),
      }),
    whyNoneAt: (piece) => {
      // The reason of the weapon with the longest range holds for all of them.
      const [far] = arms.toSorted((a, b) => (b.reach ?? 0) - (a.reach ?? 0));
      if (!far) return 'There is nothing to attack with here';
      const isFar = far.reach !== undefined && distanceTo(piece) > far.reach;
      return isFar
        ? `The ${units[piece].name} is ${distanceTo(piece)} hexes away: nothing reaches farther than ${far.reach}`
        : reasonFor(far, piece);
    },
    putFirst: (piece) => {
      const field = firstTarget(names, fields, full);
      if (field) give({ ...full, [field.name]: piece });
    },
  };
}
