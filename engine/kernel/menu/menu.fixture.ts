import fc from 'fast-check';
import { randomBelow } from '../random.ts';
import { type Field, FULL_TURN, type Menu, type Place, type Point, type Pose, type Scalar } from './menu.ts';

/** Menus of every shape for property tests. */
export const anyMenu: fc.Arbitrary<Menu> = fc
  .uniqueArray(fc.constantFrom('go', 'fire', 'wait', 'constructor'), { minLength: 1 })
  .chain((types) =>
    fc.tuple(...types.map((type) => fieldsOf(2).map((fields) => ({ type, label: type, fields })))),
  )
  .map((orders) => ({ prompt: 'What now?', orders }));

const anyScalar: fc.Arbitrary<Scalar> = fc.oneof(
  fc.integer({ min: -3, max: 9 }),
  fc.boolean(),
  fc.constantFrom('a', 'b', ''),
);
const anyValues = fc.uniqueArray(anyScalar, { minLength: 1, maxLength: 4, comparator: 'SameValueZero' });

function fieldsOf(
  depth: number,
  names: readonly string[] = ['p', 'q', 'toString'],
): fc.Arbitrary<readonly Field[]> {
  return fc.subarray([...names]).chain((chosen) => fc.tuple(...chosen.map((name) => fieldOf(name, depth))));
}

function fieldOf(name: string, depth: number): fc.Arbitrary<Field> {
  const label = name;
  const pick = anyValues.map((values): Field => ({ kind: 'pick', name, label, values }));
  const whole = fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.nat(4))
    .map(([min, more]): Field => ({ kind: 'whole', name, label, min, max: min + more }));
  const point = fc
    .tuple(fc.integer({ min: 1, max: 50 }), fc.boolean())
    .map(([radius, hasFacing]): Field => (hasFacing ? facingDiscOf(name, radius) : discOf(name, radius)));
  if (depth === 0) return fc.oneof(pick, whole, point);
  const following = fc
    .tuple(anyValues, fieldsOf(depth - 1, [`${name}1`, `${name}2`]))
    .map(([values, fields]): Field => {
      const follow = (value: Scalar) => (value === values[0] ? fields : []);
      return { kind: 'pick', name, label, values, follow };
    });
  const each = fc.tuple(anyValues, fieldsOf(depth - 1), fc.nat(4)).map(([items, fields, most]): Field => {
    const together = ({ length }: readonly object[]) => (length > most ? { message: 'Too many' } : null);
    return { kind: 'each', name, label, key: 'item', items, fields: () => fields, together };
  });
  return fc.oneof(pick, whole, point, following, each);
}

/** All places within a distance of the origin. */
export function discOf(name: string, radius: number): Point {
  const forbids = ({ x, y }: Place) =>
    x * x + y * y <= radius * radius ? null : { message: 'That is too far' };
  const corner = (x: number, y: number) => ({ x: x * radius, y: y * radius });
  return {
    kind: 'point',
    name,
    label: name,
    forbids,
    sample(random) {
      for (;;) {
        const coordinate = () => randomBelow(random, 2 * radius + 1) - radius;
        const place = { x: coordinate(), y: coordinate() };
        if (!forbids(place)) return place;
      }
    },
    outline: [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)],
  };
}

/** The same, facing to the right. */
export function facingDiscOf(name: string, radius: number): Point {
  const disc = discOf(name, radius);
  return {
    ...disc,
    hasFacing: true,
    forbids: (at: Pose) => (at.facing! < FULL_TURN / 2 ? disc.forbids(at) : { message: 'Face to the right' }),
    sample: (random) => ({ ...disc.sample(random), facing: randomBelow(random, FULL_TURN / 2) }),
  };
}
