import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const OPTION = 'artillery-l3-damage';
/** Points less with every hex. */
const FALL_OFF = { usual: 5, 'high-explosive': 10 } as const;

export const artilleryDamage: Option<boolean> = {
  id: OPTION,
  title: 'Artillery: blasts',
  summary: 'Shells do more, and less with every hex from where they burst.',
  group: 'Artillery',
  rule: 'MT-ARTY-04',
  base: false,
  requires: ['artillery'],
  rules: section(
    'Maximum Tech, artillery',
    [
      'MT-ARTY-04',
      'Blasts',
      'A round does all its points in the hex where it bursts and 5 less with every hex from there, in groups of 5, from there or, in that hex, from the edge that it came over. Infantry takes all of it at once.',
      OPTION,
    ],
    [
      'MT-ARTY-07',
      'High explosive',
      'Long Tom and Arrow IV 25, Sniper 20, Thumper 15, and 10 less with every hex.',
      OPTION,
    ],
  ),
  plug: () => ({
    replace: {
      blastAt: ({ loads }, ordnance, hexes) => {
        const fallOff = ordnance === 'high-explosive' ? FALL_OFF[ordnance] : FALL_OFF.usual;
        return Math.max(0, (loads[ordnance] ?? 0) - fallOff * hexes);
      },
    },
  }),
};
