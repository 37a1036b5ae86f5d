import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../../checks/invariants.ts';
import type { AttackSide } from '../../../events.ts';
import type { RuleId } from '../../../rule-index.ts';
import { isImmobilized, slowedBy } from '../../../rules/damage/motive.ts';
import { isHelpless } from '../../../rules/fire/attack-modifiers.ts';
import { weaponToHit, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { altitudeOf, flyAt } from '../../../rules/ground/altitude.ts';
import { beginAloft, clearanceOf, isLandingGround, landingLevel } from '../../../rules/ground/clearance.ts';
import { runMp, walkMp } from '../../../rules/movement/movement-points.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { chargeTarget } from '../../../rules/physical/onslaught.ts';
import { physicalDamageOf, whyNoBlow } from '../../../rules/physical/physical-to-hit.ts';
import { isBlocked, lightWoods, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { weaponWorks } from '../../../rules/unit/condition.ts';
import { mayEnter } from '../../../rules/unit/stacking.ts';
import { type March, march } from '../../../testing/march.ts';
import { melee } from '../../../testing/melee.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { fallFacing, location, piloting, toHit } from '../../../testing/table.ts';
import { COMBINED, vtol } from '../../../testing/vehicles.ts';
import { LA } from '../../../units/locations.ts';
import type { VehicleFile } from '../../../units/vehicle-file.ts';
import { FRONT, LEFT, REAR, RIGHT, ROTOR } from '../parts.ts';

const critical = (a: number, b: number): Roll => ['critical hit', a, b];
const item = (die: number): Roll => ['critical slot', die];

interface Plan {
  readonly file?: VehicleFile;
  readonly at?: string;
  readonly map?: string;
  /** Absent: on the ground. */
  readonly level?: number;
  readonly options?: OptionValues;
}

const gunner = (name: string) => mech(name, { slots: { CT: ['Medium Laser'] } });

/** A VTOL, and a 'Mech far away. */
function heli({ file = vtol('Heli'), at = '0505 N', map, level, options = {} }: Plan = {}): Scene {
  const s = scene({
    options: { ...COMBINED, ...options },
    ...(map && { map }),
    units: { Heli: { mech: file, at }, Wolf: { mech: gunner('Wolf'), at: map ? '0101 S' : '1515 N' } },
  });
  if (level !== undefined) flyAt(s.state.units[0], level);
  return s;
}

/** A hit of so many points that comes from this side. */
function hit(s: Scene, side: AttackSide, points: number, ...rolls: Roll[]): void {
  s.rolling(rolls, () => {
    const { kinds } = s.field;
    const struck = kinds[0].rollLocation(s.play, s.field, 0, { table: 'mech', side, covered: 0 });
    if (struck) kinds[0].strike(s.play, s.field, 0, struck, points);
  });
}

const levelOf = (s: Scene): number | null => altitudeOf(s.state.units[0]);

/** A VTOL in its Movement Phase. */
function flight({ file = vtol('Heli'), at = '0505 N', map, level }: Plan = {}, ...foes: string[]): March {
  const s = march({
    options: COMBINED,
    ...(map && { map }),
    units: {
      Heli: { mech: file, at },
      ...Object.fromEntries(
        (foes.length > 0 ? foes : ['1515 N']).map((place, i) => [
          `Wolf${i}`,
          { mech: gunner(`Wolf${i}`), at: place },
        ]),
      ),
    },
  });
  if (level !== undefined) flyAt(s.scene.state.units[0], level);
  return s;
}

const to = (mode: string, level: number, more = false) =>
  ({ type: 'altitude', unit: 'Heli', mode, level, more }) as const;

describe('Flying', () => {
  rule('MT-PRE-12', 'It lifts off for 1 MP, and pays 1 MP a level', () => {
    const s = flight().order(to('walk', 1));
    expect([levelOf(s.scene), s.scene.unit('Heli').mpSpent, s.scene.unit('Heli').mode]).toEqual([
      1,
      1,
      'walk',
    ]);
    const high = flight().order(to('run', 9));
    expect([levelOf(high.scene), high.scene.unit('Heli').mpSpent]).toEqual([9, 9]);
    expect(flight().refusal(to('walk', 7)).rule).toBe('MT-PRE-12');
    expect(high.scene.said('altitude')).toEqual(['Heli flies at level 9 now (9 MP).']);
  });

  rule('MT-PRE-12', 'On the ground it neither goes nor turns', () => {
    const s = flight();
    expect([s.refusedMove('Heli', 'walk', '0504 N'), s.refusedMove('Heli', 'walk', '0505 NE')]).toEqual([
      'MT-PRE-29',
      'MT-PRE-29',
    ]);
    expect(isHelpless(s.scene.field, s.scene.state.units[0])).toBe(false);
  });

  rule('MT-PRE-12', 'It lifts off and goes on with what is left, in one move', () => {
    const s = flight().order(to('walk', 3, true));
    s.move('Heli', 'walk', '0502 N');
    expect([s.scene.unit('Heli').hex, s.scene.unit('Heli').mpSpent]).toEqual([s.scene.cell('0502'), 6]);
  });

  rule(
    ['MT-PRE-12', 'MT-PRE-22'],
    'Example: at elevation 2 it does not come into heavy woods on level 1; at 4 it does, 2 MP up first',
    () => {
      const map = '.\nH1\n.\n.';
      const low = flight({ map, at: '0103 N', level: 2 }, '0101 N');
      expect(low.refusedMove('Heli', 'walk', '0102 N')).toBe('CBT-MOV-02');
      const s = flight({ map, at: '0103 N', level: 2 }, '0101 N').order(to('walk', 4, true));
      s.move('Heli', 'walk', '0102 N');
      expect([levelOf(s.scene), s.scene.unit('Heli').mpSpent]).toEqual([4, 3]);
      expect(flight({ map, at: '0103 N', level: 3 }, '0101 N').refusedMove('Heli', 'walk', '0102 N')).toBe(
        'CBT-MOV-02',
      );
    },
  );

  rule('MT-PRE-12', 'Whatever is below costs it 1 MP a hex, and it keeps its altitude', () => {
    const s = flight({ map: '.\n~2\nr\nl\n.', at: '0105 N', level: 3 }, '0101 N');
    expect(s.mpTo('Heli', 'walk', '0102')).toMatchObject({ total: 3 });
    s.move('Heli', 'walk', '0102 N');
    expect(levelOf(s.scene)).toBe(3);
    expect(invariants(s.scene.state)).toEqual([]);
  });

  rule('MT-PRE-12', 'It flies backward at Cruise, and no higher than 50 levels over the ground', () => {
    const s = flight({ level: 5 });
    s.move('Heli', 'walk', '0507 N');
    expect(s.scene.unit('Heli').mpSpent).toBe(2);
    const top = flight({ level: 49 });
    expect(top.refusal(to('walk', 51)).rule).toBe('MT-PRE-12');
    expect(top.order(to('walk', 50)).scene.unit('Heli').mpSpent).toBe(1);
  });

  rule(
    'MT-PRE-29',
    'It lands on the ground of a hex without trees and water, and that is the end of its move',
    () => {
      const s = flight({ level: 3 }).order(to('walk', 0));
      expect([levelOf(s.scene), s.scene.unit('Heli').mpSpent]).toEqual([null, 3]);
      expect(s.scene.said('altitude')).toEqual(['Heli lands (3 MP).']);
      for (const hex of ['l', '~0', '~1', '~1+ice'])
        expect(
          flight({ map: `${hex}\n.`, at: '0101 N', level: 3 }, '0102 N').refusal(to('walk', 0)).rule,
        ).toBe('MT-PRE-12');
      expect(
        flight({ map: '.1\n.', at: '0101 N', level: 2 }, '0102 N').order(to('walk', 1)).scene.unit('Heli')
          .mpSpent,
      ).toBe(1);
    },
  );

  rule('MT-PRE-12', 'It goes only as fast as what it has lost of Cruising MP allows', () => {
    const s = heli({ level: 2 });
    hit(s, 'front', 1, location(2, 2));
    expect([slowedBy(s.state.units[0]), walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0)]).toEqual([
      1, 5, 8,
    ]);
    expect(s.unit('Heli').armor[ROTOR]).toBe(1);
  });
});

describe('Who is in its way', () => {
  rule(
    ['MT-PRE-24', 'MT-PRE-12'],
    'What is on the ground does not stop what flies, nor the other way round',
    () => {
      const s = flight({ level: 2 }, '0504 N', '0503 N');
      s.move('Heli', 'walk', '0503 N');
      expect(s.scene.unit('Heli').mpSpent).toBe(2);
      const { field, state } = s.scene;
      expect(mayEnter(field, state, 1, s.scene.cell('0503'))).toBe(false);
      expect(mayEnter(field, state, 2, s.scene.cell('0504'))).toBe(false);
      s.scene.put('Wolf1', '0509 N');
      expect(mayEnter(field, state, 1, s.scene.cell('0503'))).toBe(true);
      expect(invariants(state)).toEqual([]);
    },
  );

  rule('MT-PRE-24', 'Two of a side fly at one altitude in a hex, the third at another', () => {
    const side = 0 as const;
    const s = scene({
      options: COMBINED,
      units: {
        Heli: { mech: vtol('Heli'), at: '0505 N' },
        Two: { mech: vtol('Two'), at: '0505 N', side },
        Three: { mech: vtol('Three'), at: '0506 N', side },
        Wolf: { at: '1010 N', side: 1 },
      },
    });
    for (const unit of [0, 1, 2]) flyAt(s.state.units[unit], 4);
    expect(mayEnter(s.field, s.state, 2, s.cell('0505'))).toBe(false);
    expect(new Mover(s.field, s.state, 2, false).canEndIn('walk', s.cell('0505'))).toBe(false);
    flyAt(s.state.units[2], 5);
    expect(mayEnter(s.field, s.state, 2, s.cell('0505'))).toBe(true);
    expect(new Mover(s.field, s.state, 2, false).canEndIn('walk', s.cell('0505'))).toBe(true);
  });

  rule('MT-PRE-24', 'An enemy at its own altitude ends its move, one above does not', () => {
    const beyond = (level: number) => {
      const s = scene({
        options: COMBINED,
        map: '.\n.\n.\n.',
        units: { Heli: { mech: vtol('Heli'), at: '0104 N' }, Foe: { mech: vtol('Foe'), at: '0102 N' } },
      });
      flyAt(s.state.units[0], 3);
      flyAt(s.state.units[1], level);
      return new Mover(s.field, s.state, 0, false).canEndIn('walk', s.cell('0101'));
    };
    expect([beyond(3), beyond(4)]).toEqual([false, true]);
  });
});

describe('Seeing and hitting it', () => {
  const shotAt = (state: object, level?: number) => {
    const s = scene({
      options: COMBINED,
      units: {
        Gunner: { mech: mech('Gunner', { slots: { CT: ['Medium Laser'] } }), at: '0505 S' },
        Heli: { mech: vtol('Heli'), at: '0507 N', state },
      },
    });
    if (level !== undefined) flyAt(s.state.units[1], level);
    const shot = { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
    return explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot));
  };

  rule('MT-PRE-12', 'Example: 6 hexes moved in the air: +2 and +1', () => {
    expect(shotAt({ mode: 'walk', hexesMoved: 6 }, 3)).toTotal(4 + 2 + 1);
    expect(shotAt({ mode: 'still', hexesMoved: 0 }, 3)).toTotal(4);
    // It has only climbed, or turned.
    expect(shotAt({ mode: 'walk', hexesMoved: 0 }, 3)).toTotal(4 + 1);
    expect(shotAt({ mode: 'still', hexesMoved: 0 })).toTotal(4);
  });

  rule('MT-PRE-12', 'One that has landed in this turn has flown in it', () => {
    const s = flight({ level: 3 }, '0507 N').order(to('walk', 0));
    const shot = { attacker: 1, target: 0, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
    const { lines } = explain<RuleId>((tally) => weaponToHit(tally, s.scene.field, s.scene.state, shot));
    expect(lines.filter(({ rule: id }) => id === 'MT-PRE-12')).toEqual([
      expect.objectContaining({ value: 1, reason: 'Target moved in the air' }),
    ]);
  });

  rule('MT-PRE-12', 'Its own movement counts as walking and running: +1 and +2', () => {
    const number = (mode: 'walk' | 'run') => {
      const s = heli({ level: 2, at: '1513 S' });
      s.unit('Heli').mode = mode;
      const shot = { attacker: 0, target: 1, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
      return explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot));
    };
    expect(number('walk')).toTotal(4 + 1);
    expect(number('run')).toTotal(4 + 2);
  });

  rule('MT-PRE-12', 'The hex below does not protect it, neither by its trees nor by its water', () => {
    for (const hex of ['l', 'H', '~1', '~2']) {
      const s = heli({ map: `.\n.\n${hex}`, at: '0103 N', level: 4 });
      const stance = { unit: 1, twist: 0, prop: null } as const;
      const shot = { attacker: 1, target: 0, weapon: 0, twist: 0, secondary: 0, aim: -1 } as const;
      expect(whyNotFire(s.field, s.state, stance, 0, 0)).toBeNull();
      expect(explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot))).toTotal(4);
    }
  });

  rule(
    ['MT-PRE-12', 'MT-PRE-10'],
    'Lines of sight go by its altitude: over a hill, over trees, and behind them',
    () => {
      const sees = (hex: string, level?: number) => {
        const s = heli({ map: `.\n.\n${hex}\n.\n.`, at: '0105 N', ...(level !== undefined && { level }) });
        const sight = unitSight(s.field, s.state, 1, 0);
        expect(isBlocked(unitSight(s.field, s.state, 0, 1))).toBe(isBlocked(sight));
        return isBlocked(sight) ? 'blocked' : lightWoods(sight);
      };
      expect([sees('.3'), sees('.3', 2), sees('.3', 3)]).toEqual(['blocked', 'blocked', 0]);
      expect([sees('l'), sees('l', 1)]).toEqual([1, 1]);
      expect(sees('l', 2)).toBe(0);
    },
  );

  rule('MT-PRE-10', 'Nobody fires at what flies over his own hex, nor it straight down', () => {
    const s = heli({ at: '1515 N', level: 6 });
    const down = whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, 0, 1);
    expect(down?.message).toContain('in the same hex');
  });

  rule('MT-PRE-10', 'Its front and rear are one hexside wide, and so are the fields of its guns', () => {
    const s = heli({ level: 3 });
    expect([s.field.kinds[0].hasNarrowFront, s.field.kinds[0].names]).toEqual([
      true,
      ['front', 'right side', 'left side', 'rear', 'turret', 'rotor'],
    ]);
    expect(s.field.designs[0].structure).toEqual([3, 3, 3, 3, 0, 3]);
  });
});

