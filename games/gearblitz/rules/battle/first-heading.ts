import type { Field, Point } from '@ironfield/kernel/menu/menu.ts';
import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import { type Heading, headingTo } from '@ironfield/table/heading.ts';
import { middleOf } from '@ironfield/table/polygon.ts';
import { rosterOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';

/** The place and heading of a unit that enters the table. */
export const standFields = (state: State, id: number, place: Point): readonly Field[] => [
  place,
  {
    kind: 'whole',
    name: 'heading',
    label: TEXT.heading,
    min: 0,
    max: FULL_TURN - 1,
    get usual() {
      return asItsGroup(state, id) ?? acrossTheTable(state, place);
    },
  },
];

/** Units of a group deploy with the same heading. */
function asItsGroup({ setup, units, round }: State, id: number): Heading | undefined {
  if (round > 0) return undefined;
  const { groups, units: all } = rosterOf(setup);
  const last = groups[all[id].group].units.findLast((other) => units[other].at !== null);
  return last === undefined ? undefined : units[last].heading;
}

function acrossTheTable({ setup: { scene } }: State, { outline }: Point): Heading {
  const middle = { x: scene.width / 2, y: scene.height / 2 };
  // From the middle itself there is no way to it.
  return Math.max(0, headingTo(middleOf(outline), middle));
}
