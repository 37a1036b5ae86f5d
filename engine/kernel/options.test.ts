import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OptionModule, plugIn, resolveOptions } from './options.ts';
import type { OptionValue, OptionValues } from './state.ts';

/** The places of an imaginary game where options plug in. */
interface Points {
  toHit(number: number): number;
  movement(cost: number): number;
  phases(names: readonly string[]): readonly string[];
}

const POINTS = ['toHit', 'movement', 'phases'] as const;

/** Three hundred options of every type, each at a point of its own choosing. */
const REGISTER: readonly OptionModule<Points>[] = Array.from(
  { length: 300 },
  (_, i): OptionModule<Points> => {
    const common = { id: `option-${i}`, title: `Option ${i}`, summary: 'Generated.', rule: `R-${i}` };
    if (i % 3 === 0) return { ...common, base: false, plug: () => ({ toHit: (number) => number + i }) };
    if (i % 3 === 1) {
      const plug = (value: OptionValue) => ({ movement: (cost: number) => cost * Number(value) });
      return { ...common, base: 1, allowed: [1, 3], plug };
    }
    const plug = (value: OptionValue) => ({
      phases: (names: readonly string[]) => [...names, `${value}-${i}`],
    });
    return { ...common, base: 'none', allowed: ['none', 'early', 'late'], plug };
  },
);

/** The procedures of the imaginary game. */
function play(values: OptionValues) {
  const plugged = plugIn(REGISTER, values, POINTS);
  return {
    toHit: plugged.toHit.reduce((number, plug) => plug(number), 8),
    movement: plugged.movement.reduce((cost, plug) => plug(cost), 2),
    phases: plugged.phases.reduce((names, plug) => plug(names), ['move', 'fire'] as readonly string[]),
  };
}

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
    expect(values.ok && play(values.value)).toEqual({ toHit: 8, movement: 2, phases: ['move', 'fire'] });
    expect(play({})).toEqual({ toHit: 8, movement: 2, phases: ['move', 'fire'] });
  });

  test('runs with any subset, and each option does its own work once, in the order of the register', () => {
    fc.assert(
      fc.property(anyValues, (wanted) => {
        const resolved = resolveOptions(REGISTER, wanted);
        if (!resolved.ok) throw new Error(resolved.error[0]!.message);
        const values = resolved.value;
        expect(Object.keys(values)).toEqual(REGISTER.map(({ id }) => id));
        const of = (type: number) => REGISTER.map((_, i) => i).filter((i) => i % 3 === type);
        expect(play(values)).toEqual({
          toHit: of(0).reduce((number, i) => number + (values[`option-${i}`] ? i : 0), 8),
          movement: of(1).reduce((cost, i) => cost * Number(values[`option-${i}`]), 2),
          phases: [
            'move',
            'fire',
            ...of(2).flatMap((i) =>
              values[`option-${i}`] === 'none' ? [] : [`${values[`option-${i}`]}-${i}`],
            ),
          ],
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('options that a setup asks for', () => {
  const modules: readonly OptionModule<object>[] = [
    { id: 'fog', title: 'Fog', summary: 'Fog.', rule: 'R-1', base: false },
    { id: 'sun', title: 'Sun', summary: 'Sun.', rule: 'R-2', base: false, excludes: ['fog'] },
    { id: 'dew', title: 'Dew', summary: 'Dew.', rule: 'R-3', base: 0, allowed: [0, 9], requires: ['fog'] },
    { id: 'sky', title: 'Sky', summary: 'Sky.', rule: 'R-4', base: 'blue', allowed: ['blue', 'red'] },
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

  test('may be at their base next to what they exclude', () => {
    expect(problems({ sun: false, fog: true, dew: 0 })).toEqual([]);
  });

  test('are all checked, not only up to the first problem', () => {
    expect(problems({ rain: true, sky: 'green', dew: 3 })).toHaveLength(3);
  });
});