describe('Where it is hit', () => {
  rule('MT-PRE-23', 'From every side: rotor on 2 to 5 and 10 to 12, else the side attacked', () => {
    const struck = (side: AttackSide, ...dice: [number, number]) => {
      const s = heli();
      hit(
        s,
        side,
        1,
        location(...dice),
        ...(dice[0] === dice[1] && [1, 6].includes(dice[0]) ? [critical(1, 1)] : []),
      );
      return s.happened('location')[0].location;
    };
    const dice = [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 3],
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 5],
      [5, 5],
      [5, 6],
      [6, 6],
    ] as const;
    const rowsOf = (side: AttackSide) =>
      dice.map((both) => struck(side, ...(both as unknown as [number, number])));
    const rows = (part: number) => [5, 5, 5, 5, part, part, part, part, 5, 5, 5];
    expect(rowsOf('front')).toEqual(rows(FRONT));
    expect(rowsOf('rear')).toEqual(rows(REAR));
    expect(rowsOf('left')).toEqual(rows(LEFT));
    expect(rowsOf('right')).toEqual(rows(RIGHT));
  });

  rule('MT-PRE-23', '4, 5, 10, 11 and 12 cost Cruising MP, 2 and 12 threaten the inside', () => {
    const after = (a: number, b: number, ...rolls: Roll[]) => {
      const s = heli();
      hit(s, 'front', 1, location(a, b), ...rolls);
      return slowedBy(s.state.units[0]);
    };
    expect([after(2, 2), after(2, 3), after(5, 5), after(5, 6)]).toEqual([1, 1, 1, 1]);
    expect([after(6, 6, critical(3, 4)), after(1, 1, critical(3, 4)), after(4, 5)]).toEqual([1, 0, 0]);
  });

  rule('MT-PRE-23', '9 from the left or right tears off its main weapon, and the next one after that', () => {
    const file = vtol('Heli', { items: { FR: ['Machine Gun', 'PPC'], LS: ['Medium Laser'] } });
    const s = heli({ file, level: 3 });
    const working = () =>
      s.field.designs[0].weapons
        .filter((each) => weaponWorks(each, s.unit('Heli')))
        .map(({ label }) => label);
    hit(s, 'left', 1, location(4, 5));
    expect(working()).toEqual(['Machine Gun FR', 'Medium Laser LS']);
    hit(s, 'right', 1, location(3, 6));
    expect(working()).toEqual(['Machine Gun FR']);
    hit(s, 'front', 1, location(3, 6));
    expect(working()).toEqual(['Machine Gun FR']);
    expect(s.said('weapon-torn-off')[0]).toBe('Its main weapon is lost: PPC FR.');
  });

  rule('MT-PRE-23', 'Weapons do all their damage to the rotor; a physical hit destroys it', () => {
    const s = heli({ file: vtol('Heli', { armor: 40 }) });
    hit(s, 'front', 2, location(2, 3));
    expect([s.unit('Heli').armor[ROTOR], s.unit('Heli').structure[ROTOR]]).toEqual([0, 3]);
    const table = melee({
      options: COMBINED,
      units: {
        Wolf: { mech: mech('Wolf', { tons: 50 }), at: '0505 N' },
        Heli: { mech: vtol('Heli', { armor: 40 }), at: '0504 N' },
      },
    });
    flyAt(table.scene.state.units[1], 1);
    table
      .begin(0)
      .order(
        { type: 'punch', unit: 'Wolf', arms: 'LA', left: 'Heli' },
        toHit(6, 6),
        location(5, 5),
        critical(1, 1),
        fallFacing(1),
        location(3, 3),
        location(3, 4),
      );
    expect([table.scene.unit('Heli').structure[ROTOR], altitudeOf(table.scene.state.units[1])]).toEqual([
      0,
      null,
    ]);
    expect(isImmobilized(table.scene.state.units[1])).toBe(true);
  });

  rule('MT-PRE-23', 'Critical hits: crew, main weapon, engine, crew, fuel, ammunition', () => {
    const fate = (die: number) => {
      const s = heli({ file: vtol('Heli', { armor: 0 }) });
      hit(s, 'front', 1, location(3, 4), critical(4, 4), item(die));
      return [s.unit('Heli').loss, isImmobilized(s.state.units[0])];
    };
    expect([1, 2, 3, 4, 5, 6].map(fate)).toEqual([
      ['crew', false],
      [null, false],
      [null, true],
      ['crew', false],
      ['fuel', false],
      ['explosion', false],
    ]);
  });
});

