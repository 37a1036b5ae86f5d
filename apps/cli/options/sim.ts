import type { Options, Values } from '../line/command.ts';
import {
  budgetOption,
  forceOption,
  gameOption,
  mapOption,
  optionOption,
  scenarioOption,
  setOption,
} from './common.ts';

export const simOptions = {
  game: gameOption,
  scenario: scenarioOption,
  force: forceOption,
  map: mapOption,
  games: { kind: 'whole', value: 'N', summary: 'how many games', min: 1, default: 100 },
  seed: { kind: 'text', value: 'SEED', summary: 'decides all dice and all choices', default: '1' },
  players: {
    kind: 'text',
    value: 'A,B',
    summary: 'who plays: random, recruit, regular, veteran or ace; veteran and ace also as veteran@200ms',
    default: 'regular,recruit',
    complete: 'players',
  },
  budget: budgetOption,
  set: setOption,
  option: optionOption,
  workers: { kind: 'whole', value: 'N', summary: 'how many threads', min: 1, otherwise: 'one per core' },
  'no-swap': { kind: 'flag', summary: 'keep the players in their seats' },
  only: { kind: 'whole', value: 'I', summary: 'play only game number I of the run, counted from 0' },
  save: {
    kind: 'text',
    value: 'DIR',
    summary: 'save every game in this directory',
    complete: 'directory',
  },
  json: { kind: 'flag', summary: 'print the result as one JSON object' },
} as const satisfies Options;
export type SimValues = Values<typeof simOptions>;
