import type { Options, Values } from '../line/command.ts';

export const LAB_ACTIONS = ['run', 'puzzles'] as const;

export const labOptions = {
  out: {
    kind: 'text',
    short: 'o',
    value: 'DIR',
    summary: 'where results go; a run that was cut off goes on from there; of puzzles the file',
    otherwise: 'beside the file',
    complete: 'directory',
  },
  workers: {
    kind: 'whole',
    value: 'N',
    summary: 'how many threads of this machine; with --database, 0 leaves all to others',
    min: 0,
    otherwise: 'one per core',
  },
  database: {
    kind: 'text',
    value: 'PLACE',
    summary: 'have it played by all workers at this PostgreSQL server; or the folder of an embedded one',
  },
  minutes: { kind: 'whole', value: 'N', summary: 'with puzzles: how long to search', min: 1, default: 5 },
  scenario: {
    kind: 'many',
    value: 'SCENARIO',
    summary: 'with puzzles: a battle to search; otherwise all',
    complete: 'scenario',
  },
  first: { kind: 'whole', value: 'N', summary: 'with puzzles: the first battle', min: 0, default: 0 },
  json: { kind: 'flag', summary: 'print the summary as JSON' },
} as const satisfies Options;
export type LabValues = Values<typeof labOptions>;
