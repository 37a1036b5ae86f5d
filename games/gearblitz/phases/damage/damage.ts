import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure, Question } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { groundOf, type Piece, roundOutline, withPiece } from '@ironfield/table/scenes/scene.ts';
import { piecesAt } from '@ironfield/table/scenes/scene-index.ts';
import { type Damage, isInfantry, type Unit } from '../../cards/unit.ts';
import type { Traits } from '../../cards/weapon.ts';
import { INCH, MODEL_HEIGHTS } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isChapterByChapter, past, plugged } from '../../register.ts';
import { isInPlay } from '../../rules/battle/result.ts';
import { pointsLost, successors } from '../../rules/command/command.ts';
import {
  afterHit,
  hullDownSpending,
  leavesWreck,
  type Spending,
  softened,
  sturdySpending,
} from '../../rules/damage/damage.ts';
import { basesForLevel, basesLost } from '../../rules/infantry/infantry-damage.ts';
import { passengersOf } from '../../rules/infantry/passengers.ts';
import { baseOf } from '../../rules/sight/sighting.ts';
import { isWater } from '../../rules/terrain/ground.ts';
import { mustSlowDown } from '../../rules/unit/condition.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { movementPoints } from '../../rules/unit/movement.ts';
import { nameOf, rosterOf, sheetOf, unitOf } from '../../state/roster.ts';
import type { Frames, State, UnitState } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { release } from '../command/drones.ts';
import { basesLeft } from './casualties.ts';
import { standsOnceMore } from './dying.ts';

/** Replaces what the rules without geometry use. */
export function setUnit({ units }: Pick<State, 'units'>, id: number, { sheet: _known, ...body }: Unit): void {
  units[id].body = body;
}

/** One result against a unit. */
export interface Result {
  readonly level: Damage;
  readonly traits: Traits;
  /** HGB-ACT-07: it comes from where its counters protect. */
  readonly isSheltered: boolean;
}

/** HGB-DMG-01, steps 7 and 8: counters, then boxes, then the rest is added. Returns the rest. */
export function takeResult(
  play: Play<GearBlitz>,
  id: number,
  { level, traits, isSheltered }: Result,
): Damage {
  const { state } = play;
  if (isInfantry(unitOf(state, id))) return loseBases(play, id, basesForLevel(level), isSheltered);
  const { hullDown, sturdy } = unitOf(state, id);
  const counters = isSheltered ? hullDownSpending(level, hullDown ?? 0) : NONE;
  const countersSpent = spent(play, id, level, 'counters', counters);
  const left = softened(level, countersSpent);
  const boxesSpent = spent(play, id, left, 'boxes', sturdySpending(left, sturdy));
  const result = softened(left, boxesSpent);
  const before = unitOf(state, id);
  setUnit(state, id, fallen(before, afterHit(before, { level: result, traits, countersSpent, boxesSpent })));
  play.emit({
    type: 'damaged',
    unit: id,
    level,
    countersSpent,
    boxesSpent,
    result,
    now: { body: state.units[id].body },
  });
  plugged(state.setup).hurt?.(play, id, result);
  return result;
}

/** HGB-CP-06: remembers a destroyed unit as it was. */
function fallen({ damage, auxHits, bases }: Unit, after: Unit): Unit {
  return after.damage === 4 && damage < 4 ? { ...after, before: { damage, auxHits, bases } } : after;
}

const NONE: Spending = { least: 0, most: 0 };

/** HGB-ACT-07, HGB-DMG-08: the owner says how many, where there is a choice. */
function spent(
  play: Play<GearBlitz>,
  unit: number,
  level: Damage,
  by: 'counters' | 'boxes',
  { least, most }: Spending,
): number {
  if (least === most) return most;
  const { seat } = rosterOf(play.state.setup).units[unit];
  const answer = play.ask({ step: 'absorb', seat, unit, level, by });
  return answer.type === 'absorb' ? answer.count : least;
}

