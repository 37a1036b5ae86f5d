import { sum } from '@ironfield/kernel/dice.ts';
import { CRITICAL_HITS, LOWEST_ROLL } from '../../../data/tables.ts';
import type { Slots, WeaponMount } from '../../../design.ts';
import type { Option } from '../../../option.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import type { UnitState } from '../../../state.ts';
import { autocannonRounds, isOf } from './munitions.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    /** Caseless rounds have jammed a gun, which may be damaged by that. */
    'breech-strained': {
      readonly type: 'breech-strained';
      readonly unit: number;
      readonly weapon: number;
      readonly dice: readonly number[];
      readonly count: number;
    };
  }
}

const PURPOSE = 'caseless jam';

/** Its slots that are whole, from the uppermost on. */
function wholeSlots({ body }: UnitState, { parts }: WeaponMount): readonly Slots[] {
  return parts.flatMap(({ location, mask }) => {
    const left = mask & ~body.hits[location];
    return Array.from({ length: 32 }, (_, slot) => 1 << slot)
      .filter((bit) => (left & bit) !== 0)
      .map((bit) => ({ location, mask: bit }));
  });
}

function strain(unit: UnitState, mount: WeaponMount, count: number): void {
  for (const { location, mask } of wholeSlots(unit, mount).slice(0, count)) unit.body.hits[location] |= mask;
}

export const caselessRounds: Option<boolean> = {
  ...autocannonRounds({
    id: 'ammo-ac-caseless',
    title: 'Caseless rounds',
    summary: 'Autocannons may fire caseless rounds, twice as many to the ton, which may jam them.',
    gear: 'caseless rounds',
    play: 'A ton holds twice as many; the gun fires no others. A roll of 2 misses and jams it for the game, and a roll for critical hits finds its own slots, from the uppermost on. That is no explosion.',
    add: {
      rolledToHit: (play, field, attack, dice) => {
        if (!isOf(field, attack, 'caseless') || sum(dice) > LOWEST_ROLL) return;
        const { attacker: unit, weapon } = attack;
        const found = play.roll(PURPOSE, 2, rolledBy(unit, undefined, unit));
        const count = CRITICAL_HITS[sum(found) - LOWEST_ROLL];
        strain(play.state.units[unit], field.designs[unit].weapons[weapon], count);
        play.emit({ type: 'breech-strained', unit, weapon, dice: found, count });
      },
    },
    stage: {
      jamsNow: (does, field, attack, dice) =>
        does || (isOf(field, attack, 'caseless') && sum(dice) <= LOWEST_ROLL),
      // What happens inside is not seen from outside.
      glimpse: (event) => (event?.type === 'breech-strained' ? null : event),
    },
  }),
  changes: {
    'breech-strained': ({ units }, { unit, weapon, count }, { designs }) =>
      strain(units[unit], designs[unit].weapons[weapon], count),
  },
  sentences: {
    'breech-strained': ({ unit, weapon, dice, count }, names) =>
      `The jam strains ${names.weapon(unit, weapon)} of ${names.mech(unit)} (${sum(dice)}): ${count === 0 ? 'nothing breaks' : count === 1 ? '1 critical hit' : `${count} critical hits`}.`,
  },
} satisfies Option<boolean>;
