import { rule } from '@ironfield/conformance/rule.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { expect } from 'vitest';
import { gearblitz } from '../game.ts';
import type { Order } from '../orders.ts';
import { plugged } from '../register.ts';
import type { Body } from '../state.ts';
import { Battle, gun } from '../testing/table.ts';

/** A gear that is shot at by an archer, and felled with a 4. */
function shot(
  die: number,
  scene = '48 x 48',
  fall: readonly [string, number][] = [],
  body: Partial<Body> = {},
): Battle {
  const table = new Battle({
    options: { knockdown: true },
    scene,
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')], actions: 2 } } },
    south: {
      Deer: { at: '20,20', card: { actions: 1 }, body },
      Doe: { at: '30,40', card: { actions: 0 } },
    },
  });
  table.unit('Deer').isLocked = true;
  table.activate('Archer');
  table.attack('Deer', ['attack', 5], ['defense', 3], ['knockdown', die], ...fall);
  return table;
}

const sentences = ({ news, state }: Battle): (string | null)[] =>
  news.map((event) => gearblitz.describe(event, gearblitz.table(state, 'spectator')));
const noteOf = ({ state }: Battle, name: string): string | undefined =>
  gearblitz.pieces!(gearblitz.table(state, 'spectator')).find((piece) => piece.name === name)!.note;
const idea = ({ state }: Battle): Order | null =>
  plugged(state.setup).choice!(null, state, {}, menuFor(gearblitz, state, 1)!);

rule('HGB-OPT-03', 'a fall without a Fumble does no harm beyond that of the hit', () => {
  expect(shot(5).unit('Deer').body.damage).toBe(1);
  expect(shot(4).unit('Deer').body.damage).toBe(1);
});

rule(['HGB-OPT-03', 'HGB-ACT-07'], 'a counter takes the hit, but not what a Fumble does', () => {
  const table = shot(1, '48 x 48', [], { hullDown: 3 });
  expect(table.unit('Deer').body).toMatchObject({ damage: 1, hullDown: 2 });
});

rule('HGB-OPT-03', 'everybody sees who is down, and who has stood up', () => {
  const table = shot(4);
  const deer = table.id('Deer');
  expect([noteOf(table, 'Deer'), noteOf(table, 'Doe')]).toEqual(['Stationary, down', 'Combat Speed']);
  expect(gearblitz.standing(table.state)).toMatchObject({ fallen: [deer] });
  Object.assign(table.unit('Deer'), { isLocked: false, actions: 1 });
  table.activate('Deer', 'combat');
  table.give({ type: 'stand-up' });
  expect(sentences(table)).toContain('Deer stands up.');
  expect(noteOf(table, 'Deer')).not.toContain('down');
  expect(gearblitz.standing(table.state)).toMatchObject({ fallen: [] });
});

rule(['HGB-OPT-03', 'HGB-ACT-11'], 'whoever is felled by Snap Fire goes no further in its activation', () => {
  const table = new Battle({
    options: { knockdown: true },
    north: { Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: { Deer: { at: '20,20', card: { actions: 0 } }, Doe: { at: '30,40', card: { actions: 0 } } },
  });
  table.activate('Deer', 'combat');
  const snap = { unit: table.id('Archer'), mount: 0, target: table.id('Deer'), rof: 0, concentrated: 0 };
  table.give({ type: 'walk', to: { x: 20_000, y: 18_000 } });
  table.give({ type: 'snap', ...snap }, ['attack', 5], ['defense', 3], ['knockdown', 4]);
  expect(table.unit('Deer')).toMatchObject({
    at: { x: 20_000, y: 19_000 },
    body: { speed: 'stationary' },
    activation: { isStopped: true },
  });
});

rule('HGB-OPT-03', 'whoever lies there is not felled again', () => {
  const table = shot(4);
  table.attack('Deer', ['attack', 4], ['defense', 2]);
  expect(table.events('staggered')).toEqual([]);
  expect(table.state.marks.fallen).toEqual([{ unit: table.id('Deer'), needsAction: false }]);
});

rule('HGB-OPT-03', 'at a cliff everybody reads to which side it falls', () => {
  const table = shot(2, '48 x 48\nhill 10,15 to 30,20.45 height 3 ground', [['fall', 1]]);
  expect(sentences(table).join(' ')).toMatch(
    /Deer is knocked down: 2 against \d\. At the cliff it falls to side 1\./,
  );
});

rule('HGB-OPT-03', 'after a Fumble nobody gets up without an action, and nobody who is stopped', () => {
  const offers = (die: number, actions: number, isStopped = false) => {
    const table = shot(die);
    table.unit('Archer').actions = 0;
    Object.assign(table.unit('Deer'), { isLocked: false, actions });
    table.activate('Deer', 'combat');
    table.unit('Deer').activation = { ...table.unit('Deer').activation!, isStopped };
    return table.choices.includes('stand-up');
  };
  expect([offers(4, 0), offers(1, 0), offers(1, 1)]).toEqual([true, false, true]);
  expect(offers(4, 0, true)).toBe(false);
});

rule('HGB-OPT-03', 'a bot gets up as soon as it may', () => {
  const table = shot(4);
  table.unit('Archer').actions = 0;
  Object.assign(table.unit('Deer'), { isLocked: false, actions: 1 });
  table.activate('Deer', 'combat');
  expect(idea(table)).toEqual({ type: 'stand-up' });
  table.give({ type: 'stand-up' });
  expect(idea(table)).toBeNull();
});
