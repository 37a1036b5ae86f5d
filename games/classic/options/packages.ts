import {
  type OptionModule,
  type OptionSet,
  optionProblems,
  turned,
} from '@ironfield/kernel/options/options.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';

/** MT-OPT-04: what belongs to a package, by its group or by itself. */
interface Package extends Omit<OptionSet, 'options'> {
  readonly groups?: readonly string[];
  readonly ids?: readonly string[];
  /** Values besides, of options that have more than a switch or belong to all games. */
  readonly sets?: OptionValues;
}

/** Those of ground and weather are whatever goes well together on one map: `npm run option-sets` plays them. */
const PACKAGES: readonly Package[] = [
  {
    id: 'winter-war',
    title: 'Winter war',
    summary: 'Deep snow and ice at 40 degrees of frost: slow going, cool weapons.',
    ids: ['condition-deep-snow', 'condition-ice'],
    sets: { landscape: 'winter', 'expanded-heat-points': -40 },
  },
  {
    id: 'jungle-war',
    title: 'Jungle war',
    summary: 'Jungle and mud among woods: enemies meet at short range.',
    ids: ['terrain-jungle', 'condition-mud'],
    sets: { landscape: 'forest' },
  },
  {
    id: 'desert-war',
    title: 'Desert war',
    summary: 'Sand between mesas: a wide view, and a bad footing for those who run.',
    ids: ['terrain-sand'],
    sets: { landscape: 'badlands' },
  },
  {
    id: 'fire-mountain',
    title: 'Fire mountain',
    summary: 'A crust over molten rock, geysers, and ground that trembles.',
    ids: ['terrain-magma', 'condition-geyser'],
    sets: { landscape: 'badlands', 'weather-earthquake': 1 },
  },
  {
    id: 'advanced-duel',
    title: 'Advanced duel',
    summary:
      "Everything of Maximum Tech that two 'Mechs can do to each other: fire, cover, blows, heat and falls.",
    groups: ['Attacks', 'Cover', 'Damage', 'Heat', 'Physical attacks', 'Piloting', 'Line of sight'],
  },
  {
    id: 'advanced-movement',
    title: 'Advanced movement',
    summary: 'All ways to move, leap and slide of Maximum Tech.',
    groups: ['Movement'],
  },
  {
    id: 'advanced-vehicles',
    title: 'Advanced vehicles',
    summary: 'All of Maximum Tech about vehicles: its advantages and drawbacks balance one another.',
    groups: ['Driving', 'Vehicle combat'],
  },
  {
    id: 'level-2-weapons',
    title: 'Weapons of Level 2',
    summary: "Beams, rifles and launchers beyond the introductory rules, and 'Mechs that carry them.",
    ids: [
      'level-2-beams',
      'gauss-rifles',
      'ultra-autocannons',
      'lb-x-autocannons',
      'streak-missiles',
      'medium-range-missiles',
      'rocket-launchers',
      'clan-launchers',
      'clan-small-arms',
    ],
  },
  {
    id: 'advanced-equipment',
    title: 'Advanced equipment',
    summary: 'Units may carry everything of Levels 2 and 3 that there are rules for.',
    groups: ['Equipment'],
  },
  {
    id: 'artillery-l3',
    title: 'Level 3 artillery',
    summary: 'A Long Tom behind each edge, with its ranges, blasts and rounds of Maximum Tech.',
    ids: ['artillery-l3-ranges', 'artillery-l3-damage', 'artillery-l3-ordnance'],
  },
];

/** The packages of what is in the register; of two that exclude each other the first. */
export function packagesOf(register: readonly OptionModule[]): readonly OptionSet[] {
  return PACKAGES.flatMap(({ groups = [], ids = [], sets = {}, ...set }) => {
    let options: OptionValues = {};
    const belongs = ({ id, group, rule, base }: OptionModule) =>
      rule.startsWith('MT-') && typeof base !== 'number' && (groups.includes(group) || ids.includes(id));
    for (const option of register.filter(belongs)) {
      const more = { ...options, [option.id]: turned(option) };
      const isRival = ({ kind }: { readonly kind: string }) => kind === 'excludes' || kind === 'clash';
      if (!optionProblems(register, more).some(isRival)) options = more;
    }
    if (Object.keys(options).length === 0) return [];
    const besides = Object.entries(sets).filter(([name]) => register.some(({ id }) => id === name));
    return [{ ...set, options: { ...withNeeds(register, options), ...Object.fromEntries(besides) } }];
  });
}

/** The options that members need come along, whatever their group. */
function withNeeds(register: readonly OptionModule[], options: OptionValues): OptionValues {
  for (const problem of optionProblems(register, options)) {
    const needed = problem.kind === 'needs' ? register.find(({ id }) => id === problem.other) : undefined;
    if (needed) return withNeeds(register, { ...options, [needed.id]: turned(needed) });
  }
  return options;
}
