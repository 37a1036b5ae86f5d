import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { scene } from '../../testing/scene.ts';
import { changeWind, windOf } from './wind.ts';

/** The wind after an End Phase with these dice, and how often that is told. */
function after(direction: 0 | 5, strength: number, [force, turn]: readonly [number, number]) {
  const made = scene({
    units: { Ram: { at: '0505 N' }, Ewe: { at: '1010 N' } },
    options: { 'expanded-terrain-table': true, 'smoke-l3': true, 'smoke-wind-drift': true },
  });
  made.state.marks = { wind: { direction, strength } };
  made.rolling(
    [
      ['wind strength', force],
      ['wind direction', turn],
    ],
    () => changeWind(made.play, made.field),
  );
  const now = windOf(made.state);
  return [now.direction, now.strength, made.happened('wind').length];
}

rule(
  'MT-SMOKE-04',
  'On 1 the wind is a step weaker, on 6 stronger, else as it was, and never past either end',
  () => {
    const strengths = [1, 2, 5, 6].map((die) => after(0, 1, [die, 3])[1]);
    expect(strengths).toEqual([0, 1, 1, 2]);
    expect([after(0, 0, [1, 3])[1], after(0, 3, [6, 3])[1]]).toEqual([0, 3]);
  },
);

rule('MT-SMOKE-04', 'On 1 it turns one hexside clockwise, on 6 the other way', () => {
  expect([1, 2, 5, 6].map((die) => after(0, 1, [3, die])[0])).toEqual([1, 0, 0, 5]);
  expect(after(5, 1, [3, 1])[0]).toBe(0);
});

rule('MT-SMOKE-04', 'It is told when its direction or its strength has changed, and only then', () => {
  expect([after(0, 1, [3, 3])[2], after(0, 1, [6, 3])[2], after(0, 1, [3, 6])[2]]).toEqual([0, 1, 1]);
});

rule(['MT-SMOKE-04', 'MT-WX-10'], 'A wind that was agreed on turns, and stays as strong as it is', () => {
  const made = scene({
    units: { Ram: { at: '0505 N' }, Ewe: { at: '1010 N' } },
    options: { 'weather-winds': 'moderate' },
  });
  made.state.marks = { wind: { direction: 0, strength: 2 } };
  made.rolling([['wind direction', 1]], () => changeWind(made.play, made.field));
  expect(windOf(made.state)).toEqual({ direction: 1, strength: 2 });
});
