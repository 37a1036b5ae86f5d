import { describe, expect, test } from 'vitest';
import { command } from './command.ts';
import { parseCall } from './parse.ts';

const march = command({
  name: 'march',
  summary: 'march somewhere',
  options: {
    miles: { kind: 'whole', value: 'N', summary: 'how far', min: 1, default: 5 },
    song: { kind: 'text', value: 'SONG', summary: 'what to sing', choices: ['slow', 'fast'] },
    with: { kind: 'many', value: 'WHO', summary: 'company' },
    'no-rest': { kind: 'flag', summary: 'without a pause' },
  },
  positionals: [
    { name: 'FROM', summary: 'start' },
    { name: 'TO', summary: 'goal', isOptional: true },
  ],
  examples: [],
  run: async () => 0,
});

const pack = command({
  name: 'pack',
  summary: 'pack things',
  options: { into: { kind: 'text', value: 'BAG', summary: 'where', short: 'i' } },
  positionals: [{ name: 'THING', summary: 'what', isMany: true }],
  examples: [],
  run: async () => 0,
});

const parse = (call: string) => parseCall(march, call.split(' '));

test('values are typed, and defaults filled in', () => {
  expect(parse('Rome --song=slow --with a --with b')).toEqual({
    values: { miles: 5, song: 'slow', with: ['a', 'b'], 'no-rest': false },
    positionals: ['Rome'],
    wantsHelp: false,
  });
  expect(parse('Rome Gaul --no-rest --miles 12')).toMatchObject({
    values: { miles: 12, 'no-rest': true },
    positionals: ['Rome', 'Gaul'],
  });
});

test('the last word may be repeated, and a value given by a short name', () => {
  expect(parseCall(pack, ['rope', '-i', 'sack', 'lamp', 'map'])).toMatchObject({
    values: { into: 'sack' },
    positionals: ['rope', 'lamp', 'map'],
  });
  expect(() => parseCall(pack, ['-i', 'sack'])).toThrow('THING is missing: ironfield pack THING');
});

test('a value may begin with a dash after an equals sign', () => {
  expect(parse('Rome --with=-x').values).toMatchObject({ with: ['-x'] });
});

test.each(['--help', '-h', 'Rome --miles 3 --help'])('%s asks for help', (call) => {
  expect(parse(call).wantsHelp).toBe(true);
});

describe('mistakes say what would be right', () => {
  test.each([
    ['Rome --mile 3', 'march has no option --mile; did you mean --miles?'],
    ['Rome --xyz', 'march has no option --xyz; it has --miles, --song, --with, --no-rest'],
    ['Rome -x', 'march has no option -x; it has --miles, --song, --with, --no-rest'],
    ['Rome --miles', '--miles needs a value: --miles N'],
    ['Rome --miles --no-rest', '--miles needs a value: --miles N'],
    ['Rome --miles 1.5', '--miles cannot be "1.5"; it must be a whole number of at least 1'],
    ['Rome --miles 0', '--miles cannot be "0"; it must be a whole number of at least 1'],
    ['Rome --miles 3 --miles 4', '--miles is given twice; give it once'],
    ['Rome --song fats', '--song cannot be "fats"; did you mean "fast"?'],
    ['Rome --no-rest=1', '--no-rest takes no value; leave out "=1"'],
    ['--no-rest', 'FROM is missing: ironfield march FROM'],
    ['Rome Gaul miles', '"miles" is one word too many for march; did you mean --miles?'],
    ['Rome Gaul now', '"now" is one word too many for march; leave it out'],
  ])('%s', (call, message) => expect(() => parse(call)).toThrow(message));
});
