import { battlefieldOf } from '../../battlefields.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';

const CLUSTER = -4;
const CRITICALS = -2;

export const glancingBlows: Option<boolean> = {
  id: 'glancing-blows',
  title: 'Glancing blows',
  summary: 'An attack whose dice show just the number it needs does half damage, and less inside.',
  group: 'Attacks',
  rule: 'MT-ATK-01',
  base: false,
  rules: section(
    'Maximum Tech, attacks',
    [
      'MT-ATK-01',
      'Glancing blows: damage',
      'When the dice equal the number to hit, weapon or blow does half its damage, rounded down; of missiles fewer hit, by a cluster roll at −4.',
      'glancing-blows',
    ],
    [
      'MT-ATK-02',
      'Glancing blows: critical hits',
      'A roll for critical hits that a glancing hit leads to is at −2.',
      'glancing-blows',
    ],
  ),
  plug: () => ({
    stage: {
      hit: (hit, { state }) => {
        if (!hit.glancing) return hit;
        const { cluster } = battlefieldOf(state).designs[hit.attack.attacker].weapons[hit.attack.weapon].type;
        const damageEach = cluster > 1 ? hit.damageEach : Math.floor(hit.damageEach / 2);
        return { ...hit, damageEach, criticals: CRITICALS };
      },
      glances: (_, margin) => margin === 0,
      blow: (impact, glancing) =>
        glancing ? { ...impact, damage: Math.floor(impact.damage / 2), criticals: CRITICALS } : impact,
    },
    add: {
      cluster: (tally, _field, _state, { glancing }) => {
        if (glancing) tally.add(CLUSTER, 'glancing', 'MT-ATK-01');
      },
    },
  }),
};
