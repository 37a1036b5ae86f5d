// MT-DUEL-04 to MT-DUEL-08: what a unit does in its Action Phase, one thing after the other.

import type { Pick as FieldPick } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { OptionFrames } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import { move } from '../../phases/movement/movement.ts';
import { begin as beginMove } from '../../phases/movement/movement-legs.ts';
import { jumpForms, type MoveOrder } from '../../phases/movement/movement-menu.ts';
import { strikeAll } from '../../phases/physical/physical.ts';
import { canStrike } from '../../phases/physical/physical-menu.ts';
import { hasActed, UnitPick } from '../../phases/turn/activation.ts';
import { removeDestroyed } from '../../phases/turn/phase-end.ts';
import { canDeclare, canFireAtAll, stancesOf } from '../../phases/weapon/weapon-menu.ts';
import { eyesFor, whyNotFire } from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { Mover } from '../../rules/movement/mover.ts';
import { COSTS, type DuelAction } from '../../rules/turn/duel-action.ts';
import { canAct, isOnMap, isPlaced } from '../../rules/unit/condition.ts';
import type { AlternatingPhase, State, UnitState } from '../../state.ts';
import {
  ATTACK_COSTS,
  type Attack,
  costOfMoving,
  isAffordable,
  limbsOf,
  type Notes,
  note,
  notesOf,
  type Plan,
  sizeOf,
  WHOLE_MIX,
} from './notes.ts';

declare module '../../extensions.ts' {
  interface OptionFrames {
    /** Asks what comes next, if there is anything to choose. */
    'duel/go': { readonly unit: number };
    'duel/act': { readonly seat: Seat; readonly unit: number };
    'duel/jump': { readonly seat: Seat; readonly unit: number };
    /** It has moved. */
    'duel/moved': { readonly unit: number };
    'duel/volley': { readonly unit: number };
    'duel/again': { readonly unit: number };
    /** The rest of a mix of blows, of which so many have been declared. */
    'duel/mix': { readonly unit: number; readonly declared: number };
    'duel/blows': { readonly unit: number };
    'duel/settle': { readonly unit: number };
  }
  interface OptionOrders {
    'duel-plan': { readonly type: 'duel-plan'; readonly unit: number; readonly plan: Plan };
    'duel-act': { readonly type: 'duel-act'; readonly unit: number; readonly action: string };
  }
}

const WORDS = {
  plan: 'Begin the Action Phase',
  how: 'Movement',
  act: 'Act',
  action: 'Action',
  done: 'End the Action Phase',
  prompt: (name: string) => `Action Phase of ${name}: how does it move?`,
  left: (name: string, left: number) =>
    `Action Phase of ${name}: ${left === 0 ? 'no actions' : left === 1 ? 'a Simple Action' : 'two Simple Actions or a Complex one'} left`,
} as const;

/** Nothing more. */
export const DONE = 'done';

const PLANS: Readonly<Record<Plan, string>> = {
  now: 'Move now, act afterwards',
  still: 'Stay here and act',
  walk: 'Act first, walk afterwards',
  run: 'Act first, run afterwards (Simple)',
  jump: 'Act first, jump afterwards (Simple)',
};

const ACTIONS: Readonly<Record<Attack | 'move', string>> = {
  move: 'Make the move now',
  fire: 'Fire, or turn the torso (Simple)',
  spread: 'Fire at several targets as if each were the primary one (Complex)',
  twice: 'Fire twice, +1 each (Complex)',
  indirect: 'Fire indirectly without the +1 (Complex)',
  strike: 'Physical attack (Simple)',
  melee: 'Several physical attacks, +1 each (Complex)',
};

const NO_PLAN: Reason = { message: "That 'Mech cannot move so", rule: 'MT-DUEL-05' };
const NO_ACTION: Reason = {
  message: 'There is nothing to do so, or not enough of the Action Phase left for it',
  rule: 'MT-DUEL-04',
};

/** The state as it would be in the middle of an attack. */
export function doing(state: State, unit: number, attack: Attack): State {
  const mech = state.units[unit];
  const duel: Notes = { ...notesOf(mech), doing: attack };
  const thisTurn = { ...mech.thisTurn, marks: { ...mech.thisTurn.marks, duel } };
  return { ...state, units: state.units.with(unit, { ...mech, thisTurn }) };
}

export const addedActions = ({ plugged }: Battlefield): readonly DuelAction[] =>
  plugged.duelActions?.([]) ?? [];

/** Every way in which it may hold itself. */
const allStancesOf = (field: Battlefield, state: State, unit: number): Stance[] =>
  twistsOf(field, state, unit).flatMap((twist) => stancesOf(field, state, unit, twist));

