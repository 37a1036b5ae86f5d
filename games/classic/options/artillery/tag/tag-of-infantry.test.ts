import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { kindOf } from '../../../kinds.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { setupSchema } from '../../../setup.ts';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';
import { taggersOf } from './tagging.ts';

const ON = { ...COMBINED, tag: true, 'infantry-tag': true } as const;
const troop = (plan: Partial<InfantryFile> = {}): InfantryFile =>
  platoon('Troop', { arms: 'laser', tag: true, ...plan });

const field = (hexes: number) =>
  melee({
    options: ON,
    map: '. . . . . .',
    units: {
      Troop: { mech: troop(), at: '0101 N', side: 0 },
      Foe: { mech: mech('Foe'), at: `0${1 + hexes}01 N`, side: 1 },
    },
  });

rule('MT-IEQP-07', 'With the ranges of lasers of infantry: -2, 0, +2 and +4, and no farther', () => {
  const number = (hexes: number) => {
    const { scene: s } = field(hexes);
    const shot = { attacker: 0, weapon: 1, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    return weaponNumber(s.field, s.state, shot) - 4;
  };
  expect([0, 1, 2, 3].map(number)).toEqual([-2, 0, 2, 4]);
  const taggers = (hexes: number) => {
    const { scene: s } = field(hexes);
    return taggersOf(s.field, s.state, 0);
  };
  expect([0, 1, 2, 3, 4].map((hexes) => taggers(hexes).length)).toEqual([1, 1, 1, 1, 0]);
});

rule('MT-IEQP-07', 'It is no weapon that is fired', () => {
  const { scene: s } = field(2);
  const stance = { unit: 0, twist: 0, prop: null } as const;
  expect([0, 1].map((weapon) => whyNotFire(s.field, s.state, stance, weapon, 1)?.rule)).toEqual([
    undefined,
    'MT-BASE-24',
  ]);
});

rule('MT-IEQP-07', 'Only infantry with lasers has it, and only with the option', () => {
  const problems = (file: InfantryFile) => {
    const read = kindOf(file).designOf(file);
    return read.ok ? [] : read.error;
  };
  expect(problems(troop())).toEqual([]);
  expect(problems(troop({ arms: 'rifle' }))).toEqual(['tag: only infantry with lasers has TAG (MT-IEQP-07)']);
  const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
  const units = [{ ...setup.units[0], unit: troop() }, setup.units[1]];
  const issues = (options: object) =>
    setupSchema
      .safeParse({ ...setup, units, options })
      .error?.issues.map(({ message }) => message)
      .filter((message) => message.includes('Troop')) ?? [];
  expect(issues({ ...COMBINED, tag: true })).toEqual([
    'Troop has TAG of infantry, and the option that it needs is off (MT-IEQP-07)',
  ]);
  expect(issues(ON)).toEqual([]);
});

rule('MT-IEQP-07', 'A platoon that designates attacks with nothing else in that turn', () => {
  const made = field(2);
  const { scene: s } = made;
  s.state.marks = {
    ...s.state.marks,
    tags: { turn: s.state.turn, list: [{ unit: 0, target: 1, from: s.cell('0101'), hit: true }] },
  };
  const stance = { unit: 0, twist: 0, prop: null } as const;
  expect(whyNotFire(s.field, s.state, stance, 0, 1)?.rule).toBe('MT-BASE-25');
});
