import { sum } from '@ironfield/kernel/dice.ts';
import { z } from 'zod';
import { battlefieldOf } from '../../../battlefields.ts';
import type { Gear } from '../../../data/gear.ts';
import type { Event } from '../../../events.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import { section } from '../../../rule-index/section.ts';
import { free } from '../../../rules/unit/seized.ts';
import { BUSY, clear, clearing, note, SEE_TO_GUNS, seesToGuns, seesToThem } from './rotary-jams.ts';

const RULE = 'MT-WPN-43';
const OPTION = 'edition-level2-late';
const LATE: readonly Gear[] = ['heavy Gauss rifles', 'rotary autocannons'];
const WORDS = { busy: 'It sees to jammed guns', state: 'sees to jammed guns' };
/** What is on its sheet alone. */
const INSIDE: readonly Event['type'][] = ['sees-to-guns', 'jam-roll'];

export const lateWeapons: Option<boolean> = {
  id: OPTION,
  title: 'Late weapons of Level 2',
  summary: 'Units may carry heavy Gauss rifles, and rotary autocannons of up to six rounds at once.',
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Heavy Gauss rifles and rotary autocannons',
    'Heavy Gauss rifles do 25, 20 or 10 points by range; on the move they ask for a roll: +2 to −1 by weight. Rotary autocannons fire up to 6 rounds, and jam; who clears that, on Gunnery + 3, walks and attacks nobody.',
    OPTION,
  ]),
  orders: [z.strictObject({ type: z.literal('see-to-guns'), unit: indexSchema })],
  steps: { 'rotary/clear': (play, { unit }) => clear(play, battlefieldOf(play.state), unit) },
  plug: () => ({
    add: {
      runningPoints: (tally, _field, state, unit) => {
        if (seesToGuns(state, unit)) tally.set(0, WORDS.busy, RULE);
      },
      gaitPoints: (tally, _field, state, unit) => {
        if (seesToGuns(state, unit)) tally.set(0, WORDS.busy, RULE);
      },
    },
    stage: {
      gear: (names) => [...names, ...LATE],
      unitsOffered: withAdvancedMechs,
      moves: (moves) => [...moves, SEE_TO_GUNS],
      mayJump: (may, state, unit) => may && !seesToGuns(state, unit),
      whyNoAttack: (why, state, unit) => why ?? (seesToGuns(state, unit) ? BUSY : null),
      whyNoTask: (why, state, unit) => why ?? (seesToGuns(state, unit) ? BUSY : null),
      beforeFire: (steps, _field, state, unit) => [...clearing(state, unit), ...steps],
      liesLow: seesToThem,
      states: (states, _field, state, unit) => (seesToGuns(state, unit) ? [...states, WORDS.state] : states),
      glimpse: (event) => (event && INSIDE.includes(event.type) ? null : event),
    },
  }),
  changes: {
    'sees-to-guns': ({ units, turn }, { unit }) => note(units[unit], turn, false),
    'jam-roll': ({ units, turn }, { unit, weapon, success }, { designs }) => {
      note(units[unit], turn, true);
      if (success) free(units[unit], designs[unit].weapons[weapon]);
    },
  },
  sentences: {
    'sees-to-guns': ({ unit }, { mech }) => `${mech(unit)} sees to its jammed guns.`,
    'jam-roll': ({ unit, weapon, number, dice, success }, names) =>
      `${names.mech(unit)} clears ${names.weapon(unit, weapon)}: needs ${number}, rolls ${sum(dice)}, ${success ? 'and it fires again' : 'and it stays jammed'}.`,
  },
};
