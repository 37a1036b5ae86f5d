import '../../zod-setup.ts';
import { fightDuel, optionsFor } from '@ironfield/mechbay/duels/arena.ts';
import type { FromDuelWorker, ToDuelWorker } from './duel-messages.ts';

const post = (message: FromDuelWorker) => self.postMessage(message);

self.onmessage = ({ data: { pairs, first, step, count } }: MessageEvent<ToDuelWorker>) => {
  try {
    for (let number = first; number < count; number += step) {
      for (const [pair, duelists] of pairs.entries()) {
        const options = optionsFor(duelists.map(({ unit }) => unit)) ?? {};
        post({ kind: 'duel', pair, duel: fightDuel(duelists, options, number) });
      }
    }
  } catch (error) {
    post({ kind: 'trouble', message: (error as Error).message });
  }
};
