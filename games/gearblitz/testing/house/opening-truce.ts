import type { Option } from '../../option.ts';

const TRUCE = { message: 'Nobody attacks before the truce is over', rule: 'HOUSE-TRUCE-01' } as const;

/** Nobody attacks in the first rounds. */
export const openingTruce: Option<number> = {
  id: 'opening-truce',
  title: 'Opening truce',
  summary: 'Rounds in which nobody attacks.',
  group: 'House rules',
  rule: 'HOUSE-TRUCE-01',
  rules: [
    {
      id: 'HOUSE-TRUCE-01',
      title: 'Opening truce',
      section: 'House rules',
      summary: 'No unit attacks in the first rounds, as many as the players agree on.',
      option: 'opening-truce',
    },
  ],
  base: 0,
  allowed: [0, 3],
  plug: (rounds) => ({
    stage: { whyNoAttack: (why, { round }) => why ?? (round <= rounds ? TRUCE : null) },
  }),
};
