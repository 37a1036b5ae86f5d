import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { dangerAt, dangerOf } from '../../bot/outlook/danger.ts';
import { damageBuilding } from '../../buildings/damage.ts';
import { putOnFloor } from '../../buildings/floors.ts';
import { contradictionsMounted } from '../../buildings/mounted.ts';
import { emplacementDesign } from '../../kinds/emplacement/design.ts';
import { emplacement } from '../../kinds/emplacement/emplacement.ts';
import { isWaiting } from '../../phases/turn/activation.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { checkVictory } from '../../phases/turn/victory.ts';
import { secondaryTarget } from '../../phases/weapon/weapon-salvo.ts';
import type { RuleId } from '../../rule-index.ts';
import { burst } from '../../rules/damage/blast.ts';
import { isTooHot, weaponToHit, whyNotFire } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { changeGround, hexWith } from '../../rules/ground/ground.ts';
import { FORBIDDEN } from '../../rules/ground/steps.ts';
import { isInFlames } from '../../rules/heat/flames.ts';
import { walkMp } from '../../rules/movement/movement-points.ts';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { mayEnter, occupantOf } from '../../rules/unit/stacking.ts';
import { setupFrom, unitsOf } from '../../setup/beginning.ts';
import { setupSchema } from '../../setup.ts';
import type { Setup, UnitSetup } from '../../state.ts';
import { guns, mounted } from '../../testing/emplacements.ts';
import { march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { drawnMap, mech, type Scene, scene } from '../../testing/scene.ts';
import { suits } from '../../testing/squads.ts';
import { location, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { EmplacementFile } from '../../units/emplacement-file.ts';
import { fireFromWalls } from './fire-from-walls.ts';

const ON = { buildings: true, 'structures-l3': true, 'structure-armament': true, ...COMBINED };
const KEEP = 'F3/2';
const FIELD = `${KEEP} . . . . .\n. . . . . .\n. . . . . .`;

type Units = Parameters<typeof scene>[0]['units'];

/** Guns in a fortress of two levels in the north-west corner; they look to the south-east. */
const keep = (others: Units, file = guns('Guns'), floor = 0, map = FIELD): Scene =>
  scene({
    map,
    units: { Guns: { mech: file, at: '0101 SE', state: mounted(floor) }, ...others },
    options: ON,
  });
const BEAR = { Bear: { at: '0602 N', side: 1 } } as const;
const STRAIGHT = { unit: 0, twist: 0, prop: null } as const;
const why = (s: Scene, target = 1, weapon = 0) =>
  whyNotFire(s.field, s.state, STRAIGHT, weapon, target)?.rule;

/** Emplacements of a setup, all in hex 0201. */
function problemsOf(
  files: readonly (readonly [EmplacementFile, floor?: number])[],
  hex = KEEP,
  options: object = ON,
): string[] {
  const pilot = { name: 'Gunner', gunnery: 4, piloting: 5 };
  const made = scene({
    units: { Wolf: { at: '0101 N' }, Bear: { at: '0102 N' } },
    options: options as never,
  });
  const units: UnitSetup[] = [
    ...(['0101', '0102'] as const).map((at, side) => ({
      side: side as 0 | 1,
      seat: side,
      unit: mech(`M${side}`),
      pilot: { ...pilot, name: `Pilot ${side}` },
      begins: { at },
    })),
    ...files.map(
      ([unit, floor = 0]): UnitSetup => ({
        side: 0,
        seat: 0,
        unit,
        pilot,
        begins: { at: '0201', facing: 0, ...(floor > 0 && { floor }) },
      }),
    ),
  ];
  const setup: Setup = { ...made.state.setup, map: drawnMap(`. ${hex}\n. .`), units, deployment: [] };
  const read = setupSchema.safeParse(setup);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
}

describe('What a hex of a fortress carries', () => {
  const ppcAnd = (...items: string[]) => guns('Guns', { items: ['PPC', ...items], heatSinks: 30 });

  rule('MT-STRUCT-07', 'Example: a factor of 90 carries 9 tons of weapons', () => {
    expect(problemsOf([[ppcAnd('Medium Laser', 'Medium Laser')]])).toEqual([]);
    expect(problemsOf([[ppcAnd('Medium Laser', 'Medium Laser', 'Machine Gun')]])).toEqual([
      'Guns (2) is too much for its hex: 9.5 tons of weapons, and it carries 9 (MT-STRUCT-07)',
    ]);
  });

  rule('MT-STRUCT-07', 'Example: and 45 tons of ammunition, which are not counted with the weapons', () => {
    const shells = (tons: number, half = false) =>
      guns('Guns', {
        items: ['AC/5', ...Array<string>(tons).fill('Ammo AC/5'), ...(half ? ['Ammo AC/5 (half)'] : [])],
      });
    expect(
      problemsOf([
        [shells(30)],
        [guns('More', { items: ['Machine Gun', ...Array<string>(15).fill('Ammo Machine Gun')] })],
      ]),
    ).toEqual([]);
    const more = guns('More', {
      items: ['Machine Gun', ...Array<string>(15).fill('Ammo Machine Gun'), 'Ammo Machine Gun (half)'],
    });
    expect(problemsOf([[shells(30)], [more]])[0]).toContain(
      '45.5 tons of ammunition, and it carries 45 (MT-STRUCT-07)',
    );
  });

  rule('MT-STRUCT-07', 'All that is in the hex counts together, on whatever level', () => {
    const laser = guns('Laser', { items: ['Large Laser'], heatSinks: 8 });
    const gun = (tons: number) =>
      guns('Gun', { items: Array<string>(tons).fill('Medium Laser'), heatSinks: 30 });
    expect(problemsOf([[laser], [gun(4), 1]])).toEqual([]);
    expect(problemsOf([[laser], [gun(5), 1]])).toHaveLength(2);
  });

  rule('MT-STRUCT-07', 'A medium fortress carries 4 tons, a hardened one 12; there is no rounding', () => {
    const lasers = (count: number) =>
      guns('Lasers', { items: Array<string>(count).fill('Medium Laser'), heatSinks: 99 });
    const holds = (hex: string, count: number) => problemsOf([[lasers(count)]], hex).length === 0;
    expect([holds('F2/1', 4), holds('F2/1', 5), holds('F4/1', 12), holds('F4/1', 13)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  rule('MT-STRUCT-07', 'Nothing is mounted anywhere but in a fortress, on a floor that it has', () => {
    const small = guns('Small', { items: ['Medium Laser'], heatSinks: 3 });
    const told = (hex: string, floor = 0) => problemsOf([[small, floor]], hex)[0];
    expect([told('B3/2'), told('G3/2'), told('.')]).toEqual(
      Array(3).fill('Small (2) is in no fortress (MT-STRUCT-07)'),
    );
    expect([told(KEEP), told(KEEP, 1)]).toEqual([undefined, undefined]);
    expect(told(KEEP, 2)).toBe('Small (2) is on no floor of its fortress (MT-STRUCT-07)');
  });

  rule('MT-STRUCT-07', 'Without the option nobody has such weapons', () => {
    const small = guns('Small', { items: ['Medium Laser'], heatSinks: 3 });
    const { 'structure-armament': _, ...without } = ON;
    expect(problemsOf([[small]], KEEP, without)[0]).toContain('the option that it needs is off');
  });

  rule('MT-STRUCT-07', 'Its file says its tons, and has only what a fortress can use', () => {
    const told = (file: EmplacementFile) => {
      const read = emplacement.designOf(file);
      return read.ok ? [] : read.error;
    };
    expect(told(guns('Guns'))).toEqual([]);
    expect(told(guns('Guns', { tons: 7 }))).toEqual(['tons: these weapons come to 8 (MT-STRUCT-07)']);
    expect(told(guns('Guns', { items: ['Ammo AC/5'], tons: 1 }))[0]).toBe(
      'items: there is no weapon among them',
    );
    const odd = (item: string) => told({ ...guns('Guns'), items: ['AC/5', item] })[0];
    for (const item of ['Jump Jet', 'Heat Sink', 'Hatchet', 'Medium Laser (R)', 'SRM 4 (OS)', 'TAG'])
      expect(odd(item)).toBe(`"${item}": that is not mounted in a fortress (MT-STRUCT-07)`);
  });
});

test('What is mounted elsewhere does not count', () => {
  const nine = guns('Nine', { items: ['PPC', 'Medium Laser', 'Medium Laser'], heatSinks: 30 });
  const units = { Guns: { mech: nine, at: '0101 SE', state: mounted() }, ...BEAR };
  const s = scene({
    map: `${KEEP} ${KEEP} . . . .\n. . . . . .`,
    units: { ...units, More: { mech: nine, at: '0201 SE', side: 0, state: mounted() } },
    options: ON,
  });
  expect([0, 2].map((unit) => contradictionsMounted(s.field, s.state, unit))).toEqual([[], []]);
  s.put('More', '0101 SE');
  expect(contradictionsMounted(s.field, s.state, 0)).toHaveLength(1);
  s.unit('More').loss = 'collapsed';
  expect(contradictionsMounted(s.field, s.state, 0)).toEqual([]);
});

describe('Fire of a fortress', () => {
  rule('MT-STRUCT-07', 'It fires with its own Gunnery Skill, and neither moves nor has moved', () => {
    const s = keep({ Bear: { at: '0502 N', side: 1 } });
    const shot = { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
    const number = explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot));
    // Gunnery 4 at short range.
    expect([number.total, number.lines.map(({ rule }) => rule)]).toEqual([4, ['CBT-THM-01']]);
    s.state.units[0]!.thisTurn.mode = 'run';
    expect(explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot)).total).toBe(4);
  });

  rule('MT-STRUCT-07', 'Its arc is the forward one about its hexside, and does not turn', () => {
    const rows = `${'. '.repeat(7)}\n`.repeat(3);
    const map = `${rows}. . . ${KEEP} . . .\n${rows}`;
    const reaches = (hex: string, file = guns('Guns')) => {
      const s = scene({
        map,
        units: { Guns: { mech: file, at: '0404 N', state: mounted() }, Bear: { at: `${hex} N`, side: 1 } },
        options: ON,
      });
      return why(s) ?? 'fires';
    };
    // Straight ahead, along the edges of the arc, beyond them, and behind.
    expect(['0401', '0603', '0203', '0604', '0407'].map((hex) => reaches(hex))).toEqual([
      'fires',
      'fires',
      'fires',
      'CBT-ARC-02',
      'CBT-ARC-02',
    ]);
    const s = keep(BEAR);
    expect(twistsOf(s.field, s.state, 0)).toEqual([0]);
  });

  rule(['MT-STRUCT-07', 'MT-VCOM-01'], 'Where vehicles have arcs of their own it is that of a turret', () => {
    const reaches = (hex: string, file: EmplacementFile, twist: 0 | 1) => {
      const s = scene({
        map: `${'. '.repeat(7)}\n`.repeat(3).concat(`. . . ${KEEP} . . .`),
        units: {
          Guns: { mech: file, at: '0404 N', state: mounted(file.turret ? 2 : 0) },
          Bear: { at: `${hex} N`, side: 1 },
        },
        options: { ...ON, 'vehicle-firing-arcs': true },
      });
      return whyNotFire(s.field, s.state, { ...STRAIGHT, twist }, 0, 1) === null;
    };
    const turret = guns('Turret', { turret: true });
    // 30 degrees to the right, and 60.
    expect(['0503', '0603'].map((hex) => reaches(hex, guns('Guns'), 0))).toEqual([true, false]);
    expect(['0503', '0603'].map((hex) => reaches(hex, turret, 0))).toEqual([true, false]);
    expect(['0503', '0603'].map((hex) => reaches(hex, turret, 1))).toEqual([true, true]);
  });

  rule('MT-STRUCT-07', 'Each weapon has a target of its own: a second one costs nothing', () => {
    const s = keep({ ...BEAR, Tank: { mech: vehicle('Tank'), at: '0501 N', side: 1 } });
    expect(secondaryTarget(s.field, s.state, { unit: 0, twist: 0 }, 1, { target: 2 })).toBe(0);
    expect(secondaryTarget(s.field, s.state, { unit: 2, twist: 0 }, 0, { target: 1 })).not.toBe(0);
  });

  rule('MT-STRUCT-07', 'Lines of sight are drawn from its level', () => {
    const sees = (floor: number) => {
      const s = keep({ Bear: { at: '0501 N', side: 1 } }, guns('Guns'), floor, `${KEEP} .1 . . . .`);
      s.unit('Bear').prone = true;
      return !isBlocked(unitSight(s.field, s.state, 0, 1));
    };
    expect([sees(0), sees(1)]).toEqual([false, true]);
  });

  rule('MT-STRUCT-07', 'Energy weapons fire as far as the sinks go, others need none', () => {
    const file = guns('Guns', { items: ['Medium Laser', 'Medium Laser', 'Machine Gun'], heatSinks: 5 });
    const s = keep(BEAR, file);
    expect([[0], [0, 2], [0, 1]].map((fired) => isTooHot(s.field, 0, fired))).toEqual([false, false, true]);
    const enough = keep(BEAR, { ...file, heatSinks: 6 });
    expect(isTooHot(enough.field, 0, [0, 1, 2])).toBe(false);
    const cannon = keep(BEAR, guns('Guns', { items: ['AC/20', 'Ammo AC/20'] }));
    expect(isTooHot(cannon.field, 0, [0])).toBe(false);
    // Nobody else is held to that.
    expect(isTooHot(s.field, 1, [])).toBe(false);
  });

  rule('MT-STRUCT-07', 'It is asked in the Weapon Attack Phase alone, and declares like a vehicle', () => {
    const s = keep(BEAR);
    expect(
      (['movement', 'weapon', 'physical'] as const).map((phase) => isWaiting(s.field, s.state, 0, phase)),
    ).toEqual([false, true, false]);
    const made = march({
      map: FIELD,
      units: {
        Guns: { mech: guns('Guns'), at: '0101 SE', state: mounted() },
        Bear: { at: '0502 N', side: 1 },
        Wolf: { at: '0103 N', side: 0 },
      },
      options: ON,
    });
    made.still('Wolf').still('Bear').phase('weapon');
    made.order(
      { type: 'fire', unit: 'Guns', twist: 0, target: 'Bear', attacks: [{ weapon: 0, target: 1 }] },
      toHit(2, 2),
      location(3, 4),
    );
    expect(made.scene.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([[1, 5]]);
  });

  rule('MT-STRUCT-07', 'With too few sinks two lasers are not declared together', () => {
    const file = guns('Guns', { items: ['Medium Laser', 'Medium Laser'], heatSinks: 5 });
    const made = march({
      map: FIELD,
      units: {
        Guns: { mech: file, at: '0101 SE', state: mounted() },
        Bear: { at: '0302 N', side: 1 },
        Wolf: { at: '0103 N', side: 0 },
      },
      options: ON,
    });
    made.still('Wolf').still('Bear').phase('weapon');
    const both = {
      type: 'fire',
      unit: 'Guns',
      twist: 0,
      target: 'Bear',
      attacks: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 1 },
      ],
    } as const;
    expect(made.refusal(both).rule).toBe('MT-STRUCT-07');
  });
});

describe('Nobody attacks the weapons of a fortress', () => {
  const siege = (others: Units = {}) =>
    scene({
      map: FIELD,
      units: {
        Wolf: { mech: mech('Wolf', { slots: { CT: ['Medium Laser'] } }), at: '0201 NW', side: 0 },
        Guns: { mech: guns('Guns'), at: '0101 SE', side: 1, state: mounted() },
        ...others,
      },
      options: ON,
    });

  rule('MT-STRUCT-07', 'Neither weapons nor limbs are aimed at them', () => {
    const s = siege();
    expect(why(s)).toBe('MT-STRUCT-07');
    const blow = {
      kind: 'kick',
      attacker: 0,
      target: 1,
      limb: s.field.kinds[0]!.codes.indexOf('LL'),
    } as const;
    expect(whyNoBlow(s.field, s.state, blow)?.rule).toBe('MT-STRUCT-07');
    expect(s.field.enemiesOf[0]).toEqual([]);
    expect(s.field.enemiesOf[1]).toEqual([0]);
  });

  rule('MT-STRUCT-07', 'Neither shells nor flames reach them', () => {
    const s = siege();
    burst(s.play, s.field, { cell: 0, hexes: 0, from: [0], pointsFor: () => 20 });
    expect(s.happened('damaged')).toEqual([]);
    changeGround(s.play, hexWith(s.field.board, 0, { add: ['fire'] }));
    const { units } = s.state;
    expect([isInFlames(battlefieldOf(s.state), 1, units[1]!)]).toEqual([false]);
    const tank = siege({ Tank: { mech: vehicle('Tank'), at: '0101 N', side: 1 } });
    changeGround(tank.play, hexWith(tank.field.board, 0, { add: ['fire'] }));
    expect(isInFlames(battlefieldOf(tank.state), 2, tank.state.units[2]!)).toBe(true);
  });

  rule('MT-STRUCT-07', 'They take no room, and weigh nothing on a floor', () => {
    const tanks = Object.fromEntries(
      ['A', 'B'].map((name) => [name, { mech: vehicle(name), at: '0101 N', side: 1 as const }]),
    );
    const s = siege(tanks);
    expect(occupantOf(s.state, 0, 2)).toBe(3);
    expect([mayEnter(s.field, s.state, 1, 0), mayEnter(s.field, siege().state, 0, 0)]).toEqual([true, true]);
    // Two of a side fit in, guns or not.
    s.put('B', '0301 N');
    expect(mayEnter(s.field, s.state, 3, 0)).toBe(true);
  });

  rule('MT-STRUCT-07', 'They are lost with their hex, and only then', () => {
    const s = siege();
    const hit = (points: number) =>
      s.rolling([], () => {
        damageBuilding(s.play, { building: 0, hex: 0, points, isAttacked: true });
        phaseEnd(s.play, { step: 'phase/end', phase: 'weapon' } as never);
      });
    hit(89);
    expect(s.unit('Guns').loss).toBeNull();
    hit(1);
    expect(s.unit('Guns').loss).toBe('collapsed');
    expect(s.said('destroyed')).toEqual(['Guns is destroyed with the walls around it.']);
  });

  rule(['MT-STRUCT-07', 'CBT-SEQ-12'], 'A side that has nothing but such weapons left has lost', () => {
    const s = siege({ Bear: { at: '0603 N', side: 1 } });
    s.state.phase = 'weapon';
    checkVictory(s.play);
    expect(s.state.outcome).toBeNull();
    s.unit('Bear').loss = 'engine';
    checkVictory(s.play);
    expect(s.state.outcome?.winners).toEqual([0]);
  });
});

describe('Seized weapons', () => {
  const foot = (name: string) => platoon(name);
  const seized = (others: Units, change: (s: Scene) => void = () => {}) => {
    const s = keep({ ...BEAR, ...others });
    change(s);
    return why(s);
  };
  const enemy = { Foot: { mech: foot('Foot'), at: '0101 N', side: 1 } } as const;

  rule('MT-STRUCT-08', 'Enemy infantry on their level keeps them from firing', () => {
    expect(seized({})).toBeUndefined();
    expect(seized(enemy)).toBe('MT-STRUCT-08');
    const suit = { Suits: { mech: suits('Suits'), at: '0101 N', side: 1 } } as const;
    expect(seized(suit)).toBe('MT-STRUCT-08');
  });

  rule('MT-STRUCT-08', 'Not as long as infantry of their own side is on that level', () => {
    expect(seized({ ...enemy, Guard: { mech: foot('Guard'), at: '0101 N', side: 0 } })).toBeUndefined();
    const upstairs = (s: Scene) => putOnFloor(s.state.units[s.index('Guard')]!, 1);
    expect(seized({ ...enemy, Guard: { mech: foot('Guard'), at: '0101 N', side: 0 } }, upstairs)).toBe(
      'MT-STRUCT-08',
    );
  });

  rule(
    'MT-STRUCT-08',
    'Infantry elsewhere, on another level or dead does not matter, and machines do not',
    () => {
      const floor = (s: Scene) => putOnFloor(s.state.units[s.index('Foot')]!, 1);
      const dead = (s: Scene) => Object.assign(s.unit('Foot'), { loss: 'troopers' });
      expect([seized(enemy, floor), seized(enemy, dead)]).toEqual([undefined, undefined]);
      expect(seized({ Foot: { ...enemy.Foot, at: '0201 N' } })).toBeUndefined();
      expect(seized({ Tank: { mech: vehicle('Tank'), at: '0101 N', side: 1 } })).toBeUndefined();
    },
  );
});

describe('Turrets of fortresses', () => {
  const ten = ['PPC', 'Medium Laser', 'Medium Laser', 'Medium Laser'];
  const turret = guns('Turret', { items: ten, turret: true, heatSinks: 30 });

  rule('MT-STRUCT-09', 'Example: 120 carry 12 tons: 10 tons in a turret of 1 ton leave 1', () => {
    expect(turret.tons).toBe(11);
    const laser = (count: number) =>
      guns('Laser', { items: Array<string>(count).fill('Medium Laser'), heatSinks: 9 });
    expect(problemsOf([[turret, 1], [laser(1)]], 'F4/1')).toEqual([]);
    expect(problemsOf([[turret, 1], [laser(2)]], 'F4/1')).toHaveLength(2);
  });

  rule('MT-STRUCT-09', 'It stands on the roof, and one hex has one', () => {
    const small = guns('Turret', { items: ['Medium Laser'], turret: true, heatSinks: 3 });
    expect(problemsOf([[small, 2]])).toEqual([]);
    expect(problemsOf([[small, 1]])).toEqual(['Turret (2) is a turret, and not on the roof (MT-STRUCT-09)']);
    expect(problemsOf([[small]])).toHaveLength(1);
    expect(
      problemsOf([
        [small, 2],
        [small, 2],
      ])[0],
    ).toBe('Turret (2) shares its hex with another turret (MT-STRUCT-09)');
  });

  rule('MT-STRUCT-09', 'It turns like that of a vehicle', () => {
    const s = keep({ Bear: { at: '0102 N', side: 1 } }, turret, 2);
    s.put('Guns', '0101 N');
    expect(twistsOf(s.field, s.state, 0)).toEqual([0, -1, 1, -2, 2, 3]);
    const reaches = (twist: 0 | 3) => whyNotFire(s.field, s.state, { ...STRAIGHT, twist }, 0, 1)?.rule;
    expect([reaches(0), reaches(3)]).toEqual(['CBT-ARC-02', undefined]);
    expect(emplacementDesign(s.field, 0).hasTurret).toBe(true);
  });
});

test('Bots reckon with weapons of a fortress where these reach, see and are not seized', () => {
  const fear = (hex: string, change: (s: Scene) => void = () => {}, others: Units = {}) => {
    const s = keep({ ...BEAR, ...others });
    change(s);
    return fireFromWalls(s.field, s.state, 1, s.cell(hex));
  };
  // Half of 5 points, by the chance of a 4 or better: 11 in 12.
  expect(fear('0502')).toBeCloseTo((5 / 2) * (33 / 36));
  // Out of its arc, and of the gunner himself.
  expect(fear('0101')).toBe(0);
  expect(fear('0502', (s) => Object.assign(s.unit('Guns'), { loss: 'collapsed' }))).toBe(0);
  const foot = { Foot: { mech: platoon('Foot'), at: '0101 N', side: 1 } } as const;
  expect(fear('0502', () => {}, foot)).toBe(0);
  const s = keep(BEAR);
  expect(s.field.plugged.peril?.(1, s.field, s.state, 1, { cell: s.cell('0502'), mode: 'walk' })).toBeCloseTo(
    1 + (5 / 2) * (33 / 36),
  );
  const own = keep({ Wolf: { at: '0502 N', side: 0 }, ...BEAR });
  expect(fireFromWalls(own.field, own.state, 1, own.cell('0502'))).toBe(0);
});

test('What its body is asked it answers plainly: it has none that matters', () => {
  expect(emplacement).toMatchObject({
    hasNarrowFront: true,
    isAimedAt: false,
    fillsHex: false,
    floats: false,
    firesSteadily: true,
    height: 1,
  });
  const s = keep(BEAR);
  const tally = {} as never;
  expect([
    emplacement.aimModifiers(tally, 0),
    emplacement.engineHits(s.field, 0, s.state.units[0]!.body),
    emplacement.engineRating(s.field, 0),
    emplacement.isWrecked(s.field, s.state, 0),
    emplacement.isCrippled(s.field, s.state, 0),
    emplacement.canRun(s.state.units[0]!),
    emplacement.rollLocation(s.play, s.field, 0, { table: 'mech', side: 'front', covered: 0 }),
  ]).toEqual([false, 0, 0, false, true, false, null]);
  expect(emplacement.stakes(s.field, s.state, 0)).toEqual([0, 0, 0, 0]);
  expect([walkMp(s.field, s.state, 0), emplacement.speedOf(guns('Guns'))]).toEqual([0, 0]);
  expect(emplacement.stepsOn(s.field, 0).walk.some((mp) => mp !== FORBIDDEN)).toBe(false);
  expect(emplacement.noteOf(guns('Guns'))).toBe('mounted: AC/5');
  expect(emplacement.noteOf(guns('Turret', { turret: true }))).toBe('turret: AC/5');
});

test('Everything has a mount, and a turret fires from its own part', () => {
  const made = (turret?: true) => {
    const read = emplacement.designOf(
      guns('Guns', { items: ['AC/5', 'Ammo AC/5 (half)'], ...(turret && { turret }) }),
    );
    if (!read.ok) throw new Error(read.error[0]);
    const { structure, weapons, bins, armor } = read.value;
    const [{ location, rear, bins: drawn }] = weapons as [(typeof weapons)[number]];
    return { structure, armor, location, rear, drawn, shots: bins.map((bin) => bin.shots) };
  };
  expect(made()).toEqual({
    structure: [1, 0],
    armor: [0, 0],
    location: 0,
    rear: false,
    drawn: [0],
    shots: [10],
  });
  expect(made(true)).toMatchObject({ structure: [1, 1], location: 1, rear: false });
});

describe('The danger layer', () => {
  const finished = <T>(steps: Generator<unknown, T>): T => {
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  };
  const bear = {
    Bear: { mech: mech('Bear', { slots: { CT: ['Medium Laser'] } }), at: '0302 N', side: 1 },
  } as const;

  test('has what they may do to others, and nothing to do to them', () => {
    const s = keep(bear);
    const { suffered, by } = finished(dangerAt(s.field, s.state, 1));
    expect(by.map(({ unit, from }) => [unit, from])).toEqual([[0, s.cell('0101')]]);
    expect(suffered).toBeGreaterThan(3);
    const spots = [...dangerOf(s.field, s.state, 1)].filter((spot) => spot !== null);
    expect(spots.length).toBeGreaterThan(0);
    expect(spots.every(({ dealt, target }) => dealt === 0 && target === -1)).toBe(true);
    expect(finished(dangerAt(s.field, s.state, 0))).toEqual({ suffered: 0, by: [] });
    expect([...dangerOf(s.field, s.state, 0)]).toEqual([]);
  });

  test('leaves out those that are seized', () => {
    const s = keep({ ...bear, Foot: { mech: platoon('Foot'), at: '0101 N', side: 1 } });
    expect(finished(dangerAt(s.field, s.state, 1)).by).toEqual([]);
  });
});

test('In a setup they are where they were built, and a game that goes on has them there', () => {
  const s = keep(BEAR, guns('Guns'), 1);
  const setup = setupFrom(s.state);
  expect(setup.units[0]!.begins).toMatchObject({ at: '0101', floor: 1, facing: 2 });
  expect(unitsOf(setup)[0]!.marks).toEqual({ emplaced: true, floor: 1 });
});
