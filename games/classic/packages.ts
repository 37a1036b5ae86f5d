import { type OptionModule, type OptionSet, optionProblems } from '@ironfield/kernel/options.ts';
import type { OptionValue, OptionValues } from '@ironfield/kernel/state.ts';

/** MT-OPT-04: what belongs to a package, by how its id begins, by its group, or by itself. */
interface Package extends Omit<OptionSet, 'options'> {
  readonly prefixes?: readonly string[];
  readonly groups?: readonly string[];
  readonly ids?: readonly string[];
  /** Values besides, of options that have more than a switch or belong to all games. */
  readonly sets?: OptionValues;
}

const PACKAGES: readonly Package[] = [
  {
    id: 'harsh-environments',
    title: 'Harsh environments',
    summary:
      'All grounds, conditions and weather of Maximum Tech together, on land that has some of each, at 40 degrees of frost.',
    prefixes: ['terrain-', 'condition-', 'weather-'],
    ids: ['expanded-terrain-table', 'bog-down', 'careful-movement'],
    // Printed sheets have nothing of these grounds.
    sets: { landscape: 'mixed', 'weather-earthquake': 1, 'expanded-heat-points': -40 },
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
];

/** A switch is turned; of several words the next one is taken, which is the mildest. */
function turned({ base, allowed }: OptionModule): OptionValue {
  if (typeof base === 'boolean') return !base;
  return allowed?.find((value) => value !== base) ?? base;
}

/** The packages of what is in the register; of two that exclude each other the first. */
export function packagesOf(register: readonly OptionModule[]): readonly OptionSet[] {
  return PACKAGES.flatMap(({ prefixes = [], groups = [], ids = [], sets = {}, ...set }) => {
    let options: OptionValues = {};
    const belongs = ({ id, group, rule, base }: OptionModule) =>
      rule.startsWith('MT-') &&
      typeof base !== 'number' &&
      (prefixes.some((prefix) => id.startsWith(prefix)) || groups.includes(group) || ids.includes(id));
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

/** What members need comes along, wherever it belongs. */
function withNeeds(register: readonly OptionModule[], options: OptionValues): OptionValues {
  for (const problem of optionProblems(register, options)) {
    const needed = problem.kind === 'needs' ? register.find(({ id }) => id === problem.other) : undefined;
    if (needed) return withNeeds(register, { ...options, [needed.id]: turned(needed) });
  }
  return options;
}
