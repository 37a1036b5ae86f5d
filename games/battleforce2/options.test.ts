import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { battleforce2 } from './game.ts';
import { options } from './options.ts';
import { pieces } from './pieces.ts';
import { battle, mech, tank, unit } from './testing/scene.ts';

test('What can be agreed on, and within which limits', () => {
  const chosen = options.filter(({ group }) => group === 'Special cases');
  expect(chosen.map(({ id, base, allowed = [] }) => `${id}: ${base} (${allowed.join(' | ')})`)).toEqual([
    'night: day (day | dusk | night)',
    'gravity: 100 (25 | 300)',
    'temperature: 20 (-100 | 150)',
    'vacuum: false ()',
    'ice: none (none | frozen solid | not frozen solid)',
    'clearing-woods: false ()',
    'offboard: false ()',
    'artillery: false ()',
    'aerospace: false ()',
    'buildings: false ()',
    'fire: false ()',
    'mines: 0 (0 | 10)',
    'morale: false ()',
    'clan-honor: nobody (nobody | all Clan sides | the first side | the second side)',
    'drops: false ()',
    'hidden-units: 0 (0 | 20)',
    'concealed-identity: false ()',
  ]);
});

const everything = {
  artillery: true,
  aerospace: true,
  buildings: true,
  'concealed-identity': true,
  drops: true,
  fire: true,
  'hidden-units': 3,
  mines: 1,
  mission: 'extraction',
  morale: true,
  offboard: true,
  temperature: -40,
} as const;

test('An idea that a bot has had already is kept by all chapters', () => {
  const table = battle({
    south: [
      unit('Lance', '0509 N', mech('Ram')),
      unit('Battery', 'box 0', tank('Gun', { specials: ['artS'] })),
    ],
    north: [unit('Pack', '0503 S', mech('Wolf'))],
    options: everything,
  });
  const idea = { type: 'done' } as const;
  for (const phase of ['movement', 'combat'] as const) {
    table.phase(phase, 'south');
    const menu = menuFor(battleforce2, table.state, 0)!;
    const kept = table.field.plugged.choice!(idea, table.field, table.state, {
      seat: 0,
      menu,
      random: randomFrom('idea'),
    });
    expect(kept).toBe(idea);
  }
});

test('What a counter says of its unit', () => {
  const table = battle({
    south: [
      unit('Lance', '0509 N', mech('Ram')),
      unit('Battery', 'box 2', tank('Gun')),
      unit('Ghosts', 'off the map', mech('Ghost')),
    ],
    north: [unit('Pack', '0503 S', mech('Wolf')), unit('Fog', '0803 S', mech('Raven'))],
    options: { ...everything, mission: 'none' },
  });
  table.unit('Lance').marks = {
    back: null,
    isOnTop: true,
    morale: { nerve: 'broken', since: 1, strength: 1 },
  };
  table.unit('Ghosts').marks = { back: null, isHeldBack: true };
  table.unit('Battery').marks = { ...table.unit('Battery').marks, back: null };
  table.unit('Pack').marks = { back: 'type' };
  table.unit('Fog').marks = { back: 'nothing' };
  table.state.marks = { ...table.state.marks, hidden: [null, null, 'somewhere', null, null] };
  expect(pieces(table.table(1)).map(({ note }) => note)).toEqual([
    '1 of 1, on top, broken',
    '1 of 1, Box 2',
    '1 of 1, to be dropped, hidden',
    '1 of 1, face-down',
    '1 of 1, behind an ECM counter',
  ]);
});
