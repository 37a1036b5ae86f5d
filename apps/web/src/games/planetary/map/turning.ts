import { BOARD } from '@ironfield/planetary/rules/board.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { HEADINGS, type Heading } from '@ironfield/spaces/grid.ts';
import { activeFields } from '../../../order/draft/draft.ts';
import type { Ordering } from '../../../order/use-order.ts';
import type { SpaceDesk } from '../../../space-table/use-pointed-orders.ts';
import { degreesOf } from './board-places.ts';

interface Turning {
  /** The planned facing of the counter in hand, in degrees; null where none is planned. */
  readonly degrees: number | null;
  /** Turns it to the left or right. Absent where it cannot turn. */
  readonly turn: ((by: 1 | -1) => void) | undefined;
}

/** The facing of an order in the making. Turning on the spot is planned by turning. */
export function facingIn(ordering: Ordering, table: Table, desk: SpaceDesk, seat: number): Turning {
  const { form, full } = ordering;
  const { battle } = table;
  const isTurned = battle !== null && seat !== battle.attacker;
  const field = activeFields(form?.fields ?? [], full).find(({ name }) => name === 'facing');
  const current = full.facing as Heading | undefined;
  if (field?.kind === 'pick' && current) {
    const possible = field.choices.map(({ value }) => value as Heading);
    const turn = (by: 1 | -1) => ordering.amend({ ...full, facing: nextOf(possible, current, by) });
    return { degrees: degreesOf(current, isTurned), turn: possible.length > 1 ? turn : undefined };
  }
  const fighter = battle?.fighters.find(({ counter }) => counter === desk.inHand);
  const here = fighter && BOARD.name[fighter.box];
  const [onTheSpot] = (here !== undefined && desk.spaces.get(here)) || [];
  if (!fighter || !onTheSpot) return { degrees: null, turn: undefined };
  const facings = activeFields(onTheSpot.choice.fields ?? [], {}).find(({ name }) => name === 'facing');
  if (facings?.kind !== 'pick') return { degrees: null, turn: undefined };
  const possible = facings.choices.map(({ value }) => value as Heading);
  return {
    degrees: null,
    turn: (by) =>
      ordering.turnTo(onTheSpot.type, {
        ...onTheSpot.entry,
        facing: nextOf(possible, fighter.facing, by),
      }),
  };
}

/** The next facing that is possible, going round to the right or to the left. */
function nextOf(possible: readonly Heading[], from: Heading, by: 1 | -1): Heading {
  const start = HEADINGS.indexOf(from);
  for (let step = 1; step <= HEADINGS.length; step++) {
    const heading = HEADINGS[(start + by * step + 8) % HEADINGS.length]!;
    if (possible.includes(heading)) return heading;
  }
  return from;
}
