// Whole turns of a vehicle whose crew, weapons and turret are hit.

import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect } from 'vitest';
import { dazeOf, isTurretJammed, stuckWeapons } from '../../rules/damage/crew-damage.ts';
import { isImmobilized } from '../../rules/damage/motive.ts';
import { isHelpless } from '../../rules/fire/attack-modifiers.ts';
import { answerOf } from '../../testing/bot.ts';
import { initiative, Rounds } from '../../testing/rounds.ts';
import { mech, scene } from '../../testing/scene.ts';
import { location, toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const LEVEL_3 = {
  ...COMBINED,
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
} as const;
const critical = (a: number, b: number): Roll => ['critical hit', a, b];

const wolf = mech('Wolf', { slots: { CT: ['Medium Laser'] } });
const tank = vehicle('Tank', { armor: 2, items: { FR: ['Small Laser'], TU: ['Medium Laser'] } });

/** Wolf shoots first; Tank faces away, east of it, so that it is hit on the right. */
const battle = (options: OptionValues = LEVEL_3, facing = 'NE'): Rounds =>
  new Rounds(
    scene({
      options,
      units: {
        Tank: { mech: tank, at: `0505 ${facing}`, side: 0 },
        Wolf: { mech: wolf, at: '0508 N', side: 1 },
      },
    }),
  );

/** Nobody moves in the first turn; Wolf hits the tank with these dice, and the tank holds its fire. */
function firstTurn(made: Rounds, ...rolls: Roll[]): Rounds {
  made.begin(1);
  made.still('Wolf').still('Tank');
  made.fire('Wolf', 'Tank', ['Medium Laser']);
  made.hold('Tank', toHit(6, 6), ...rolls);
  return made;
}

describe('A stunned crew', () => {
  rule(
    'MT-VCOM-08',
    'It cruises at most in the next turn, does nothing else, and is no helpless target',
    () => {
      const made = firstTurn(battle(), location(3, 4), critical(4, 4), ...initiative(1));
      expect(made.scene.happened('vehicle-damage')).toMatchObject([{ result: 'crew-stunned' }]);
      const { state, field } = made.scene;
      expect([state.turn, made.asked]).toEqual([2, '1 movement/move']);
      expect(isHelpless(field, state.units[0])).toBe(false);
      made.still('Wolf');
      expect(made.choices('move', 'Tank')).toEqual(['walk']);
      expect(made.orders).not.toContain('charge');
      made.order({ type: 'move', unit: 'Tank', mode: 'walk', to: '0504', facing: 'NE', more: false });
      // It is not even asked for its fire.
      expect(made.asked).toBe('1 weapon/declare');
      made.hold('Wolf', ...initiative(1));
      expect([state.turn, dazeOf(state.units[0])]).toEqual([3, null]);
      expect(made.scene.happened('crew-steady')).toHaveLength(1);
      made.still('Wolf');
      expect(made.choices('move', 'Tank')).toEqual(['walk', 'run']);
      made.still('Tank').hold('Wolf');
      expect(made.orders).toContain('fire');
    },
  );

  rule('MT-VCOM-08', 'The base rule stuns it at once, for the rest of this turn and two more', () => {
    const made = firstTurn(
      battle(COMBINED),
      location(3, 4),
      critical(4, 4),
      ['critical slot', 1],
      ...initiative(1),
    );
    const { state, field } = made.scene;
    expect(made.scene.happened('vehicle-critical')).toMatchObject([{ result: 'stunned' }]);
    for (const turn of [2, 3]) {
      expect([state.turn, isHelpless(field, state.units[0])]).toEqual([turn, true]);
      made.still('Wolf');
      expect(made.orders).not.toContain('move');
      if (made.asked === '0 movement/move') made.still('Tank');
      made.hold('Wolf', ...initiative(1));
    }
    expect([state.turn, isHelpless(field, state.units[0])]).toEqual([4, false]);
  });

  rule('MT-VCOM-08', 'What it has declared in this turn is still fired', () => {
    const made = battle();
    made.begin(1);
    made.still('Wolf').still('Tank');
    made.fire('Wolf', 'Tank', ['Medium Laser']);
    made.order(
      { type: 'fire', unit: 'Tank', twist: 2, target: 'Wolf', attacks: [{ weapon: 1, target: 1 }] },
      toHit(6, 6),
      location(3, 4),
      critical(4, 4),
      toHit(1, 1),
      ...initiative(1),
    );
    expect(made.scene.happened('weapon-attack')).toHaveLength(2);
  });

  rule('MT-VCOM-08', 'Two results in one turn: two turns', () => {
    const made = firstTurn(battle(), location(1, 1), critical(4, 4), critical(4, 4), ...initiative(1));
    made
      .still('Wolf')
      .still('Tank')
      .hold('Wolf', ...initiative(1));
    made.still('Wolf');
    expect(made.choices('move', 'Tank')).toEqual(['walk']);
    made.still('Tank').hold('Wolf', ...initiative(1));
    made.still('Wolf');
    expect(made.choices('move', 'Tank')).toEqual(['walk', 'run']);
  });
});

rule('MT-VCOM-06', 'With Level 3 one roll alone is made, and none of the base table with it', () => {
  const made = firstTurn(battle(), location(3, 4), critical(6, 5), ...initiative(1));
  expect(made.scene.happened('vehicle-damage')).toMatchObject([{ result: 'engine' }]);
  expect([made.scene.happened('critical-roll'), made.scene.happened('vehicle-critical')]).toEqual([[], []]);
  expect(isImmobilized(made.scene.state.units[0])).toBe(true);
  made.still('Wolf');
  expect(made.orders).not.toContain('move');
});

describe('A jam', () => {
  /** Its front is towards Wolf. */
  const jammed = () => firstTurn(battle(LEVEL_3, 'S'), location(3, 4), critical(3, 4), ...initiative(1));

  rule(
    'MT-VCOM-08',
    'A weapon that has jammed is of no use until a Weapon Attack Phase is spent on it',
    () => {
      const made = jammed();
      const laser = made.scene.weapon('Tank', 'Small Laser');
      const { state } = made.scene;
      expect(stuckWeapons(state.units[0])).toEqual([{ weapon: laser, turn: 1 }]);
      made.still('Wolf').still('Tank').hold('Wolf');
      expect(made.orders.toSorted()).toEqual(['clear-jam', 'fire', 'hold']);
      expect(made.labels('clear-jam', 'Tank')).toEqual([['Small Laser FR']]);
      made.order({ type: 'clear-jam', unit: 'Tank', jam: laser }, ...initiative(1));
      expect([stuckWeapons(state.units[0]), state.turn]).toEqual([[], 3]);
      made.still('Wolf').still('Tank').hold('Wolf');
      expect(made.orders).not.toContain('clear-jam');
    },
  );

  rule('MT-VCOM-08', 'Nothing is cleared in the turn in which it jams, and none by a stunned crew', () => {
    const made = jammed();
    const vehicle_ = made.scene.unit('Tank');
    made.still('Wolf').still('Tank');
    vehicle_.marks = {
      ...vehicle_.marks,
      inside: { stuckWeapons: [{ weapon: 0, turn: 2 }] },
    };
    made.hold('Wolf');
    expect(made.orders).not.toContain('clear-jam');
    const dazed = jammed();
    const stunned = dazed.scene.unit('Tank');
    stunned.marks = { ...stunned.marks, inside: { ...stunned.marks?.inside, dazed: { from: 2, until: 2 } } };
    dazed
      .still('Wolf')
      .still('Tank')
      .hold('Wolf', ...initiative(1));
    expect(dazed.scene.state.turn).toBe(3);
  });

  rule('MT-VCOM-08', 'A turret stays as it is turned from turn to turn until it is freed', () => {
    const made = battle(LEVEL_3, 'NE');
    made.begin(1);
    made.still('Wolf').still('Tank');
    made.fire('Wolf', 'Tank', ['Medium Laser']);
    made.order(
      { type: 'hold', unit: 'Tank', twist: 2 },
      toHit(6, 6),
      location(5, 5),
      critical(3, 4),
      ...initiative(1),
    );
    const { state } = made.scene;
    expect([isTurretJammed(state.units[0]), state.units[0].twist]).toEqual([true, 2]);
    made.still('Wolf').still('Tank').hold('Wolf');
    expect(made.choices('hold', 'Tank')).toEqual([2]);
    expect(made.labels('clear-jam', 'Tank')).toEqual([['Turret']]);
    made.order({ type: 'clear-jam', unit: 'Tank', jam: 'turret' }, ...initiative(1));
    expect([isTurretJammed(state.units[0]), state.units[0].twist]).toEqual([false, 0]);
    made.still('Wolf').still('Tank').hold('Wolf');
    expect(made.choices('hold', 'Tank')).toHaveLength(6);
  });

  rule('MT-VCOM-08', 'A bot clears the weapon that is worth more than the rest', () => {
    const made = jammed();
    made.still('Wolf').still('Tank').hold('Wolf');
    const { state } = made.scene;
    expect(answerOf(made.scene)).toMatchObject({ type: 'fire' });
    const { inside } = state.units[0].marks!;
    state.units[0].marks = {
      inside: { ...inside, stuckWeapons: [{ weapon: made.scene.weapon('Tank', 'Medium Laser'), turn: 1 }] },
    };
    expect(answerOf(made.scene)).toEqual({
      type: 'clear-jam',
      unit: 0,
      jam: made.scene.weapon('Tank', 'Medium Laser'),
    });
  });
});
