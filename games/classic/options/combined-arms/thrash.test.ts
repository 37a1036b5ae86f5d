import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { whyNoBlow } from '../../rules/physical/physical-to-hit.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, piloting } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const wolf = mech('Wolf', { tons: 50, armor: 20 });
const THRASH = { type: 'thrash', unit: 'Wolf', target: 'Troop' } as const;

function among(piloting = 5) {
  return melee({
    options: COMBINED,
    units: {
      Wolf: { mech: wolf, at: '0505 N', piloting, state: { prone: true } },
      Troop: { mech: platoon('Troop', { motion: 'jump' }), at: '0505 N' },
    },
  }).begin(0);
}

rule('MT-PRE-28', "Example: a 50-ton 'Mech thrashes a platoon in the open: 17 points, so 34 dead", () => {
  const made = among();
  expect(made.choices('thrash', 0)).toEqual([1]);
  made.order(THRASH, piloting(3, 2));
  expect(made.scene.unit('Troop').loss).toBe('troopers');
  expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([10, 10, 1]);
});

rule('MT-PRE-28', 'Then it rolls, or takes the damage of its fall again', () => {
  const made = among();
  made.order(THRASH, piloting(2, 2), location(3, 4));
  expect(made.scene.happened('damaged').at(-1)).toMatchObject({ unit: 0, damage: 5 });
});

/** Why a 'Mech does not thrash about. */
function why(
  map: string,
  at: string,
  state: object = {},
  file: UnitFile = platoon('Troop'),
): string | undefined {
  const s = scene({
    options: COMBINED,
    map,
    units: {
      Wolf: { mech: wolf, at: '0101 N', state: { prone: true, ...state } },
      Troop: { mech: file, at },
    },
  });
  return whyNoBlow(s.field, s.state, { kind: 'thrash', attacker: 0, target: 1, limb: -1 })?.message;
}

rule('MT-PRE-28', 'Only lying, among infantry, on clear or paved ground, with all weapons silent', () => {
  expect(['. .', 'p .', '.+road .'].map((map) => why(map, '0101 N'))).toEqual(Array(3).fill(undefined));
  expect(['l .', 'r .', '.+rubble .'].map((map) => why(map, '0101 N'))).toEqual(
    Array(3).fill('That needs clear or paved ground'),
  );
  expect(why('. .', '0201 N')).toBe('The target is not in its hex');
  expect(why('. .', '0101 N', { prone: false })).toBe("Only a 'Mech that lies thrashes about");
  expect(why('. .', '0101 N', { fired: 1 })).toBe('It has fired weapons in this turn');
  expect(why('. .', '0101 N', {}, vehicle('Tank'))).toBe('That attack is made on infantry');
});
