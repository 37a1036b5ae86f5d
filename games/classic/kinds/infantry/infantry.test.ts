import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { kindOf } from '../../kinds.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { resolve } from '../../phases/weapon/weapon.ts';
import type { RuleId } from '../../rule-index.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { weaponNumber, whyNotFire } from '../../rules/fire/to-hit.ts';
import { wade } from '../../rules/piloting/bog.ts';
import { setupSchema } from '../../setup.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { Arms, InfantryFile } from '../../units/infantry-file.ts';
import type { UnitFile } from '../../units/unit-file.ts';
import { damageOf } from './data/platoons.ts';

const hits: Roll = ['to-hit', 6, 6];

/** A platoon in a hex of this map, and a 'Mech somewhere else. */
const field = (file: InfantryFile, map = '. . .', at = '0101 N', other = '0301 N', wolf?: UnitFile): Scene =>
  scene({
    options: COMBINED,
    map,
    units: { Troop: { mech: file, at }, Wolf: { mech: wolf ?? mech('Wolf'), at: other } },
  });

const alive = (s: Scene, name = 'Troop'): number => s.unit(name).structure[0];

/** One shot of a unit at another, and what it hits. */
function shoot(s: Scene, attacker: number, target: number, ...rolls: Roll[]): void {
  s.state.weaponAttacks = [{ attacker, weapon: 0, target, number: 2, bin: -1, aim: -1 }];
  s.rolling([hits, ...rolls], () => resolve(s.play, { attack: 0 }));
}

const armed = (item: string): UnitFile => mech('Wolf', { slots: { RT: [item] } });

