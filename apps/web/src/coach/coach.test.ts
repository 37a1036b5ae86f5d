import { describe, expect, test } from 'vitest';
import { coach, dismiss, FRESH_MEMORY, readMemory, silence, writeMemory } from './coach.ts';
import { hint } from './hint.ts';

const weather = [
  hint({
    id: 'storm',
    rule: 'W-1',
    when: (sky: string) => (sky.includes('storm') ? sky : null),
    text: (sky) => `A ${sky}!`,
  }),
  hint({
    id: 'rain',
    rule: 'W-2',
    times: 1,
    when: (sky: string) => (sky === 'sun' ? null : sky),
    text: () => 'Rain.',
  }),
];

describe('the coach', () => {
  test('says one thing, the most important that fits', () => {
    expect(coach(weather, 'thunderstorm', 'monday', FRESH_MEMORY).advice).toMatchObject({
      id: 'storm',
      text: 'A thunderstorm!',
      rule: 'W-1',
    });
    expect(coach(weather, 'sun', 'monday', FRESH_MEMORY).advice).toBeNull();
  });

  test('says a thing a few times and then takes it to be known', () => {
    let memory = FRESH_MEMORY;
    const said = ['monday', 'tuesday', 'wednesday', 'thursday'].map((day) => {
      const coaching = coach(weather, 'storm', day, memory);
      memory = coaching.memory;
      return coaching.advice?.id ?? null;
    });
    expect(said).toEqual(['storm', 'storm', 'rain', null]);
  });

  test('counts once what comes and goes within one decision', () => {
    let memory = FRESH_MEMORY;
    for (const sky of ['storm', 'sun', 'storm', 'sun', 'storm'])
      memory = coach(weather, sky, 'monday', memory).memory;
    expect(memory.said).toEqual({ storm: 1 });
  });

  test('does not repeat what was waved aside, neither in this decision nor in the next game', () => {
    const { memory } = coach(weather, 'storm', 'monday', FRESH_MEMORY);
    const after = dismiss(memory, 'storm');
    expect(coach(weather, 'storm', 'monday', after).advice?.id).toBe('rain');
    expect(coach(weather, 'storm', 'tuesday', after).advice?.id).toBe('rain');
    expect(coach(weather, 'storm', 'monday', readMemory(writeMemory(after))).advice?.id).toBe('rain');
  });

  test('can be silenced, and asked to speak again', () => {
    const quiet = silence(FRESH_MEMORY, true);
    expect(coach(weather, 'storm', 'monday', quiet).advice).toBeNull();
    expect(coach(weather, 'storm', 'monday', silence(quiet, false)).advice).not.toBeNull();
  });

  test('remembers from game to game, and starts afresh where nothing sensible was stored', () => {
    const { memory } = coach(weather, 'storm', 'monday', FRESH_MEMORY);
    expect(readMemory(writeMemory(silence(memory, true)))).toMatchObject({
      isSilent: true,
      said: { storm: 1 },
    });
    expect(readMemory(null)).toEqual(FRESH_MEMORY);
    expect(readMemory('{')).toEqual(FRESH_MEMORY);
    expect(readMemory('{"said":{"storm":"often"}}')).toEqual(FRESH_MEMORY);
  });
});
