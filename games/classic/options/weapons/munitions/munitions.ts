// What the options about special rounds have in common.

import '../../../data/munitions.ts';
import type { Handlers } from '@ironfield/kernel/options/options.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { MunitionLoad } from '../../../data/arsenal.ts';
import { GEAR, type Gear } from '../../../data/gear.ts';
import { isPlainAutocannon } from '../../../data/munitions.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import type { Points } from '../../../points.ts';
import { section } from '../../../rule-index/section.ts';

type Sort = MunitionLoad | 'flechette';

/** Is that what a gun fires from this bin? */
export const isOf = (
  { designs }: Pick<Battlefield, 'designs'>,
  { attacker, bin = -1 }: { readonly attacker: number; readonly bin?: number },
  sort: Sort,
): boolean => {
  const loaded = designs[attacker].bins[bin];
  return loaded?.load === sort && isPlainAutocannon(loaded.type);
};

interface Rounds {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly gear: Gear;
  /** What the rule says, in a line or two; absent: the index of the game has it, since several options share it. */
  readonly play?: string;
  /** Rules that come along: id, title and what they say. */
  readonly more?: readonly (readonly [id: `MT-${string}`, title: string, play: string])[];
  readonly add?: Handlers<Points>['add'];
  readonly stage?: Handlers<Points>['stage'];
}

/** An option that lets autocannons fire such rounds. */
export function autocannonRounds({
  id,
  title,
  summary,
  gear,
  play,
  more = [],
  add = {},
  stage = {},
}: Rounds): Option<boolean> {
  const rule = GEAR[gear];
  return {
    id,
    title,
    summary,
    group: 'Equipment',
    rule,
    base: false,
    rules: section(
      'Maximum Tech, weapons',
      ...(play === undefined ? [] : [[rule, title, play, id] as const]),
      ...more.map(([also, name, text]) => [also, name, text, id] as const),
    ),
    plug: () => ({
      add,
      stage: { gear: (names) => [...names, gear], unitsOffered: withAdvancedMechs, ...stage },
    }),
  };
}
