import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import type { AttackSide, PlainSide } from '../../events.ts';
import type { RuleId } from '../../rule-index.ts';
import { hitTailRotor, stuckWeapons } from '../../rules/damage/crew-damage.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { isImmobilized, slowedBy } from '../../rules/damage/motive.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import { altitudeOf, flyAt } from '../../rules/ground/altitude.ts';
import { runMp, walkMp } from '../../rules/movement/movement-points.ts';
import { pilotingNumber } from '../../rules/piloting/piloting.ts';
import { isLost } from '../../rules/unit/condition.ts';
import { type March, march } from '../../testing/march.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { fallFacing, piloting } from '../../testing/table.ts';
import { COMBINED, vtol } from '../../testing/vehicles.ts';
import type { VehicleFile } from '../../units/vehicle-file.ts';

const LEVEL_3 = {
  ...COMBINED,
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
  'vtol-hit-location': true,
  'vtol-critical-hits': true,
} as const;
const [FRONT, RIGHT, LEFT, REAR, TURRET, ROTOR] = [0, 1, 2, 3, 4, 5];

/** Two dice that come to so much. */
const dice = (total: number): [number, number] => [Math.min(6, total - 1), total - Math.min(6, total - 1)];
const location = (total: number): Roll => ['hit location', ...dice(total)];
const critical = (total: number): Roll => ['critical hit', ...dice(total)];

interface Plan {
  readonly file?: VehicleFile;
  readonly map?: string;
  readonly at?: string;
  /** Absent: on the ground. */
  readonly level?: number;
  readonly options?: OptionValues;
}

function heli({ file = vtol('Heli'), map, at = '0505 N', level, options = {} }: Plan = {}): Scene {
  const s = scene({
    options: { ...LEVEL_3, ...options },
    ...(map && { map }),
    units: { Heli: { mech: file, at }, Wolf: { mech: mech('Wolf'), at: map ? '0301 S' : '0510 N' } },
  });
  if (level !== undefined) flyAt(s.state.units[0], level);
  return s;
}

function hit(s: Scene, side: AttackSide, points: number, ...rolls: Roll[]): Scene {
  return struckBy(s, { side }, points, ...rolls);
}

function struckBy(
  s: Scene,
  { side, isBlow }: { readonly side: AttackSide; readonly isBlow?: true },
  points: number,
  ...rolls: Roll[]
): Scene {
  const [kind] = s.field.kinds;
  s.rolling(rolls, () => {
    const from = { table: 'mech', side, covered: 0, by: 1, isBlow } as const;
    const struck = kind.rollLocation(s.play, s.field, 0, from);
    if (struck) kind.strike(s.play, s.field, 0, struck, points);
  });
  return s;
}

/** One roll on the table of a part. */
function roll(s: Scene, part: number, total: number, ...more: Roll[]): Scene {
  s.rolling([critical(total), ...more], () => s.field.kinds[0].threaten(s.play, s.field, 0, part, 1));
  return s;
}

const resultOf = (s: Scene) => s.happened('vehicle-damage').at(-1)?.result;
const levelOf = (s: Scene): number | null => altitudeOf(s.state.units[0]);

const ROWS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const SIDES = ['front', 'rear', 'right', 'left'] as const;
const TABLE: Readonly<Record<PlainSide, readonly number[]>> = {
  front: [FRONT, FRONT, TURRET, RIGHT, FRONT, FRONT, FRONT, LEFT, ROTOR, ROTOR, ROTOR],
  rear: [REAR, TURRET, REAR, LEFT, REAR, REAR, REAR, RIGHT, ROTOR, ROTOR, ROTOR],
  right: [RIGHT, TURRET, RIGHT, FRONT, RIGHT, RIGHT, RIGHT, REAR, ROTOR, ROTOR, ROTOR],
  left: [LEFT, TURRET, LEFT, FRONT, LEFT, LEFT, LEFT, REAR, ROTOR, ROTOR, ROTOR],
};
const OWN: Readonly<Record<PlainSide, number>> = { front: FRONT, rear: REAR, right: RIGHT, left: LEFT };

