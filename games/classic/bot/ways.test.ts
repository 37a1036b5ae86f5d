import { describe, expect, test } from 'vitest';
import { scene } from '../testing.ts';
import { laser, unarmed, veteran } from '../testing-bot.ts';
import { hexesAway, wayTo } from './ways.ts';

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
  const hexes = (at: string) => hexesAway(way, cliff.cell(at), 2);

  test('leads round what is too steep', () => {
    expect(hexes('0104')).toBe(0);
    expect(hexes('0103')).toBe(1);
    expect(hexes('0503')).toBe(4);
    expect(hexes('0502')).toBe(5);
    expect(hexes('0102')).toBe(8);
  });

  test('is as the crow flies where there is none', () => {
    const island = scene({ map: map.replace('.1', '. '), units });
    const none = wayTo(island.field, 0, island.cell('0104'));
    expect(hexesAway(none, island.cell('0102'), 2)).toBe(2);
  });

  test('is nothing to those who jump', () => {
    expect(hexesAway(null, cliff.cell('0102'), 2)).toBe(2);
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
