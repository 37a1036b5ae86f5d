import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { cfOf, wallAt, weaken } from '../../buildings/census.ts';
import { flyAt } from '../../rules/ground/altitude.ts';
import { canBeDisplacedTo, rowBefore } from '../../rules/physical/displacement.ts';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import {
  attackerCover,
  isBlocked,
  isBlockedByHill,
  targetHillCover,
  unitSight,
} from '../../rules/sight/line-of-sight.ts';
import { setupSchema } from '../../setup.ts';
import type { Setup } from '../../state.ts';
import { duel } from '../../testing/duel.ts';
import { type March, march } from '../../testing/march.ts';
import { drawnMap, mech, type Scene, scene } from '../../testing/scene.ts';
import { falls, location, piloting, toHit } from '../../testing/table.ts';
import { jumper, lane } from '../../testing/terrain.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';

const ON = { buildings: true, 'structures-l3': true, 'walls-l3': true, ...COMBINED };
const NORTH = 0;
const PLAIN = lane('.', '.', '.', '.', '.', '.');
/** 60 tons, Run 9. */
const wolf = mech('Wolf', { tons: 60, walk: 6 });

/** A wall in the northern hexside of hex 0202. */
const walled = (kind = 'medium wall 2', map = PLAIN): Partial<Setup> => ({
  map: { ...drawnMap(map), edges: [{ hex: '0202', side: NORTH, kind }] },
});

const before = (file = wolf, kind?: string, map = PLAIN): March =>
  march({
    map,
    units: { Unit: { mech: file, at: '0205 N' }, Bear: { at: '0301 N', side: 1 } },
    options: ON,
    setup: walled(kind, map),
  });

const wallOf = ({ state, field }: Scene): number => wallAt(state, field.board.cells.get('0202')!, NORTH);
const cf = (made: Scene): number => cfOf(made.state, wallOf(made));
const reaches = (made: March, how: 'walk' | 'jump', hex: string): boolean =>
  (how === 'jump' ? made.choices('jump', 'Unit') : made.choices('move', 'Unit', how)).includes(hex);
const suffered = (made: March) => made.scene.happened('damaged').map(({ damage }) => damage);

describe('Walls', () => {
  rule('MT-STRUCT-05', 'Need their option', () => {
    const { setup } = before().scene.state;
    const told = (isOn: boolean) => {
      const read = setupSchema.safeParse({ ...setup, options: { ...setup.options, 'walls-l3': isOn } });
      return read.error?.issues.filter(({ message }) => message.includes('MT-STRUCT-05')).length ?? 0;
    };
    expect([true, false].map(told)).toEqual([0, 1]);
  });

  rule('MT-STRUCT-05', 'Each hexside has the factor of a building of its class', () => {
    expect(
      ['light', 'medium', 'heavy', 'hardened'].map((each) => cf(before(wolf, `${each} wall 1`).scene)),
    ).toEqual([15, 40, 90, 120]);
  });

  rule('MT-STRUCT-05', 'Nobody goes through, from either side, and around it one goes', () => {
    const made = before();
    made.order(made.leg('Unit', 'walk', '0202 N'));
    expect(reaches(made, 'walk', '0201')).toBe(false);
    expect(reaches(made, 'walk', '0102')).toBe(true);
    const back = before();
    back.scene.put('Unit', '0201 S');
    expect(back.mpTo('Unit', 'walk', '0202')).toTotal(4);
  });

  rule('MT-STRUCT-05', 'A jump goes over it that is high enough', () => {
    // Four jets lift four levels.
    const overs = (kind: string, map = PLAIN) => {
      const made = before(jumper, kind, map);
      made.scene.put('Unit', '0203 N');
      return reaches(made, 'jump', '0201');
    };
    expect(overs('medium wall 3')).toBe(true);
    expect(overs('medium wall 2', lane('.2', '.', '.', '.'))).toBe(true);
    expect(overs('medium wall 3', lane('.2', '.', '.', '.'))).toBe(false);
  });
});

