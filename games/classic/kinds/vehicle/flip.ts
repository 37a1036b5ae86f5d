// A vehicle that flips over (MT-SKID-10, MT-SKID-11).

import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Part } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import { isLost } from '../../rules/unit/condition.ts';
import type { Flips } from '../../state.ts';
import { scrape, threaten } from './damage.ts';
import { LEFT, RIGHT, TURRET } from './parts.ts';

/** After so many hexes it begins anew. */
const ROUND = 4;
/** To the roll on the motive system, in the last hex of a round. */
const ON_ITS_WHEELS = 1;

/** The part that the next hex strikes; null where it comes down on its wheels. */
function partBelow({ turns, hexes }: Flips, hasTurret: boolean): Part | null {
  const [near, far] = turns === 1 ? [LEFT, RIGHT] : [RIGHT, LEFT];
  return [near, hasTurret ? TURRET : far, far, null][hexes % ROUND];
}

export function rollOver(play: Play<Classic>, field: Battlefield, unit: number, flips: Flips): Flips {
  const vehicle = play.state.units[unit];
  const hexes = flips.hexes + 1;
  const part = partBelow(flips, !isLost(vehicle.body, TURRET));
  if (part === null) {
    field.plugged.motiveDamage?.(play, field, unit, ON_ITS_WHEELS);
    return { ...flips, hexes };
  }
  const isPierced = scrape(play, field, unit, part, Math.ceil(field.designs[unit].tons / 10));
  const before = flips.struck.find((each) => each.part === part);
  const others = flips.struck.filter((each) => each !== before);
  const struck = [...others, { part, isPierced: isPierced || before?.isPierced === true }];
  return { ...flips, hexes, struck };
}

/** A chance of critical hits for each side that was damaged, and another where its armour was pierced. */
export function comeToRest(play: Play<Classic>, field: Battlefield, unit: number, { struck }: Flips): void {
  for (const { part, isPierced } of struck)
    for (let chances = isPierced ? 2 : 1; chances > 0; chances--)
      if (play.state.units[unit].loss === null) threaten(play, field, unit, part, unit);
}
