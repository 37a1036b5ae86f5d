import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { gearblitz } from '../../game.ts';
import { prospectsOf } from '../../rules/prospects/prospects.ts';
import { shotAt } from '../../state.ts';
import { Battle, gun, type Side } from '../../testing/table.ts';
import { bestChance, chancesOf, formOf, worthBySteps } from './attacks.ts';
import { worthByLosses } from './losses.ts';

const SQUAD: Partial<Card> = { kind: 'infantry', bases: 3, armor: 8, actions: 0 };

function facing(weapon: string, south: Side, friends: Side = {}): Battle {
  const table = new Battle({
    north: {
      Archer: { at: '20,10', facing: 180, skills: { att: 3 }, card: { weapons: [gun(weapon)] } },
      ...friends,
    },
    south,
  });
  table.activate('Archer', 'combat');
  return table;
}

const inARow = { at: '20,18', bases: ['21.2,18', '18.8,18'], card: SQUAD };

function choice(table: Battle, judge = worthByLosses) {
  const form = formOf(menuFor(gearblitz, table.state, 0)!.orders, 'attack')!;
  const chances = chancesOf(table.state, table.id('Archer'), form.fields, 'action', judge);
  return bestChance(chances, () => 0.05)?.attack ?? null;
}

describe('fire at squads', () => {
  test('a burst covers all of its bases', () => {
    for (const judge of [worthByLosses, worthBySteps]) {
      const attack = choice(facing('LAC', { Squad: inARow }), judge)!;
      expect(attack.rof).toBeGreaterThan(0);
      expect(attack.concentrated).toBe(0);
    }
  });

  test('a burst spares friends beside them', () => {
    const attack = choice(facing('LAC', { Squad: inARow }, { Mate: { at: '20,16.6' } }));
    expect(attack?.concentrated).toBe(attack?.rof);
  });

  test('a hit counts by the bases that it takes', () => {
    const tough = facing('LAC', { Squad: { ...inARow, card: { ...SQUAD, armor: 99 } } });
    const shot = shotAt(tough.id('Archer'), 0, tough.id('Squad'), 'action');
    expect(prospectsOf(tough.state, shot)).toMatchObject({ steps: 0 });
    expect(prospectsOf(tough.state, shot).hit).toBeGreaterThan(0);
  });
});

test('Nobody but a recruit fires what can do nothing', () => {
  const tank = facing('VLMG', { Tank: { at: '20,18', card: { armor: 99, actions: 0 } } });
  expect(choice(tank)).toBeNull();
});

test('A shot that hardly does anything is kept, but not by a recruit', () => {
  const table = facing('LAC', { Squad: inARow });
  const attack = shotAt(table.id('Archer'), 0, table.id('Squad'), 'action');
  const chosenAt = (worth: number, wastes = false) =>
    bestChance([{ attack, worth, gain: worth }], () => 0, wastes) !== null;
  expect([chosenAt(0.04), chosenAt(0.06), chosenAt(0.04, true)]).toEqual([false, true, true]);
});