describe('Whoever runs into a wall', () => {
  const rammed = (moved: string, left = 40, ...rolls: Parameters<March['order']>[1][]) => {
    const made = before();
    weaken(made.scene.state, wallOf(made.scene), 40 - left);
    made.scene.put('Unit', moved);
    made.order(made.leg('Unit', 'walk', '0202 N'));
    made.order({ type: 'ram-wall', unit: 'Unit' }, ...rolls);
    return made;
  };

  rule('MT-STRUCT-05', '60 tons after 3 hexes: 6 points for it, 18 for a medium wall, which stands', () => {
    const made = rammed('0205 N', 40, location(3, 4), location(3, 4), piloting(6, 6));
    expect([suffered(made), cf(made.scene)]).toEqual([[5, 1], 22]);
    expect([made.hexOf('Unit'), made.scene.unit('Unit').mpLeft]).toEqual(['0202', 0]);
  });

  rule('MT-STRUCT-05', 'It suffers no more than the wall had left, and goes on where that was', () => {
    const made = rammed('0205 N', 4, location(3, 4), piloting(6, 6));
    expect([suffered(made), wallOf(made.scene)]).toEqual([[4], -1]);
    expect(made.scene.said('building-falls')).toEqual(['The wall in hex 0201 collapses.']);
    made.move('Unit', 'walk', '0201 N');
    expect(made.hexOf('Unit')).toBe('0201');
  });

  rule('MT-STRUCT-05', 'It rolls at +2 as after a charge, and falls if it fails', () => {
    const made = rammed('0205 N', 4, location(3, 4), piloting(3, 3), ...falls(1, [3, 4], [3, 4]));
    expect(made.scene.unit('Unit').prone).toBe(true);
    expect(made.scene.happened('piloting-roll')[0]).toMatchObject({ number: { total: 7 } });
  });

  rule('MT-STRUCT-05', 'Only who has moved before can', () => {
    const made = before();
    made.scene.put('Unit', '0202 N');
    expect(made.orders.includes('ram-wall')).toBe(false);
  });

  rule('MT-STRUCT-05', 'A vehicle makes no roll', () => {
    const made = before(vehicle('Unit', { tons: 60, cruise: 6 }) as never);
    made.order(made.leg('Unit', 'walk', '0202 N'));
    made.order({ type: 'ram-wall', unit: 'Unit' }, location(3, 4), location(3, 4));
    expect(made.scene.happened('piloting-roll')).toEqual([]);
  });
});

describe('Sight past a wall', () => {
  const seen = (
    kind: string,
    { from = '0204 N', to = '0201 S', map = PLAIN, lies = false, file = wolf } = {},
  ) => {
    const { field, state } = scene({
      map,
      units: { Unit: { mech: file, at: from }, Bear: { at: to, state: { prone: lies } } },
      options: ON,
      setup: walled(kind, map),
    });
    return unitSight(field, state, 0, 1);
  };

  rule('MT-STRUCT-05', "A standing 'Mech looks over 1 level and not over 2", () => {
    expect([1, 2].map((height) => isBlockedByHill(seen(`light wall ${height}`)))).toEqual([false, true]);
    expect(isBlocked(seen('light wall 2', { to: '0301 S' }))).toBe(false);
  });

  rule('MT-STRUCT-05', 'Next to it a wall of 1 level gives partial cover, and hides who lies', () => {
    expect(targetHillCover(seen('light wall 1'))).toBe(true);
    expect(targetHillCover(seen('light wall 1', { from: '0204 N', to: '0101 S' }))).toBe(false);
    expect(attackerCover(seen('light wall 1', { from: '0201 S', to: '0204 N' }))).toBe(true);
    expect(isBlocked(seen('light wall 1', { lies: true }))).toBe(true);
  });

  rule('MT-STRUCT-05', 'Also between neighbours, and a vehicle is hidden by 1 level', () => {
    expect(isBlocked(seen('light wall 2', { from: '0202 N', to: '0201 S' }))).toBe(true);
    expect(isBlocked(seen('light wall 1', { from: '0202 N', to: '0201 S' }))).toBe(false);
    const tank = vehicle('Unit', { tons: 60, cruise: 6 }) as never;
    expect(isBlocked(seen('light wall 1', { from: '0202 N', to: '0201 S', file: tank }))).toBe(true);
  });

  rule('MT-STRUCT-05', 'A wall that has fallen hides nobody', () => {
    const made = before();
    made.scene.put('Unit', '0202 N');
    made.scene.put('Bear', '0201 S');
    const { state } = made.scene;
    weaken(state, wallOf(made.scene), 40);
    expect(isBlocked(unitSight(made.scene.field, state, 0, 1))).toBe(true);
    made.phase('heat');
    expect(isBlocked(unitSight(made.scene.field, state, 0, 1))).toBe(false);
  });
});