describe('Coming down', () => {
  rule('MT-PRE-29', 'Example: 30 tons from 3 levels: 12 points in groups of 5, 5 and 2', () => {
    const s = heli({ file: vtol('Heli', { armor: 20 }), level: 3 });
    hit(s, 'front', 1, location(1, 2), fallFacing(2), location(3, 3), location(3, 4), location(4, 4));
    const [crash] = s.happened('crashed');
    expect([crash.damage.total, crash.side, crash.facing]).toEqual([12, 'right', 1]);
    expect(s.unit('Heli').armor[RIGHT]).toBe(20 - 12);
    expect([levelOf(s), isImmobilized(s.state.units[0]), s.unit('Heli').loss]).toEqual([null, true, null]);
    expect(s.said('crashed')).toEqual(['Heli crashes in hex 0505 (rolls 2), onto its right: 12 points.']);
  });

  rule('MT-PRE-29', 'A rotor without structure, a dead crew and 0 Cruising MP bring it down', () => {
    const shot = heli({ file: vtol('Heli', { armor: 20 }), level: 1 });
    hit(shot, 'front', 8, location(5, 5), critical(1, 1), fallFacing(1), location(3, 3), location(3, 4));
    expect([levelOf(shot), shot.unit('Heli').loss]).toEqual([null, null]);

    const crew = heli({ file: vtol('Heli', { armor: 0 }), level: 4 });
    hit(crew, 'front', 1, location(3, 4), critical(4, 4), item(1), fallFacing(1));
    expect([levelOf(crew), crew.unit('Heli').loss]).toEqual([null, 'crew']);

    const slow = heli({ file: vtol('Heli', { armor: 20, cruise: 1 }), level: 1 });
    hit(slow, 'front', 1, location(2, 2), fallFacing(1), location(3, 3), location(3, 4));
    expect([levelOf(slow), isImmobilized(slow.state.units[0])]).toEqual([null, true]);
  });

  rule('MT-PRE-29', 'An engine hit: over clear ground a roll lands it for good, elsewhere it crashes', () => {
    const file = vtol('Heli', { armor: 0, tons: 20 });
    const landed = heli({ file, level: 2 });
    hit(landed, 'front', 1, location(3, 4), critical(4, 4), item(3), piloting(2, 3));
    expect([levelOf(landed), isImmobilized(landed.state.units[0]), landed.unit('Heli').structure]).toEqual([
      null,
      true,
      [1, 2, 2, 2, 0, 2],
    ]);
    const crashed = heli({ file: vtol('Heli', { armor: 0, tons: 10 }), level: 1 });
    hit(
      crashed,
      'rear',
      1,
      location(3, 4),
      critical(4, 4),
      item(3),
      piloting(2, 2),
      fallFacing(1),
      location(3, 4),
      critical(1, 1),
    );
    expect(crashed.happened('crashed')).toHaveLength(1);
    const woods = heli({ file: vtol('Heli', { armor: 20, tons: 10 }), at: '0102 N', map: '.\nl', level: 3 });
    hit(woods, 'front', 21, location(3, 4), critical(4, 4), item(3), fallFacing(1), location(3, 3));
    expect(woods.happened('crashed')[0].damage.total).toBe(4);
  });

  rule('MT-PRE-29', 'In water it is destroyed, and so it is under ice that breaks', () => {
    const fate = (hex: string, ...rolls: Roll[]) => {
      const s = heli({ file: vtol('Heli', { armor: 20 }), at: '0102 N', map: `.\n${hex}`, level: 3 });
      hit(s, 'front', 1, location(1, 2), fallFacing(1), ...rolls);
      return s.unit('Heli').loss;
    };
    expect(fate('~1')).toBe('sunk');
    const groups = [location(3, 3), location(3, 4), location(4, 4)];
    expect(fate('~1+ice', ['breaking ice', 6])).toBe('sunk');
    expect(fate('~1+ice', ['breaking ice', 5], ...groups)).toBeNull();
    expect(fate('~0', ...groups)).toBeNull();
  });

  rule('MT-PRE-29', 'With any structure damaged, fuel explodes; fusion does not', () => {
    const fate = (engine: VehicleFile['engine'], armor: number) => {
      const s = heli({ file: vtol('Heli', { armor, engine, tons: 20 }), level: 1 });
      const rolls = armor < 4 ? [location(3, 4), critical(1, 1)] : [location(3, 4)];
      hit(s, 'rear', 1, location(1, 2), fallFacing(1), ...rolls);
      return s.unit('Heli').loss;
    };
    expect([fate('combustion', 3), fate('combustion', 9), fate('fusion', 3)]).toEqual([
      'explosion',
      null,
      null,
    ]);
  });

  rule('MT-PRE-29', 'Nobody below is hurt, and where there is no room it comes to rest beside', () => {
    const side = 1 as const;
    const s = scene({
      options: COMBINED,
      units: {
        Heli: { mech: vtol('Heli', { armor: 20 }), at: '0505 N' },
        A: { mech: vtol('A'), at: '0505 N', side: 0 },
        B: { mech: vtol('B'), at: '0505 N', side: 0 },
        Wolf: { at: '0505 N', side },
      },
    });
    flyAt(s.state.units[0], 1);
    hit(s, 'front', 1, location(1, 2), fallFacing(1), location(3, 3), location(3, 4));
    expect(s.unit('Heli').hex).toBe(s.cell('0504'));
    expect([s.unit('A').damage, s.unit('Wolf').damage]).toEqual([0, 0]);
    expect(invariants(s.state)).toEqual([]);
  });

  test('What lies on the ground crashes no more, and a lost rotor is struck no more', () => {
    const s = heli({ file: vtol('Heli', { armor: 20 }), level: 1 });
    hit(s, 'front', 1, location(1, 2), fallFacing(1), location(3, 3), location(3, 4));
    hit(s, 'rear', 1, location(1, 2));
    hit(s, 'rear', 1, location(1, 1));
    expect([s.happened('crashed').length, s.unit('Heli').armor[REAR]]).toEqual([1, 18]);
    expect(invariants(s.state)).toEqual([]);
  });
});

