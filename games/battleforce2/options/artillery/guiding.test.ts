import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { COMMAND_LISTS } from '../../data/commands.ts';
import { battle, mapWith, mech, suits, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import {
  artilleryRoll,
  direction,
  distance,
  gun,
  nextCombat,
  options,
  scene,
  shell,
  shots,
} from './artillery.fixture.ts';

const strayShot = {
  artillery: 'L',
  hex: 0,
  unit: -1,
  place: null,
  lands: 9,
  number: 11,
  damage: 2,
  clears: false,
  lays: false,
} as const;

describe('TAG', () => {
  const tagged = (target = mech('Wolf', { mp: 4 }), place = '0803 S') =>
    scene({
      south: [
        unit('Battery', '0117 N', gun('Arrow', 'artA'), gun('Second', 'artA')),
        unit('Scouts', '0807 N', mech('Ram', { specials: ['tag'], damage: [1, null, null] })),
      ],
      north: [unit('Enemy', place, target, mech('Cub')), unit('Rest', '0101 S', mech('Fox'))],
    });
  const guide = (table: Battle, target: string, ...missiles: number[]) =>
    ({
      type: 'guide',
      spotter: table.elementIndex('Ram'),
      target: table.elementIndex(target),
      missiles: missiles.map((shot) => ({ shot })),
    }) as const;

  function arriving(table: Battle): void {
    table.phase('combat', 'south');
    shell(table, 'Arrow', '1010');
    shell(table, 'Second', '1010');
    table.done();
    if (shots(table).length > 0 && table.asked !== 'south artillery/guide') {
      nextCombat(table, 'south');
      table.done();
    }
  }

  rule(
    ['BF2-ART-09', 'BF2-EQ-15'],
    'One spotting roll as for an attack, then one of 4 or more for each missile',
    () => {
      const table = tagged();
      arriving(table);
      expect(table.asked).toBe('south artillery/guide');
      // 5 and 2 for medium range
      table.give(guide(table, 'Wolf', 0, 1), ['TAG', 3, 4], ['missile', 1, 3], ['missile', 1, 2]);
      expect([table.boxes('Wolf'), table.boxes('Cub')]).toEqual(['1/3', '3/3']);
      expect(shots(table)).toEqual([]);
      expect(table.state.marks!.artillery!.registered).toEqual([]);
    },
  );

  rule(
    'BF2-ART-09',
    'Missiles are counted among one’s own: what the enemy has in flight shows nowhere',
    () => {
      const table = tagged();
      const enemy = { ...strayShot, element: table.elementIndex('Fox') };
      table.state.marks = { artillery: { ...table.state.marks!.artillery!, shots: [enemy] } };
      arriving(table);
      table.give(guide(table, 'Wolf', 0, 1), ['TAG', 3, 4], ['missile', 6, 3], ['missile', 6, 2]);
      expect(table.boxes('Wolf')).toBe('0/2');
      expect(shots(table)).toEqual([enemy]);
    },
  );

  rule('BF2-ART-09', 'If the spotting roll fails the missiles miss, and do not scatter', () => {
    const table = tagged();
    arriving(table);
    table.give(guide(table, 'Wolf', 0, 1), ['TAG', 3, 3]);
    expect(table.boxes('Wolf')).toBe('3/3');
    expect(shots(table)).toEqual([]);
  });

  rule('BF2-ART-09', 'Missiles that nobody guides fall as artillery does', () => {
    const table = tagged();
    arriving(table);
    table.give(
      guide(table, 'Wolf', 0),
      ['TAG', 3, 4],
      ['missile', 6, 6],
      artilleryRoll(1, 2),
      direction(1),
      distance(1),
    );
    expect(table.boxes('Wolf')).toBe('1/3');
    const other = tagged();
    arriving(other);
    other.done(
      artilleryRoll(1, 2),
      direction(1),
      distance(1),
      artilleryRoll(1, 2),
      direction(1),
      distance(1),
    );
    expect(other.events('scattered')).toHaveLength(2);
  });

  rule('BF2-ART-09', 'The target is within 4 hexes, in sight, in the arc, and no infantry', () => {
    for (const place of ['0802 S', '0811 S']) {
      const table = tagged(mech('Wolf'), place);
      table.phase('combat', 'south');
      shell(table, 'Arrow', '1010');
      table.done(...(shots(table)[0].lands === 1 ? [artilleryRoll(1, 2), direction(1), distance(1)] : []));
      expect(table.asked).not.toBe('south artillery/guide');
    }
    const infantry = scene({
      south: [
        unit('Battery', '0812 N', gun('Arrow', 'artA')),
        unit('Scouts', '0807 N', mech('Ram', { specials: ['c3m'] })),
      ],
      north: [unit('Enemy', '0803 S', suits('Toads'))],
    });
    infantry.phase('combat', 'south');
    shell(infantry, 'Arrow', '1010');
    infantry.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(infantry.asked).not.toBe('south artillery/guide');
  });

  rule('BF2-ART-09', 'Who could fire indirectly at a target does not see it, and cannot point at it', () => {
    const table = scene({
      map: mapWith({ '0805': '9' }),
      south: [
        unit('Battery', '0812 N', gun('Arrow', 'artA')),
        unit('Scouts', '0807 N', mech('Ram', { specials: ['tag', 'if'] })),
        unit('Others', '0603 N', mech('Ewe')),
      ],
    });
    table.phase('combat', 'south');
    expect(table.targets('Scouts')).toEqual(['Enemy']);
    shell(table, 'Arrow', '1010');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('missiles-arrive')).toEqual([]);
  });

  rule('BF2-ART-09', 'A C3 master points as well; who has attacked does not, and no Sniper is guided', () => {
    const made = (code: string, special: string) =>
      scene({
        south: [
          unit('Battery', '0812 N', gun('Arrow', code)),
          unit('Scouts', '0807 N', mech('Ram', { specials: [special] })),
        ],
      });
    const asks = (code: string, special: string, attacked: boolean) => {
      const table = made(code, special);
      table.phase('combat', 'south');
      shell(table, 'Arrow', '1010');
      table.element('Ram').attacked = attacked;
      const falls = [artilleryRoll(1, 2), direction(1), distance(1)];
      const guides = code === 'artA' && special === 'c3m' && !attacked;
      table.done(...(guides ? [] : falls));
      return table.asked === 'south artillery/guide';
    };
    expect(asks('artA', 'c3m', false)).toBe(true);
    expect(asks('artA', 'c3s', false)).toBe(false);
    expect(asks('artS', 'c3m', false)).toBe(false);
    expect(asks('artA', 'c3m', true)).toBe(false);
  });

  rule('BF2-ART-09', 'The missile must come down on the mapsheet of the target', () => {
    const table = battle({
      map: mapWith({}, 15, 34),
      south: [
        unit('Battery', '0812 N', gun('Arrow', 'artA')),
        unit('Scouts', '0818 N', mech('Ram', { specials: ['tag'] })),
      ],
      north: [unit('Enemy', '0817 S', mech('Wolf')), unit('Rest', '0101 S', mech('Fox'))],
      options,
    });
    table.phase('combat', 'south');
    shell(table, 'Arrow', '0820');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('missiles-arrive')).toEqual([]);
  });

  rule('BF2-ART-10', 'A guided missile hits one element, and its rear counts from the spotter', () => {
    const table = tagged(mech('Wolf', { mp: 4 }), '0803 N');
    arriving(table);
    table.give(guide(table, 'Wolf', 0, 1), ['TAG', 3, 4], ['missile', 2, 2], ['missile', 1, 1]);
    expect([table.boxes('Wolf'), table.boxes('Cub')]).toEqual(['0/3', '3/3']);
  });
});

