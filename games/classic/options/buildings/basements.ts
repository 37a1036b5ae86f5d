import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { cfOf, walledAt } from '../../buildings/census.ts';
import { settleAtOnce } from '../../buildings/damage.ts';
import { BASEMENTS } from '../../data/tables.ts';
import type { OptionEvents } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { fallDown } from '../../phases/landing/fall-down.ts';
import { befalls } from '../../rules/crew/about-rolls.ts';
import { strikeInGroups } from '../../rules/damage/damage.ts';
import { pilotingNumber, totalPiloting } from '../../rules/piloting/piloting.ts';
import { isOnMap } from '../../rules/unit/condition.ts';
import type { State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    /** By cell: levels of the basement there, where somebody has found out. */
    readonly basements?: Readonly<Record<number, number>>;
  }
  interface OptionEvents {
    basement: {
      readonly type: 'basement';
      readonly unit: number;
      readonly hex: number;
      /** None where it is known already. */
      readonly dice: readonly number[];
      readonly levels: number;
    };
  }
  interface OptionRolls {
    basement: true;
  }
}

const OPTION = 'basements';
const PURPOSE = 'basement';
const levelsOn = (total: number): number => BASEMENTS[total - 2];

/** MT-BASE-21: more tons than the building has points may be too much for its floor. */
function tryFloor(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const { hex, thisTurn } = state.units[unit];
  const { tons } = field.designs[unit];
  const building = walledAt(state, hex);
  if (building < 0 || tons <= cfOf(state, building)) return;
  const known = state.marks?.basements?.[hex];
  if (known === 0) return;
  const dice =
    known === undefined
      ? play.roll(
          PURPOSE,
          2,
          befalls(field, unit, (total) => levelsOn(total) > 0),
        )
      : [];
  const levels = known ?? levelsOn(sum(dice));
  play.happen({ type: 'basement', unit, hex, dice, levels });
  if (levels === 0) return;
  thisTurn.mpLeft = 0;
  if (field.kinds[unit].piloting) {
    const cause = { reason: 'basement', modifier: 0, rule: 'MT-BASE-21' } as const;
    const number = totalPiloting((tally) => pilotingNumber(tally, field, state, unit, cause));
    fallDown(play, field, unit, levels, number);
  } else {
    // As a fall: a tenth of the tons for each level, and once more.
    const points = Math.ceil(tons / 10) * (levels + 1);
    strikeInGroups(play, field, unit, points, { table: 'mech', side: 'front', covered: 0 });
  }
  if (isOnMap(state.units[unit])) settleAtOnce(play, battlefieldOf(state), unit);
}

function note(table: Pick<State, 'marks' | 'units'>, { unit, hex, levels }: OptionEvents['basement']): void {
  table.marks = { ...table.marks, basements: { ...table.marks?.basements, [hex]: levels } };
  const { thisTurn } = table.units[unit];
  if (levels > 0) thisTurn.marks = { ...thisTurn.marks, halted: true };
}

/** Floors that do not bear what comes in. */
export const basements: Option<boolean> = {
  id: OPTION,
  title: 'Basements',
  summary: 'The floor of a weak building may give way under what comes in, down into a basement.',
  group: 'Buildings',
  rule: 'MT-PRE-08',
  base: false,
  requires: ['buildings'],
  plug: () => ({ add: { comesInside: tryFloor } }),
  words: { basement: 'after falling into a basement' },
  changes: { basement: note },
  sentences: {
    basement: ({ unit, levels, dice }, { mech }) => {
      const rolled = dice.length > 0 ? ` (${sum(dice)})` : '';
      if (levels === 0) return `The floor bears ${mech(unit)}: there is no basement${rolled}.`;
      return `${mech(unit)} breaks through the floor: ${levels === 1 ? 'one level' : 'two levels'} down${rolled}.`;
    },
  },
};
