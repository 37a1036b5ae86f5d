import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OptionValue, OptionValues } from '../state.ts';
import {
  isChanged,
  type OptionModule,
  optionsMatching,
  optionValue,
  plugIn,
  resolveOptions,
  turned,
} from './options.ts';

/** The points of an imaginary game where options plug in. */
interface Points {
  readonly add: { toHit(tally: { total: number }, factor: number): void };
  readonly replace: { movement(cost: number): number };
  readonly stage: { phases(names: readonly string[], turn: number): readonly string[] };
}

/** Three hundred options of every type, each plugged into a random point. */
const REGISTER: readonly OptionModule<Points>[] = Array.from(
  { length: 300 },
  (_, i): OptionModule<Points> => {
    const common = {
      id: `option-${i}`,
      title: `Option ${i}`,
      summary: 'Made up.',
      group: 'All',
      rule: `R-${i}`,
    };
    if (i % 3 === 0) {
      const toHit: Points['add']['toHit'] = (tally, factor) => {
        tally.total += factor * i;
      };
      return { ...common, base: false, plug: () => ({ add: { toHit } }) };
    }
    if (i % 3 === 1) {
      const plug = (value: OptionValue) => ({
        stage: {
          phases: (names: readonly string[], turn: number) => [...names, `${value}-${i} in turn ${turn}`],
        },
      });
      return { ...common, base: 1, allowed: [1, 3], plug };
    }
    return { ...common, base: 'none', allowed: ['none', 'early', 'late'] };
  },
);

/** The procedures of the imaginary game. */
function play(values: OptionValues, register = REGISTER) {
  const plugged = plugIn(register, values);
  const tally = { total: 8 };
  plugged.toHit?.(tally, 2);
  const phases = ['move', 'fire'];
  return {
    toHit: tally.total,
    movement: plugged.movement?.(2) ?? 2,
    phases: plugged.phases?.(phases, 7) ?? phases,
  };
}

const BASE_GAME = { toHit: 8, movement: 2, phases: ['move', 'fire'] };

const anyValues = fc
  .subarray([...REGISTER])
  .chain((modules) =>
    fc.tuple(...modules.map((module) => anyValueOf(module).map((value) => [module.id, value] as const))),
  )
  .map((entries): OptionValues => Object.fromEntries(entries));

function anyValueOf({ base }: OptionModule<Points>): fc.Arbitrary<OptionValue> {
  if (typeof base === 'boolean') return fc.boolean();
  return typeof base === 'number' ? fc.integer({ min: 1, max: 3 }) : fc.constantFrom('none', 'early', 'late');
}

