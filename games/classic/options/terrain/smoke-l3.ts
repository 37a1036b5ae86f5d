import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';
import { HEAVY_SMOKE, LIGHT_SMOKE } from '../../rules/ground/smoke.ts';

export const smokeL3: Option<boolean> = {
  id: 'smoke-l3',
  title: 'Light and heavy smoke',
  summary: 'Smoke is as light or heavy woods, and adds to the woods it is in.',
  group: 'Terrain',
  rule: 'MT-SMOKE-01',
  base: false,
  rules: section(
    'Maximum Tech, smoke',
    [
      'MT-SMOKE-01',
      'Smoke densities',
      'Light smoke counts 1 and heavy smoke 2, as woods do, and both add up in a hex and along the line; 3 points between block.',
      'smoke-l3',
    ],
    ['MT-SMOKE-02', 'Sources of smoke', 'Fires make light smoke; so does whatever says no more.', 'smoke-l3'],
  ),
  plug: () => ({
    replace: { hazeOf: (woods, smoke) => woods + smoke },
    stage: { mapKinds: allows(LIGHT_SMOKE, HEAVY_SMOKE) },
  }),
};
