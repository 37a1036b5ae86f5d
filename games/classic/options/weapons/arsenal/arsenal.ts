import { GEAR, type Gear } from '../../../data/gear.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';

/** An option that lets units carry weapons of a family; how they work is said where weapons are fired. */
export function weaponFamily({
  id,
  title,
  summary,
  gear,
  play,
  more = [],
}: {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly gear: Gear;
  /** Its rule, in a line or two; absent: the index of the game has it, since several options share it. */
  readonly play?: string;
  /** Rules that come along: id, title and what they say. */
  readonly more?: readonly (readonly [id: `MT-${string}`, title: string, play: string])[];
}): Option<boolean> {
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
      stage: {
        gear: (names) => [...names, gear],
        unitsOffered: withAdvancedMechs,
      },
    }),
  };
}
