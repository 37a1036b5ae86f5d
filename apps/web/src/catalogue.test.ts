import { describe, expect, test } from 'vitest';
import { loadGame, loadGameWith } from './catalogue.ts';

describe('The rules of a game', () => {
  test('are few where no option needs more, and all where one does', async () => {
    const [light, whole] = [await loadGameWith({}, 'classic'), await loadGame('classic')];
    expect(light!.options.length).toBeLessThan(whole!.options.length);
    expect(await loadGameWith({ 'turn-limit': 12 }, 'classic')).toBe(light);
    expect(await loadGameWith({ 'turn-limit': 12, 'glancing-blows': true }, 'classic')).toBe(whole);
  });

  test('are whole in games that have no smaller part, and none where there is no game', async () => {
    expect(await loadGameWith({}, 'demo')).toBe(await loadGame('demo'));
    expect(await loadGameWith({}, 'chess')).toBeNull();
  });
});
