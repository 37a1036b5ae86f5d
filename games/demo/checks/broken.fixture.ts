import type { Point } from '@ironfield/kernel/menu/menu.ts';
import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import { demo } from '../game.ts';
import type { Demo } from '../game-types.ts';
import { bid, bidMenu } from '../phases/bid.ts';
import { move, moveMenu } from '../phases/movement.ts';
import type { State } from '../state.ts';

/** The demonstration game with something spoiled. */
export function broken(change: Partial<WrittenGame<Demo>>): WrittenGame<Demo> {
  return { ...demo, ...change };
}

export function brokenSteps(steps: Partial<WrittenGame<Demo>['steps']>): WrittenGame<Demo> {
  return broken({ steps: { ...demo.steps, ...steps } });
}

export function brokenTable(change: (state: State) => object): WrittenGame<Demo> {
  return broken({ table: (state, viewer) => ({ ...demo.table(state, viewer), ...change(state) }) });
}

/** The move menu with its places spoiled. */
export function brokenPlaces(change: (point: Point, state: State) => Partial<Point>): WrittenGame<Demo> {
  const menu: typeof move.menu = (state, { seat }) => {
    const whole = moveMenu(state, seat);
    const [form] = whole.orders;
    const [each] = form!.fields;
    if (each?.kind !== 'each') throw new Error('The move menu has changed');
    const fields: typeof each.fields = (id) =>
      each.fields(id).map((point) => ({ ...point, ...change(point as Point, state) }) as Point);
    return { ...whole, orders: [{ ...form!, fields: [{ ...each, fields }] }] };
  };
  return brokenSteps({ move: { ...move, menu } });
}

/** The bid menu with its number spoiled. */
export function brokenBid(change: object): WrittenGame<Demo> {
  const menu: typeof bid.menu = (state, _frame, seat) => {
    const whole = bidMenu(state, seat);
    const orders = whole.orders.map((form) => ({
      ...form,
      fields: form.fields.map((field) => ({ ...field, ...change })),
    }));
    return { ...whole, orders };
  };
  return brokenSteps({ bid: { ...bid, menu } });
}
