import { slideAgainst } from '../../buildings/collisions.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** MT-SKID-06: by density of the woods. */
const USED_BY_WOODS = [1, 2, 3, 4];

export const skidTerrain: Option<boolean> = {
  id: 'skid-terrain',
  title: 'Skids into terrain',
  summary: 'Hills, water and buildings stop a skid, and woods shorten it and hurt.',
  group: 'Movement',
  rule: 'MT-SKID-05',
  base: false,
  rules: section(
    'Maximum Tech, skidding',
    ['MT-SKID-05', 'Skids: hills', 'A slide stops before a hex that lies higher.', 'skid-terrain'],
    [
      'MT-SKID-06',
      'Skids: woods',
      'Light woods use up 2 hexes of the slide, heavy woods 3, ultra-heavy 4; each does the whole damage of a fall.',
      'skid-terrain',
    ],
    [
      'MT-SKID-07',
      'Skids: buildings',
      'A slide against a building is a charge over the hexes slid; a tenth of the factor hurts the unit. One that stands stops it in the hex before; one that falls takes a tenth of its factor off the slide.',
      'skid-terrain',
    ],
    [
      'MT-SKID-08',
      'Skids: water',
      'A slide ends in water of depth 1 or more, which halves the damage of that hex.',
      'skid-terrain',
    ],
  ),
  plug: () => ({
    replace: { slidesAgainst: slideAgainst },
    stage: {
      slide(slide, { level, woods, depth }, { from, to, fall }) {
        if (level[to] > level[from]) return { ...slide, isStopped: true };
        if (depth[to] >= 1) return { ...slide, uses: Infinity, damage: Math.ceil(slide.damage / 2) };
        if (woods[to] === 0) return slide;
        return { ...slide, uses: USED_BY_WOODS[woods[to]], damage: fall };
      },
    },
  }),
};
