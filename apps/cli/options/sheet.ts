import type { Options, Values } from '../line/command.ts';
import { optionOption } from './common.ts';

export const sheetOptions = {
  output: {
    kind: 'text',
    short: 'o',
    value: 'FILE',
    summary: 'where to, FILE.pdf or FILE.svg; needed',
    complete: 'file',
  },
  paper: {
    kind: 'text',
    value: 'PAPER',
    summary: 'what it is printed on',
    choices: ['a4', 'letter'],
    default: 'a4',
  },
  scenario: {
    kind: 'text',
    value: 'SCENARIO',
    summary: 'unit sheets of both sides of a BattleForce 2 scenario instead',
  },
  option: optionOption,
  pilot: { kind: 'text', value: 'NAME', summary: 'name of the MechWarrior', otherwise: 'left blank' },
  gunnery: { kind: 'whole', value: 'N', summary: 'Gunnery Skill', otherwise: 'left blank' },
  piloting: { kind: 'whole', value: 'N', summary: 'Piloting Skill', otherwise: 'left blank' },
  ability: {
    kind: 'many',
    value: 'TEXT',
    summary: 'an ability of the MechWarrior',
  },
} as const satisfies Options;
export type SheetValues = Values<typeof sheetOptions>;
