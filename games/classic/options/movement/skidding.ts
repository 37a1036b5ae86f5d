import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { skidModifier } from '../../rules/piloting/skid.ts';

/** MT-SKID-01: so many hexsides are no matter at the very end of a move. */
const SAFE_TURNS = 1;

export const skidding: Option<boolean> = {
  id: 'skidding',
  title: 'Advanced skidding',
  summary: 'Skids go by the whole way that was meant to be run: its hexes, and what is left of them.',
  group: 'Movement',
  rule: 'MT-SKID-01',
  base: false,
  rules: section(
    'Maximum Tech, skidding',
    [
      'MT-SKID-01',
      'When a skid check is due',
      'In every hex of pavement or ice where a unit turns and goes on, and where it turns two hexsides or more at the end of its move.',
      'skidding',
    ],
    [
      'MT-SKID-02',
      'Skid procedure',
      'All hexes of the way decide the modifier of all its rolls, which are made in the order of the way.',
      'skidding',
    ],
    [
      'MT-SKID-03',
      'Failed check',
      'It falls in that hex, faces as before the turn, and slides half of the hexes that were left, rounded down; hexes slid count as moved.',
      'skidding',
    ],
    [
      'MT-SKID-04',
      'Skid damage',
      'Each hex slid does half the damage of a fall, rounded up, besides the fall itself.',
      'skidding',
    ],
  ),
  plug: () => ({
    replace: {
      skidChecks: (turns, end, hexes) =>
        turns
          .filter((turn) => turn.step < end || turn.turns > SAFE_TURNS)
          .map((turn) => ({
            ...turn,
            modifier: skidModifier(hexes),
            length: Math.floor((hexes - turn.moved) / 2),
          })),
    },
  }),
};