describe('Sideslip', () => {
  rule('MT-PRE-29', 'Who turns at Flank and goes on rolls; at Cruise nobody does, nor straight on', () => {
    flight({ level: 4 }).move('Heli', 'walk', '0604 NE');
    flight({ level: 4 }).move('Heli', 'run', '0501 N');
    flight({ level: 4 }).move('Heli', 'run', '0604 NE', piloting(2, 3));
    const turned = flight({ level: 4 });
    turned.move('Heli', 'run', '0505 NE');
    expect(turned.scene.happened('piloting-roll')).toEqual([]);
  });

  rule(
    'MT-PRE-29',
    'If it fails it goes a hex the way it went, at its altitude, and its move is over',
    () => {
      const s = flight({ level: 4 }).order(leg('0503 N'));
      s.order(leg('0702 NE'), piloting(2, 2));
      expect([s.scene.unit('Heli').hex, levelOf(s.scene)]).toEqual([s.scene.cell('0502'), 4]);
      expect(s.scene.unit('Heli').acted).toBe(true);
      expect(s.scene.unit('Heli').hexesMoved).toBe(3);
    },
  );

  rule(
    'MT-PRE-29',
    'Example: a crash after 6 hexes, 21 tons: 2 x 7 = 14 points, on the side toward the slide',
    () => {
      const column = ['.5', '.', '.', '.', '.', '.', '.', '.'];
      const map = column.map((hex) => `${hex} . .`).join('\n');
      const file = vtol('Heli', { tons: 21, armor: 20, cruise: 8 });
      const s = flight({ file, map, at: '0108 N', level: 5 }, '0308 N').order(leg('0102 N'));
      s.order(leg('0202 SE'), piloting(2, 2), location(3, 3), location(3, 4), location(4, 4));
      const [crash] = s.scene.happened('crashed');
      expect([crash.damage.total, crash.side, crash.hex]).toEqual([14, 'left', s.scene.cell('0101')]);
      expect(s.scene.unit('Heli').armor[LEFT]).toBe(6);
      expect(levelOf(s.scene)).toBeNull();
    },
  );

  rule('MT-PRE-29', 'Into trees or water as high as it flies it is destroyed; off the map it stays', () => {
    const fate = (hex: string) => {
      const map = [`${hex} .`, '. .', '. .', '. .'].join('\n');
      const file = vtol('Heli', { armor: 40 });
      const s = flight({ file, map, at: '0104 N', level: 3 }, '0204 N').order(leg('0102 N'));
      s.order(leg('0201 NE'), piloting(2, 2), location(3, 3), location(3, 3));
      return s.scene.unit('Heli').loss;
    };
    expect(fate('l1')).toBe('explosion');
    const edge = flight({ map: '. .\n. .\n. .', at: '0102 N', level: 3 }, '0203 N').order(leg('0101 N'));
    edge.order(leg('0201 SE'), piloting(2, 2));
    expect([edge.scene.unit('Heli').hex, levelOf(edge.scene)]).toEqual([edge.scene.cell('0101'), 3]);
  });
});

