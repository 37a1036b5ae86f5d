import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import { gearblitz } from '../../game.ts';
import type { Order } from '../../orders.ts';
import { Battle, type Model } from '../../testing/table.ts';
import { heightOrder } from './heights.ts';

function gear(scene: string, enemy: string, model: Partial<Model> = {}): Battle {
  const table = new Battle({
    scene: `48 x 48\n${scene}`,
    south: { Enemy: { at: enemy, card: { actions: 0 } } },
    north: { Gear: { at: '20,20', ...model } },
  });
  table.activate('Gear');
  return table;
}

const thinks = (table: Battle): Order | null =>
  heightOrder(table.state, table.id('Gear'), menuFor(gearblitz, table.state, 0)!.orders);

const climber = { card: { perks: { manipulatorArms: true } } } as const;
const WALL = 'hill 10,10 to 30,19.7 height 3 ground';
const PLATEAU = 'hill 10,19.7 to 30,40 height 3 ground';

describe('cliffs', () => {
  test('it climbs towards the enemy, and on, but not away from it', () => {
    const table = gear(WALL, '20,5', climber);
    expect(thinks(table)).toEqual({ type: 'climb', way: 0 });
    table.give({ type: 'climb', way: 0 });
    table.activate('Gear');
    expect(thinks(table)).toEqual({ type: 'climb-on', to: 'up' });
    expect(thinks(gear(WALL, '20,40', climber))).toBeNull();
  });

  test('it does not jump to its death', () => {
    expect(thinks(gear(PLATEAU, '20,5'))).toBeNull();
    const acrobat = gear(PLATEAU.replace('height 3', 'height 2'), '20,5', {
      card: { armor: 60 },
      skills: { def: 4 },
    });
    expect(thinks(acrobat)).toEqual({ type: 'jump', way: 0 });
  });
});

describe('in the air', () => {
  test('a Hopper flies; one that flies high enough does not go higher', () => {
    const card = { movement: [{ mode: 'R', combat: 8, top: 16, defense: [0, 0, 0] }] } as const;
    expect(thinks(gear('', '20,5', { card, body: { mode: 'R' } }))).toEqual({ type: 'rise', by: 3 });
    expect(thinks(gear('', '20,5', { card, body: { mode: 'R', altitude: 3000 } }))).toBeNull();
  });

  test('whoever jumps on jets lands in time', () => {
    const table = gear('', '20,5', { card: { aux: { jumpJets: 5 } } });
    expect(thinks(table)).toBeNull();
    table.give({ type: 'walk', to: { x: 20000, y: 16000 } });
    expect(thinks(table)).toEqual({ type: 'jets', by: 1 });
    table.give({ type: 'jets', by: 1 });
    const ahead = { type: 'advance', distance: 3000 } as const;
    expect(thinks(table)).toEqual(ahead);
    table.give(ahead);
    expect(thinks(table)).toEqual({ type: 'sink', by: 1 });
  });
});
