import type { Options, Values } from '../line/command.ts';
import { gameOption } from './common.ts';

export const optionsOptions = {
  game: gameOption,
  json: { kind: 'flag', summary: 'print a JSON object' },
} as const satisfies Options;
export type OptionsValues = Values<typeof optionsOptions>;