/** The part that a hit of one point strikes, and the columns on which it rolls for critical hits. */
function lands(side: AttackSide, total: number, file: VehicleFile): [number, number[]] {
  const s = heli({ file });
  hit(s, side, 1, location(total), ...(total === 2 || total === 12 ? [critical(2)] : []));
  expect(s.happened('motive').concat(s.happened('motive-roll') as never)).toEqual([]);
  return [s.happened('location')[0].location, s.happened('vehicle-damage').map(({ location: at }) => at)];
}

const expected = (side: AttackSide, hasTurret: boolean): [number, number[]][] =>
  TABLE[side as PlainSide].map((part, index) => {
    const at = part === TURRET && !hasTurret ? OWN[side as PlainSide] : part;
    return [at, index === 0 || index === 10 ? [at] : []];
  });

describe('Where a hit on a VTOL lands', () => {
  rule('MT-VTOL-01', 'Each row of each side, with a turret', () => {
    const file = vtol('Heli', { turret: true });
    for (const side of SIDES)
      expect([side, ROWS.map((total) => lands(side, total, file))]).toEqual([side, expected(side, true)]);
  });

  rule('MT-VTOL-01', 'Without a turret the side attacked is struck instead', () => {
    for (const side of SIDES)
      expect([side, ROWS.map((total) => lands(side, total, vtol('Heli')))]).toEqual([
        side,
        expected(side, false),
      ]);
  });

  rule('MT-VTOL-01', 'Example: 3 from the rear, 5 and 9 from the left, 10 from anywhere', () => {
    const part = (side: AttackSide, total: number, turret: boolean) =>
      lands(side, total, vtol('Heli', { turret }))[0];
    expect([part('rear', 3, true), part('rear', 3, false)]).toEqual([TURRET, REAR]);
    expect([part('left', 5, false), part('left', 9, false)]).toEqual([FRONT, REAR]);
    expect(SIDES.map((side) => part(side, 10, false))).toEqual([ROTOR, ROTOR, ROTOR, ROTOR]);
  });

  rule(
    ['MT-VTOL-01', 'MT-VCOM-13'],
    'Where the rotor is gone the side attacked is struck, on 12 with its own column of critical hits',
    () => {
      for (const side of SIDES) {
        const s = heli();
        s.field.kinds[0].losePart(s.state, 0, ROTOR, false);
        hit(s, side, 3, location(10));
        hit(s, side, 3, location(11));
        hit(s, side, 3, location(12), critical(7));
        expect([side, s.unit('Heli').armor[OWN[side as PlainSide]]]).toEqual([side, 1]);
        expect(s.happened('vehicle-damage').map(({ location: at }) => at)).toEqual([OWN[side as PlainSide]]);
      }
    },
  );

  rule('MT-VTOL-01', 'Off, the usual table holds, and on it other vehicles keep theirs', () => {
    const usual = scene({
      options: COMBINED,
      units: { Heli: { mech: vtol('Heli'), at: '0505 N' }, Wolf: { mech: mech('Wolf'), at: '0510 N' } },
    });
    hit(usual, 'front', 1, location(4));
    expect(usual.happened('location')[0].location).toBe(ROTOR);
    expect(usual.happened('motive')).toMatchObject([{ effect: 'slowed' }]);
    const tank = heli({ file: vtol('Heli', { motion: 'tracked', turret: true }) });
    hit(tank, 'front', 1, location(10));
    expect(tank.happened('location')[0].location).toBe(TURRET);
  });
});

