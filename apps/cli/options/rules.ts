import type { Options, Values } from '../line/command.ts';

export const rulesOptions = {
  game: {
    kind: 'text',
    value: 'GAME',
    summary: 'only this rule system',
    otherwise: 'all of them',
    complete: 'game',
  },
  open: { kind: 'flag', summary: 'only rules that no test proves' },
  run: { kind: 'flag', summary: 'run the tests again, even if the last result still holds' },
  json: { kind: 'flag', summary: 'print a JSON array' },
} as const satisfies Options;
export type RulesValues = Values<typeof rulesOptions>;
