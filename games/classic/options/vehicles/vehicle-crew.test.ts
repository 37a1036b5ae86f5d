import { rule } from '@ironfield/conformance/rule.ts';
import { eventsFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect } from 'vitest';
import { classic } from '../../game.ts';
import { crewOf } from '../../rules/crew/crew-size.ts';
import { isTurretJammed, jamTurret, jamWeapon, stuckWeapons } from '../../rules/damage/crew-damage.ts';
import { lockTurret } from '../../rules/damage/motive.ts';
import { answerOf } from '../../testing/bot.ts';
import { initiative, Rounds } from '../../testing/rounds.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { toHit } from '../../testing/table.ts';
import { COMBINED, vehicle, vtol } from '../../testing/vehicles.ts';
import type { UnitFile } from '../../units/unit-file.ts';

const OPTIONS = { ...COMBINED, 'vehicle-crew': true } as const;
const LEVEL_3 = {
  ...OPTIONS,
  'vehicle-motive-damage': true,
  'vehicle-hit-location': true,
  'vehicle-critical-hits': true,
} as const;

/** Four lasers in front. */
const gunship = (tons: number) =>
  vehicle('Tank', { tons, turret: false, items: { FR: Array(4).fill('Medium Laser') } });
const mute = (name: string) => mech(name);

/** Enemies straight ahead at the same range, one behind the other is none of its business: all in the front arc. */
const PLACES = ['0505 S', '0504 S', '0404 S', '0604 S'];
function battle(tons: number, enemies: number, options: object = OPTIONS, places = PLACES): Rounds {
  const names = ['Ares', 'Boreas', 'Charon', 'Dis'].slice(0, enemies);
  const foes = names.map((name, index) => [name, { mech: mute(name), at: places[index], side: 1 }] as const);
  const game = new Rounds(
    scene({
      options: { ...options },
      units: { Tank: { mech: gunship(tons), at: '0507 N', side: 0 }, ...Object.fromEntries(foes) },
    }),
  );
  game.begin(1);
  for (const name of names) game.still(name);
  return game.still('Tank');
}

type Attended = boolean | undefined;

/** Fires a laser at each of so many enemies; the first is the primary target. */
const volley = (...attended: Attended[]) => ({
  type: 'fire' as const,
  unit: 'Tank',
  twist: 0 as const,
  target: 1,
  attacks: attended.map((is, index) => ({
    weapon: index,
    target: index + 1,
    ...(is !== undefined && { attended: is }),
  })),
});

/** What each of these attacks costs for its target. */
function costs(game: Rounds, ...attended: Attended[]): number[] {
  game.order(volley(...attended), ...attended.map(() => toHit(1, 1)), ...initiative(1));
  return costsIn(game.scene);
}

const costsIn = (s: Scene): number[] =>
  s
    .happened('fire-declared')[0]
    .attacks.map(
      ({ explanation }) => explanation.lines.find(({ rule: id }) => id === 'CBT-THM-07')?.value ?? 0,
    );

rule(
  'MT-VCREW-01',
  'Example: one crewman for every 15 tons: 50 tons 4, 15 one, 16 and 30 two, 31 three, 100 seven',
  () => {
    const crew = (file: UnitFile) =>
      crewOf(
        scene({ options: OPTIONS, units: { Tank: { mech: file, at: '0101 N' }, Wolf: { at: '0105 N' } } })
          .field,
        0,
      );
    expect([50, 15, 16, 30, 31, 100, 1, 45, 46].map((tons) => crew(gunship(tons)))).toEqual([
      4, 1, 2, 2, 3, 7, 1, 3, 4,
    ]);
    expect([crew(vtol('Tank', { tons: 21 })), crew(mech('Tank'))]).toEqual([2, 0]);
  },
);