/** Enemies that it can fire at in one way of holding itself. */
function hasSeveralTargets(field: Battlefield, state: State, unit: number): boolean {
  const { weapons } = field.designs[unit];
  return allStancesOf(field, state, unit).some((stance) => {
    const targets = field.enemiesOf[unit].filter((enemy) =>
      weapons.some((_, weapon) => !whyNotFire(field, state, stance, weapon, enemy)),
    );
    return targets.length > 1;
  });
}

/** MT-BASE-13 */
const canFireUnseen = (field: Battlefield, state: State, unit: number): boolean =>
  allStancesOf(field, state, unit).some((stance) =>
    field.designs[unit].weapons.some((_, weapon) =>
      field.enemiesOf[unit].some(
        (enemy) =>
          isOnMap(state.units[enemy]) &&
          eyesFor(field, state, unit, weapon, enemy) !== unit &&
          !whyNotFire(field, state, stance, weapon, enemy),
      ),
    ),
  );

function canAttack(field: Battlefield, state: State, unit: number, attack: Attack): boolean {
  const mech = state.units[unit];
  if (!isPlaced(mech) || !isAffordable(mech, ATTACK_COSTS[attack])) return false;
  switch (attack) {
    case 'fire':
      return canDeclare(field, state, unit);
    case 'twice':
      return canFireAtAll(field, state, unit);
    case 'indirect':
      return field.plugged.spotter !== undefined && canFireUnseen(field, state, unit);
    case 'spread':
      return hasSeveralTargets(field, state, unit);
    case 'strike':
      return canStrike(field, state, unit);
    case 'melee':
      return canStrike(field, doing(state, unit, 'melee'), unit);
  }
}

const ATTACKS = Object.keys(ATTACK_COSTS) as Attack[];

/** A unit's possible actions now, by name. */
export function actionsOf(field: Battlefield, state: State, unit: number): string[] {
  const mech = state.units[unit];
  const attacks = ATTACKS.filter((attack) => canAttack(field, state, unit, attack));
  const added = addedActions(field)
    .filter(({ cost, offers }) => isAffordable(mech, cost) && offers(field, state, unit))
    .map(({ id }) => id);
  return [...(notesOf(mech).moved ? [] : ['move']), ...attacks, ...added];
}

/** MT-DUEL-05: a mode that is declared now, for a move that is made after something else. */
function plansOf(field: Battlefield, state: State, unit: number): Plan[] {
  const mover = new Mover(field, state, unit, false);
  if (!mover.isOnMap || !ATTACKS.some((attack) => canAttack(field, state, unit, attack)))
    return ['now', 'still'];
  return [
    'now',
    'still',
    ...(['walk', 'run'] as const).filter((mode) => mover.mp(mode) > 0),
    ...(mover.canLand ? (['jump'] as const) : []),
  ];
}

/** Does the choice of whom to ask reveal what is hidden? Then every unit is asked that could have a choice. */
const hidesChoices = ({ plugged, past }: Battlefield): boolean =>
  plugged.known !== undefined && !past.sheetsTell?.();

function hasChoice(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const { plan, moved } = notesOf(mech);
  if (plan === null) return true;
  if (!hidesChoices(field)) return actionsOf(field, state, unit).length > 0;
  const costs = [...Object.values(ATTACK_COSTS), ...addedActions(field).map(({ cost }) => cost)];
  return !moved || costs.some((cost) => isAffordable(mech, cost));
}

export function go(play: Play<Classic>, { unit }: OptionFrames['duel/go']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (!canAct(state.units[unit])) return;
  if (hasChoice(field, state, unit)) play.next({ step: 'duel/act', seat: field.seatOf[unit], unit });
}

/** MT-DUEL-04 */
export const act: Decision<Classic, OptionFrames['duel/act'], 'duel-plan' | 'duel-act'> = {
  menu(state, { unit }) {
    const field = battlefieldOf(state);
    const { name } = field.designs[unit];
    const only = new UnitPick(field, state, [unit]);
    const { plan, spent } = notesOf(state.units[unit]);
    if (plan === null) {
      return {
        prompt: WORDS.prompt(name),
        rule: 'MT-DUEL-05',
        orders: [{ type: 'duel-plan', label: WORDS.plan, fields: [only, planPick(field, state, unit)] }],
      };
    }
    return {
      prompt: WORDS.left(name, COSTS.complex - spent),
      rule: 'MT-DUEL-04',
      orders: [{ type: 'duel-act', label: WORDS.act, fields: [only, actionPick(field, state, unit)] }],
    };
  },

  apply(play, { seat, unit }, order) {
    const field = battlefieldOf(play.state);
    if (order.type === 'duel-act' && order.action === DONE) return;
    play.next({ step: 'duel/go', unit });
    if (order.type === 'duel-plan') plan(play, field, unit, order.plan);
    else carryOut(play, field, seat, unit, order.action);
  },
};

