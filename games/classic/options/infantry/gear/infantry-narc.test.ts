import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { kindOf } from '../../../kinds.ts';
import { phaseEnd } from '../../../phases/turn/phase-end.ts';
import { resolve } from '../../../phases/weapon/weapon.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { setupSchema } from '../../../setup.ts';
import { type Melee, melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { suits } from '../../../testing/squads.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';
import type { UnitFile } from '../../../units/unit-file.ts';

const ON = { ...COMBINED, 'infantry-narc': true } as const;
const troop = (plan: Partial<InfantryFile> = {}): InfantryFile => platoon('Troop', { narc: true, ...plan });
const boat = mech('Boat', {
  slots: { RT: ['LRM 15', 'LRM 15', 'LRM 15', 'Ammo LRM 15'], LT: ['SRM 6', 'SRM 6', 'Ammo SRM 6'] },
});

const field = (file: UnitFile = troop(), foe: UnitFile = mech('Foe'), at = '0301 N'): Melee =>
  melee({
    options: ON,
    map: '. . . . . . . . .',
    units: {
      Troop: { mech: file, at: '0101 N', side: 0 },
      Foe: { mech: foe, at, side: 1 },
      Boat: { mech: boat, at: '0201 SE', side: 0 },
      Other: { mech: mech('Other'), at: '0401 N', side: 1 },
    },
  });

const launchers = (file: UnitFile): number => {
  const read = kindOf(file).designOf(file);
  return read.ok ? read.value.weapons.filter(({ served }) => served === 'pod').length : -1;
};

describe('Launchers', () => {
  rule('MT-IEQP-06', 'One for each squad: 4 of a platoon, 3 of one that jumps, 1 of a squad', () => {
    const squad = { squad: true, troopers: 7, tons: 1 } as const;
    expect(
      [troop(), troop({ motion: 'motorized' }), troop({ motion: 'jump' }), troop(squad)].map(launchers),
    ).toEqual([4, 4, 3, 1]);
    expect(launchers(platoon('Troop'))).toBe(0);
    expect(launchers(troop({ motion: 'motorized', engineers: true }))).toBe(-1);
  });

  rule('MT-IEQP-06', 'No game has them without the option', () => {
    const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
    const units = [{ ...setup.units[0], unit: troop() }, setup.units[1]];
    const issues = (options: object) =>
      setupSchema
        .safeParse({ ...setup, units, options })
        .error?.issues.map(({ message }) => message)
        .filter((message) => message.includes('Troop')) ?? [];
    expect(issues(COMBINED)).toEqual([
      'Troop has Narc launchers, and the option that it needs is off (MT-IEQP-06)',
    ]);
    expect(issues(ON)).toEqual([]);
  });

  rule('MT-IEQP-06', 'They are lost only when fewer troopers live than there are pods', () => {
    const lost = (alive: number, fired = 0) => {
      const { scene: s } = field();
      const { body } = s.state.units[0];
      body.structure[0] = alive;
      for (let bin = 0; bin < fired; bin++) body.shots[bin] = 0;
      s.state.phase = 'weapon';
      s.rolling([], () => phaseEnd(s.play, { phase: 'weapon' }));
      return s.happened('launcher-lost').length;
    };
    expect([lost(5), lost(4), lost(3), lost(1)]).toEqual([0, 0, 1, 3]);
    expect([lost(3, 1), lost(1, 3), lost(1, 2)]).toEqual([0, 0, 1]);
  });
});

describe('Pods', () => {
  const number = (made: Melee, hexes: number, secondary: 0 | 1 = 0) => {
    const { field: at, state } = made.scene;
    made.scene.unit('Foe').hex = made.scene.cell(`0${1 + hexes}01`);
    const shot = { attacker: 0, weapon: 1, target: 1, twist: 0, secondary, aim: -1 } as const;
    return weaponNumber(at, state, shot);
  };

  rule('MT-IEQP-06', 'The ranges of SRMs of infantry, and no modifier for another target', () => {
    const made = field();
    expect([0, 1, 2, 3, 4, 5, 6].map((hexes) => number(made, hexes) - 4)).toEqual([-1, 0, 0, 2, 2, 4, 4]);
    expect(number(made, 7)).toBeGreaterThan(12);
    expect(number(made, 3, 1)).toBe(number(made, 3));
  });

  rule('MT-IEQP-06', "At 'Mechs, vehicles and battle armour, and not at people without armour", () => {
    const why = (foe: UnitFile) => {
      const { scene: s } = field(troop(), foe);
      return whyNotFire(s.field, s.state, { unit: 0, twist: 0, prop: null }, 1, 1)?.message;
    };
    expect([mech('Foe'), vehicle('Foe'), suits('Foe')].map(why)).toEqual([undefined, undefined, undefined]);
    expect(why(platoon('Foe'))).toBe('No pod sticks to people without armour');
  });

  const fire = (made: Melee, attacks: readonly (readonly [number, string])[], ...rolls: Roll[]) =>
    made.order(
      {
        type: 'fire',
        unit: 'Troop',
        twist: 0,
        target: attacks[0][1],
        attacks: attacks.map(([weapon, target]) => ({ weapon, target: made.scene.index(target) })),
      },
      ...rolls,
    );

  rule('MT-IEQP-06', 'Any of them, each with a roll and a target of its own, and nothing else', () => {
    const made = field(troop(), mech('Foe'), '0301 N');
    made.scene.state.turn = 3;
    made.beginAt('weapon', 0);
    const target = made.scene.index('Foe');
    const mixed = [
      { weapon: 0, target },
      { weapon: 1, target },
    ];
    expect(made.refusal({ type: 'fire', unit: 'Troop', twist: 0, target: 'Foe', attacks: mixed }).rule).toBe(
      'MT-IEQP-03',
    );
    for (const unit of [1, 2, 3]) made.scene.state.units[unit].thisPhase.acted = true;
    const dice: Roll[] = [toHit(6, 6), location(3, 4), toHit(1, 2)];
    fire(
      made,
      [
        [1, 'Foe'],
        [3, 'Other'],
      ],
      ...dice,
    );
    expect(made.scene.unit('Troop').shots).toEqual([0, 1, 0, 1]);
    expect(made.scene.said('narced')).toEqual(['A Narc pod sticks to Foe.']);
    expect(made.scene.state.units[1].marks?.pods).toEqual([{ side: 0, part: expect.any(Number), turn: 3 }]);
    expect(made.scene.state.units[3].marks).toBeNull();
    expect(made.scene.happened('damaged')).toEqual([]);
  });

  const missiles = (
    pod: { readonly side: 0 | 1; readonly turn: number } | null,
    { weapon = 1, isLost = false, dice = [3, 4] as readonly [number, number] } = {},
  ): number => {
    const { scene: s } = field();
    s.state.turn = 4;
    if (pod)
      s.state.units[1].marks = {
        pods: [
          { ...pod, part: 0 },
          { ...pod, part: 0 },
        ],
      };
    if (isLost) s.state.units[1].body.lost = 1;
    s.state.weaponAttacks = [{ attacker: 2, weapon, target: 1, number: 2, bin: -1, aim: -1 }];
    const groups: Roll[] = Array.from({ length: 6 }, () => location(3, 4));
    try {
      s.rolling([toHit(6, 6), ['cluster hits', ...dice], ...groups], () => resolve(s.play, { attack: 0 }));
    } catch {
      // More groups were written down than there are.
    }
    return s.happened('cluster')[0].missiles;
  };

  rule(
    'MT-ELEC-18',
    'Example: pod in turn 3; LRM 15, dice 7: 9 in turn 3, and in turn 4 as with 9: 12',
    () => {
      expect(missiles({ side: 0, turn: 4 })).toBe(9);
      expect(missiles({ side: 0, turn: 3 })).toBe(12);
    },
  );

  rule('MT-ELEC-18', 'For SRMs, too, at most as with 12, and twice is no more; only of its own side', () => {
    expect(missiles(null, { weapon: 0 })).toBe(4);
    expect(missiles({ side: 0, turn: 3 }, { weapon: 0 })).toBe(5);
    expect(missiles({ side: 0, turn: 3 }, { dice: [6, 6] })).toBe(15);
    expect(missiles({ side: 1, turn: 3 })).toBe(9);
  });

  rule('MT-ELEC-18', 'It is lost with what it sticks to', () => {
    expect(missiles({ side: 0, turn: 3 }, { isLost: true })).toBe(9);
  });
});

rule('MT-IEQP-06', 'Bots send a pod where they have nothing to fire at, for missiles of their side', () => {
  const made = field(troop(), mech('Foe'), '0501 N');
  const { field: at, state } = made.scene;
  const hold = { type: 'hold', unit: 0, twist: 0 } as const;
  const idle = () => at.plugged.idle!(hold, at, state, 0);
  expect(idle()).toMatchObject({ type: 'fire', unit: 0, attacks: [{ weapon: 1 }] });
  state.units[2].loss = 'engine';
  expect(idle()).toEqual(hold);
});
