import type { OptionModule, OptionSet } from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { agreementOn, setState, wantedAfter, wantedAfterSet } from './agreement.ts';
import { disagreements } from './disagreements.ts';
import { agreedWords, countWords, relationWords } from './option-words.ts';

const option = (id: string, more: Partial<OptionModule> = {}): OptionModule => ({
  id,
  title: id.charAt(0).toUpperCase() + id.slice(1),
  summary: `All about ${id}.`,
  group: 'Weather',
  rule: `R-${id}`,
  base: false,
  ...more,
});

const options = [
  option('night'),
  option('fog'),
  option('sun', { excludes: ['fog'] }),
  option('dew', { requires: ['fog'] }),
  option('turns', { base: 100, allowed: [1, 200] }),
  option('ground', { base: 'green-hills', allowed: ['green-hills', 'red-sands'] }),
  option('landing', { base: true, title: 'Soft landing' }),
  option('frost', { requires: ['turns'] }),
];
const dark: OptionSet = {
  id: 'dark',
  title: 'Dark',
  summary: 'Nobody sees far.',
  options: { night: true, fog: true },
};
const plain: OptionSet = { id: 'plain', title: 'Plain', summary: 'The book.', options: {} };
const game = { options, optionSets: [plain, dark] };
const after = (wanted: OptionValues, set: OptionSet, start: OptionValues = {}) =>
  wantedAfterSet(agreementOn(game, start, wanted), set);
const state = (wanted: OptionValues, set: OptionSet, start: OptionValues = {}) =>
  setState(agreementOn(game, start, wanted), set);

describe('what is wanted', () => {
  test('is only what the scenario does not say by itself', () => {
    const agreement = agreementOn(game, { turns: 12 }, { night: true });
    expect(wantedAfter(agreement, { turns: 6 })).toEqual({ night: true, turns: 6 });
    expect(wantedAfter(agreement, { night: false, turns: 12 })).toEqual({});
    expect(wantedAfter(agreement, { turns: 100 })).toEqual({ night: true, turns: 100 });
  });
});

describe('a set', () => {
  test('is on when all of it is, and in part when some of it is', () => {
    expect([{}, { fog: true }, { fog: true, night: true }].map((wanted) => state(wanted, dark))).toEqual([
      'off',
      'part',
      'on',
    ]);
    expect(state({ sun: true }, dark)).toBe('off');
  });

  test('is turned on as a whole, also when part of it was on, and leaves the rest alone', () => {
    expect(after({ fog: true, turns: 6 }, dark)).toEqual({ fog: true, night: true, turns: 6 });
  });

  test('is turned off as a whole', () => {
    expect(after({ fog: true, night: true, turns: 6 }, dark)).toEqual({ turns: 6 });
  });

  test('can be turned off where the scenario has turned it on', () => {
    const wanted = after({ fog: true }, dark, { night: true });
    expect(wanted).toEqual({ night: false });
    expect(state(wanted, dark, { night: true })).toBe('off');
  });

  test('of nothing is the scenario as it comes', () => {
    expect(state({}, plain, { turns: 12 })).toBe('on');
    expect(state({ fog: true }, plain)).toBe('off');
    expect(after({ fog: true, turns: 6 }, plain)).toEqual({});
  });
});

describe('in words', () => {
  test('an option says what it has been set to', () => {
    const values = { night: true, turns: 6, ground: 'red-sands', landing: false };
    const words = options.filter(({ id }) => id in values).map((each) => agreedWords(each, values));
    expect(words).toEqual(['Night', 'Turns: 6', 'Ground: Red sands', 'Soft landing: off']);
  });

  test('switches that are off at first are counted as on, others as changed', () => {
    expect(countWords(options.slice(0, 4), { fog: true })).toBe('1 of 4 on');
    expect(countWords(options, { fog: true, landing: false })).toBe('2 of 8 changed');
  });

  test('an option names what it needs and what it does not go with, whoever says so', () => {
    const words = options.map((each) => relationWords(each, options));
    expect(words).toEqual(['', 'Not with Sun.', 'Not with Fog.', 'Needs Fog.', '', '', '', 'Needs Turns.']);
  });
});

