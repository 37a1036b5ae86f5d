// Games that stand where a test wants them: played here with quick bots, and laid into the store of the browser.

import { classic } from '@ironfield/classic/game.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { possibleOrders } from '@ironfield/kernel/menu/menu.ts';
import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { Game, GameTypes } from '@ironfield/kernel/play/game.ts';
import { orderFrom } from '@ironfield/kernel/play/player.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { History } from '@ironfield/kernel/record/history.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Page } from 'playwright-core';
import type { StoredGame } from './src/sessions/local-store.ts';

/** A skirmish of two lances up to where the first player is asked something that fits. */
export const skirmishUntil = (
  fits: (types: readonly string[], state: Classic['State']) => boolean,
  seed = 'table',
  options: OptionValues = {},
): StoredGame => gameUntil(classic, 'skirmish', fits, seed, options);

/** A game of recruits up to such a moment. */
export function gameUntil<G extends GameTypes>(
  game: Game<G>,
  scenario: string,
  fits: (types: readonly string[], state: G['State']) => boolean,
  seed = 'table',
  options: OptionValues = {},
  changed = (setup: G['Setup']): G['Setup'] => setup,
): StoredGame {
  const setup = scenarioSetup(game, scenario, options);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const history = new History(game, changed(setup.value), seed);
  const randoms = [0, 1].map((seat) => randomFrom(`${seed} player ${seat}`));
  const bot = game.bot('recruit');
  for (let orders = 0; orders < 2000 && !history.state.outcome; orders++) {
    const { state } = history;
    const seat = waitingFor(state)[0]!;
    const menu = menuFor(game, state, seat)!;
    const types = seat === 0 ? possibleOrders(menu).map(({ type }) => type) : [];
    if (seat === 0 && fits(types, state)) {
      const now = new Date().toISOString();
      return {
        id: `prepared-${history.entries.length}`,
        created: now,
        updated: now,
        players: [{ kind: 'human' }, { kind: 'bot', strength: 'recruit' }],
        game: game.id,
        scenario,
        standing: `After ${history.entries.length} orders`,
        isOver: false,
        setup: history.setup,
        seed,
        log: history.entries,
        randoms,
      };
    }
    const order = orderFrom(bot, () => viewFor(game, state, seat), menu, randoms[seat]!);
    const refusal = history.add({ kind: 'order', seat, order });
    if (refusal) throw new Error(refusal.message);
  }
  throw new Error('No such moment in this game');
}

let sittings = 0;

/** Sits down at a game that was prepared, as it was then, and says under what name. The page must be one of the client. */
export async function sitDownAt(page: Page, address: string, prepared: StoredGame): Promise<string> {
  // Under a name of its own: whoever sat down at it before may have played on.
  const game = { ...prepared, id: `${prepared.id}-${++sittings}` };
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ironfield', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(stored);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    game as unknown as Record<string, unknown>,
  );
  await page.goto(`${address}#/table/local/${game.id}`);
  return game.id;
}
