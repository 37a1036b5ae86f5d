// Chapters that are played together: none takes the orders of another for its own.

import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import { battle, fighter, mapWith, mech, tank, unit } from '../../testing/scene.ts';
import { note as hide } from './hiding.ts';

const EVERYTHING = {
  offboard: true,
  aerospace: true,
  artillery: true,
  buildings: true,
  'clearing-woods': true,
  drops: true,
  fire: true,
  'hidden-units': 2,
  mines: 1,
  morale: true,
};

test('an order of one chapter is none of the others’ business', () => {
  const table = battle({
    options: EVERYTHING,
    south: [unit('Air', '0810 N grounded', fighter('Corsair')), unit('Lance', '0117 N', mech('Ram'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.give({ type: 'rev', unit: 0 });
  expect(table.news.map(({ type }) => type)).toEqual(['revved']);
  const drops = battle({
    options: EVERYTHING,
    south: [unit('Lance', 'off', mech('Ram')), unit('Herd', '0117 N', mech('Bull'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  drops.unit('Lance').marks = { isHeldBack: true };
  drops.phase('movement', 'south');
  drops.give({ type: 'drop', unit: 0, to: '0810', facing: 0 });
  expect(drops.news.map(({ type }) => type)).toEqual(['drop-named']);
});

test('a face-down unit asks nobody else’s orders either', () => {
  const table = battle({
    options: { 'concealed-identity': true, offboard: true },
    south: [
      unit('Guns', 'box 3', tank('Gun', { specials: ['artS'], mp: 5 })),
      unit('Lance', '0117 N', mech('Ram')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  table.phase('movement', 'south');
  table.give({ type: 'support-move', unit: 0, space: 14 });
  expect(table.news.map(({ type }) => type)).toContain('support');
});

rule('BF2-INFO-01', 'What everybody sees of a unit is said of it', () => {
  const table = battle({
    options: { ...EVERYTHING, 'concealed-identity': true },
    map: mapWith({ '0508': 'b', '0810': 'l' }),
    south: [
      unit('Top', '0508 N', mech('Ram')),
      unit('Aloft', 'off', mech('Ewe')),
      unit('Boxed', 'box 3', tank('Gun', { specials: ['artS'] })),
      unit('Afraid', '0517 N', mech('Bull')),
      unit('Gone', 'off', mech('Cow')),
    ],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
  });
  const mark = (name: string, marks: object) => {
    table.unit(name).marks = { ...table.unit(name).marks, back: null, ...marks };
  };
  mark('Top', { isOnTop: true });
  mark('Aloft', { isHeldBack: true });
  mark('Boxed', {});
  mark('Afraid', { morale: { nerve: 'broken', since: 1, strength: 1 } });
  mark('Gone', {});
  hide(table.state, 4, { hex: table.cell('0810'), facing: 0 });
  const note = (name: string) =>
    table.field.plugged.note!('', table.table('spectator'), table.unitIndex(name));
  expect(['Top', 'Aloft', 'Boxed', 'Afraid', 'Gone'].map(note)).toEqual([
    ', on top',
    ', to be dropped',
    ', Box 3',
    ', broken',
    ', hidden',
  ]);
  mark('Top', { isOnTop: false, back: 'type' });
  mark('Aloft', { isHeldBack: false, back: 'nothing' });
  expect(['Top', 'Aloft'].map(note)).toEqual([', face-down', ', behind an ECM counter']);
});
