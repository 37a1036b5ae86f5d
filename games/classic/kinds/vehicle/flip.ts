// A vehicle that flips over (MT-SKID-10, MT-SKID-11).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { Body, Flips } from '../../state.ts';
import { scrape, threaten } from './damage.ts';
import { FRONT_TURRET, LEFT, RIGHT, TURRET } from './parts.ts';

/** After so many hexes it begins anew. */
const ROUND = 4;
/** To the roll on the motive system, in the last hex of a round. */
const ON_ITS_WHEELS = 1;

/** The parts that the next hex strikes, of two turrets both; none where it comes down on its wheels. */
function partsBelow({ turns, hexes }: Flips, turrets: readonly Part[]): readonly Part[] {
  const [near, far] = turns === 1 ? [LEFT, RIGHT] : [RIGHT, LEFT];
  return [[near], turrets.length > 0 ? turrets : [far], [far], []][hexes % ROUND];
}

const turretsOf = (body: Body): readonly Part[] =>
  [TURRET, FRONT_TURRET].filter((part) => part < body.armor.length && !isLost(body, part));

export function rollOver(play: Play<Classic>, field: Battlefield, unit: number, flips: Flips): Flips {
  const vehicle = play.state.units[unit];
  const hexes = flips.hexes + 1;
  const parts = partsBelow(flips, turretsOf(vehicle.body));
  if (parts.length === 0) field.plugged.motiveDamage?.(play, field, unit, ON_ITS_WHEELS);
  let { struck } = flips;
  for (const part of parts) {
    if (vehicle.loss !== null) break;
    const isPierced = scrape(play, field, unit, part, Math.ceil(field.designs[unit].tons / 10));
    const before = struck.find((each) => each.part === part);
    const others = struck.filter((each) => each !== before);
    struck = [...others, { part, isPierced: isPierced || before?.isPierced === true }];
  }
  return { ...flips, hexes, struck };
}

/** A chance of critical hits for each side that was damaged, and another where its armour was pierced. */
export function comeToRest(play: Play<Classic>, field: Battlefield, unit: number, { struck }: Flips): void {
  for (const { part, isPierced } of struck)
    for (let chances = isPierced ? 2 : 1; chances > 0; chances--)
      if (play.state.units[unit].loss === null) threaten(play, field, unit, part, unit);
}
