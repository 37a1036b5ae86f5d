// The run of a VTOL that strafes (MT-VTOL-04), and the shots that come of it.

import { cellOf } from '@ironfield/hex/board.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { isInside } from '../../../buildings/floors.ts';
import { HIGHEST_ROLL } from '../../../data/tables.ts';
import type { WeaponMount } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { hasRun, runEnds, runFields, runTo } from '../../../phases/movement/attack-run.ts';
import { MorePick } from '../../../phases/movement/movement-picks.ts';
import type { RuleId } from '../../../rule-index.ts';
import {
  againstTroopers,
  attackerModifiers,
  busyTarget,
  immobileTarget,
  stuckTarget,
  targetModifiers,
  targetTerrain,
  woodsInTheWay,
} from '../../../rules/fire/attack-modifiers.ts';
import { whyNotAble } from '../../../rules/fire/to-hit.ts';
import { altitudeOf, isAloft } from '../../../rules/ground/altitude.ts';
import { type AddedMove, insistOn } from '../../../rules/movement/move-kind.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { firingMode } from '../../../rules/piloting/skid.ts';
import { isUnderWater } from '../../../rules/sight/line-of-sight.ts';
import { isOnMap, isUsable } from '../../../rules/unit/condition.ts';
import type { OnFoot, State, UnitState, WeaponAttack } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    readonly strafing?: Strafing;
  }
  interface AttackMarks {
    /** MT-VTOL-04: the hex from which the VTOL came into that of its target. */
    readonly strafes?: number;
  }
  interface OptionOrders {
    strafe: {
      readonly type: 'strafe';
      readonly unit: number;
      readonly mode: OnFoot;
      readonly to: string;
      readonly more: boolean;
    };
  }
  interface OptionEvents {
    'strafing-run': {
      readonly type: 'strafing-run';
      readonly unit: number;
      readonly hexes: readonly number[];
      readonly level: number;
      readonly weapons: readonly number[];
    };
    strafes: { readonly type: 'strafes'; readonly unit: number; readonly hex: number; readonly from: number };
  }
}

/** MT-VTOL-04: the hexes that it means to strafe, and those that it has flown over so far, with where it came from. */
export interface Strafing {
  readonly hexes: readonly number[];
  readonly level: number;
  readonly weapons: readonly number[];
  readonly over: readonly { readonly hex: number; readonly from: number }[];
}

const BASE = 6;
const CODES: readonly string[] = ['FR', 'TU'];
const WORDS = { label: 'Strafe', to: 'Up to', base: 'Strafing' };
const WHY_NOT: Reason = {
  message:
    'A VTOL in the air strafes hexes straight ahead, once a turn, with energy weapons of its front or turret',
  rule: 'MT-VTOL-04',
};

export const strafingOf = ({ thisTurn }: UnitState): Strafing | undefined => thisTurn.marks?.strafing;

const fits = ({ kinds }: Battlefield, unit: number, { type, location }: WeaponMount): boolean =>
  type.category === 'energy' && type.damage > 0 && CODES.includes(kinds[unit].codes[location]);

/** The weapons it strafes with: all that work. */
function weaponsFor(field: Battlefield, state: State, unit: number): number[] {
  const { [unit]: vtol } = state.units;
  const stance = { unit, twist: vtol.twist, prop: null } as const;
  return field.designs[unit].weapons.flatMap((mount, weapon) =>
    fits(field, unit, mount) &&
    isUsable(field, mount, vtol) &&
    !field.kinds[unit].whyNotReady(field, state, stance, mount)
      ? [weapon]
      : [],
  );
}

const canStrafe = (mover: Mover): boolean => {
  const { above: field, state, unit, mech } = mover;
  return (
    field.kinds[unit].flight !== undefined &&
    strafingOf(mech) === undefined &&
    whyNotAble(field, state, unit) === null &&
    weaponsFor(field, state, unit).length > 0 &&
    hasRun(mover)
  );
};

export const STRAFE: AddedMove = {
  type: 'strafe',
  label: WORDS.label,
  offers: canStrafe,
  fields: (mover) =>
    runFields(mover, {
      label: WORDS.to,
      why: WHY_NOT,
      next: (mode, cell) => [
        new MorePick(() => mover.mayGoOn(mover.mp(mode) - mover.costOf(mode, cell, mover.mech.facing))),
      ],
    }),
  whyNot: () => WHY_NOT,
  becomes: ({ mech }, order) => {
    insistOn(order, 'strafe');
    const { unit, mode, to, more } = order;
    return { type: 'move', unit, mode, to, facing: mech.facing, more };
  },
  announce(play, mover, order) {
    insistOn(order, 'strafe');
    const { above: field, state, unit, mech } = mover;
    const hexes = runTo(mover, order.mode, cellOf(field.board, order.to));
    const weapons = weaponsFor(field, state, unit);
    play.happen({ type: 'strafing-run', unit, hexes, level: altitudeOf(mech)!, weapons });
  },
  carryOut: (_play, _mover, order) => {
    throw new Error(`${order.type} comes to a move`);
  },
};

