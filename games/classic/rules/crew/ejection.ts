// MT-PRE-19: MechWarriors who leave their 'Mechs.

import { neighbour } from '@ironfield/hex/board.ts';
import { rotate } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, kindsAt } from '../../battlefield.ts';
import type { Event } from '../../events.ts';
import type { OptionEvents } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import type { State, UnitState } from '../../state.ts';
import { rolledBy } from './about-rolls.ts';
import { hurtPilot } from './pilot.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** Its pilot has left it, and landed in this hex; -1 off the map. */
    readonly ejected?: number;
  }
  interface OptionEvents {
    ejected: {
      readonly type: 'ejected';
      readonly unit: number;
      /** The hex where the pilot lands; -1 off the map. */
      readonly hex: number;
      readonly dice: readonly number[];
      readonly number: Explanation;
      readonly success: boolean;
      readonly reveals: readonly number[];
    };
  }
}

/** By what is in the hex; whatever is not named here is as clear ground. */
const LANDINGS: Readonly<Record<string, number>> = {
  rough: 0,
  rubble: 0,
  'light woods': 2,
  'heavy woods': 3,
  'ultra-heavy woods': 4,
  'light jungle': 3,
  'heavy jungle': 5,
  'ultra-heavy jungle': 7,
};
const CLEAR = -2;
const WATER = -1;
const PRONE = 5;
const UNCONSCIOUS = 3;
const AUTOMATIC = 1;
const MOST_FOR_HEAD = 2;
const PURPOSE = 'ejection';
const RULE = 'MT-PRE-19';

const landingOf = (field: Battlefield, { hex, facing }: UnitState): number =>
  neighbour(field.board, hex, rotate(facing, 3));

/** The worst of what is there. */
function landingModifier(field: Battlefield, hex: number): { readonly value: number; readonly name: string } {
  if (hex < 0) return { value: CLEAR, name: 'off the map' };
  if (field.depth[hex] >= 0) return { value: WATER, name: 'water' };
  const values = kindsAt(field.board, hex).map(({ name }) => ({ value: LANDINGS[name] ?? CLEAR, name }));
  return values.reduce((worst, next) => (next.value > worst.value ? next : worst));
}

export function ejectionNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  { units }: Pick<State, 'units'>,
  unit: number,
  isAutomatic: boolean,
): void {
  const mech = units[unit];
  tally.add(mech.crew.piloting, 'Piloting Skill', RULE);
  const { value, name } = landingModifier(field, landingOf(field, mech));
  if (value !== 0) tally.add(value, `Lands: ${name}`, RULE);
  if (mech.prone) tally.add(PRONE, "The 'Mech lies", RULE);
  if (mech.crew.knockedOut > 0) tally.add(UNCONSCIOUS, 'Unconscious', RULE);
  if (isAutomatic) tally.add(AUTOMATIC, 'Automatic', RULE);
  const head = Math.min(MOST_FOR_HEAD, field.kinds[unit].cockpit?.cockpitDamage(field, unit, mech) ?? 0);
  if (head > 0) tally.add(head, 'The head is damaged', RULE);
}

/** It always works; how well the pilot lands is another matter. */
export function eject(play: Play<Classic>, field: Battlefield, unit: number, isAutomatic = false): void {
  const mech = play.state.units[unit];
  const number = explain<RuleId>((tally) => ejectionNumber(tally, field, play.state, unit, isAutomatic));
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, number.total));
  const success = sum(dice) >= number.total;
  const hex = landingOf(field, mech);
  play.emit({ type: 'ejected', unit, hex, dice, number, success, reveals: [unit] });
  if (!success) hurtPilot(play, field, unit, 1);
  leave(mech, hex);
}

function leave({ thisTurn }: UnitState, ejected: number): void {
  thisTurn.marks = { ...thisTurn.marks, ejected };
}

/** The view of others, who do not know the pilot. */
export const ejectionSeen = (event: Event | null): Event | null =>
  event?.type === 'ejected' ? { ...event, dice: [], number: { total: 0, lines: [] } } : event;

type Ejected = OptionEvents['ejected'];
interface Names {
  mech(unit: number): string;
  hex(cell: number): string;
}

export function ejectionSentence(
  { unit, hex: at, dice, number, success }: Ejected,
  { mech, hex }: Names,
): string {
  const where = at < 0 ? 'beyond the edge of the map' : `in hex ${hex(at)}`;
  const how = success ? '' : ' badly';
  const rolled = dice.length > 0 ? ` (${sum(dice)} against ${number.total})` : '';
  return `The pilot of ${mech(unit)} ejects and lands${how} ${where}${rolled}.`;
}

export const hasEjected = ({ units }: Pick<State, 'units'>, { unit, hex }: Ejected): void =>
  leave(units[unit], hex);
