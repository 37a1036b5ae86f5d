import { rule } from '@ironfield/conformance/rule.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { latestReading } from '@ironfield/kernel/options/readings.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { readings } from '../../past/readings.ts';
import { Battle, gun, type Model } from '../../testing/table.ts';
import { canFireAt } from '../firing/firing.ts';
import { mayShutDown } from './breakdowns.ts';

const NEXT_ROUND = [
  ['initiative', 2, 4],
  ['initiative', 3, 4],
] as const;

function table(card: Model['card'], body: Model['body'] = {}): Battle {
  return new Battle({
    north: { Gear: { at: '20,20', facing: 180, card: { weapons: [gun('LAC')], ...card }, body } },
    south: { Enemy: { at: '20,30', card: { actions: 0, armor: 60 } } },
  });
}

/** Begins a round with the group of the Gear, once its predecessor has been played out. */
function begin(battle: Battle, ...activation: Parameters<Battle['give']>[1][]): void {
  battle.give({ type: 'go-first', seat: 0 });
  battle.give({ type: 'group', group: 0 });
  battle.give({ type: 'activate', unit: battle.id('Gear'), speed: 'combat', mode: 'W' }, ...activation);
}

rule(
  ['HGB-FLAW-09', 'HGB-ROUND-03'],
  'a die that is not above 1 and the rating shuts it down: no movement, no actions, Defense as standing',
  () => {
    const battle = table({ flaws: { randomShutdown: 2 } });
    battle.state.agenda = [{ step: 'round' }];
    battle.run(...NEXT_ROUND);
    begin(battle, ['shutdown', 3], ['rounds', 2]);
    expect(battle.unit('Gear')).toMatchObject({
      shutDown: 2,
      actions: 0,
      standBy: 0,
      isLocked: true,
      body: { speed: 'stationary' },
    });
    expect(battle.asked).toBe('South: group');
  },
);

rule('HGB-FLAW-09', 'it is back when the rounds are over, and whoever rolls higher has no trouble', () => {
  const battle = table({ flaws: { randomShutdown: 2 } });
  Object.assign(battle.unit('Gear'), { shutDown: 2, actions: 0 });
  battle.state.agenda = [{ step: 'round' }];
  battle.run(...NEXT_ROUND);
  battle.give({ type: 'go-first', seat: 0 });
  // Its group needs no turn.
  expect(battle.asked).toBe('South: group');
  battle.give({ type: 'group', group: 1 });
  battle.give({ type: 'activate', unit: battle.id('Enemy'), speed: 'stationary', mode: 'W' });
  battle.give({ type: 'done', standBy: 0 }, ...NEXT_ROUND);
  expect(battle.unit('Gear')).toMatchObject({ shutDown: 1, actions: 0 });
  battle.give({ type: 'go-first', seat: 1 });
  battle.give({ type: 'group', group: 1 });
  battle.give({ type: 'activate', unit: battle.id('Enemy'), speed: 'stationary', mode: 'W' });
  battle.give({ type: 'done', standBy: 0 }, ...NEXT_ROUND);
  expect(battle.unit('Gear')).toMatchObject({ shutDown: 0, actions: 1 });
  begin(battle, ['shutdown', 4]);
  expect(battle.asked).toBe('North: act');
});

rule('HGB-FLAW-05', 'as it was read before, one weapon fired since the activation is enough', () => {
  const heat = [0, 1].map((weaponsUsed) => {
    const battle = new Battle({
      reading: 0,
      north: { Gear: { at: '20,20', card: { flaws: { overheating: true } } } },
      south: { Enemy: { at: '20,30', card: { actions: 0 } } },
    });
    battle.activate('Gear', 'combat');
    battle.unit('Gear').body = { ...battle.unit('Gear').body, weaponsUsed };
    battle.state.agenda.push({ step: 'heat' });
    battle.run();
    return battle.unit('Gear').heat;
  });
  expect(heat).toEqual([
    [0, 0],
    [1, 0],
  ]);
});

rule('HGB-FLAW-05', 'whoever has moved and fired in two rounds on end takes Light damage', () => {
  const battle = table({ flaws: { overheating: true } });
  const rounds = (...rolls: Parameters<Battle['give']>[1][]) => {
    battle.activate('Gear');
    battle.give({ type: 'walk', to: { x: battle.unit('Gear').at!.x + 1000, y: 20000 } });
    battle.give({ type: 'turn', side: 'right', by: 1 });
    if (rolls.length > 0) battle.attack('Enemy', ...rolls);
    battle.give({ type: 'done', standBy: 0 }, ...NEXT_ROUND);
    return battle.unit('Gear').body.damage;
  };
  const miss = [
    ['attack', 2],
    ['defense', 6],
  ] as const;
  expect(rounds(...miss)).toBe(0);
  expect(rounds()).toBe(0);
  expect(rounds(...miss)).toBe(0);
  expect(rounds(...miss)).toBe(1);
  // The count begins anew.
  expect(rounds(...miss)).toBe(1);
});

rule('HGB-FLAW-05', 'Combat Speed without a shot heats nobody, and slowing down cools', () => {
  const battle = table({ flaws: { overheating: true } });
  battle.unit('Gear').heat = [0, 3];
  const damages = [1, 2, 3, 4, 5].map(() => {
    battle.unit('Gear').at = { x: 20000, y: 20000 };
    battle.activate('Gear');
    battle.give({ type: 'walk', to: { x: 21000, y: 20000 } });
    battle.give({ type: 'done', standBy: 0 }, ...NEXT_ROUND);
    return battle.unit('Gear').body.damage;
  });
  expect(damages).toEqual([0, 0, 0, 0, 0]);
  expect(battle.unit('Gear').heat).toEqual([0, 0]);
});

