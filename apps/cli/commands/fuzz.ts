import { command } from '../line/command.ts';
import { fuzzOptions } from '../options/fuzz.ts';

export const fuzz = command({
  name: 'fuzz',
  summary: 'play random games and check that nothing ever breaks',
  about:
    'Goes through the scenarios and options of the game, and through random forces and maps, with random players, and ' +
    'checks after every order what must hold for every game. The first failure is written to a file that reproduces it.',
  options: fuzzOptions,
  positionals: [],
  examples: [
    { line: 'ironfield fuzz --games 1000', does: 'a thorough look at the default game' },
    {
      line: 'ironfield fuzz --only questions --looks 1000',
      does: 'asks every menu about choices that are not on it',
    },
    { line: 'ironfield fuzz --replay ironfield-fuzz-demo-1.json', does: 'repeats a failure' },
  ],
  async run(terminal, values) {
    const { runFuzz } = await import('../fuzz/run.ts');
    return runFuzz(terminal, values);
  },
});
