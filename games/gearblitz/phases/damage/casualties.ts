import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Question } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { isSamePlace } from '@ironfield/table/place.ts';
import type { GearBlitz } from '../../game-types.ts';
import { placesOf } from '../../rules/core/model.ts';
import { nameOf, rosterOf } from '../../state/roster.ts';
import type { Frames } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';

/** HGB-INF-07: the bases left after losses: the owner picks them, in an area from those touched first. */
export function basesLeft(
  play: Play<GearBlitz>,
  id: number,
  lost: number,
  touched: readonly number[] | null,
): readonly Place[] {
  const all = placesOf(play.state, id);
  if (lost >= all.length) return [];
  const isTouched = (place: Place): boolean => touched?.includes(all.indexOf(place)) === true;
  let left = all;
  for (let i = 0; i < lost; i++) {
    const first = left.filter(isTouched);
    const gone = pick(play, id, first.length > 0 ? first : left);
    left = left.filter((place) => place !== gone);
  }
  return left;
}

function pick(play: Play<GearBlitz>, unit: number, among: readonly Place[]): Place {
  if (among.length === 1) return among[0];
  const { seat } = rosterOf(play.state.setup).units[unit];
  const answer = play.ask({ step: 'casualty', seat, unit, among });
  return answer.type === 'casualty' ? among[answer.base] : among[0];
}

/** HGB-INF-07 */
export const casualty: Question<GearBlitz, Frames['casualty']> = {
  question: true,
  menu: (state, { unit, among }) => ({
    prompt: TEXT.casualty(nameOf(state, unit)),
    rule: 'HGB-INF-07',
    orders: [
      {
        type: 'casualty',
        label: TEXT.loseBase,
        fields: [
          {
            kind: 'pick',
            name: 'base',
            label: TEXT.base,
            values: among.map((_, i) => i),
            describe: (i) => {
              const place = among[Number(i)];
              const isLead = isSamePlace(place, state.units[unit].at ?? place);
              return { label: isLead ? TEXT.leadingBase : TEXT.baseAt(place.x, place.y) };
            },
          },
        ],
      },
    ],
  }),
};
