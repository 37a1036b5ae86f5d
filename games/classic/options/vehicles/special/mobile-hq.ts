import type { Battlefield } from '../../../battlefield.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { hitsOn, lacksStabilizer } from '../../../rules/damage/crew-damage.ts';
import { workingFittings } from '../../../rules/unit/fittings.ts';
import type { State } from '../../../state.ts';
import { HEADQUARTERS } from '../../../vehicles/special.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    /** MT-SPV-19: it moved in the turn before. */
    readonly hqMoved?: true;
  }
}

const OPTION = 'mobile-hq';
/** Tons of communications that are of use at all, and that are of more use. */
const LEAST = 3;
const ADVANCED = 7;

/** What one headquarters adds as it is. */
function bonusOf(field: Battlefield, { units }: Pick<State, 'units'>, unit: number): number {
  const { [unit]: vehicle } = units;
  const tons = workingFittings(field.designs[unit], vehicle.body, 'mobile-hq').length;
  if (tons < LEAST || vehicle.loss !== null || vehicle.crew.knockedOut > 0) return 0;
  if (hitsOn(vehicle, 'commander') > 0) return 0;
  const isShaken = field.kinds[unit].codes.some((_, part) => lacksStabilizer(vehicle, part));
  if (isShaken && vehicle.thisTurn.marks?.hqMoved) return 0;
  return tons >= ADVANCED ? 2 : 1;
}

/** MT-SPV-19, MT-REG-03 */
export const mobileHq: Option<boolean> = {
  id: OPTION,
  title: 'Mobile headquarters',
  summary: 'A vehicle full of communications helps its side to win the Initiative.',
  group: 'Vehicle combat',
  rule: 'MT-SPV-19',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-19',
    'Mobile headquarters',
    'With 3 tons of communications a vehicle adds 1 to the Initiative of its side, with 7 tons 2; one of a side counts. Not without its commander, and with a stabilizer hit only if it stood still in the turn before.',
    OPTION,
  ]),
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'a mobile headquarters'],
      unitsOffered: (files) => [...files, ...HEADQUARTERS],
      initiativeBonus: (shares, field, state) => [
        ...shares,
        ...field.sideOf.map(
          (side, unit) => ({ side, by: 'headquarters', points: bonusOf(field, state, unit) }) as const,
        ),
      ],
      turnNotes: (fresh, { mode }) =>
        mode === 'still' ? fresh : { ...fresh, marks: { ...fresh.marks, hqMoved: true } },
    },
  }),
};
