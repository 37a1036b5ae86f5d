// Rotary autocannons that have jammed, and who sees to them (MT-WPN-43).

import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { meanDamage, meanHits } from '../../../bot/temper/odds.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { type AddedMove, OVER } from '../../../rules/movement/move-kind.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { canAct, isPlaced, weaponWorks } from '../../../rules/unit/condition.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import { isSeized } from '../../../rules/unit/seized.ts';
import type { State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface InsideMarks {
    /** MT-WPN-43: the turn in which it sees to its jammed guns, and whether it has rolled. */
    readonly seesToGuns?: { readonly turn: number; readonly isDone: boolean };
  }
  interface OptionOrders {
    'see-to-guns': { readonly type: 'see-to-guns'; readonly unit: number };
  }
  interface OptionEvents {
    'sees-to-guns': { readonly type: 'sees-to-guns'; readonly unit: number };
    'jam-roll': {
      readonly type: 'jam-roll';
      readonly unit: number;
      readonly weapon: number;
      readonly number: number;
      readonly dice: readonly number[];
      readonly success: boolean;
    };
  }
  interface OptionFrames {
    'rotary/clear': { readonly unit: number };
  }
}

const RULE = 'MT-WPN-43';
/** To the Gunnery Skill. */
const HARDER = 3;
const PURPOSE = 'clearing a jam';
/** For bots: rounds that a gun would fire at once. */
const USUAL = 4;
const WORDS = { label: 'See to jammed rotary autocannons' };

const NO_JAM: Reason = {
  message: 'A unit says before its move that it sees to a rotary autocannon which has jammed',
  rule: RULE,
};
export const BUSY: Reason = {
  message: 'It sees to jammed guns, and attacks nobody in this turn',
  rule: RULE,
};

type Turn = Pick<State, 'units' | 'turn'>;

export const seesToGuns = ({ units, turn }: Turn, unit: number): boolean =>
  units[unit].marks?.inside?.seesToGuns?.turn === turn;

function jammedGuns({ designs }: Battlefield, { units }: State, unit: number): number[] {
  const mech = units[unit];
  return designs[unit].weapons.flatMap((mount, weapon) =>
    mount.type.isRotary && isSeized(mech, mount) && weaponWorks(mount, mech.body) ? [weapon] : [],
  );
}

export function note(unit: Pick<UnitState, 'marks'>, turn: number, isDone: boolean): void {
  noteInside(unit, { seesToGuns: { turn, isDone } });
}

export const SEE_TO_GUNS: AddedMove = {
  type: 'see-to-guns',
  label: WORDS.label,
  isFree: true,
  offers: ({ field, state, unit, mech, isUnderWay }) =>
    !isUnderWay &&
    mech.marks !== null &&
    isPlaced(mech) &&
    canAct(mech) &&
    mech.thisTurn.mpSpent === 0 &&
    !seesToGuns(state, unit) &&
    // Where moves are plotted nobody says anything before.
    !field.plugged.hidesPlaces?.() &&
    jammedGuns(field, state, unit).length > 0,
  fields: () => [],
  whyNot: () => NO_JAM,
  carryOut(play, { unit }) {
    play.happen({ type: 'sees-to-guns', unit });
    return OVER;
  },
};

/** Before anybody fires: those who have not rolled yet. */
export const clearing = (state: State, unit?: number) =>
  [...state.units.keys()]
    .filter((each) => unit === undefined || each === unit)
    .filter((each) => seesToGuns(state, each) && !state.units[each].marks!.inside!.seesToGuns!.isDone)
    .map((each) => ({ step: 'rotary/clear', unit: each }) as const);

/** One roll for each gun. */
export function clear(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const { crew } = state.units[unit];
  note(state.units[unit], state.turn, true);
  if (!canAct(state.units[unit])) return;
  for (const weapon of jammedGuns(field, state, unit)) {
    const number = crew.gunnery + HARDER;
    const dice = play.roll(PURPOSE, 2, rolledBy(unit, number));
    play.happen({ type: 'jam-roll', unit, weapon, number, dice, success: sum(dice) >= number });
  }
}

/** For bots: a unit whose jammed guns would do more than all else that it can fire. */
export function seesToThem(
  order: Order | null,
  field: Battlefield,
  state: State,
  unit: number,
): Order | null {
  if (order || state.agenda.at(-1)?.step !== 'movement/move') return order;
  if (!SEE_TO_GUNS.offers(new Mover(field, state, unit, false))) return null;
  const { weapons } = field.designs[unit];
  const { [unit]: mech } = state.units;
  const jammed = jammedGuns(field, state, unit);
  const points = (weapon: number): number =>
    meanDamage(weapons[weapon].type) * (weapons[weapon].type.isRotary ? meanHits(USUAL) : 1);
  const total = (all: readonly number[]): number => all.reduce((sum, weapon) => sum + points(weapon), 0);
  const others = [...weapons.keys()].filter(
    (weapon) => weaponWorks(weapons[weapon], mech.body) && !isSeized(mech, weapons[weapon]),
  );
  return total(jammed) > total(others) ? { type: 'see-to-guns', unit } : null;
}
