import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { COMMANDS } from './data/commands.ts';
import { TERRAIN, TERRAINS } from './data/terrain.ts';
import { referenceTables } from './reference.ts';
import { rules } from './rule-index.ts';

const rowsOf = (title: string) => referenceTables().find((table) => table.title === title)!.rows;
const numberIn = (title: string, name: string): number => {
  const row = rowsOf(title).find(([first]) => first.startsWith(name))!;
  return Number.parseInt(row.at(-1)!.replace('−', '-'), 10);
};

rule('BF2-REF-07', 'From the tables alone: a jumper with 6 MP in heavy woods at long range needs 13', () => {
  const number =
    numberIn('Base number', '5–6') +
    numberIn('Attack modifiers', 'Target can jump') +
    numberIn('Attack modifiers', 'Target in heavy woods') +
    numberIn('Attack modifiers', 'Long range') +
    numberIn('Skill', 'Veteran') +
    numberIn('Attack modifiers', 'Heat of the attacker');
  expect(number).toBe(13);
});

rule('BF2-REF-09', 'The tables are made of the numbers of the game, each under its rule', () => {
  const ids: readonly string[] = rules.map(({ id }) => id);
  for (const { rule: id, head, rows } of referenceTables()) {
    expect(ids).toContain(id);
    for (const row of rows) expect(row).toHaveLength(head.length);
  }
  expect(rowsOf('Movement cost').map(([, mp]) => Number.parseInt(mp, 10))).toEqual(
    TERRAINS.map((terrain) => TERRAIN[terrain].cost),
  );
  expect(rowsOf('Base number')).toEqual([
    ['0–2', '4'],
    ['3–4', '5'],
    ['5–6', '6'],
    ['7–9', '7'],
    ['10+', '8'],
  ]);
  expect(rowsOf('Critical hits').map(([roll]) => roll)).toEqual(['2–7', '8', '9', '10', '11', '12']);
  expect(rowsOf('Commands').map(([command]) => command)).toEqual([...COMMANDS]);
  expect(rowsOf('Basic command lists')).toHaveLength(10);
  expect(rowsOf('Buildings')).toContainEqual(['fortress', '16', 'L M H A']);
});
