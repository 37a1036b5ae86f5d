// Which location critical hits go to, how many there are, and which slots they find. What a hit slot does is told in
// damage.ts, because an explosion is damage again.

import { sum } from '@ironfield/kernel/dice.ts';
import type { About, Play } from '@ironfield/kernel/play/play.ts';
import { CRITICAL_HITS } from '../../../data/tables.ts';
import { bitOf, type Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import type { UnitState } from '../../../state.ts';
import { PURPOSES } from '../../../text/damage.ts';
import type { MechDesign } from '../../../units/design.ts';
import { INWARD, isTorso } from '../../../units/locations.ts';
import { hittableSlots } from '../condition.ts';

const LEAST = 2;
const OFF = 12;

/** The least throw that hits anything. */
const firstOf = (counts: readonly number[]): number => LEAST + counts.findIndex((count) => count > 0);

/**
 * CBT-CRT-05: a location without anything to hit when the phase began passes critical hits inward. -1: nothing is
 * there to take them.
 */
export function criticalLocation(design: MechDesign, unit: UnitState, location: Part): number {
  let at = location;
  while (at >= 0) {
    const lostBefore = (unit.thisPhase.before.lost & bitOf(at)) !== 0;
    if (!lostBefore && (design.filled[at] & ~unit.thisPhase.before.hits[at]) !== 0) break;
    at = INWARD[at];
  }
  return at;
}

/** CBT-CRT-01: how many slots are hit; 'off' for a head or limb that is blown off. */
export function rollCriticalHits(
  play: Play<Classic>,
  unit: number,
  location: Part,
  {
    modifier,
    by = unit,
    counts = CRITICAL_HITS,
  }: {
    readonly modifier: number;
    readonly by?: number | undefined;
    readonly counts?: readonly number[] | undefined;
  },
): number | 'off' {
  const dice = play.roll(PURPOSES.critical, 2, rolledBy(by, firstOf(counts) - modifier, unit));
  const total = Math.max(LEAST, sum(dice) + modifier);
  const off = total === OFF && !isTorso(location);
  const count = off ? 0 : counts[total - 2];
  play.emit({
    type: 'critical-roll',
    unit,
    location,
    dice,
    ...(modifier !== 0 && { modifier }),
    count,
    ...(off && { off }),
  });
  return off ? 'off' : count;
}

const SLOTS_PER_BLOCK = 6;

/**
 * CBT-CRT-02 to CBT-CRT-04: one die for six slots, two for twelve, thrown again until they show a slot that can be hit.
 * -1 when the location has none left.
 */
export function rollSlot(
  play: Play<Classic>,
  design: MechDesign,
  unit: UnitState,
  location: Part,
  {
    about,
    onMaterial,
  }: {
    readonly about?: About;
    /** MT-ARMOR-08: a throw has found what no critical hit harms, by the name of that. */
    onMaterial?(name: string): void;
  } = {},
): number {
  const hittable = hittableSlots(design, unit.body, location);
  if (hittable === 0) return -1;
  const blocks = design.components[location].length / SLOTS_PER_BLOCK;
  for (;;) {
    const dice = play.roll(PURPOSES.slot, blocks, about);
    const block = blocks === 2 && dice[0] > 3 ? SLOTS_PER_BLOCK : 0;
    const slot = block + dice[blocks - 1] - 1;
    if ((hittable & (1 << slot)) !== 0) return slot;
    const found = design.components[location][slot];
    if (found?.kind === 'material') onMaterial?.(found.name);
  }
}