const leg = (place: string) => {
  const [hex, facing] = place.split(' ');
  return { type: 'move', unit: 'Heli', mode: 'run', to: hex, facing, more: true } as const;
};

describe('Blows', () => {
  const why = (kind: 'punch' | 'kick' | 'dfa', level?: number) => {
    const s = scene({
      options: COMBINED,
      units: { Wolf: { at: '0505 N' }, Heli: { mech: vtol('Heli'), at: '0504 N' } },
    });
    if (level !== undefined) flyAt(s.state.units[1], level);
    s.unit('Heli').acted = true;
    const limb = kind === 'punch' ? LA : kind === 'kick' ? 6 : -1;
    return whyNoBlow(s.field, s.state, { kind, attacker: 0, target: 1, limb })?.message ?? null;
  };

  rule('MT-PRE-26', 'A punch reaches a VTOL at the level of the upper half, a kick one on the ground', () => {
    expect([why('punch'), why('punch', 1), why('punch', 2)].map((each) => each === null)).toEqual([
      false,
      true,
      false,
    ]);
    expect([why('kick'), why('kick', 1)].map((each) => each === null)).toEqual([true, false]);
  });

  rule('MT-PRE-26', 'Nobody comes down from above on what flies', () => {
    expect(why('dfa', 2)).toBe('The target flies');
  });

  rule('MT-PRE-12', 'A VTOL does not charge, neither in the air nor what stands beside it', () => {
    for (const level of [undefined, 1, 3]) {
      const s = heli({ at: '1514 S', ...(level !== undefined && { level }) });
      s.unit('Wolf').acted = true;
      const blow = { kind: 'charge', attacker: 0, target: 1, limb: -1 } as const;
      expect(whyNoBlow(s.field, s.state, blow)?.message).toBe('A VTOL does not charge');
      const mover = new Mover(s.field, s.state, 0, false);
      expect(mover.hasMode((mode) => chargeTarget(mover, mode) >= 0)).toBe(false);
    }
  });

  rule('MT-PRE-26', 'A club reaches a level above all other blows', () => {
    const reach = (level: number) => {
      const s = scene({
        options: COMBINED,
        units: {
          Wolf: { at: '0505 N', state: { club: 'tree' } },
          Heli: { mech: vtol('Heli'), at: '0504 N' },
        },
      });
      flyAt(s.state.units[1], level);
      const blow = { kind: 'club', attacker: 0, target: 1, limb: -1 } as const;
      expect(physicalDamageOf(s.field, s.state, blow)).toBe(10);
      return whyNoBlow(s.field, s.state, blow) === null;
    };
    expect([1, 2, 3].map(reach)).toEqual([true, true, false]);
  });
});

