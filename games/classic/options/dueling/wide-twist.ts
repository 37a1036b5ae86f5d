import type { Option } from '../../option.ts';
import { canFireAtAll } from '../../phases/weapon/weapon-menu.ts';
import { section } from '../../rule-index/section.ts';
import { COSTS, type DuelAction } from '../../rules/turn/duel-action.ts';
import { isPlaced } from '../../rules/unit/condition.ts';
import type { State, Twist, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** Until its next Action Phase. */
    readonly twistsWide?: true;
  }
  interface OptionEvents {
    'wide-twist': { readonly type: 'wide-twist'; readonly unit: number };
  }
}

const WORDS = { action: 'Turn the torso by two hexsides (Simple)', piloting: 'Torso turned far' };
const WIDE: readonly Twist[] = [-2, 2];

const mark = (mech: UnitState): void => {
  mech.thisTurn.marks = { ...mech.thisTurn.marks, twistsWide: true };
};

/** The state as it would be. */
function turned(state: State, unit: number): State {
  const mech = state.units[unit];
  const thisTurn = { ...mech.thisTurn, marks: { ...mech.thisTurn.marks, twistsWide: true } as const };
  return { ...state, units: state.units.with(unit, { ...mech, thisTurn }) };
}

const TWIST_WIDE: DuelAction = {
  id: 'wide-twist',
  label: WORDS.action,
  cost: COSTS.simple,
  offers: ({ kinds }, { units }, unit) => {
    const mech = units[unit];
    return isPlaced(mech) && !mech.thisTurn.marks?.twistsWide && kinds[unit].twists(mech).length > 1;
  },
  carryOut: (play, _field, unit) => {
    mark(play.state.units[unit]);
    play.emit({ type: 'wide-twist', unit });
  },
  // It has to be fired as well.
  pays: (field, state, unit) =>
    !canFireAtAll(field, state, unit) && canFireAtAll(field, turned(state, unit), unit),
};

export const wideTwist: Option<boolean> = {
  id: 'dueling-wide-twist',
  title: 'Wide torso twists',
  summary: "A 'Mech may turn its torso by two hexsides as a Simple Action, and stands less firmly then.",
  group: 'Dueling',
  rule: 'MT-DUEL-06',
  base: false,
  requires: ['dueling'],
  rules: section('Maximum Tech, dueling', [
    'MT-DUEL-06',
    'Wide torso twists',
    "As a Simple Action a 'Mech turns its torso by two hexsides; until its next Action Phase its Piloting Skill Rolls are at +1. A twist by one costs nothing.",
    'dueling-wide-twist',
  ]),
  plug: () => ({
    stage: {
      duelActions: (actions) => [...actions, TWIST_WIDE],
      twists: (twists, { thisTurn }) =>
        thisTurn.marks?.twistsWide && twists.length > 1 ? [...twists, ...WIDE] : twists,
    },
    add: {
      piloting: (tally, _field, { units }, unit) => {
        if (units[unit].thisTurn.marks?.twistsWide) tally.add(1, WORDS.piloting, 'MT-DUEL-06');
      },
    },
  }),
  sentences: { 'wide-twist': ({ unit }, { mech }) => `${mech(unit)} turns its torso as far as it goes.` },
  changes: { 'wide-twist': ({ units }, { unit }) => mark(units[unit]) },
};
