import type { Reason } from '@ironfield/kernel/refusal.ts';
import { battlefieldOf } from '../../../../battlefields.ts';
import { withAdvancedMechs } from '../../../../mechs/offered.ts';
import type { Option } from '../../../../option.ts';
import { section } from '../../../../rule-index/section.ts';
import { isBlocked, unitSight } from '../../../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap } from '../../../../rules/unit/condition.ts';
import { hasWorking } from '../../../../rules/unit/fittings.ts';
import { isUplinked, type Switch } from '../../../../rules/unit/switches.ts';
import { askAboutSwitches, botSwitches, unlessSwitched } from '../electronics.ts';
import { isCommanded } from './command-console.ts';

const OPTION = 'satellite-uplink';
const RULE = 'MT-UPLINK-01';
const POINTS = 2;
const BUSY = 1;
const WORDS = 'Satellite uplink';
const NO_SPOTTING: Reason = { message: 'A unit whose satellite uplink is on spots for nobody', rule: RULE };
const NO_INDIRECT: Reason = {
  message: 'A unit whose satellite uplink is on fires at nobody through a spotter',
  rule: RULE,
};

const SWITCH: Switch = {
  id: 'uplink',
  label: 'Satellite uplink',
  settings: ['on', 'off'],
  has: ({ designs }, { units }, unit) => hasWorking(designs[unit], units[unit].body, 'uplink'),
};

export const satelliteUplink: Option<boolean> = {
  id: OPTION,
  title: 'Satellite uplinks',
  summary:
    'A unit that is linked to a satellite helps its side to win the Initiative, and has no time for much else.',
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section(
    'Maximum Tech, equipment',
    [
      RULE,
      'Satellite uplinks',
      'Its side has +2 to Initiative while it is on; its unit has +1 to attacks and Piloting Skill Rolls, neither spots nor uses a spotter, and is in no C3 network. A command console takes those drawbacks away.',
      OPTION,
    ],
    [
      'MT-REG-03',
      'What adds up in the Initiative',
      'A side counts one satellite uplink and one console or headquarters. Uplink and console add up; of a headquarters and those the higher counts. Who is lost, shut down or unconscious adds nothing from the next turn on.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      opening: (play, field) => askAboutSwitches(play, field, 'uplink'),
      turnEnds: (play, field) => askAboutSwitches(play, field, 'uplink'),
      weaponToHit: (tally, field, { units }, { attacker }) => {
        if (isBusy(field, units[attacker], attacker)) tally.add(BUSY, WORDS, RULE);
      },
      physicalToHit: (tally, field, { units }, { attacker }) => {
        if (isBusy(field, units[attacker], attacker)) tally.add(BUSY, WORDS, RULE);
      },
      piloting: (tally, field, { units }, unit) => {
        if (isBusy(field, units[unit], unit)) tally.add(BUSY, WORDS, RULE);
      },
    },
    stage: {
      gear: (names) => [...names, 'a satellite uplink'],
      unitsOffered: withAdvancedMechs,
      switches: (switches) => [...switches, SWITCH],
      answer: botSwitches,
      glimpse: unlessSwitched,
      initiativeBonus: (shares, field, { units }) => [
        ...shares,
        ...units.flatMap((unit, index) =>
          isUplinked(field, unit, index) && isOnMap(unit) && canAct(unit)
            ? [{ side: field.sideOf[index], by: 'uplink', points: POINTS } as const]
            : [],
        ),
      ],
      whyNoTask: (why, state, unit) =>
        why ?? (isBusy(battlefieldOf(state), state.units[unit], unit) ? NO_SPOTTING : null),
      whyNotFire: (why, field, state, { unit }, { target }) =>
        why ??
        (isBusy(field, state.units[unit], unit) && isBlocked(unitSight(field, state, unit, target))
          ? NO_INDIRECT
          : null),
    },
  }),
};

/** MT-COCKPIT-03: unless somebody else aboard sees to it. */
const isBusy = (
  field: Parameters<typeof isUplinked>[0],
  unit: Parameters<typeof isCommanded>[1],
  index: number,
): boolean => isUplinked(field, unit, index) && !isCommanded(field, unit, index);
