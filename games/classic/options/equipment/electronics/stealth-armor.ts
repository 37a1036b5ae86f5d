import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { isMuffled } from '../../../rules/unit/switches.ts';
import { askAboutSwitches } from './electronics.ts';
import {
  failMuffling,
  muffledChanges,
  muffledHeat,
  muffledSentence,
  muffledToHit,
  STEALTH,
  switchOf,
  whyNotBeside,
} from './muffling.ts';

const OPTION = 'stealth-armor';

export const stealthArmor: Option<boolean> = {
  id: OPTION,
  title: 'Stealth armor',
  summary: "'Mechs may have stealth armor, which makes them hot, and hard to hit from afar.",
  group: 'Equipment',
  rule: 'MT-ARMOR-12',
  base: false,
  requires: ['ecm-suites'],
  rules: section('Maximum Tech, armor', [
    'MT-ARMOR-12',
    'Stealth armor',
    'With a working ECM suite, which then does nothing else: attacks on it at +1 at medium and +2 at long range, and on nothing else in that turn. Its Artemis, Narc and C3 do not work. 10 heat a turn.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      weaponToHit: muffledToHit(STEALTH),
      heat: (tally, _field, state, unit) => muffledHeat(STEALTH, tally, state, unit),
      critical: (play, field, unit) => failMuffling(STEALTH, play, field, unit),
      partLost: (play, field, unit) => failMuffling(STEALTH, play, field, unit),
      opening: (play, field) => askAboutSwitches(play, field, 'stealth'),
      turnEnds: (play, field) => askAboutSwitches(play, field, 'stealth'),
    },
    stage: {
      gear: (names) => [...names, 'stealth armor'],
      switches: (switches) => [...switches, switchOf(STEALTH)],
      whyNotTogether: (why, _field, state, _unit, entries) =>
        whyNotBeside(
          why,
          state,
          entries.map(({ target }) => target),
        ),
      completeSalvo(attacks, _field, state) {
        if (
          !whyNotBeside(
            null,
            state,
            attacks.map(({ target }) => target),
          )
        )
          return attacks;
        const [{ target: first }] = attacks;
        return attacks.filter(({ target }) => target === first);
      },
      states: (states, _field, { units }, unit) =>
        isMuffled(units[unit], 'stealth') ? [...states, 'stealth armor on'] : states,
    },
  }),
  changes: muffledChanges,
  sentences: { muffled: (event, { mech }) => muffledSentence(event, mech) },
};