describe('Hits on rotors', () => {
  rule('MT-VTOL-02', 'Example: a Gauss rifle does 1 point to them, and two groups of missiles 2', () => {
    const s = heli();
    hit(s, 'front', 15, location(10));
    expect([s.unit('Heli').armor[ROTOR], s.unit('Heli').structure[ROTOR]]).toEqual([1, 3]);
    const salvo = heli();
    hit(salvo, 'front', 5, location(10));
    hit(salvo, 'front', 5, location(7));
    hit(salvo, 'front', 2, location(11));
    expect([salvo.unit('Heli').armor[ROTOR], salvo.unit('Heli').armor[FRONT]]).toEqual([0, 5]);
    expect(salvo.unit('Heli').damage).toBe(7);
  });

  rule('MT-VTOL-02', 'So does each group of what bursts, or of a crash', () => {
    const s = heli();
    s.rolling([location(10), location(11), location(7)], () =>
      strikeInGroups(s.play, s.field, 0, 12, { table: 'mech', side: 'front', covered: 0 }),
    );
    expect([s.unit('Heli').armor[ROTOR], s.unit('Heli').armor[FRONT]]).toEqual([0, 8]);
  });

  rule(
    'MT-VTOL-02',
    'A point that reaches the structure asks for a roll; the last one brings it down',
    () => {
      const s = heli({ level: 1 });
      hit(s, 'front', 20, location(10));
      hit(s, 'front', 20, location(10));
      expect(s.happened('vehicle-damage')).toEqual([]);
      hit(s, 'front', 20, location(10), critical(5));
      hit(s, 'front', 20, location(10), critical(5));
      expect([s.happened('vehicle-damage').length, s.happened('crashed').length]).toEqual([2, 0]);
      hit(s, 'front', 20, location(10), fallFacing(1), location(7), location(7), critical(2));
      expect([isLost(s.unit('Heli'), ROTOR), levelOf(s), s.happened('crashed').length]).toEqual([
        true,
        null,
        1,
      ]);
      expect([walkMp(s.field, s.state, 0), s.unit('Heli').loss]).toEqual([0, null]);
    },
  );

  rule(
    'MT-VTOL-02',
    'Example: a hatchet of 50 tons does all its 10 points, which is more than they have',
    () => {
      const big = heli({ file: vtol('Heli', { tons: 30 }) });
      const s = struckBy(big, { side: 'left', isBlow: true }, 4, location(10), critical(2));
      expect([s.unit('Heli').armor[ROTOR], s.unit('Heli').structure[ROTOR]]).toEqual([0, 1]);
      expect(s.happened('motive')).toEqual([]);
      const gone = heli();
      struckBy(gone, { side: 'left', isBlow: true }, 10, location(10), critical(2));
      expect([
        isLost(gone.unit('Heli'), ROTOR),
        gone.unit('Heli').armor[LEFT],
        gone.unit('Heli').damage,
      ]).toEqual([true, 10, 5]);
    },
  );

  rule(
    'MT-VCOM-13',
    'With that option the rest of such a blow goes on into the side that it came from',
    () => {
      const s = heli({ options: { 'vehicle-destruction': true } });
      struckBy(s, { side: 'left', isBlow: true }, 10, location(10), critical(2));
      expect([isLost(s.unit('Heli'), ROTOR), s.unit('Heli').armor]).toEqual([true, [10, 10, 5, 10, 0, 0]]);
    },
  );
});

const CRITICALS: Readonly<Record<string, readonly string[]>> = {
  [FRONT]: ['copilot', 'weapon-jam', 'stabilizer', 'sensors', 'pilot', 'weapon-destroyed', 'crew-killed'],
  [RIGHT]: ['weapon-jam', 'none', 'stabilizer', 'weapon-destroyed', 'engine', 'ammunition', 'fuel'],
  [LEFT]: ['weapon-jam', 'none', 'stabilizer', 'weapon-destroyed', 'engine', 'ammunition', 'fuel'],
  [REAR]: ['none', 'weapon-jam', 'stabilizer', 'weapon-destroyed', 'sensors', 'engine', 'fuel'],
  [TURRET]: [
    'stabilizer',
    'turret-jam',
    'weapon-jam',
    'turret-locks',
    'weapon-destroyed',
    'turret-off',
    'ammunition',
  ],
  [ROTOR]: ['rotor', 'rotor', 'rotor', 'tail-rotor', 'tail-rotor', 'rotors-destroyed', 'rotors-destroyed'],
};

/** Armed everywhere, with one weapon each. */
const bristling = (engine: VehicleFile['engine'] = 'fusion') =>
  vtol('Heli', {
    engine,
    turret: true,
    items: {
      FR: ['Small Laser'],
      RS: ['Medium Laser'],
      LS: ['Flamer'],
      RR: ['Large Laser'],
      TU: ['AC/2'],
      BD: ['Ammo AC/2 (half)'],
    },
  });

