import { command } from '../line/command.ts';
import { simOptions } from '../options/sim.ts';

export const sim = command({
  name: 'sim',
  summary: 'play many games between bots and count who wins',
  about:
    'The two players change seats after every game, so that neither has the better side, unless --no-swap is given. ' +
    'Equal seeds give equal games and an equal digest, whatever the number of workers.',
  options: simOptions,
  positionals: [],
  examples: [
    { line: 'ironfield sim', does: '100 games of a regular bot against a recruit' },
    {
      line: 'ironfield sim --players veteran,regular --games 1000 --seed spring',
      does: 'how much better is a veteran?',
    },
    { line: 'ironfield sim --game demo --json | jq .winRates', does: 'for other programs' },
  ],
  async run(terminal, values) {
    const { runSim } = await import('../sim/run.ts');
    return runSim(terminal, values);
  },
});
