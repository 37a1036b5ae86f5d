// The arguments of `npm run questions`.

import { parseArgs } from 'node:util';
import { GAME_IDS } from '../src/catalogue.ts';

const HELP = `npm run questions -- [GAME ...] [options]

Plays random games with all options and asks the page's own code every kind of question that comes up, in Node.
Without a GAME it asks all of them: ${GAME_IDS.join(', ')}.

  --games   N    random games to play; usually 100, with --by-hand 8
  --seed    TEXT what is random follows from it
  --by-hand      answer one question of each kind in a real browser, by mouse, by keys and by touch
  --hunts   N    with --by-hand: games to play for each kind that the random games did not come to; usually 8
`;

export class Mistake extends Error {}

export interface Wanted {
  readonly ids: readonly string[];
  readonly byHand: boolean;
  readonly games: number;
  readonly hunts: number;
  readonly seed: string;
}

/** Null where only help is wanted, which is printed. */
export function wantedBy(words: readonly string[]): Wanted | null {
  const { values, positionals } = parsed(words);
  if (values.help) {
    console.log(HELP);
    return null;
  }
  const unknown = positionals.find((id) => !GAME_IDS.includes(id));
  if (unknown !== undefined)
    throw new Mistake(`There is no game "${unknown}"; there are ${GAME_IDS.join(', ')}.`);
  const byHand = values['by-hand'] ?? false;
  return {
    ids: positionals.length > 0 ? positionals : GAME_IDS,
    byHand,
    games: count('games', values.games, byHand ? 8 : 100),
    hunts: count('hunts', values.hunts, 8),
    seed: values.seed ?? 'long run',
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        games: { type: 'string' },
        hunts: { type: 'string' },
        seed: { type: 'string' },
        'by-hand': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Mistake((error as Error).message);
  }
}

function count(name: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1)
    throw new Mistake(`--${name} takes a whole number from 1, not "${given}".`);
  return number;
}
