import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { armorBefore, armorOf, cfOf, wear } from '../../buildings/census.ts';
import { damageBuilding } from '../../buildings/damage.ts';
import { reachesInside, shielded } from '../../buildings/shelter.ts';
import { march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { location, piloting } from '../../testing/table.ts';
import { lane } from '../../testing/terrain.ts';
import { COMBINED } from '../../testing/vehicles.ts';

const ON = { buildings: true, 'structures-l3': true, 'structure-armament': true };
const ARMS = { ...ON, ...COMBINED };
const KEEP = 'F3/2+armored';

const state = ({ state: now }: Scene, building = 0) => [armorOf(now, building), cfOf(now, building)];
const hit = (s: Scene, points: number, isAttacked = true) =>
  damageBuilding(s.play, { building: 0, hex: s.cell('0101'), points, isAttacked });
const keep = (units: Parameters<typeof scene>[0]['units']): Scene =>
  scene({ map: `${KEEP} . .`, units, options: ARMS });
const OUTSIDE = { Wolf: { at: '0201 N' }, Bear: { at: '0301 N' } };

describe('Armor of a fortress', () => {
  rule('MT-STRUCT-10', 'It has as many points as the factor as new, and goes before the factor', () => {
    const s = keep(OUTSIDE);
    expect(state(s)).toEqual([90, 90]);
    hit(s, 60);
    expect(state(s)).toEqual([30, 90]);
    expect(hasCondition(battlefieldOf(s.state), 0, 'armored')).toBe(true);
    hit(s, 40);
    expect(state(s)).toEqual([0, 80]);
    expect(hasCondition(battlefieldOf(s.state), 0, 'armored')).toBe(false);
  });

  rule('MT-STRUCT-10', 'Only fortresses carry it, and only with the option', () => {
    const s = scene({ map: 'B3/2+armored . F3/1', units: OUTSIDE, options: ARMS });
    expect([armorOf(s.state, 0), armorOf(s.state, 1)]).toEqual([0, 0]);
  });

  rule('MT-STRUCT-10', 'As long as there is armor nothing outside hurts those inside', () => {
    const s = keep({ Wolf: { at: '0201 N' }, Bear: { at: '0101 N' } });
    const attack = { attacker: 0, target: 1 };
    expect(shielded(10, s.play, s.field, attack)).toBe(0);
    expect(state(s)).toEqual([80, 90]);
    expect(reachesInside(15, s.field, s.state, 1)).toBe(0);
    // What the phase began with counts to its end.
    wear(s.state, 0, 80);
    expect([armorOf(s.state, 0), armorBefore(s.state, 0)]).toEqual([0, 90]);
    expect(shielded(10, s.play, s.field, attack)).toBe(0);
    expect(state(s)).toEqual([0, 80]);
    s.state.turn++;
    expect(shielded(10, s.play, s.field, attack)).toBe(2);
    expect(reachesInside(15, s.field, s.state, 1)).toBe(15 - 8);
  });

  rule('MT-STRUCT-10', 'Infantry inside has no share of what is done to an armored fortress', () => {
    const s = keep({ Foot: { mech: platoon('Foot'), at: '0101 N' }, Bear: { at: '0301 N' } });
    hit(s, 40);
    expect(s.happened('damaged')).toEqual([]);
  });

  test('A note of damage to the factor keeps that of the armor', () => {
    const s = keep(OUTSIDE);
    hit(s, 100);
    hit(s, 5);
    expect(state(s)).toEqual([0, 75]);
  });
});

describe('Into an armored fortress', () => {
  const before = (file: Parameters<typeof march>[0]['units'], armor: number) => {
    const made = march({
      map: lane('.', KEEP, '.', '.', '.'),
      units: { ...file, Bear: { at: '0301 N', side: 1 } },
      options: ARMS,
    });
    if (armor < 90) wear(made.scene.state, 0, 90 - armor);
    return made;
  };
  const eighty = { Wolf: { mech: mech('Wolf', { tons: 80, walk: 6, armor: 40 }), at: '0205 N' } };

  rule('MT-STRUCT-10', 'Nothing but infantry goes in, and no way leads through', () => {
    const wolf = before(eighty, 90);
    expect(wolf.choices('move', 'Wolf', 'run')).not.toContain('0202');
    const foot = before({ Foot: { mech: platoon('Foot', { motion: 'motorized' }), at: '0203 N' } }, 90);
    expect(foot.choices('move', 'Foot', 'walk')).toContain('0202');
    // Without armor it is a fortress like others.
    const open = march({
      map: lane('.', 'F3/2', '.', '.', '.'),
      units: { ...eighty, Bear: { at: '0301 N', side: 1 } },
      options: ARMS,
    });
    expect(open.choices('move', 'Wolf', 'run')).toContain('0202');
  });

  rule(
    'MT-STRUCT-10',
    'Example: armor 10 and a factor of 90, 80 tons after 2 hexes: armor 0, 84, and it enters',
    () => {
      const made = before(eighty, 10);
      made.order({ type: 'move', unit: 'Wolf', mode: 'run', to: '0203', facing: 'N', more: true });
      made.order({ type: 'ram', unit: 'Wolf', mode: 'run' }, location(3, 4), location(3, 4), piloting(6, 6));
      expect([state(made.scene), made.hexOf('Wolf')]).toEqual([[0, 84], '0202']);
      // Its own tons: 8 points, in two groups.
      expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 3]);
    },
  );

  rule('MT-STRUCT-10', 'Example: with armor 20 there are 4 points of it left, and it stays', () => {
    const made = before(eighty, 20);
    made.order({ type: 'move', unit: 'Wolf', mode: 'run', to: '0203', facing: 'N', more: true });
    made.order({ type: 'ram', unit: 'Wolf', mode: 'run' }, location(3, 4), location(3, 4), piloting(6, 6));
    expect([state(made.scene), made.hexOf('Wolf')]).toEqual([[4, 90], '0203']);
    expect(made.scene.happened('damaged').map(({ damage }) => damage)).toEqual([5, 3]);
  });

  rule('MT-STRUCT-10', 'Armor that is just used up lets nobody in', () => {
    const made = before(eighty, 16);
    made.order({ type: 'move', unit: 'Wolf', mode: 'run', to: '0203', facing: 'N', more: true });
    made.order({ type: 'ram', unit: 'Wolf', mode: 'run' }, location(3, 4), location(3, 4), piloting(6, 6));
    expect([state(made.scene), made.hexOf('Wolf')]).toEqual([[0, 90], '0203']);
  });
});
