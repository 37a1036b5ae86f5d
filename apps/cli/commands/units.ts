import { command } from '../line/command.ts';
import { ACTIONS, type UnitsAction, unitsOptions } from '../options/units.ts';

export const units = command({
  name: 'units',
  summary: 'check, print, convert and compare files of units',
  about:
    'Files end in .json (our own format) or .mtf; names may have * and ?, in quotes. Exit code 0 means that all is ' +
    'well; 1 that a design is illegal or a file cannot be read, or for diff that the two differ. import, stats and ' +
    'convert --to battleforce2 take .mtf and .blk files of units of every kind, and directories of them.',
  options: unitsOptions,
  positionals: [
    {
      name: 'ACTION',
      summary:
        'check against the construction rules, print, write in another format, compare two, read whole directories, ' +
        'count what is in them',
      choices: ACTIONS,
    },
    {
      name: 'FILE',
      summary: "a file, or the model of a 'Mech that comes with the game",
      isMany: true,
      complete: 'unit',
    },
  ],
  examples: [
    { line: "ironfield units validate 'mechs/*.mtf'", does: 'every violation of the construction rules' },
    { line: 'ironfield units show AS7-D', does: 'the Atlas: weights, armour, weapons and slots' },
    { line: "ironfield units convert 'mechs/*.mtf' --to json -o ours", does: 'MTF files in our own format' },
    { line: 'ironfield units diff old.json new.json', does: 'what has changed' },
    {
      line: 'ironfield units import library -o index',
      does: 'every unit of a directory, and what does not fit',
    },
    {
      line: 'ironfield units convert library --to battleforce2 -o elements',
      does: 'units of every kind for BattleForce 2',
    },
  ],
  async run(terminal, values, [action, ...files]) {
    const { runUnits } = await import('../units/run.ts');
    return runUnits(terminal, action as UnitsAction, files, values);
  },
});
