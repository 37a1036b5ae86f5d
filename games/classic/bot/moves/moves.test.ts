import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect, test } from 'vitest';
import { STOCK_MECHS } from '../../mechs/mechs.ts';
import { Veteran, veteran } from '../../testing/bot.ts';
import { harm, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';

const acted = { acted: true };
const laser = mech('Laser', { slots: { RA: ['Medium Laser'], LA: ['Medium Laser'] } });
const prone = { prone: true };

describe('A Mech on the ground', () => {
  const lying = (state: object = {}) =>
    veteran({
      units: {
        Own: { mech: laser, at: '0808 N', state: { ...prone, ...state } },
        Foe: { mech: laser, at: '0812 N', state: acted },
      },
    });

  test('gets up and faces the enemy, which costs nothing', () => {
    expect(lying().moves('Own')).toMatchObject({ type: 'stand', facing: 3 });
  });

  test('that cannot get up turns to the enemy where it lies', () => {
    const at = lying();
    harm(at.scene, 'Own', 'LL');
    at.scene.unit('Own').piloting = 8;
    const order = at.moves('Own');
    expect(order).toMatchObject({ type: 'move', mode: 'walk', to: '0808' });
    expect([1, 2, 3, 4, 5]).toContain((order as { facing: number }).facing);
  });

  test('that has fallen with 1 MP left turns to the enemy with it', () => {
    for (const mode of ['walk', 'run']) {
      const order = lying({ mode, mpLeft: 1 }).goesOn('Own');
      expect(order).toMatchObject({ type: 'move', mode, to: '0808', more: false });
    }
    expect(lying({ mode: 'walk' }).goesOn('Own')).toEqual({ type: 'stop', unit: 0 });
  });

  test('that will hardly get up tries it only when it is late', () => {
    const at = lying();
    harm(at.scene, 'Own', 'CT', 'gyro');
    at.scene.unit('Own').piloting = 8;
    expect(at.moves('Own')).not.toMatchObject({ type: 'stand' });
    at.scene.state.turn = 60;
    expect(at.moves('Own')).toMatchObject({ type: 'stand' });
  });

  test('does not try what cannot be done', () => {
    const at = lying();
    for (const leg of ['LL', 'RL'] as const) harm(at.scene, 'Own', leg, 'hip');
    harm(at.scene, 'Own', 'CT', 'gyro');
    harm(at.scene, 'Own', 'LL', 'upper-leg');
    at.scene.unit('Own').piloting = 7;
    expect(at.moves('Own')).toEqual({ type: 'still', unit: 0 });
  });

  test('faces on standing as it will go on, which costs nothing, instead of turning afterwards', () => {
    // The enemy is straight ahead, behind a cliff: the way leads round it.
    const map = `${'. '.repeat(5)}\n`.repeat(10).split('\n').with(6, '. . .9 . . ').join('\n');
    const table = march(
      {
        map,
        units: { Own: { mech: laser, at: '0308 N', state: prone }, Foe: { mech: laser, at: '0301 S' } },
      },
      1,
    );
    table.still('Foe');
    const order = new Veteran(table.scene).moves('Own');
    expect(order).toMatchObject({ type: 'stand', more: true });
    expect([1, 5]).toContain((order as { facing: number }).facing);
  });

  test('stays where it has got up unless there is a better place', () => {
    const woods = `${'. '.repeat(3)}\n`.repeat(9).split('\n').with(4, '. H . ').join('\n');
    const plan = {
      map: woods,
      units: {
        Own: { mech: mech('Slow', { walk: 2, slots: { RA: ['Medium Laser'] } }), at: '0205 N', state: prone },
        Foe: { mech: laser, at: '0209 N' },
      },
    };
    const table = march(plan, 1);
    table.still('Foe');
    const at = new Veteran(table.scene);
    expect(at.moves('Own')).toMatchObject({ type: 'stand', facing: 3, more: false });
  });
});

describe('Nobody waits for ever', () => {
  const map = `
    . . . .
    . ~2 . .
    . . . .
    . . . .
    . . . .`;
  const hidden = (turn: number, own = laser, foe = laser) => {
    const at = veteran({
      map,
      units: {
        Own: { mech: own, at: '0202 S' },
        Foe: { mech: foe, at: '0205 N', state: acted },
        Other: { mech: foe, at: '0305 N', state: acted },
        Third: { mech: foe, at: '0405 N', state: acted },
      },
    });
    at.scene.state.turn = turn;
    return at;
  };

  test('who hides under water comes up when it is late, whoever may be waiting', () => {
    const own = STOCK_MECHS['VND-1R'];
    const foe = STOCK_MECHS['AS7-D'];
    expect(hidden(10, own, foe).moves('Own')).toEqual({ type: 'still', unit: 0 });
    const order = hidden(60, own, foe).moves('Own');
    expect(order).toMatchObject({ type: 'move' });
    expect(order).not.toMatchObject({ to: '0202' });
  });

  test('who is a match for the enemy does not hide from it under water', () => {
    const hunchback = STOCK_MECHS['HBK-4G'];
    const at = veteran({
      map,
      units: { Own: { mech: hunchback, at: '0202 S' }, Foe: { mech: hunchback, at: '0405 N' } },
    });
    expect(at.moves('Own')).toMatchObject({ type: 'move' });
  });

  test('who is in sight but out of reach of all weapons is as idle as one who hides', () => {
    const gain = (turn: number) => {
      const at = veteran({
        units: { Own: { mech: laser, at: '0812 N' }, Foe: { mech: laser, at: '0802 S', state: acted } },
      });
      at.scene.state.turn = turn;
      return at.values('Own', '0811 N', 'walk', 1) - at.values('Own', '0812 N');
    };
    expect(gain(60) - gain(5)).toBeGreaterThan(30);
  });

  rule('CBT-AI-08', 'Out of sight is worth more while there is time', () => {
    const worth = (turn: number) =>
      hidden(turn).values('Own', '0202 S') - hidden(turn).values('Own', '0302 S', 'walk', 1);
    expect(worth(5)).toBeGreaterThan(0);
    expect(worth(60)).toBeLessThan(0);
  });
});

test('Who comes onto the map comes up to where it can see the enemy', () => {
  const at = veteran({
    units: {
      Own: { mech: laser, enters: { turn: 1, edge: 'south' } },
      Foe: { mech: laser, at: '0808 S', state: acted },
    },
  });
  expect(at.moves('Own')).toMatchObject({ type: 'move', unit: 0 });
});

test('Who cannot act is told to stand still', () => {
  const at = veteran({
    units: {
      Own: { mech: laser, at: '0808 N', state: { knockedOut: 1 } },
      Foe: { mech: laser, at: '0812 N' },
    },
  });
  expect(at.moves('Own')).toEqual({ type: 'still', unit: 0 });
});
