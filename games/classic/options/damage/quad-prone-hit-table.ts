import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { narrowSide } from '../../rules/damage/attack-side.ts';
import type { MechDesign } from '../../units/design.ts';

export const quadProneHitTable: Option<boolean> = {
  id: 'quad-prone-hit-table',
  title: "Hit locations of prone and four-legged 'Mechs",
  summary: "Attacks on prone and four-legged 'Mechs have a table of their own.",
  group: 'Damage',
  rule: 'MT-HITL-02',
  base: false,
  rules: section(
    'Maximum Tech, hit location',
    [
      'MT-HITL-02',
      "Hit locations of prone and four-legged 'Mechs",
      "Attacks on a 'Mech that is prone or has four legs are rolled on a table with a column for each side; a 2 threatens the inside as ever.",
      'quad-prone-hit-table',
    ],
    [
      'MT-HITL-03',
      "Attack direction of four-legged 'Mechs",
      'Front and rear are one hexside each, left and right two each.',
      'quad-prone-hit-table',
    ],
  ),
  plug: () => ({
    stage: {
      incoming: (from, field, { units }, { attacker, target }) => {
        if (from.table !== 'mech' || typeof target !== 'number') return from;
        const { hex, facing, prone } = units[target];
        if ((field.designs[target] as MechDesign).frame === 'quad')
          return { ...from, table: 'prone', side: narrowSide(field, units[attacker].hex, hex, facing) };
        return prone ? { ...from, table: 'prone' } : from;
      },
    },
  }),
};
