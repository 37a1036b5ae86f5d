import { rule } from '@ironfield/conformance/rule.ts';
import type { Point } from '@ironfield/kernel/menu/menu.ts';
import { menuFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect } from 'vitest';
import { gearblitz } from '../../game.ts';
import { found, seesPlace } from '../../rules/sight/sighting.ts';
import { Battle, gun } from '../../testing/table.ts';

/** Two that face each other, 20" apart, one with smoke. */
const standoff = (): Battle =>
  new Battle({
    rounds: 9,
    north: { Tank: { at: '20,10', facing: 180, card: { aux: { smoke: 2 }, actions: 0 } } },
    south: { Deer: { at: '20,30', facing: 0, card: { weapons: [gun('LAC')] } } },
  });

rule(['HGB-AUX-09', 'HGB-LOS-05', 'HGB-ACT-04'], 'smoke costs no action and hides by 2, once a round', () => {
  const table = standoff();
  table.activate('Tank');
  table.give({ type: 'smoke', at: { x: 20000, y: 13000 } });
  const [tank, deer] = [table.id('Tank'), table.id('Deer')];
  expect(found(table.state, deer, tank).obscured).toBe(2);
  expect(found(table.state, tank, deer).obscured).toBe(2);
  expect(table.choices).not.toContain('smoke');
  expect(table.unit('Tank').stores).toMatchObject({ smoke: 1, smokedIn: 1 });
});

rule('HGB-AUX-09', 'however many circles: 2 points; and nothing for lines that pass by', () => {
  const table = standoff();
  table.state.effects = {
    ...table.state.effects,
    smoke: [
      { at: { x: 20000, y: 14000 }, until: 6 },
      { at: { x: 21000, y: 20000 }, until: 6 },
    ],
  };
  const [tank, deer] = [table.id('Tank'), table.id('Deer')];
  expect(found(table.state, deer, tank).obscured).toBe(2);
  table.state.effects = { ...table.state.effects, smoke: [{ at: { x: 23001, y: 20000 }, until: 6 }] };
  expect(found(table.state, deer, tank).obscured).toBe(0);
  table.state.effects = { ...table.state.effects, smoke: [{ at: { x: 23000, y: 20000 }, until: 6 }] };
  expect(found(table.state, deer, tank).obscured).toBe(2);
});

rule(['HGB-AUX-09', 'HGB-LOS-01'], 'smoke hides places as well', () => {
  const table = standoff();
  const deer = table.id('Deer');
  const place = { x: 20000, y: 12000 };
  table.unit('Deer').body = { ...table.unit('Deer').body, auxHits: 1 };
  expect(seesPlace(table.state, deer, place)).toBe(true);
  table.state.effects = { ...table.state.effects, smoke: [{ at: { x: 20000, y: 20000 }, until: 6 }] };
  expect(seesPlace(table.state, deer, place)).toBe(false);
});

rule('HGB-AUX-09', 'it is launched within 3" of the model, by systems that still work', () => {
  const table = standoff();
  table.activate('Tank');
  // The front of the base is half an inch ahead.
  expect(table.refusal({ type: 'smoke', at: { x: 20000, y: 13600 } })).toMatch(/within 3".*HGB-AUX-09/);
  table.unit('Tank').body = { ...table.unit('Tank').body, auxHits: 1 };
  expect(table.choices).not.toContain('smoke');
});

rule(['HGB-AUX-09', 'HGB-ROUND-05'], 'smoke stays for six rounds', () => {
  const table = standoff();
  table.activate('Tank');
  table.give({ type: 'smoke', at: { x: 20000, y: 13000 } });
  expect(table.state.effects.smoke).toEqual([{ at: { x: 20000, y: 13000 }, until: 6 }]);
  for (const [round, left] of [
    [5, 1],
    [6, 0],
  ]) {
    table.state.round = round;
    table.state.agenda = [{ step: 'events' }];
    table.run(['initiative', 6, 6], ['initiative', 5, 5]);
    expect(table.state.effects.smoke.length).toBe(left);
  }
});

rule('HGB-AUX-09', 'no smoke beyond the table, and none clears before its time', () => {
  const table = standoff();
  table.unit('Tank').at = { x: 20000, y: 1000 };
  table.unit('Tank').heading = 0;
  table.activate('Tank');
  expect(table.refusal({ type: 'smoke', at: { x: 20000, y: -500 } })).toMatch(/table/);
  table.give({ type: 'smoke', at: { x: 20000, y: 0 } });
  table.state.agenda = [{ step: 'events' }];
  table.run(['initiative', 6, 6], ['initiative', 5, 5]);
  expect(table.events('smoke-clears')).toEqual([]);
});

rule('HGB-AUX-09', 'what is proposed for smoke lies in reach and on the table', () => {
  const table = standoff();
  table.unit('Tank').at = { x: 600, y: 600 };
  table.activate('Tank');
  const form = menuFor(gearblitz, table.state, 0)!.orders.find(({ type }) => type === 'smoke')!;
  const place = form.fields[0] as Point;
  const random = randomFrom('smoke');
  const proposed = Array.from({ length: 20 }, () => place.sample(random));
  expect(proposed.filter((at) => place.forbids(at) !== null)).toEqual([]);
  expect(new Set(proposed.map(({ x, y }) => `${x},${y}`)).size > 1).toBe(true);
});
