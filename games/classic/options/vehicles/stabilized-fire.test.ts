import { rule } from '@ironfield/conformance/rule.ts';
import { eventsFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { classic } from '../../game.ts';
import { loseStabilizer } from '../../rules/damage/crew-damage.ts';
import type { Mode } from '../../state.ts';
import { answerOf } from '../../testing/bot.ts';
import { initiative, Rounds } from '../../testing/rounds.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { toHit } from '../../testing/table.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';

const OPTIONS = { ...COMBINED, 'vehicle-crew': true, 'vehicle-crew-stabilized-fire': true } as const;
const LEVEL_3 = {
  ...OPTIONS,
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
} as const;
const FRONT = 0;

type Steady = boolean | undefined;

const tank = (tons: number, lasers: number) =>
  vehicle('Tank', { tons, turret: false, items: { FR: Array(lasers).fill('Medium Laser') } });

/** One that has moved so, before its fire, two hexes from Wolf. */
function battle(tons: number, lasers: number, mode: Mode = 'run', options: object = OPTIONS): Rounds {
  const game = new Rounds(
    scene({
      options: { ...options },
      units: {
        Tank: { mech: tank(tons, lasers), at: '0507 N', side: 0 },
        Wolf: { mech: mech('Wolf'), at: '0505 S', side: 1 },
      },
    }),
  );
  game.begin(1).still('Wolf');
  game.scene.unit('Tank').mode = mode;
  return game.still('Tank');
}

const volley = (...steady: Steady[]) => ({
  type: 'fire' as const,
  unit: 'Tank',
  twist: 0 as const,
  target: 1,
  attacks: steady.map((is, weapon) => ({ weapon, target: 1, ...(is !== undefined && { steady: is }) })),
});

/** What the movement of the vehicle comes to for each shot. */
function movement(game: Rounds, ...steady: Steady[]): number[] {
  game.order(volley(...steady), ...steady.map(() => toHit(1, 1)), ...initiative(1));
  return inAll(game.scene);
}

const OF_MOVEMENT: readonly string[] = ['CBT-THM-04', 'MT-VCOM-03', 'MT-VCOM-08'];
const inAll = (s: Scene): number[] =>
  s
    .happened('fire-declared')[0]
    .attacks.map(({ explanation }) =>
      explanation.lines.reduce(
        (sum, { rule: id, value }) => sum + (OF_MOVEMENT.includes(id ?? '') ? value : 0),
        0,
      ),
    );

describe('Which weapons', () => {
  rule('MT-VCOM-03', 'Example: crew 5: four weapons without the modifier, the fifth at +2 for Flank', () => {
    expect(movement(battle(75, 5), true, true, true, true, false)).toEqual([0, 0, 0, 0, 2]);
  });

  rule('MT-VCOM-03', 'Its player says which, and may leave it', () => {
    expect(movement(battle(30, 2), true, false)).toEqual([0, 2]);
    expect(movement(battle(30, 2), false, true)).toEqual([2, 0]);
    expect(movement(battle(30, 2), false, false)).toEqual([2, 2]);
  });

  rule('MT-VCOM-03', 'No more than the crew less one', () => {
    expect(battle(30, 2).refusal(volley(true, true)).rule).toBe('MT-VCOM-03');
    expect(battle(75, 5).refusal(volley(true, true, true, true, true)).rule).toBe('MT-VCOM-03');
  });

  rule('MT-VCOM-03', 'Example: a crew of 1 keeps none steady', () => {
    expect(movement(battle(15, 1), undefined)).toEqual([2]);
    expect(battle(15, 1).refusal(volley(true)).message).toBeDefined();
  });

  rule('MT-VCOM-03', 'With hands for all of them nothing has to be said', () => {
    expect(movement(battle(45, 2), undefined, undefined)).toEqual([0, 0]);
    const { field, state } = battle(45, 2).scene;
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    expect(field.plugged.shotFields!([], field, state, shot, 1)).toEqual([]);
  });

  rule(
    'MT-VCOM-03',
    'Cruising costs 1 otherwise, and standing still nothing, so nothing is said of it then',
    () => {
      expect(movement(battle(30, 2, 'walk'), true, false)).toEqual([0, 1]);
      expect(movement(battle(30, 2, 'still'), undefined, undefined)).toEqual([0, 0]);
      expect(battle(30, 2, 'still').refusal(volley(true, false)).message).toBeDefined();
    },
  );

  rule('MT-VCOM-03', "Without the option, and for a 'Mech, the movement counts", () => {
    const without = battle(45, 2, 'run', { ...COMBINED, 'vehicle-crew': true });
    expect(movement(without, undefined, undefined)).toEqual([2, 2]);
    const walker = scene({
      options: OPTIONS,
      units: {
        Tank: { mech: mech('Tank', { slots: { CT: ['Medium Laser'] } }), at: '0507 N' },
        Wolf: { mech: mech('Wolf'), at: '0505 S' },
      },
    });
    walker.unit('Tank').mode = 'run';
    const { field, state } = walker;
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    expect(field.plugged.shotFields!([], field, state, shot, 1)).toEqual([]);
  });
});

describe('A stabilizer that was hit', () => {
  rule(['MT-VCOM-03', 'MT-VCOM-08'], 'Example: where it is, at Flank +4, and nobody is asked', () => {
    const game = battle(75, 2, 'run', LEVEL_3);
    loseStabilizer(game.scene.state.units[0], FRONT);
    expect(movement(game, undefined, undefined)).toEqual([4, 4]);
  });

  rule(['MT-VCOM-03', 'MT-VCOM-08'], 'Weapons elsewhere have the crew to themselves', () => {
    const file = vehicle('Tank', { tons: 30, items: { FR: ['Medium Laser'], TU: ['Medium Laser'] } });
    const made = (isHit: boolean) => {
      const game = new Rounds(
        scene({
          options: LEVEL_3,
          units: {
            Tank: { mech: file, at: '0507 N', side: 0 },
            Wolf: { mech: mech('Wolf'), at: '0505 S', side: 1 },
          },
        }),
      );
      game.begin(1).still('Wolf');
      game.scene.unit('Tank').mode = 'run';
      game.still('Tank');
      if (isHit) loseStabilizer(game.scene.state.units[0], FRONT);
      return game;
    };
    expect(movement(made(true), undefined, undefined)).toEqual([4, 0]);
    expect(movement(made(false), false, true)).toEqual([2, 0]);
  });
});

describe('In a turn', () => {
  rule('MT-VCOM-03', 'Weapons that were kept steady in it count', () => {
    const game = battle(45, 3);
    const { field, state } = game.scene;
    const [vehicle_] = state.units;
    vehicle_.marks = { inside: { steadied: { turn: state.turn, weapons: [2] } } };
    expect(game.refusal(volley(true, true)).rule).toBe('MT-VCOM-03');
    expect(
      field.plugged.completeSalvo!(
        [0, 1].map((weapon) => ({ weapon, target: 1 })),
        field,
        state,
        { unit: 0, twist: 0, prop: null },
        1,
      ),
    ).toEqual([
      { weapon: 0, target: 1, steady: true },
      { weapon: 1, target: 1, steady: false },
    ]);
    vehicle_.marks = { inside: { steadied: { turn: state.turn, weapons: [1, 2] } } };
    expect(movement(game, undefined)).toEqual([2]);
  });

  rule('MT-VCOM-03', 'Those of an earlier turn do not', () => {
    const game = battle(45, 3);
    const { state } = game.scene;
    state.units[0].marks = { inside: { steadied: { turn: state.turn - 1, weapons: [0, 1] } } };
    expect(movement(game, true, true, false)).toEqual([0, 0, 2]);
  });

  rule(['MT-VCOM-03', 'MT-INFO-01'], 'Where sheets are hidden others do not hear of it', () => {
    const game = battle(30, 2, 'run', { ...OPTIONS, 'concealed-information': true });
    game.hold('Wolf').order(volley(true, false), toHit(1, 1), toHit(1, 1));
    const heard = (viewer: number) =>
      eventsFor(classic, game.scene.events, viewer).filter(({ type }) => type === 'steadied').length;
    expect([heard(0), heard(1)]).toEqual([1, 0]);
  });

  rule('MT-VCOM-03', 'They are noted when they are declared', () => {
    const game = battle(45, 3);
    game.order(volley(true, false, true), toHit(1, 1), toHit(1, 1), toHit(1, 1), ...initiative(1));
    expect(game.scene.happened('steadied')).toEqual([{ type: 'steadied', unit: 0, weapons: [0, 2] }]);
    expect(game.scene.happened('fire-declared')[0].attacks.map(({ steady }) => steady)).toEqual([
      true,
      false,
      true,
    ]);
  });

  rule('MT-VCOM-03', 'The choice tells the number of either way', () => {
    const { field, state } = battle(30, 2).scene;
    const shot = { attacker: 0, weapon: 0, target: 1, twist: 0, secondary: 0, aim: -1 } as const;
    const [pick] = field.plugged.shotFields!([], field, state, shot, 1);
    const number = (is: boolean) =>
      'describe' in pick ? pick.describe?.(is as never)?.explanation?.total : null;
    expect(number(false)! - number(true)!).toBe(2);
  });

  rule('MT-VCOM-03', 'A bot keeps as many steady as it can, and its order is one', () => {
    const game = battle(30, 2);
    const order = answerOf(game.scene);
    expect(order).toMatchObject({ type: 'fire', attacks: [{ steady: true }, { steady: false }] });
  });

  rule('MT-VCOM-03', 'One that is kept steady is noted, and none is told of where there is none', () => {
    const one = battle(30, 2);
    one.order(volley(false, true), toHit(1, 1), toHit(1, 1), ...initiative(1));
    expect(one.scene.happened('steadied')).toEqual([{ type: 'steadied', unit: 0, weapons: [1] }]);
    for (const mode of ['run', 'still'] as const) {
      const none = battle(15, 1, mode);
      none.order(volley(undefined), toHit(1, 1), ...initiative(1));
      expect(none.scene.happened('steadied')).toEqual([]);
    }
  });

  rule('MT-VCOM-03', "Nothing is noted of one that stands, nor of a 'Mech, which fires all it has", () => {
    const stands = battle(30, 2, 'still');
    stands.order(volley(undefined, undefined), toHit(1, 1), toHit(1, 1), ...initiative(1));
    const walker = new Rounds(
      scene({
        options: OPTIONS,
        units: {
          Tank: { mech: mech('Tank', { slots: { CT: ['2 x Medium Laser'] } }), at: '0507 N', side: 0 },
          Wolf: { mech: mech('Wolf'), at: '0505 S', side: 1 },
        },
      }),
    );
    walker.begin(1).still('Wolf');
    walker.scene.unit('Tank').mode = 'run';
    walker.still('Tank');
    walker.order(volley(undefined, undefined), toHit(1, 1), toHit(1, 1), ...initiative(1));
    for (const { scene: made } of [stands, walker])
      expect(made.happened('fire-declared')[0].attacks.map((attack) => 'steady' in attack)).toEqual([
        false,
        false,
      ]);
    expect(inAll(walker.scene)).toEqual([2, 2]);
  });
});
