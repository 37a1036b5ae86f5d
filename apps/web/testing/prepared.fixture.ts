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
import type { StoredGame } from '../src/sessions/local-store.ts';

/** A skirmish of two lances up to where the first player is asked something that fits. */
export const skirmishUntil = (
  fits: (types: readonly string[], state: Classic['State']) => boolean,
  seed = 'table',
  options: OptionValues = {},
): StoredGame => gameUntil(classic, 'skirmish', fits, { seed, options });

/** A game of recruits up to such a moment. */
export function gameUntil<G extends GameTypes>(
  game: Game<G>,
  scenario: string,
  fits: (types: readonly string[], state: G['State']) => boolean,
  {
    seed = 'table',
    options = {},
    changed = (setup: G['Setup']): G['Setup'] => setup,
  }: {
    readonly seed?: string;
    readonly options?: OptionValues;
    readonly changed?: (setup: G['Setup']) => G['Setup'];
  } = {},
): StoredGame {
  const setup = scenarioSetup(game, scenario, options);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const history = new History(game, changed(setup.value), seed);
  const randoms = playedByRecruits(history, seed, (state) => {
    if (waitingFor(state)[0] !== 0) return false;
    const types = possibleOrders(menuFor(game, state, 0)!).map(({ type }) => type);
    return fits(types, state);
  });
  if (history.state.outcome) throw new Error('No such moment in this game');
  return storedAs(history, scenario, seed, randoms);
}

/** A game of recruits to its end. */
export function gameToItsEnd<G extends GameTypes>(game: Game<G>, scenario: string, seed: string): StoredGame {
  const setup = scenarioSetup(game, scenario);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const history = new History(game, setup.value, seed);
  const randoms = playedByRecruits(history, seed, () => false);
  if (!history.state.outcome) throw new Error('The game goes on and on');
  return storedAs(history, scenario, seed, randoms);
}

const MOST_ORDERS = 2000;

/** Plays on until it is there, or the game is over. Returns the dice of the players as they are then. */
function playedByRecruits<G extends GameTypes>(
  history: History<G>,
  seed: string,
  isThere: (state: G['State']) => boolean,
): ReturnType<typeof randomFrom>[] {
  const { game } = history;
  const randoms = [0, 1].map((seat) => randomFrom(`${seed} player ${seat}`));
  const bot = game.bot('recruit');
  for (let orders = 0; orders < MOST_ORDERS && !history.state.outcome && !isThere(history.state); orders++) {
    const { state } = history;
    const seat = waitingFor(state)[0]!;
    const order = orderFrom(
      bot,
      () => viewFor(game, state, seat),
      menuFor(game, state, seat)!,
      randoms[seat]!,
    );
    const refusal = history.add({ kind: 'order', seat, order });
    if (refusal) throw new Error(refusal.message);
  }
  return randoms;
}

function storedAs<G extends GameTypes>(
  { game, entries, setup, state }: History<G>,
  scenario: string,
  seed: string,
  randoms: ReturnType<typeof randomFrom>[],
): StoredGame {
  const now = new Date().toISOString();
  return {
    id: `prepared-${entries.length}`,
    created: now,
    updated: now,
    players: [{ kind: 'human' }, { kind: 'bot', strength: 'recruit' }],
    game: game.id,
    scenario,
    standing: `After ${entries.length} orders`,
    isOver: state.outcome !== null,
    setup,
    seed,
    log: entries,
    randoms,
  };
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