describe('a register of three hundred options', () => {
  test('leaves the base game alone when every option is at its base', () => {
    const values = resolveOptions(REGISTER, {});
    expect(values).toMatchObject({
      ok: true,
      value: { 'option-0': false, 'option-1': 1, 'option-2': 'none' },
    });
    expect(values.ok && play(values.value)).toEqual(BASE_GAME);
    expect(play({})).toEqual(BASE_GAME);
    expect(plugIn(REGISTER, {})).toEqual({});
  });

  test('runs with any subset, and each option does its own work once, in the order of the register', () => {
    fc.assert(
      fc.property(anyValues, (wanted) => {
        const resolved = resolveOptions(REGISTER, wanted);
        if (!resolved.ok) throw new Error(resolved.error[0].message);
        const values = resolved.value;
        expect(Object.keys(values)).toEqual(REGISTER.map(({ id }) => id));
        const of = (type: number) => REGISTER.map((_, i) => i).filter((i) => i % 3 === type);
        expect(play(values)).toEqual({
          ...BASE_GAME,
          toHit: of(0).reduce((number, i) => number + (values[`option-${i}`] ? 2 * i : 0), 8),
          phases: [
            ...BASE_GAME.phases,
            ...of(1).flatMap((i) => {
              const value = values[`option-${i}`];
              return value === 1 ? [] : [`${value}-${i} in turn 7`];
            }),
          ],
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('options that replace the same rule', () => {
  const replacing = (id: string, cost: number, excludes?: string[]): OptionModule<Points> => ({
    id,
    title: id,
    summary: `Movement costs ${cost}.`,
    group: 'Movement',
    rule: `R-${id}`,
    base: false,
    ...(excludes && { excludes }),
    plug: () => ({ replace: { movement: () => cost } }),
  });
  const register = [replacing('ice', 3), replacing('mud', 4), replacing('sand', 5, ['mud'])];
  const problems = (wanted: OptionValues) => {
    const result = resolveOptions(register, wanted);
    return result.ok ? [] : result.error;
  };

  test('are fine one at a time', () => {
    expect(problems({ mud: true })).toEqual([]);
    expect(play({ mud: true }, register)).toEqual({ ...BASE_GAME, movement: 4 });
  });

  test('are refused together, by name', () => {
    expect(problems({ ice: true, mud: true })).toEqual([
      { message: 'Options "ice" and "mud" exclude each other: both replace movement', rule: 'R-mud' },
    ]);
    expect(() => plugIn(register, { ice: true, mud: true })).toThrow('"mud" replaces what another');
  });

  test('give way to each other where one of them is an edition of the base game', () => {
    const edition = { ...replacing('master', 7), isEdition: true };
    for (const all of [
      [edition, ...register],
      [...register, edition],
    ]) {
      expect(resolveOptions(all, { master: true, mud: true }).ok).toBe(true);
      expect(play({ master: true, mud: true }, all)).toEqual({ ...BASE_GAME, movement: 4 });
      expect(play({ master: true }, all)).toEqual({ ...BASE_GAME, movement: 7 });
    }
  });

  test('are told once where they say themselves that they exclude each other', () => {
    expect(problems({ mud: true, sand: true })).toEqual([
      { message: 'Options "sand" and "mud" exclude each other', rule: 'R-sand' },
    ]);
  });
});

describe('an option in a setup', () => {
  const [fog, dew] = [
    { id: 'fog', title: 'Fog', summary: 'Nobody sees far.', group: 'Weather', rule: 'R-1', base: false },
    { id: 'dew', title: 'Dew', summary: 'Wet feet.', group: 'Weather', rule: 'R-2', base: 3 },
  ] as const;

  test('has its base value where the setup leaves it out', () => {
    expect(optionValue(fog, {})).toBe(false);
    expect(optionValue(fog, { fog: true })).toBe(true);
    expect(optionValue({ ...fog, id: 'constructor' }, {})).toBe(false);
    expect([{}, { dew: 3 }, { dew: 0 }].map((values) => isChanged(dew, values))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('is found by words of its id, title, summary, group, rule and book', () => {
    const found = (text: string) => optionsMatching([fog, dew], text).map(({ id }) => id);
    expect(found('')).toEqual(['fog', 'dew']);
    expect(found('weather')).toEqual(['fog', 'dew']);
    expect(found('Weather NOBODY')).toEqual(['fog']);
    expect(found('r-2')).toEqual(['dew']);
    expect(found('weather snow')).toEqual([]);
    const printed = { ...dew, book: 'Book of Dew' };
    expect(optionsMatching([fog, printed], 'book of').map(({ id }) => id)).toEqual(['dew']);
  });

  test('comes first where its title begins with the word, then by title, id, rule, group and summary', () => {
    const other = { id: '', title: '', summary: '', group: '', rule: '', base: false };
    const all: readonly OptionModule[] = [
      { ...other, summary: 'It drifts with the wind.' },
      { ...other, group: 'Wind and fire' },
      { ...other, rule: 'WIND-1' },
      { ...other, id: 'smoke-wind-drift' },
      { ...other, title: 'Smoke and wind' },
      { ...other, title: 'Winds', id: 'weather-winds' },
      { ...other, title: 'Winding roads' },
    ];
    expect(optionsMatching(all, 'wind').map((option) => all.indexOf(option))).toEqual([5, 6, 4, 3, 2, 1, 0]);
    expect(optionsMatching(all, ' ')).toEqual(all);
  });
});

describe('options that a setup asks for', () => {
  const modules: readonly OptionModule[] = [
    { id: 'fog', title: 'Fog', summary: 'Fog.', group: 'Weather', rule: 'R-1', base: false },
    {
      id: 'sun',
      title: 'Sun',
      summary: 'Sun.',
      group: 'Weather',
      rule: 'R-2',
      base: false,
      excludes: ['fog'],
    },
    {
      id: 'dew',
      title: 'Dew',
      summary: 'Dew.',
      group: 'Weather',
      rule: 'R-3',
      base: 0,
      allowed: [0, 9],
      requires: ['fog'],
    },
    {
      id: 'sky',
      title: 'Sky',
      summary: 'Sky.',
      group: 'Weather',
      rule: 'R-4',
      base: 'blue',
      allowed: ['blue', 'red'],
    },
  ];
  const problems = (wanted: OptionValues) => {
    const result = resolveOptions(modules, wanted);
    return result.ok ? [] : result.error.map(({ message }) => message);
  };

  test.each([
    [{ rain: true }, 'There is no option "rain"'],
    [{ fog: 1 }, 'Option "fog" cannot be 1: true or false'],
    [{ fog: true, dew: 10 }, 'Option "dew" cannot be 10: a whole number from 0 to 9'],
    [{ fog: true, dew: 0.5 }, 'Option "dew" cannot be 0.5: a whole number from 0 to 9'],
    [{ sky: 'green' }, 'Option "sky" cannot be "green": one of "blue", "red"'],
    [{ dew: 3 }, 'Option "dew" needs option "fog"'],
    [{ sun: true, fog: true }, 'Options "sun" and "fog" exclude each other'],
    [JSON.parse('{"__proto__":true}'), 'There is no option "__proto__"'],
    [{ constructor: true } as never, 'There is no option "constructor"'],
  ])('are refused: %j', (wanted, message) => {
    expect(problems(wanted)).toEqual([message]);
  });

  test('are refused for a value that cannot be before anybody asks what it does', () => {
    const speeds: Readonly<Record<string, { readonly speed: number }>> = { weak: { speed: 1 } };
    const wind: OptionModule = {
      id: 'wind',
      title: 'Wind',
      summary: 'Wind.',
      group: 'Weather',
      rule: 'R-5',
      base: 'none',
      allowed: ['none', 'weak'],
      forbids: (strength) => speeds[strength as string].speed > 1,
      plug: (strength) => ({ replace: { drift: () => speeds[strength as string].speed } }),
    };
    const refusal = resolveOptions([...modules, wind], { fog: true, wind: 'strong' });
    expect(refusal).toMatchObject({
      ok: false,
      error: [{ message: 'Option "wind" cannot be "strong": one of "none", "weak"', rule: 'R-5' }],
    });
  });

  test('may be at their base next to what they exclude', () => {
    expect(problems({ sun: false, fog: true, dew: 0 })).toEqual([]);
  });

  test('are all checked, not only up to the first problem', () => {
    expect(problems({ rain: true, sky: 'green', dew: 3 })).toHaveLength(3);
  });

  test('are turned to the other side of a switch, or to the next word, which is the mildest', () => {
    expect(turned(REGISTER[0])).toBe(true);
    expect(turned({ ...REGISTER[0], base: true })).toBe(false);
    expect(turned(REGISTER[1])).toBe(3);
    expect(turned(REGISTER[2])).toBe('early');
  });
});
