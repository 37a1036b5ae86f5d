import type { Options, Values } from '../line/command.ts';

export const ACTIONS = ['validate', 'show', 'convert', 'diff', 'import', 'stats'] as const;
export type UnitsAction = (typeof ACTIONS)[number];

export const unitsOptions = {
  to: {
    kind: 'text',
    value: 'FORMAT',
    summary: 'convert: the format to write',
    choices: ['json', 'mtf', 'battleforce2'],
  },
  output: {
    kind: 'text',
    short: 'o',
    value: 'DIR',
    summary: 'convert, import: where to write, made if it is not there',
    otherwise: 'where you are; import writes nothing',
    complete: 'directory',
  },
  force: { kind: 'flag', summary: 'convert, import: replace files that are there already' },
  json: { kind: 'flag', summary: 'validate, diff, import, stats: print JSON' },
} as const satisfies Options;
export type UnitsValues = Values<typeof unitsOptions>;
