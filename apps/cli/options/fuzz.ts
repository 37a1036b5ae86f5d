import type { Options, Values } from '../line/command.ts';
import { gameOption } from './common.ts';

export const fuzzOptions = {
  game: gameOption,
  games: { kind: 'whole', value: 'N', summary: 'how many games', min: 1, default: 100 },
  seed: { kind: 'text', value: 'SEED', summary: 'decides all dice and all choices', default: '1' },
  looks: {
    kind: 'whole',
    value: 'N',
    summary: 'of 1,000 moments, how many are looked at from all sides',
    min: 0,
    default: 20,
  },
  only: { kind: 'text', value: 'PROPERTY', summary: 'look at this alone, such as "questions" or "legality"' },
  replay: { kind: 'text', value: 'FILE', summary: 'repeat a failure found before', complete: 'file' },
} as const satisfies Options;
export type FuzzValues = Values<typeof fuzzOptions>;
