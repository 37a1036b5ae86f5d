import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import type { PhysicalKind } from '../../data/physical-attacks.ts';
import { physicalNumber } from '../../rules/physical/physical-to-hit.ts';
import { duel } from '../../testing/duel.ts';
import { scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { CT, LL } from '../../units/locations.ts';

const options = { 'master-rules': true };
const BEHIND_HILL = ['.', '.', '.', '.1', '.'];

describe('The Master Rules', () => {
  rule('MT-PRE-01', 'Partial cover is +3, and hits land on the punch table', () => {
    const made = duel({ options, hexes: BEHIND_HILL });
    expect(made.toHit('Medium Laser').lines).toContainEqual({
      value: 3,
      reason: 'Target has partial cover',
      rule: 'MT-PRE-01',
      kind: 'add',
    });
    made.fire('Medium Laser', toHit(6, 6), location(3));
    expect(made.scene.happened('damaged').map(({ location }) => location)).toEqual([CT]);
  });

  rule('MT-PRE-01', 'In the open hits land anywhere', () => {
    expect(duel({ options }).fire('Medium Laser', toHit(6, 6), location(3, 4))).toBe(5);
  });

  rule('MT-PRE-01', 'The modifier for a fast target ends at +4', () => {
    const at = (hexesMoved: number) =>
      duel({ options, range: 2, mark: { hexesMoved, mode: 'run' } }).toHit('Medium Laser').total - 4;
    expect([2, 3, 5, 7, 10, 17, 18, 25].map(at)).toEqual([0, 1, 2, 3, 4, 4, 4, 4]);
  });

  rule('MT-PRE-01', 'A target in Depth 1 is +2 in all, fire from Depth 1 is +1', () => {
    const number = (...hexes: string[]) => duel({ options, hexes }).toHit('Medium Laser').total;
    expect(number('.', '.', '.')).toBe(4);
    expect(number('.', '.', '~1')).toBe(6);
    expect(number('~1', '.', '.')).toBe(5);
    expect(number('~0', '.', '~0')).toBe(4);
  });

  rule('MT-PRE-01', 'So are blows at and out of Depth 1', () => {
    const kick = (map: string) => {
      const { field, state } = scene({ map, units: { A: { at: '0101 S' }, B: { at: '0102 N' } }, options });
      return physicalNumber(field, state, { kind: 'kick', attacker: 0, target: 1, limb: LL });
    };
    expect(['.\n.', '~1\n~1', '~1\n.'].map(kick)).toEqual([3, 3 + 1 - 1 + 3, 4]);
  });

  rule(
    'MT-PRE-01',
    'Physical attacks have numbers that no skill changes, but a charge the difference of skills',
    () => {
      const { field, state } = scene({
        units: { Ram: { at: '0505 S', piloting: 2 }, Ewe: { at: '0506 N', piloting: 4 } },
        options,
      });
      const number = (kind: 'kick' | 'charge', limb: number) =>
        physicalNumber(field, state, { kind, attacker: 0, target: 1, limb });
      expect(number('kick', LL)).toBe(3);
      expect(number('charge', -1)).toBe(3);
    },
  );
});

rule(
  'MT-PRE-01',
  'A punch, a club, a hatchet and a push begin with 4, a kick with 3, deaths from above with 5',
  () => {
    const { field, state } = scene({
      units: { Ram: { at: '0505 S', piloting: 2 }, Ewe: { at: '0506 N', piloting: 4 } },
      options,
    });
    const number = (kind: PhysicalKind, skill: number) => {
      const tally: number[] = [];
      field.plugged.physicalBase!(
        { total: 0, add: (value: number) => tally.push(value) } as never,
        kind,
        skill,
        undefined,
      );
      return tally[0];
    };
    const kinds = ['punch', 'kick', 'club', 'hatchet', 'push', 'dfa'] as const;
    expect(kinds.map((kind) => number(kind, 2))).toEqual([4, 3, 4, 4, 4, 5]);
    expect(kinds.map((kind) => number(kind, 7))).toEqual([4, 3, 4, 4, 4, 5]);
    expect(state.units).toHaveLength(2);
  },
);
