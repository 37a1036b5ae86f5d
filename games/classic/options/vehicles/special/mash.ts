import { sum } from '@ironfield/kernel/dice.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Option } from '../../../option.ts';
import type { Sheet } from '../../../points/sequence.ts';
import { section } from '../../../rule-index/section.ts';
import { workingFittings } from '../../../rules/unit/fittings.ts';
import { SIDES, type State } from '../../../state.ts';
import { HOSPITALS } from '../../../vehicles/special.ts';

const OPTION = 'mash';
/** Boxes that a theatre heals, of a MechWarrior and of infantry. */
const OF_PILOTS = 1;
const OF_TROOPERS = 2;

type Ended = Pick<State, 'units'>;

/** Theatres of the vehicles that are left to a side. */
const theatresOf = (field: Battlefield, { units }: Ended, side: number, sheets: readonly Sheet[]): number =>
  sum(
    sheets
      .filter(({ unit }) => field.sideOf[unit] === side)
      .map(({ unit }) => workingFittings(field.designs[unit], units[unit].body, 'mash').length),
  );

/** Troopers of a platoon that are gone; of battle armour, points that the armour of the living has lost. */
function woundsOf(field: Battlefield, { unit, armor, structure }: Sheet): readonly number[] {
  const { armor: whole, structure: all } = field.designs[unit];
  const isPlatoon = structure.length === 1;
  return structure.map((points, part) =>
    points === 0 ? 0 : Math.max(0, isPlatoon ? all[part] - points : whole[part] - armor[part]),
  );
}

/** So many boxes, part by part. */
function healed(field: Battlefield, sheet: Sheet): Sheet {
  let left = OF_TROOPERS;
  const given = woundsOf(field, sheet).map((wounds) => {
    const points = Math.min(left, wounds);
    left -= points;
    return points;
  });
  const isPlatoon = sheet.structure.length === 1;
  const more = (points: readonly number[]) => points.map((each, part) => each + (given[part] ?? 0));
  return isPlatoon ? { ...sheet, structure: more(sheet.structure) } : { ...sheet, armor: more(sheet.armor) };
}

/** The MechWarriors who are hurt most come first, then the infantry that has lost most. */
function tended(sheets: readonly Sheet[], field: Battlefield, state: Ended): readonly Sheet[] {
  const after = new Map(sheets.map((sheet) => [sheet.unit, sheet]));
  for (const side of SIDES) {
    const own = sheets.filter(({ unit }) => field.sideOf[unit] === side);
    const pilots = own
      .filter(({ unit, pilotHits }) => field.kinds[unit].heat !== undefined && pilotHits > 0)
      .sort((a, b) => b.pilotHits - a.pilotHits);
    const woundsIn = (sheet: Sheet) => sum(woundsOf(field, sheet));
    const infantry = own
      .filter((sheet) => field.kinds[sheet.unit].troopers !== undefined && woundsIn(sheet) > 0)
      .sort((a, b) => woundsIn(b) - woundsIn(a));
    for (const sheet of [...pilots, ...infantry].slice(0, theatresOf(field, state, side, sheets)))
      after.set(
        sheet.unit,
        pilots.includes(sheet) ? { ...sheet, pilotHits: sheet.pilotHits - OF_PILOTS } : healed(field, sheet),
      );
  }
  return [...after.values()];
}

/** MT-SPV-07 */
export const mash: Option<boolean> = {
  id: OPTION,
  title: 'Field hospitals',
  summary: 'Between two battles the MASH trucks of a side heal its MechWarriors and its infantry.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-07',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-07',
    'MASH',
    'After a battle each theatre of a truck that is left heals 1 point of a MechWarrior, or 2 of a platoon or squad of battle armor; nobody is treated twice. Infantry that is lost stays so.',
    OPTION,
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'a field hospital'],
      unitsOffered: (files) => [...files, ...HOSPITALS],
      carriesOn: () => true,
      tended,
    },
  }),
};