const planPick = (field: Battlefield, state: State, unit: number): FieldPick => ({
  kind: 'pick',
  name: 'plan',
  label: WORDS.how,
  values: plansOf(field, state, unit),
  describe: (value) => ({ label: PLANS[value as Plan] }),
  whyNot: () => NO_PLAN,
});

const actionPick = (field: Battlefield, state: State, unit: number): FieldPick => ({
  kind: 'pick',
  name: 'action',
  label: WORDS.action,
  values: [...actionsOf(field, state, unit), DONE],
  describe: (value) => ({
    label:
      value === DONE
        ? WORDS.done
        : (ACTIONS[value as Attack] ?? addedActions(field).find(({ id }) => id === value)?.label),
  }),
  whyNot: () => NO_ACTION,
});

function plan(play: Play<Classic>, field: Battlefield, unit: number, chosen: Plan): void {
  const { state } = play;
  const seat = field.seatOf[unit];
  switch (chosen) {
    case 'now':
      note(play, unit, { plan: chosen });
      play.next({ step: 'movement/move', seat, unit }, { step: 'duel/moved', unit });
      return;
    case 'still':
      note(play, unit, { plan: chosen, moved: true });
      play.emit({ type: 'still', unit });
      hasActed(play, unit);
      field.plugged.moveEnds?.(play, field, unit);
      play.next(...beforeActing(field, state, unit));
      return;
    case 'jump':
      note(play, unit, { plan: chosen, spent: COSTS.simple });
      return;
    default:
      beginMove(play, new Mover(field, state, unit, false), chosen);
      note(play, unit, { plan: chosen, spent: costOfMoving(state.units[unit].thisTurn) });
  }
}

const beforeActing = (field: Battlefield, state: State, unit: number): readonly FrameOf<Classic>[] =>
  !isPlaced(state.units[unit]) ? [] : (field.plugged.beforeFire?.([], field, state, unit) ?? []);

function carryOut(play: Play<Classic>, field: Battlefield, seat: Seat, unit: number, action: string): void {
  const added = addedActions(field).find(({ id }) => id === action);
  if (added) {
    note(play, unit, { spent: notesOf(play.state.units[unit]).spent + added.cost });
    added.carryOut(play, field, unit);
  } else if (action === 'move') moveNow(play, seat, unit);
  else attack(play, seat, unit, action as Attack);
}

function moveNow(play: Play<Classic>, seat: Seat, unit: number): void {
  const mech = play.state.units[unit];
  note(play, unit, {}, { phase: 'movement', acted: false });
  const direction = mech.facing;
  play.next(
    notesOf(mech).plan === 'jump'
      ? { step: 'duel/jump', seat, unit }
      : { step: 'movement/continue', seat, unit, direction, rolled: false },
    { step: 'duel/moved', unit },
  );
}

export const jump: Decision<Classic, OptionFrames['duel/jump'], MoveOrder> = {
  menu(state, { unit }) {
    const mover = new Mover(battlefieldOf(state), state, unit, false);
    return { prompt: 'Where does it jump?', rule: 'MT-DUEL-05', orders: jumpForms(mover) };
  },
  apply: (play, frame, order) => move.apply(play, frame, order),
};

/** MT-DUEL-05, MT-DUEL-08: charges and deaths from above are made at once. */
export function moved(play: Play<Classic>, { unit }: OptionFrames['duel/moved']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const mech = state.units[unit];
  const spent = Math.max(notesOf(mech).spent, costOfMoving(mech.thisTurn));
  note(play, unit, { moved: true, spent }, { isSettled: true });
  if (mech.thisTurn.onslaught) {
    note(play, unit, {}, { phase: 'physical' });
    play.next({ step: 'duel/blows', unit }, { step: 'duel/settle', unit });
  } else play.next(...beforeActing(field, state, unit));
}

const PHASES: Readonly<Record<Attack, AlternatingPhase>> = {
  fire: 'weapon',
  spread: 'weapon',
  twice: 'weapon',
  indirect: 'weapon',
  strike: 'physical',
  melee: 'physical',
};

function attack(play: Play<Classic>, seat: Seat, unit: number, chosen: Attack): void {
  const phase = PHASES[chosen];
  note(play, unit, { doing: chosen, isPaid: false, mix: WHOLE_MIX }, { phase });
  if (phase === 'weapon') {
    play.next(
      { step: 'weapon/declare', seat, unit },
      { step: 'duel/volley', unit },
      ...(chosen === 'twice' ? [{ step: 'duel/again', unit } as const] : []),
      { step: 'duel/settle', unit },
    );
    return;
  }
  play.next(
    { step: 'physical/declare', seat, unit },
    ...(chosen === 'melee' ? [{ step: 'duel/mix', unit, declared: 0 } as const] : []),
    { step: 'duel/blows', unit },
    { step: 'duel/settle', unit },
  );
}

