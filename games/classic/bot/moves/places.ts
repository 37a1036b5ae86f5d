// Answers to what others have set in motion: where to go, whether to step aside, what goes up in smoke.

import { cellOf, neighbour } from '@ironfield/hex/board.ts';
import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { cellOfWay, type Way } from '../../rules/physical/displacement.ts';
import { levelsFallen, SAFE_DROP } from '../../rules/piloting/falls.ts';
import type { Frames, State } from '../../state.ts';
import { chanceToFall, costOfFall } from '../attacks/blows.ts';
import { judge, type Outlook, survey } from '../outlook/outlook.ts';

/** Water asks for a roll. */
const WATER = 3;
const LOST = 100;

/** The worth of being moved into a hex against one's will. */
function worthOfHex(outlook: Outlook, to: number): number {
  const { field, state, unit } = outlook;
  const mech = state.units[unit];
  if (to < 0) return -LOST;
  const levels = levelsFallen(field, mech.hex, to);
  survey(outlook, to, mech.thisTurn.mode, mech.thisTurn.hexesMoved, { prone: mech.prone });
  const chance = levels > SAFE_DROP ? 1 : mech.prone ? 0 : chanceToFall(field, state, unit, 'domino', 0);
  const water = field.depth[to] >= 1 ? WATER : 0;
  return judge(outlook, mech.facing) - chance * costOfFall(field, unit, levels) - water;
}

/** CBT-PHY-24, CBT-PHY-32, CBT-DSP-03 */
export function goOrder(outlook: Outlook, menu: Menu): OrderOf<'go'> {
  const [hexes] = menu.orders[0].fields as Pick[];
  let best = hexes.values[0] as string;
  let most = -Infinity;
  for (const hex of Array.from(hexes.values) as string[]) {
    const worth = worthOfHex(outlook, cellOf(outlook.field.board, hex));
    if (worth <= most) continue;
    most = worth;
    best = hex;
  }
  return { type: 'go', to: best };
}

/** CBT-DSP-06: the roll is the same whether it steps or stays; what differs is where it ends up. */
export function stepOrder(
  outlook: Outlook,
  menu: Menu,
  { unit, direction }: Frames['displace/step-aside'],
): OrderOf<'step-aside'> {
  const { field, state } = outlook;
  const mech = state.units[unit];
  const shoved = worthOfHex(outlook, neighbour(field.board, mech.hex, direction));
  const stays = chanceToFall(field, state, unit, 'domino', 0);
  let best: OrderOf<'step-aside'>['way'] = 'stay';
  let most = shoved;
  const [ways] = menu.orders[0].fields as Pick[];
  for (const way of Array.from(ways.values) as (Way | 'stay')[]) {
    if (way === 'stay') continue;
    const worth = (1 - stays) * worthOfHex(outlook, cellOfWay(field, mech, way)) + stays * shoved;
    if (worth <= most) continue;
    most = worth;
    best = way;
  }
  return { type: 'step-aside', way: best };
}

/** CBT-HEA-15: what does least harm. */
export function ammoOrder(field: Battlefield, state: State, { unit, types }: Frames['heat/ammo']): Order {
  const { bins } = field.designs[unit];
  const { shots } = state.units[unit].body;
  let best = types[0];
  let least = Infinity;
  for (const name of types) {
    let harm = 0;
    for (let bin = 0; bin < bins.length; bin++) {
      if (bins[bin].type.name === name) harm = Math.max(harm, bins[bin].rack * shots[bin]);
    }
    if (harm >= least) continue;
    least = harm;
    best = name;
  }
  return { type: 'ammo', ammo: best };
}
