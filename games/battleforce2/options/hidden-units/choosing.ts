import { distance } from '@ironfield/hex/board.ts';
import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomItem, randomUnit } from '@ironfield/kernel/random.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Order } from '../../orders.ts';
import { isOnMap } from '../../rules/elements/condition.ts';
import { opponentOf, type State } from '../../state.ts';
import { placeOf } from './hiding.ts';

const HIDING = 0.5;
/** How near an enemy must be for a bot to reveal a unit and attack, and the turns after which it comes out to move. */
const AMBUSH = 4;
const PATIENCE = 6;

export function chooseHiding(
  field: Battlefield,
  state: State,
  seat: number,
  menu: Menu,
  random: Random,
): Order | null {
  for (const form of menu.orders) {
    const units = form.fields[0] as Pick;
    if (form.type === 'hide' && units.values.length > 0 && randomUnit(random) < HIDING)
      return hideSomewhere(form, random);
    if (form.type === 'emerge') {
      const unit = (Array.from(units.values) as number[]).find((each) => isTime(field, state, seat, each));
      if (unit !== undefined) return { type: 'emerge', unit };
    }
  }
  return null;
}

function hideSomewhere({ fields }: OrderForm, random: Random): Order {
  const units = fields[0] as Pick;
  const unit = randomItem(random, units.values) as number;
  return { type: 'hide', unit, to: randomItem(random, (units.follow!(unit)[0] as Pick).values) as string };
}

function isTime({ board, unitsOf }: Battlefield, state: State, seat: number, unit: number): boolean {
  const place = placeOf(state, unit);
  if (!place) return state.turn > 1;
  const { hex } = place;
  const isNear = unitsOf[opponentOf(seat)].some(
    (enemy) => isOnMap(state, enemy) && distance(board, hex, state.units[enemy].hex) <= AMBUSH,
  );
  return state.phase === 'combat' ? isNear : !isNear && state.turn > PATIENCE;
}
