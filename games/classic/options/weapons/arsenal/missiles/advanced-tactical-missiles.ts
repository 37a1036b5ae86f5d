import '../../../../data/munitions.ts';
import { GEAR } from '../../../../data/gear.ts';
import { isAtm } from '../../../../data/munitions.ts';
import { withAdvancedMechs } from '../../../../mechs/offered.ts';
import type { Option } from '../../../../option.ts';
import { isJammedBetween } from '../../../../rules/sight/jamming.ts';

const MORE_MISSILES = 2;

export const advancedTacticalMissiles: Option<boolean> = {
  id: 'advanced-tactical-missiles',
  title: 'Advanced tactical missiles',
  summary: 'Clan units may carry ATMs, which fire standard, extended-range or high-explosive missiles.',
  group: 'Equipment',
  rule: GEAR.ATMs,
  base: false,
  plug: () => ({
    stage: {
      gear: (names) => [...names, 'ATMs'],
      unitsOffered: withAdvancedMechs,
    },
    add: {
      // MT-ELEC-13: Artemis IV is built into the launcher.
      cluster: (tally, field, state, { attack }) => {
        const { attacker, weapon, target, spotter } = attack;
        if (typeof target !== 'number' || spotter !== undefined) return;
        if (!isAtm(field.designs[attacker].weapons[weapon].type)) return;
        if (!isJammedBetween(field, state, attacker, target))
          tally.add(MORE_MISSILES, 'Artemis IV', 'MT-WPN-42');
      },
    },
  }),
};
