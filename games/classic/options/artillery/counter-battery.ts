import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const OPTION = 'counter-battery';

export const counterBattery: Option<boolean> = {
  id: OPTION,
  title: 'Artillery: counter-battery fire',
  summary: 'Artillery fires at enemy pieces off the map whose shells have been seen to burst.',
  group: 'Artillery',
  rule: 'MT-ARTY-18',
  base: false,
  requires: ['artillery'],
  rules: section('Maximum Tech, artillery', [
    'MT-ARTY-18',
    'Counter-battery fire',
    'A piece whose shell has burst in sight of an enemy may be fired at from then on. The way is both distances and the map between. A miss comes down 1D6 hexes off; any damage destroys the piece.',
    OPTION,
  ]),
  plug: () => ({ replace: { firesAtPieces: () => true } }),
};