describe('what cannot be agreed on', () => {
  const told = (wanted: OptionValues) =>
    disagreements(agreementOn(game, {}, wanted)).map(({ options: at, sentence, remedies }) => [
      at.join(),
      sentence,
      ...remedies.map(({ words }) => words),
    ]);

  test('says so at every option it concerns, and how it could end', () => {
    expect(told({ fog: true, dew: true })).toEqual([]);
    expect(told({ dew: true })).toEqual([['dew', 'Dew needs Fog.', 'Turn Fog on', 'Turn Dew off']]);
    expect(told({ sun: true, fog: true })).toEqual([
      ['sun,fog', 'Sun does not go with Fog.', 'Turn Sun off', 'Turn Fog off'],
    ]);
    expect(told({ turns: 999 })).toEqual([
      ['turns', 'Turns must be a whole number from 1 to 200.', 'Turns as usual'],
    ]);
    expect(told({ frost: true })).toEqual([['frost', 'Frost needs Turns.', 'Turn Frost off']]);
  });

  test('what a scenario closes is not offered, and says why where somebody has chosen it before', () => {
    const closed = { fog: 'it lies in a desert' };
    const offered = (wanted: OptionValues) => agreementOn(game, { night: true }, wanted, closed);
    expect(offered({}).options.map(({ id }) => id)).not.toContain('fog');
    expect(disagreements(offered({}))).toEqual([]);
    const [trouble, ...others] = disagreements(offered({ fog: true }));
    expect([trouble?.sentence, others]).toEqual([
      'Fog cannot be chosen for this battle: it lies in a desert.',
      [],
    ]);
    expect(wantedAfter(offered({ fog: true }), trouble!.remedies[0]!.changes)).toEqual({});
  });

  test('what a scenario settles counts, though it is not offered, and no remedy changes it', () => {
    const closed = { fog: 'it lies in a valley' };
    const sentences = (start: OptionValues, wanted: OptionValues) =>
      disagreements(agreementOn(game, start, wanted, closed)).map(({ sentence, remedies }) => [
        sentence,
        ...remedies.map(({ words }) => words),
      ]);
    expect(sentences({ fog: true }, { dew: true })).toEqual([]);
    expect(sentences({}, { dew: true })).toEqual([['Dew needs Fog.', 'Turn Dew off']]);
    expect(sentences({ fog: true }, { sun: true })).toEqual([['Sun does not go with Fog.', 'Turn Sun off']]);
  });

  test('what no unit can have yet is not offered, but can be taken back where a link has it', () => {
    const options = game.options.map((option) => ({ ...option, isUnfielded: option.id === 'fog' }));
    const offered = (wanted: OptionValues) =>
      agreementOn({ ...game, options }, {}, wanted).options.map(({ id }) => id);
    expect(offered({})).not.toContain('fog');
    expect(offered({})).toContain('sun');
    expect(offered({ fog: true })).toContain('fog');
  });

  test('ends with each of its remedies', () => {
    for (const wanted of [{ dew: true }, { sun: true, fog: true }, { turns: 999 }]) {
      const agreement = agreementOn(game, {}, wanted);
      for (const { remedies } of disagreements(agreement)) {
        for (const { changes } of remedies) {
          const mended = agreementOn(game, {}, wantedAfter(agreement, changes));
          expect(disagreements(mended)).toEqual([]);
        }
      }
    }
  });

  test('names the two that stand in for the same rule', () => {
    const plug = () => ({ replace: { range: () => 1 } });
    const rivals = [option('snow', { plug }), option('rain', { plug })];
    const [trouble] = disagreements(agreementOn({ options: rivals }, {}, { snow: true, rain: true }));
    expect(trouble?.sentence).toBe('Rain does not go with Snow: both replace the same rule.');
  });
});
