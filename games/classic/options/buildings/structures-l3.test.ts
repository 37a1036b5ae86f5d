import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { kindAt } from '@ironfield/hex/board.ts';
import { expect, test } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { buildingAt, buildingOf, cfOf, houseAt, weaken } from '../../buildings/census.ts';
import { damageBuilding } from '../../buildings/damage.ts';
import { className } from '../../buildings/text.ts';
import { readBoardText } from '../../data/maps/board-text.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { setupSchema } from '../../setup.ts';
import { march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { location, piloting } from '../../testing/table.ts';
import { lane } from '../../testing/terrain.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const ON = { buildings: true, 'structures-l3': true };
const ARMS = { ...ON, ...COMBINED };

const cfIn = (s: Scene, hex: string): number => cfOf(s.state, buildingAt(s.state, s.cell(hex)));
const terrainOf = (s: Scene, hex: string): string =>
  kindAt(battlefieldOf(s.state).board, s.cell(hex)).terrain;
const end = (s: Scene, ...rolls: Roll[]): void =>
  s.rolling(rolls, () => phaseEnd(s.play, { step: 'phase/end', phase: s.state.phase as 'weapon' } as never));

rule('MT-STRUCT-01', 'Each hex has a factor of its own, and the loss of one leaves the others', () => {
  const s = scene({
    map: 'B2/3 B2/1 B2/1 .',
    units: { Wolf: { at: '0401 N' }, Bear: { at: '0101 N' } },
    options: ON,
  });
  damageBuilding(s.play, {
    building: buildingAt(s.state, s.cell('0201')),
    hex: s.cell('0201'),
    points: 40,
    isAttacked: true,
  });
  expect(['0101', '0201', '0301'].map((hex) => cfIn(s, hex))).toEqual([40, 0, 40]);
  end(s);
  expect(['0101', '0201', '0301'].map((hex) => terrainOf(s, hex))).toEqual([
    'medium building 3',
    'clear',
    'medium building 1',
  ]);
  expect(s.unit('Bear').thisPhase.damage).toBe(0);
});

rule('MT-STRUCT-01', 'Without the option they are one building', () => {
  const s = scene({
    map: 'B2/3 B2/1 .',
    units: { Wolf: { at: '0301 N' }, Bear: { at: '0301 N' } },
    options: { buildings: true },
  });
  weaken(s.state, 0, 15);
  expect([cfIn(s, '0101'), cfIn(s, '0201')]).toEqual([25, 25]);
});

rule('MT-STRUCT-01', 'Factors by class are 15, 40, 90 and 120, and damage does not change the class', () => {
  const s = scene({
    map: 'B1/1 . B2/1 . B3/1 . F4/1',
    units: { Wolf: { at: '0201 N' }, Bear: { at: '0401 N' } },
    options: ON,
  });
  expect(['0101', '0301', '0501', '0701'].map((hex) => cfIn(s, hex))).toEqual([15, 40, 90, 120]);
  const heavy = buildingAt(s.state, s.cell('0501'));
  weaken(s.state, heavy, 80);
  expect([cfOf(s.state, heavy), buildingOf(s.state, heavy).grade]).toEqual([10, 3]);
});

rule(
  'MT-STRUCT-01',
  'From hex to hex of one building there is one wall, and the hex entered is damaged',
  () => {
    const made = march({
      map: lane('.', 'B2/1', 'B2/1'),
      units: { Wolf: { mech: mech('Wolf', { walk: 9 }), at: '0204 N' }, Bear: { at: '0301 N' } },
      options: ON,
    });
    made.move('Wolf', 'walk', '0202 N', piloting(6, 6), piloting(6, 6));
    expect([cfIn(made.scene, '0203'), cfIn(made.scene, '0202')]).toEqual([35, 35]);
  },
);

rule(
  'MT-STRUCT-01',
  'Out of one building a wall of each hex is passed, and told of the hex that it belongs to',
  () => {
    const made = march({
      map: lane('.', '.', 'B2/1'),
      units: { Wolf: { mech: mech('Wolf', { walk: 9 }), at: '0203 N' }, Bear: { at: '0301 N' } },
      options: ON,
    });
    made.move('Wolf', 'walk', '0202 N', piloting(6, 6));
    expect(made.scene.happened('building-hit').map(({ hex, points }) => [hex, points])).toEqual([
      [made.scene.cell('0203'), 5],
    ]);
  },
);

rule('MT-STRUCT-02', 'Buildings are light, medium or heavy: a hardened one counts as a fortress', () => {
  const s = scene({
    map: 'B3/1 B4/1 F4/1 .',
    units: { Wolf: { at: '0401 N' }, Bear: { at: '0401 N' } },
    options: ON,
  });
  const named = (hex: string) => className(buildingOf(s.state, buildingAt(s.state, s.cell(hex))));
  expect(['0101', '0201', '0301'].map(named)).toEqual([
    'heavy building',
    'hardened fortress',
    'hardened fortress',
  ]);
  const base = scene({
    map: 'B4/1 .',
    units: { Wolf: { at: '0201 N' }, Bear: { at: '0201 N' } },
    options: { buildings: true },
  });
  expect(buildingOf(base.state, 0).type).toBe('building');
});

rule('MT-STRUCT-03', 'A fortress is medium, heavy or hardened', () => {
  const fortress = (grade: number) =>
    readBoardText(`size 1 1\nhex 0101 0 "building:${grade};bldg_elev:2;bldg_class:2" ""\nend`);
  expect([1, 2, 3, 4].map((grade) => fortress(grade).ok)).toEqual([false, true, true, true]);
});

rule(
  'MT-STRUCT-04',
  'Example: a heavy hangar has 45, a light one 8, a medium one 20, and none is hardened',
  () => {
    const s = scene({
      map: 'G3/1 . G1/1 . G2/1',
      units: { Wolf: { at: '0201 N' }, Bear: { at: '0401 N' } },
      options: ON,
    });
    expect(['0101', '0301', '0501'].map((hex) => cfIn(s, hex))).toEqual([45, 8, 20]);
    const hangar = (grade: number) =>
      readBoardText(`size 1 1\nhex 0101 0 "building:${grade};bldg_elev:2;bldg_class:1" ""\nend`);
    expect([1, 2, 3, 4].map((grade) => hangar(grade).ok)).toEqual([true, true, true, false]);
  },
);

/** Two hexes of a hangar in a lane, with somebody in the southern one. */
const hall = (file: ReturnType<typeof mech> | ReturnType<typeof vehicle>, ...hexes: string[]) =>
  march({
    map: lane('.', ...hexes),
    units: { Wolf: { mech: file, at: '0203 N' }, Bear: { at: '0301 N' } },
    options: ARMS,
  });

rule('MT-STRUCT-04', 'From hex to hex inside costs 1 MP, without a roll and without damage', () => {
  const made = hall(mech('Wolf', { walk: 4 }), 'G3/2', 'G3/2');
  expect(made.mpTo('Wolf', 'walk', '0202').total).toBe(1);
  made.move('Wolf', 'walk', '0202 N');
  expect([cfIn(made.scene, '0202'), cfIn(made.scene, '0203'), made.hexOf('Wolf')]).toEqual([45, 45, '0202']);
});

rule(
  'MT-STRUCT-04',
  "Under a roof of 1 level a 'Mech goes as through a building, and a vehicle does not",
  () => {
    const low = hall(mech('Wolf', { walk: 4 }), 'G3/1', 'G3/2');
    expect(low.mpTo('Wolf', 'walk', '0202').total).toBe(4);
    low.move('Wolf', 'walk', '0202 N', piloting(6, 6));
    expect(cfIn(low.scene, '0202')).toBe(40);
    expect(hall(mech('Wolf', { walk: 4 }), 'G3/2', 'G3/1').mpTo('Wolf', 'walk', '0202').total).toBe(4);
    const tank = hall(vehicle('Tank', { cruise: 4 }), 'G3/1', 'G3/1');
    expect(tank.mpTo('Wolf', 'walk', '0202').total).toBe(1);
    tank.move('Wolf', 'walk', '0202 N');
    expect(cfIn(tank.scene, '0202')).toBe(45);
  },
);

rule('MT-STRUCT-04', 'Backwards inside it is 1 MP, too', () => {
  const made = march({
    map: lane('.', 'G2/2', 'G2/2'),
    units: { Wolf: { mech: mech('Wolf', { walk: 4 }), at: '0202 N' }, Bear: { at: '0301 N' } },
    options: ON,
  });
  expect(made.mpTo('Wolf', 'walk', '0203').total).toBe(1);
});

rule('MT-STRUCT-04', 'Hangars of two classes have a wall between them', () => {
  expect(hall(mech('Wolf', { walk: 6 }), 'G2/2', 'G3/2').mpTo('Wolf', 'walk', '0202').total).toBe(3);
});

rule('MT-STRUCT-04', 'From outside it costs and hurts as a building of its class', () => {
  const made = hall(mech('Wolf', { walk: 6 }), 'G3/2', '.');
  expect(made.mpTo('Wolf', 'walk', '0202').total).toBe(4);
  made.move('Wolf', 'walk', '0202 N', piloting(1, 1), location(3, 4));
  // 45 / 10, rounded up, and 5 + 2 for the wall.
  expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5]);
  expect(made.scene.happened('piloting-roll')[0]!.number.total).toBe(7);
  expect(cfIn(made.scene, '0202')).toBe(40);
});

