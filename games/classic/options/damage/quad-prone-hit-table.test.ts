import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { narrowSide } from '../../rules/damage/attack-side.ts';
import { duel } from '../../testing/duel.ts';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';
import { LOCATION_CODES } from '../../units/locations.ts';

const options = { 'quad-prone-hit-table': true };

/** Where a laser strikes that throws so much; the target lies with this side towards it. */
function column(side: 'front' | 'left' | 'right' | 'rear', more: object = { options }): string {
  const throws = [3, 4, 5, 6, 7, 8, 9, 10, 11];
  return throws
    .map((total) => {
      const made = duel({ range: 2, mark: { prone: true, facing: sideways(side) }, options, ...more });
      const dice = [Math.ceil(total / 2), Math.floor(total / 2)];
      made.fire('Medium Laser', toHit(6, 6), location(...dice));
      const [{ location: part, side: struck }] = made.scene.happened('location');
      expect(struck).toBe(side);
      return LOCATION_CODES[part];
    })
    .join(' ');
}
/** The gunner is to the north. */
const sideways = (side: 'front' | 'left' | 'right' | 'rear'): number =>
  ({ front: 0, left: 2, rear: 3, right: 4 })[side];

rule('MT-HITL-02', "Each side of a prone 'Mech has its column", () => {
  expect(column('front')).toBe('RL RA RA RT CT LT LA LA LL');
  expect(column('rear')).toBe('RA RL RL RT CT LT LL LL LA');
  expect(column('left')).toBe('LL LA LA LL LT CT RT RA RL');
  expect(column('right')).toBe('RL RA RA RL RT CT LT LA LL');
  expect(column('front', { options: {} })).toBe('RA RA RL RT CT LT LL LA LA');
});

rule(
  'MT-HITL-02',
  'A 2 threatens the inside, a 12 is the head; from behind the rear armour is struck',
  () => {
    const shot = (a: number, b: number, ...rest: Parameters<ReturnType<typeof duel>['fire']>[1][]) => {
      const made = duel({ options, range: 2, mark: { prone: true, facing: 3 } });
      made.fire('Medium Laser', toHit(6, 6), location(a, b), ...rest);
      return made.scene.happened('damaged')[0];
    };
    expect(shot(1, 1, ['critical hit', 1, 1])).toMatchObject({ location: 1, rear: true });
    expect(shot(6, 6, ['consciousness', 6, 6])).toMatchObject({ location: 0 });
  },
);

rule('MT-HITL-02', 'Those on their feet have the usual table; kicks at those who lie do not', () => {
  const made = duel({ options, range: 2 });
  made.fire('Medium Laser', toHit(6, 6), location(1, 2));
  expect(made.scene.happened('location')[0]).toMatchObject({ table: 'mech' });
  const kick = melee({
    units: {
      Ram: { mech: mech('Ram', { armor: 40 }), at: '0505 S' },
      Ewe: { mech: mech('Ewe', { armor: 40 }), at: '0506 N', state: { prone: true } },
    },
    options,
  }).begin(0);
  kick.order(
    { type: 'kick', unit: 'Ram', leg: 'LL', target: 'Ewe' },
    toHit(6, 6),
    location(1, 2),
    ...(kick.scene.unit('Ewe').prone ? [] : [piloting(6, 6)]),
  );
  expect(kick.scene.happened('location')[0]).toMatchObject({ table: 'prone' });
});

rule(
  ['MT-HITL-02', 'MT-HITL-03'],
  "A four-legged 'Mech has the table on its feet, too; its front and rear are one hexside, each side two",
  () => {
    // The gunner is to the north; by the facing of the target, clockwise.
    const sides = ([0, 1, 2, 3, 4, 5] as const).map((facing) => {
      const { field, state } = duel({ options, range: 2, mark: { facing } }).scene;
      const quads = { ...field, designs: field.designs.map((design) => ({ ...design, frame: 'quad' })) };
      const attack = { attacker: 0, weapon: 0, target: 1, number: 4, bin: -1, aim: -1 } as const;
      const usual = { table: 'mech', side: 'front', covered: 0 } as const;
      const { table, side } = field.plugged.incoming!(usual, quads, state, attack);
      expect(table).toBe('prone');
      expect(field.plugged.incoming!(usual, field, state, attack)).toEqual(usual);
      return side;
    });
    expect(sides).toEqual(['front', 'left', 'left', 'rear', 'right', 'right']);
    expect(narrowSide(duel({ range: 2, options }).scene.field, 7, 1, 3)).toBe('front');
  },
);
