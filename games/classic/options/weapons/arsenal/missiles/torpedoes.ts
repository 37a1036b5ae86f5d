import type { Option } from '../../../../option.ts';
import { isInWater } from '../../../../rules/sight/line-of-sight.ts';
import { isWaterAllTheWay, NEEDS_WATER } from '../../../../rules/sight/water.ts';
import { weaponFamily } from '../arsenal.ts';

const family = weaponFamily({
  id: 'torpedoes',
  title: 'Torpedoes',
  summary: 'Units may carry launchers of torpedoes, which work in water alone.',
  gear: 'torpedoes',
  play: 'They are LRMs and SRMs for units in water: ships, those who stand in it, and those under it. All hexes between have to be water. They are fired at nothing else.',
});

export const torpedoes: Option<boolean> = {
  ...family,
  requires: ['underwater-combat'],
  plug: (on) => {
    const handlers = family.plug!(on);
    return {
      ...handlers,
      stage: {
        ...handlers.stage,
        whyNotFire(why, field, state, { unit }, { weapon, target }) {
          if (why || !field.designs[unit].weapons[weapon].type.isTorpedo) return why;
          const areIn = [unit, target].every((each) => isInWater(field, each, state.units[each]));
          return areIn && isWaterAllTheWay(field, state, { unit, target }) ? null : NEEDS_WATER;
        },
      },
    };
  },
};
