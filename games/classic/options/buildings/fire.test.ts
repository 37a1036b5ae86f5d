import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { hasCondition } from '../../battlefield.ts';
import { cfOf, weaken } from '../../buildings/census.ts';
import { mayIgnite, setAlight } from '../../buildings/fire.ts';
import { WEAPONS } from '../../data/equipment.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';

const FIRE = { buildings: true, fire: true };
const cf = (s: Scene): number => cfOf(s.state, 0);
const burns = (s: Scene): boolean => hasCondition(s.field, s.cell('0201'), 'fire');
const weapon = (id: string) => WEAPONS.find((type) => type.id === id)!;

const village = (hex: string, options: object = FIRE): Scene =>
  scene({
    map: `. ${hex} .`,
    units: {
      Wolf: { at: '0101 SE', mech: mech('Wolf', { slots: { RT: ['Medium Laser'], LT: ['Flamer'] } }) },
      Bear: { at: '0301 N' },
    },
    options: options as Record<string, boolean>,
  });

/** Sets the building on fire with this weapon and these dice. */
function light(s: Scene, id: string, a: number, b: number): boolean {
  s.rolling([['setting fire', a, b]], () => setAlight(s.play, s.cell('0201'), weapon(id)));
  return burns(s);
}

rule(
  'MT-BASE-22',
  'Example: a laser at a heavy building: 9; in turn 2 with 60: 58 after turn 3, 56 after turn 4',
  () => {
    const s = village('B3/2');
    weaken(s.state, 0, 30);
    s.state.turn = 2;
    expect(light(s, 'medium_laser', 4, 4)).toBe(false);
    expect(light(s, 'medium_laser', 4, 5)).toBe(true);
    expect(s.happened('fire-set').map(({ number }) => number)).toEqual([9, 9]);
    const after = [2, 3, 4].map((turn) => {
      s.state.turn = turn;
      s.rolling([], () => s.field.plugged.turnEnds!(s.play, s.field));
      return cf(s);
    });
    expect(after).toEqual([60, 58, 56]);
  },
);

rule('MT-BASE-22', 'Flamers need 4, lasers and PPCs 7, others 9; by class up to 3 more', () => {
  const needs = (id: string, hex: string) => {
    const s = village(hex);
    light(s, id, 1, 1);
    return s.happened('fire-set')[0]!.number;
  };
  expect(['flamer', 'medium_laser', 'ppc', 'ac5'].map((id) => needs(id, 'B1/1'))).toEqual([4, 7, 7, 9]);
  expect(['B1/1', 'B2/1', 'B3/1', 'B4/1'].map((hex) => needs('flamer', hex))).toEqual([4, 5, 6, 7]);
  expect(['small_laser', 'srm2', 'srm4'].map((id) => mayIgnite({ id }))).toEqual([false, false, true]);
});

rule('MT-BASE-22', 'A burning building falls when nothing is left of it, and the fire goes out', () => {
  const s = village('B1/1');
  weaken(s.state, 0, 13);
  light(s, 'flamer', 6, 6);
  for (const turn of [1, 2]) {
    s.state.turn = turn;
    s.rolling([], () => s.field.plugged.turnEnds!(s.play, s.field));
  }
  expect([cf(s), burns(s)]).toEqual([0, false]);
  expect(s.happened('building-falls')).toHaveLength(1);
});

rule('MT-BASE-22', 'The fire costs the building that burns, once for all its hexes, and no other', () => {
  const s = scene({
    map: `
      .    B2/1 .    .    B3/1
      .    B2/1 B2/1 .    .`,
    units: { Wolf: { at: '0101 SE' }, Bear: { at: '0402 N' } },
    options: FIRE,
  });
  const factors = () => [cfOf(s.state, 0), cfOf(s.state, 1)];
  s.rolling(
    [
      ['setting fire', 6, 6],
      ['setting fire', 6, 6],
    ],
    () => {
      for (const hex of ['0302', '0202']) setAlight(s.play, s.cell(hex), weapon('flamer'));
    },
  );
  const after = [1, 2].map((turn) => {
    s.state.turn = turn;
    s.rolling([], () => s.field.plugged.turnEnds!(s.play, s.field));
    return factors();
  });
  expect(after).toEqual([
    [40, 90],
    [38, 90],
  ]);
  // Told of the first of its hexes that burns.
  const told = s.happened('building-burns').map(({ building, hex }) => [building, s.field.board.number[hex]]);
  expect(told).toEqual([[0, '0202']]);
});

rule(
  'MT-BASE-22',
  'A unit says that it sets a building on fire, where there is fire; the hit does no damage',
  () => {
    const made = new Melee(village('B1/1')).beginAt('weapon', 0);
    expect(made.orders).toContain('ignite');
    const laser = made.scene.weapon('Wolf', 'Medium Laser');
    const order = { type: 'ignite', unit: 'Wolf', hex: '0201', weapons: [{ weapon: laser }] } as const;
    made.order(order, ['setting fire', 3, 4]);
    expect([cf(made.scene), burns(made.scene)]).toEqual([15, true]);
    const cold = new Melee(village('B1/1', { buildings: true })).beginAt('weapon', 0);
    expect(cold.orders).not.toContain('ignite');
  },
);
