// A 'Mech's will to fight: by its strength of play, its role, the Initiative and the hour.

import { remembered } from '@ironfield/kernel/memory.ts';
import type { Battlefield } from '../../battlefield.ts';
import { kindOf } from '../../kinds.ts';
import { mpFor } from '../../rules/movement/movement-points.ts';
import { canAct } from '../../rules/unit/condition.ts';
import { ROLE_PROFILES, type RoleProfile } from '../../rules/unit/role.ts';
import type { Setup, Side, State } from '../../state.ts';
import { healthOf } from './worth.ts';

/** The character of a bot of some strength. */
export interface Temper {
  /** Weight of damage taken against damage done. */
  readonly caution: number;
  /** Pull towards the range at which it fights best. */
  readonly eagerness: number;
  /** Cares which of its sides the enemy sees. */
  readonly guards: boolean;
  /** Keeps with its friends. */
  readonly comradely: boolean;
  /** Minds posture and role. */
  readonly drilled: boolean;
}

export type Posture = 'defensive' | 'neutral' | 'offensive';

/** The temper of one 'Mech at this moment. */
export interface Mood {
  readonly caution: number;
  readonly eagerness: number;
  /** The hour, from 0 to 1: nobody waits for ever. */
  readonly urgency: number;
  /** The last hour, from 0 to 1: then everybody goes up close, where blows land. */
  readonly despair: number;
  /** Its dislike of being without its friends. */
  readonly fellowship: number;
  /** From 0 to 1: how badly it stands, where others can go on without it. */
  readonly worn: number;
  readonly posture: Posture;
  readonly profile: RoleProfile | null;
}

const profilesOf = remembered(({ units }: Setup): readonly (RoleProfile | null)[] =>
  units.map(({ unit: mech }) => {
    const role = kindOf(mech).roleOf(mech);
    return role && ROLE_PROFILES[role];
  }),
);

/** CBT-AI-28, CBT-FOR-01 */
export const profileOf = ({ setup }: Battlefield, unit: number): RoleProfile | null =>
  profilesOf(setup)[unit];

const rolesOf = remembered(({ units }: Setup) => units.map(({ unit: mech }) => kindOf(mech).roleOf(mech)));

export const roleAt = ({ setup }: Battlefield, unit: number) => rolesOf(setup)[unit];

/** The turns in which patience runs out. */
const PATIENT_UNTIL = 25;
const OUT_OF_PATIENCE = 50;

/** The growth of the enemy's pull until then; and as many turns later again, where all miss from where they are. */
const IMPATIENCE = 4;
const DESPERATION = 8;

const DEFENSIVE = 1.12;
const DEFENSIVE_LIGHT = 1.25;
const OFFENSIVE = 0.92;
/** Walking MP from which a 'Mech is fast, and tons up to which it is light. */
const FAST = 6;
const LIGHT = 35;

/** From 0 to 1: how much a battle has come to nothing that should be over by now. */
export const urgencyIn = ({ turn }: Pick<State, 'turn'>): number =>
  Math.max(0, Math.min(1, (turn - PATIENT_UNTIL) / (OUT_OF_PATIENCE - PATIENT_UNTIL)));

const despairIn = ({ turn }: Pick<State, 'turn'>): number =>
  urgencyIn({ turn: turn - (OUT_OF_PATIENCE - PATIENT_UNTIL) });

export function moodOf(field: Battlefield, state: State, unit: number, temper: Temper): Mood {
  const urgency = urgencyIn(state);
  const posture = temper.drilled ? postureOf(field, state, field.sideOf[unit]) : 'neutral';
  const profile = temper.drilled ? profileOf(field, unit) : null;
  let { caution } = temper;
  if (posture === 'offensive') caution *= OFFENSIVE;
  else if (posture === 'defensive') {
    const isLight = field.designs[unit].tons <= LIGHT && mpFor(field, state, unit, 'walk') >= FAST;
    caution *= isLight ? DEFENSIVE_LIGHT : DEFENSIVE;
  }
  if (profile) caution *= 1.12 - profile.aggression / 500;
  const despair = despairIn(state);
  const fellowship = temper.comradely ? 1 - urgency : 0;
  const worn = fellowship * wornBeside(field, state, unit);
  return {
    caution: caution * (1 - 0.6 * urgency) * (1 + WARY * worn),
    eagerness: temper.eagerness * (1 + IMPATIENCE * urgency + DESPERATION * despair) * (1 - RELUCTANT * worn),
    urgency,
    despair,
    fellowship,
    worn,
    posture,
    profile,
  };
}

/** The share of its vital part from which a 'Mech is worn, and how worn one that is crippled is at least. */
const WORN = 0.5;
const CRIPPLED = 0.5;
/** A wary unit minds its own losses by so much more, and is drawn to the enemy by so much less. */
const WARY = 1;
const RELUCTANT = 0.8;

/** CBT-AI-06, CBT-AI-08: one that is nearly lost draws back, as long as a friend is fit. */
function wornBeside(field: Battlefield, state: State, unit: number): number {
  const wear = wearOf(field, state, unit);
  if (wear === 0) return 0;
  const isFit = (friend: number) => {
    const mech = state.units[friend];
    return mech.hex >= 0 && canAct(mech) && wearOf(field, state, friend) === 0;
  };
  return field.unitsOf[field.sideOf[unit]].some(isFit) ? wear : 0;
}

const wearOf = (field: Battlefield, state: State, unit: number): number =>
  Math.max(
    field.kinds[unit].isCrippled(field, state, unit) ? CRIPPLED : 0,
    1 - healthOf(field, state, unit) / WORN,
  );

/** CBT-AI-01 */
export function postureOf(field: Battlefield, state: State, side: Side): Posture {
  if (state.initiativeWinner === side) return 'offensive';
  let count = 0;
  let tons = 0;
  for (let unit = 0; unit < state.units.length; unit++) {
    if (state.units[unit].loss) continue;
    const sign = field.sideOf[unit] === side ? 1 : -1;
    count += sign;
    tons += sign * field.designs[unit].tons;
  }
  return count > 0 || tons > 0 ? 'neutral' : 'defensive';
}