/** HGB-ACT-07, HGB-DMG-08 */
export const absorb: Question<GearBlitz, Frames['absorb']> = {
  question: true,
  menu(state, { unit, level, by }) {
    const { hullDown, sturdy } = unitOf(state, unit);
    const { least, most } =
      by === 'counters' ? hullDownSpending(level, hullDown ?? 0) : sturdySpending(level, sturdy);
    return {
      prompt: TEXT.absorb(nameOf(state, unit), level),
      rule: by === 'counters' ? 'HGB-ACT-07' : 'HGB-DMG-08',
      orders: [
        {
          type: 'absorb',
          label: TEXT.spend[by],
          fields: [{ kind: 'whole', name: 'count', label: TEXT.count, min: least, max: most }],
        },
      ],
    };
  },
};

/** HGB-INF-07: bases instead of states, those that were touched first; the answer is 1 if one was lost. */
export function loseBases(
  play: Play<GearBlitz>,
  id: number,
  hit: number,
  isSheltered: boolean,
  touched: readonly number[] | null = null,
): Damage {
  const { state } = play;
  const unit = unitOf(state, id);
  const countersSpent = isSheltered ? Math.min(unit.hullDown ?? 0, hit) : 0;
  const lost = basesLost(hit, unit.bases, countersSpent);
  const bases = unit.bases - lost;
  const hullDown = unit.hullDown === null ? null : unit.hullDown - countersSpent;
  const left = basesLeft(play, id, lost, touched);
  setUnit(state, id, fallen(unit, { ...unit, bases, hullDown, damage: bases === 0 ? 4 : unit.damage }));
  const squad = state.units[id];
  if (left.length > 0) Object.assign(squad, { at: left[0], others: left.slice(1) });
  const { body, at, others } = squad;
  play.emit({ type: 'thinned', unit: id, lost, countersSpent, now: { body, at, others } });
  const result = lost > 0 ? 1 : 0;
  plugged(state.setup).hurt?.(play, id, result);
  return result;
}

/** HGB-DMG-04, HGB-DMG-05: what follows when all damage of an attack has been done. `worst` is the highest single result. */
export function settle(play: Play<GearBlitz>, id: number, worst: Damage): void {
  const { state } = play;
  const unit = unitOf(state, id);
  if (unit.damage === 4) {
    const isWreck = leavesWreck(unit, worst);
    const { seat } = rosterOf(state.setup).units[id];
    if (state.units[id].at && standsOnceMore(play, id)) play.next({ step: 'dying', seat, unit: id, isWreck });
    else remove(play, id, isWreck);
    return;
  }
  // HGB-TERR-07: a unit hurt on a cliff lets go.
  if (unit.climb && worst > 0) {
    const levels = Math.floor((unit.climb.height - unit.climb.foot) / INCH);
    play.next({ step: 'fall', unit: id, why: 'fall', levels, to: state.units[id].at! });
  }
  if (!mustSlowDown(unit)) return;
  setUnit(state, id, { ...unit, speed: 'combat' });
  const moving = state.units[id];
  // HGB-DMG-04: on with what Combat Speed leaves of it.
  if (moving.activation && moving.activation.spent >= movementPoints(unitOf(state, id)))
    moving.activation = { ...moving.activation, isStopped: true };
  const { body, activation } = moving;
  play.emit({ type: 'slowed', unit: id, now: { body, activation } });
  play.next({ step: 'maneuver', unit: id, why: 'slowed', turn: 0 });
}

/** HGB-DMG-05: off the table; a wreck stays where it is not blown to pieces. */
export function remove(
  play: Play<GearBlitz>,
  id: number,
  isWreck: boolean,
  where: Place | null = null,
): void {
  const { state } = play;
  const unit = state.units[id];
  const at = where ?? unit.at ?? state.units[unit.aboard!].at!;
  // HGB-PERK-17: those inside are lost with it, unless they may try to get out.
  const { escapes } = plugged(state.setup);
  const passengers = passengersOf(state, id);
  if (!escapes || unit.body.damage < 4) for (const passenger of passengers) remove(play, passenger, false);
  else escapes(play, id, at, passengers);
  const wreck = isWreck && unit.at ? wreckOf(state, id) : null;
  if (wreck) state.scene = withPiece(state.scene, wreck);
  const isOverkill = unit.at !== null && unit.body.damage === 4;
  const now = { ...endMarks(state, id, 'is lost'), at: null, others: [], aboard: null, body: unit.body };
  Object.assign(unit, now);
  play.emit({ type: 'destroyed', unit: id, wreck, now });
  plugged(state.setup).destroyed?.(play, id, at);
  succeed(play, id);
  release(play, id);
  if (isOverkill) plugged(state.setup).overkilled?.(play, id, at);
}

