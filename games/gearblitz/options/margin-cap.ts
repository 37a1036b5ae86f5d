import type { Option } from '../option.ts';
import { MARGIN_CAP } from '../rules/optional/advanced.ts';

/** HGB-OPT-04: 7, or whatever lower number is agreed on. */
export const marginCap: Option<number> = {
  id: 'margin-cap',
  title: 'Margin cap',
  summary: 'No attack counts a higher margin than this; 0 leaves margins as they are.',
  group: 'Advanced rules',
  rule: 'HGB-OPT-04',
  base: 0,
  allowed: [0, MARGIN_CAP],
  plug: (cap) => ({ replace: { marginCap: () => cap } }),
};
