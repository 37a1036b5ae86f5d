import { readdirSync, readFileSync } from 'node:fs';
import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { cruisingSpeed, termOf } from './readout.ts';
import { roster, rosterNamed } from './roster.ts';

/** Speeds of the sample machines. */
const SAMPLES = [
  ['JR7-K Jenner', 'mech', 76],
  ['CN9-D Centurion', 'mech', 65],
  ['CPLT-C3 Catapult', 'mech', 43],
  ['AS7-K Atlas', 'mech', 32],
  ['Dasher Prime', 'mech', 108],
  ['Black Hawk Prime', 'mech', 54],
  ['Mad Cat Prime', 'mech', 54],
  ['Masakari Prime', 'mech', 43],
  ['Harasser Missile Platform', 'vehicle', 108],
  ['Hetzer Wheeled Assault Gun', 'vehicle', 43],
  ['Patton Tank', 'vehicle', 43],
  ['Demolisher Heavy Tank', 'vehicle', 32],
  ['J-27 Ordnance Transport & Trailer', 'vehicle', 54],
  ['Warrior H-8 Attack Helicopter', 'vehicle', 108],
  ['Karnov UR Transport (3058)', 'vehicle', 108],
  ['Neptune Submarine (underwater)', 'vehicle', 32],
] as const;

rule(
  'BF2-TRO-15',
  'Example 1: MP are the cruising speed in kph, divided by 10.8: all samples fit the roster',
  () => {
    for (const [name, type, kph] of SAMPLES) {
      const { mp } = rosterNamed(name, type)!.sheet;
      expect(cruisingSpeed(mp), name).toBe(kph);
      expect(Math.round(kph / 10.8), name).toBe(mp);
    }
  },
);

rule('BF2-TRO-14', 'What the readout tells of machines is shown, and no rule asks for it', () => {
  const here = new URL('../', import.meta.url);
  const sources = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('data/'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const asking = sources.filter((file) => readFileSync(new URL(file, here), 'utf8').includes('readout.ts'));
  expect(asking).toEqual([]);
});

rule('BF2-TRO-17', 'Every code of the roster has a name', () => {
  const codes = new Set(roster().flatMap(({ sheet }) => sheet.specials));
  for (const code of codes) expect(termOf(code), code).not.toBe(code);
  expect([termOf('artA'), termOf('tran11'), termOf('car5')]).toEqual([
    'Arrow IV missile artillery',
    'transports 11 tons',
    'carried as 5 tons',
  ]);
});
