import type { Options, Values } from '../command.ts';

export const ACTIONS = ['validate', 'show', 'convert', 'diff'] as const;
export type UnitsAction = (typeof ACTIONS)[number];

export const unitsOptions = {
  to: {
    kind: 'text',
    value: 'FORMAT',
    summary: 'convert: the format to write',
    choices: ['json', 'mtf'],
  },
  output: {
    kind: 'text',
    short: 'o',
    value: 'DIR',
    summary: 'convert: where to write, made if it is not there',
    otherwise: 'where you are',
    complete: 'directory',
  },
  force: { kind: 'flag', summary: 'convert: replace files that are there already' },
  json: { kind: 'flag', summary: 'validate, diff: print JSON' },
} as const satisfies Options;
export type UnitsValues = Values<typeof unitsOptions>;
