import type { Option } from '../../option.ts';
import { loseTheWay, type Mischance } from '../../phases/movement/maneuver.ts';
import { section } from '../../rule-index/section.ts';
import { tightTurns } from '../../rules/movement/turn-mode.ts';
import type { State, TightTurn } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** MT-SKID-11: its crew is stunned by a flip, in this turn or in the one before. */
    readonly shaken?: 'now' | 'still';
  }
}

const NONE: readonly TightTurn[] = [];
const NOTHING = { total: 0, lines: [] } as const;
const SHAKEN = { message: 'Its crew is stunned', rule: 'MT-SKID-11' } as const;

const isShaken = ({ units }: Pick<State, 'units'>, unit: number): boolean =>
  units[unit].thisTurn.marks?.shaken !== undefined;

const OUTCOMES: Readonly<Record<Mischance, string>> = {
  minor: 'a minor fishtail: it does not turn',
  moderate: 'a moderate fishtail: it turns one hexside more',
  serious: 'a serious fishtail: it turns one hexside more, and its move is over',
  skid: 'it skids',
  flip: 'it is out of control',
};

export const vehicleTurnModes: Option<boolean> = {
  id: 'vehicle-turn-modes',
  title: 'Turn modes of vehicles',
  summary: 'A fast vehicle goes straight before it turns, or tries a tight turn that may end in a skid.',
  group: 'Driving',
  rule: 'MT-VMOV-06',
  base: false,
  requires: ['combined-arms', 'vehicle-motive-damage'],
  rules: section(
    'Maximum Tech, driving',
    [
      'MT-VMOV-06',
      'Turn mode',
      'A vehicle goes so many hexes straight before each hexside of a turn: 1 from 5 MP on, 2 from 10, and one more for every 5; on ice and mud and in heavy rain one more, but not for hovercraft and VTOLs.',
      'vehicle-turn-modes',
    ],
    [
      'MT-VMOV-07',
      'Tight turn',
      'A turn before that takes a Driving roll, with 1 for every hex that is missing. After any manoeuvre that fails the hexes count from the beginning.',
      'vehicle-turn-modes',
    ],
    [
      'MT-VMOV-08',
      'Failed manoeuvres',
      '2D6, the margin of the failure, and 2 for wheels and VTOLs, 4 for hovercraft: no turn up to 7, a turn too far up to 11, and from 10 on the move is over; a skid from 12 on, and from 14 on wheels flip over.',
      'vehicle-turn-modes',
    ],
    [
      'MT-SKID-10',
      'Flipping over',
      'A vehicle flips over for a hex less than the skid. Each hex costs a tenth of its tons: on the side away from the turn, on the turret, on the other side; and in the fourth it rolls for motive damage at +1.',
      'vehicle-turn-modes',
    ],
    [
      'MT-SKID-11',
      'After flipping over',
      'A roll for critical hits for each side that was damaged, and two where its armour was pierced. The crew is stunned for this turn and the next: it attacks nobody, and then at most cruises.',
      'vehicle-turn-modes',
    ],
  ),
  words: { 'tight-turn': 'for a tight turn' },
  plug: () => ({
    replace: {
      tightTurns: (field, unit, vehicle, leg) =>
        field.kinds[unit].driving ? tightTurns(field, unit, vehicle, leg) : NONE,
    },
    add: {
      runningPoints: (tally, _field, state, unit) => {
        if (isShaken(state, unit)) tally.set(0, SHAKEN.message, 'MT-SKID-11');
      },
    },
    stage: {
      turnNotes: (fresh, { marks }) =>
        marks?.shaken === 'now' ? { ...fresh, marks: { ...fresh.marks, shaken: 'still' } } : fresh,
      whyNoAttack: (why, state, unit) => why ?? (isShaken(state, unit) ? SHAKEN : null),
      whyNoTask: (why, state, unit) => why ?? (isShaken(state, unit) ? SHAKEN : null),
      states: (states, _field, state, unit) =>
        isShaken(state, unit) ? [...states, 'stunned by its flip'] : states,
      // MT-INFO-01: the total would tell how hard it is to drive.
      glimpse: (event) =>
        event?.type === 'maneuver-failed' ? { ...event, dice: [], total: NOTHING } : event,
    },
  }),
  changes: {
    'maneuver-failed': ({ units }, { unit, facing }) => loseTheWay(units[unit], facing),
    flipped: ({ units }, { unit }) => {
      const { thisTurn } = units[unit];
      thisTurn.marks = { ...thisTurn.marks, shaken: 'now' };
    },
  },
  sentences: {
    'maneuver-failed': ({ unit, dice, total, mischance }, { mech }) =>
      `${mech(unit)} loses control: ${dice.length > 0 ? `rolls ${dice.join(' + ')}, in all ${total.total}: ` : ''}${OUTCOMES[mischance]}.`,
    flipped: ({ unit }, { mech }) => `${mech(unit)} flips over, and its crew is stunned.`,
  },
};
