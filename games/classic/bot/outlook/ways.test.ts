import { describe, expect, test } from 'vitest';
import { acted, laser, unarmed, veteran } from '../../testing/bot.ts';
import { mech, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { mpAway, roomFrom, wayTo } from './ways.ts';

/** A cliff with one way down, at its eastern end. */
const map = `
  .3 .3 .3 .3 .3
  .3 .3 .3 .3 .3
  .  .  .  .  .1
  .  .  .  .  .
  .  .  .  .  .`;
const units = { Own: { mech: laser, at: '0102 S' }, Foe: { mech: laser, at: '0104 N' } } as const;

describe('The way on foot', () => {
  const cliff = scene({ map, units });
  const way = wayTo(cliff.field, 0, cliff.cell('0104'));
  const mp = (at: string) => mpAway(way, cliff.cell(at), 2);

  test('leads round what is too steep', () => {
    expect(mp('0104')).toBe(0);
    expect(mp('0103')).toBe(1);
    // A level down, then two levels, then along the top.
    expect(mp('0503')).toBe(5);
    expect(mp('0502')).toBe(8);
    expect(mp('0102')).toBe(11);
  });

  test('is as the crow flies where there is none', () => {
    const island = scene({ map: map.replace('.1', '. '), units });
    const none = wayTo(island.field, 0, island.cell('0104'));
    expect(mpAway(none, island.cell('0102'), 2)).toBe(2);
  });

  test('is nothing to those who jump', () => {
    expect(mpAway(null, cliff.cell('0102'), 2)).toBe(2);
  });
});

test('Who wants to be nearer goes round a cliff, and who has jets stays above it', () => {
  const nearer = (mech: typeof laser) => {
    const at = veteran({ map, units: { ...units, Own: { mech, at: '0102 S' } } });
    return at.values('Own', '0402 S', 'walk', 3) > at.values('Own', '0202 S', 'walk', 1);
  };
  expect(nearer(laser)).toBe(true);
  expect(nearer(unarmed)).toBe(false);
});

describe('A lake in the way', () => {
  const lake = `
    . . . . . . . . .
    . . . . . . . . .
${'    . . ~2 ~2 ~2 ~2 ~2 . .\n'.repeat(8)}    . . . . . . . . .
    . . . . . . . . .`;
  const slow = mech('Slow', { walk: 3, slots: { RA: ['Medium Laser'] } });
  const facing = () =>
    veteran({
      map: lake,
      units: {
        Own: { mech: slow, at: '0502 S' },
        Foe: { mech: slow, at: '0512 N', state: acted },
      },
    });

  test('is farther across than round', () => {
    const at = facing().scene;
    const way = wayTo(at.field, 0, at.cell('0512'));
    const mp = (hex: string) => mpAway(way, at.cell(hex), 10);
    expect(mp('0502')).toBeGreaterThan(mp('0402'));
    expect(mp('0402')).toBeGreaterThan(mp('0302'));
    expect(mp('0503')).toBeGreaterThan(mp('0502'));
  });

  test('keeps nobody waiting on its bank for ever', () => {
    const at = facing();
    at.scene.state.turn = 60;
    expect(at.moves('Own')).toMatchObject({ type: 'move', mode: 'run' });
  });
});

test('A hovercraft has room where it gets out of the woods, and none in a clearing', () => {
  const woods = scene({
    map: `
      . . H H H
      . . H . H
      . . H H H`,
    units: {
      Own: { mech: vehicle('Skiff', { motion: 'hover' }), at: '0101 S' },
      Foe: { mech: laser, at: '0201 N' },
    },
    options: COMBINED,
  });
  expect(roomFrom(woods.field, 0, woods.cell('0402'))).toBeCloseTo(1 / 15);
  expect(roomFrom(woods.field, 0, woods.cell('0101'))).toBeCloseTo(6 / 15);
});
