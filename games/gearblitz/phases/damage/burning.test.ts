import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { Battle, gun } from '../../testing/table.ts';

/** A target with a friend beside it, and somebody with a flamer. */
const flames = (card: Partial<Card> = {}): Battle =>
  new Battle({
    north: {
      Torch: { at: '20,10', facing: 180, card: { actions: 2, weapons: [gun('LFL')] } },
    },
    south: {
      Deer: { at: '20,15', facing: 0, card: { actions: 0, armor: 40, ...card } },
      Doe: { at: '21,15', facing: 0, card: { actions: 0 } },
    },
  });

/** The round ends; what follows is the initiative of the next. */
function endRound(table: Battle, ...dice: number[]): void {
  table.state.agenda = [{ step: 'events' }, { step: 'burning' }];
  table.run(
    ...dice.map((die): ['burning', number] => ['burning', die]),
    ['initiative', 6, 6],
    ['initiative', 5, 5],
  );
}

rule('HGB-WSR-16', 'whoever is hit by Slow Burn burns on 5+, damaged or not, and again each round', () => {
  const table = flames();
  table.activate('Torch');
  table.attack('Deer', ['attack', 5], ['defense', 3]);
  expect(table.unit('Deer').body.damage).toBe(0);
  expect(table.unit('Deer').fire).toEqual({ isBurning: false, fought: 0 });
  endRound(table, 5);
  expect(table.unit('Deer')).toMatchObject({ body: { damage: 1 }, fire: { isBurning: true } });
  endRound(table, 5);
  expect(table.unit('Deer').body.damage).toBe(2);
  endRound(table, 4);
  expect(table.unit('Deer')).toMatchObject({ body: { damage: 2 }, fire: null });
});

rule('HGB-WSR-16', 'whoever is missed does not burn', () => {
  const table = flames();
  table.activate('Torch');
  table.attack('Deer', ['attack', 2], ['defense', 6]);
  expect(table.unit('Deer').fire).toBeNull();
});

rule('HGB-WSR-16', 'one action against the fire makes it 6+, two put it out; friends in contact help', () => {
  const table = flames();
  table.unit('Deer').fire = { isBurning: true, fought: 0 };
  table.unit('Doe').actions = 2;
  table.activate('Doe');
  table.give({ type: 'fight-fire', target: table.id('Deer') });
  expect(table.unit('Deer').fire?.fought).toBe(1);
  expect(table.unit('Doe').actions).toBe(1);
  endRound(table, 5);
  expect(table.unit('Deer')).toMatchObject({ body: { damage: 0 }, fire: null });
  const out = flames();
  out.unit('Deer').fire = { isBurning: true, fought: 0 };
  out.unit('Deer').actions = 1;
  out.activate('Deer');
  out.give({ type: 'fight-fire', target: out.id('Deer') });
  out.unit('Doe').actions = 0;
  out.activate('Doe');
  expect(out.choices).not.toContain('fight-fire');
  out.unit('Doe').actions = 2;
  out.activate('Doe');
  out.give({ type: 'fight-fire', target: out.id('Deer') });
  out.give({ type: 'let-pass', until: 'activation' });
  expect(out.asked).toBe('South: act');
  expect(out.choices).not.toContain('fight-fire');
  endRound(out);
  expect(out.unit('Deer').fire).toBeNull();
});

rule('HGB-WSR-16', 'nobody fights a fire from afar', () => {
  const table = flames();
  table.unit('Deer').fire = { isBurning: true, fought: 0 };
  table.unit('Doe').at = { x: 23000, y: 15000 };
  table.unit('Doe').actions = 1;
  table.activate('Doe');
  expect(table.choices).not.toContain('fight-fire');
});

rule(['HGB-PERK-08', 'HGB-WSR-16'], 'the Fire Resistant burn once and not on', () => {
  const table = flames({ perks: { fireResistant: true } });
  table.unit('Deer').fire = { isBurning: false, fought: 0 };
  endRound(table, 5);
  expect(table.unit('Deer').body.damage).toBe(1);
  endRound(table);
  expect(table.unit('Deer')).toMatchObject({ body: { damage: 1 }, fire: null });
});

rule(
  ['HGB-WSR-16', 'HGB-DMG-08', 'HGB-DMG-05'],
  'boxes absorb fire, and who burns out leaves a wreck',
  () => {
    const hidden = flames();
    hidden.unit('Deer').fire = { isBurning: true, fought: 0 };
    hidden.unit('Deer').body = { ...hidden.unit('Deer').body, hullDown: 2 };
    endRound(hidden, 6);
    expect(hidden.unit('Deer').body).toMatchObject({ damage: 1, hullDown: 2 });
    const table = flames({ sturdy: 1 });
    table.unit('Deer').fire = { isBurning: true, fought: 0 };
    endRound(table, 6);
    expect(table.unit('Deer').body).toMatchObject({ damage: 0, sturdy: 0 });
    table.unit('Deer').body = { ...table.unit('Deer').body, damage: 3 };
    endRound(table, 6);
    expect(table.unit('Deer').at).toBeNull();
    expect(table.state.scene.pieces).toMatchObject([{ kind: 'wreck' }]);
  },
);

rule(['HGB-WSR-16', 'HGB-ROUND-05'], 'those of whoever has won the initiative burn first', () => {
  for (const winner of [0, 1]) {
    const table = flames();
    for (const name of ['Torch', 'Deer']) table.unit(name).fire = { isBurning: true, fought: 0 };
    table.state.winner = winner;
    endRound(table, 5, 4);
    const [first, second] = winner === 0 ? ['Torch', 'Deer'] : ['Deer', 'Torch'];
    expect(table.events('burns').map(({ unit }) => unit)).toEqual([table.id(first), table.id(second)]);
    expect(table.unit(first).body.damage).toBe(1);
    expect(table.unit(second).body.damage).toBe(0);
  }
});

rule('HGB-WSR-16', 'nobody fights the fire of an enemy, or one out of reach', () => {
  const table = flames();
  table.unit('Deer').fire = { isBurning: true, fought: 0 };
  table.unit('Torch').at = { x: 19_000, y: 15_000 };
  table.activate('Torch');
  expect(table.choices).not.toContain('fight-fire');
  table.unit('Doe').at = { x: 22_000, y: 15_000 };
  table.unit('Doe').actions = 1;
  table.activate('Doe');
  expect(table.choices).not.toContain('fight-fire');
});

rule('HGB-WSR-16', 'whoever burns already burns on when it is hit again', () => {
  const table = flames();
  table.unit('Deer').fire = { isBurning: true, fought: 1 };
  table.activate('Torch');
  table.attack('Deer', ['attack', 5], ['defense', 3]);
  expect(table.unit('Deer').fire).toEqual({ isBurning: true, fought: 1 });
});