/** MT-DUEL-07: the same weapons once more, if it has fired any. */
export function again(play: Play<Classic>, { unit }: OptionFrames['duel/again']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (state.weaponAttacks.length === 0) return;
  note(play, unit, {}, { isSettled: true });
  removeDestroyed(play, field);
  const canFire = hidesChoices(field) ? canAct(state.units[unit]) : canDeclare(field, state, unit);
  if (!canFire) return;
  play.next({ step: 'weapon/declare', seat: field.seatOf[unit], unit }, { step: 'duel/volley', unit });
}

/** MT-DUEL-08: as long as there is room for another blow and somebody to strike. */
export function mix(play: Play<Classic>, { unit, declared }: OptionFrames['duel/mix']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const count = state.physicalAttacks.length;
  if (count === declared || !canStrike(field, state, unit)) return;
  play.next(
    { step: 'physical/declare', seat: field.seatOf[unit], unit },
    { step: 'duel/mix', unit, declared: count },
  );
}

export function blows(play: Play<Classic>, { unit }: OptionFrames['duel/blows']): void {
  const { state } = play;
  if (state.physicalAttacks.length > 0 || state.units[unit].thisTurn.onslaught) strikeAll(play);
}

/** Carries out what was declared. A unit that picks up a club does nothing else (CBT-PHY-13). */
export function settle(play: Play<Classic>, { unit }: OptionFrames['duel/settle']): void {
  const { state } = play;
  const mech = state.units[unit];
  const { spent, doing: done, isPaid, declined } = notesOf(mech);
  note(
    play,
    unit,
    {
      doing: null,
      spent: mech.thisTurn.busy ? COSTS.complex : spent,
      declined: done === null || isPaid ? [] : [...declined, done],
    },
    { isSettled: true },
  );
  removeDestroyed(play, battlefieldOf(state));
}

/** An action is paid for when it is declared: a unit that holds its fire has done nothing. */
export function pay(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { state } = play;
  const notes = notesOf(state.units[unit]);
  if (notes.doing === null) return;
  const weapons = state.weaponAttacks.filter(({ attacker }) => attacker === unit).map(({ weapon }) => weapon);
  const made = state.physicalAttacks.filter(({ attacker }) => attacker === unit);
  note(play, unit, {
    spent: notes.spent + (notes.isPaid ? 0 : ATTACK_COSTS[notes.doing]),
    isPaid: true,
    fired: [...new Set([...notes.fired, ...weapons])],
    struck: made.reduce((bits, blow) => bits | limbsOf(field, blow), notes.struck),
    hasStruck: notes.hasStruck || made.length > 0,
    mix: WHOLE_MIX - made.reduce((sum, { kind }) => sum + (sizeOf(kind) ?? 0), 0),
  });
}

const FIRED: Reason = { message: 'Each weapon is fired once in an Action Phase', rule: 'MT-DUEL-07' };
const STRUCK: Reason = {
  message: 'Weapons in a limb are not fired in a turn in which it strikes',
  rule: 'MT-DUEL-08',
};

export function whyNoShot(field: Battlefield, mech: UnitState, unit: number, weapon: number): Reason | null {
  const { fired, doing: now, struck } = notesOf(mech);
  if (now !== 'twice' && fired.includes(weapon)) return FIRED;
  const { parts } = field.designs[unit].weapons[weapon];
  return parts.some(({ location }) => (struck & (1 << location)) !== 0) ? STRUCK : null;
}

const NOT_IN_A_MIX: Reason = {
  message: 'Kicks, clubs and hatchets count 2, punches 1, and together they come to 4 at most',
  rule: 'MT-DUEL-08',
};
const ONCE: Reason = { message: 'One physical attack is made in an Action Phase', rule: 'MT-DUEL-08' };
const COMPLEX: Reason = {
  message: 'A charge or death from above is all that a unit does in its Action Phase',
  rule: 'MT-DUEL-04',
};

export function whyNoBlow(mech: UnitState, kind: string): Reason | null {
  const notes = notesOf(mech);
  if (kind === 'charge' || kind === 'dfa') {
    // The mode of a move that comes later has been paid for.
    const own = costOfMoving({ ...mech.thisTurn, onslaught: null });
    return notes.spent > own || notes.doing !== null ? COMPLEX : null;
  }
  if (notes.doing === 'melee')
    return (sizeOf(kind) ?? Number.POSITIVE_INFINITY) > notes.mix ? NOT_IN_A_MIX : null;
  return notes.hasStruck ? ONCE : null;
}