rule('HGB-FLAW-05', 'so does whoever is at Top Speed for more than three rounds on end', () => {
  const battle = table({ flaws: { overheating: true } }, { speed: 'top' });
  const damages = [1, 2, 3, 4, 5].map(() => {
    battle.unit('Gear').at = { x: 20000, y: 20000 };
    battle.activate('Gear');
    battle.give({ type: 'advance', distance: 4500 });
    battle.give({ type: 'done', standBy: 0 }, ...NEXT_ROUND);
    return battle.unit('Gear').body.damage;
  });
  expect(damages).toEqual([0, 0, 0, 1, 1]);
});

rule(['HGB-FLAW-05', 'HGB-ACT-11'], 'Snap Fire before its own activation is fire of that round', () => {
  const battle = table({ flaws: { overheating: true } });
  battle.unit('Gear').heat = [1, 0];
  battle.state.agenda = [{ step: 'round' }];
  battle.run(...NEXT_ROUND);
  battle.give({ type: 'go-first', seat: 1 });
  battle.give({ type: 'group', group: 1 });
  battle.give({ type: 'activate', unit: battle.id('Enemy'), speed: 'combat', mode: 'W' });
  const target = battle.id('Enemy');
  battle.give(
    { type: 'snap', unit: battle.id('Gear'), mount: 0, target, rof: 0, concentrated: 0 },
    ['attack', 2],
    ['defense', 6],
  );
  battle.give({ type: 'walk', to: { x: 21_000, y: 30_000 } });
  battle.give({ type: 'done', standBy: 0 });
  battle.give({ type: 'group', group: 0 });
  battle.give({ type: 'activate', unit: battle.id('Gear'), speed: 'combat', mode: 'W' });
  expect(battle.unit('Gear').body).toMatchObject({ weaponsUsed: 0, hasFired: true });
  battle.give({ type: 'walk', to: { x: 21_000, y: 20_000 } });
  battle.give({ type: 'done', standBy: 0 }, ...NEXT_ROUND);
  expect(battle.unit('Gear').body).toMatchObject({ damage: 1, hasFired: false });
});

rule('HGB-FLAW-05', 'nobody else gets hot', () => {
  const battle = table({});
  battle.unit('Gear').body = { ...battle.unit('Gear').body, hasFired: true };
  battle.state.agenda = [{ step: 'events' }, { step: 'heat' }];
  battle.run(...NEXT_ROUND);
  expect(battle.events('heated')).toEqual([]);
  expect(battle.unit('Gear').heat).toEqual([0, 0]);
});

rule(
  ['HGB-FLAW-09', 'HGB-CP-04', 'HGB-CP-05', 'HGB-CP-06', 'HGB-DRONE-02', 'HGB-PHYS-04'],
  'who is shut down acts for no Command Point, under no control of its Master, and does not strike back',
  () => {
    const legal = [latestReading({ readings }), 5].map((reading) => {
      const battle = new Battle({
        reading,
        commandPoints: 3,
        north: {
          Master: { at: '20,20', card: { actions: 2, autoComm: 3 }, skills: { ld: 2 } },
          Drone: { at: '24,20', master: 0, card: { kind: 'drone', actions: 1 } },
          Sleeper: { at: '28,20', card: { actions: 1, weapons: [gun('LAC')] }, group: 'Others' },
        },
        south: { Enemy: { at: '28,10', card: { actions: 0 } } },
      });
      for (const name of ['Drone', 'Sleeper']) Object.assign(battle.unit(name), { shutDown: 2, actions: 0 });
      const isLegal = (order: Order) => refusalOf(menuFor(gearblitz, battle.state, 0)!, order) === null;
      const receiver = battle.id('Sleeper');
      const agenda: FrameOf<GearBlitz>[] = [{ step: 'activate', seat: 0, group: 0 }];
      battle.state.agenda = agenda;
      const isActivated = isLegal({ type: 'activate-now', receiver, speed: 'stationary', mode: 'W' });
      battle.activate('Master', 'stationary');
      return [
        isActivated,
        isLegal({ type: 'control', drone: battle.id('Drone') }),
        isLegal({ type: 'extra-action', receiver }),
        canFireAt(battle.state, receiver, [battle.id('Enemy')], 'final shot'),
      ];
    });
    expect(legal).toEqual([
      [false, false, false, false],
      [true, true, true, true],
    ]);
  },
);

rule(['HGB-FLAW-05', 'HGB-ACT-07'], 'cover is no help against heat', () => {
  const battle = table({ flaws: { overheating: true } }, { hullDown: 2, hasFired: true });
  battle.unit('Gear').heat = [1, 0];
  battle.state.agenda = [{ step: 'events' }, { step: 'heat' }];
  battle.run(...NEXT_ROUND);
  expect(battle.unit('Gear').body.damage).toBe(1);
});

rule('HGB-FLAW-09', 'only whoever has the flaw may shut down', () => {
  const may = (card: Model['card']) => {
    const { state } = table(card);
    return mayShutDown(state, 0);
  };
  expect([may({}), may({ flaws: { randomShutdown: 2 } })]).toEqual([false, true]);
});
