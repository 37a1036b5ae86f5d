import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { basicList, COMMAND, COMMAND_LISTS, COMMANDS, type Command, whyNoList } from './commands.ts';

const [A, B, C, G, D, M, E, F, H, J, L, S] = [...COMMANDS.slice(0, 3), ...COMMANDS.slice(3)];
const named = (list: readonly Command[]) => list.map((command) => COMMANDS.indexOf(command)).join(' ');

rule(
  ['BF2-CMD-07', 'BF2-CMD-08', 'BF2-CMD-09', 'BF2-CMDX-00'],
  'Twelve commands, of which four are hidden, one negative, three special',
  () => {
    const those = (key: 'isHidden' | 'isNegative' | 'isSpecial') =>
      COMMANDS.filter((command) => COMMAND[command][key]);
    expect(COMMANDS).toHaveLength(12);
    expect(those('isHidden')).toEqual(['Ambush', 'Evasive Action', 'Jam Transmission', 'Luck of the Fox']);
    expect(those('isNegative')).toEqual(['Hello, HQ?']);
    expect(those('isSpecial')).toEqual(['Ambush', 'Hello, HQ?', 'Jam Transmission']);
  },
);

rule(['BF2-LIST-02', 'BF2-LIST-04'], 'The Inner Sphere lists, in the order of their counters', () => {
  const { 'Inner Sphere': basic, Davion, Kurita, Liao, Marik, Steiner, ComStar } = COMMAND_LISTS;
  expect(basic).toEqual([A, B, G, M, E, H, L, S, C, C]);
  expect(Davion).toEqual([A, D, G, M, E, F, L, S, C, L]);
  expect(Kurita).toEqual([A, A, G, M, E, H, S, S, C, D]);
  expect(Liao).toEqual([E, B, D, M, E, H, L, F, C, B]);
  expect(Marik).toEqual([A, S, G, M, E, H, A, S, C, C]);
  expect(Steiner).toEqual([A, A, G, M, S, H, C, S, C, H]);
  expect(ComStar).toEqual([C, B, M, S, C, A, J, B, G, E]);
});

rule(['BF2-LIST-03', 'BF2-LIST-04'], 'The Clan lists', () => {
  const { Clan, 'Ghost Bear': bear, 'Jade Falcon': falcon, 'Smoke Jaguar': jaguar, Wolf } = COMMAND_LISTS;
  expect(Clan).toEqual([A, A, M, E, H, L, S, S, C, C]);
  expect(bear).toEqual([A, A, G, C, H, L, S, S, C, C]);
  expect(falcon).toEqual([A, A, M, E, H, L, A, M, C, C]);
  expect(jaguar).toEqual([A, A, M, E, H, B, S, S, C, D]);
  expect(Wolf).toEqual([L, A, M, E, H, L, S, B, C, C]);
});

rule('BF2-LIST-01', 'Without a list of its own a side has the basic one of its organization', () => {
  expect(named(basicList('Clan'))).toBe(named(COMMAND_LISTS.Clan));
  expect(named(basicList('Inner Sphere'))).toBe(named(COMMAND_LISTS['Inner Sphere']));
  expect(named(basicList('Com Guards'))).toBe(named(COMMAND_LISTS['Inner Sphere']));
});

rule(
  'BF2-LIST-05',
  'An own list has ten commands, none more than three times, and one negative at least',
  () => {
    expect(whyNoList([A, A, A, B, B, B, C, C, C, H])).toBeNull();
    expect(whyNoList([A, A, A, B, B, B, C, C, C])).toBe('a list has 10 commands, not 9 (BF2-LIST-05)');
    expect(whyNoList([A, A, A, A, B, B, C, C, C, H])).toBe(
      'Alpha Strike! occurs more than 3 times (BF2-LIST-05)',
    );
    expect(whyNoList([A, A, A, B, B, B, C, C, C, L])).toBe('a list needs a negative command (BF2-LIST-05)');
    for (const list of Object.values(COMMAND_LISTS)) expect(whyNoList(list)).toBeNull();
  },
);