describe('What a platoon does', () => {
  rule('MT-PRE-13', 'Example: machine guns: 28: 10, 27: 9, 22: 7, 2: 1, 1: 1; lasers 21: 11', () => {
    expect([28, 27, 22, 2, 1].map((troopers) => damageOf('machine-gun', troopers))).toEqual([10, 9, 7, 1, 1]);
    expect(damageOf('flamer', 28)).toBe(10);
    expect([damageOf('laser', 21), damageOf('srm', 7), damageOf('rifle', 28), damageOf('rifle', 10)]).toEqual(
      [11, 4, 7, 3],
    );
    expect(damageOf('rifle', 0)).toBe(0);
  });

  rule('MT-PRE-13', 'Its damage comes in groups of 5 points, each with a location of its own', () => {
    const s = field(platoon('Troop', { arms: 'srm' }));
    shoot(s, 0, 1, ['hit location', 3, 4], ['hit location', 3, 3], ['hit location', 4, 4]);
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([5, 5, 4]);
  });

  rule('MT-PRE-13', 'Who dies in a phase fights on till its end, and not in the next', () => {
    const s = field(platoon('Troop', { arms: 'rifle' }), 'l . .');
    s.rolling([], () => strikeInGroups(s.play, s.field, 0, 20, { table: 'mech', side: 'front', covered: 0 }));
    expect(alive(s)).toBe(8);
    shoot(s, 0, 1, ['hit location', 3, 4], ['hit location', 3, 3]);
    expect(
      s
        .happened('damaged')
        .slice(-2)
        .map(({ damage }) => damage),
    ).toEqual([5, 2]);
    s.state.units[0].thisPhase.damage = 0;
    shoot(s, 0, 1, ['hit location', 3, 4]);
    expect(s.happened('damaged').at(-1)?.damage).toBe(2);
  });

  const number = (arms: Arms, hexes: number, gunnery = 4): number => {
    const s = scene({
      options: COMBINED,
      map: '. . . . . . . .',
      units: {
        Troop: { mech: platoon('Troop', { arms }), at: '0101 N', gunnery },
        Wolf: { at: `0${1 + hexes}01 N` },
      },
    });
    s.state.units[0].thisTurn.mode = 'run';
    return weaponNumber(s.field, s.state, {
      attacker: 0,
      weapon: 0,
      target: 1,
      twist: 0,
      secondary: 0,
      aim: -1,
    });
  };

  rule('MT-PRE-13', 'Example: Gunnery 4, lasers at range 3, target standing: 8; at range 0: 2', () => {
    expect([number('laser', 3), number('laser', 0)]).toEqual([8, 2]);
  });

  rule('MT-PRE-13', 'Each weapon has ranges of its own, and its movement does not matter', () => {
    const row = (arms: Arms, to: number) =>
      Array.from({ length: to + 1 }, (_, hexes) => number(arms, hexes) - 4);
    expect(row('rifle', 2)).toEqual([-2, 0, 2]);
    expect(row('flamer', 2)).toEqual([-1, 0, 2]);
    expect(row('machine-gun', 3)).toEqual([-2, 0, 2, 4]);
    expect(row('srm', 6)).toEqual([-1, 0, 0, 2, 2, 4, 4]);
    expect([number('rifle', 3), number('flamer', 3), number('laser', 4), number('srm', 7)]).toEqual(
      Array(4).fill(99),
    );
  });

  rule('MT-PRE-13', 'It alone fires at units in its own hex, and all around', () => {
    const s = field(platoon('Troop'), '. . .', '0301 S', '0301 N', armed('Medium Laser'));
    const why = (unit: number) =>
      whyNotFire(s.field, s.state, { unit, twist: 0, prop: null }, 0, 1 - unit)?.message;
    expect([why(0), why(1)]).toEqual([undefined, 'There is no fire at a unit in the same hex']);
    for (const facing of [0, 1, 2, 3, 4, 5] as const) {
      const around = field(platoon('Troop'), '. . .', '0101 N', '0201 N');
      around.state.units[0].facing = facing;
      expect(whyNotFire(around.field, around.state, { unit: 0, twist: 0, prop: null }, 0, 1)).toBeNull();
    }
  });

  rule('MT-PRE-13', "A hit in its own hex strikes the front of a 'Mech or vehicle", () => {
    const s = field(platoon('Troop', { troopers: 4 }), '. . .', '0301 S', '0301 N', vehicle('Tank'));
    shoot(s, 0, 1, ['hit location', 3, 4]);
    expect(s.happened('location').map(({ side }) => side)).toEqual(['front']);
  });
});

