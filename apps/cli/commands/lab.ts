import { command } from '../line/command.ts';
import { LAB_ACTIONS, labOptions } from '../options/lab.ts';

export const lab = command({
  name: 'lab',
  summary: 'answer a question by playing thousands of games',
  about:
    'The file says what to play, what to change from setting to setting, and when to stop; docs/lab.md explains it. ' +
    'Results are the same on any number of threads. A run that was cut off goes on where it was.',
  options: labOptions,
  positionals: [
    { name: 'ACTION', summary: 'what to do', choices: LAB_ACTIONS },
    { name: 'WHAT', summary: 'the file of the experiment; for puzzles the game', complete: 'file' },
  ],
  examples: [
    {
      line: 'ironfield lab run question.json',
      does: 'plays, and writes report, games and tables to question-lab',
    },
    {
      line: 'ironfield lab puzzles classic --minutes 10 --out puzzles.json',
      does: 'finds positions in which one order is clearly the best',
    },
  ],
  async run(terminal, values, [action, what]) {
    if (action === 'puzzles') {
      const { runPuzzles } = await import('../lab/puzzles.ts');
      return runPuzzles(terminal, values, what);
    }
    const { runLab } = await import('../lab/run.ts');
    return runLab(terminal, values, what);
  },
});
