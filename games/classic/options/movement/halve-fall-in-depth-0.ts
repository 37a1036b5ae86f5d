import type { Option } from '../../option.ts';

export const halveFallInDepth0: Option<boolean> = {
  id: 'halve-fall-in-depth-0',
  title: 'Soft landing in shallow water',
  summary: 'A fall into water does half damage even where the water is only ankle-deep.',
  group: 'Movement',
  rule: 'CBT-FALL-04',
  base: true,
  plug: () => ({ replace: { breaksFall: (depth) => depth > 0 } }),
};
