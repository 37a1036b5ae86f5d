import type { Options, Values } from '../line/command.ts';
import { budgetOption, gameOption, mapOption, scenarioOption } from './common.ts';

export const tournamentOptions = {
  game: gameOption,
  scenario: scenarioOption,
  force: {
    kind: 'text',
    value: 'FORCE',
    summary: 'instead of a scenario: the force of both sides, such as random:4',
  },
  map: mapOption,
  players: {
    kind: 'text',
    value: 'A,B,…',
    summary: 'who takes part: random, recruit, regular, veteran, ace, and veteran@200ms, ace@5s',
    default: 'random,recruit,regular,veteran',
    complete: 'players',
  },
  budget: budgetOption,
  games: { kind: 'whole', value: 'N', summary: 'how many games each two play', min: 2, default: 40 },
  seed: { kind: 'text', value: 'SEED', summary: 'decides all dice and all choices', default: '1' },
  workers: { kind: 'whole', value: 'N', summary: 'how many threads', min: 1, otherwise: 'one per core' },
  json: { kind: 'flag', summary: 'print the table as JSON' },
} as const satisfies Options;
export type TournamentValues = Values<typeof tournamentOptions>;
