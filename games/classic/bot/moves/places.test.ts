import { menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { bot } from '../../bot.ts';
import { classic } from '../../game.ts';
import type { Order } from '../../orders.ts';
import type { State } from '../../state.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';

/** What a veteran answers, asked through the agenda like everybody. */
function answer(made: Scene, frame: State['agenda'][number] & { readonly seat: number }): Order {
  const { state } = made;
  state.agenda = [frame];
  const menu = menuFor(classic, state, frame.seat)!;
  return bot('veteran').choose(() => viewFor(classic, state, frame.seat), menu, randomFrom('answer'));
}

const laser = mech('Laser', { slots: { RA: ['Medium Laser'] } });

test('Who has to make way does not jump off a cliff', () => {
  const map = `
    .-5 .-5 .
    .-5 . .
    .-5 .-5 .`;
  const made = scene({
    map,
    units: { Own: { mech: laser, at: '0202 N' }, Foe: { mech: laser, at: '0301 S' } },
  });
  const cells = ['0201', '0302'].map((hex) => made.cell(hex));
  const order = answer(made, { step: 'physical/give-way', seat: 0, unit: 0, attacker: 1, cells });
  expect(order).toEqual({ type: 'go', to: '0302' });
});

test('Who is shoved towards the edge of the map steps aside', () => {
  const made = scene({
    map: '. . .\n. . .\n. . .',
    units: { Own: { mech: laser, at: '0202 N' }, Foe: { mech: laser, at: '0301 S' } },
  });
  made.state.phase = 'movement';
  made.put('Own', '0102 N');
  const order = answer(made, { step: 'displace/step-aside', seat: 0, unit: 0, direction: 4 });
  expect(order).toMatchObject({ type: 'step-aside', way: expect.stringMatching(/forward|backward/) });
});

test('Of two kinds of ammunition the one goes up that does less harm', () => {
  const slots = { RT: ['3 x LRM 15', 'Ammo LRM 15'], LT: ['SRM 6', 'SRM 6', 'Ammo SRM 6'] };
  const made = scene({
    units: { Own: { mech: mech('Boat', { slots }), at: '0202 N' }, Foe: { at: '0505 N' } },
  });
  const types = ['LRM 15', 'SRM 6'];
  const ask = () => answer(made, { step: 'heat/ammo', seat: 0, unit: 0, types });
  const bins = made.design('Own').bins.map(({ type }) => type.name);
  made.unit('Own').shots[bins.indexOf('LRM 15')] = 1;
  expect(ask()).toEqual({ type: 'ammo', ammo: 'LRM 15' });
  made.unit('Own').shots[bins.indexOf('LRM 15')] = 8;
  made.unit('Own').shots[bins.indexOf('SRM 6')] = 1;
  expect(ask()).toEqual({ type: 'ammo', ammo: 'SRM 6' });
});

test('Heat sinks stay as they are', () => {
  const made = scene({ units: { Own: { mech: laser, at: '0202 N' }, Foe: { at: '0505 N' } } });
  expect(answer(made, { step: 'end/sinks', seat: 0, unit: 0 })).toEqual({ type: 'leave-sinks', unit: 0 });
});

test('With a friend unconscious the others are ordered as ever', () => {
  const made = scene({
    units: {
      Asleep: { mech: laser, at: '0202 N', state: { knockedOut: 1 } },
      Awake: { mech: laser, at: '0802 S', side: 0 },
      Foe: { mech: laser, at: '0812 N' },
    },
  });
  made.state.phase = 'movement';
  const ask = () => answer(made, { step: 'movement/move', seat: 0, unit: -1 });
  expect(ask()).toEqual({ type: 'still', unit: 0 });
  made.unit('Asleep').acted = true;
  expect(ask()).toMatchObject({ unit: 1 });
  expect(['still', 'move']).toContain(ask().type);
});
