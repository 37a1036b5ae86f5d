import type { OptionModule } from '@ironfield/kernel/options/options.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

type Level = 1 | 2 | 3;

/** Rules of the edition that Maximum Tech extends: by how their ids begin, and its weapons and electronics. */
const MASTER_RULES = /^MT-(PRE|BASE|WPN-(4[1-9]|[56]\d)|ELEC-(1[3-9]|2\d))/;

/** By the rule that it belongs to: the box, the Master Rules, or Maximum Tech. */
export function rulesLevel({ rule }: Pick<OptionModule, 'rule'>): Level {
  if (!rule.startsWith('MT-')) return 1;
  return MASTER_RULES.test(rule) ? 2 : 3;
}

export const maxRulesLevel: Option<number> = {
  id: 'max-rules-level',
  title: 'Highest level of rules',
  summary: 'Level 1 is the box, Level 2 the Master Rules, Level 3 all of Maximum Tech.',
  group: 'Edition',
  rule: 'MT-OPT-01',
  base: 3,
  allowed: [1, 3],
  rules: section('Maximum Tech, options', [
    'MT-OPT-01',
    'Levels of play',
    'Level 1 is the box and its technology, Level 2 the Master Rules, Level 3 the options of Maximum Tech. A game has a highest level, and options beyond it cannot be on.',
    'max-rules-level',
  ]),
  forbids: (level, other) => other.id !== 'max-rules-level' && rulesLevel(other) > level,
};
