import type { Option } from '../../option.ts';
import { followedBy } from '../../phases/turn.ts';
import { surviving } from '../../rules/elements/condition.ts';
import type { Frame } from '../../state.ts';
import { checkMorale, isGoodRoll, recoverNerve, rollMorale } from './checks.ts';
import { isRouted, isShaken, nerveOf, ROUTED, setNerve } from './nerve.ts';
import { flee, keepsAway, rout } from './rout.ts';

const roll = (dice: readonly number[]) => `${dice[0] + dice[1]} (${dice.join(' + ')})`;
const NERVES = { steady: 'keeps its nerve', broken: 'is broken', routed: 'is routed' } as const;

/** BF2-MOR-01 to BF2-MOR-04 */
export const morale: Option<boolean> = {
  id: 'morale',
  title: 'Morale',
  summary: 'Units that lose elements may break, and run.',
  group: 'Special cases',
  rule: 'BF2-MOR-01',
  base: false,
  plug: () => ({
    replace: { isOutOfHand: isRouted, isSilent: isShaken },
    stage: {
      phases: (frames, _field, seat) => {
        const fleeing = followedBy(frames, 'movement', { step: 'morale/rout', seat });
        return [
          ...fleeing.flatMap<Frame>((frame) =>
            frame.step === 'combat' ? [{ step: 'morale/check' }, frame] : [frame],
          ),
          { step: 'morale/check' },
        ];
      },
      turnEnds: (frames) => [...frames, { step: 'morale/recover' }, { step: 'morale/check' }],
      shuns: keepsAway,
      isGoodRoll,
      whyNoAttacker: (why, { unitOf }, state, element) =>
        why ?? (isRouted(state, unitOf[element]) ? ROUTED : null),
      note: (note, { units }, unit) =>
        isShaken({ units }, unit) ? `${note}, ${nerveOf(units, unit)}` : note,
      standing: (facts, { units }) => ({ ...facts, morale: units.map((_, unit) => nerveOf(units, unit)) }),
    },
  }),
  steps: {
    'morale/check': checkMorale,
    'morale/recover': recoverNerve,
    'morale/roll': rollMorale,
    'morale/rout': rout,
    'morale/flee': flee,
  },
  marks: { morale: [] },
  changes: {
    morale: (table, { unit, nerve }, field) =>
      setNerve(table.units, unit, nerve, table.turn, surviving(field, table, unit).length),
  },
  sentences: {
    morale: ({ unit, number, dice, nerve }, names) =>
      `Morale of ${names.unit(unit)}: ${number ? `needs ${number.total}, ` : ''}rolls ${roll(dice)}, ${NERVES[nerve]}.`,
  },
  reveals: ['morale'],
};
