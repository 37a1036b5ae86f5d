import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

export const quadProneHitTable: Option<boolean> = {
  id: 'quad-prone-hit-table',
  title: "Hit locations of prone 'Mechs",
  summary: "Attacks on prone 'Mechs have a table of their own.",
  group: 'Damage',
  rule: 'MT-HITL-02',
  base: false,
  rules: section('Maximum Tech, hit location', [
    'MT-HITL-02',
    "Hit locations of prone 'Mechs",
    "Attacks on a prone 'Mech are rolled on a table with a column for each side; a 2 threatens the inside as ever.",
    'quad-prone-hit-table',
  ]),
  plug: () => ({
    stage: {
      incoming: (from, _field, { units }, { target }) =>
        from.table === 'mech' && units[target].prone ? { ...from, table: 'prone' } : from,
    },
  }),
};
