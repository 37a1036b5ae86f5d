import type { Field } from '@ironfield/kernel/menu/menu.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { isFlamer } from '../../data/equipment.ts';
import type { Option } from '../../option.ts';
import type { UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface AttackMarks {
    /** Heats the target instead of harming it. */
    readonly heating?: boolean;
  }
  interface TurnMarks {
    readonly heatReceived?: number;
  }
  interface OptionEvents {
    heated: {
      readonly type: 'heated';
      readonly unit: number;
      /** Where it is not that of an ordinary flamer. */
      readonly points?: number;
    };
  }
}

const HEAT_OF_A_HIT = 2;
/** MT-WPN-15 */
const HEAT_OF_A_HEAVY_HIT = 4;
const WORDS = { damage: 'Damage the target', heat: 'Heat the target', received: 'Heat from outside' };

const HEATING: Field = {
  kind: 'pick',
  name: 'heating',
  label: 'Flamer',
  values: [false, true],
  describe: (heating) => ({ label: heating ? WORDS.heat : WORDS.damage }),
};

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
        isFlamer(designs[unit].weapons[weapon].type) ? [...fields, HEATING] : fields,
      declared: (marks, { heating }) => (heating === true ? { ...marks, heating } : marks),
      hit: (hit, play) => {
        if (!hit.attack.heating) return hit;
        const { attacker, weapon, target } = hit.attack;
        const { id } = battlefieldOf(play.state).designs[attacker].weapons[weapon].type;
        const isHeavy = id === 'heavy_flamer';
        play.happen({ type: 'heated', unit: target, ...(isHeavy && { points: HEAT_OF_A_HEAVY_HIT }) });
        return { ...hit, damageEach: 0 };
      },
      suffered: (marks) => [...marks, 'heatReceived'],
    },
    add: {
      heat: (tally, _field, state, unit) => {
        const received = state.units[unit].thisTurn.marks?.heatReceived;
        if (received) tally.add(received, WORDS.received, 'CBT-EQP-02');
      },
    },
  }),
  sentences: { heated: () => null },
  changes: { heated: ({ units }, { unit, points }) => heatUp(units, unit, points) },
};

function heatUp(units: readonly UnitState[], unit: number, points = HEAT_OF_A_HIT): void {
  const mech = units[unit];
  const heatReceived = (mech.thisTurn.marks?.heatReceived ?? 0) + points;
  mech.thisTurn.marks = { ...mech.thisTurn.marks, heatReceived };
}
