import { command } from '../line/command.ts';
import { sheetOptions } from '../options/sheet.ts';

export const sheet = command({
  name: 'sheet',
  summary: "draw record sheets of 'Mechs and forces for printing",
  about:
    "One page for each 'Mech: all in one PDF, or as SVG a file for each, numbered when there are several. Nothing is " +
    'written unless every one of them can be drawn.',
  options: sheetOptions,
  positionals: [
    {
      name: 'UNIT',
      summary:
        "a 'Mech that comes with the game, by its model, or a file (.json, .mtf); files may have * and ?",
      isMany: true,
      isOptional: true,
      complete: 'unit',
    },
  ],
  examples: [
    { line: 'ironfield sheet AS7-D -o atlas.pdf', does: 'the sheet of the Atlas AS7-D' },
    {
      line: "ironfield sheet 'lance/*.mtf' -o lance.pdf --paper letter",
      does: "a sheet for each 'Mech of a folder, on US paper",
    },
    {
      line: 'ironfield sheet --scenario conventional-wisdom -o wisdom.pdf',
      does: 'the unit sheets of a BattleForce 2 scenario',
    },
    {
      line: 'ironfield sheet HBK-4G -o hbk.svg --pilot "Ana Ruiz" --gunnery 3 --piloting 4',
      does: 'a drawing with the MechWarrior filled in',
    },
  ],
  async run(terminal, values, units) {
    const { runSheet } = await import('../sheet/run.ts');
    return runSheet(terminal, values, units);
  },
});
