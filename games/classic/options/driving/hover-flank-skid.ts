import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const SKIDS: readonly string[] = ['hover', 'hydrofoil'];

export const hoverFlankSkid: Option<boolean> = {
  id: 'hover-flank-skid',
  title: 'Hovercraft skid',
  summary: 'A hovercraft at Flank may skid on any ground.',
  group: 'Driving',
  rule: 'MT-VMOV-11',
  base: false,
  requires: ['combined-arms'],
  rules: section('Maximum Tech, driving', [
    'MT-VMOV-11',
    'Skids of hovercraft and hydrofoils',
    'A hovercraft that turns at Flank and goes on may skid on any ground, as on pavement, and a hydrofoil on the water.',
    'hover-flank-skid',
  ]),
  plug: () => ({
    stage: {
      slippery: (is, { kinds }, unit, mode) =>
        is || (mode === 'run' && SKIDS.includes(kinds[unit].motion ?? '')),
    },
  }),
};
