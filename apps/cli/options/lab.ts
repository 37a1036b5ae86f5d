import type { Options, Values } from '../line/command.ts';

export const LAB_ACTIONS = ['run'] as const;

export const labOptions = {
  out: {
    kind: 'text',
    short: 'o',
    value: 'DIR',
    summary: 'where results go; a run that was cut off goes on from there',
    otherwise: 'beside the file',
    complete: 'directory',
  },
  workers: { kind: 'whole', value: 'N', summary: 'how many threads', min: 1, otherwise: 'one per core' },
  json: { kind: 'flag', summary: 'print the summary as JSON' },
} as const satisfies Options;
export type LabValues = Values<typeof labOptions>;
