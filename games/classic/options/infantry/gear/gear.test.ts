import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { damageOf, speedOf } from '../../../kinds/infantry/data/platoons.ts';
import { kindOf } from '../../../kinds.ts';
import { hurt } from '../../../phases/weapon/close-attack.ts';
import { resolve } from '../../../phases/weapon/weapon.ts';
import type { RuleId } from '../../../rule-index.ts';
import { weaponNumber, weaponToHit } from '../../../rules/fire/to-hit.ts';
import { setupSchema } from '../../../setup.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../../testing/scene.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const hits: Roll = ['to-hit', 6, 6];
const armed = (item: string): UnitFile => mech('Wolf', { slots: { RT: [item] } });

const field = (options: object, troop: UnitFile, map = '. . .', wolf = armed('4 x AC/5')): Scene =>
  scene({
    options: { ...COMBINED, ...options },
    map,
    units: { Troop: { mech: troop, at: '0101 N' }, Wolf: { mech: wolf, at: '0301 N' } },
  });

/** What a setup with this unit is refused for. */
function refusals(options: object, file: UnitFile): readonly string[] {
  const { setup } = field({}, platoon('Other')).state;
  const [first, ...others] = setup.units;
  const units = [{ ...first, unit: file }, ...others];
  return (
    setupSchema
      .safeParse({ ...setup, units, options: { ...COMBINED, ...options } })
      .error?.issues.map(({ message }) => message)
      .filter((message) => message.includes('Troop')) ?? []
  );
}

function shoot(s: Scene, ...rolls: Roll[]): void {
  s.state.weaponAttacks = [{ attacker: 1, weapon: 0, target: 0, number: 2, bin: -1, aim: -1 }];
  s.rolling([hits, ...rolls], () => resolve(s.play, { attack: 0 }));
}

const problems = (file: InfantryFile): readonly string[] => {
  const read = kindOf(file).designOf(file);
  return read.ok ? [] : read.error;
};

describe('Heavy armour', () => {
  const ON = { 'infantry-heavy-armor': true };
  const heavy = platoon('Troop', { heavyArmor: true });
  const boxes = (s: Scene) => [s.unit('Troop').structure[0], s.unit('Troop').armor[0]];

  rule('MT-IEQP-04', 'Example: 7 points in woods: 3 dead, one with one box; in the open (14) 7 dead', () => {
    const struck = (map: string) => {
      const s = field(ON, heavy, map);
      s.rolling([], () =>
        s.field.kinds[0].strike(s.play, s.field, 0, { part: 0, rear: false, critical: false }, 7),
      );
      return boxes(s);
    };
    expect(struck('l . .')).toEqual([25, 24]);
    expect(struck('. . .')).toEqual([21, 21]);
  });

  rule('MT-IEQP-04', 'Who has lost one box fights on, and dies first', () => {
    const s = field(ON, heavy, 'l . .');
    s.rolling([], () => hurt(s.play, s.field, 0, 1));
    expect(boxes(s)).toEqual([28, 27]);
    expect(s.said('damaged')).toEqual(['Troop loses no trooper; 28 left.']);
    s.rolling([], () => hurt(s.play, s.field, 0, 1));
    expect(boxes(s)).toEqual([27, 27]);
    s.rolling([], () => hurt(s.play, s.field, 0, 54));
    expect([...boxes(s), s.unit('Troop').loss]).toEqual([0, 0, 'troopers']);
  });

  rule('MT-IEQP-04', 'Its own attacks are at +1, and those of others are not', () => {
    const number = (attacker: number) => {
      const s = field(ON, heavy, '. . .', armed('Medium Laser'));
      const shot = { attacker, weapon: 0, target: 1 - attacker, twist: 0, secondary: 0, aim: -1 } as const;
      return explain<RuleId>((tally) => weaponToHit(tally, s.field, s.state, shot));
    };
    expect(number(0)).toTotal(4 + 2 + 1);
    expect(number(1)).toTotal(4);
  });

  rule('MT-IEQP-04', 'Only on foot, and not for those who were trained against machines', () => {
    expect(problems(platoon('Troop', { heavyArmor: true, motion: 'jump' }))).toEqual([
      'heavyArmor: only a platoon on foot wears it (MT-IEQP-04)',
    ]);
    expect(problems(platoon('Troop', { heavyArmor: true, antiMech: true }))).toEqual([
      "antiMech: nobody in heavy armour attacks 'Mechs at close quarters (MT-IEQP-04)",
    ]);
    expect(problems(heavy)).toEqual([]);
  });

  rule('MT-IEQP-04', 'No game has it without the option', () => {
    expect(refusals({}, heavy)).toEqual([
      'Troop has heavy armour, and the option that it needs is off (MT-IEQP-04)',
    ]);
    expect(refusals(ON, heavy)).toEqual([]);
  });

  rule('MT-INFY-03', 'Heavy armour does not help against what kills one or two', () => {
    const dead = (item: string) => {
      const s = field({ ...ON, 'infantry-weapon-damage': true }, heavy, '. . .', armed(item));
      shoot(s);
      return boxes(s);
    };
    expect(dead('Medium Laser')).toEqual([27, 27]);
    expect(dead('3 x PPC')).toEqual([26, 26]);
  });
});

describe('LRM infantry', () => {
  const ON = { 'infantry-lrm': true };

  rule('MT-IEQP-05', 'Its MP: on foot 1, motorized 3, jumping 1 and 3', () => {
    expect((['foot', 'motorized', 'jump'] as const).map((motion) => speedOf(motion, 'lrm'))).toEqual([
      { ground: 1, jump: 0 },
      { ground: 3, jump: 0 },
      { ground: 1, jump: 3 },
    ]);
  });

  rule('MT-IEQP-05', 'Example: survivors 28: 7, 27: 7, 24: 6, 21: 6, 10: 3, 1: 1', () => {
    expect([28, 27, 24, 21, 10, 1].map((troopers) => damageOf('lrm', troopers))).toEqual([7, 7, 6, 6, 3, 1]);
  });

  const number = (hexes: number): number => {
    const s = scene({
      options: { ...COMBINED, ...ON },
      map: '. '.repeat(15),
      units: {
        Troop: { mech: platoon('Troop', { arms: 'lrm' }), at: '0101 N' },
        Wolf: { at: `${String(1 + hexes).padStart(2, '0')}01 N` },
      },
    });
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    return weaponNumber(s.field, s.state, shot);
  };

  rule('MT-IEQP-05', 'Example: Gunnery 4, range 12, target standing in the open: 9; at 13 impossible', () => {
    expect([number(12), number(13)]).toEqual([9, 99]);
  });

  rule('MT-IEQP-05', 'Each range has a modifier of its own', () => {
    expect(Array.from({ length: 13 }, (_, hexes) => number(hexes) - 4)).toEqual([
      8, 6, 4, 2, 0, 0, 0, 2, 2, 2, 4, 4, 5,
    ]);
  });

  test('no game has it without the option', () => {
    expect(refusals({}, platoon('Troop', { arms: 'lrm' }))).toEqual([
      'Troop has LRMs, and the option that it needs is off (MT-IEQP-05)',
    ]);
    expect(refusals(ON, platoon('Troop', { arms: 'lrm' }))).toEqual([]);
  });
});
