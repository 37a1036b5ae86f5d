import type { Many, Text } from '../line/command.ts';

export const DEFAULT_GAME = 'battleforce-qs';

export const gameOption = {
  kind: 'text',
  value: 'GAME',
  summary: 'the rule system',
  default: DEFAULT_GAME,
  complete: 'game',
} as const satisfies Text;

export const budgetOption = {
  kind: 'text',
  value: 'TIME',
  summary: 'how long veteran and ace think about an order: 200ms, 5s, or a number of play-outs',
} as const satisfies Text;

export const scenarioOption = {
  kind: 'text',
  value: 'SCENARIO',
  summary: 'the battle to fight',
  otherwise: 'the first of the game',
  complete: 'scenario',
} as const satisfies Text;

export const optionOption = {
  kind: 'many',
  value: 'ID=VALUE',
  summary: 'sets an optional rule',
  complete: 'option',
} as const satisfies Many;

export const setOption = {
  kind: 'many',
  value: 'SET',
  summary: 'sets optional rules that go by one name',
  complete: 'set',
} as const satisfies Many;

export const forceOption = {
  kind: 'many',
  value: 'FORCE',
  summary: 'a side: random:N[:MOST], units such as AS7-D,HBK-4G@3/4, or a file',
} as const satisfies Many;

export const mapOption = {
  kind: 'text',
  value: 'MAP',
  summary: 'with --force: a mapsheet, a landscape such as hills:7, or a file',
} as const satisfies Text;
