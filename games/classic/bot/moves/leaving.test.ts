import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { describe, expect, test } from 'vitest';
import { bot } from '../../bot.ts';
import { classic } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { immobilize } from '../../rules/damage/motive.ts';
import type { Side } from '../../state.ts';
import { laser, unarmed } from '../../testing/bot.ts';
import { harm, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { isPointless } from './leaving.ts';

const clear = '. . . . . . . . .';

/** An enemy lies in shallow water and will never get up again; what is beside it may be deep. */
function drowned(own = laser, beside = '.', at = '0304 N', turn = 80) {
  const table = march({
    map: [clear, `. . ${beside} . . . . . .`, '. . ~1 . . . . . .', ...Array(6).fill(clear)].join('\n'),
    units: { Own: { mech: own, at }, Foe: { mech: mech('Foe'), at: '0303 N', state: { prone: true } } },
  });
  for (let hit = 0; hit < 2; hit++) harm(table.scene, 'Foe', 'CT', 'gyro');
  table.scene.state.turn = turn;
  return table.scene;
}

function answer({ state }: ReturnType<typeof drowned>): Order {
  const menu = menuFor(classic, state, 0)!;
  const order = bot('regular').choose(() => viewFor(classic, state, 0), menu, randomFrom('1')) as Order;
  expect(refusalOf(menu, order)).toBeNull();
  return order;
}

describe('Where nobody can do anything to anybody any more', () => {
  const pointless = (scene: ReturnType<typeof drowned>) => isPointless(scene.field, scene.state, 0);

  test('whoever can go leaves the map, and goes to its edge before', () => {
    expect(pointless(drowned())).toBe(true);
    expect(answer(drowned(laser, '.', '0309 S'))).toMatchObject({ type: 'leave', unit: 0 });
    const order = answer(drowned(mech('Slow', { walk: 1 }), '.', '0507 S'));
    expect(order).toMatchObject({ type: 'move', to: '0509' });
  });

  test('but not before it is late, nor with jets, nor from deep water beside it, nor from one who may get up', () => {
    expect(pointless(drowned(laser, '.', '0304 N', 60))).toBe(false);
    expect(pointless(drowned(unarmed))).toBe(false);
    expect(pointless(drowned(laser, '~2'))).toBe(false);
    const sound = drowned();
    sound.unit('Foe').hits.fill(0);
    expect(pointless(sound)).toBe(false);
  });
});

describe('Where the ground keeps the last of both sides apart', () => {
  /** A wood that no hovercraft enters, between two who cannot see each other. */
  const parted = (turn = 80) => {
    const table = march({
      map: [clear, clear, ...Array(5).fill('H H H H H H H H H'), clear, clear].join('\n'),
      units: {
        Own: { mech: vehicle('Skiff', { motion: 'hover' }), at: '0502 S' },
        Foe: { mech: vehicle('Punt', { motion: 'hover' }), at: '0509 N' },
      },
      options: COMBINED,
    });
    table.scene.state.turn = turn;
    return table.scene;
  };
  const whoGoes = ({ field, state }: ReturnType<typeof parted>) =>
    [0, 1].filter((side) => isPointless(field, state, side as Side));

  test('the second side withdraws when it is late, and the first does not', () => {
    expect(whoGoes(parted())).toEqual([1]);
    expect(whoGoes(parted(60))).toEqual([]);
  });

  test('neither does where one may still get at the other, or sees it', () => {
    const open = parted();
    open.state.units[1].hex = open.cell('0302');
    expect(whoGoes(open)).toEqual([]);
  });

  test('who cannot go leaves it to the other', () => {
    const stuck = parted();
    immobilize(stuck.state.units[1]);
    expect(whoGoes(stuck)).toEqual([0]);
  });
});
