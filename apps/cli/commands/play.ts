import { STRENGTHS } from '@ironfield/kernel/game.ts';
import { command, type Options, type Values } from '../command.ts';
import { optionOption } from './common-options.ts';

const playOptions = {
  game: { kind: 'text', value: 'GAME', summary: 'the rule system', complete: 'game' },
  scenario: { kind: 'text', value: 'SCENARIO', summary: 'the battle to fight', complete: 'scenario' },
  against: {
    kind: 'text',
    value: 'WHO',
    summary: 'the strength of the bot, or human for two at one keyboard',
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
} as const satisfies Options;
export type PlayValues = Values<typeof playOptions>;

export const play = command({
  name: 'play',
  summary: 'play a battle in the terminal, against the computer or a friend',
  about:
    'Asks for whatever is not given: Enter takes the suggested answer. Type help at any question to see what you can ' +
    'do there.',
  options: playOptions,
  positionals: [],
  examples: [
    { line: 'ironfield play', does: 'asks a few questions and starts' },
    {
      line: 'ironfield play --game demo --against recruit --side 1',
      does: 'straight into a small battle',
    },
    { line: 'ironfield play --load battle.json --save battle.json', does: 'goes on where you left' },
  ],
  async run(terminal, values) {
    const { runPlay } = await import('../play/run.ts');
    return runPlay(terminal, values);
  },
});
