import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { COMMAND_LISTS } from '../../data/commands.ts';
import {
  battle,
  critical,
  fighter,
  initiative,
  mapWith,
  mech,
  type Scene,
  suits,
  tank,
  unit,
} from '../../testing.ts';
import type { Battle, SideName } from '../../testing-table.ts';

const options = { offboard: true, artillery: true };
const artilleryRoll = (a: number, b: number): Roll => ['artillery', a, b];
const direction = (die: number): Roll => ['scatter direction', die];
const distance = (die: number): Roll => ['scatter distance', die];

const gun = (name: string, code = 'artS', figures: object = {}) =>
  tank(name, { specials: [code], damage: [1, 1, 2], ...figures });

const scene = (more: Partial<Scene> = {}) =>
  battle({
    south: [unit('Battery', '0812 N', gun('Sniper'))],
    north: [unit('Enemy', '0803 S', mech('Wolf'))],
    options,
    ...more,
  });

function shell(table: Battle, name: string, hex: string, overheat?: number): void {
  const order = { type: 'shell', element: table.elementIndex(name), at: hex } as const;
  table.give(overheat === undefined ? order : { ...order, overheat });
}

const shots = (table: Battle) => table.state.marks!.artillery!.shots;

/** Ends whatever is asked until the turn is over, and goes to the Combat Phase of a side in the next. */
function nextCombat(table: Battle, side: SideName, ...rolls: readonly Roll[]): void {
  table.state.turn++;
  for (const element of table.state.elements) element.attacked = false;
  for (const each of table.state.units) each.fired = false;
  table.phase('combat', side, ...rolls);
}

