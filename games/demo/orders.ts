import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Menu, OrderForm, Place, Point } from '@ironfield/kernel/menu.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { HIGHEST_BID } from './data/numbers.ts';
import type { OptionOrders } from './extensions.ts';
import { shootersOf, targetNumber, targetsOf } from './rules/fire.ts';
import { forbidsMove, moveDistance } from './rules/movement.ts';
import { CARDS, type Marker, markersOf, type Shot, type State } from './state.ts';
import { TEXT } from './text.ts';

const place = z.strictObject({ x: z.int(), y: z.int() });
const move = z.strictObject({ marker: z.int(), to: place });

/** Orders of the base game. */
export const orderSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('muster'), decoy: z.int(), leave: z.enum(CARDS) }),
  z.strictObject({ type: z.literal('bid'), supply: z.int() }),
  z.strictObject({ type: z.literal('move'), moves: z.array(move) }),
  z.strictObject({ type: z.literal('fire'), shooter: z.int(), target: z.int() }),
  z.strictObject({ type: z.literal('hold') }),
  z.strictObject({ type: z.literal('react'), card: z.enum(CARDS) }),
  z.strictObject({ type: z.literal('pass') }),
]);

export type Order = z.infer<typeof orderSchema> | OptionOrders[keyof OptionOrders];
export type OrderOf<Type extends Order['type']> = Extract<Order, { type: Type }>;

export function musterMenu(state: State, seat: Seat): Menu<'muster'> {
  const decoys = markersOf(state, seat).map(({ id }) => id);
  const describe = (id: unknown) => ({ label: TEXT.marker(Number(id)), piece: Number(id) });
  return {
    prompt: TEXT.musterPrompt,
    rule: 'DEMO-MUSTER-01',
    orders: [
      {
        type: 'muster',
        label: TEXT.muster,
        fields: [
          { kind: 'pick', name: 'decoy', label: TEXT.decoy, values: decoys, describe },
          { kind: 'pick', name: 'leave', label: TEXT.leave, values: CARDS },
        ],
      },
    ],
  };
}

export function bidMenu(state: State, seat: Seat): Menu<'bid'> {
  const max = Math.min(HIGHEST_BID, state.supply[seat]);
  return {
    prompt: TEXT.bidPrompt,
    rule: 'DEMO-BID-01',
    orders: [
      {
        type: 'bid',
        label: TEXT.bid,
        fields: [{ kind: 'whole', name: 'supply', label: TEXT.supply, min: 0, max }],
      },
    ],
  };
}

export function moveMenu(state: State, seat: Seat): Menu<'move'> {
  const explanation = explain(moveDistance(state));
  return {
    prompt: TEXT.movePrompt,
    rule: 'DEMO-MOVE-01',
    orders: [
      {
        type: 'move',
        label: TEXT.move,
        fields: [
          {
            kind: 'each',
            name: 'moves',
            label: TEXT.moves,
            key: 'marker',
            items: markersOf(state, seat).map(({ id }) => id),
            fields: (id) => [destination(state, state.markers[Number(id)])],
            describe: (id) => ({ label: TEXT.marker(Number(id)), piece: id, explanation }),
          },
        ],
      },
    ],
  };
}

function destination(state: State, marker: Marker): Point {
  const { x, y } = marker.at;
  const far = totalOf(moveDistance(state));
  const near = Math.ceil(far * 0.4143); // half the side of an octagon around the circle
  const forbids = (to: Place) => forbidsMove(state, marker, to);
  return {
    kind: 'point',
    name: 'to',
    label: TEXT.to,
    forbids,
    sample(random: Random) {
      const offset = () => randomBelow(random, 2 * far + 1) - far;
      let to = { x: x + offset(), y: y + offset() };
      while (forbids(to)) to = { x: x + offset(), y: y + offset() };
      return to;
    },
    outline: [
      [far, near],
      [near, far],
      [-near, far],
      [-far, near],
      [-far, -near],
      [-near, -far],
      [near, -far],
      [far, -near],
    ].map(([dx, dy]) => ({ x: x + dx!, y: y + dy! })),
  };
}

export function fireMenu(state: State, seat: Seat): Menu<'fire' | 'hold'> {
  const shooters = shootersOf(state, seat);
  const describe = (shot: Omit<Shot, 'roll'>) => ({
    label: TEXT.marker(shot.target),
    piece: shot.target,
    explanation: explain(targetNumber(state, shot, null)),
  });
  const fire: OrderForm<'fire'> = {
    type: 'fire',
    label: TEXT.fire,
    fields: [
      {
        kind: 'pick',
        name: 'shooter',
        label: TEXT.shooter,
        values: shooters,
        describe: (id) => ({ label: TEXT.marker(Number(id)), piece: id }),
        follow: (shooter) => [
          {
            kind: 'pick',
            name: 'target',
            label: TEXT.target,
            values: targetsOf(state, state.markers[Number(shooter)]),
            describe: (target) => describe({ shooter: Number(shooter), target: Number(target) }),
          },
        ],
      },
    ],
  };
  const hold: OrderForm<'hold'> = { type: 'hold', label: TEXT.hold, fields: [] };
  return {
    prompt: TEXT.firePrompt,
    rule: 'DEMO-FIRE-01',
    orders: shooters.length > 0 ? [fire, hold] : [hold],
  };
}

/** DEMO-REACT-01: a side is asked even if nothing it holds can be played, or the question would tell. */
export function reactMenu(state: State, seat: Seat): Menu {
  const playable = state.hands[seat].filter((card) => card !== 'bluff'); // DEMO-REACT-04
  const describe = (card: unknown) => ({ label: TEXT.cards[card as keyof typeof TEXT.cards] });
  const react: OrderForm<'react'> = {
    type: 'react',
    label: TEXT.react,
    fields: [{ kind: 'pick', name: 'card', label: TEXT.card, values: playable, describe }],
  };
  const pass = { type: 'pass', label: TEXT.pass, fields: [] };
  return {
    prompt: TEXT.reactPrompt,
    rule: 'DEMO-REACT-01',
    orders: playable.length > 0 ? [react, pass] : [pass],
  };
}
