import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustering } from '@ironfield/classic/forces/mustering.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { Setup } from '@ironfield/classic/state.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { forceFile } from '@ironfield/kernel/record/force-file.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { musterOf } from '../battle/own-forces.ts';
import { experimentOf, groupsOf } from './plan.ts';
import { readExperiment } from './schema.ts';
import { dealtForces } from './settings.ts';

const game = classic as unknown as AnyGame;
const folder = mkdtempSync(join(tmpdir(), 'ironfield-lab-'));
afterAll(() => rmSync(folder, { recursive: true }));

const BASE = { question: 'Who wins?', game: 'classic', forces: ['HBK-4G', 'HBK-4G'] };
const read = (more: object) => experimentOf([game], readExperiment({ ...BASE, ...more }));
const settings = (more: object) => read(more).plan.settings;
const units = (more: object, setting = 0) => {
  const one = settings(more)[setting];
  return dealtForces(game, musterOf(game, one.options), one, 'seed') as unknown as Setup['units'][number][][];
};

describe('a sweep', () => {
  test('of two axes makes a setting of each pair of values, the last axis changing first', () => {
    const sweep = [
      { name: 'Gunnery', skill: 'gunnery', values: [3, 4] },
      { name: 'Player', player: true, side: 'both', values: ['recruit', 'veteran'], labels: ['R', 'V'] },
    ];
    expect(settings({ sweep }).map(({ labels }) => labels.join(' '))).toEqual(['3 R', '3 V', '4 R', '4 V']);
    expect(settings({ sweep })[1].players).toEqual(['veteran', 'veteran']);
  });

  test('changes the first side unless it says whose it is', () => {
    const gunnery = (side?: unknown) =>
      units({ sweep: [{ name: 'G', skill: 'gunnery', values: [0], ...(side !== undefined && { side }) }] })
        .flat()
        .map((member) => (member as unknown as { skills: { gunnery: number } }).skills.gunnery);
    const usual = mustering.trainings[0].skills.gunnery;
    expect(gunnery()).toEqual([0, usual]);
    expect(gunnery(1)).toEqual([usual, 0]);
    expect(gunnery('both')).toEqual([0, 0]);
  });

  test('puts one unit or one weapon in place of another', () => {
    const models = units({ sweep: [{ name: 'U', unit: 'HBK-4G', values: ['AS7-D'], side: 1 }] });
    expect(models.map(([{ unit }]) => unit.model)).toEqual(['HBK-4G', 'AS7-D']);
    const [[{ unit }]] = units({ sweep: [{ name: 'W', weapon: 'Medium Laser', values: ['Small Laser'] }] });
    const text = JSON.stringify(unit);
    expect([text.includes('Medium Laser'), text.includes('Small Laser')]).toEqual([false, true]);
  });

  test('sets options, also by the name of a set', () => {
    const option = game.options.find(({ base }) => base === false)!.id;
    expect(
      settings({ sweep: [{ name: 'O', option, values: [false, true] }] }).map((one) => one.options),
    ).toEqual([{ [option]: false }, { [option]: true }]);
    const set = game.optionSets![0];
    expect(settings({ sweep: [{ name: 'S', set: true, values: ['', set.id] }] })[1].options).toEqual(
      set.options,
    );
  });

  test('groups the settings that are compared', () => {
    const sweep = [
      { name: 'Gunnery', skill: 'gunnery', values: [3, 4] },
      { name: 'Piloting', skill: 'piloting', values: [4, 5, 6] },
    ];
    expect(groupsOf(read({ sweep, compare: 'Gunnery' }))).toEqual([
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect(groupsOf(read({ sweep }))).toHaveLength(6);
  });
});

test('files come along with the plan, and the same plan has the same name', () => {
  const path = join(folder, 'lance.json');
  const member = { unit: mustering.units[3], name: 'Ann', skills: { gunnery: 2, piloting: 3 } };
  writeFileSync(path, JSON.stringify(forceFile('classic', 'Lance', [member])));
  writeFileSync(join(folder, 'flat.board'), 'size 6 9\nend\n');
  const plan = { forces: [path, 'HBK-4G'], map: join(folder, 'flat.board') };
  const [{ forces, map }] = settings(plan);
  expect(forces![0]).toMatchObject([{ name: 'Ann', skills: { gunnery: 2 } }]);
  expect(map).toMatchObject({ name: 'flat', width: 6 });
  expect(read(plan).id).toBe(read({ ...plan, question: 'And who else?', stop: { most: 40 } }).id);
  expect(read(plan).id).not.toBe(read({ ...plan, seed: '2' }).id);
});

test('without a rule to stop by all games are played; mirrored ones in pairs', () => {
  expect(read({}).stop).toMatchObject({ least: 1000, most: 1000 });
  expect(read({ stop: { most: 7 } }).stop).toMatchObject({ least: 8, most: 8 });
  expect(read({ mirror: false, stop: { narrower: 2, least: 5, most: 7 } }).stop).toEqual({
    narrower: 0.02,
    decided: false,
    least: 5,
    most: 7,
  });
});

describe('refused', () => {
  const sweep = (axis: object) => ({ sweep: [{ name: 'A', values: [1], ...axis }] });
  test.each([
    [{ question: undefined }, /question: /],
    [{ gmae: 'classic' }, /gmae/],
    [{ game: 'clasic' }, /no game "clasic"; .*"classic"/],
    [{ scenario: 'duel' }, /either a scenario or forces/],
    [{ forces: ['HBK-4G'] }, /forces/],
    [{ players: ['regular', 'general'] }, /players\.1/],
    [{ options: { 'no-such': true } }, /no option "no-such"/],
    [{ sets: ['no-such'] }, /no set "no-such"/],
    [{ stop: { least: 10, most: 4 } }, /stop\.least/],
    [{ compare: 'A' }, /compare names no sweep/],
    [{ ...sweep({ skill: 'gunnery' }), compare: 'A' }, /compare needs a sweep of two values/],
    [sweep({}), /must say what changes/],
    [sweep({ skill: 'gunnery', player: true }), /exactly one of/],
    [sweep({ skill: 'gunery' }), /no skill "gunery"; .*"gunnery"/],
    [sweep({ skill: 'gunnery', values: [9] }), /Gunnery.* is 0 to 8, not 9/],
    [sweep({ skill: 'gunnery', labels: ['a', 'b'] }), /1 values, but 2 labels/],
    [sweep({ player: true, values: ['vetran'] }), /no player "vetran"/],
    [{ forces: undefined, ...sweep({ skill: 'gunnery' }) }, /must name "forces"/],
  ])('%j', (more, words) => expect(() => settings(more)).toThrow(words));

  test.each([
    [{ forces: ['HBK-4X', 'HBK-4G'] }, /no unit "HBK-4X"/],
    [sweep({ unit: 'AS7-D', values: ['HBK-4G'] }), /no force has a unit "AS7-D"/],
    [sweep({ weapon: 'PPC', values: ['Medium Laser'] }), /no unit of the force has a weapon "PPC"/],
    [sweep({ weapon: 'Medium Laser', values: ['Teapot'] }), /Teapot/],
  ])('%j, when it is dealt', (more, words) => expect(() => units(more)).toThrow(words));
});
