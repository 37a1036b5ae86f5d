import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Lots, middleOf, type Point } from '../../testing/random.ts';
import { battle } from '../../testing/scene.ts';
import { isVisible, sightBetween } from './line-of-sight.ts';

const cornersOf = ({ x, y }: Point): Point[] =>
  Array.from({ length: 6 }, (_, i) => ({
    x: x + Math.cos((i * Math.PI) / 3),
    y: y + Math.sin((i * Math.PI) / 3),
  }));

const NEARLY = 1e-6;

/** How a line meets a hex: through it, at a corner, along the hexside on its left or right, or not at all. */
function meeting(from: Point, to: Point, hex: Point): 'through' | 'corner' | 'left' | 'right' | null {
  const corners = cornersOf(hex);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  // Rows are counted downwards, so what lies to the right of the way has a positive product.
  const aside = corners.map(({ x, y }) => dx * (y - from.y) - dy * (x - from.x));
  const along = corners.map(({ x, y }) => dx * (x - from.x) + dy * (y - from.y));
  const right = aside.filter((d) => d > NEARLY).length;
  const left = aside.filter((d) => d < -NEARLY).length;
  if (Math.max(...along) < 0 || Math.min(...along) > length) return null;
  if (right > 0 && left > 0) return 'through';
  if (right + left === 6) return null;
  if (right + left === 5) return 'corner';
  return right > 0 ? 'right' : 'left';
}

rule('BFQ-COM-03', 'On any board woods hide what geometry says they hide, whoever asked before', () => {
  for (let seed = 0; seed < 4; seed++) {
    const map = new Lots(`sight ${seed}`).map(6, 6, '....rlH');
    const { field } = battle({ map, south: [], north: [] });
    const { number: hexes } = field.board;
    const woods = hexes.filter((_, cell) => 'lH'.includes(map.split(/\s+/)[cell]));
    const pairs = hexes.flatMap((from) => hexes.filter((to) => to !== from).map((to) => [from, to] as const));
    const open = (isLeft: boolean, isRight: boolean) => [
      ...(isLeft ? ['left'] : []),
      ...(isRight ? ['right'] : []),
    ];
    const found = pairs.map(([from, to]) => {
      const sight = () => sightBetween(field, hexes.indexOf(from), hexes.indexOf(to));
      return [from, to, ...open(isVisible(sight(), 'left'), isVisible(sight(), 'right'))];
    });
    const wanted = pairs.map(([from, to]) => {
      const met = woods
        .filter((hex) => hex !== from && hex !== to)
        .map((hex) => meeting(middleOf(from), middleOf(to), middleOf(hex)));
      const isOpen = !met.includes('through') && !met.includes('corner');
      return [from, to, ...open(isOpen && !met.includes('left'), isOpen && !met.includes('right'))];
    });
    expect(found).toEqual(wanted);
  }
});
