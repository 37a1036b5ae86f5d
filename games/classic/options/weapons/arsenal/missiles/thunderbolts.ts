import { battlefieldOf } from '../../../../battlefields.ts';
import type { Option } from '../../../../option.ts';
import { isHotLoaded } from '../../../../rules/fire/hot-loading.ts';
import { rangeOf } from '../../../../rules/fire/range.ts';
import { weaponFamily } from '../arsenal.ts';

const THUNDERBOLT = /^thunderbolt_/;
const family = weaponFamily({
  id: 'thunderbolt',
  title: 'Thunderbolt launchers',
  summary: 'Units may carry Thunderbolts, which fire one large missile at a time.',
  gear: 'Thunderbolts',
  play: 'All of the damage of the one missile strikes one place; nearer than the minimum range it does half, rounded down. They are fired indirectly as LRMs are. AMS that engages one destroys it.',
});

/** Nearer than its minimum range it does not reach its full speed. */
const isNear = (range: number, min: number): boolean => range < min;

export const thunderbolts: Option<boolean> = {
  ...family,
  plug: (on) => {
    const handlers = family.plug!(on);
    return {
      ...handlers,
      stage: {
        ...handlers.stage,
        hit: (hit, { state }) => {
          const field = battlefieldOf(state);
          const { attack, damageEach } = hit;
          const { type } = field.designs[attack.attacker].weapons[attack.weapon];
          if (!THUNDERBOLT.test(type.id) || !isNear(rangeOf(field, state, attack), type.min)) return hit;
          if (isHotLoaded(state.units[attack.attacker], attack.weapon, state)) return hit;
          return { ...hit, damageEach: Math.floor(damageEach / 2) };
        },
        pointsOfLoad: (points, field, state, shot) => {
          const { type } = field.designs[shot.attacker].weapons[shot.weapon];
          if (!THUNDERBOLT.test(type.id) || shot.target < 0) return points;
          if (isHotLoaded(state.units[shot.attacker], shot.weapon, state)) return points;
          return isNear(rangeOf(field, state, shot), type.min) ? Math.floor(points / 2) : points;
        },
      },
    };
  },
};
