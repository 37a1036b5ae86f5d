import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { demo } from '@ironfield/demo/game.ts';
import { advance, menuFor, startGame, waitingFor } from '@ironfield/kernel/advance.ts';
import { type ExpandedMenu, expandMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { describe, expect, test } from 'vitest';
import { receivedMenu } from './received-menu.ts';

const overTheWire = (menu: ExpandedMenu): ExpandedMenu => JSON.parse(JSON.stringify(menu));

describe.each([demo, battleforceQs] as unknown as AnyGame[])('$id', (game) => {
  test('a menu that was sent offers exactly the orders of the original, in the same words', () => {
    const setup = scenarioSetup(game, game.scenarios[0].id);
    if (!setup.ok) throw new Error('no setup');
    const state = startGame(game, setup.value, 'received');
    const random = randomFrom('received');
    for (let i = 0; i < 60 && !state.outcome; i++) {
      const seat = waitingFor(state)[0];
      const menu = menuFor(game, state, seat)!;
      const sent = overTheWire(expandMenu(menu));
      const received = receivedMenu(sent);
      expect(expandMenu(received)).toEqual(sent);
      // Places are only known by their outline, so a random one may be refused; try until one is taken.
      for (let tries = 0; ; tries++) {
        expect(tries).toBeLessThan(200);
        const order = sampleOrder(received, random)!;
        if (advance(game, state, seat, order) === null) break;
      }
    }
  });
});

test('a place outside the outline is refused before it is sent', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
    { x: 1000, y: 1000 },
    { x: 0, y: 1000 },
  ];
  const menu = receivedMenu({
    prompt: 'Where?',
    orders: [{ type: 'go', label: 'Go', fields: [{ kind: 'point', name: 'to', label: 'To', outline }] }],
  });
  const field = menu.orders[0].fields[0];
  if (field.kind !== 'point') throw new Error('not a point');
  expect(field.forbids({ x: 500, y: 500 })).toBeNull();
  expect(field.forbids({ x: 1500, y: 500 })).toMatchObject({ message: expect.stringContaining('outside') });
  const place = field.sample(randomFrom('place'));
  expect(field.forbids(place)).toBeNull();
});