describe('Critical hits on VTOLs', () => {
  rule('MT-VTOL-03', 'Each row of each column, the turret as on the ground, and nothing up to 5', () => {
    for (const [part, column] of Object.entries(CRITICALS))
      for (const total of ROWS) {
        const s = roll(heli({ file: bristling() }), Number(part), total);
        expect([part, total, resultOf(s)]).toEqual([part, total, column[total - 6] ?? 'none']);
      }
  });

  rule('MT-VTOL-03', 'Only a combustion engine burns; without ammunition a weapon is lost', () => {
    expect(roll(heli({ file: bristling('combustion') }), LEFT, 12).unit('Heli').loss).toBe('fuel');
    const fusion = roll(heli({ file: bristling() }), REAR, 12);
    expect([fusion.unit('Heli').loss, isImmobilized(fusion.state.units[0])]).toEqual([null, true]);
    const bare = roll(heli(), RIGHT, 11);
    expect(bare.happened('vehicle-damage')).toMatchObject([{ result: 'weapon-destroyed', weapon: 0 }]);
  });

  rule('MT-VTOL-03', 'What concerns weapons does so only where there are any; a jam is a jam', () => {
    const s = heli();
    expect(resultOf(roll(s, REAR, 8))).toBe('none');
    expect(resultOf(roll(s, REAR, 7))).toBe('none');
    roll(s, FRONT, 7);
    expect(stuckWeapons(s.state.units[0])).toMatchObject([{ weapon: 0 }]);
  });

  rule(
    'MT-VTOL-03',
    'A co-pilot hit is +1 to hit, a pilot hit +2 on Piloting rolls, as often as they come',
    () => {
      const numbers = (...totals: number[]) => {
        const s = heli({ file: bristling() });
        for (const total of totals) roll(s, FRONT, total);
        const weapon = s.weapon('Heli', 'Large Laser');
        const shot = { attacker: 0, target: 1, weapon, twist: 0, secondary: 0, aim: -1 } as const;
        const fire = explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot)).total;
        const drive = explain<RuleId>((tally) =>
          pilotingNumber(tally, s.field, s.state, 0, { reason: 'sideslip', modifier: 0 }),
        ).total;
        return [fire, drive];
      };
      const [fire, drive] = numbers();
      const added = (...totals: number[]) => {
        const [a, b] = numbers(...totals);
        return [a - fire, b - drive];
      };
      expect([added(6), added(6, 6), added(10), added(10, 10), added(9)]).toEqual([
        [1, 0],
        [2, 0],
        [0, 2],
        [0, 4],
        [1, 0],
      ]);
    },
  );

  rule(
    'MT-VTOL-03',
    'Example: Piloting 5, a pilot hit 3 levels up: on 7 it stays there, on 6 it loses one',
    () => {
      expect(levelOf(roll(heli({ level: 3 }), FRONT, 10, piloting(3, 4)))).toBe(3);
      const s = roll(heli({ level: 3 }), FRONT, 10, piloting(3, 3));
      expect([levelOf(s), s.said('drops-a-level')]).toEqual([2, ['Heli drops to level 2.']]);
      // It has not flown for that.
      expect(s.unit('Heli').thisTurn.marks).toBe(null);
    },
  );

  rule(
    'MT-VTOL-03',
    'Example: at 1 level over clear ground it crashes, a fall of 1; landed nobody rolls',
    () => {
      const s = roll(heli({ level: 1 }), FRONT, 10, piloting(3, 3), fallFacing(1), location(7), location(7));
      expect([levelOf(s), s.happened('crashed')[0].damage.total]).toEqual([null, 6]);
      expect(levelOf(roll(heli(), FRONT, 10))).toBe(null);
    },
  );

  rule('MT-VTOL-03', 'Trees as high as the next level are in its way: a fall of 1 level, not of 3', () => {
    const woods = (level: number) =>
      roll(
        heli({ map: 'l . .', at: '0101 N', level }),
        FRONT,
        10,
        piloting(3, 3),
        ...(level === 3 ? [fallFacing(1), location(7), location(7)] : []),
      );
    expect(levelOf(woods(4))).toBe(3);
    expect(woods(3).happened('crashed')[0].damage.total).toBe(6);
    const water = roll(
      heli({ map: '~1 . .', at: '0101 N', level: 1 }),
      FRONT,
      10,
      piloting(3, 3),
      fallFacing(1),
    );
    expect(water.unit('Heli').loss).toBe('sunk');
  });

  rule(
    'MT-VTOL-03',
    'An engine hit in the air lets it try to land; on the ground that is the end of flying',
    () => {
      const lands = roll(heli({ file: bristling(), level: 2 }), RIGHT, 10, piloting(3, 2));
      expect([levelOf(lands), isImmobilized(lands.state.units[0]), lands.happened('landed').length]).toEqual([
        null,
        true,
        1,
      ]);
      const falls = roll(
        heli({ file: bristling(), level: 1 }),
        REAR,
        11,
        piloting(2, 2),
        fallFacing(1),
        location(7),
        location(7),
      );
      expect(falls.happened('crashed')).toHaveLength(1);
      const landed = roll(heli({ file: bristling() }), RIGHT, 10);
      expect(landed.happened('motive')).toMatchObject([{ effect: 'immobilized' }]);
    },
  );

  rule('MT-VTOL-03', 'A dead crew, and ammunition that tears it apart, let it fall', () => {
    const crew = roll(heli({ level: 1 }), FRONT, 12, fallFacing(1));
    expect([crew.unit('Heli').loss, crew.happened('crashed').length]).toEqual(['crew', 1]);
    const shots = roll(heli({ file: bristling(), level: 1 }), LEFT, 11, fallFacing(1));
    expect([shots.unit('Heli').loss, shots.happened('crashed').length]).toEqual(['broken', 1]);
  });

  rule('MT-VTOL-03', 'Rotor damage costs 1 Cruising MP each; with 0 it has to land, or crashes', () => {
    const s = heli({ level: 5 });
    const speeds = [6, 7, 8].map((total) => {
      roll(s, ROTOR, total);
      return [walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0)];
    });
    expect(speeds).toEqual([
      [5, 8],
      [4, 6],
      [3, 5],
    ]);
    roll(s, ROTOR, 6);
    roll(s, ROTOR, 6);
    expect([slowedBy(s.state.units[0]), levelOf(s)]).toEqual([5, 5]);
    roll(s, ROTOR, 6, piloting(3, 2));
    expect([levelOf(s), s.happened('landed').length]).toEqual([null, 1]);
    const parked = heli();
    for (let i = 0; i < 6; i++) roll(parked, ROTOR, 6);
    expect(walkMp(parked.field, parked.state, 0)).toBe(0);
  });

  rule('MT-VTOL-03', 'Rotors that are destroyed bring it down, and cannot be hit again', () => {
    const s = roll(heli({ level: 1 }), ROTOR, 11, fallFacing(1), location(7), location(7));
    expect([levelOf(s), isLost(s.unit('Heli'), ROTOR), s.happened('crashed').length]).toEqual([
      null,
      true,
      1,
    ]);
    for (const total of [6, 9, 12]) expect(resultOf(roll(s, ROTOR, total))).toBe('none');
    const parked = roll(heli(), ROTOR, 12);
    expect([isLost(parked.unit('Heli'), ROTOR), walkMp(parked.field, parked.state, 0)]).toEqual([true, 0]);
  });

  rule('MT-VTOL-03', 'Off, a VTOL has the usual critical hits', () => {
    const s = scene({
      options: { ...LEVEL_3, 'vtol-hit-location': false, 'vtol-critical-hits': false },
      units: { Heli: { mech: vtol('Heli'), at: '0505 N' }, Wolf: { mech: mech('Wolf'), at: '0510 N' } },
    });
    roll(s, FRONT, 7);
    expect([s.happened('critical-roll').length, s.happened('vehicle-damage')]).toEqual([1, []]);
  });
});

