import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { weaponsOf } from '../../../data/arsenal.ts';
import type { Gear } from '../../../data/gear.ts';
import '../../../options.ts';

const names = (gear: Gear) => weaponsOf(gear).map(({ name }) => name);

rule('MT-WPN-10', 'Light autocannons come in two sizes', () => {
  expect(names('light autocannons')).toEqual(['Light AC/2', 'Light AC/5']);
});

rule('MT-WPN-12', 'X-pulse lasers of the Inner Sphere keep the bonus of pulse lasers', () => {
  expect(names('X-pulse lasers')).toEqual([
    'Large X-Pulse Laser',
    'Medium X-Pulse Laser',
    'Small X-Pulse Laser',
  ]);
  expect(weaponsOf('X-pulse lasers').map(({ toHit }) => toHit)).toEqual([-2, -2, -2]);
});

rule('MT-WPN-11', 'ER pulse lasers of the Clans have a bonus of 1', () => {
  expect(names('ER pulse lasers')).toEqual([
    'Clan ER Large Pulse Laser',
    'Clan ER Medium Pulse Laser',
    'Clan ER Small Pulse Laser',
  ]);
  expect(weaponsOf('ER pulse lasers').map(({ toHit }) => toHit)).toEqual([-1, -1, -1]);
});

rule(
  ['MT-WPN-47', 'MT-WPN-48', 'MT-WPN-49', 'MT-BASE-10'],
  'The other families are what their names say',
  () => {
    expect(names('Streak SRMs')).toHaveLength(6);
    expect(names('Streak LRMs')).toHaveLength(4);
    expect(names('MRMs')).toEqual(['MRM 10', 'MRM 20', 'MRM 30', 'MRM 40']);
    expect(names('rocket launchers')).toHaveLength(3);
    expect(names('Ultra autocannons')).toHaveLength(8);
  },
);
