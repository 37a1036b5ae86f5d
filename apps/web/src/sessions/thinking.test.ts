import { melee } from '@ironfield/classic/testing/melee.ts';
import { mech } from '@ironfield/classic/testing/scene.ts';
import { refusalOf } from '@ironfield/kernel/menu/legality.ts';
import { type Pick, possibleOrders } from '@ironfield/kernel/menu/menu.ts';
import { advance, menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../catalogue.ts';
import { suggestThere } from './thinking.ts';

test.each(GAME_IDS)('%s: what is suggested from a view alone is legal at the real table', async (id) => {
  const game = (await loadGame(id))!;
  const setup = scenarioSetup(game, game.scenarios[0].id);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(game, setup.value, 'seven');
  for (let orders = 0; orders < 12 && !state.outcome; orders++) {
    const seat = waitingFor(state)[0];
    const view = structuredClone(viewFor(game, state, seat));
    const order = suggestThere(game, view)!;
    expect(refusalOf(menuFor(game, state, seat)!, order)).toBeNull();
    expect(advance(game, state, seat, order, null)).toBeNull();
  }
});

test.each([
  ['classic', 'skirmish', 'unit'],
  ['battleforce-qs', undefined, 'unit'],
  ['battleforce2', undefined, 'unit'],
])(
  '%s: what is suggested for a unit is for that unit, and heeds what is planned before',
  async (id, scenario, field) => {
    const game = (await loadGame(id))!;
    const setup = scenarioSetup(game, scenario ?? game.scenarios[0].id);
    if (!setup.ok) throw new Error(setup.error[0]?.message);
    const state = startGame(game, setup.value, 'eight');
    const random = randomFrom('eight');
    const seen = new Set<string>();
    for (let orders = 0; orders < 60 && seen.size < 2; orders++) {
      const seat = waitingFor(state)[0];
      const menu = menuFor(game, state, seat)!;
      const view = viewFor(game, state, seat);
      const form = possibleOrders(menu).find(({ fields }) => fields[0]?.name === field);
      const units = form ? Array.from((form.fields[0] as Pick).values) : [];
      if (form && units.length > 1 && !seen.has(form.type)) {
        seen.add(form.type);
        const after: CoreOrder[] = [];
        const ends = new Set<unknown>();
        // Backwards: none of them is the first that comes to mind.
        for (const piece of units.toReversed().slice(0, 3)) {
          const order = suggestThere(game, view, {
            about: { fields: [field], piece },
            after,
          }) as CoreOrder & {
            to?: string;
          };
          expect(order).toMatchObject({ [field]: piece });
          expect(refusalOf(menu, order)).toBeNull();
          if (id !== 'battleforce2') expect(ends.has(order.to ?? piece)).toBe(false);
          ends.add(order.to ?? piece);
          after.push(order);
        }
      }
      expect(
        advance(
          game,
          state,
          seat,
          orderFrom(game.bot('recruit'), () => view, menu, random),
        ),
      ).toBeNull();
    }
    expect(seen.size).toBeGreaterThan(0);
  },
);

test('classic: for whoever is passed over once the others have declared nothing is planned', async () => {
  const game = (await loadGame('classic'))!;
  const gun = mech('Gun', { slots: { RA: ['Medium Laser'] } });
  const table = melee({
    units: {
      Gun: { side: 0, mech: gun, at: '0505 N' },
      Mule: { side: 0, at: '0506 S' },
      Goat: { side: 1, mech: gun, at: '0501 S' },
    },
  });
  table.beginAt('weapon', 0);
  expect(table.asked).toBe('0 weapon/declare');
  const view = viewFor(game, table.scene.state, 0);
  const about = (piece: number) => ({ fields: ['unit'], piece });
  const fire = suggestThere(game, view, { about: about(0) })!;
  expect(fire).toMatchObject({ unit: 0 });
  expect(suggestThere(game, view, { about: about(1), after: [fire] })).toBeNull();
});

test('Whoever only watches is suggested nothing', async () => {
  const game = (await loadGame('demo'))!;
  const setup = scenarioSetup(game, 'ravine');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const view = viewFor(game, startGame(game, setup.value, 'seven'), 'spectator');
  expect(suggestThere(game, view)).toBeNull();
});