describe('Without its tail rotor', () => {
  const flight = (options: OptionValues = {}): March => {
    const made = march({
      options: { ...LEVEL_3, ...options },
      units: {
        Heli: { mech: vtol('Heli', { cruise: 12 }), at: '0812 N' },
        Wolf: { mech: mech('Wolf'), at: '1515 N' },
      },
    });
    flyAt(made.scene.state.units[0], 3);
    hitTailRotor(made.scene.state.units[0]);
    return made;
  };

  rule('MT-VTOL-03', 'A hit is noted once; it cruises at most', () => {
    const s = heli();
    expect(runMp(s.field, s.state, 0)).toBe(9);
    expect([resultOf(roll(s, ROTOR, 9)), resultOf(roll(s, ROTOR, 10))]).toEqual(['tail-rotor', 'none']);
    expect([walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0)]).toEqual([6, 0]);
  });

  for (const isOn of [false, true])
    rule(
      ['MT-VTOL-03', 'MT-VMOV-06'],
      `Up to 4 MP it turns as it likes, farther only straight on; turn modes ${isOn ? 'on' : 'off'}`,
      () => {
        const made = flight({ 'vehicle-turn-modes': isOn });
        // A turn and 3 hexes are 4 MP, a turn and 4 hexes are 5.
        expect(made.choices('move', 'Heli', 'walk', '1111')).toContain(1);
        expect(made.refusedMove('Heli', 'walk', '1210 NE')).toBe('CBT-MOV-02');
        expect(made.choices('move', 'Heli', 'walk', '0801')).toEqual([0]);
        made.move('Heli', 'walk', '0801 N');
        expect(made.scene.unit('Heli').mpSpent).toBe(11);
      },
    );

  rule('MT-VTOL-03', 'After as many hexes as the turn mode asks for it turns once, and counts anew', () => {
    const made = flight();
    made.order(made.leg('Heli', 'walk', '0808 N'));
    // 4 MP and a turn: a turn mode of 1, and the 4 hexes are enough up to 24 MP.
    expect(made.choices('move', 'Heli', 'walk', '0808')).toEqual([1, 5]);
    made.order(made.leg('Heli', 'walk', '0908 NE'));
    // One hex since the turn: enough for up to 9 MP in all.
    expect(made.choices('move', 'Heli', 'walk', '0908')).toEqual([0, 2]);
    made.order(made.leg('Heli', 'walk', '0908 N'));
    expect(made.scene.unit('Heli').mpSpent).toBe(7);
    expect(made.scene.happened('piloting-roll')).toEqual([]);
    // No hex since: it goes straight on only.
    expect(() => made.choices('move', 'Heli', 'walk', '0908')).not.toThrow();
    expect(made.refusedMove('Heli', 'walk', '0908 NE')).toBe('CBT-MOV-02');
    made.move('Heli', 'walk', '0903 N');
    expect(made.scene.unit('Heli').mpSpent).toBe(12);
  });

  rule(['MT-VTOL-03', 'MT-VMOV-04'], 'What is announced sets the turn mode from the first hex on', () => {
    const declared = (mp: number): March => {
      const made = flight({ 'vehicle-declare-speed': true });
      made.order({ type: 'declare-speed', unit: 'Heli', mode: 'walk', mp });
      return made;
    };
    expect(declared(4).choices('move', 'Heli', 'walk', '0812')).toEqual([1, 2, 3, 4, 5]);
    const fast = declared(9);
    expect(fast.refusedMove('Heli', 'walk', '0812 NE')).toBe('CBT-MOV-02');
    fast.order(fast.leg('Heli', 'walk', '0811 N'));
    // One hex straight on is a turn mode of 1, for 5 to 9 MP.
    expect(fast.choices('move', 'Heli', 'walk', '0811')).toEqual([1, 5]);
    const faster = declared(10);
    faster.order(faster.leg('Heli', 'walk', '0811 N'));
    expect(faster.refusedMove('Heli', 'walk', '0811 NE')).toBe('CBT-MOV-02');
  });

  rule('MT-VTOL-03', 'With it whole it turns as ever', () => {
    const made = march({
      options: LEVEL_3,
      units: {
        Heli: { mech: vtol('Heli', { cruise: 12 }), at: '0812 N' },
        Wolf: { mech: mech('Wolf'), at: '1515 N' },
      },
    });
    flyAt(made.scene.state.units[0], 3);
    expect(made.choices('move', 'Heli', 'walk', '1210')).toContain(1);
    expect(made.choices('move', 'Heli', 'walk', '0801')).toEqual([0, 1, 5]);
  });
});
