import type { Seat } from '@ironfield/kernel/state.ts';
import { isGround } from '../kinds.ts';
import { GLOBE, isOnSurface } from '../places.ts';
import { worldIn } from '../world.ts';
import { kindOf, type OnMap, ownerOf } from './stacks.ts';

/** PA-CTRL-02: who holds the world where nobody is. */
const DEFENDER: Seat = 1;

/** By hex, who controls it; `null` for nobody. */
export type Control = readonly (Seat | null)[];

/** PA-CTRL-01: who holds each hex by what stands there, all at once. */
export function controlOf(state: OnMap): Control {
  const world = worldIn(state.setup);
  const occupiers = occupiersOf(state);
  const settled = new Map(state.war.settlements.map((each) => [state.counters[each.counter].place, each]));
  const cities = new Map<number, Seat>();
  for (const [hex, settlement] of settled) {
    const owner = ownerOf(state, settlement);
    if (kindOf(state, settlement.counter) === 'city' && owner !== null) cities.set(hex, owner);
  }
  return world.map((ground, hex): Seat | null => {
    const here = occupiers[hex];
    if (here === BOTH) return null;
    const settlement = settled.get(hex);
    if (settlement) {
      const owner = ownerOf(state, settlement);
      return owner !== null && here !== NOBODY && here !== owner ? null : owner;
    }
    if (here !== NOBODY) return here;
    if (ground.land === null || ground.land === 'arctic') return null;
    const beside = new Set(GLOBE.neighbours[hex].flatMap((each) => cities.get(each) ?? []));
    if (beside.size === 1) return [...beside][0];
    return state.setup.war!.world === 'major' ? DEFENDER : null;
  });
}

const NOBODY = -1;
const BOTH = 2;

/** By hex the side whose ground units alone are in it, ships in the case of an ocean. */
function occupiersOf(state: OnMap): number[] {
  const world = worldIn(state.setup);
  const occupiers = world.map(() => NOBODY);
  for (const { id, place, side } of state.counters) {
    if (!isOnSurface(place)) continue;
    const kind = kindOf(state, id);
    const isOcean = world[place].land === null;
    const holds = kind === null ? true : isOcean ? kind === 'naval' : isGround(kind);
    if (holds) occupiers[place] = occupiers[place] === NOBODY || occupiers[place] === side ? side : BOTH;
  }
  return occupiers;
}
