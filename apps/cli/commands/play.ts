import { command } from '../line/command.ts';
import { type PlayValues, playOptions } from '../options/play.ts';

function isRemote({ server, join, list, name, 'secret-file': secretFile }: PlayValues): boolean {
  return [server, join, name, secretFile].some((value) => value !== undefined) || list;
}

export const play = command({
  name: 'play',
  summary: 'play a battle in the terminal, against the computer or a friend',
  about:
    'Asks for whatever is not given: Enter takes the suggested answer. Type help at any question to see what you can ' +
    'do there. With --server or --join the game lives on a server: you may leave and come back, and the secrets of ' +
    'your seats are kept in a file that only you can read.',
  options: playOptions,
  positionals: [],
  examples: [
    { line: 'ironfield play', does: 'asks a few questions and starts' },
    {
      line: 'ironfield play --game demo --against recruit --side 1',
      does: 'straight into a small battle',
    },
    { line: 'ironfield play --load battle.json --save battle.json', does: 'goes on where you left' },
    {
      line: 'ironfield play --server http://localhost:3000 --against human',
      does: 'starts a game on a server and shows the link for your friend',
    },
    { line: "ironfield play --join 'LINK'", does: 'joins with such a link' },
    { line: 'ironfield play --server http://localhost:3000 --list', does: 'your games there' },
    { line: 'ironfield play --lines', does: 'for programs: they ask and are answered in lines of JSON' },
  ],
  async run(terminal, values) {
    if (values.lines) {
      const { runLines } = await import('../lines/run.ts');
      return runLines(terminal);
    }
    if (isRemote(values)) {
      const { runRemote } = await import('../remote/run.ts');
      return runRemote(terminal, values);
    }
    const { runPlay } = await import('../play/run.ts');
    return runPlay(terminal, values);
  },
});
