import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect } from 'vitest';
import { crewOf, fieldGun } from '../../../data/field-guns.ts';
import { kindOf } from '../../../kinds.ts';
import { phaseEnd } from '../../../phases/turn/phase-end.ts';
import { roundsFor } from '../../../rules/fire/ammunition.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { setupSchema } from '../../../setup.ts';
import { type Melee, melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { location, toHit } from '../../../testing/table.ts';
import { COMBINED } from '../../../testing/vehicles.ts';
import type { InfantryFile } from '../../../units/infantry-file.ts';

const ON = { ...COMBINED, 'infantry-field-guns': true } as const;
const battery = (weapon = 'AC/5', guns = 2, plan: Partial<InfantryFile> = {}): InfantryFile =>
  platoon('Battery', { motion: 'motorized', fieldGuns: { weapon, guns }, ...plan });

const problems = (file: InfantryFile): readonly string[] => {
  const read = kindOf(file).designOf(file);
  return read.ok ? [] : read.error;
};

const EMPTY = Array.from({ length: 12 }, () => Array(12).fill('.').join(' ')).join('\n');

/** A battery in the middle, and targets around it. */
const position = (targets: Readonly<Record<string, string>>, file = battery(), map = EMPTY): Melee =>
  melee({
    options: ON,
    map,
    units: {
      Battery: { mech: file, at: '0606 N', side: 0 },
      ...Object.fromEntries(
        Object.entries(targets).map(([name, at]) => [name, { mech: mech(name), at, side: 1 as const }]),
      ),
    },
  });

/** The reason why these guns do not fire together at these targets; undefined if they do. */
function why(made: Melee, ...attacks: readonly (readonly [weapon: number, target: string])[]) {
  made.beginAt('weapon', 0);
  const order = {
    type: 'fire' as const,
    unit: 'Battery',
    twist: 0,
    target: attacks[0][1],
    attacks: attacks.map(([weapon, target]) => ({ weapon, target: made.scene.index(target) })),
  };
  try {
    return made.refusal(order).rule;
  } catch {
    return undefined;
  }
}

describe('What may be towed', () => {
  rule('MT-IEQP-02', 'Guns of platoons fire one round at a time, whatever their type', () => {
    const rounds = (weapon: string) => {
      const { field, state } = position({ Wolf: '0603 S' }, battery(weapon, 1)).scene;
      const gun = field.designs[0].weapons.findIndex(({ served }) => served === 'gun');
      return roundsFor(field, state, 0, gun);
    };
    expect(['Ultra AC/5', 'Rotary AC/2', 'AC/5'].map(rounds)).toEqual([[1], [1], [1]]);
  });

  rule('MT-IEQP-02', 'Example: 28 troopers: four AC/2, three AC/5 or two AC/10', () => {
    const most = (weapon: string) =>
      [1, 2, 3, 4, 5].filter((guns) => problems(battery(weapon, guns)).length === 0).at(-1);
    expect(['AC/2', 'AC/5', 'AC/10', 'AC/20', 'Gauss Rifle'].map(most)).toEqual([4, 3, 2, 2, 1]);
    expect(problems(battery('AC/5', 4))).toEqual(['fieldGuns: they need 32 troopers (MT-IEQP-02)']);
    expect(problems(battery('AC/5', 3, { troopers: 24 }))).toEqual([]);
    expect(problems(battery('AC/5', 3, { troopers: 23 }))).toHaveLength(1);
  });

  rule(
    'MT-IEQP-02',
    'Autocannons and Gauss rifles alone, by motorized infantry that are no engineers',
    () => {
      const fits = (weapon: string) => fieldGun(weapon) !== undefined;
      expect(
        ['Light AC/2', 'Ultra AC/5', 'LB 10-X AC', 'Light Gauss Rifle', 'Heavy Gauss Rifle'].map(fits),
      ).toEqual(Array(5).fill(true));
      expect(['PPC', 'Machine Gun', 'LRM 20', 'Long Tom Cannon'].map(fits)).toEqual(Array(4).fill(false));
      expect(problems(battery('PPC'))).toEqual(['fieldGuns: "PPC" is no field gun (MT-IEQP-02)']);
      const foot = platoon('Battery', { fieldGuns: { weapon: 'AC/2', guns: 1 } });
      expect(problems(foot)).toEqual(['fieldGuns: only a motorized platoon tows guns (MT-IEQP-02)']);
      expect(problems(battery('AC/2', 1, { engineers: true }))).toEqual([
        'fieldGuns: engineers have none (MT-SOPS-05)',
      ]);
      expect(crewOf({ halfTons: 15 })).toBe(8);
    },
  );

  rule('MT-IEQP-02', 'A ton of ammunition for each gun, and the option allows them', () => {
    const s = scene({ options: ON, units: { Battery: { mech: battery('AC/10', 2) }, Foe: {} } });
    expect(s.field.designs[0].bins.map(({ shots }) => shots)).toEqual([10, 10]);
    expect(s.unit('Battery').shots).toEqual([10, 10]);
    const { setup } = scene({ options: COMBINED, units: { Wolf: {}, Foe: {} } }).state;
    const units = [{ ...setup.units[0], unit: battery() }, setup.units[1]];
    const refused = setupSchema.safeParse({ ...setup, units }).error?.issues.map(({ message }) => message);
    expect(refused).toContain('Battery has field guns, and the option that it needs is off (MT-IEQP-02)');
  });
});

describe('Crews', () => {
  const after = (casualties: number, shots: readonly number[] = [20, 20, 20]) => {
    const s = scene({
      options: ON,
      units: { Battery: { mech: battery('AC/5', 3), at: '0101 N' }, Foe: { at: '0103 N' } },
    });
    s.state.units[0].body.shots = [...shots];
    s.unit('Battery').structure[0] -= casualties;
    s.state.phase = 'weapon';
    s.rolling([], () => phaseEnd(s.play, { phase: 'weapon' }));
    return s;
  };
  const lost = (casualties: number, shots?: readonly number[]) =>
    after(casualties, shots)
      .happened('gun-lost')
      .map(({ weapon }) => weapon);

  rule(
    'MT-IEQP-02',
    'Example: three AC/5, 10 casualties: 18 left, 24 needed: one gun lost, two remain',
    () => {
      expect(lost(10)).toHaveLength(1);
      expect([4, 5, 12, 13, 20, 21].map((casualties) => lost(casualties).length)).toEqual([0, 1, 1, 2, 2, 3]);
      expect(after(10).said('gun-lost')).toEqual(['Battery has nobody left to serve a gun: AC/5 1.']);
    },
  );

  rule('MT-IEQP-02', 'The gun with the least ammunition goes first, with what it has left', () => {
    expect(lost(10, [20, 3, 20])).toEqual([2]);
    const s = after(10, [20, 3, 20]);
    expect(s.unit('Battery').hits[0]).toBe(0b10);
    // Nobody is lost twice.
    s.rolling([], () => phaseEnd(s.play, { phase: 'weapon' }));
    expect(s.happened('gun-lost')).toHaveLength(1);
  });

  rule('MT-IEQP-02', 'A gun that nobody serves does not fire', () => {
    const made = position({ Ahead: '0603 N' }, battery('AC/5', 3));
    made.scene.state.units[0].body.hits[0] = 0b10;
    const stance = { unit: 0, twist: 0, prop: null } as const;
    const { field, state } = made.scene;
    const reasons = [0, 1, 2, 3].map((weapon) => whyNotFire(field, state, stance, weapon, 1)?.rule);
    expect(reasons).toEqual([undefined, undefined, 'CBT-WPN-01', undefined]);
  });
});

describe('Fire', () => {
  rule('MT-IEQP-03', 'Not in a turn in which it has moved', () => {
    const made = position({ Ahead: '0603 N' });
    const stance = { unit: 0, twist: 0, prop: null } as const;
    const reason = (weapon: number) =>
      whyNotFire(made.scene.field, made.scene.state, stance, weapon, 1)?.message;
    expect([0, 1].map(reason)).toEqual([undefined, undefined]);
    made.scene.unit('Battery').mode = 'walk';
    expect([0, 1].map(reason)).toEqual([undefined, 'Guns do not fire in a turn in which they have moved']);
  });

  rule('MT-IEQP-03', 'Guns or what they carry, not both', () => {
    expect(why(position({ Ahead: '0605 N' }), [1, 'Ahead'], [2, 'Ahead'])).toBeUndefined();
    expect(why(position({ Ahead: '0605 N' }), [0, 'Ahead'])).toBeUndefined();
    expect(why(position({ Ahead: '0605 N' }), [0, 'Ahead'], [1, 'Ahead'])).toBe('MT-IEQP-03');
  });

  // 0603 is straight ahead, 0703 and 0503 are less than 30 degrees off, 0804 is more, and 0609 is behind.
  rule(
    'MT-IEQP-03',
    'Example: all within 30 degrees of one hexside: 20 and 340 together, not 0 and 45',
    () => {
      const targets = { Ahead: '0603 N', Right: '0703 N', Left: '0503 N', Beside: '0804 N', Rear: '0609 N' };
      const together = (...names: (keyof typeof targets)[]) =>
        why(position(targets), ...names.map((name, index) => [index + 1, name] as const));
      expect(together('Right', 'Left')).toBeUndefined();
      expect(together('Ahead', 'Right')).toBeUndefined();
      expect(together('Beside', 'Ahead')).toBe('MT-IEQP-03');
      expect(together('Beside', 'Left')).toBe('MT-IEQP-03');
      expect(together('Ahead', 'Rear')).toBe('MT-IEQP-03');
      expect(together('Beside')).toBeUndefined();
      expect(together('Rear')).toBeUndefined();
    },
  );

  rule('MT-IEQP-03', 'A target exactly 30 degrees off belongs to both hexsides', () => {
    // 0705 and 0504 touch; 0704 lies on the corner between the first two hexsides.
    const targets = { Ahead: '0602 N', Corner: '0705 N', Right: '0805 N' };
    const together = (...names: (keyof typeof targets)[]) =>
      why(position(targets), ...names.map((name, index) => [index + 1, name] as const));
    expect(together('Ahead', 'Corner')).toBeUndefined();
    expect(together('Corner', 'Right')).toBeUndefined();
    expect(together('Ahead', 'Right')).toBe('MT-IEQP-03');
  });

  rule('MT-IEQP-03', 'With its Gunnery, the ranges of the gun, and +1 for a further target', () => {
    const made = position({ Ahead: '0603 N', Right: '0703 N' });
    made.scene.unit('Battery').facing = 3;
    const [ahead, right] = ['Ahead', 'Right'].map((name) => made.scene.index(name));
    made.beginAt('weapon', 0).order(
      {
        type: 'fire',
        unit: 'Battery',
        twist: 0,
        target: 'Ahead',
        attacks: [
          { weapon: 1, target: ahead },
          { weapon: 2, target: right },
        ],
      },
      toHit(1, 1),
      toHit(1, 1),
    );
    // At 3 hexes, the minimum range: +1. Where the platoon faced does not matter.
    const [{ attacks }] = made.scene.happened('fire-declared');
    expect(attacks.map(({ number }) => number)).toEqual([4 + 1, 4 + 1]);
    const rules = attacks[1].explanation.lines.map(({ value, rule: id }) => [value, id]);
    expect(rules).toContainEqual([1, 'CBT-THM-07']);
  });

  rule(
    'MT-IEQP-03',
    'Each gun rolls by itself, hits with all it has in one place, and uses its own ammunition',
    () => {
      const made = position({ Ahead: '0603 N' });
      made.beginAt('weapon', 0);
      const hits: Roll[] = [toHit(6, 6), location(3, 4), toHit(1, 1)];
      const target = made.scene.index('Ahead');
      made.order(
        {
          type: 'fire',
          unit: 'Battery',
          twist: 0,
          target: 'Ahead',
          attacks: [
            { weapon: 1, target },
            { weapon: 2, target },
          ],
        },
        ...hits,
      );
      expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5]);
      expect(made.scene.unit('Battery').shots).toEqual([19, 19]);
    },
  );

  rule('MT-IEQP-03', 'No fire at whoever is in its own hex, and none with lost nerves', () => {
    const made = position({ Ahead: '0606 N' });
    const stance = { unit: 0, twist: 0, prop: null } as const;
    const reason = (weapon: number) => whyNotFire(made.scene.field, made.scene.state, stance, weapon, 1);
    expect([reason(0), reason(1)?.message]).toEqual([null, expect.any(String)]);
  });
});

rule('MT-IEQP-03', 'Bots stay where their guns have a target, and fire them', () => {
  const made = position({ Ahead: '0603 N' });
  made.beginAt('movement', 0);
  const { field, state } = made.scene;
  expect(field.plugged.liesLow!(null, field, state, 0)).toEqual({ type: 'still', unit: 0 });
  const far = position({ Ahead: '0601 N' }, battery('AC/20', 2), EMPTY);
  far.scene.unit('Ahead').hex = far.scene.cell('1212');
  far.scene.unit('Ahead').hexesMoved = 10;
  far.scene.unit('Ahead').mode = 'run';
  far.beginAt('movement', 0);
  expect(far.scene.field.plugged.liesLow!(null, far.scene.field, far.scene.state, 0)).toBeNull();
});
