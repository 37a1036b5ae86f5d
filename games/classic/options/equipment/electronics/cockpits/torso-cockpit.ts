import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../../battlefield.ts';
import { battlefieldOf } from '../../../../battlefields.ts';
import type { Option } from '../../../../option.ts';
import { section } from '../../../../rule-index/section.ts';
import type { RuleId } from '../../../../rule-index.ts';
import type { State } from '../../../../state.ts';

const OPTION = 'cockpit-torso-mounted';
const RULE = 'MT-COCKPIT-10';
const UNWIELDY = 1;
const BLIND = 4;
const BOTH = 2;
const ALL = 3;
const NONE = { all: 0, head: 0 } as const;
const WORDS = { cockpit: 'Torso-mounted cockpit', sensors: 'Sensors damaged' };
const NO_SENSORS: Reason = { message: 'All its sensors are gone: it attacks nobody', rule: RULE };

const isLow = (field: Battlefield, unit: number): boolean =>
  field.kinds[unit].cockpit?.isShut(field, unit) === true;

const hitsOf = (field: Battlefield, { units }: Pick<State, 'units'>, unit: number) =>
  field.kinds[unit].cockpit?.sensorHits(field, unit, units[unit].body) ?? NONE;

function blindness(tally: Tally<RuleId>, field: Battlefield, state: State, unit: number): void {
  if (hitsOf(field, state, unit).head >= BOTH) tally.add(BLIND, WORDS.sensors, RULE);
}

/** The kind of the unit knows where its parts lie. */
export const torsoCockpit: Option<boolean> = {
  id: OPTION,
  title: 'Torso-mounted cockpits',
  summary: "'Mechs may have their cockpit in the centre torso, and live on without a head.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, equipment', [
    RULE,
    'Torso-mounted cockpits',
    "Piloting Skill Rolls are at +1. Hits on the head spare the pilot, and its loss is not that of the 'Mech. Nobody ejects. Of three sensors one hit adds 2 to attacks, two add 4, and three end them all.",
    OPTION,
  ]),
  plug: () => ({
    add: {
      piloting: (tally, field, state, unit) => {
        if (!isLow(field, unit)) return;
        tally.add(UNWIELDY, WORDS.cockpit, RULE);
        blindness(tally, field, state, unit);
      },
      physicalToHit: (tally, field, state, { attacker }) => {
        if (isLow(field, attacker)) blindness(tally, field, state, attacker);
      },
    },
    stage: {
      gear: (names) => [...names, 'a torso-mounted cockpit'],
      whyNoAttack: (why, state, unit, what) => {
        const field = battlefieldOf(state);
        const isOut = what !== 'club' && isLow(field, unit) && hitsOf(field, state, unit).all >= ALL;
        return why ?? (isOut ? NO_SENSORS : null);
      },
    },
  }),
};
