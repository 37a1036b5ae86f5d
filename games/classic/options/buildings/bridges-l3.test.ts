import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { describe, expect, test } from 'vitest';
import { hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { buildingAt, buildingOf, cfOf, weaken } from '../../buildings/census.ts';
import { damageBuilding } from '../../buildings/damage.ts';
import { phaseEnd } from '../../phases/turn/phase-end.ts';
import { flyAt } from '../../rules/ground/altitude.ts';
import { type March, march } from '../../testing/march.ts';
import { platoon } from '../../testing/platoons.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { falls, location } from '../../testing/table.ts';
import { lane } from '../../testing/terrain.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const ON = { buildings: true, 'structures-l3': true, 'bridges-l3': true };
const ARMS = { ...ON, ...COMBINED };
const BRIDGE = '~1+bridge';

const isBridge = (s: Scene, hex: string): boolean =>
  hasCondition(battlefieldOf(s.state), s.cell(hex), 'bridge');
const at = (s: Scene, hex: string): number => buildingAt(s.state, s.cell(hex));
const end = (s: Scene, ...rolls: Roll[]): void =>
  s.rolling(rolls, () => phaseEnd(s.play, { step: 'phase/end', phase: s.state.phase as 'weapon' } as never));
const hit = (s: Scene, hex: string, points: number): void =>
  damageBuilding(s.play, { building: at(s, hex), hex: s.cell(hex), points, isAttacked: true });

/** A bridge of six hexes from north to south. */
const river = (units: Parameters<typeof scene>[0]['units'], options: object = ARMS): Scene =>
  scene({
    map: lane('.', BRIDGE, BRIDGE, BRIDGE, BRIDGE, BRIDGE, BRIDGE, '.'),
    units,
    options: options as never,
  });
const FAR = { Wolf: { at: '0101 N' }, Bear: { at: '0309 N' } };

/** Somebody walks onto the first hex of a bridge, where others may be. */
function crossing(
  file: ReturnType<typeof mech> | ReturnType<typeof vehicle>,
  others: Parameters<typeof scene>[0]['units'],
  damage = 0,
): March {
  const made = march({
    map: lane('.', BRIDGE, '.', '.'),
    units: { Wolf: { mech: file, at: '0203 N' }, ...others },
    options: ARMS,
  });
  if (damage > 0) weaken(made.scene.state, 0, damage);
  return made;
}
const wolf = (tons: number) => mech('Wolf', { tons, armor: 30 });
const tank = (tons: number) => vehicle('Tank', { tons });

describe('What a bridge bears', () => {
  rule('MT-STRUCT-06', 'Each hex is a structure of 90 by itself', () => {
    const s = river(FAR);
    expect(['0202', '0207'].map((hex) => cfOf(s.state, at(s, hex)))).toEqual([90, 90]);
    expect(at(s, '0202')).not.toBe(at(s, '0203'));
    expect(buildingOf(s.state, at(s, '0202')).type).toBe('bridge');
    expect(at(river(FAR, { buildings: true, 'structures-l3': true }), '0202')).toBe(-1);
  });

  rule(
    'MT-STRUCT-06',
    "Example: a factor of 90, a 50-ton tank on it, and a 45-ton 'Mech: it collapses, and both fall",
    () => {
      const made = crossing(wolf(45), {
        Tank: { mech: tank(50), at: '0202 N', side: 0 },
        Bear: { at: '0301 N', side: 1 },
      });
      made.move('Wolf', 'walk', '0202 N', ...falls(1, [3, 4]), location(3, 4), location(3, 4));
      const s = made.scene;
      expect(isBridge(s, '0202')).toBe(false);
      // Over water a fall ends at its surface: 5 points, halved. The tank takes a tenth of 90.
      expect(s.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([
        [0, 3],
        [1, 5],
        [1, 4],
      ]);
      expect([
        s.unit('Wolf').prone,
        s.happened('building-falls').map(({ overloaded, structure }) => [overloaded, structure]),
      ]).toEqual([true, [[true, 'bridge']]]);
    },
  );

  rule('MT-STRUCT-06', 'Exactly as many tons as its factor it bears', () => {
    const made = crossing(wolf(40), {
      Tank: { mech: tank(50), at: '0202 N', side: 0 },
      Bear: { at: '0301 N', side: 1 },
    });
    made.move('Wolf', 'walk', '0202 N');
    expect(isBridge(made.scene, '0202')).toBe(true);
  });

  rule('MT-STRUCT-06', 'What counts is the factor that is left', () => {
    const alone = (damage: number) => {
      const made = crossing(wolf(45), { Bear: { at: '0301 N', side: 1 } }, damage);
      made.move('Wolf', 'walk', '0202 N', ...(damage > 45 ? falls(1, [3, 4]) : []));
      return isBridge(made.scene, '0202');
    };
    expect([alone(45), alone(46)]).toEqual([true, false]);
  });

  rule('MT-STRUCT-06', 'Infantry weighs as well, and what flies over it does not', () => {
    const foot = platoon('Foot');
    const bears = (left: number, aloft: boolean) => {
      const s = scene({
        map: lane('.', BRIDGE, '.'),
        units: { Foot: { mech: foot, at: '0202 N' }, Bear: { at: '0301 N' } },
        options: ARMS,
      });
      if (aloft) flyAt(s.state.units[0]!, 4);
      weaken(s.state, 0, 90 - left);
      end(s);
      return isBridge(s, '0202');
    };
    expect([bears(foot.tons, false), bears(foot.tons - 1, false), bears(foot.tons - 1, true)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  rule('MT-STRUCT-06', 'The collapse ends the move of whoever was on its way', () => {
    const made = march({
      map: lane('.', '.', BRIDGE, BRIDGE, '.'),
      units: {
        Tank: { mech: vehicle('Tank', { tons: 60, cruise: 4, motion: 'hover' }), at: '0205 N' },
        Bear: { at: '0301 N', side: 1 },
      },
      options: ARMS,
    });
    weaken(made.scene.state, at(made.scene, '0204'), 31);
    // A tenth of the 90 with which the phase began, in two groups.
    made.move('Tank', 'walk', '0202 N', location(3, 4), location(3, 4));
    expect(made.hexOf('Tank')).toBe('0204');
  });
});

describe('Bridges that are shot at', () => {
  rule(
    'MT-STRUCT-06',
    'Without any factor left a hex falls when the phase ends, and the others stand',
    () => {
      const s = river(FAR);
      hit(s, '0203', 90);
      expect(isBridge(s, '0203')).toBe(true);
      end(s);
      expect(['0202', '0203', '0204', '0207'].map((hex) => isBridge(s, hex))).toEqual([
        true,
        false,
        true,
        true,
      ]);
    },
  );

  rule('MT-STRUCT-06', 'Example: hexes 2 and 5 of six destroyed: 3 and 4 collapse, 1 and 6 stand', () => {
    const s = river(FAR);
    hit(s, '0203', 90);
    hit(s, '0206', 90);
    end(s);
    const standing = ['0202', '0203', '0204', '0205', '0206', '0207'].filter((hex) => isBridge(s, hex));
    expect(standing).toEqual(['0202', '0207']);
  });

  rule('MT-STRUCT-06', 'Whoever is on a hex between goes down with it', () => {
    const s = river({ Wolf: { mech: wolf(50), at: '0204 N' }, Bear: { at: '0309 N' } });
    hit(s, '0203', 90);
    hit(s, '0205', 90);
    end(s, ...falls(1, [3, 4]));
    expect([isBridge(s, '0204'), s.unit('Wolf').prone]).toEqual([false, true]);
  });

  rule('MT-STRUCT-06', 'It has no walls: nobody rolls to come onto it, and nobody is inside', () => {
    const made = crossing(wolf(50), { Bear: { at: '0301 N', side: 1 } });
    made.move('Wolf', 'walk', '0202 N');
    expect(made.scene.happened('piloting-roll')).toEqual([]);
    expect(cfOf(made.scene.state, 0)).toBe(90);
  });
});

test('A bridge that is gone leaves its water, and takes the road with it', () => {
  const s = scene({ map: lane('.', '~2+bridge+road', '.'), units: FAR_SMALL, options: ON });
  hit(s, '0202', 90);
  end(s);
  const field = battlefieldOf(s.state);
  expect([field.depth[s.cell('0202')], hasCondition(field, s.cell('0202'), 'road')]).toEqual([2, false]);
});
const FAR_SMALL = { Wolf: { at: '0101 N' }, Bear: { at: '0303 N' } };
