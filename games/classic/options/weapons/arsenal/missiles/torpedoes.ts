import { lineCells } from '@ironfield/hex/board-line.ts';
import { Touch } from '@ironfield/hex/line.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import type { Option } from '../../../../option.ts';
import { isInWater } from '../../../../rules/sight/line-of-sight.ts';
import type { State } from '../../../../state.ts';
import { weaponFamily } from '../arsenal.ts';

const RULE = 'MT-WPN-44';
const DRY = {
  message: 'Torpedoes need water all the way, from one unit in it to another',
  rule: RULE,
} as const;

const family = weaponFamily({
  id: 'torpedoes',
  title: 'Torpedoes',
  summary: 'Units may carry launchers of torpedoes, which work in water alone.',
  gear: 'torpedoes',
  play: 'They are LRMs and SRMs for units in water: ships, those who stand in it, and those under it. All hexes between have to be water. They are fired at nothing else.',
});

function isWaterAllTheWay(
  { board, depth }: Battlefield,
  { units }: State,
  { unit, target }: { readonly unit: number; readonly target: number },
): boolean {
  const line = lineCells(board, units[unit].hex, units[target].hex);
  let dry = 0;
  for (let i = 0; i < line.length; i++) if (depth[line.cell[i]] < 1) dry |= line.touch[i];
  // Along hexsides, water on one side is enough.
  const areBothDry = (dry & Touch.leftEdge) !== 0 && (dry & Touch.rightEdge) !== 0;
  return (dry & Touch.interior) === 0 && !areBothDry;
}

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
          return areIn && isWaterAllTheWay(field, state, { unit, target }) ? null : DRY;
        },
      },
    };
  },
};
