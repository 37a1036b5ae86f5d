import { command } from '../line/command.ts';
import { tournamentOptions } from '../options/tournament.ts';

export const tournament = command({
  name: 'tournament',
  summary: 'a round robin of bots, with Elo ratings',
  about:
    'Everybody plays everybody, twice on each ground: once with either side. Ratings count from the recruit, who has 0; ' +
    '400 points are odds of ten to one. Each two players are taken to have drawn one more pair of games.',
  options: tournamentOptions,
  positionals: [],
  examples: [
    {
      line: 'ironfield tournament --game classic --force random:4 --map hills --games 100',
      does: 'who is the best?',
    },
  ],
  async run(terminal, values) {
    const { runTournament } = await import('../tournament/run.ts');
    return runTournament(terminal, values);
  },
});
