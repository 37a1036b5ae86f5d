import { command, type Options, type Values } from '../command.ts';
import { gameOption, optionOption, scenarioOption } from './common-options.ts';

const simOptions = {
  game: gameOption,
  scenario: scenarioOption,
  games: { kind: 'whole', value: 'N', summary: 'how many games', min: 1, default: 100 },
  seed: { kind: 'text', value: 'SEED', summary: 'decides all dice and all choices', default: '1' },
  players: {
    kind: 'text',
    value: 'A,B',
    summary: 'who plays: random, recruit, regular or veteran',
    default: 'regular,recruit',
    complete: 'players',
  },
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

export const sim = command({
  name: 'sim',
  summary: 'play many games between bots and count who wins',
  about:
    'The two players change seats after every game, so that neither has the better side, unless --no-swap is given. ' +
    'Equal seeds give equal games and an equal digest, whatever the number of workers.',
  options: simOptions,
  positionals: [],
  examples: [
    { line: 'ironfield sim', does: '100 games of a regular bot against a recruit' },
    {
      line: 'ironfield sim --players veteran,regular --games 1000 --seed spring',
      does: 'how much better is a veteran?',
    },
    { line: 'ironfield sim --game demo --json | jq .winRates', does: 'for other programs' },
  ],
  async run(terminal, values) {
    const { runSim } = await import('../sim/run.ts');
    return runSim(terminal, values);
  },
});