describe('What happens on the ground', () => {
  rule(
    'MT-PRE-12',
    'A VTOL set up over trees or water begins just above them, elsewhere on the ground',
    () => {
      const begins = (hex: string) => {
        const s = heli({ map: `.\n${hex}`, at: '0102 N' });
        beginAloft(s.field, 0, s.state.units[0]);
        return levelOf(s);
      };
      expect(['.', 'r1', 'l', 'H2', '~1', '~2@3'].map(begins)).toEqual([null, null, 3, 5, 1, 4]);
    },
  );

  rule(['MT-PRE-12', 'MT-BASE-19'], 'It flies over buildings, and lands on their roofs', () => {
    const s = heli({ map: '.\n.\n.', at: '0103 N' });
    const roofs = { ...s.field.special!, roof: new Uint8Array(s.field.board.size) };
    const built = { ...s.field, special: roofs };
    const cell = s.cell('0102');
    const seen = () => [clearanceOf(built, cell), isLandingGround(built, cell), landingLevel(built, cell)];
    expect(seen()).toEqual([0, true, 0]);
    roofs.roof[cell] = 4;
    expect(seen()).toEqual([4, true, 4]);
  });

  rule(['MT-WX-05', 'MT-PRE-12'], 'An earthquake shakes nobody in the air', () => {
    const rolled = (level?: number) => {
      const s = heli({ ...(level !== undefined && { level }), options: { 'weather-earthquake': 3 } });
      const wolf = s.state.units[1];
      wolf.prone = true;
      const rolls: Roll[] = level === undefined ? [piloting(6, 5)] : [];
      s.state.turn = 3;
      s.rolling(rolls, () => s.field.plugged.movementBegins?.(s.play, s.field));
      return s.happened('piloting-roll').length;
    };
    expect([rolled(1), rolled()]).toEqual([0, 1]);
  });
});
