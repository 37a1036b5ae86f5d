import { WARS, type War } from '../data/wars.ts';
import type { Option } from '../option.ts';

/** BF2-WAR-01: the attackers of a war are on the first seat. */
export const war: Option<War | 'none'> = {
  id: 'war',
  title: 'War',
  summary: 'A war of the past with its parties and its special rule.',
  group: 'Battle',
  rule: 'BF2-WAR-02',
  base: 'none',
  allowed: ['none', ...WARS],
};