rule('MT-STRUCT-04', 'There are no upper floors: a platoon goes up to the roof, or stays below', () => {
  const floors = (hex: string) => {
    const made = march({
      map: `. ${hex} .`,
      units: {
        Foot: { mech: platoon('Foot', { motion: 'motorized' }), at: '0201 N' },
        Wolf: { at: '0301 N' },
      },
      options: ARMS,
    });
    return made.choices('floor', 'Foot');
  };
  expect(floors('G2/2')).toEqual([2]);
  expect(floors('B2/2')).toEqual([1, 2]);
});

rule(['MT-STRUCT-03', 'MT-STRUCT-04'], 'Fortresses and hangars need the option', () => {
  const issues = (options: object) => {
    const s = scene({
      map: 'F2/1 G2/1 .',
      units: { Wolf: { at: '0301 N' }, Bear: { at: '0301 N' } },
      options: ON,
    });
    const { error } = setupSchema.safeParse({
      ...s.state.setup,
      options: { ...s.state.setup.options, ...options },
    });
    return error?.message ?? '';
  };
  expect(issues({})).not.toContain('fortress');
  expect(issues({ 'structures-l3': false })).toContain('medium fortress 1');
  expect(issues({ 'structures-l3': false })).toContain('medium hangar 1');
});

test('Hexes of one class stand together as one house', () => {
  const s = scene({
    map: 'B2/1 B2/2 . B2/1',
    units: { Wolf: { at: '0301 N' }, Bear: { at: '0301 N' } },
    options: ON,
  });
  expect(['0101', '0201', '0301', '0401'].map((hex) => houseAt(s.state, s.cell(hex)))).toEqual([0, 0, -1, 3]);
});
