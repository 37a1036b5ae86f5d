import type { Field } from '@ironfield/kernel/menu.ts';
import type { Option } from '../../points.ts';
import type { State, WeaponAttack } from '../../state.ts';

const HEAT_OF_A_HIT = 2;
const FLAMERS: readonly string[] = ['flamer', 'vehicle_flamer'];
const WORDS = { damage: 'Damage the target', heat: 'Heat the target', received: 'Heat from outside' };

const HEATING: Field = {
  kind: 'pick',
  name: 'heating',
  label: 'Flamer',
  values: [false, true],
  describe: (heating) => ({ label: heating ? WORDS.heat : WORDS.damage }),
};

function heatTarget({ units }: Pick<State, 'units'>, { target, heating }: WeaponAttack): void {
  if (heating) units[target].heatReceived += HEAT_OF_A_HIT;
}

export const flamerHeat: Option<boolean> = {
  id: 'flamer-heat',
  title: 'Flamers heat',
  summary: 'A flamer may add 2 to the heat of its target instead of harming it.',
  group: 'Weapons',
  rule: 'CBT-EQP-02',
  base: false,
  plug: () => ({
    stage: {
      attackFields: (fields, { designs }, unit, weapon) =>
        FLAMERS.includes(designs[unit].weapons[weapon].type.id) ? [...fields, HEATING] : fields,
      declared: (attack, { heating }) => (heating === true ? { ...attack, heating } : attack),
      hit: (hit, { state }) => {
        heatTarget(state, hit.attack);
        return hit.attack.heating ? { ...hit, damage: 0 } : hit;
      },
    },
    add: {
      hitTold: heatTarget,
      heat: (tally, _field, state, unit) => {
        const { heatReceived } = state.units[unit];
        if (heatReceived > 0) tally.add(heatReceived, WORDS.received, 'CBT-EQP-02');
      },
    },
  }),
};
