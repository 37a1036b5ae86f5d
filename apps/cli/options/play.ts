import { STRENGTHS } from '@ironfield/kernel/play/game.ts';
import type { Options, Values } from '../line/command.ts';
import { budgetOption, forceOption, mapOption, optionOption, setOption } from './common.ts';

export const playOptions = {
  game: {
    kind: 'text',
    value: 'GAME',
    summary: 'the rule system; with --server also the id of a game to go on with',
    complete: 'game',
  },
  scenario: { kind: 'text', value: 'SCENARIO', summary: 'the battle to fight', complete: 'scenario' },
  force: forceOption,
  map: mapOption,
  against: {
    kind: 'text',
    value: 'WHO',
    summary: 'the strength of the bot, or human for two at one keyboard (with --server: by invitation)',
    choices: [...STRENGTHS, 'ace', 'human'],
  },
  budget: budgetOption,
  side: { kind: 'whole', value: 'N', summary: 'the number of your side', min: 1 },
  seed: {
    kind: 'text',
    value: 'SEED',
    summary: 'decides all dice',
    otherwise: 'a secret one, shown at the end',
  },
  set: setOption,
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
  lines: {
    kind: 'flag',
    summary: 'for programs: lines of JSON in and out, many games at once (docs/lines.md)',
  },
} as const satisfies Options;
export type PlayValues = Values<typeof playOptions>;
