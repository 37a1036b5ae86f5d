import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { isLeg, LOCATIONS } from '../../../units/locations.ts';

const OPTION = 'armor-hardened';
const WORDS = 'Hardened armor';

/** What it holds is said where armor is. */
export const armorHardened: Option<boolean> = {
  id: OPTION,
  title: 'Hardened armor',
  summary: "'Mechs may have armor of which each point takes two points of damage; it makes them clumsy.",
  group: 'Equipment',
  rule: 'MT-ARMOR-02',
  base: false,
  rules: section(
    'Maximum Tech, armor',
    [
      'MT-ARMOR-02',
      'Hardened armor',
      'Each point of it takes two points of damage; an odd point left over costs one, too. What goes inside does the usual damage. There are 8 points to a ton, and none for OmniMechs.',
      OPTION,
    ],
    [
      'MT-ARMOR-03',
      'Hardened armor: critical hits',
      'While any of it is left there, a roll for critical hits that does not come from inside is at −2.',
      OPTION,
    ],
    [
      'MT-ARMOR-04',
      'Hardened armor: mobility',
      'Piloting Skill Rolls are at +1, and there is 1 Running MP less after everything else.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      piloting: (tally, { designs }, _state, unit) => {
        if (designs[unit].plating?.includes('hardened')) tally.add(1, WORDS, 'MT-ARMOR-04');
      },
      // With patchwork armor it slows whoever has it on a leg (MT-ARMOR-09).
      runningPoints: (tally, { designs }, _state, unit) => {
        const { plating } = designs[unit];
        const isSlow = LOCATIONS.some((part) => isLeg(part) && plating?.[part] === 'hardened');
        if (isSlow && tally.total > 0) tally.add(-1, WORDS, 'MT-ARMOR-04');
      },
    },
    stage: { gear: (names) => [...names, 'hardened armor'] },
  }),
};
