import { expect, test } from 'vitest';
import { nameForMtf, nameFromMtf } from './mtf-names.ts';

test('spellings of many years are understood', () => {
  for (const [theirs, ours] of [
    ['ISMediumLaser', 'Medium Laser'],
    ['IS Medium Laser (R)', 'Medium Laser (R)'],
    ['Medium Laser (Split)', 'Medium Laser'],
    ['Particle Cannon', 'PPC'],
    ['Autocannon/20', 'AC/20'],
    ['IS Ammo AC/20', 'Ammo AC/20'],
    ['Autocannon/5 Ammo', 'Ammo AC/5'],
    ['IS MG Ammo (200)', 'Ammo Machine Gun'],
    ['IS Ammo MG - Full', 'Ammo Machine Gun'],
    ['Machine Gun Ammo (100)', 'Ammo Machine Gun (half)'],
    ['IS Machine Gun Ammo - Half', 'Ammo Machine Gun (half)'],
    ['Half Ammo MG', 'Ammo Machine Gun (half)'],
    ['LRM 20 (OS)', 'LRM 20 (OS)'],
    ['Vehicle Flamer', 'Flamer (Vehicle)'],
    ['Vehicular Flamer Ammo', 'Ammo Flamer (Vehicle)'],
    ['Fusion Engine', 'Engine'],
    ['Standard Gyro', 'Gyro'],
    ['Single Heat Sink', 'Heat Sink'],
    ['Standard Jump Jet', 'Jump Jet'],
    ['Life Support', 'Life Support'],
  ]) {
    expect(nameFromMtf(theirs), theirs).toBe(ours);
  }
});

test('what the introductory rules do not have is nothing', () => {
  for (const name of ['ER PPC', 'Medium Laser OS', 'Medium Laser Ammo', 'Heat Sink (R)', 'IS', '(R)', '']) {
    expect(nameFromMtf(name), name).toBeNull();
  }
  // Half a ton is counted in rounds for machine guns only.
  for (const name of ['LRM 5 Ammo (12)', 'IS Ammo AC/10 - 5']) expect(nameFromMtf(name), name).toBeNull();
});

test('our names are written as those programs know them, and come back', () => {
  expect(nameForMtf('Engine')).toBe('Fusion Engine');
  expect(nameForMtf('AC/20')).toBe('Autocannon/20');
  expect(nameForMtf('Ammo LRM 20')).toBe('IS Ammo LRM-20');
  expect(nameForMtf('Ammo SRM 4')).toBe('IS Ammo SRM-4');
  expect(nameForMtf('Ammo AC/5')).toBe('IS Ammo AC/5');
  expect(nameForMtf('Flamer (Vehicle)')).toBe('Vehicle Flamer');
  expect(nameForMtf('Ammo Machine Gun')).toBe('IS Ammo MG - Full');
  expect(nameForMtf('Ammo Machine Gun (half)')).toBe('IS Machine Gun Ammo - Half');
  expect(nameForMtf('Ammo Flamer (Vehicle)')).toBe('IS Vehicle Flamer Ammo');
  for (const name of [
    'Ammo Machine Gun',
    'Ammo Machine Gun (half)',
    'Ammo Flamer (Vehicle)',
    'Ammo AC/10',
    'Hatchet',
    'SRM 6',
  ]) {
    expect(nameFromMtf(nameForMtf(name)), name).toBe(name);
  }
});