describe('One crewman', () => {
  rule('MT-VCREW-02', 'It fires at one target a turn', () => {
    const game = battle(15, 2);
    expect(game.refusal(volley(undefined, undefined)).rule).toBeDefined();
    const single = { ...volley(undefined), attacks: [0, 1].map((weapon) => ({ weapon, target: 1 })) };
    game.order(single, toHit(1, 1), toHit(1, 1), ...initiative(1));
    expect(game.scene.happened('fire-declared')[0].attacks).toHaveLength(2);
  });

  rule(
    ['MT-VCREW-02', 'MT-VCREW-03'],
    'Two fire at several, with the usual modifiers, and so does anybody without the option',
    () => {
      expect(costs(battle(16, 2), undefined, undefined)).toEqual([0, 1]);
      expect(costs(battle(30, 2), undefined, undefined)).toEqual([0, 1]);
      expect(costs(battle(15, 2, COMBINED), undefined, undefined)).toEqual([0, 1]);
    },
  );

  rule('MT-VCREW-03', 'Two pay 2 for a target that is not ahead', () => {
    const turret = vehicle('Tank', { tons: 30, items: { FR: ['Medium Laser'], RS: ['Medium Laser'] } });
    const bulky = vehicle('Tank', { tons: 31, items: { FR: ['Medium Laser'], RS: ['Medium Laser'] } });
    const cost = (file: UnitFile) => {
      const game = new Rounds(
        scene({
          options: OPTIONS,
          units: {
            Tank: { mech: file, at: '0507 N', side: 0 },
            Ares: { mech: mute('Ares'), at: '0505 S', side: 1 },
            Boreas: { mech: mute('Boreas'), at: '0707 S', side: 1 },
          },
        }),
      );
      game.begin(1).still('Ares').still('Boreas').still('Tank');
      return costs(game, undefined, undefined);
    };
    expect([cost(turret), cost(bulky)]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });
});

rule('MT-VCREW-04', "A 'Mech pays for its other targets as ever", () => {
  const s = scene({
    options: OPTIONS,
    units: {
      Tank: { mech: mech('Tank', { slots: { CT: ['2 x Medium Laser'] } }), at: '0507 N', side: 0 },
      Ares: { mech: mute('Ares'), at: '0505 S', side: 1 },
      Boreas: { mech: mute('Boreas'), at: '0504 S', side: 1 },
    },
  });
  const game = new Rounds(s);
  game.begin(1).still('Ares').still('Boreas').still('Tank');
  expect(costs(game, undefined, undefined)).toEqual([0, 1]);
});

describe('Three and more', () => {
  rule(
    'MT-VCREW-04',
    'Example: 31 tons: two targets without a modifier; with as many nothing has to be said',
    () => {
      expect(costs(battle(31, 2), undefined, undefined)).toEqual([0, 0]);
    },
  );

  rule(
    'MT-VCREW-04',
    'Example: 31 tons, three targets: the one that is named is free, the other at +1',
    () => {
      expect(costs(battle(31, 3), undefined, true, false)).toEqual([0, 0, 1]);
      expect(costs(battle(31, 3), undefined, false, true)).toEqual([0, 1, 0]);
      expect(costs(battle(31, 3), undefined, false, false)).toEqual([0, 1, 1]);
    },
  );

  rule(
    'MT-VCREW-04',
    'Example: a crew of 4 has three targets without a modifier, and the fourth at +1',
    () => {
      expect(costs(battle(50, 3), undefined, undefined, undefined)).toEqual([0, 0, 0]);
      expect(costs(battle(50, 4), undefined, true, true, false)).toEqual([0, 0, 0, 1]);
    },
  );

  rule('MT-VCREW-04', 'No more targets are named than there are crewmen for them', () => {
    expect(battle(31, 3).refusal(volley(undefined, true, true)).rule).toBe('MT-VCREW-04');
    expect(battle(50, 4).refusal(volley(undefined, true, true, true)).rule).toBe('MT-VCREW-04');
  });

  rule('MT-VCREW-04', 'All weapons at a target are alike', () => {
    const at = (first: boolean, second: boolean) => ({
      ...volley(undefined),
      attacks: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2, attended: first },
        { weapon: 2, target: 2, attended: second },
      ],
    });
    expect(battle(31, 3).refusal(at(true, false)).rule).toBe('MT-VCREW-04');
    const game = battle(31, 3);
    game.order(at(true, true), toHit(1, 1), toHit(1, 1), toHit(1, 1), ...initiative(1));
    expect(costsIn(game.scene)).toEqual([0, 0, 0]);
  });

  rule('MT-VCREW-04', 'The choice tells the number that each way needs', () => {
    const { field, state } = battle(31, 3).scene;
    const shot = { attacker: 0, weapon: 1, target: 2, twist: 0, secondary: 0, aim: -1 } as const;
    const [pick] = field.plugged.shotFields!([], field, state, shot, 1);
    const number = (is: boolean) =>
      'describe' in pick ? pick.describe?.(is as never)?.explanation?.total : null;
    expect(pick).toMatchObject({ name: 'attended', values: [false, true] });
    expect(number(false)! - number(true)!).toBe(1);
    expect(field.plugged.shotFields!([], field, state, shot, 2)).toEqual([]);
  });

  rule('MT-VCREW-04', 'A target out of the front arc costs 1 as well, where it is not free', () => {
    const game = new Rounds(
      scene({
        options: OPTIONS,
        units: {
          Tank: {
            mech: vehicle('Tank', {
              tons: 31,
              items: { FR: ['Medium Laser'], RS: ['Medium Laser'], LS: ['Medium Laser'] },
            }),
            at: '0507 N',
            side: 0,
          },
          Ares: { mech: mute('Ares'), at: '0505 S', side: 1 },
          Boreas: { mech: mute('Boreas'), at: '0707 S', side: 1 },
          Charon: { mech: mute('Charon'), at: '0307 S', side: 1 },
        },
      }),
    );
    game.begin(1).still('Ares').still('Boreas').still('Charon').still('Tank');
    expect(costs(game, undefined, true, false)).toEqual([0, 0, 1]);
  });

  rule('MT-VCREW-04', 'A bot names as many as it may', () => {
    const game = battle(31, 3);
    const order = answerOf(game.scene);
    expect(order).toMatchObject({ type: 'fire' });
    const { field, state } = game.scene;
    const attacks = [1, 2, 3].map((target, weapon) => ({ weapon, target }));
    const stance = { unit: 0, twist: 0, prop: null } as const;
    expect(field.plugged.completeSalvo!(attacks, field, state, stance, 1)).toEqual([
      { weapon: 0, target: 1 },
      { weapon: 1, target: 2, attended: true },
      { weapon: 2, target: 3, attended: false },
    ]);
    expect(field.plugged.completeSalvo!(attacks.slice(0, 1), field, state, stance, 1)).toEqual(
      attacks.slice(0, 1),
    );
    const few = battle(31, 2).scene;
    const two = attacks.slice(0, 2);
    expect(few.field.plugged.completeSalvo!(two, few.field, few.state, stance, 1)).toEqual(two);
  });
});

