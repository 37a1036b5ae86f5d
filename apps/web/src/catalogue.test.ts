import { describe, expect, test } from 'vitest';
import { ABOUT, GAME_IDS, loadGame, loadGameWith, loadWords, titleOfScenario } from './catalogue.ts';

describe('The rules of a game', () => {
  test.each([
    ['classic', { 'turn-limit': 12 }, { 'glancing-blows': true }],
    ['battleforce2', { commands: true, 'turn-limit': 12 }, { mines: 2 }],
    ['gearblitz', { weather: 'rolled' }, { morale: true }],
  ])('%s: they are few where no option needs more, and all where one does', async (id, few, more) => {
    const [light, whole] = [await loadGameWith({}, id), await loadGame(id)];
    expect(light!.options.length).toBeLessThan(whole!.options.length);
    expect(await loadGameWith(few, id)).toBe(light);
    expect(await loadGameWith({ ...few, ...more }, id)).toBe(whole);
    // The first battle needs no more, and its rules can be read.
    const [{ id: first, options = {} }] = whole!.scenarios;
    expect(light!.scenarios[0].id).toBe(first);
    expect(await loadGameWith(options, id)).toBe(light);
    expect(light).not.toHaveProperty('rules');
    const words = await loadWords(id);
    expect(words.length).toBeGreaterThan(100);
    expect(whole!.rules).toEqual(expect.arrayContaining([words[0], words.at(-1)]));
  });

  test('are whole in games that have no smaller part, and none where there is no game', async () => {
    expect(await loadGameWith({}, 'demo')).toBe(await loadGame('demo'));
    expect(await loadWords('demo')).toBe((await loadGame('demo'))!.rules);
    expect(await loadGameWith({}, 'chess')).toBeNull();
    expect(await loadWords('chess')).toEqual([]);
  });

  test.each(GAME_IDS)('%s: its scenarios have their titles before it is loaded', async (id) => {
    const { scenarios } = (await loadGame(id))!;
    expect(scenarios.map((each) => titleOfScenario(id, each.id))).toEqual(
      scenarios.map(({ title }) => title),
    );
  });

  test.each(ABOUT.filter(({ sets }) => sets))(
    '$id: the sets that its card offers exist',
    async ({ id, sets }) => {
      const { optionSets = [] } = (await loadGame(id))!;
      const titles = Object.fromEntries(optionSets.map((set) => [set.id, set.title]));
      expect(titles).toMatchObject(sets!);
    },
  );
});