describe('What is done to a platoon', () => {
  rule('MT-PRE-13', 'Example: a jump platoon hit by an AC/5 in the open: 10 dead', () => {
    const s = field(platoon('Troop', { motion: 'jump' }), '. . .', '0101 N', '0301 N', armed('4 x AC/5'));
    shoot(s, 1, 0);
    expect(alive(s)).toBe(11);
  });

  rule('MT-PRE-13', 'Double everywhere but in woods, jungle, rough ground, rubble and swamp', () => {
    const dead = (hex: string) => {
      const s = field(platoon('Troop'), `${hex} . .`, '0101 N', '0301 N', armed('Medium Laser'));
      shoot(s, 1, 0);
      return 28 - alive(s);
    };
    expect(['.', '~0', '.+road', 'l', 'H', 'r', '.+rubble', '.+swamp'].map(dead)).toEqual([
      10, 10, 10, 5, 5, 5, 5, 5,
    ]);
  });

  rule('MT-PRE-27', 'Example: machine gun, dice 8, in the open: 16 dead; in woods: 8', () => {
    const dead = (hex: string) => {
      const s = field(platoon('Troop'), `${hex} . .`, '0101 N', '0301 N', armed('Machine Gun'));
      shoot(s, 1, 0, ['machine gun at infantry', 3, 5]);
      return 28 - alive(s);
    };
    expect([dead('.'), dead('l')]).toEqual([16, 8]);
  });

  rule('MT-PRE-13', 'The machine guns of another platoon do what its strength says', () => {
    const s = field(platoon('Troop'), 'l . .', '0101 N', '0201 N', platoon('Other', { arms: 'machine-gun' }));
    shoot(s, 1, 0);
    expect(alive(s)).toBe(18);
  });

  rule('MT-PRE-27', 'Example: LRM 10, 6 missiles, in the open: a group of 5 and one of 1: 12 dead', () => {
    const s = field(
      platoon('Troop'),
      '. . .',
      '0101 N',
      '0301 N',
      mech('Wolf', { slots: { RA: ['2 x LRM 10'] } }),
    );
    shoot(s, 1, 0, ['cluster hits', 3, 4]);
    expect(s.happened('damaged').map(({ damage }) => damage)).toEqual([10, 2]);
  });

  rule('MT-PRE-27', 'With none left it is destroyed', () => {
    const s = field(platoon('Troop', { troopers: 9 }), '. . .', '0101 N', '0301 N', armed('4 x AC/5'));
    shoot(s, 1, 0);
    expect([alive(s), s.unit('Troop').loss]).toEqual([0, 'troopers']);
    s.rolling([], () => phaseEnd(s.play, { phase: 'weapon' }));
    expect(s.unit('Troop').hex).toBe(-2);
  });

  rule('MT-PRE-35', 'It sinks where ice breaks under it, and gets stuck in a swamp', () => {
    const s = field(platoon('Troop'), '~1 . .');
    s.rolling([], () => phaseEnd(s.play, { phase: 'movement' }));
    expect(s.unit('Troop').loss).toBe('sunk');
  });

  rule(
    'MT-PRE-35',
    'It rolls 5 and more not to get stuck, and 10 and more where it lands from a jump',
    () => {
      const stuck = (how: 'foot' | 'jump', a: number, b: number) => {
        const s = field(platoon('Troop', { motion: 'jump' }), '.+swamp . .');
        s.rolling([['piloting', a, b]], () => wade(s.play, s.field, 0, how));
        return s.happened('stuck').length === 1;
      };
      expect([stuck('foot', 2, 3), stuck('foot', 2, 2), stuck('jump', 5, 5), stuck('jump', 4, 5)]).toEqual([
        false,
        true,
        false,
        true,
      ]);
    },
  );
});

describe('Files of platoons', () => {
  test('a platoon takes part only where the option is on', () => {
    const { setup } = field(platoon('Troop')).state;
    const refused = (options: object) =>
      setupSchema
        .safeParse({ ...setup, options })
        .error?.issues.map(({ message }) => message)
        .filter((message) => message.includes('Troop'));
    expect(refused(COMBINED)).toEqual([]);
    expect(refused({})).toHaveLength(1);
  });

  test('each way of moving has a kind of its own, with its MP', () => {
    const mp = (motion: InfantryFile['motion'], arms: Arms) => {
      const file = platoon('Troop', { motion, arms });
      const s = field(file);
      const kind = kindOf(file);
      const points = (of: typeof kind.walkingPoints) =>
        totalOf<RuleId>((tally) => of(tally, s.field, s.state, 0));
      return [points(kind.walkingPoints), points(kind.jumpingPoints)];
    };
    expect([mp('foot', 'rifle'), mp('foot', 'srm')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect([mp('motorized', 'flamer'), mp('motorized', 'laser')]).toEqual([
      [3, 0],
      [2, 0],
    ]);
    expect([mp('jump', 'machine-gun'), mp('jump', 'srm')]).toEqual([
      [1, 3],
      [1, 2],
    ]);
  });

  test('what no platoon is, is refused', () => {
    const file = platoon('Troop', { motion: 'jump' });
    const read = kindOf(file).designOf({ ...file, tons: 3, troopers: 28 });
    expect(read.ok ? [] : read.error).toEqual([
      'tons: a platoon that moves like that (jump) weighs 4 tons',
      'troopers: a jump platoon has at most 25',
    ]);
  });
});
