import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../../battlefields.ts';
import { buildingAt, cfOf, weaken } from '../../buildings/census.ts';
import { putOnFloor } from '../../buildings/floors.ts';
import { march } from '../../testing/march.ts';
import { melee } from '../../testing/melee.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech } from '../../testing/scene.ts';
import { falls, location, piloting } from '../../testing/table.ts';
import { lane } from '../../testing/terrain.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const ON = { buildings: true };
const ARMS = { ...ON, ...COMBINED };
/** 55 tons: a punch does 6, a kick 11. */
const wolf = mech('Wolf', { tons: 55, armor: 30 });

const beside = (plan: { map?: string; at?: string; foot?: string } = {}) =>
  melee({
    map: plan.map ?? lane('.', 'B2/2', '.', '.'),
    units: {
      Wolf: { mech: wolf, at: plan.at ?? '0203 N' },
      Foot: { mech: platoon('Foot'), at: plan.foot ?? '0202 N', side: 1 },
    },
    options: ARMS,
  }).begin(0);
const hit = (made: ReturnType<typeof beside>) => {
  const { state } = made.scene;
  return cfOf(state, buildingAt(state, made.scene.cell('0202')));
};

describe('Limbs against a building', () => {
  rule('MT-BASE-20', 'A kick, a punch or two strike a building beside without a roll', () => {
    const after = (blow: string) => {
      const made = beside();
      made.order({ type: 'batter', unit: 'Wolf', hex: '0202', blow });
      return hit(made);
    };
    expect(after('kick LL')).toBe(40 - 11);
    expect(after('punch LA')).toBe(40 - 6);
    expect(after('punch both')).toBe(40 - 12);
  });

  rule('MT-BASE-20', 'Infantry inside has its share of the sum: half in a medium building', () => {
    const made = beside();
    made.order({ type: 'batter', unit: 'Wolf', hex: '0202', blow: 'punch both' });
    expect(made.scene.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([[1, 6]]);
  });

  rule('MT-BASE-20', 'Only beside it, on its feet, in the arc, and with limbs that have not fired', () => {
    const offers = (at: string, change: (made: ReturnType<typeof beside>) => void = () => {}) => {
      const made = melee({
        map: lane('.', 'B2/2', '.', '.'),
        units: { Wolf: { mech: wolf, at }, Bear: { at: '0301 N' } },
        options: ON,
      });
      change(made);
      made.begin(0);
      return made.asked !== 'over' && made.orders.includes('batter')
        ? made.choices('batter', 'Wolf', '0202')
        : [];
    };
    expect(offers('0203 N')).toEqual(['kick LL', 'kick RL', 'punch both', 'punch LA', 'punch RA']);
    // With the building on its left: the left arm alone reaches it.
    expect(offers('0203 SE')).toEqual(['punch LA']);
    expect(offers('0203 S')).toEqual([]);
    const leftFired = offers('0203 N', ({ scene: { field, state } }) => {
      state.units[0]!.thisTurn.fired = 1 << field.kinds[0]!.codes.indexOf('LA');
    });
    expect(leftFired).toEqual(['kick LL', 'kick RL', 'punch RA']);
  });

  rule(
    ['MT-WPN-62', 'MT-BASE-20'],
    'A sword strikes a building as it strikes anybody, unless its arm has fired',
    () => {
      const blade = mech('Wolf', {
        tons: 55,
        armor: 30,
        slots: { RA: ['Sword', 'Sword', 'Sword', 'Sword'] },
      });
      const before = (fired: number, options = {}) => {
        const made = melee({
          map: lane('.', 'B2/2', '.', '.'),
          units: { Wolf: { mech: blade, at: '0203 N' }, Bear: { at: '0301 N' } },
          options: { ...ON, ...options },
        });
        made.scene.state.units[0]!.thisTurn.fired = fired;
        return made.begin(0);
      };
      const SWORDS = { 'physical-weapons': true };
      const swords = (made: ReturnType<typeof before>) =>
        made.choices('batter', 'Wolf', '0202').filter((name) => String(name).startsWith('sword'));
      const right = 1 << before(0).scene.field.kinds[0]!.codes.indexOf('RA');
      expect([swords(before(0, SWORDS)), swords(before(right, SWORDS)), swords(before(0))]).toEqual([
        ['sword RA'],
        [],
        [],
      ]);
      const made = before(0, SWORDS);
      made.order({ type: 'batter', unit: 'Wolf', hex: '0202', blow: 'sword RA' });
      expect(hit(made)).toBe(40 - 7);
    },
  );

  test('From a roof that is higher than that of the building, nothing of it is in reach', () => {
    const made = (floor: number) => {
      const high = melee({
        map: lane('.', 'B2/2', 'B3/4', '.'),
        units: { Wolf: { mech: wolf, at: '0203 N' }, Bear: { at: '0304 N' } },
        options: ON,
      });
      putOnFloor(high.scene.state.units[0]!, floor);
      high.begin(0);
      return high.asked !== 'over' && high.orders.includes('batter');
    };
    expect([0, 2, 3, 4].map(made)).toEqual([true, true, false, false]);
  });
});

describe('Charges at a building', () => {
  const street = (grade: number) => lane('.', `B${grade}/2`, '.', '.', '.', '.', '.');
  const run = (grade: number, plan: { tank?: boolean; weakened?: number } = {}) => {
    const made = march({
      map: street(grade),
      units: {
        Wolf: {
          mech: plan.tank
            ? vehicle('Tank', { tons: 60, cruise: 6 })
            : mech('Wolf', { tons: 60, walk: 6, armor: 30 }),
          at: '0206 N',
        },
        Bear: { at: '0301 N' },
      },
      options: ARMS,
    });
    if (plan.weakened) weaken(made.scene.state, 0, plan.weakened);
    made.order({ type: 'move', unit: 'Wolf', mode: 'run', to: '0203', facing: 'N', more: true });
    return made;
  };

  rule(
    'MT-BASE-20',
    'The building takes a tenth of the tons for each hex, the attacker a tenth of the factor',
    () => {
      const made = run(2);
      made.order({ type: 'ram', unit: 'Wolf', mode: 'run' }, location(3, 4), piloting(6, 6));
      expect(cfOf(made.scene.state, 0)).toBe(40 - 18);
      expect(made.scene.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([[0, 4]]);
      expect([made.hexOf('Wolf'), made.scene.happened('piloting-roll')[0]!.number.total]).toEqual([
        '0203',
        7,
      ]);
    },
  );

  rule('MT-BASE-20', "A 'Mech that fails its roll after that falls; a vehicle has none to make", () => {
    const made = run(3);
    made.order(
      { type: 'ram', unit: 'Wolf', mode: 'run' },
      location(3, 4),
      location(3, 4),
      piloting(2, 4),
      ...falls(1, [3, 4], [3, 4]),
    );
    expect([cfOf(made.scene.state, 0), made.scene.unit('Wolf').prone]).toEqual([90 - 18, true]);
    const tank = run(2, { tank: true });
    tank.order({ type: 'ram', unit: 'Wolf', mode: 'run' }, location(3, 4));
    expect(tank.scene.happened('damaged').map(({ damage }) => damage)).toEqual([4]);
  });

  rule('MT-BASE-20', 'A building without any factor left comes down at the end of the phase', () => {
    const made = run(1, { weakened: 5 });
    made.order({ type: 'ram', unit: 'Wolf', mode: 'run' }, location(3, 4), piloting(6, 6));
    expect(cfOf(made.scene.state, 0)).toBe(0);
    expect(buildingAt(made.scene.state, made.scene.cell('0202'))).toBe(0);
    expect(battlefieldOf(made.scene.state).special!.roof[made.scene.cell('0202')]).toBe(2);
  });

  test('Nobody charges a building from a standing start, or without the MP to go in', () => {
    const made = march({
      map: lane('.', 'B3/2', '.'),
      units: { Wolf: { at: '0203 N', mech: mech('Wolf', { walk: 4 }) }, Bear: { at: '0301 N' } },
      options: ON,
    });
    expect(made.orders).not.toContain('ram');
    // 1 of 4 MP is spent, and a heavy building costs 4; a runner has 2 more.
    const walked = (mode: string) => {
      const far = march({
        map: lane('.', 'B3/2', '.', '.'),
        units: { Wolf: { at: '0204 N', mech: mech('Wolf', { walk: 4 }) }, Bear: { at: '0301 N' } },
        options: ON,
      });
      far.order({ type: 'move', unit: 'Wolf', mode, to: '0203', facing: 'N', more: true });
      return far.orders.includes('ram');
    };
    expect([walked('walk'), walked('run')]).toEqual([false, true]);
  });
});
