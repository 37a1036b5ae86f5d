import { type BasicKind, isBasic, KIND_MODIFIERS } from '../../data/physical-attacks.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { REASONS } from '../../text/to-hit.ts';

const MODIFIERS: Readonly<Record<BasicKind, number>> = { ...KIND_MODIFIERS, punch: -1 };

export const physicalPilotingSkill: Option<boolean> = {
  id: 'physical-piloting-skill',
  title: 'Blows by skill',
  summary: 'Every physical attack goes by the Piloting Skill, and punches are 1 easier.',
  group: 'Physical attacks',
  rule: 'MT-PHYS-01',
  base: false,
  rules: section('Maximum Tech, physical attacks', [
    'MT-PHYS-01',
    'Piloting Skill as base to-hit',
    'The number of a physical attack begins with the Piloting Skill: −1 for a punch, a club or a push, −2 for a kick.',
    'physical-piloting-skill',
  ]),
  plug: () => ({
    replace: {
      physicalBase: (tally, kind, piloting, added) => {
        tally.add(piloting, REASONS.piloting, 'MT-PHYS-01');
        if (!isBasic(kind)) {
          if (added && added.skill !== 0) tally.add(added.skill, added.words, added.rule);
        } else if (MODIFIERS[kind] !== 0) tally.add(MODIFIERS[kind], REASONS.kind[kind], 'MT-PHYS-01');
      },
    },
  }),
};
