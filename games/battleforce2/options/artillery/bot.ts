import { distance } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { Each, Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { worthOfBox } from '../../bot/exchange.ts';
import { turnsInFlight } from '../../data/support-tables.ts';
import type { Band } from '../../data/tables.ts';
import { BEST_ROLL } from '../../data/tables.ts';
import type { Order } from '../../orders.ts';
import type { RuleId } from '../../rule-index.ts';
import { damageValue } from '../../rules/attack/damage.ts';
import { targetsOf } from '../../rules/attack/declaration.ts';
import { bandBetween } from '../../rules/attack/range.ts';
import { toHit } from '../../rules/attack/to-hit.ts';
import { isOnMap, surviving } from '../../rules/elements/condition.ts';
import { touchedBy } from '../../rules/movement/touched.ts';
import type { State } from '../../state.ts';
import { hitsByItself, missilesFor, rangeTo, reaches, shotNumber } from './gunnery.ts';

const LONG = 2;
/** The chance, for each turn of flight, that a unit is still in its hex. */
const STAYS = 0.3;

/** Fires where most is to be won, with whatever has no better target in sight; guides every missile that it can. */
export function chooseArtillery(field: Battlefield, state: State, seat: Seat, menu: Menu): Order | null {
  for (const { type, fields } of menu.orders) {
    if (type === 'designate') return designate(field, fields[0] as Each);
    if (type === 'guide') return guide(field, state, seat, fields[0] as Pick);
    if (type === 'shell') return shell(field, state, fields[0] as Pick);
  }
  return null;
}

/** Around the middle of the map, where everybody has to pass. */
function designate({ board, allCells }: Battlefield, { items }: Each): Order {
  const middle = Math.floor(board.height / 2) * board.width + Math.floor(board.width / 2);
  const cells = [...allCells].sort((a, b) => distance(board, a, middle) - distance(board, b, middle));
  const targets = (Array.from(items) as number[]).map((element, i) => ({
    element,
    hex: board.number[cells[i]],
  }));
  return { type: 'designate', targets };
}

/** The points that a shot at a hex is worth; friends count against it. */
function valueOfShot(field: Battlefield, state: State, element: number, hex: number): number {
  const seat = field.seatOf[field.unitOf[element]];
  const struck = touchedBy(field, state, 'artillery', hex).flatMap((unit) => surviving(field, state, unit));
  const worth = sum(
    struck.map((each) => {
      const box = worthOfBox(field, state, each);
      return field.seatOf[field.unitOf[each]] === seat ? -box : box;
    }),
  );
  const number = totalOf<RuleId>((tally) => shotNumber(tally, field, state, element, hex));
  const chance = hitsByItself(field, state, element, hex) ? 1 : chanceOfTwoDice(number);
  const damage = damageValue(field, state, element, LONG)!;
  return damage * worth * chance * STAYS ** turnsInFlight(rangeTo(field, state, element, { hex }));
}

function shell(field: Battlefield, state: State, guns: Pick): Order | null {
  let best: Order | null = null;
  let most = 0;
  for (const element of Array.from(guns.values) as number[]) {
    const unit = field.unitOf[element];
    if (targetsOf(field, state, unit).length > 0) continue;
    for (const [target, { hex }] of state.units.entries()) {
      if (!isOnMap(state, target) || !reaches(field, state, element, { hex })) continue;
      const value = valueOfShot(field, state, element, hex);
      if (value > most) [best, most] = [{ type: 'shell', element, at: field.board.number[hex] }, value];
    }
  }
  return best;
}

function guide(field: Battlefield, state: State, seat: Seat, spotters: Pick): Order {
  let best: Order = { type: 'done' };
  let most = 0;
  for (const spotter of Array.from(spotters.values) as number[]) {
    const targets = spotters.follow!(spotter)[0] as Pick;
    for (const target of Array.from(targets.values) as number[]) {
      const band = bandBetween(field, state, field.unitOf[spotter], field.unitOf[target]) as Band;
      const number = totalOf<RuleId>((tally) =>
        toHit(tally, field, state, { attacker: spotter, target, band }),
      );
      const missiles = missilesFor(field, state, seat, target).map((shot) => ({ shot }));
      const value = chanceOfTwoDice(Math.min(number, BEST_ROLL)) * worthOfBox(field, state, target);
      if (value > most) [best, most] = [{ type: 'guide', spotter, target, missiles }, value];
    }
  }
  return best;
}
