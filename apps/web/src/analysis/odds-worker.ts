import '../zod-setup.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { continuation, foretold, ideas } from '@ironfield/kernel/players/continuing.ts';
import { loadGame } from '../catalogue.ts';
import type { FromOddsWorker, Line, ToOddsWorker } from './odds-messages.ts';

/** Orders to compare, besides the one played. */
const MOST_IDEAS = 4;

const post = (message: FromOddsWorker) => self.postMessage(message);

self.onmessage = async ({ data }: MessageEvent<ToOddsWorker>) => {
  const game = await loadGame(data.game);
  if (!game) throw new Error(`There is no game "${data.game}"`);
  if (data.kind === 'lines') post({ kind: 'lines', lines: linesOf(game, data) });
  else play(game, data);
};

function linesOf(game: AnyGame, { view, played }: Extract<ToOddsWorker, { kind: 'lines' }>): Line[] {
  const words = (order: Line['order']) => (order ? foretold(game, view, order as never) : []);
  const known = played ? canonical(played) : '';
  const others = ideas(game, view, MOST_IDEAS).filter((order) => canonical(order) !== known);
  return [
    { order: null, words: [], isPlayed: false },
    ...(played ? [{ order: played, words: words(played), isPlayed: true }] : []),
    ...others.map((order) => ({ order, words: words(order), isPlayed: false })),
  ];
}

function play(game: AnyGame, job: Extract<ToOddsWorker, { kind: 'play' }>): void {
  const { view, strength, orders, first, step, games } = job;
  for (let i = first; i < games; i += step) {
    const line = i % orders.length;
    const outcome = continuation(game, view, strength, `analysis ${i}`, orders[line] as never);
    post({ kind: 'game', line, winners: outcome?.winners ?? null });
  }
}