/** HGB-DMG-05: the wreck on the ground; on water there is none. */
function wreckOf(state: State, id: number): Piece | null {
  const sheet = sheetOf(state, id);
  const base = baseOf(state, id);
  if (isWater(piecesAt(state.scene, base)) && !isChapterByChapter(state)) return null;
  return {
    id: `wreck-${id}`,
    kind: 'wreck',
    label: sheet.name,
    corners: roundOutline(base),
    foot: groundOf(piecesAt(state.scene, base)),
    height: MODEL_HEIGHTS[sheet.card.kind],
    isGround: false,
  };
}

/**
 * HGB-SETUP-02, HGB-CP-08: the next Commander, chosen by the owner among equals, and the points lost with the old one.
 */
function succeed(play: Play<GearBlitz>, id: number): void {
  const { state } = play;
  const seat = state.commanders.indexOf(id);
  if (seat < 0) return;
  const heirs = heirsOf(state, seat);
  const { units } = rosterOf(state.setup);
  const points = state.commandPoints[seat];
  const leadership = heirs.length > 0 ? units[heirs[0]].sheet.skills.ld : 0;
  state.commandPoints[seat] -= pointsLost(points, units[id].sheet.skills.ld, leadership);
  if (heirs.length > 1) {
    if (isChapterByChapter(state)) appoint(play, seat, heirs[0]);
    else vacate(play, seat);
    play.next({ step: 'succession', seat });
  } else appoint(play, seat, heirs[0] ?? -1);
}

/** HGB-SETUP-02: who was to follow may be gone by now, and somebody has come who commands. */
export const succession: Procedure<GearBlitz, Frames['succession']> = (play, { seat }) => {
  const { state } = play;
  const heirs = heirsOf(state, seat);
  if (heirs.length > 1) play.next({ step: 'commander', seat });
  else if (state.commanders[seat] < 0) appoint(play, seat, heirs[0] ?? -1);
};

/** The remaining units of the highest Leadership, on the table, aboard or in reserve. */
function heirsOf(state: State, seat: Seat): number[] {
  const { units } = state;
  // A unit in a lost transport must get out first.
  const isTrapped = ({ aboard }: UnitState): boolean => aboard !== null && units[aboard].at === null;
  const mayFollow = (id: number): boolean =>
    past(state.setup).followsFromTable?.()
      ? units[id].at !== null
      : isInPlay(state, id) && !isTrapped(units[id]);
  const left = rosterOf(state.setup).units.filter(({ id, seat: whose }) => whose === seat && mayFollow(id));
  return successors(left.map(({ id }) => unitOf(state, id))).map((i) => left[i].id);
}

/** HGB-SETUP-02: the army has no Commander until the owner chooses one. */
function vacate(play: Play<GearBlitz>, seat: Seat): void {
  play.state.commanders[seat] = -1;
  const points = play.state.commandPoints[seat];
  play.emit({ type: 'succession', seat, commander: -1, points, isOpen: true });
}

/** HGB-SETUP-02, HGB-CP-02: the new Commander has made no attempts yet. */
function appoint(play: Play<GearBlitz>, seat: Seat, commander: number): void {
  const { state } = play;
  state.commanders[seat] = commander;
  const spent = { ...state.spent[seat], tried: 0 };
  if (!isChapterByChapter(state)) state.spent = state.spent.with(seat, spent);
  play.emit({ type: 'succession', seat, commander, points: state.commandPoints[seat] });
}

/** HGB-SETUP-02 */
export const commander: Decision<GearBlitz, Frames['commander'], 'appoint'> = {
  menu: (state, { seat }) => ({
    prompt: TEXT.whoCommands,
    rule: 'HGB-SETUP-02',
    orders: [
      {
        type: 'appoint',
        label: TEXT.appoint,
        fields: [
          {
            kind: 'pick',
            name: 'unit',
            label: TEXT.unit,
            values: heirsOf(state, seat),
            describe: (id) => ({ label: nameOf(state, Number(id)), piece: id }),
          },
        ],
      },
    ],
  }),
  apply: (play, { seat }, { unit }) => appoint(play, seat, unit),
};
