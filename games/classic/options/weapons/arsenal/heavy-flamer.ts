import type { Option } from '../../../option.ts';
import { weaponFamily } from './arsenal.ts';

export const heavyFlamer: Option<boolean> = {
  ...weaponFamily({
    id: 'heavy-flamer',
    title: 'Heavy flamers',
    summary: 'Units may carry heavy flamers, which burn fuel and heat their target by 4.',
    gear: 'heavy flamers',
    play: 'A flamer that reaches 6 hexes: 4 points, or 4 heat instead of them. It has fuel for 10 shots a ton, which explodes.',
  }),
  requires: ['flamer-heat'],
};
