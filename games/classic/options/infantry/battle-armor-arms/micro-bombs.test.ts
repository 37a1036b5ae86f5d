import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { buildingAt, cfOf, weaken } from '../../../buildings/census.ts';
import { putOnFloor } from '../../../buildings/floors.ts';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { type Melee, melee } from '../../../testing/melee.ts';
import { platoon } from '../../../testing/platoons.ts';
import { mech } from '../../../testing/scene.ts';
import { suits } from '../../../testing/squads.ts';
import { location, toHit } from '../../../testing/table.ts';
import { lane } from '../../../testing/terrain.ts';
import { COMBINED } from '../../../testing/vehicles.ts';

const ON = { ...COMBINED, buildings: true, 'battle-armor-arms': true };
const bomb = { type: 'drop-micro-bombs', unit: 'Squad' } as const;

/** Four suits on a roof in 0202, Wolf beside it in 0203, Foot farther off. */
function roof(floor = 2, gunnery = 4): Melee {
  const made = melee({
    map: lane('.', 'B2/2', '.', '.', '.'),
    options: ON,
    units: {
      Squad: {
        mech: suits('Squad', { weapons: [{ weapon: 'Micro Bomb', shots: 1 }] }),
        at: '0202 N',
        side: 0,
      },
      Wolf: { mech: mech('Wolf', { armor: 30 }), at: '0203 N', side: 1 },
      Foot: { mech: platoon('Foot'), at: '0204 N', side: 1 },
    },
  });
  putOnFloor(made.scene.state.units[0]!, floor);
  Object.assign(made.scene.state.units[0]!.crew, { gunnery });
  return made.beginAt('weapon', 0);
}
/** The squad drops them, and the others fire nothing. */
function drop(made: Melee, ...rolls: Roll[]): void {
  made.order(bomb);
  const { state } = made.scene;
  const open = () => made.asked.endsWith('weapon/declare');
  for (const unit of ['Foot', 'Wolf']) {
    const isLast = unit === 'Wolf';
    if (open()) made.order({ type: 'hold', unit, twist: 0 }, ...(isLast ? rolls : []));
  }
  if (open()) throw new Error(`turn ${state.turn}: somebody is still to declare`);
}
const walls = ({ scene: { state } }: Melee, hex: number) => cfOf(state, buildingAt(state, hex));
const direction = (die: number): Roll => ['scatter direction', die];

rule(
  'MT-WPN-63',
  'Micro bombs: two points a trooper in the hex below, one beside it, none on themselves',
  () => {
    const made = roof();
    drop(made, toHit(1, 1), location(3, 4));
    expect(made.scene.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([[1, 4]]);
    expect(walls(made, made.scene.cell('0202'))).toBe(40 - 8);
    expect(made.scene.unit('Squad').shots).toEqual([0]);
  },
);

rule('MT-WPN-63', 'From a roof alone, as an attack on a hex, once for each bomb', () => {
  expect(roof(0).orders).not.toContain('drop-micro-bombs');
  const { scene } = roof();
  const why = whyNotFire(scene.field, scene.state, { unit: 0, twist: 0, prop: null }, 0, 1);
  expect(why?.rule).toBe('MT-WPN-63');
  const made = roof(2, 7);
  drop(made, toHit(1, 2), location(3, 4));
  const [{ number, hit }] = made.scene.happened('micro-bombs-burst');
  expect([number.total, hit]).toEqual([3, true]);
});

rule('MT-WPN-63', 'A miss falls one hex off, where a die says', () => {
  const made = roof(2, 7);
  // South: Wolf has them at its feet, and Foot stands beside.
  drop(made, toHit(1, 1), direction(4), location(3, 4), location(3, 4));
  expect(made.scene.happened('damaged').map(({ unit, damage }) => [unit, damage])).toEqual([
    [1, 5],
    [1, 3],
    [2, 8],
  ]);
  expect(walls(made, made.scene.cell('0202'))).toBe(40 - 4);
});

rule(
  ['MT-WPN-63', 'MT-INFO-01'],
  'Who does not know its sheet sees them fall, and learns nothing of it',
  () => {
    const made = roof();
    drop(made, toHit(1, 1), location(3, 4));
    const { field } = made.scene;
    const seen = ['micro-bombs', 'micro-bombs-burst'] as const;
    const events = seen.map((type) => field.plugged.glimpse!(made.scene.happened(type)[0]!));
    expect(events).toMatchObject([
      { unit: 0, weapon: -1, bin: -1 },
      { unit: 0, number: { total: 0, lines: [] }, dice: [], hit: true },
    ]);
  },
);

rule(['MT-WPN-63', 'MT-BASE-21'], 'A roof that they break falls with those who dropped them', () => {
  const made = roof();
  const { state } = made.scene;
  const building = buildingAt(state, made.scene.cell('0202'));
  weaken(state, building, 33);
  drop(made, toHit(1, 1), location(3, 4), location(1), location(1), location(2));
  expect(made.scene.happened('building-falls')).toHaveLength(1);
});
