import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { COMMANDS } from '../data/commands.ts';
import { TERRAIN, TERRAINS } from '../data/terrain.ts';
import { rules } from '../rule-index.ts';
import { referenceTables } from './reference.ts';

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

rule('BF2-REF-07', 'What the tables say', () => {
  expect(rowsOf('Sequence of play')).toEqual([
    ['Both', 'Initiative'],
    ['First player', 'Command, Movement, Combat'],
    ['Second player', 'Command, Movement, Combat'],
    ['Both', 'End'],
  ]);
  expect(rowsOf('Attack modifiers')).toEqual([
    ['Pointblank range, up to 0 hexes', '0'],
    ['Medium range, up to 4 hexes', '+2'],
    ['Long range, up to 8 hexes', '+4'],
    ['Target can jump', '+1'],
    ['Target is battle armor', '+1'],
    ['Target in light woods', '+1'],
    ['Target in heavy woods', '+2'],
    ['Target in city', '+1'],
    ['Target in fortress', '+2'],
    ['Target in water', '−1'],
    ['Attacker in water', '+1'],
    ['Indirect fire', '+1'],
    ['Heat of the attacker', '+1 a level'],
  ]);
  expect(rowsOf('Skill')).toEqual([
    ['Green', '+1'],
    ['Regular', '0'],
    ['Veteran', '−1'],
    ['Elite', '−2'],
  ]);
  expect(rowsOf('Movement cost')).toEqual([
    ['clear', '1', 'naval, submarines'],
    ['rough', '2, VTOLs 1', 'naval, submarines, wheeled, aircraft'],
    ['light woods', '2, VTOLs 1', 'hover, naval, submarines, wheeled, aircraft'],
    ['heavy woods', '3, VTOLs 1', 'hover, naval, submarines, tracked, wheeled, aircraft'],
    ['water', '3, hover 1, naval 1, submarines 1, VTOLs 1', 'infantry, tracked, wheeled, aircraft'],
    ['rubble', '2, VTOLs 1', 'naval, submarines, wheeled, aircraft'],
    ['base', '2, infantry 1, VTOLs 1', 'naval, submarines, aircraft'],
    ['city', '3, infantry 1, VTOLs 1', 'naval, submarines, aircraft'],
    ['fortress', '4, infantry 1, VTOLs 1', 'naval, submarines, aircraft'],
  ]);
  expect(rowsOf('Critical hits')).toEqual([
    ['2–7', 'no critical hit', 'no critical hit'],
    ['8', 'arm actuator hit', 'turret hit'],
    ['9', 'leg actuator hit', 'wheel or track hit'],
    ['10', 'weapon destroyed', 'weapon destroyed'],
    ['11', 'engine hit', 'engine hit'],
    ['12', 'head blown off', 'crew killed'],
  ]);
  expect(rowsOf('Buildings')).toEqual([
    ['base', '12', 'L M'],
    ['city', '14', 'L M H'],
    ['fortress', '16', 'L M H A'],
  ]);
  expect(rowsOf('Basic command lists')).toEqual([
    ['1 / 11', 'Alpha Strike!', 'Alpha Strike!'],
    ['2 / 12', 'Ambush', 'Alpha Strike!'],
    ['3 / 13', 'Charge!', 'Doubletime March'],
    ['4 / 14', 'Doubletime March', 'Evasive Action'],
    ['5 / 15', 'Evasive Action', 'Hello, HQ?'],
    ['6 / 16', 'Hello, HQ?', 'Luck of the Fox'],
    ['7 / 17', 'Luck of the Fox', 'Stand and Shoot'],
    ['8 / 18', 'Stand and Shoot', 'Stand and Shoot'],
    ['9 / 19', 'Careful Aim', 'Careful Aim'],
    ['10 / 20', 'Careful Aim', 'Careful Aim'],
  ]);
  expect(rowsOf('Commands').map(([command, , numbers]) => [command, numbers])).toEqual([
    ['Alpha Strike!', '+1 Overheat Value'],
    ['Ambush', 'kept face-down until its moment, set aside for a turn after use'],
    ['Careful Aim', '−1 to its attacks, no jumping'],
    ['Charge!', 'a charge at 0'],
    ['Death from Above', 'a charge at +1'],
    ['Doubletime March', '+1 MP, +1 to its attacks'],
    ['Evasive Action', '+2 to attacks on it, kept face-down until its moment'],
    ['Fall Back!', '+2 MP, +2 to its attacks'],
    ['Hello, HQ?', 'no movement, negative, set aside for a turn after use'],
    ['Jam Transmission', 'kept face-down until its moment, set aside for a turn after use'],
    ['Luck of the Fox', 'kept face-down until its moment'],
    ['Stand and Shoot', '−2 to its attacks, no movement'],
  ]);
  expect(rowsOf('Commands')).toContainEqual([
    'Jam Transmission',
    'Cancels an enemy command, unless ECM shields it.',
    'kept face-down until its moment, set aside for a turn after use',
  ]);
});
