import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { weaponNamed } from '../../../data/arsenal.ts';
import { strike } from '../../../kinds/mech/damage/damage.ts';
import { mostExplosiveBins } from '../../../rules/fire/ammunition.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { Location, type LocationCode } from '../../../units/locations.ts';

const ONE: Roll = ['critical hit', 4, 4];
const NONE: Roll = ['critical hit', 2, 2];
const slot = (...dice: number[]): Roll => ['critical slot', ...dice];

/** A rifle in the right arm, from its fifth slot on, and no armour anywhere. */
function gunner(rifle: string, structure = 40): Scene {
  const slots = { RA: [`${weaponNamed(rifle)!.slots} x ${rifle}`], RT: [`Ammo ${rifle}`] };
  const s = scene({
    options: { 'gauss-rifles': true },
    units: { Gun: { at: '0505', mech: mech('Gun', { armor: 0, slots }) }, Bear: { at: '0101' } },
  });
  s.unit('Gun').structure[Location.RA] = structure;
  return s;
}

function hit(s: Scene, code: LocationCode, points: number, ...rolls: Roll[]): void {
  s.rolling(rolls, () =>
    strike(s.play, s.field, 0, { part: Location[code], rear: false, critical: false }, points),
  );
}

rule(
  'MT-WPN-50',
  'An arm with 8 points left bursts: it is gone, and 12 points go on to the right torso',
  () => {
    const s = gunner('Gauss Rifle', 9);
    hit(s, 'RA', 1, ONE, slot(1, 5), NONE, NONE);
    expect(s.happened('burst')).toMatchObject([{ unit: 0, location: Location.RA, damage: 20 }]);
    expect(s.unit('Gun').structure[Location.RA]).toBe(0);
    expect(s.unit('Gun').structure[Location.RT]).toBe(0);
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([1, 8, 12]);
    expect(s.unit('Gun').crew.hits).toBe(2);
  },
);

rule('MT-WPN-50', 'A light rifle bursts with 16 points, and only once', () => {
  const s = gunner('Light Gauss Rifle');
  hit(s, 'RA', 1, ONE, slot(1, 5), NONE);
  expect(s.happened('burst')).toMatchObject([{ damage: 16 }]);
  hit(s, 'RA', 1, ONE, slot(1, 6));
  expect(s.happened('burst')).toHaveLength(1);
  expect(s.unit('Gun').crew.hits).toBe(2);
});

rule('MT-WPN-50', 'It bursts without a round left, and what it fires never does', () => {
  const s = gunner('Gauss Rifle');
  hit(s, 'RT', 1, ONE, slot(1, 1));
  expect(s.happened('explosion')).toEqual([]);
  expect(s.unit('Gun').crew.hits).toBe(0);
  s.unit('Gun').shots[0] = 0;
  hit(s, 'RA', 1, ONE, slot(1, 6), NONE);
  expect(s.happened('burst')).toMatchObject([{ damage: 20 }]);
});

rule('MT-WPN-50', 'Heat sets nothing off that does not explode', () => {
  const s = gunner('Gauss Rifle');
  expect(s.unit('Gun').shots).toEqual([8]);
  expect(mostExplosiveBins(s.field.designs[0], s.unit('Gun') as never)).toEqual([]);
});

rule('MT-WPN-50', 'How hard each of them bursts', () => {
  const points = (name: string) => weaponNamed(name)?.bursts;
  expect(['Gauss Rifle', 'Light Gauss Rifle', 'Clan Gauss Rifle', 'AC/20', 'ER PPC'].map(points)).toEqual([
    20,
    16,
    20,
    undefined,
    undefined,
  ]);
});