describe('Firing', () => {
  rule('BF2-ART-01', 'A shot at a hex strikes whoever is there', () => {
    const table = scene();
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    expect(table.boxes('Wolf')).toBe('3/3');
    table.done(artilleryRoll(5, 6));
    expect(table.boxes('Wolf')).toBe('1/3');
  });

  rule('BF2-ART-01', 'Only artillery fires it, and a bare code is Arrow IV', () => {
    const table = scene({
      south: [
        unit('Battery', '0812 N', gun('Bare', 'art')),
        unit('Tanks', '0712 N', tank('Tank', { specials: ['if'] })),
      ],
    });
    table.phase('combat', 'south');
    expect(table.refusal({ type: 'shell', element: table.elementIndex('Tank'), at: '0803' }).rule).toBe(
      'BF2-ART-01',
    );
    shell(table, 'Bare', '0803');
    expect(shots(table)[0].artillery).toBe('A');
  });

  rule('BF2-ART-05', 'It needs neither sight nor arc, and is the attack of the element', () => {
    const table = scene({
      map: mapWith({ '0808': '5' }),
      south: [unit('Battery', '0812 S', gun('Sniper'), gun('Other'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    expect(table.element('Sniper').attacked).toBe(true);
    expect(table.refusal({ type: 'shell', element: table.elementIndex('Sniper'), at: '0803' }).rule).toBe(
      'BF2-ART-01',
    );
    shell(table, 'Other', '0505');
  });

  rule('BF2-ART-05', 'It needs a Damage Value at long range, and who may move or fire has not moved', () => {
    const table = scene({
      south: [
        unit(
          'Battery',
          '0812 N',
          gun('Blunt', 'artS', { damage: [1, 1, null] }),
          gun('Piece', 'artS', { specials: ['artS', 'mof'] }),
        ),
      ],
    });
    table.unit('Battery').entered = 1;
    table.phase('combat', 'south');
    for (const name of ['Blunt', 'Piece'])
      expect(table.refusal({ type: 'shell', element: table.elementIndex(name), at: '0803' }).rule).toBe(
        'BF2-ART-01',
      );
  });

  rule(
    'BF2-ART-05',
    'From two mapsheets away it lands at the end of the next Combat Phase of its side',
    () => {
      const table = scene({
        south: [unit('Battery', 'box 2', gun('Sniper')), unit('Lance', '0117 N', mech('Ram'))],
      });
      table.phase('combat', 'south');
      shell(table, 'Sniper', '0803');
      expect(shots(table)[0].lands).toBe(2);
      table.done();
      expect(shots(table)).toHaveLength(1);
      expect(table.boxes('Wolf')).toBe('3/3');
      nextCombat(table, 'north');
      table.done();
      expect(table.boxes('Wolf')).toBe('3/3');
      expect(table.asked).toBe('south movement/move');
      table.done();
      table.done(artilleryRoll(6, 5), ...initiative('south'));
      expect(table.boxes('Wolf')).toBe('1/3');
      expect(shots(table)).toHaveLength(0);
    },
  );

  rule('BF2-ART-05', 'It lands even if its firer is gone, with the values that it was fired with', () => {
    const table = scene({
      south: [
        unit('Battery', 'box 2', gun('Sniper', 'artS', { skill: -1 })),
        unit('Lance', '0117 N', mech('Ram')),
      ],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done();
    table.suffered('Sniper', { structure: 0, weapon: 2 });
    Object.assign(table.element('Sniper'), { destroyed: true });
    Object.assign(table.unit('Battery'), { hex: -2, marks: { support: null } });
    nextCombat(table, 'south');
    table.done(artilleryRoll(5, 5));
    expect(table.boxes('Wolf')).toBe('1/3');
  });

  rule('BF2-ART-05', 'Shots land in the order in which they were fired, each with its damage', () => {
    const table = scene({
      south: [unit('Battery', '0812 N', gun('First'), gun('Second'))],
      north: [
        unit('Enemy', '0803 S', mech('Wolf', { armor: 1, structure: 1 })),
        unit('Rest', '0101 S', mech('Cub')),
      ],
    });
    table.phase('combat', 'south');
    shell(table, 'Second', '0803');
    shell(table, 'First', '0803');
    table.done(artilleryRoll(6, 5), artilleryRoll(6, 5));
    expect(table.events('shot-rolled').map(({ element }) => element)).toEqual([1, 0]);
    expect(table.element('Wolf').destroyed).toBe(true);
    expect(table.events('damaged')).toHaveLength(1);
  });

  rule('BF2-ART-05', 'A side is asked although no enemy is near', () => {
    const table = scene({
      south: [unit('Battery', '0117 N', gun('Sniper'))],
      north: [unit('Enemy', '1501 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    expect(table.asked).toBe('south combat/declare');
  });

  rule('BF2-HEAT-02', 'Overheating adds to its damage and to the heat of the firer', () => {
    const table = scene({
      south: [unit('Battery', '0812 N', mech('Catapult', { specials: ['artA'], damage: [1, 1, 1], ov: 2 }))],
    });
    table.phase('combat', 'south');
    shell(table, 'Catapult', '0803', 2);
    expect(table.heat('Catapult')).toBe(2);
    table.done(artilleryRoll(6, 6));
    expect(table.boxes('Wolf')).toBe('0/3');
  });
});

describe('To hit', () => {
  rule('BF2-ART-06', 'Eleven and the skill of the firer; nothing else counts', () => {
    for (const [skill, dice, hit] of [
      [0, [5, 5], false],
      [0, [5, 6], true],
      [-1, [5, 5], true],
      [1, [5, 6], false],
      [1, [6, 6], true],
    ] as const) {
      const table = scene({
        map: mapWith({ '0803': 'H' }),
        south: [unit('Battery', '0812 N', gun('Sniper', 'artS', { skill }))],
      });
      table.phase('combat', 'south');
      shell(table, 'Sniper', '0803');
      if (hit) table.done(artilleryRoll(dice[0], dice[1]));
      else table.done(artilleryRoll(dice[0], dice[1]), direction(1), distance(1));
      expect(table.boxes('Wolf')).toBe(hit ? '1/3' : '3/3');
    }
  });

  rule('BF2-ART-06', 'A 12 is no hit by itself, and a 2 always misses', () => {
    const green = scene({ south: [unit('Battery', '0812 N', gun('Sniper', 'artS', { skill: 2 }))] });
    green.phase('combat', 'south');
    shell(green, 'Sniper', '0803');
    green.done(artilleryRoll(6, 6), direction(4), distance(6));
    expect(green.boxes('Wolf')).toBe('3/3');
    const ranged = scene();
    ranged.state.marks = {
      artillery: {
        ...ranged.state.marks!.artillery!,
        registered: [{ element: 0, hex: ranged.cell('0803'), hit: false, observed: 9 }],
      },
    };
    ranged.phase('combat', 'south');
    shell(ranged, 'Sniper', '0803');
    ranged.done(artilleryRoll(1, 1), direction(4), distance(6));
    expect(ranged.boxes('Wolf')).toBe('3/3');
  });
});

describe('Scatter and repeated hits', () => {
  rule('BF2-ART-07', 'A miss lands one or two hexes away, 1 being north and so on clockwise', () => {
    for (const [die, roll, hex] of [
      [1, 3, '0804'],
      [2, 4, '1004'],
      [3, 1, '0906'],
      [4, 6, '0807'],
      [6, 1, '0705'],
    ] as const) {
      const table = scene({ south: [unit('Battery', '0812 N', gun('Sniper'))] });
      table.phase('combat', 'south');
      shell(table, 'Sniper', '0805');
      table.done(artilleryRoll(1, 2), direction(die), distance(roll));
      expect(table.field.board.number[table.events('scattered')[0].to]).toBe(hex);
    }
  });

  rule('BF2-ART-07', 'It strikes friend and foe where it lands', () => {
    const table = scene({ north: [unit('Enemy', '0803 S', mech('Wolf'))] });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0805');
    table.done(artilleryRoll(1, 2), direction(1), distance(4));
    expect(table.boxes('Wolf')).toBe('1/3');
  });

  rule('BF2-ART-07', 'Off the map it does nothing', () => {
    const table = scene({ north: [unit('Enemy', '0801 S', mech('Wolf'))] });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0801');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('scattered')[0].to).toBe(-1);
    expect(table.boxes('Wolf')).toBe('3/3');
  });

  rule('BF2-ART-07', 'A hex that an element has hit it hits again without a roll, and no other', () => {
    const table = scene({ south: [unit('Battery', '0812 N', gun('Sniper'), gun('Other'))] });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done(artilleryRoll(6, 5));
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0803');
    shell(table, 'Other', '0803');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('shot-hits')).toEqual([{ type: 'shot-hits', element: 0, hex: table.cell('0803') }]);
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0505');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
  });

  rule('BF2-ART-07', 'A shot that lands there by chance is no hit on it', () => {
    const table = scene();
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0805');
    table.done(artilleryRoll(1, 2), direction(1), distance(4));
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0803');
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.events('shot-hits')).toEqual([]);
  });

  rule('BF2-ART-07', 'Shots already in flight profit from a hit', () => {
    const table = scene({
      south: [unit('Battery', 'box 2', gun('Sniper')), unit('Lance', '0117 N', mech('Ram'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done();
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0803');
    table.done(artilleryRoll(6, 6));
    nextCombat(table, 'south');
    table.done();
    expect(table.events('shot-hits')).toHaveLength(1);
    expect(table.boxes('Wolf')).toBe('0/2');
  });

  rule('BF2-ART-07', 'A shot at a unit off the map does not scatter', () => {
    const table = scene({
      south: [unit('Battery', 'box 1 of north', gun('Sniper'))],
      north: [unit('Enemy', 'box 1', mech('Wolf'), mech('Cub')), unit('Rest', '0801 S', mech('Fox'))],
    });
    table.phase('combat', 'south');
    table.give({ type: 'shell-unit', element: 0, target: 1 });
    table.done(artilleryRoll(1, 2));
    expect(table.boxes('Wolf')).toBe('3/3');
    nextCombat(table, 'south');
    table.give({ type: 'shell-unit', element: 0, target: 1 });
    table.done(artilleryRoll(5, 6));
    expect([table.boxes('Wolf'), table.boxes('Cub'), table.boxes('Fox')]).toEqual(['1/3', '1/3', '3/3']);
  });

  rule('BF2-ART-05', 'It misses a unit that is no longer in the box', () => {
    const table = scene({
      south: [unit('Battery', 'box 2 of north', gun('Sniper'))],
      north: [unit('Enemy', 'box 1', mech('Wolf', { mp: 16 })), unit('Rest', '0801 S', mech('Fox'))],
    });
    table.phase('combat', 'south');
    table.give({ type: 'shell-unit', element: 0, target: 1 });
    table.done();
    table.give({ type: 'support-move', unit: 1, space: 10 });
    nextCombat(table, 'south');
    table.done();
    expect(table.boxes('Wolf')).toBe('3/3');
    expect(shots(table)).toEqual([]);
  });
});

describe('Adjusting fire', () => {
  const observed = (map = mapWith({})) =>
    scene({
      map,
      south: [
        unit('Battery', '0117 N', gun('Sniper', 'artL')),
        unit('Scouts', '0810 N', mech('Ram', { damage: [1, null, null] })),
      ],
      north: [unit('Enemy', '0801 S', mech('Wolf'))],
    });
  const miss = [artilleryRoll(1, 2), direction(1), distance(1)];

  rule('BF2-ART-08', 'Each shot that friends see landing makes the next at that hex easier by 1', () => {
    const table = observed();
    for (const total of [11, 10, 9]) {
      nextCombat(table, 'south');
      expect(shotNumber(table, '0805')).toBe(total);
      expect(shotNumber(table, '0705')).toBe(11);
      shell(table, 'Sniper', '0805');
      table.done(...miss);
    }
  });

  rule('BF2-ART-08', 'Not if nobody sees the hex', () => {
    const table = observed(
      mapWith(
        Object.fromEntries(
          Array.from({ length: 15 }, (_, i) => [`${String(i + 1).padStart(2, '0')}07`, '9']),
        ),
      ),
    );
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0805');
    table.done(...miss);
    nextCombat(table, 'south');
    expect(shotNumber(table, '0805')).toBe(11);
  });

  rule('BF2-ART-08', 'Shots already in flight do not profit', () => {
    const table = scene({
      south: [
        unit('Battery', 'box 2', gun('Sniper')),
        unit('Scouts', '0810 N', mech('Ram', { damage: [1, null, null] })),
      ],
      north: [unit('Enemy', '0801 S', mech('Wolf'))],
    });
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0805');
    table.done();
    nextCombat(table, 'south');
    shell(table, 'Sniper', '0805');
    table.done(...miss);
    nextCombat(table, 'south');
    expect(shotNumber(table, '0805')).toBe(10);
    table.done(artilleryRoll(5, 5), direction(1), distance(1));
  });
});

describe('Designated hexes', () => {
  const beginning = () => {
    const table = battle({
      south: [unit('Battery', 'off', gun('Sniper'), gun('Other'))],
      north: [unit('Enemy', 'off', mech('Wolf'))],
      options,
    });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    return table;
  };

  rule(
    'BF2-ART-02',
    'Each side designates as many hexes as it has artillery elements, after the home edges',
    () => {
      const table = beginning();
      expect(table.asked).toBe('south artillery/designate');
      const twice = [
        { element: 0, hex: '0803' },
        { element: 1, hex: '0505' },
      ];
      expect(
        table.refusal({ type: 'designate', targets: [...twice, { element: 2, hex: '0404' }] }).rule,
      ).toBe('BF2-ART-01');
      table.give({ type: 'designate', targets: twice });
      expect(table.asked).toBe('north artillery/designate');
      table.give({ type: 'designate', targets: [] }, ['deployment', 6, 6], ['deployment', 1, 1]);
      expect(table.state.marks!.artillery!.designated).toEqual([
        [table.cell('0803'), table.cell('0505')],
        [],
      ]);
    },
  );

  rule('BF2-ART-02', 'Any of its artillery hits them without a roll', () => {
    const table = scene({ south: [unit('Battery', '0812 N', gun('Sniper', 'artS', { skill: 2 }))] });
    table.state.marks = {
      artillery: { ...table.state.marks!.artillery!, designated: [[table.cell('0803')], []] },
    };
    table.phase('combat', 'south');
    shell(table, 'Sniper', '0803');
    table.done();
    expect(table.boxes('Wolf')).toBe('1/3');
    expect(table.state.marks!.artillery!.registered).toMatchObject([{ hit: true }]);
  });

  test('the enemy sees neither hexes nor shots nor lessons', () => {
    const table = beginning();
    table.give({ type: 'designate', targets: [{ element: 0, hex: '0803' }] });
    expect(table.seenBy(1).map(({ type }) => type)).toEqual([]);
    expect(table.table(1).marks!.artillery!.designated).toEqual([[], []]);
    expect(table.table(0).marks!.artillery!.designated[0]).toEqual([table.cell('0803')]);
    const other = scene({ south: [unit('Battery', 'box 1', gun('Sniper'))] });
    other.phase('combat', 'south');
    shell(other, 'Sniper', '0803');
    expect(other.seenBy(1).map(({ type }) => type)).toEqual(['shelled']);
    expect(other.table(1).marks!.artillery!.shots).toEqual([]);
    expect(other.table(0).marks!.artillery!.shots).toHaveLength(1);
  });
});

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

/** The number on the menu for a shot at a hex. */
function shotNumber(table: Battle, hex: string): number {
  const [at] = table.firstField('shell').follow!(0);
  return at.kind === 'pick' ? at.describe!(hex).explanation!.total : 0;
}

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

  rule('BF2-ART-09', 'One spotting roll as for an attack, then one of 4 or more for each missile', () => {
    const table = tagged();
    arriving(table);
    expect(table.asked).toBe('south artillery/guide');
    // 5 and 2 for medium range
    table.give(guide(table, 'Wolf', 0, 1), ['TAG', 3, 4], ['missile', 1, 3], ['missile', 1, 2]);
    expect([table.boxes('Wolf'), table.boxes('Cub')]).toEqual(['1/3', '3/3']);
    expect(shots(table)).toEqual([]);
    expect(table.state.marks!.artillery!.registered).toEqual([]);
  });

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

rule('BF2-MINE-05', 'A shot that is fired to clear mines clears them where it hits, on 5 or more', () => {
  for (const [dice, left] of [
    [[1, 3], 1],
    [[2, 3], 0],
  ] as const) {
    const table = scene({ options: { ...options, mines: 1 } });
    table.state.marks = {
      ...table.state.marks,
      mines: [{ owner: 1, hex: table.cell('0803'), knownTo: 'owner' }],
    };
    table.phase('combat', 'south');
    table.give({ type: 'shell', element: 0, at: '0803', clears: true });
    table.done(artilleryRoll(6, 5), ['clear mines', dice[0], dice[1]]);
    expect(table.state.marks!.mines).toHaveLength(left);
    expect(table.boxes('Wolf')).toBe('1/3');
  }
});

rule('BF2-ART-08', 'Broken units observe nothing', () => {
  const table = scene({ options: { ...options, morale: true } });
  table.unit('Battery').marks = { morale: { nerve: 'broken', since: 1, strength: 1 } };
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0805');
  table.done(artilleryRoll(1, 2), direction(1), distance(1));
  expect(table.state.marks!.artillery!.registered).toEqual([]);
});

rule(
  'BF2-MINE-02',
  'Clan Arrow IV with Thunder munitions lays mines where it comes down, and harms nobody',
  () => {
    const table = scene({
      options: { ...options, mines: 1 },
      organization: 'Clan',
      south: [unit('Battery', '0812 N', gun('Arrow', 'artA', { damage: [1, 2, 3] }), gun('Other', 'artA'))],
    });
    table.state.marks = { ...table.state.marks, thunder: [0] };
    table.phase('combat', 'south');
    expect(
      table.refusal({ type: 'shell', element: 1, at: '0803', clears: false, lays: true }).message,
    ).toBeTruthy();
    table.give({ type: 'shell', element: 0, at: '0803', clears: false, lays: true });
    table.done(artilleryRoll(1, 2), direction(1), distance(1));
    expect(table.state.marks!.mines).toEqual([{ owner: 0, hex: table.cell('0802'), knownTo: 'all' }]);
    expect(table.boxes('Wolf')).toBe('3/3');
  },
);

rule('BF2-CMDX-11', 'Luck of the Fox has a shot of its unit rolled again when it lands', () => {
  const lists = [COMMAND_LISTS.Davion, COMMAND_LISTS.Davion] as const;
  const table = scene({ options: { ...options, commands: true }, commands: lists });
  table.counter('Battery', 'Luck of the Fox');
  table.phase('combat', 'south');
  shell(table, 'Sniper', '0803');
  table.done(artilleryRoll(1, 2));
  expect(table.asked).toBe('south command/luck');
  table.use('Battery', artilleryRoll(5, 6));
  expect(table.boxes('Wolf')).toBe('1/3');
});