describe('A jam and one crewman', () => {
  const duel = (tons: number, options: object = LEVEL_3) => {
    const file = vehicle('Tank', { tons, items: { FR: ['Small Laser'], TU: ['Medium Laser'] } });
    const game = new Rounds(
      scene({
        options: { ...options },
        units: {
          Tank: { mech: file, at: '0505 S', side: 0 },
          Wolf: { mech: mech('Wolf', { slots: { CT: ['Medium Laser'] } }), at: '0507 N', side: 1 },
        },
      }),
    );
    game.begin(1).still('Wolf');
    return game;
  };
  const jam = (game: Rounds, turn: number): Rounds => {
    jamWeapon(game.scene.state.units[0], game.scene.weapon('Tank', 'Small Laser'), turn);
    return game;
  };

  rule(
    'MT-VCREW-02',
    'He sees to it instead of moving, fires nothing, and clears it in the Weapon Attack Phase',
    () => {
      const game = jam(duel(15), 0);
      expect(game.orders).toContain('see-to-jam');
      game.order({ type: 'see-to-jam', unit: 'Tank' });
      expect(game.scene.said('see-to-jam')).toEqual(['The crewman of Tank sees to a jam.']);
      game.hold('Wolf');
      const { state, field } = game.scene;
      expect(game.asked).toBe('0 weapon/declare');
      expect(game.labels('clear-jam', 'Tank')).toEqual([['Small Laser FR']]);
      const fire = {
        type: 'fire',
        unit: 'Tank',
        twist: 0,
        target: 1,
        attacks: [{ weapon: 1, target: 1 }],
      } as const;
      expect(game.refusal(fire).message).toBeDefined();
      expect(field.plugged.states?.([], field, state, 0)).toContain('clears a jam');
      game.order(
        { type: 'clear-jam', unit: 'Tank', jam: game.scene.weapon('Tank', 'Small Laser') },
        ...initiative(1),
      );
      expect([stuckWeapons(state.units[0]), state.turn]).toEqual([[], 2]);
      game.still('Wolf');
      expect([game.orders.includes('see-to-jam'), game.orders.includes('move')]).toEqual([false, true]);
    },
  );

  rule('MT-VCREW-02', 'Who has moved, or stood still without saying so, clears nothing', () => {
    const game = jam(duel(15), 0);
    game.still('Tank').hold('Wolf');
    expect(game.orders).not.toContain('clear-jam');
  });

  rule(['MT-VCREW-03', 'MT-VCOM-08'], 'Two clear it without that, and so does one without the option', () => {
    for (const game of [duel(16), duel(15, { ...LEVEL_3, 'vehicle-crew': false })]) {
      jam(game, 0);
      expect(game.orders).not.toContain('see-to-jam');
      game.still('Tank').hold('Wolf');
      expect(game.orders).toContain('clear-jam');
    }
  });

  rule(
    'MT-VCREW-02',
    'Not in the turn in which it jams, nor a weapon that is destroyed, nor a locked turret',
    () => {
      expect(jam(duel(15), 1).orders).not.toContain('see-to-jam');
      const broken = jam(duel(15), 0);
      broken.scene.unit('Tank').hits[0] = 1;
      expect(broken.orders).not.toContain('see-to-jam');
      const turret = duel(15);
      jamTurret(turret.scene.state.units[0], 0);
      expect(turret.orders).toContain('see-to-jam');
      turret.order({ type: 'see-to-jam', unit: 'Tank' }).hold('Wolf');
      turret.order({ type: 'clear-jam', unit: 'Tank', jam: 'turret' }, ...initiative(1));
      expect(isTurretJammed(turret.scene.state.units[0])).toBe(false);
      const locked = duel(15);
      jamTurret(locked.scene.state.units[0], 0);
      lockTurret(locked.scene.state.units[0]);
      expect(locked.orders).not.toContain('see-to-jam');
      const fresh = duel(15);
      jamTurret(fresh.scene.state.units[0], 1);
      expect(fresh.orders).not.toContain('see-to-jam');
    },
  );

  rule('MT-VCREW-02', 'Nor once he is on his way, nor for a turret that is gone', () => {
    const game = jam(duel(15), 0);
    game.order({ type: 'move', unit: 'Tank', mode: 'walk', to: '0506', facing: 'S', more: true });
    expect([game.orders.includes('move'), game.orders.includes('see-to-jam')]).toEqual([true, false]);
    const bare = duel(15);
    jamTurret(bare.scene.state.units[0], 0);
    bare.scene.unit('Tank').lost |= 1 << 4;
    expect(bare.orders).not.toContain('see-to-jam');
  });

  rule(['MT-VCREW-02', 'MT-BASE-13'], 'He does nothing else, such as spotting', () => {
    const game = jam(duel(15), 0);
    const { field, state } = game.scene;
    expect(field.plugged.whyNoTask!(null, state, 0)).toBeNull();
    game.order({ type: 'see-to-jam', unit: 'Tank' });
    expect(field.plugged.whyNoTask!(null, state, 0)).toMatchObject({ rule: 'MT-VCREW-02' });
    expect(field.plugged.whyNoAttack!(null, state, 0, 'fire')).toMatchObject({ rule: 'MT-VCREW-02' });
    expect(field.plugged.whyNoAttack!(null, state, 1, 'fire')).toBeNull();
  });

  rule('MT-VCREW-02', 'Nor while he is stunned', () => {
    const game = jam(duel(15), 0);
    const { units } = game.scene.state;
    units[0].marks = {
      ...units[0].marks,
      inside: { ...units[0].marks?.inside, dazed: { from: 1, until: 1 } },
    };
    expect(game.orders).not.toContain('see-to-jam');
  });

  rule(['MT-VCREW-02', 'MT-INFO-01'], 'Where sheets are hidden others see only that it stays', () => {
    const game = jam(duel(15, { ...LEVEL_3, 'concealed-information': true }), 0);
    game.order({ type: 'see-to-jam', unit: 'Tank' });
    const { events, state } = game.scene;
    const heard = (viewer: number) =>
      eventsFor(classic, events, viewer)
        .filter((event) => 'unit' in event && event.unit === 0)
        .map(({ type }) => type);
    expect([heard(0).includes('see-to-jam'), heard(1).includes('see-to-jam')]).toEqual([true, false]);
    expect(heard(1)).toContain('still');
    const seen = viewFor(classic, state, 1).table;
    expect(seen.units[0].marks?.inside).toBeUndefined();
  });

  rule('MT-VCREW-02', 'A bot sees to it when nothing else is left to fire', () => {
    const game = jam(duel(15), 0);
    expect(answerOf(game.scene)).not.toMatchObject({ type: 'see-to-jam' });
    jamWeapon(game.scene.state.units[0], game.scene.weapon('Tank', 'Medium Laser'), 0);
    expect(answerOf(game.scene)).toEqual({ type: 'see-to-jam', unit: 0 });
    game.order({ type: 'see-to-jam', unit: 'Tank' }).hold('Wolf');
    expect(answerOf(game.scene)).toMatchObject({ type: 'clear-jam', unit: 0 });
  });
});
