import { command } from '../line/command.ts';
import { rulesOptions } from '../options/rules.ts';

export const rules = command({
  name: 'rules',
  summary: 'list the rules of the games and the tests that prove them',
  about:
    'A rule is proven when a test that claims it ran on the sources as they are and passed. Where no such record ' +
    'exists the tests of the game are run first.',
  options: rulesOptions,
  positionals: [],
  examples: [
    { line: 'ironfield rules --game demo', does: 'every rule of the demo game' },
    { line: 'ironfield rules --open', does: 'what is still to be proven' },
  ],
  async run(terminal, values) {
    const { runRules } = await import('../rules.ts');
    return runRules(terminal, values);
  },
});