describe('Fire at a wall', () => {
  const hexes = Array.from({ length: 16 }, () => '.');
  const SOUTH = 3;
  const southOf = (hex: string, kind: string) => ({ hex, side: SOUTH, kind }) as const;
  const gunner = mech('Gun', { slots: { RT: ['3 x PPC'], LT: ['3 x PPC'] } });
  /** Gun in 0201 looks south at walls. */
  const shooting = (...edges: ReturnType<typeof southOf>[]) => {
    const map = { ...drawnMap(hexes.map((hex) => `. ${hex} .`).join('\n')), edges };
    return duel({ hexes, gunner, options: ON, setup: { map } });
  };
  const fire = (made: ReturnType<typeof duel>, hex: string, weapons: number[], ...rolls: Roll[]) =>
    made.order(
      { type: 'breach', unit: 'Gun', hex, side: SOUTH, weapons: weapons.map((weapon) => ({ weapon })) },
      ...rolls,
    );
  const left = ({ scene: { state, field } }: ReturnType<typeof duel>, hex: string): number | null => {
    const wall = wallAt(state, field.board.cells.get(hex)!, SOUTH);
    return wall < 0 ? null : cfOf(state, wall);
  };

  rule('MT-STRUCT-05', 'Nobody beside it misses; what has nothing left falls when the phase ends', () => {
    const once = shooting(southOf('0201', 'light wall 1'));
    fire(once, '0201', [0]);
    expect(left(once, '0201')).toBe(15 - 10);
    const twice = shooting(southOf('0201', 'light wall 1'));
    fire(twice, '0201', [0, 1]);
    expect(left(twice, '0201')).toBe(null);
    expect(twice.scene.said('building-falls')).toEqual(['The wall in hex 0201 collapses.']);
  });

  rule('MT-STRUCT-05', 'From farther off it is shot at as what does not move, and may be missed', () => {
    const missed = shooting(southOf('0214', 'light wall 1'));
    fire(missed, '0214', [0], toHit(1, 2));
    expect(left(missed, '0214')).toBe(15);
    const hit = shooting(southOf('0214', 'light wall 1'));
    fire(hit, '0214', [0], toHit(2, 2));
    expect(left(hit, '0214')).toBe(5);
    // Gunnery 4, long range, -4.
    expect(hit.scene.happened('fired-at-wall')[0]).toMatchObject({ number: 4, hit: true });
  });

  rule('MT-STRUCT-05', 'A wall that another one hides is no target', () => {
    const targets = (kind: string) =>
      shooting(southOf('0201', kind), southOf('0204', 'light wall 1')).choices('breach', 'Gun');
    expect(targets('light wall 1')).toEqual(['0201', '0204']);
    expect(targets('light wall 2')).toEqual(['0201']);
  });
});

rule('MT-STRUCT-05', 'No blow goes through a wall', () => {
  const { field, state } = scene({
    map: PLAIN,
    units: { Unit: { mech: wolf, at: '0202 N' }, Bear: { at: '0201 S' } },
    options: ON,
    setup: walled('light wall 1'),
  });
  const kick = { kind: 'kick', attacker: 0, target: 1, limb: 6 } as const;
  expect(whyNoBlow(field, state, kick)?.rule).toBe('MT-STRUCT-05');
  expect(whyNoBlow(field, state, { ...kick, kind: 'dfa', limb: -1 })?.rule).not.toBe('MT-STRUCT-05');
});

