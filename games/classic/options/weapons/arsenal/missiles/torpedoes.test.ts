import { rule } from '@ironfield/conformance/rule.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import { describe, expect, test } from 'vitest';
import { weaponNamed } from '../../../../data/arsenal.ts';
import { weaponsAt } from '../../../../phases/weapon/hex-fire.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { weaponToHit, whyNotFire } from '../../../../rules/fire/to-hit.ts';
import { refusals } from '../../../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../../../testing/scene.ts';
import { COMBINED, vehicle } from '../../../../testing/vehicles.ts';
import type { UnitFile } from '../../../../units/unit-file.ts';

const diver = mech('Wolf', {
  slots: {
    RT: ['2 x SRT 6', '1 x LRT 5'],
    LT: ['Ammo SRT 6', 'Ammo LRT 5'],
    CT: ['SRM 2'],
    LA: ['Ammo SRM 2'],
  },
});
const ON = { ...COMBINED, 'naval-vessels': true, 'underwater-combat': true, torpedoes: true };

/** A column of water so deep, hex by hex from the south, with Wolf in the first and Bear in the last. */
function water(depths: string, { file = mech('Bear') as UnitFile, options = ON } = {}): Scene {
  return scene({
    options,
    map: [...depths].map((depth) => (depth === '.' ? '.' : `~${depth}`)).join('\n'),
    units: {
      Wolf: { mech: diver, at: `01${String(depths.length).padStart(2, '0')} N` },
      Bear: { mech: file, at: '0101 S' },
    },
  });
}

const why = (made: Scene, label: string) =>
  whyNotFire(made.field, made.state, { unit: 0, twist: 0, prop: null }, made.weapon('Wolf', label), 1)
    ?.rule ?? null;

describe('Torpedoes', () => {
  rule('MT-WPN-44', 'They are fired under water, where other missiles are not', () => {
    const made = water('2222');
    expect([why(made, 'SRT 6'), why(made, 'SRM 2')]).toEqual([null, 'MT-PRE-31']);
  });

  rule('MT-WPN-44', 'And between units that stand in the water, not from the shore or at it', () => {
    expect(why(water('1111'), 'SRT 6')).toBeNull();
    expect(why(water('111.'), 'SRT 6')).toBe('MT-WPN-44');
    expect(why(water('.111'), 'SRT 6')).toBe('MT-WPN-44');
  });

  rule(['MT-WPN-44', 'MT-PRE-18'], 'A ship is in the water, and a hovercraft is not', () => {
    const at = (motion: 'displacement' | 'hover') =>
      why(water('1111', { file: vehicle('Bear', { motion }) }), 'SRT 6');
    expect([at('displacement'), at('hover')]).toEqual([null, 'MT-WPN-44']);
  });

  rule(['MT-WPN-44', 'MT-PRE-18'], 'They need water all along the line', () => {
    expect(why(water('11.1'), 'SRT 6')).toBe('MT-WPN-44');
  });

  rule(['MT-WPN-44', 'MT-PRE-31'], 'Their ranges are 3, 6, 9, and 7, 14, 21 with a minimum range', () => {
    const number = (label: string, hexes: number) => {
      const made = water('2'.repeat(hexes + 1));
      const weapon = made.weapon('Wolf', label);
      return explain<RuleId>((tally) =>
        weaponToHit(tally, made.field, made.state, {
          attacker: 0,
          target: 1,
          weapon,
          twist: 0,
          secondary: 0,
          aim: -1,
        }),
      ).total;
    };
    expect([3, 4, 7].map((hexes) => number('SRT 6', hexes))).toEqual([4, 6, 8]);
    expect([6, 7, 8].map((hexes) => number('LRT 5', hexes))).toEqual([5, 4, 6]);
    expect(weaponNamed('Clan LRT 20')).toMatchObject({ min: 0, long: 21, halfTons: 10 });
  });

  rule('MT-WPN-44', 'They are fired at no hex', () => {
    const made = water('111');
    expect(weaponsAt(made.field, made.state, 0, made.cell('0102'))).toEqual([made.weapon('Wolf', 'SRM 2')]);
  });

  test('They need their option', () => {
    expect(refusals({}, diver).join()).toContain('torpedoes');
    expect(refusals(ON, diver)).toEqual([]);
  });
});
