import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';
import { location, piloting, toHit } from '../../testing/table.ts';

/** Points that Ram, of 35 tons, takes for its charge; it stays on its feet, as does Ewe. */
function recoil(tons: number, hexes: number, groups: number, options: Record<string, boolean>): number {
  const table = melee({
    units: {
      Ram: { mech: mech('Ram', { tons: 35, armor: 60 }), at: '0505 N' },
      Ewe: { mech: mech('Ewe', { tons, armor: 60 }), at: '0504 N' },
    },
    options,
  }).onslaught('Ram', 'charge', 'Ewe', { hexes });
  const struck = Math.ceil(Math.ceil((35 * hexes) / 10) / 5) + groups;
  const rolls = [...Array(struck).fill(location(3, 4)), piloting(6, 6), piloting(6, 6)];
  const shaken = Number(Math.ceil((35 * hexes) / 10) >= 20) + Number(groups > 4);
  table.begin(0, toHit(6, 6), ...rolls, ...Array(shaken).fill(piloting(6, 6)));
  return table.damage('Ram');
}

rule('MT-PHYS-11', '35 tons that have come 6 hexes take 30 points from 100 tons', () => {
  expect(recoil(100, 6, 6, { 'realistic-charge-damage': true })).toBe(30);
  expect(recoil(100, 6, 2, {})).toBe(10);
});

rule('MT-PHYS-11', 'What is left of a point counts as one', () => {
  expect(recoil(50, 3, 2, { 'realistic-charge-damage': true })).toBe(8);
});
