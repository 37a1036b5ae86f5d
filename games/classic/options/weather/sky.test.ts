import { rule } from '@ironfield/conformance/rule.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { added, missiles } from '../../testing/weather.ts';

const fieldOf = (options: OptionValues) =>
  scene({ units: { Ram: { at: '0505 N' }, Ewe: { at: '1010 N' } }, options }).field;
const looks = (options: OptionValues) => {
  const field = fieldOf(options);
  return (field.plugged.sky?.([], field) ?? []).map(({ look }) => look);
};
const sight = (options: OptionValues, clear = 60) => {
  const field = fieldOf(options);
  return field.plugged.visualRange?.(clear, field, 0, 1) ?? clear;
};

const SNOW = { 'weather-heavy-snowfall': true };
const DUSK = { 'weather-dusk-dawn': true };
const wind = (strength: string) => ({ 'weather-winds': strength });

rule(
  ['MT-WX-04', 'MT-WX-08', 'MT-WX-10'],
  'What is in the air shows in the sky, unless something worse does',
  () => {
    expect([looks({}), looks(SNOW), looks(DUSK), looks(wind('high'))]).toEqual([
      [],
      ['snow'],
      ['dusk'],
      ['wind'],
    ]);
    expect(looks({ ...DUSK, night: true })).not.toContain('dusk');
    const blizzard = { 'weather-blizzard': true };
    expect(looks({ ...SNOW, ...blizzard })).toEqual(looks(blizzard));
    expect(looks({ ...wind('high'), ...blizzard })).toEqual(looks(blizzard));
    expect(looks({ ...wind('moderate'), ...blizzard })).toContain('wind');
  },
);

rule(
  'MT-BLIND-06',
  'One sees 15 hexes at dusk, 10 in rain, 5 at night, and never farther than it is clear',
  () => {
    const rain = { 'weather-rainfall': 'light' };
    expect([sight({}), sight(DUSK), sight(rain), sight({ night: true }), sight({ fog: true })]).toEqual([
      60, 15, 10, 5, 10,
    ]);
    expect([sight(DUSK, 4), sight(rain, 4), sight({ night: true }, 4), sight({ fog: true }, 4)]).toEqual([
      4, 4, 4, 4,
    ]);
  },
);

rule('MT-WX-07', 'Thick fog is in the way of lasers and flames, not of missiles', () => {
  const fog = { 'weather-fog': true, 'careful-movement': true };
  expect(added(fog)[0]).toBe(1);
  expect(added(fog)[1]).toBe(0);
});

rule('MT-WX-02', 'In a blizzard cluster rolls are at −4', () => {
  const blizzard = { 'weather-blizzard': true };
  // Of an SRM 4: on 5 and 6 two missiles, on 7 and 8 three at most.
  expect([missiles(blizzard, 5, 5, 2), missiles(blizzard, 3, 3, 1)]).toEqual([2, 1]);
});
