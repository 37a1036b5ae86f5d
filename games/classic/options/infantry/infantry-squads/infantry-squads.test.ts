import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { kindOf } from '../../../kinds.ts';
import { weaponNumber } from '../../../rules/fire/to-hit.ts';
import { physicalNumber } from '../../../rules/physical/physical-to-hit.ts';
import { platoonOf } from '../../../rules/unit/squads.ts';
import { mayEnter } from '../../../rules/unit/stacking.ts';
import { setupSchema } from '../../../setup.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const ON = { ...COMBINED, 'infantry-squads': true } as const;
const TONS = { foot: 1, motorized: 2, jump: 2 };
const squad = (name = 'Squad', plan: Partial<InfantryFile> = {}): InfantryFile =>
  platoon(name, { squad: true, troopers: 7, tons: TONS[plan.motion ?? 'foot'], ...plan });

const designOf = (file: InfantryFile) => kindOf(file).designOf(file);
const problems = (file: InfantryFile): readonly string[] => {
  const read = designOf(file);
  return read.ok ? [] : read.error;
};

describe('What a squad is', () => {
  rule('MT-INFY-01', 'Example: a rifle squad of 7: 2 points of damage; an SRM squad of 7: 4', () => {
    const damage = (arms: InfantryFile['arms']) => {
      const read = designOf(squad('Squad', { arms }));
      return read.ok && read.value.weapons[0].type.damage;
    };
    expect([damage('rifle'), damage('srm')]).toEqual([2, 4]);
  });

  rule('MT-INFY-01', 'At most seven, no engineers, and it weighs its share', () => {
    expect(problems(squad())).toEqual([]);
    expect(problems(squad('Squad', { troopers: 8 }))).toEqual([
      'troopers: a squad has at most 7 (MT-INFY-01)',
    ]);
    expect(problems(squad('Squad', { motion: 'motorized' }))).toEqual([]);
    expect(problems(squad('Squad', { motion: 'jump' }))).toEqual([]);
    expect(problems(squad('Squad', { tons: 3 }))).toHaveLength(1);
    expect(problems(squad('Squad', { motion: 'motorized', engineers: true }))).toEqual([
      'squad: engineers are whole platoons (MT-SOPS-05)',
    ]);
  });

  rule('MT-INFY-01', 'No game has them without the option', () => {
    const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
    const units = [{ ...setup.units[0], unit: squad() }, setup.units[1]];
    const refused = (options: object) =>
      setupSchema
        .safeParse({ ...setup, units, options: { ...COMBINED, ...options } })
        .error?.issues.map(({ message }) => message)
        .filter((message) => message.includes('Squad')) ?? [];
    expect(refused({})).toEqual([
      'Squad has the orders of a squad, and the option that it needs is off (MT-INFY-01)',
    ]);
    expect(refused(ON)).toEqual([]);
  });

  rule('MT-INFY-01', 'A leg attack of 7 troopers needs 12, and they swarm nobody', () => {
    const s = scene({
      options: ON,
      map: '. . .',
      units: { Squad: { mech: squad('Squad', { antiMech: true }), at: '0101 N' }, Wolf: { at: '0101 N' } },
    });
    const close = (how: 'leg' | 'swarm') =>
      s.field.kinds[0].troopers!.closeBase(s.field, s.state.units[0], how);
    expect([close('leg'), close('swarm')]).toEqual([12, null]);
  });
});

describe('Fire at a squad', () => {
  const number = (attacker: UnitFile, target: UnitFile) => {
    const s = scene({
      options: ON,
      map: '. . .',
      units: { Gunner: { mech: attacker, at: '0101 SE' }, Squad: { mech: target, at: '0201 N' } },
    });
    return weaponNumber(s.field, s.state, {
      attacker: 0,
      weapon: 0,
      target: 1,
      twist: 0,
      secondary: 0,
      aim: -1,
    });
  };
  const wolf = mech('Gunner', { slots: { RT: ['Medium Laser'] } });

  rule(
    'MT-INFY-01',
    "Example: a 'Mech at Gunnery 4, short range, squad standing still: 5; vehicles alike",
    () => {
      expect(number(wolf, squad())).toBe(5);
      expect(number(vehicle('Gunner', { items: { TU: ['Medium Laser'] } }), squad())).toBe(5);
    },
  );

  rule('MT-INFY-01', 'Not by infantry, and not at a platoon that is shot down to seven', () => {
    expect(number(platoon('Gunner', { arms: 'srm' }), squad())).toBe(4);
    expect(number(wolf, platoon('Squad', { troopers: 7 }))).toBe(4);
  });

  rule('MT-INFY-01', 'Blows are harder, too', () => {
    const kick = (target: UnitFile) => {
      const s = scene({
        options: ON,
        map: '. . .',
        units: { Wolf: { at: '0101 SE' }, Squad: { mech: target, at: '0201 N' } },
      });
      return physicalNumber(s.field, s.state, { kind: 'kick', attacker: 0, target: 1, limb: 6 });
    };
    expect(kick(squad()) - kick(platoon('Squad'))).toBe(1);
  });
});

describe('Stacking', () => {
  const yard = (...files: readonly (readonly [UnitFile, 0 | 1])[]) =>
    scene({
      options: ON,
      map: '. . .',
      units: Object.fromEntries([
        ...files.map(([file, side], index) => [`U${index}`, { mech: file, at: '0101 N', side }]),
        ['Foe', { at: '0301 N', side: 1 }],
      ]),
    });
  const enters = (moving: UnitFile, ...there: readonly (readonly [UnitFile, 0 | 1])[]) => {
    const s = yard([moving, 0], ...there);
    s.unit('U0').hex = s.cell('0201');
    return mayEnter(s.field, s.state, 0, s.cell('0101'));
  };

  rule('MT-INFY-01', 'All squads of a platoon in a hex count as one unit', () => {
    const mine: [UnitFile, 0] = [squad('Mine'), 0];
    const others: [UnitFile, 0] = [squad('Others'), 0];
    expect(enters(squad('Mine'), mine, mine, mine)).toBe(true);
    expect(enters(squad('Mine'), mine, others, others)).toBe(true);
    expect(enters(platoon('Guard'), mine, mine, mine)).toBe(true);
    expect(enters(platoon('Guard'), mine, mine, others)).toBe(false);
    expect(enters(squad('Mine'), [platoon('Guard'), 0], [platoon('Watch'), 0])).toBe(false);
  });

  rule('MT-INFY-01', 'Four of one name are a platoon, three that jump; a fifth is of the next one', () => {
    const first = (motion: InfantryFile['motion']) => {
      const file = squad('Mine', { motion });
      const s = yard([file, 0], [file, 0], [file, 0], [file, 0], [file, 0], [file, 1]);
      return [0, 1, 2, 3, 4, 5].map((unit) => platoonOf(s.field, unit));
    };
    expect(first('foot')).toEqual([0, 0, 0, 0, 4, 5]);
    expect(first('jump')).toEqual([0, 0, 0, 3, 3, 5]);
    const guard = yard([platoon('Guard'), 0], [platoon('Guard'), 0]);
    expect([0, 1].map((unit) => platoonOf(guard.field, unit))).toEqual([0, 1]);
  });
});
