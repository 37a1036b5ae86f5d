import { STRENGTHS } from '@ironfield/kernel/game.ts';
import { command, type Options, type Values } from '../command.ts';
import { optionOption } from './common-options.ts';

const playOptions = {
  game: {
    kind: 'text',
    value: 'GAME',
    summary: 'the rule system; with --server also the id of a game to go on with',
    complete: 'game',
  },
  scenario: { kind: 'text', value: 'SCENARIO', summary: 'the battle to fight', complete: 'scenario' },
  against: {
    kind: 'text',
    value: 'WHO',
    summary: 'the strength of the bot, or human for two at one keyboard (with --server: by invitation)',
    choices: [...STRENGTHS, 'human'],
  },
  side: { kind: 'whole', value: 'N', summary: 'the number of your side', min: 1 },
  seed: {
    kind: 'text',
    value: 'SEED',
    summary: 'decides all dice',
    otherwise: 'a secret one, shown at the end',
  },
  option: optionOption,
  save: {
    kind: 'text',
    value: 'FILE',
    summary: 'save the game here when it ends or you leave',
    complete: 'file',
  },
  load: { kind: 'text', value: 'FILE', summary: 'go on with a saved game', complete: 'file' },
  server: { kind: 'text', value: 'URL', summary: 'play on a server, where friends can join' },
  join: { kind: 'text', value: 'LINK', summary: 'take the seat that you were sent a link to' },
  name: { kind: 'text', value: 'NAME', summary: 'what others call you there' },
  'secret-file': {
    kind: 'text',
    value: 'FILE',
    summary: 'holds the secret of your seat',
    otherwise: 'your own list of seats',
    complete: 'file',
  },
  list: { kind: 'flag', summary: 'list your games on the server' },
} as const satisfies Options;
export type PlayValues = Values<typeof playOptions>;

function isRemote({ server, join, list, name, 'secret-file': secretFile }: PlayValues): boolean {
  return [server, join, name, secretFile].some((value) => value !== undefined) || list;
}

export const play = command({
  name: 'play',
  summary: 'play a battle in the terminal, against the computer or a friend',
  about:
    'Asks for whatever is not given: Enter takes the suggested answer. Type help at any question to see what you can ' +
    'do there. With --server or --join the game lives on a server: you may leave and come back, and the secrets of ' +
    'your seats are kept in a file that only you can read.',
  options: playOptions,
  positionals: [],
  examples: [
    { line: 'ironfield play', does: 'asks a few questions and starts' },
    {
      line: 'ironfield play --game demo --against recruit --side 1',
      does: 'straight into a small battle',
    },
    { line: 'ironfield play --load battle.json --save battle.json', does: 'goes on where you left' },
    {
      line: 'ironfield play --server http://localhost:3000 --against human',
      does: 'starts a game on a server and shows the link for your friend',
    },
    { line: "ironfield play --join 'LINK'", does: 'joins with such a link' },
    { line: 'ironfield play --server http://localhost:3000 --list', does: 'your games there' },
  ],
  async run(terminal, values) {
    if (isRemote(values)) {
      const { runRemote } = await import('../remote/run.ts');
      return runRemote(terminal, values);
    }
    const { runPlay } = await import('../play/run.ts');
    return runPlay(terminal, values);
  },
});
