import type { Option } from '../../../option.ts';
import { section } from '../../../rule-index/section.ts';
import { isMuffled } from '../../../rules/unit/switches.ts';
import { askAboutSwitches, botSwitches } from './electronics.ts';
import {
  failMuffling,
  muffledChanges,
  muffledHeat,
  muffledSentence,
  muffledToHit,
  NULL_SIGNATURE,
  switchOf,
} from './muffling.ts';

const OPTION = 'null-signature';

export const nullSignature: Option<boolean> = {
  id: OPTION,
  title: 'Null-signature systems',
  summary: "'Mechs may have a system that makes them hot, and hard to hit and to find from afar.",
  group: 'Equipment',
  rule: 'MT-ELEC-10',
  base: false,
  rules: section(
    'Maximum Tech, electronics',
    [
      'MT-ELEC-10',
      'Null-signature systems',
      'Switched on before the game or in the End Phase: attacks on it are at +3 at medium range, +6 at long and +10 beyond, and only a Bloodhound probe finds it hidden. It makes 10 heat a turn.',
      OPTION,
    ],
    [
      'MT-ELEC-11',
      'Null-signature systems: construction',
      'It has a slot in each part but the head; a critical hit on one of them is the end of it. It goes with no targeting computer, C3 computer or stealth armor.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      weaponToHit: muffledToHit(NULL_SIGNATURE),
      heat: (tally, _field, state, unit) => muffledHeat(NULL_SIGNATURE, tally, state, unit),
      critical: (play, field, unit) => failMuffling(NULL_SIGNATURE, play, field, unit),
      partLost: (play, field, unit) => failMuffling(NULL_SIGNATURE, play, field, unit),
      opening: (play, field) => askAboutSwitches(play, field, 'null-signature'),
      turnEnds: (play, field) => askAboutSwitches(play, field, 'null-signature'),
    },
    stage: {
      answer: botSwitches,
      gear: (names) => [...names, 'a null-signature system'],
      switches: (switches) => [...switches, switchOf(NULL_SIGNATURE)],
      states: (states, _field, { units }, unit) =>
        isMuffled(units[unit], 'null-signature') ? [...states, 'null-signature system on'] : states,
    },
  }),
  changes: muffledChanges,
  sentences: { muffled: (event, { mech }) => muffledSentence(event, mech) },
};
