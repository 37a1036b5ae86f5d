import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech, type Scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { VehicleFile } from '../../units/vehicle-file.ts';

const ON = { ...COMBINED, 'hull-down-vehicle': true };
const tank = (plan: object = {}): VehicleFile =>
  vehicle('Tank', {
    cruise: 4,
    items: { FR: ['Medium Laser'], TU: ['Medium Laser'], LS: ['Small Laser'] },
    ...plan,
  });
const DOWN = { marks: { hullDown: true } };

const field = (
  wolf: string,
  state: object = DOWN,
  file = tank(),
  hex = '.+fortified',
  options: object = ON,
): Melee =>
  melee({
    options: options as typeof ON,
    map: `. . . . .\n. . ${hex} . .\n. . . . .\n. . . . .`,
    units: {
      Wolf: { mech: mech('Wolf', { slots: { RT: ['Medium Laser'] } }), at: wolf, side: 0 },
      Tank: { mech: file, at: '0302 N', side: 1, state },
    },
  });

const number = ({ scene: s }: Melee, shot: object = {}): number =>
  weaponNumber(s.field, s.state, {
    attacker: 0,
    weapon: 0,
    target: 1,
    twist: 0,
    secondary: 0,
    aim: -1,
    ...shot,
  });

/** The part that a shot strikes, with these rolls for the location. */
function struck(made: Melee, ...rolls: readonly Roll[]): string | undefined {
  made.beginAt('weapon', 1);
  made.order({ type: 'hold', unit: 'Tank', twist: 0 });
  made.order(
    { type: 'fire', unit: 'Wolf', twist: 0, target: 'Tank', attacks: [{ weapon: 0, target: 1 }] },
    toHit(6, 6),
    ...rolls,
  );
  const [hit] = made.scene.happened('damaged');
  return hit && made.scene.field.kinds[1].names[hit.location];
}

describe('Fire at a vehicle that is hull-down', () => {
  rule('MT-HULL-02', 'Example: Gunnery 4, short range: 6 from the front, 4 from the side', () => {
    expect([number(field('0301 S')), number(field('0401 SW')), number(field('0301 S', {}))]).toEqual([
      6, 4, 4,
    ]);
    expect(number(field('0303 N'))).toBe(4);
    expect(number(field('0301 S', DOWN, tank(), '.', COMBINED))).toBe(4);
  });

  rule('MT-HULL-02', 'Whoever fires indirectly has nothing before him', () => {
    const indirectly = (state: object) => number(field('0301 S', state), { spotter: 0 });
    expect(indirectly(DOWN)).toBe(indirectly({}));
  });

  rule(
    'MT-HULL-02',
    'Example: from the front the turret is struck without a roll, from the side as ever',
    () => {
      expect(struck(field('0301 S'))).toBe('turret');
      expect(struck(field('0401 SW'), location(3, 4))).toBe('right side');
      expect(struck(field('0301 S', {}), location(3, 4))).toBe('front');
    },
  );

  rule('MT-HULL-02', 'The front, where there is no turret or it is gone', () => {
    expect(struck(field('0301 S', DOWN, tank({ turret: false, items: { FR: ['Medium Laser'] } })))).toBe(
      'front',
    );
  });

  rule('MT-HULL-02', 'Weapons in front do not fire, the turret and the sides do', () => {
    const { scene: s } = field('0301 S');
    const why = (label: string, made: Scene = s) =>
      whyNotFire(made.field, made.state, { unit: 1, twist: 0, prop: null }, made.weapon('Tank', label), 0)
        ?.rule;
    expect([why('Medium Laser FR'), why('Medium Laser TU')]).toEqual(['MT-HULL-02', undefined]);
    expect(why('Medium Laser FR', field('0301 S', {}).scene)).toBeUndefined();
  });
});

describe('The order', () => {
  const down = { type: 'hull-down', unit: 'Tank', mode: 'walk', more: false } as const;
  const orders = (...plan: Parameters<typeof field>) => field(...plan).beginAt('movement', 1).orders;

  rule('MT-HULL-02', 'In a fortified hex, for 2 MP, by what drives on the ground', () => {
    expect(orders('0301 S', {})).toContain('hull-down');
    expect(orders('0301 S', {}, tank(), '.')).not.toContain('hull-down');
    expect(orders('0301 S', {}, tank(), '.+fortified', { ...COMBINED, engineers: true })).not.toContain(
      'hull-down',
    );
    const made = field('0301 S', {}).beginAt('movement', 1).order(down);
    expect(made.scene.unit('Tank').marks).toMatchObject({ hullDown: true });
    expect(made.scene.unit('Tank').mpSpent).toBe(2);
  });

  rule('MT-HULL-02', 'It leaves that for 2 MP before it moves or turns', () => {
    const made = field('0301 S').beginAt('movement', 1);
    expect(made.orders.sort()).toEqual(['hull-up', 'still']);
    made.order({ type: 'hull-up', unit: 'Tank', mode: 'walk', more: true });
    expect(made.scene.unit('Tank').mpLeft).toBe(2);
    expect(made.scene.unit('Tank').marks?.hullDown).toBeUndefined();
    expect(made.orders).toContain('move');
  });
});