describe('Whoever is moved against a wall', () => {
  const road = Array.from({ length: 12 }, () => '.+road '.repeat(9)).join('\n');
  /** It runs north and turns in 0508, two hexes of slide before it; the wall is north of it. */
  const slides = (left: number, ...rolls: Roll[]) => {
    const made = march({
      map: road,
      units: {
        Unit: { mech: mech('Unit', { walk: 6, armor: 30 }), at: '0512 N' },
        Bear: { at: '0901 N', side: 1 },
      },
      options: ON,
      setup: { map: { ...drawnMap(road), edges: [{ hex: '0508', side: NORTH, kind: 'light wall 1' }] } },
    });
    const { state, field } = made.scene;
    const cell = field.board.cells.get('0508')!;
    weaken(state, wallAt(state, cell, NORTH), 15 - left);
    made.order(
      { ...made.leg('Unit', 'run', '0607 NE'), more: false },
      piloting(1, 1),
      ...falls(1, [3, 4]),
      ...rolls,
    );
    const wall = wallAt(state, cell, NORTH);
    return [made.hexOf('Unit'), wall < 0 ? null : cfOf(state, wall), suffered(made)];
  };

  rule('MT-STRUCT-05', 'A slide against a wall is a charge over the hexes slid, and ends there', () => {
    expect(slides(15, location(3, 4))).toEqual(['0508', 10, [5, 5]]);
  });

  rule('MT-STRUCT-05', 'A wall that falls lets it slide on', () => {
    expect(slides(5, location(3, 4), location(3, 4), location(3, 4))).toEqual(['0506', null, [5, 5, 3, 3]]);
  });

  rule('MT-STRUCT-05', 'Nobody is shoved through a wall, nor on to somebody behind it', () => {
    const { field, state } = scene({
      map: PLAIN,
      units: { Unit: { mech: wolf, at: '0203 N' }, Bear: { at: '0202 S' }, Cat: { at: '0201 S' } },
      options: ON,
      setup: walled('light wall 1'),
    });
    const cell = (hex: string) => field.board.cells.get(hex)!;
    expect(canBeDisplacedTo(field, state, cell('0202'), cell('0201'), 1)).toBe(false);
    expect(canBeDisplacedTo(field, state, cell('0203'), cell('0202'), 0)).toBe(false);
    expect(rowBefore(field, state, cell('0203'), NORTH, 0)).toEqual([1]);
  });

  rule('MT-STRUCT-05', 'A VTOL that slips against a wall as high as it flies crashes into it', () => {
    const fate = (kind: string) => {
      const made = march({
        map: '. .\n. .\n. .\n. .',
        units: {
          Heli: { mech: vtol('Heli', { armor: 40 }) as never, at: '0104 N' },
          Bear: { at: '0204 N', side: 1 },
        },
        options: ON,
        setup: {
          map: { ...drawnMap('. .\n. .\n. .\n. .'), edges: [{ hex: '0102', side: NORTH, kind }] },
        },
      });
      flyAt(made.scene.state.units[0], 3);
      made.order({ type: 'move', unit: 'Heli', mode: 'run', to: '0102', facing: 'N', more: true });
      const rolls = kind.endsWith('3') ? [location(3, 3), location(3, 3)] : [];
      made.order(
        { type: 'move', unit: 'Heli', mode: 'run', to: '0201', facing: 'NE', more: true },
        piloting(2, 2),
        ...rolls,
      );
      return [made.scene.happened('crashed').length, made.hexOf('Heli')];
    };
    expect(fate('light wall 2')).toEqual([0, '0101']);
    expect(fate('light wall 3')).toEqual([1, '0102']);
  });
});
