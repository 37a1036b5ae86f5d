import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';

import { kindOf } from '../../../kinds.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { setupSchema } from '../../../setup.ts';
import { melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';

const sappers = (plan: Partial<InfantryFile> = {}): InfantryFile =>
  platoon('Sappers', { motion: 'motorized', engineers: true, ...plan });

const problems = (file: InfantryFile): readonly string[] => {
  const read = kindOf(file).designOf(file);
  return read.ok ? [] : read.error;
};

describe('Combat engineers', () => {
  rule('MT-SOPS-05', 'Motorized, with rifles, trained or not: 28 troopers, 3 MP, 7 points', () => {
    expect(problems(sappers())).toEqual([]);
    expect(problems(sappers({ antiMech: true }))).toEqual([]);
    expect(problems(sappers({ motion: 'foot' }))).toEqual([
      'engineers: only a motorized platoon with rifles is one of engineers (MT-SOPS-05)',
    ]);
    expect(problems(sappers({ arms: 'laser' }))).toHaveLength(1);
    const s = scene({
      options: { ...COMBINED, engineers: true },
      units: { Sappers: { mech: sappers() }, Foe: {} },
    });
    expect(s.field.designs[0]).toMatchObject({
      ground: 3,
      structure: [28],
      weapons: [{ type: { damage: 7 } }],
    });
  });

  rule('MT-SOPS-05', 'No game has them without the option', () => {
    const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
    const units = [{ ...setup.units[0], unit: sappers() }, setup.units[1]];
    const refused = (options: object) =>
      setupSchema
        .safeParse({ ...setup, units, options: { ...COMBINED, ...options } })
        .error?.issues.map(({ message }) => message)
        .filter((message) => message.includes('Sappers'));
    expect(refused({})).toEqual([
      "Sappers has engineers' tools, and the option that it needs is off (MT-SOPS-05)",
    ]);
    expect(refused({ engineers: true })).toEqual([]);
  });
});

describe('Firefighting', () => {
  const beside = (file = sappers(), at = '0101 N') =>
    melee({
      options: { ...COMBINED, engineers: true, 'engineers-firefighting': true, fire: true },
      map: '. l+fire . .\n. . . .',
      units: {
        Sappers: { mech: file, at },
        Foe: { mech: mech('Foe', { slots: { RT: ['Medium Laser'] } }), at: '0401 N' },
      },
    }).beginAt('weapon', 0);
  const fight = { type: 'fight-fire', unit: 'Sappers', hex: '0201' } as const;
  const throws = (a: number, b: number): Roll => ['firefighting', a, b];
  const after = (a: number, b: number) => {
    const made = beside().order(fight);
    made.order({ type: 'hold', unit: 'Foe', twist: 0 }, throws(a, b));
    return made.scene.state.ground;
  };

  rule('MT-SOPS-08', 'On 8 and more it is out', () => {
    expect(after(4, 4)).toEqual({ '0201': { terrain: 'light woods', features: [] } });
    expect(after(4, 3)).toBeNull();
  });

  rule('MT-SOPS-08', 'Beside the fire, by engineers, and instead of all attacks', () => {
    expect(beside().orders).toContain('fight-fire');
    expect(beside(sappers(), '0402 N').orders).not.toContain('fight-fire');
    expect(beside(platoon('Sappers')).orders).not.toContain('fight-fire');
    const made = beside().order(fight);
    expect(made.asked).toBe('1 weapon/declare');
    expect(made.scene.said('fights-fire')).toEqual(['Sappers fights the fire in hex 0201.']);
  });
});

describe('Fieldworks', () => {
  const ON = { ...COMBINED, engineers: true, 'infantry-dig-in': true, 'engineers-fieldworks': true };
  const camp = (map = '. . . . . .', file = sappers()) =>
    melee({
      options: ON,
      map,
      units: {
        Sappers: { mech: file, at: '0101 SE', side: 0 },
        Wolf: {
          mech: mech('Wolf', { slots: { RT: ['Medium Laser'], LT: ['Flamer'] } }),
          at: '0301 N',
          side: 1,
        },
      },
    });
  const dig = { type: 'fortify', unit: 'Sappers' } as const;
  /** A whole turn of work, or another move. */
  const turn = (made: ReturnType<typeof camp>, order: object = dig) => {
    made.scene.state.turn++;
    for (const unit of made.scene.state.units) unit.thisPhase.acted = false;
    made.beginAt('movement', 0).order(order as typeof dig);
    made.scene.rolling([], () => made.scene.field.plugged.turnEnds!(made.scene.play, made.scene.field));
  };

  rule('MT-SOPS-10', 'Two complete turns of work, and the hex is fortified', () => {
    const made = camp();
    turn(made);
    expect(made.scene.state.ground).toBeNull();
    turn(made);
    expect(made.scene.state.ground).toEqual({ '0101': { terrain: 'clear', features: ['fortified'] } });
    expect(made.scene.said('fieldworks').at(-1)).toBe('Sappers has fortified its hex.');
    expect(made.scene.unit('Sappers').marks).toBeNull();
  });

  rule('MT-SOPS-10', 'Whoever does something else in between has worked in vain', () => {
    const made = camp();
    turn(made);
    turn(made, { type: 'still', unit: 'Sappers' });
    expect(made.scene.said('fieldworks').at(-1)).toBe('Sappers gives up its trenches.');
    turn(made);
    expect(made.scene.state.ground).toBeNull();
    const moved = camp();
    turn(moved);
    moved.scene.state.turn++;
    moved
      .beginAt('movement', 0)
      .order({ type: 'move', unit: 'Sappers', mode: 'walk', to: '0201', facing: 'SE', more: false });
    expect(moved.scene.unit('Sappers').marks).toBeNull();
  });

  rule('MT-SOPS-10', 'Whoever works attacks nobody', () => {
    const made = camp('. . . . . .');
    made.scene.state.turn = 1;
    made.beginAt('movement', 0).order(dig);
    const stance = { unit: 0, twist: 0, prop: null } as const;
    expect(whyNotFire(made.scene.field, made.scene.state, stance, 0, 1)?.message).toBe(
      'It works on trenches',
    );
  });

  rule('MT-SOPS-10', 'Not in water, on pavement or in buildings, and only by engineers', () => {
    const digs = (hex: string, file?: InfantryFile) => {
      const made = camp(`${hex} . . . . .`, file);
      return made.beginAt('movement', 0).orders.includes('fortify');
    };
    expect(['.', 'l', 'r', '.+rubble'].map((hex) => digs(hex))).toEqual([true, true, true, true]);
    expect(['~0', 'p', '.+road', '.+fortified'].map((hex) => digs(hex))).toEqual(Array(4).fill(false));
    expect(digs('.', platoon('Sappers', { motion: 'motorized' }))).toBe(false);
  });

  const number = (hex: string, file: InfantryFile, weapon = 0, state: object = {}) => {
    const s = scene({
      options: ON,
      map: `${hex} . . . .`,
      units: {
        Troop: { mech: file, at: '0101 N', state },
        Wolf: { mech: mech('Wolf', { slots: { RT: ['Medium Laser'], LT: ['Flamer'] } }), at: '0201 N' },
      },
    });
    return weaponNumber(s.field, s.state, {
      attacker: 1,
      weapon,
      target: 0,
      twist: 0,
      secondary: 0,
      aim: -1,
    });
  };

  rule('MT-SOPS-10', 'Anybody on foot in it is dug in at once: +2 but for flamers, and nothing twice', () => {
    const troop = platoon('Troop');
    const lasers = ['.', '.+fortified'].map((hex) => number(hex, troop, 1));
    const flames = ['.', '.+fortified'].map((hex) => number(hex, troop, 0));
    expect([lasers, flames].map(([open, dug]) => dug - open).sort()).toEqual([0, 2]);
    const dug = { marks: { trench: { facing: 0, isDone: true } } };
    expect(number('.+fortified', troop, 1, dug)).toBe(number('.+fortified', troop, 1));
  });

  rule('MT-SOPS-10', 'No hit is doubled there, and it fires ahead', () => {
    const s = scene({
      options: ON,
      map: '.+fortified . .',
      units: { Troop: { mech: platoon('Troop', { arms: 'srm' }), at: '0101 N' }, Wolf: { at: '0301 N' } },
    });
    s.rolling([], () =>
      s.field.kinds[0].strike(s.play, s.field, 0, { part: 0, rear: false, critical: false }, 5),
    );
    expect(s.unit('Troop').structure).toEqual([23]);
    const why = (facing: number) => {
      s.unit('Troop').facing = facing as 0;
      return whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, 0, 1)?.message;
    };
    expect([1, 2, 4].map(why)).toEqual([undefined, undefined, 'It fires ahead out of its trench']);
  });
});
