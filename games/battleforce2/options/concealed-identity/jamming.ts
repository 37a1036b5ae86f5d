import type { Decision } from '@ironfield/kernel/play/game.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Battleforce2 } from '../../game-types.ts';
import { describeUnit } from '../../phases/picks.ts';
import { hasWorking } from '../../rules/elements/specials.ts';
import { fitsUnderEcm } from '../../state/counter-faces.ts';
import type { State } from '../../state.ts';
import { backShown, isUnidentified } from './faces.ts';
import { showType } from './identifying.ts';
import { CONCEALED_LABELS, CONCEALED_PROMPTS, CONCEALED_WHY_NOT } from './words.ts';

export const jamOrder = z.strictObject({
  type: z.literal('place-ecm'),
  units: z.array(z.strictObject({ unit: z.int().min(0).max(1023) })).max(1024),
});

declare module '../../extensions.ts' {
  interface OptionFrames {
    'concealed/jam': { readonly seat: Seat };
  }
  interface OptionOrders {
    'place-ecm': z.infer<typeof jamOrder>;
  }
}

/** BF2-CONC-03 */
const canJam = (field: Battlefield, state: State, unit: number): boolean =>
  isUnidentified(state, unit) &&
  fitsUnderEcm(field.letters[unit]) &&
  field.elementsOf[unit].some((element) => hasWorking(field, state, element, 'ecm'));

/** BF2-CONC-03: at the start of play only; each side is asked, whether it has ECM or not. */
export const jam: Decision<Battleforce2, OptionFrames['concealed/jam'], 'place-ecm'> = {
  menu(state, { seat }) {
    const field = battlefieldOf(state);
    return {
      prompt: CONCEALED_PROMPTS.jam,
      rule: 'BF2-CONC-03',
      orders: [
        {
          type: 'place-ecm',
          label: CONCEALED_LABELS.jam,
          fields: [
            {
              kind: 'each',
              name: 'units',
              label: CONCEALED_LABELS.jam,
              key: 'unit',
              items: field.unitsOf[seat].filter((unit) => canJam(field, state, unit)),
              describe: (unit) => describeUnit(field, unit),
              whyNot: () => CONCEALED_WHY_NOT.noEcm,
              fields: () => [],
            },
          ],
        },
      ],
    };
  },
  apply(play, { seat }, { units }) {
    const jamming = units.map(({ unit }) => unit);
    for (const unit of battlefieldOf(play.state).unitsOf[seat])
      if (backShown(play.state, unit) === 'nothing' && !jamming.includes(unit)) showType(play, unit);
  },
};