describe('Who points', () => {
  const arrow = (changes: object = {}, guns = [gun('Arrow', 'artA'), gun('Second', 'artA')]) =>
    scene({
      south: [
        unit('Battery', '0816 N', ...guns),
        unit('Scouts', '0807 N', mech('Ram', { specials: ['tag'], damage: [1, null, null] })),
      ],
      north: [unit('Enemy', '0803 S', mech('Wolf'))],
      ...changes,
    });
  const guided = (table: Battle, ...missiles: number[]) => ({
    type: 'guide' as const,
    spotter: table.elementIndex('Ram'),
    target: table.elementIndex('Wolf'),
    missiles: missiles.map((shot) => ({ shot })),
  });
  const arriving = (table: Battle, ...names: readonly string[]) => {
    table.phase('combat', 'south');
    for (const name of names) shell(table, name, '1010');
    table.done();
    return table;
  };

  rule('BF2-ART-09', 'Everybody hears of it, and afterwards it is over', () => {
    const table = arriving(arrow(), 'Arrow');
    expect(table.events('missiles-arrive')).toMatchObject([{ seat: 0 }]);
    expect(table.values('guide', 'spotter')).toEqual([table.elementIndex('Ram')]);
    table.give(guided(table, 0), ['TAG', 3, 4], ['missile', 1, 3]);
    expect(table.events('spotted')).toMatchObject([{ dice: [3, 4], hit: true }]);
    expect(table.events('shot-rolled')).toMatchObject([{ dice: [1, 3], hit: true }]);
    expect(table.events('shot-over')).toHaveLength(1);
    expect(table.state.marks!.artillery!.guided).toEqual([]);
  });

  rule('BF2-ART-09', 'Only the missile that is guided is gone', () => {
    const table = arriving(arrow(), 'Arrow', 'Second');
    table.give(guided(table, 1), ['TAG', 3, 3], artilleryRoll(1, 2), direction(1), distance(1));
    const landed = table.events('shot-lands').map(({ shot }) => shot.element);
    expect(new Set(landed)).toEqual(new Set([table.elementIndex('Arrow')]));
  });

  rule('BF2-CMDX-10', 'Whoever is pointed at may evade', () => {
    const table = arrow({
      options: { ...options, commands: true },
      commands: [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion],
    });
    table.counter('Enemy', 'Evasive Action');
    arriving(table, 'Arrow');
    table.give(guided(table, 0));
    table.use('Enemy', ['TAG', 4, 4]);
    expect(table.events('spotted')).toMatchObject([{ hit: false }]);
  });

  rule('BF2-MOR-02', 'A unit that is broken points at nothing', () => {
    const broken = arrow({ options: { ...options, morale: true } });
    broken.unit('Scouts').marks = { morale: { nerve: 'broken', since: 1, strength: 1 } };
    broken.phase('combat', 'south');
    shell(broken, 'Arrow', '1010');
    broken.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(broken.events('missiles-arrive')).toEqual([]);
  });

  rule('BF2-ART-09', 'A missile on the seam comes down on both mapsheets', () => {
    const table = arrow({
      map: mapWith({}, 31, 17),
      south: [
        unit('Battery', '1816 N', gun('Arrow', 'artA')),
        unit('Scouts', '2007 N', mech('Ram', { specials: ['tag'] })),
      ],
      north: [unit('Enemy', '2004 S', mech('Wolf')), unit('Rest', '0101 S', mech('Fox'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Arrow', '1610');
    table.done();
    expect(table.asked).toBe('south artillery/guide');
  });

  rule('BF2-ART-09', 'Who sees nobody is not offered', () => {
    const table = arrow({
      south: [
        unit('Battery', '0816 N', gun('Arrow', 'artA')),
        unit('Scouts', '0807 N', mech('Ram', { specials: ['tag'] })),
        unit('Blind', '0115 N', mech('Mole', { specials: ['tag'] })),
      ],
    });
    arriving(table, 'Arrow');
    expect(table.values('guide', 'spotter')).toEqual([table.elementIndex('Ram')]);
  });
});
