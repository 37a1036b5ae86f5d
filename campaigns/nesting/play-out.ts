import { menuFor, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame, Strength } from '@ironfield/kernel/play/game.ts';
import { orderFrom, type Player } from '@ironfield/kernel/play/player.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import type { Consequence, Nested, Path } from './nested.ts';

/** Far more orders than any war takes. */
const MAX_ORDERS = 1_000_000;

/** The player of a seat of a game at some scale. */
export type PlayerFor = (game: AnyGame, seat: Seat) => Player<never>;

export const botsOf =
  (strength: Strength): PlayerFor =>
  (game) =>
    game.bot(strength) as Player<never>;

/**
 * Plays the game at a path to its end, with all battles that it waits for. Everything follows from the seed; each seat
 * of each battle has dice of its own to think with.
 */
export function playOut(
  nested: Nested,
  path: Path,
  seed: string,
  playerFor: PlayerFor,
  onOrder?: (path: Path, seat: Seat, order: CoreOrder, after: readonly Consequence[]) => void,
): number {
  const players = new Map<
    string,
    { readonly player: Player<never>; readonly random: ReturnType<typeof randomFrom> }
  >();
  let orders = 0;
  for (; nested.at(path)?.history.state.outcome === null && orders < MAX_ORDERS; orders++) {
    const here = nested.inPlay;
    const { game, state } = nested.at(here)!.history;
    const seat = waitingFor(state)[0]!;
    const key = [...here, `seat ${seat}`].join('.');
    let thinking = players.get(key);
    if (!thinking) {
      thinking = { player: playerFor(game, seat), random: randomFrom(`${seed} ${key}`) };
      players.set(key, thinking);
    }
    const menu = menuFor(game, state, seat)!;
    const view = () => viewFor(game, state, seat) as never;
    const order: CoreOrder = orderFrom(thinking.player, view, menu, thinking.random);
    const after: Consequence[] = [];
    const refusal = nested.add(here, { kind: 'order', seat, order }, null, after);
    if (refusal) throw new Error(`${game.id}: an order of a bot is refused: ${refusal.message}`);
    onOrder?.(here, seat, order, after);
    if (!nested.inPlay.slice(0, path.length).every((number, depth) => number === path[depth])) break;
  }
  return orders;
}
