import type { Options, Values } from '../line/command.ts';

/** The kinds of question, each with a phrase for the help text. */
export const QUESTIONS = {
  los: 'who sees whom',
  reach: "where a 'Mech can go",
  tohit: 'numbers of weapon attacks',
  physical: 'numbers of physical attacks',
  sides: 'sides that attacks strike',
  construct: "whether a 'Mech may be built so, and what its parts weigh",
  battleforce2: 'what a unit becomes in BattleForce 2',
  'battle-value': 'what a unit of any kind counts for',
} as const;
export type QuestionName = keyof typeof QUESTIONS;

export const EDITION_NAMES = ['introductory', 'master'] as const;
export type Edition = (typeof EDITION_NAMES)[number];

export const askOptions = {
  boards: {
    kind: 'text',
    value: 'DIR',
    summary: 'directory with the maps, NAME.board',
    complete: 'directory',
  },
  units: {
    kind: 'text',
    value: 'PATH',
    summary: "directory with the 'Mechs, NAME.mtf, or a file of records, one a line, FILE.jsonl",
    complete: 'file',
  },
  edition: {
    kind: 'text',
    value: 'EDITION',
    summary: 'the rulebook that answers: introductory, or master for the one that Maximum Tech extends',
    choices: EDITION_NAMES,
  },
} as const satisfies Options;
export type AskValues = Values<typeof askOptions>;
