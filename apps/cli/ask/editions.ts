import { options as register } from '@ironfield/classic/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import type { Edition } from '../options/ask.ts';
import { BadLine } from './bad-line.ts';

export const EDITIONS: Readonly<Record<Edition, OptionValues>> = {
  introductory: {},
  master: { 'master-rules': true },
};

/** Another program's names for its options, with ours. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  maxtech_target_modifiers: ['expanded-tmm'],
  maxtech_range: ['extreme-range'],
  maxtech_LOS1: ['los-diagram'],
  maxtech_prone_fire: ['one-arm-prone-fire'],
  maxtech_partial_cover: ['expanded-partial-cover'],
  maxtech_heat: ['expanded-heat-scale', 'shutdown-skill-roll'],
  maxtech_ppc_inhibitors: ['ppc-inhibitor-override'],
  maxtech_bap: ['probe-targeting-aid'],
  maxtech_fire: ['smoke-l3'],
  maxtech_dig_in: ['infantry-dig-in'],
  hull_down: ['hull-down-quad'],
  allow_level_3_targsys: ['targeting-tracking-systems'],
  night_battle: ['night'],
  dusk: ['weather-dusk-dawn'],
  maxtech_physical_BTH: ['physical-piloting-skill'],
  maxtech_new_physicals: ['tripping', 'grappling', 'jump-jet-attack'],
  maxtech_mulekicks: ['mule-kick'],
};

/** Options under our names or those, switched on. */
export function optionsNamed(names: readonly string[]): OptionValues {
  // There it is night at dusk, too.
  const wanted = names.includes('dusk') ? names.filter((name) => name !== 'night_battle') : names;
  const ids = wanted.flatMap((name) => {
    const named = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : [name];
    const known = named.filter((id) => register.some((option) => option.id === id));
    if (known.length === 0) throw new BadLine(`there is no option "${named[0]}" yet`);
    return known;
  });
  return Object.fromEntries(ids.map((id) => [id, true]));
}
