import { command } from '../line/command.ts';

export const verify = command({
  name: 'verify',
  summary: 'check an exported game: dice, every order, the result',
  about:
    'Replays the game from its seed and compares everything the file claims. Exit code 0 means that it holds, 1 that ' +
    'it does not.',
  options: {
    json: { kind: 'flag', summary: 'print the findings as one JSON object' },
  },
  positionals: [{ name: 'FILE', summary: 'a game saved by play or sim', complete: 'file' }],
  examples: [{ line: 'ironfield verify battle.json', does: 'checks a saved game' }],
  async run(terminal, values, [file]) {
    const { verifyFile } = await import('../verify.ts');
    return verifyFile(terminal, file!, values.json);
  },
});
