import { featureMask } from '@ironfield/hex/board.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { SEEKER_POINTS } from '../../data/missions.ts';
import { PAVED, TERRAINS } from '../../data/terrain.ts';
import { openingOf } from '../../phases/set-up/set-up.ts';
import type { Points } from '../../points.ts';
import { victoryPoints } from '../../rules/victory/victory.ts';
import { DESTROYED, type Frame } from '../../state.ts';
import { REASONS } from './words.ts';

const SEEKER = 0;
const HIDER = 1;

/** Neither clear nor paved. */
const hides = ({ board }: Battlefield, cell: number): boolean =>
  TERRAINS[board.terrain[cell]] !== 'clear' && (board.features[cell] & featureMask(board, PAVED)) === 0;

/** One for each unit of the hider, where mines are in use. */
const minefields = ({ plugged, unitsOf }: Battlefield): Frame[] =>
  plugged.shellMines ? unitsOf[HIDER].map(() => ({ step: 'mines/lay', seat: HIDER })) : [];

/** BF2-SCEN-11 */
export const hideAndSeek: Handlers<Points> = {
  replace: {
    setUp(play) {
      const field = battlefieldOf(play.state);
      const chooser = field.plugged.edgeChooser?.(SEEKER) ?? SEEKER;
      play.next(
        { step: 'setup/home', seat: chooser },
        ...minefields(field),
        ...openingOf(field, chooser).filter(({ step }) => step !== 'mines/lay'),
        { step: 'setup/side', seat: HIDER },
        { step: 'setup/side', seat: SEEKER },
        { step: 'turn' },
      );
    },
    victoryPoints(tally, state, seat) {
      victoryPoints(tally, state, seat);
      if (seat !== HIDER) return;
      for (const unit of battlefieldOf(state).unitsOf[SEEKER]) {
        if (state.units[unit].hex === DESTROYED) tally.add(SEEKER_POINTS, REASONS.seeker, 'BF2-SCEN-11');
      }
    },
  },
  stage: {
    mostHidden: (most, { unitsOf }, _, seat) => (most > 0 && seat === HIDER ? unitsOf[HIDER].length : 0),
    mayHideIn: (_, field, __, unit, cell) => field.seatOf[unit] === HIDER && hides(field, cell),
    // Units that can hide do.
    deployForms: (forms, _, __, seat) => {
      const hiding = forms.filter(
        ({ type, fields: [units] }) => type === 'hide' && (units as Pick).values.length > 0,
      );
      return seat === HIDER && hiding.length > 0 ? hiding : forms;
    },
    deploymentDepth: (depth, field, _, unit, cell) => {
      if (field.seatOf[unit] === SEEKER) return depth;
      // Without cover, anywhere.
      return hides(field, cell) ? 0 : 1;
    },
  },
};
