// Whoever is asked about something that it may leave alone has an order that does just that, and is marked so.

import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import type { FrameOf } from '@ironfield/kernel/play/game.ts';
import { expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import type { GearBlitz } from '../../game-types.ts';
import { type Attack, shotAt } from '../../state.ts';
import { Battle, gun } from '../../testing/table.ts';

const ARCHER = 0;
const DEER = 1;

function field(): Battle {
  const table = new Battle({
    commandPoints: 3,
    north: {
      Archer: { at: '20,10', facing: 180, card: { actions: 2, weapons: [gun('LAC'), gun('VB')] } },
    },
    south: { Deer: { at: '20,20', card: { actions: 1, weapons: [gun('LAC'), gun('VB')] } } },
  });
  const strike = { seat: 0, type: 'fighter', value: 15, due: 1, at: null, isKnown: true } as const;
  const assets = [strike, { ...strike, seat: 1 }].map((asset) => ({ ...asset, fate: 'waiting' as const }));
  table.state.battle = { ...table.state.battle, support: assets as never };
  return table;
}

/** The orders of those who are asked that leave things as they are. */
const passes = (table: Battle, seat: number): string[] =>
  menuFor(gearblitz, table.state, seat)!
    .orders.filter(({ isPass }) => isPass)
    .map(({ type }) => type);

function passesOf(frame: FrameOf<GearBlitz>, seat: number): string[] {
  const table = field();
  table.state.agenda = [{ step: 'events' }, frame];
  return passes(table, seat);
}

const attack: Attack = shotAt(ARCHER, 0, DEER, 'action');

rule(['HGB-DET-06', 'HGB-PHYS-04', 'HGB-INF-06'], 'nobody has to attack', () => {
  expect(passesOf({ step: 'retarget', seat: 0, attack }, 0)).toEqual(['hold']);
  expect(passesOf({ step: 'second-weapon', seat: 0, attack }, 0)).toEqual(['hold']);
  expect(passesOf({ step: 'retaliate', seat: 1, unit: DEER, against: ARCHER }, 1)).toEqual(['hold']);
  expect(passesOf({ step: 'last-shot', seat: 1, unit: DEER, isWreck: false }, 1)).toEqual(['hold']);
  expect(passesOf({ step: 'charges', seat: 1, unit: DEER, against: ARCHER }, 1)).toEqual(['hold']);
});

rule(['HGB-ACT-11', 'HGB-CP-04', 'HGB-CP-05'], 'nobody has to act out of turn', () => {
  const table = field();
  table.activate('Archer', 'stationary');
  table.state.agenda = [{ step: 'events' }, { step: 'snap', seat: 1, unit: ARCHER }] as never;
  expect(passes(table, 1)).toEqual(['let-pass']);
  expect(passesOf({ step: 'interject', seat: 1 }, 1)).toEqual(['hold']);
  expect(passesOf({ step: 'extra', seat: 1, unit: DEER, during: null }, 1)).toEqual(['hold']);
});

rule(
  ['HGB-IF-02', 'HGB-AUX-04', 'HGB-ACT-09'],
  'nobody has to look, or to fire at what others have seen',
  () => {
    expect(passesOf({ step: 'observe/again', seat: 0, unit: ARCHER }, 0)).toEqual(['hold']);
    expect(passesOf({ step: 'counter-battery', seat: 1, unit: DEER, against: ARCHER }, 1)).toEqual(['hold']);
    const guidance = {
      observer: ARCHER,
      target: DEER,
      at: { x: 20_000, y: 20_000 },
      obscured: 0,
      lockMargin: 0,
    };
    expect(passesOf({ step: 'barrage/fire', seat: 0, served: [ARCHER], ...guidance } as never, 0)).toEqual([
      'hold',
    ]);
  },
);

rule(['HGB-AIR-03', 'HGB-STANCE-01'], 'nobody has to intercept, or to roll again', () => {
  expect(passesOf({ step: 'intercept', seat: 1, asset: 0, tried: [] }, 1)).toEqual(['let-through']);
  const frame = { step: 'reroll-initiative', seat: 1, results: [5, 2], spent: [] } as const;
  expect(passesOf(frame, 1)).toEqual(['keep-initiative']);
  const table = field();
  table.state.wishes = table.state.wishes.map((wishes) => ({ ...wishes, rerolls: 'always' as const }));
  table.activate('Archer', 'stationary');
  table.attack('Deer', ['attack', 2]);
  expect([table.asked, ...passes(table, 0)]).toEqual(['North: reroll', 'keep']);
  table.give({ type: 'keep', rerolls: 'never' });
  expect([table.asked, ...passes(table, 1)]).toEqual(['South: evade', 'stand']);
});

rule('HGB-AIR-03', 'what has flown already, or was shot down, intercepts nothing', () => {
  const asked = (fate: 'waiting' | 'driven off' | 'used' | 'destroyed') => {
    const table = field();
    const { support } = table.state.battle;
    table.state.battle = { ...table.state.battle, support: support.with(1, { ...support[1], fate }) };
    table.state.agenda = [{ step: 'events' }, { step: 'interception', asset: 0, tried: [] }] as never;
    table.run();
    return table.asked;
  };
  expect([asked('waiting'), asked('driven off')]).toEqual(['South: intercept', 'South: intercept']);
  expect([asked('used'), asked('destroyed')]).toEqual(['North: run', 'North: run']);
});
