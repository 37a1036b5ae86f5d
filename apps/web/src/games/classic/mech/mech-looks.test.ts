import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { describe, expect, test } from 'vitest';
import { looksOf } from './mech-looks.ts';

const looks = (model: keyof typeof STOCK_MECHS) => looksOf(STOCK_MECHS[model]);

describe('The looks of a ’Mech', () => {
  test('show the gun of a Hunchback over its right shoulder, and both fists', () => {
    expect(looks('HBK-4G')).toMatchObject({
      weight: 'medium',
      arms: ['hand', 'hand'],
      shoulders: ['cannon', 'bare'],
      hasJets: false,
    });
  });

  test('show an arm that is a gun, a hatchet, and boxes of missiles', () => {
    expect(looks('PNT-9R').arms[0]).toBe('cannon');
    const { slots, ...panther } = STOCK_MECHS['PNT-9R'];
    const LA = slots.LA.with(4, 'Hatchet');
    expect(looksOf({ ...panther, slots: { ...slots, LA } }).arms[1]).toBe('blade');
    expect(looks('CPLT-C1').arms).toEqual(['launcher', 'launcher']);
  });

  test('bend the legs of those who run', () => {
    expect(looks('COM-2D').isBirdLegged).toBe(true);
    expect(looks('AS7-D').isBirdLegged).toBe(false);
  });

  test('tell the stock apart', () => {
    const figures = new Set(Object.values(STOCK_MECHS).map((file) => JSON.stringify(looksOf(file))));
    expect(figures.size).toBeGreaterThan(Object.keys(STOCK_MECHS).length * 0.75);
  });

  test('are the same for every machine of a chassis, but for what it carries', () => {
    const { head, chest } = looks('HBK-4G');
    expect(looksOf({ ...STOCK_MECHS['HBK-4G'], model: 'HBK-4X' })).toMatchObject({ head, chest });
  });
});
