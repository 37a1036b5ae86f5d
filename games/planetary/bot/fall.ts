import type { Menu, Pick } from '@ironfield/kernel/menu/menu.ts';
import { type Random, randomItem, randomUnit } from '@ironfield/kernel/random.ts';
import { distance } from '@ironfield/spaces/spaces.ts';
import type { Order } from '../orders.ts';
import { GLOBE, isOnSurface, placeName, placeOf, zonesOver } from '../rules/places.ts';
import { COMSTAR, operationsLeft, targetsOf, WORD_OF_BLAKE } from '../rules/war/fall.ts';
import { pointsFor } from '../rules/war/points.ts';
import { placesToPost, unplaced } from '../rules/war/posting.ts';
import { enemiesAt, type InWar, ownerOf, sheetOn, unitsAt } from '../rules/war/stacks.ts';
import type { State } from '../state.ts';

// What the Fall of Terra asks of a bot beside taking settlements.

const valuesOf = (menu: Menu, type: string): string[] => {
  const [field] = menu.orders.find((form) => form.type === type)?.fields ?? [];
  return field?.kind === 'pick' ? Array.from((field as Pick).values, String) : [];
};

/** PA-FOT-03, PA-FOT-04: the defenders stand by their settlements, the attackers together and as near to one as they can. */
export function placing(state: InWar, seat: number, random: Random): Order {
  const [unit] = unplaced(state, seat, 'units');
  const towns = state.war.settlements.flatMap(({ counter }) => {
    const { place, side } = state.counters[counter];
    return isOnSurface(place) && side === COMSTAR ? [place] : [];
  });
  const worth = (place: number) => {
    if (!isOnSurface(place)) return randomUnit(random);
    const near = Math.min(...towns.map((town) => distance(GLOBE, town, place)));
    const friends = unitsAt(state, place, seat).length;
    const enemies = enemiesAt(state, place, seat).length;
    return -3 * near + Math.min(4, friends) - 2 * enemies + 0.5 * randomUnit(random);
  };
  const places = placesToPost(state, unit);
  const worths = places.map(worth);
  const to = places[worths.indexOf(Math.max(...worths))];
  return { type: 'post', unit, to: placeName(to) };
}

/** The defences shoot at whoever is easiest to hit: a shot that is not used is lost. */
function shooting(state: InWar, menu: Menu): Order | null {
  const targets = valuesOf(menu, 'defend').map(Number);
  if (targets.length === 0) return null;
  const ease = (id: number) => (state.counters[id].faceUp ? sheetOn(state, id).defense : 7);
  const target = targets.reduce((best, each) => (ease(each) < ease(best) ? each : best));
  const field = menu.orders.find(({ type }) => type === 'defend')!.fields[0] as Pick;
  const [zones] = field.follow!(target) as Pick[];
  return { type: 'defend', target, at: String(Array.from(zones.values)[0]) };
}

/** Operations that are kept for battles and for the phase of ComStar. */
const RESERVE = 3;

/**
 * Special forces help in battles and hold up whoever could come to the rescue. A failure costs an operation for good, so
 * that they strike only where something is won.
 */
function striking(state: State & InWar, random: Random): Order | null {
  const fall = state.war.fall!;
  const left = operationsLeft(fall);
  if (left === 0) return null;
  const { battle } = state;
  if (battle) {
    const hurt = battle.fighters.filter(
      ({ counter, box, damaged }) =>
        box >= 0 &&
        damaged &&
        targetsOf(state, 'sabotage').includes(counter) &&
        sheetOn(state, counter).toughness <= 12,
    );
    const [best] = hurt.toSorted((a, b) => pointsFor(state, b.counter) - pointsFor(state, a.counter));
    return best ? { type: 'sabotage', target: best.counter } : null;
  }
  if (left <= RESERVE) return null;
  if (state.war.phase === 'movement' && state.war.active === COMSTAR) {
    const victims = targetsOf(state, 'headhunt').filter((id) => isThreat(state, id));
    return victims.length > 0 ? { type: 'headhunt', target: randomItem(random, victims) } : null;
  }
  return null;
}

/** A counter beside ground of the Word of Blake, which could come to fight for it. */
function isThreat(state: InWar, id: number): boolean {
  const { place } = state.counters[id];
  if (!isOnSurface(place) || unitsAt(state, place, WORD_OF_BLAKE).length > 0) return false;
  return GLOBE.neighbours[place].some((hex) => unitsAt(state, hex, WORD_OF_BLAKE).length > 0);
}

/** Answers to a chance to interrupt. */
export function interrupting(state: State & InWar, menu: Menu, seat: number, random: Random): Order {
  const order = seat === COMSTAR ? shooting(state, menu) : striking(state, random);
  return order ?? { type: 'done' };
}

/** A strike in one's own half of a battle; `null` where fighting is better. */
export const strikeInBattle = (state: State & InWar, menu: Menu, random: Random): Order | null =>
  menu.orders.some(({ type }) => type === 'sabotage') ? striking(state, random) : null;

/** Zones over what the fleet comes for are silenced before it comes down. */
export function silencing(state: State & InWar, menu: Menu): Order | null {
  const fall = state.war.fall;
  if (!fall || state.war.turn > 2 || operationsLeft(fall) <= RESERVE + 1 || fall.silenced.length >= 2)
    return null;
  const zones = state.war.settlements
    .filter((each) => ownerOf(state, each) === COMSTAR && isOnSurface(state.counters[each.counter].place))
    .flatMap(({ counter }) => zonesOver(state.counters[counter].place));
  const wanted = valuesOf(menu, 'silence').filter((name) => zones.includes(placeOf(name)));
  return wanted.length > 0 ? { type: 'silence', at: wanted[0] } : null;
}