export function beginRun({ thisTurn }: UnitState, run: Omit<Strafing, 'over'>): void {
  const { hexes, level, weapons } = run;
  thisTurn.marks = { ...thisTurn.marks, strafing: { hexes, level, weapons, over: [] } };
}

export function flyOver({ thisTurn }: UnitState, step: Strafing['over'][number]): void {
  const run = thisTurn.marks?.strafing;
  if (run) thisTurn.marks = { ...thisTurn.marks, strafing: { ...run, over: [...run.over, step] } };
}

/** The next hex of its run, if that is where it has come to. */
export function flown(
  play: Play<Classic>,
  _field: Battlefield,
  unit: number,
  from: number,
  tell: () => void,
): void {
  const { [unit]: vtol } = play.state.units;
  const run = strafingOf(vtol);
  if (!run || run.hexes[run.over.length] !== vtol.hex) return;
  tell();
  play.happen({ type: 'strafes', unit, hex: vtol.hex, from });
}

/** Friend or foe: everybody there but who is inside a building, under water, or higher up. */
function isTarget(
  field: Battlefield,
  { units }: State,
  unit: number,
  target: number,
  level: number,
): boolean {
  const { [target]: other } = units;
  if (target === unit || !isOnMap(other) || isInside(field, other)) return false;
  return isAloft(other) ? altitudeOf(other)! <= level : !isUnderWater(field, target, other);
}

function strafingNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  { units }: State,
  { attacker, target }: { readonly attacker: number; readonly target: number },
): void {
  const { [attacker]: vtol, [target]: other } = units;
  tally.add(BASE, WORDS.base, 'MT-VTOL-04');
  attackerModifiers(tally, firingMode(vtol), false, field.kinds[attacker].paces);
  targetModifiers(tally, field, other.thisTurn.mode, other.thisTurn.hexesMoved);
  busyTarget(tally, field, other);
  againstTroopers(tally, field, { attacker, target });
  targetTerrain(tally, field, woodsInTheWay(field, other), false);
  immobileTarget(tally, field, other);
  stuckTarget(tally, other);
}

type Declared = WeaponAttack & { readonly explanation: ReturnType<typeof explain<RuleId>> };

/** Its shots and their targets; shots that cannot hit are not fired. */
function shotsOf(field: Battlefield, state: State, attacker: number): Declared[] {
  const run = strafingOf(state.units[attacker]);
  if (!run) return [];
  return run.over.flatMap(({ hex, from }) =>
    state.units.flatMap((other, target) => {
      if (other.hex !== hex || !isTarget(field, state, attacker, target, run.level)) return [];
      const explanation = explain<RuleId>((tally) =>
        strafingNumber(tally, field, state, { attacker, target }),
      );
      const { total: number } = explanation;
      if (number > HIGHEST_ROLL) return [];
      return run.weapons.map((weapon) => ({
        attacker,
        weapon,
        target,
        number,
        bin: -1,
        aim: -1 as const,
        strafes: from,
        explanation,
      }));
    }),
  );
}

/** Before anybody declares: it is declared already. */
export function declareRuns(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, vtol] of play.state.units.entries()) {
    if (!isOnMap(vtol)) continue;
    const attacks = shotsOf(field, play.state, unit);
    if (attacks.length === 0) continue;
    play.happen({ type: 'fire-declared', unit, twist: vtol.twist, prop: null, attacks });
    field.plugged.attacks?.(play, field, unit);
  }
}

const MODES: readonly OnFoot[] = ['walk', 'run'];
/** For bots: so many enemies are worth more than aimed fire at one of them. */
const CROWD = 2;

/** For bots: over two enemies at least, and over none of their own. */
export function strafeOrder(
  order: Order | null,
  field: Battlefield,
  state: State,
  unit: number,
): Order | null {
  const step = state.agenda.at(-1)?.step;
  const isUnderWay = step === 'movement/continue';
  if (order || (step !== 'movement/move' && !isUnderWay)) return order;
  const mover = new Mover(field, state, unit, isUnderWay);
  if (!canStrafe(mover)) return null;
  for (const mode of MODES)
    for (const cell of runEnds(mover, mode)) {
      const hexes = runTo(mover, mode, cell);
      const there = state.units.flatMap((other, each) =>
        each !== unit && hexes.includes(other.hex) && isOnMap(other) ? [each] : [],
      );
      if (there.some((each) => field.sideOf[each] === field.sideOf[unit])) break;
      if (there.length >= CROWD)
        return { type: 'strafe', unit, mode, to: field.board.number[cell], more: false };
    }
  return null;
}
