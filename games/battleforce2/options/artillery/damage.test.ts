import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { critical, fighter, initiative, mapWith, mech, type Scene, tank, unit } from '../../testing/scene.ts';
import { artilleryRoll, gun, options, scene, shell } from './artillery.fixture.ts';

describe('Damage', () => {
  rule(
    'BF2-ART-10',
    'Every element of every unit in the hex takes the long Damage Value, friend and foe',
    () => {
      const table = scene({
        south: [unit('Battery', '0812 N', gun('Sniper')), unit('Lance', '0803 N', mech('Ram'))],
        north: [unit('Enemy', '0803 N', mech('Wolf'), tank('Cub')), unit('Rest', '0804 S', mech('Fox'))],
      });
      table.phase('combat', 'south');
      shell(table, 'Sniper', '0803');
      table.done(artilleryRoll(6, 5), critical(1, 1));
      expect(['Ram', 'Wolf', 'Cub', 'Fox'].map((name) => table.boxes(name))).toEqual([
        '1/3',
        '1/3',
        '0/1',
        '3/3',
      ]);
    },
  );

  test('a game goes on through its turns with shots in flight', () => {
    const table = scene({
      south: [unit('Battery', 'box 1', gun('Long Tom', 'artL')), unit('Lance', '0117 N', mech('Ram'))],
      north: [unit('Enemy', '1501 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Long Tom', '1501');
    table.done();
    table.done();
    table.done(...initiative('south'));
    table.give({ type: 'act-first', first: true });
    table.done();
    table.done(artilleryRoll(6, 5));
    expect(table.boxes('Wolf')).toBe('1/3');
  });
});

describe('Whom it does not reach', () => {
  rule('BF2-ART-10', 'Aircraft overhead and submerged submarines are not hit', () => {
    const table = scene({
      map: mapWith({ '0803': '~' }),
      south: [unit('Battery', '0812 N', gun('Sniper'))],
      north: [
        unit('Air', '0803 S', fighter('Corsair')),
        unit('Sub', '0803 S', tank('Neptune', { mode: 's' })),
        unit('Rest', '0101 S', mech('Fox')),
      ],
      options: { ...options, aerospace: true },
    });
    table.unit('Sub').submerged = true;
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done(artilleryRoll(6, 5));
    expect([table.boxes('Corsair'), table.boxes('Neptune')]).toEqual(['3/0', '0/3']);
  });

  rule('BF2-ART-01', 'Nobody fires artillery at aircraft in a box', () => {
    const table = scene({
      south: [unit('Battery', 'box 1 of north', gun('Sniper'))],
      north: [unit('Air', 'box 1', fighter('Corsair')), unit('Enemy', '0801 S', mech('Wolf'))],
      options: { ...options, aerospace: true },
    });
    table.phase('combat', 'south');
    expect(table.refusal({ type: 'shell-unit', element: 0, target: 1 }).rule).toBe('BF2-ART-01');
  });

  rule('BF2-EQ-03', 'With these rules artillery does not fire indirectly', () => {
    const hidden = (switches: Scene['options']) => {
      const table = scene({
        map: mapWith({ '0809': '9' }),
        south: [unit('Battery', '0812 N', gun('Sniper')), unit('Scouts', '0503 N', mech('Ram'))],
        north: [unit('Enemy', '0806 S', mech('Wolf'))],
        options: switches ?? {},
      });
      table.phase('combat', 'south');
      return table.targets('Battery');
    };
    expect(hidden({})).toEqual(['Enemy']);
    expect(hidden(options)).toEqual([]);
  });
});

rule('BF2-ART-05', 'Others learn where a shot comes down, and not what it needs or does', () => {
  const table = scene();
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0803');
  table.done(artilleryRoll(6, 5));
  const lands = (viewer: 0 | 1) => table.seenBy(viewer).find(({ type }) => type === 'shot-lands');
  expect(lands(0)).toMatchObject({ shot: { number: 11, damage: 2 } });
  expect(lands(1)).toMatchObject({ shot: { number: 0, damage: 0 } });
  expect(table.events('shot-over')).toHaveLength(1);
});

rule('BF2-ART-07', 'What scatters off the map strikes nobody', () => {
  const table = scene({ north: [unit('Enemy', '0801 S', mech('Wolf'))] });
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0801');
  table.done(artilleryRoll(1, 2), ['scatter direction', 1], ['scatter distance', 6]);
  expect(table.events('shot-strikes')).toEqual([]);
  expect(table.events('scattered')).toMatchObject([{ to: -1 }]);
});

rule('BF2-ART-08', 'Whoever stands in hex 0101 observes, too', () => {
  const table = scene({
    south: [unit('Battery', '1517 N', gun('Sniper')), unit('Eyes', '0101 S', mech('Scout'))],
    north: [unit('Enemy', '0103 S', mech('Wolf'))],
  });
  table.unit('Battery').hex = -1;
  table.unit('Battery').marks = { support: { half: 0, space: 0, box: 0 } };
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0103');
  table.state.turn = 2;
  table.phase('combat', 'south');
  table.done(artilleryRoll(1, 2), ['scatter direction', 4], ['scatter distance', 1]);
  expect(table.state.marks!.artillery!.registered).toMatchObject([{ observed: 1, hit: false }]);
});
