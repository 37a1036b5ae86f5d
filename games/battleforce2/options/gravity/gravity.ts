import { battlefieldOf } from '../../battlefields.ts';
import type { Option } from '../../option.ts';
import { followedBy } from '../../phases/turn.ts';
import { isGoodRoll, mpAt, noteSpent, rollForStrain, strainSide } from './strain.ts';

const NORMAL = 100;

/** BF2-ENV-04, BF2-ENV-05 */
export const gravity: Option<number> = {
  id: 'gravity',
  title: 'Gravity',
  summary:
    'In percent of one G: printed MP are divided by it. Whoever uses more than its normal MP may break.',
  group: 'Special cases',
  rule: 'BF2-ENV-04',
  base: NORMAL,
  allowed: [25, 300],
  plug: (percent) => ({
    add: {
      begins: (state) => {
        state.marks = { ...state.marks, spentMp: [] };
      },
      printedMp: (tally, { mp }) => {
        const more = mpAt(percent, mp) - mp;
        if (more !== 0) tally.add(more, `${percent / 100} G`, 'BF2-ENV-04');
      },
      moveBegins: (play, unit, mp) => {
        play.happen({ type: 'spent-mp', unit, mp }, [battlefieldOf(play.state).seatOf[unit]]);
      },
    },
    stage: {
      isGoodRoll,
      seen: (marks, { seatOf }, viewer) => ({
        ...marks,
        spentMp: marks.spentMp!.filter(({ unit }) => seatOf[unit] === viewer),
      }),
      phases: (frames, _field, seat) =>
        percent < NORMAL ? followedBy(frames, 'movement', { step: 'gravity/strain', seat, percent }) : frames,
    },
  }),
  steps: { 'gravity/strain': strainSide, 'gravity/roll': rollForStrain },
  changes: {
    'spent-mp': (table, { unit, mp }) => noteSpent(table, unit, mp),
    strained: () => {},
    strain: () => {},
  },
  sentences: {
    'spent-mp': () => null,
    strained: () => null,
    strain: ({ element, number, dice, excess, holds }, names) =>
      `${names.element(element)} has spent ${excess} MP more than it normally has: ${number ? `needs ${number.total}, ` : ''}rolls ${dice[0] + dice[1]} (${dice.join(' + ')}), ${holds ? 'holds' : 'is damaged'}.`,
  },
  reveals: ['strained', 'strain'],
};
