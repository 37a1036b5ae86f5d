import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

/** The number at which skill makes no difference. */
const USUAL = 8;

export const shutdownSkillRoll: Option<boolean> = {
  id: 'shutdown-skill-roll',
  title: 'Shutdown by skill',
  summary: 'The roll against a shutdown goes by the Piloting Skill of the MechWarrior.',
  group: 'Heat',
  rule: 'MT-HEAT-04',
  base: false,
  rules: section('Maximum Tech, heat', [
    'MT-HEAT-04',
    'Skill roll to avoid shutdown',
    'To keep the reactor running the MechWarrior rolls its Piloting Skill, changed by as much as the number of the heat scale is above or below 8.',
    'shutdown-skill-roll',
  ]),
  plug: () => ({ replace: { shutdownNumber: (number, piloting) => piloting + number - USUAL } }),
};
