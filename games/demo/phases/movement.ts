import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Menu, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Demo } from '../game-types.ts';
import { forbidsMove, moveDistance } from '../rules/movement.ts';
import { type Frames, type Marker, markersOf, type State } from '../state.ts';
import { TEXT } from '../text.ts';

/** DEMO-MOVE-01 */
export const move: Decision<Demo, Frames['move'], 'move'> = {
  menu: (state, { seat }) => moveMenu(state, seat),
  apply(play, _frame, { moves }) {
    for (const { marker, to } of moves)
      play.happen({ type: 'moved', marker, from: play.state.markers[marker].at, to });
  },
};

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
