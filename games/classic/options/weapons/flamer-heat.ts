import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { isFlamer } from '../../data/equipment.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
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

/** For bots: from here on more heat harms a 'Mech more than two points do. */
const HOT = 8;
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

/** MT-WPN-52: nothing but a 'Mech can be heated. */
const keepsHeat = ({ kinds }: Battlefield, target: Shot['target']): boolean =>
  typeof target === 'number' && kinds[target].heat !== undefined;

export const flamerHeat: Option<boolean> = {
  id: 'flamer-heat',
  title: 'Flamers heat',
  summary: 'A flamer may add 2 to the heat of its target instead of harming it.',
  group: 'Weapons',
  rule: 'CBT-EQP-02',
  base: false,
  rules: section('Maximum Tech, weapons', [
    'MT-WPN-52',
    'Flamers',
    "A flamer of a machine does 2 points, or adds 2 to the heat of a 'Mech in this turn, as is said when it is fired; several add up. Fired at anything else, and by infantry, they do damage only.",
    'flamer-heat',
  ]),
  plug: () => ({
    stage: {
      shotFields: (fields, field, _state, { attacker, weapon, target }) =>
        isFlamer(field.designs[attacker].weapons[weapon].type) && keepsHeat(field, target)
          ? [...fields, HEATING]
          : fields,
      betterShot: (idea, field, { units }, { attacker, weapon, target }) =>
        isFlamer(field.designs[attacker].weapons[weapon].type) &&
        keepsHeat(field, target) &&
        units[target as number].heat >= HOT
          ? { ...idea, choice: { ...idea.choice, heating: true } }
          : idea,
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
