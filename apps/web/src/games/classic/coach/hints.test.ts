import { classic } from '@ironfield/classic/game.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { Order } from '@ironfield/classic/orders.ts';
import { rules } from '@ironfield/classic/rule-index.ts';
import { newTurn } from '@ironfield/classic/state.ts';
import { mech, type Scene, scene } from '@ironfield/classic/testing/scene.ts';
import { menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { firstGame } from '../lesson/first-game.ts';
import { classicCoach, hints } from './coach.ts';
import { momentOf, type Situation } from './situation.ts';

const laser = mech('Laser', { slots: { RA: ['Medium Laser'], LT: ['Medium Laser'] } });
const hot = mech('Hot', { slots: { RT: ['3 x PPC'], LT: ['3 x PPC'], RA: ['3 x PPC'] } });
const gun = mech('Gun', { slots: { RT: ['4 x AC/5'], LT: ['Ammo AC/5'] } });

type Plan = NonNullable<Situation['plan']>;

/** Wolf in the south, Bear in the north, and what Wolf's player is asked. */
function at(made: Scene, type: Order['type'], plan: Plan | null = null): Situation {
  return { field: made.field, state: made.state, seat: 0, side: 0, asked: [type], plan };
}

function advice(id: string, situation: Situation): string | null {
  return hints.find((each) => each.id === id)!.advise(situation)?.text ?? null;
}

interface Lineup {
  readonly wolf?: string;
  readonly bear?: string;
  readonly mech?: typeof laser;
  readonly map?: string;
  readonly state?: object;
  readonly foe?: object;
}

const lineup = ({
  wolf = '0808 N',
  bear = '0804 S',
  mech: own = laser,
  map,
  state = {},
  foe = {},
}: Lineup = {}) =>
  scene({
    ...(map ? { map } : {}),
    units: {
      Wolf: { mech: own, at: wolf, state },
      Bear: { mech: STOCK_MECHS['AS7-D'], at: bear, state: foe },
    },
  });

const move = (to: string, facing: number, mode = 'walk'): Plan => ({
  type: 'move',
  unit: 0,
  mode,
  to,
  facing,
  more: false,
});
const fire = (...weapons: number[]): Plan => ({
  type: 'fire',
  unit: 0,
  twist: 0,
  target: 1,
  attacks: weapons.map((weapon) => ({ weapon, target: 1 })),
});

describe('while moving, the coach', () => {
  test('warns of leaving the map, unless that is the goal', () => {
    const made = lineup();
    expect(advice('leaving', at(made, 'still', { type: 'leave', unit: 0 }))).toMatch(/would not come back/);
    expect(advice('leaving', at(made, 'still', move('0807', 0)))).toBeNull();
    const homeward = scene({
      units: { Wolf: { at: '0808 N' }, Bear: { at: '0802 S' } },
      setup: { victory: { kind: 'escape', edge: 'north', goal: 1 } as never },
    });
    expect(advice('leaving', at(homeward, 'still', { type: 'leave', unit: 0 }))).toBeNull();
  });

  test('says what standing up needs', () => {
    const down = lineup({ state: { prone: true } });
    const plan = { type: 'still', unit: 0 };
    expect(advice('prone', at(down, 'still', plan))).toMatch(/needs 5 or more \(83 %\)/);
    expect(advice('prone', at(lineup(), 'still', plan))).toBeNull();
  });

  test('turns one round who would look away from everybody', () => {
    expect(advice('turned-away', at(lineup(), 'still', move('0807', 3)))).toMatch(/Facing north.* Atlas/);
    expect(advice('turned-away', at(lineup(), 'still', move('0807', 0)))).toBeNull();
  });

  test('minds the back', () => {
    expect(advice('rear-exposed', at(lineup(), 'still', move('0807', 3)))).toMatch(/Atlas.*your back/);
    expect(advice('rear-exposed', at(lineup(), 'still', move('0807', 0)))).toBeNull();
    const out = lineup({ foe: { shutDown: 1 } });
    expect(advice('rear-exposed', at(out, 'still', move('0807', 3)))).toBeNull();
  });

  const pond = `
    . . . .
    . ~1 l .
    . . . .
    . . . .`;

  test('tells what water asks for', () => {
    const made = lineup({ map: pond, wolf: '0203 N', bear: '0201 S' });
    expect(advice('water', at(made, 'still', move('0202', 0)))).toMatch(/4 or more \(92 %\)/);
    expect(advice('water', at(made, 'still', move('0302', 0)))).toBeNull();
  });

  test('praises woods', () => {
    const made = lineup({ map: pond, wolf: '0203 N', bear: '0201 S' });
    expect(advice('woods', at(made, 'still', move('0302', 0)))).toMatch(/1 harder to hit/);
    expect(advice('woods', at(made, 'still', move('0303', 0)))).toBeNull();
  });

  test('weighs running against aiming', () => {
    expect(advice('running', at(lineup(), 'still', move('0805', 0, 'run')))).toMatch(
      /2 harder and you 1 harder to hit/,
    );
    expect(advice('running', at(lineup(), 'still', move('0805', 0)))).toBeNull();
  });

  test('notes when enemy is in sight', () => {
    const wall = `
      . . . .
      .4 .4 .4 .4
      . . . .
      . . . .`;
    const made = lineup({ map: wall, wolf: '0204 N', bear: '0201 S' });
    expect(advice('out-of-sight', at(made, 'still', move('0203', 0)))).toMatch(/enemy is in sight/);
    expect(advice('out-of-sight', at(lineup(), 'still', move('0807', 0)))).toBeNull();
  });

  test('says what the Initiative means, before the first move of a fight', () => {
    const made = lineup();
    made.state.initiativeWinner = 1;
    expect(advice('moves-first', at(made, 'still'))).toMatch(/move first/);
    expect(advice('moves-last', at(made, 'still'))).toBeNull();
    made.state.initiativeWinner = 0;
    expect(advice('moves-last', at(made, 'still'))).toMatch(/you answer/);
    // There is no last among one.
    expect(advice('moves-last', at(made, 'still'))).not.toMatch(/best 'Mech last/);
    const two = scene({
      units: { Wolf: { at: '0808 N' }, Fox: { at: '0908 N', side: 0 }, Bear: { at: '0804 S' } },
    });
    two.state.initiativeWinner = 0;
    expect(advice('moves-last', at(two, 'still'))).toMatch(/best 'Mech last/);
    made.state.units[0].thisPhase.acted = true;
    expect(advice('moves-last', at(made, 'still'))).toBeNull();
  });

  test('says nothing of it where units act one by one, or nobody sees the others move', () => {
    for (const options of [{ dueling: true }, { 'double-blind': true }]) {
      const made = scene({ options, units: { Wolf: { at: '0808 N' }, Bear: { at: '0804 S' } } });
      made.state.initiativeWinner = 0;
      expect(advice('moves-last', at(made, 'still'))).toBeNull();
    }
  });
});

describe('before firing, the coach', () => {
  test('warns of heat, by what it brings', () => {
    const made = lineup({ mech: hot });
    expect(advice('slower', at(made, 'hold', fire(0)))).toBeNull();
    expect(advice('slower', at(made, 'hold', fire(0, 1)))).toMatch(/heat 10: 2 MP slower.*1 harder/);
    expect(advice('may-shut-down', at(made, 'hold', fire(0, 1)))).toBeNull();
    expect(advice('may-shut-down', at(made, 'hold', fire(0, 1, 2)))).toMatch(/heat 20.*6 or more/);
    expect(advice('may-explode', at(made, 'hold', fire(0, 1, 2)))).toBeNull();
    const loaded = lineup({ mech: gun, state: { heat: 28 } });
    expect(advice('may-explode', at(loaded, 'hold', fire(0)))).toMatch(/ammunition.*4 or more/);
  });

  test('speaks of long shots that cost heat', () => {
    const far = lineup({ mech: hot, wolf: '0817 N', bear: '0801 S' });
    expect(advice('long-shot', at(far, 'hold', fire(0)))).toBeNull();
    far.state.units[1].thisTurn.hexesMoved = 7;
    expect(advice('long-shot', at(far, 'hold', fire(0)))).toMatch(/PPC.*needs 11: 8 % for 10 heat/);
  });

  test('counts the last shots', () => {
    const made = lineup({ mech: gun, state: { shots: [3] } });
    expect(advice('last-shots', at(made, 'hold', fire(0)))).toMatch(/3 shots left/);
    made.state.units[0].body.shots = [1];
    expect(advice('last-shots', at(made, 'hold', fire(0)))).toMatch(/its last shot/);
    made.state.units[0].body.shots = [4];
    expect(advice('last-shots', at(made, 'hold', fire(0)))).toBeNull();
  });

  test('minds the second target', () => {
    const two = {
      ...fire(0),
      attacks: [
        { weapon: 0, target: 1 },
        { weapon: 1, target: 2 },
      ],
    };
    expect(advice('two-targets', at(lineup(), 'hold', two))).toMatch(/second target/);
    expect(advice('two-targets', at(lineup(), 'hold', fire(0, 1)))).toBeNull();
  });

  test('shows the twist that brings somebody before the weapons', () => {
    const made = lineup({ wolf: '0808 SW', mech: gun });
    const plan = { type: 'hold', unit: 0, twist: 0 };
    expect(advice('twist', at(made, 'hold', plan))).toMatch(/to the right.*Atlas/);
    expect(advice('twist', at(lineup({ mech: gun }), 'hold', plan))).toBeNull();
    expect(advice('twist', at(lineup({ mech: gun, wolf: '0808 S' }), 'hold', plan))).toBeNull();
  });

  test('reminds of fists where somebody is near enough', () => {
    const near = lineup({ bear: '0807 S' });
    expect(advice('arms-or-fists', at(near, 'hold', fire(0, 1)))).toMatch(/cannot punch/);
    expect(advice('arms-or-fists', at(lineup(), 'hold', fire(0, 1)))).toBeNull();
  });
});

describe('before blows, the coach', () => {
  const plan = { type: 'pass', unit: 0 };

  test('offers a kick and a punch where they can be made', () => {
    const near = lineup({ bear: '0807 S' });
    expect(advice('kick', at(near, 'pass', plan))).toMatch(/kick the Atlas.* roll or fall/);
    expect(advice('punch', at(near, 'pass', plan))).toMatch(/punch the Atlas/);
    expect(advice('kick', at(lineup(), 'pass', plan))).toBeNull();
    expect(advice('punch', at(lineup(), 'pass', plan))).toBeNull();
    // A target that lies on the ground cannot fall.
    const down = lineup({ bear: '0807 S', foe: { prone: true } });
    expect(advice('kick', at(down, 'pass', plan))).toMatch(/kick the Atlas.* while it is down/);
    // What no throw reaches is no advice.
    const ran = (hexesMoved: number) => ({ thisTurn: { ...newTurn(), mode: 'run', hexesMoved } });
    const hurried = lineup({ bear: '0807 S', state: ran(5), foe: ran(25) });
    expect(advice('punch', at(hurried, 'pass', plan))).toBeNull();
    expect(advice('kick', at(hurried, 'pass', plan))).toMatch(/kick/);
  });
});

test('Every hint cites a rule that exists', () => {
  const known = rules.map(({ id }) => id as string);
  expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
  for (const { rule } of hints) expect(known).toContain(rule);
});

test('A situation is read off what a seat sees; who watches has none', () => {
  const state = startGame(classic, firstGame.setup, 'coach');
  const [seat] = waitingFor(state);
  const view = viewFor(classic, state, seat);
  const situation = classicCoach.situationOf(classic, view, menuFor(classic, state, seat), null)!;
  expect(situation).toMatchObject({ seat, side: seat, asked: ['place'] });
  expect(momentOf(situation)).toBe(`0 setup 0 ${seat} place`);
  expect(classicCoach.situationOf(classic, viewFor(classic, state, 'spectator'), null, null)).toBeNull();
});
