import type { OptionModule } from '@ironfield/kernel/options.ts';
import { MAPS } from './data/maps.ts';

/** What players may agree on. All of it shapes the setup; nothing plugs into the procedures of this game. */
export const options: readonly OptionModule<never>[] = [
  {
    id: 'map',
    title: 'Map',
    summary: 'The mapsheet to play on.',
    rule: 'BFQ-SEQ-02',
    base: 'meadow',
    allowed: Object.keys(MAPS),
  },
  {
    id: 'firing-arc',
    title: 'Firing arc',
    summary: 'Degrees of the firing arc. The diagram is lost; 300 is the reading of the older edition.',
    rule: 'BFQ-COM-04',
    base: '300',
    allowed: ['300', '180'],
  },
  {
    id: 'turn-limit',
    title: 'Turn limit',
    summary: 'The game ends after this turn. The rulebook prints none.',
    rule: 'BFQ-SCN-08',
    base: 100,
    allowed: [1, 100],
  },
  {
    id: 'deployed-start',
    title: 'Deployed start',
    summary: 'Units of the Veteran scenario start in their deployment zones instead of entering in turn 1.',
    rule: 'BFQ-SCN-06',
    base: false,
  },
  {
    id: 'units',
    title: 'Units',
    summary: 'The Veteran scenario with both Units of each side, or with the lighter or heavier one.',
    rule: 'BFQ-SCN-04',
    base: 'both',
    allowed: ['both', 'lighter', 'heavier'],
  },
];
