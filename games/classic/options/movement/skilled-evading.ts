import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** The modifier of evading, told to everybody because nobody knows its Piloting Skill. */
    readonly evasion?: number;
  }
  interface OptionEvents {
    evasion: { readonly type: 'evasion'; readonly unit: number; readonly modifier: number };
  }
}

function note({ thisTurn }: UnitState, modifier: number): void {
  thisTurn.marks = { ...thisTurn.marks, evasion: modifier };
}

/** MT-MOV-04: by the least Piloting Skill that it takes. */
const MODIFIERS = [
  { from: 6, modifier: 1 },
  { from: 4, modifier: 2 },
  { from: 2, modifier: 3 },
];
const BEST = 4;

const modifierOf = ({ piloting }: Pick<UnitState['crew'], 'piloting'>): number =>
  MODIFIERS.find(({ from }) => piloting >= from)?.modifier ?? BEST;

export const skilledEvading: Option<boolean> = {
  id: 'skilled-evading',
  title: 'Skilled evading',
  summary: 'The better the pilot, the harder an evading target is to hit.',
  group: 'Movement',
  rule: 'MT-MOV-04',
  base: false,
  requires: ['evading'],
  rules: section('Maximum Tech, movement', [
    'MT-MOV-04',
    'Skilled evading',
    'Attacks on an evading target are at +1 to +4 by its bare Piloting Skill: 6 or more, 4 and 5, 2 and 3, 0 and 1.',
    'skilled-evading',
  ]),
  plug: () => ({
    replace: {
      evasion: ({ thisTurn, crew }) => ({
        modifier: thisTurn.marks?.evasion ?? modifierOf(crew),
        rule: 'MT-MOV-04',
      }),
    },
    add: {
      // MT-INFO-01: it is part of the number that attackers need.
      modeChosen: (play, { plugged, past }, unit, mode) => {
        if (mode !== 'evade' || !plugged.known || past.sheetsTell?.()) return;
        const mech = play.state.units[unit];
        const modifier = modifierOf(mech.crew);
        note(mech, modifier);
        play.emit({ type: 'evasion', unit, modifier });
      },
    },
  }),
  sentences: { evasion: ({ unit, modifier }, { mech }) => `Attacks on ${mech(unit)} are at +${modifier}.` },
  changes: { evasion: ({ units }, { unit, modifier }) => note(units[unit], modifier) },
};
