// The worth of a place to a 'Mech when the shooting starts.

import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { distance, neighbour } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { quietTally, type Tally } from '@ironfield/kernel/explanation.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Kind } from '../../kind.ts';
import {
  attackerModifiers,
  busyTarget,
  immobileTarget,
  proneTarget,
  targetModifiers,
  targetTerrain,
} from '../../rules/fire/attack-modifiers.ts';
import { woodsBetween } from '../../rules/fire/to-hit.ts';
import { altitudeOf, isAloft } from '../../rules/ground/altitude.ts';
import type { Gait } from '../../rules/movement/gaits.ts';
import { physicalBase } from '../../rules/physical/physical-to-hit.ts';
import {
  isBlocked,
  isSubmerged,
  type Sight,
  sightAloft,
  targetCover,
} from '../../rules/sight/line-of-sight.ts';
import { isImmobile } from '../../rules/unit/condition.ts';
import type { Mode, State, UnitState } from '../../state.ts';
import { at } from '../attacks/gunnery.ts';
import { SIDE } from '../temper/sides.ts';
import { type Mood, roleAt } from '../temper/temper.ts';
import { type Company, companyOf, strayed } from './company.ts';
import type { Knowledge, Self, Target } from './knowledge.ts';
import { mpAway, wayTo } from './ways.ts';

/** An enemy as the bot sees it. */
interface Foe {
  readonly unit: number;
  readonly mech: UnitState;
  readonly target: Target;
  /** The range that suits the bot's 'Mech best. */
  readonly bestRange: number;
  /** The way to it, for those who cannot jump over what is between. */
  readonly way: Uint8Array | null;
  /** Modifiers it gives others to hit it, apart from the ground between, and those of its own movement. */
  readonly evasion: number;
  readonly haste: number;
  /** Has had its move: it will fire from where it is and as it faces. */
  readonly settled: boolean;
  /** It can do nothing this turn. */
  readonly helpless: boolean;
  /** Hexes that it may still go, and whether it may fly. */
  readonly reach: number;
  readonly jumps: boolean;
  /** Damage of its kick, and of a punch. */
  readonly kick: number;
  readonly punch: number;
}

/** Everything known before any place is looked at. */
export interface Outlook {
  readonly knowledge: Knowledge;
  readonly field: Battlefield;
  readonly state: State;
  readonly unit: number;
  readonly self: Self;
  readonly foes: readonly Foe[];
  /** The distance of the nearest of them before the move; 0 for a unit that is not on the map yet. */
  readonly start: number;
  /** The places of the units it guards. */
  readonly wards: readonly number[];
  /** Friends at hand; null where there are none, or it does not mind them. */
  readonly company: Company | null;
  /** By cell: what a goal makes it worth. */
  readonly goal: ArrayLike<number> | null;
}

/** The modifiers a 'Mech that has yet to move will probably have. */
const LIKELY_EVASION = 1;
const LIKELY_HASTE = 1.5;
/** It will not always find us in its sights. */
const LIKELY_AIM = 0.85;
/** Some blows that look possible before the shooting will not be after it. */
const BLOWS = 0.6;

const sum: Tally = quietTally();

function hasteOfFoe({ firesSteadily }: Kind, mode: Mode, prone: boolean, settled: boolean): number {
  if (firesSteadily) return 0;
  return settled ? hasteOf(mode, prone) : LIKELY_HASTE + hasteOf('still', prone);
}

/** The cost of a 'Mech's own movement and posture to its fire, and that of its movement to those who aim at it. */
export function hasteOf(mode: Mode, prone: boolean): number {
  sum.total = 0;
  attackerModifiers(sum, mode, prone);
  return sum.total;
}
export function evasionOf(field: Battlefield, mode: Mode, hexesMoved: number): number {
  sum.total = 0;
  targetModifiers(sum, field, mode, hexesMoved);
  return sum.total;
}

/** The protection that options give a target for its deeds of this turn; `gait` is the way it would go. */
export function shieldOf(field: Battlefield, mech: UnitState, gait?: Gait): number {
  const { marks } = mech.thisTurn;
  sum.total = 0;
  if (gait) mech.thisTurn.marks = { ...marks, gait: gait.id };
  busyTarget(sum, field, mech);
  mech.thisTurn.marks = marks;
  return sum.total;
}

export function immobility(field: Battlefield, target: UnitState): number {
  sum.total = 0;
  immobileTarget(sum, field, target);
  return sum.total;
}

/** The ground between two 'Mechs and around the target, and whether that is prone. */
export function groundOf(
  field: Battlefield,
  sight: Sight,
  woods: number,
  prone: boolean,
  range: number,
): number {
  sum.total = 0;
  woodsBetween(sum, sight);
  targetTerrain(sum, field, woods, targetCover(sight));
  proneTarget(sum, prone, range === 1);
  return sum.total;
}

/** The modifiers that options add for the hexes themselves. */
export function hexesAdd(field: Battlefield, from: number, to: number): number {
  if (!field.plugged.ground) return 0;
  sum.total = 0;
  field.plugged.ground(sum, field, from, to);
  return sum.total;
}

function foesOf(knowledge: Knowledge, unit: number): Foe[] {
  const { field, state } = knowledge;
  const foes: Foe[] = [];
  for (const enemy of field.enemiesOf[unit]) {
    const mech = state.units[enemy];
    if (mech.hex < 0 || mech.loss) continue;
    const { mode, hexesMoved } = mech.thisTurn;
    const helpless = isImmobile(mech);
    const settled = mech.thisPhase.acted || state.phase !== 'movement' || helpless;
    const { run, jump, kick, punch } = knowledge.of(enemy);
    const target = knowledge.target(unit, enemy);
    const flies = knowledge.of(unit).jump > 0 || field.kinds[unit].flight !== undefined;
    foes.push({
      unit: enemy,
      mech,
      target,
      bestRange:
        !isAloft(mech) && isSubmerged(field, mech.hex, mech.prone) ? rangeToDiver(state) : target.bestRange,
      way: flies ? null : wayTo(field, unit, mech.hex),
      evasion: helpless
        ? immobility(field, mech)
        : settled
          ? evasionOf(field, mode, hexesMoved) + shieldOf(field, mech)
          : LIKELY_EVASION,
      haste: hasteOfFoe(field.kinds[enemy], mode, mech.prone, settled),
      settled,
      helpless,
      reach: settled ? 0 : Math.max(run, jump),
      jumps: !settled && jump > 0,
      kick,
      punch,
    });
  }
  return foes;
}

/** Turns for which one under water is hunted, and then left alone. */
const HUNT = 6;
const ALONE = 9;

/** Nothing but blows reaches one under water, and often not even those: it is hunted and left alone by turns. */
const rangeToDiver = ({ turn }: State): number => (Math.floor(turn / HUNT) % 2 === 0 ? 1 : ALONE);

export function outlookOf(knowledge: Knowledge, unit: number, goal: Outlook['goal'] = null): Outlook {
  const { field, state } = knowledge;
  const self = knowledge.of(unit);
  const foes = foesOf(knowledge, unit);
  return {
    knowledge,
    field,
    state,
    unit,
    self,
    foes,
    start: startOf(field, state.units[unit].hex, foes),
    company: companyOf(knowledge, unit, foes),
    wards: wardsOf(field, state, unit, self.mood),
    goal,
  };
}

function startOf({ board }: Battlefield, hex: number, foes: readonly Foe[]): number {
  return hex < 0 || foes.length === 0
    ? 0
    : Math.min(...foes.map(({ mech }) => distance(board, hex, mech.hex)));
}

const NOBODY: readonly number[] = [];

/** The places of the friends it stays beside. */
function wardsOf(field: Battlefield, state: State, unit: number, { profile }: Mood): readonly number[] {
  if (!profile || profile.escorts.length === 0) return NOBODY;
  const wards: number[] = [];
  for (const friend of field.unitsOf[field.sideOf[unit]]) {
    const role = roleAt(field, friend);
    const { hex } = state.units[friend];
    if (friend !== unit && hex >= 0 && role !== null && profile.escorts.includes(role)) wards.push(hex);
  }
  return wards;
}

/** By relative bearing of the attacker: front, right, rear or left as an index of what `stakes` answers. */
const SIDE_AT = Uint8Array.from({ length: 24 }, (_, bearing) => {
  if (bearing <= 6 || bearing >= 18) return SIDE.front;
  return bearing <= 10 ? SIDE.right : bearing < 14 ? SIDE.rear : SIDE.left;
});
/** Bearings off straight ahead. */
const ASIDE = Uint8Array.from({ length: 24 }, (_, bearing) => Math.min(bearing, 24 - bearing));
/** The widest that is still in the forward arc. */
const FORWARD = 4;

const MOST_FOES = 64;
/** The numbers that do not depend on facing, by foe; used again and again. */
const numbers = new Int16Array(MOST_FOES);
const scales = new Float32Array(MOST_FOES);
const blows = new Float32Array(MOST_FOES);
const taking = new Float32Array(MOST_FOES);
const bearings = new Uint8Array(MOST_FOES);
const ranges = new Uint8Array(MOST_FOES);
let surveyed = -1;
let isThreatened = false;
/** Its losses count so many times if it is alone among those who see it. */
let loneliness = 1;
let isSunk = false;

/** Value of a place, then of each facing there: call `survey` first, then `judge` for every facing. */
export function survey(
  outlook: Outlook,
  cell: number,
  mode: Mode,
  hexes: number,
  { prone = false, shield = 0 }: { readonly prone?: boolean; readonly shield?: number } = {},
): void {
  const { field, foes } = outlook;
  const { board, haze } = field;
  const altitude = altitudeOf(outlook.state.units[outlook.unit]);
  const haste = hasteOf(field.kinds[outlook.unit].firesSteadily ? 'still' : mode, prone);
  const evasion = evasionOf(field, mode, hexes) + shield;
  isSunk = altitude === null && isSubmerged(field, cell, prone);
  surveyed = cell;
  const { troopers } = field.kinds[outlook.unit];
  const isClose = troopers !== undefined;
  const exposed = troopers ? troopers.exposure(field, cell) / outlook.self.exposed : 1;
  isThreatened = false;
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i];
    const to = foe.mech.hex;
    const range = distance(board, cell, to);
    ranges[i] = range;
    numbers[i] = -1;
    blows[i] = 0;
    taking[i] = 0;
    bearings[i] = range === 0 ? 0 : lineOn(board, cell, to).bearing;
    if (range <= foe.reach) isThreatened = true;
    if ((range === 0 && !isClose) || range > 24) continue;
    const seenFrom = relativeBearing(foe.mech.facing, (bearings[i] + 12) % 24);
    const theirAltitude = altitudeOf(foe.mech);
    const isAnyAloft = altitude !== null || theirAltitude !== null;
    const here = { hex: cell, prone, altitude };
    const there = { hex: to, prone: foe.mech.prone, altitude: theirAltitude };
    const out = sightAloft(field, here, there);
    if (!isBlocked(out)) {
      const modifiers =
        haste +
        foe.evasion +
        groundOf(field, out, theirAltitude === null ? haze[to] : 0, foe.mech.prone, range) +
        hexesAdd(field, altitude === null ? cell : -1, theirAltitude === null ? to : -1);
      scales[i] = foe.target.sides[foe.settled ? SIDE_AT[seenFrom] : 0];
      if (!isSunk) numbers[i] = at(range, modifiers);
      if (range === 1 && !prone && !isAnyAloft && !field.kinds[foe.unit].troopers)
        blows[i] = blowOf(
          outlook,
          outlook.unit,
          outlook.self,
          { from: cell, to, prone: foe.mech.prone },
          modifiers,
        );
    }
    if (foe.helpless) continue;
    const back = sightAloft(field, there, here);
    if (isBlocked(back)) continue;
    const modifiers = Math.round(
      foe.haste +
        evasion +
        groundOf(field, back, altitude === null ? haze[cell] : 0, prone, range) +
        hexesAdd(field, theirAltitude === null ? to : -1, altitude === null ? cell : -1),
    );
    const index = at(range, modifiers);
    const { theirs } = foe.target;
    let taken = foe.settled ? theirs.toward(seenFrom)[index] : LIKELY_AIM * theirs.ahead[index];
    if (targetCover(back)) taken *= 1 - outlook.self.shelter;
    if (
      range === 1 &&
      !isClose &&
      !isAnyAloft &&
      !foe.mech.prone &&
      (!foe.settled || ASIDE[seenFrom] <= FORWARD)
    ) {
      taken += blowOf(outlook, foe.unit, foe, { from: to, to: cell, prone }, modifiers);
    }
    taking[i] = exposed * taken;
  }
  loneliness = outlook.company ? lonelinessAmong(outlook.company, outlook.self.mood) : 1;
}

/** An enemy counts as a threat from so many points of damage. */
const THREAT = 1;
const LONELY = 0.5;

/** Of the place surveyed last: enemies who can fire at it, against friends who can fire at them. */
function lonelinessAmong({ against }: Company, { fellowship }: Mood): number {
  let threats = 0;
  let helpers = 0;
  for (let i = 0; i < against.length; i++) {
    if (taking[i] < THREAT) continue;
    threats++;
    helpers += against[i];
  }
  if (threats < 2) return 1;
  return 1 + LONELY * fellowship * Math.max(0, 1 - (1 + helpers / threats) / threats);
}

/**
 * CBT-AI-27: what a kick from one hex into the next promises. CBT-PHY-06: nobody who lies is struck from higher up, and
 * from below only by fists.
 */
function blowOf(
  { field, state }: Outlook,
  attacker: number,
  { kick, punch }: Pick<Self, 'kick' | 'punch'>,
  { from, to, prone }: { readonly from: number; readonly to: number; readonly prone: boolean },
  modifiers: number,
): number {
  const rise = field.bed[to] - field.bed[from];
  if (rise < (prone ? 0 : -1) || rise > (prone ? 1 : 0)) return 0;
  const damage = rise > 0 ? punch : kick;
  if (damage === 0) return 0;
  const { piloting } = state.units[attacker].crew;
  sum.total = modifiers;
  physicalBase(sum, field, rise > 0 ? 'punch' : 'kick', piloting);
  return BLOWS * damage * chanceOfTwoDice(sum.total);
}

/** The weight of the second best target beside the best. */
const SECOND = 0.2;
/** With nobody in the forward arc, whatever the torso may do. */
const TURNED_AWAY = 2;
const ASKEW = 0.02;
/** CBT-AI-03: woods behind are cover for whoever comes round; CBT-AI-09: and nobody comes over the edge of the map. */
const WOODS_BEHIND = 0.15;
const EDGE_BEHIND = 0.3;

/** Of the place surveyed last, with this facing. */
export function judge({ field, foes, self }: Outlook, facing: Facing, fires = true): number {
  const { exposure, mood } = self;
  let best = 0;
  let second = 0;
  let taken = 0;
  let aside = 12;
  for (let i = 0; i < foes.length; i++) {
    const bearing = relativeBearing(facing, bearings[i]);
    const off = ASIDE[bearing];
    if (off < aside) aside = off;
    const number = numbers[i];
    let given = number < 0 ? 0 : foes[i].target.ours.toward(bearing)[number];
    if (off <= FORWARD) given += blows[i];
    if (given > 0) {
      given *= scales[i];
      if (given > best) {
        second = best;
        best = given;
      } else if (given > second) second = given;
    }
    taken += taking[i] * exposure[SIDE_AT[bearing]];
  }
  let value = (fires ? best + SECOND * second : 0) - mood.caution * loneliness * taken - ASKEW * aside;
  if (aside > FORWARD) value -= TURNED_AWAY;
  if (isThreatened) {
    const behind = field.board.neighbours[surveyed * 6 + ((facing + 3) % 6)];
    value += behind < 0 ? EDGE_BEHIND : -WOODS_BEHIND * field.woods[behind];
  }
  return value;
}

/** No facing at the place surveyed last is judged better than this. */
export function ceiling({ foes, self }: Outlook): number {
  const { exposure, mood } = self;
  const least = Math.min(exposure[0], exposure[1], exposure[2], exposure[3]);
  let best = 0;
  let second = 0;
  let taken = 0;
  for (let i = 0; i < foes.length; i++) {
    const number = numbers[i];
    const given = ((number < 0 ? 0 : foes[i].target.ours.most(number)) + blows[i]) * scales[i];
    if (given > best) {
      second = best;
      best = given;
    } else if (given > second) second = given;
    taken += taking[i];
  }
  return best + SECOND * second - mood.caution * loneliness * taken * least + EDGE_BEHIND + mostLead(self);
}

/** Turns in which nobody so far apart has anything to go back from: who does will come forward again. */
const OPENING = 3;
const APART = 9;
const BACK_AND_FORTH = 1.5;
/** A place from which nobody can be hit is of little use. */
const IDLE = 3;
const IDLE_LATE = 40;
/** Under water nobody can be fired at, nor fire: with nobody to strike that leads nowhere, however many are waiting outside. */
const SUNK_LATE = 150;
/** CBT-AI-09: a 'Mech at the edge may be pushed over it, or thrown over it from above. */
const PUSHED_OVER = 4;
const THROWN_OVER = 0.3;
const STRAYED = 0.03;
/** Hexes within which a 'Mech is beside another. */
const BESIDE = 4;
const AWAY_FROM_WARD = 0.12;
/** The pull of the slowest friend beside that of the enemy. */
const PACE = 0.4;
const UNDER_COVER = 0.5;
const SWIFT = 0.3;
const NEST = 0.8;

/**
 * Of the place surveyed last, whatever the facing: the pull of the range it fights best at, of its role, of a goal. Who
 * goes there to charge is not idle.
 */
export function pull(
  outlook: Outlook,
  cell: number,
  mode: Mode,
  hexes: number,
  { strikes = false, fires = true }: { readonly strikes?: boolean; readonly fires?: boolean } = {},
): number {
  const { field, state, foes, self, goal } = outlook;
  const { eagerness, profile, urgency, despair, worn } = self.mood;
  let value = goal ? goal[cell] : 0;
  const nearest = nearestFoe(outlook);
  if (nearest < 0) return value;
  const range = ranges[nearest];
  const { bestRange, way } = foes[nearest];
  if (state.turn <= OPENING && outlook.start > Math.max(bestRange, APART))
    value -= BACK_AND_FORTH * Math.max(0, range - outlook.start);
  const wanted = 1 + (1 - despair) * (bestRange - 1);
  const isTooNear = range < wanted;
  value -= eagerness * (isTooNear ? (1 - urgency) * (wanted - range) : mpAway(way, cell, range) - wanted);
  const isIdle = !strikes && !(fires && couldHarm(outlook));
  if (isIdle) {
    const isCloser = urgency > 0 && comesCloser(outlook, foes[nearest], cell, range);
    value -= IDLE * (1 - worn) * (isCloser ? 1 - urgency : 1) + (isCloser ? 0 : IDLE_LATE * urgency);
  }
  if (isSunk && isIdle) value -= SUNK_LATE * urgency;
  value -= edgeRisk(outlook, cell);
  if (outlook.company)
    value -= PACE * eagerness * self.mood.fellowship * strayed(field, outlook.company, cell);
  if (!profile) return value;
  const [from, to] = profile.distance;
  if (range < from) value -= STRAYED * (from - range);
  else if (range > to) value -= STRAYED * (range - to);
  value +=
    (UNDER_COVER * profile.cover * field.woods[cell] +
      SWIFT * profile.evasion * evasionOf(field, mode, hexes)) /
    100;
  if (profile.nests && mode === 'still' && !isIdle) value += NEST;
  if (outlook.wards.length > 0) value -= AWAY_FROM_WARD * awayFromWards(outlook, cell);
  return value;
}

/** A unit with so few MP goes a hex at a time, whatever that costs, and so straight on (CBT-MOV-10). */
const HARDLY_MOVES = 1;
/** CBT-MOV-03: nobody steps over more. */
const MOST_LEVELS = 2;

/** The worth to such a unit, late in a game, of facing a free hex that is nearer to the enemy: there it goes next. */
const LEADS_ON = 2;

/** Of the place surveyed last, with this facing: does it lead on from there? */
export function leadsOn(
  outlook: Outlook,
  cell: number,
  facing: Facing,
  isFree: (cell: number) => boolean,
): number {
  const { field, foes, self } = outlook;
  const most = mostLead(self);
  if (most === 0 || foes.length === 0) return 0;
  const ahead = neighbour(field.board, cell, facing);
  if (ahead < 0 || !isFree(ahead) || Math.abs(field.bed[ahead] - field.bed[cell]) > MOST_LEVELS) return 0;
  const nearest = nearestFoe(outlook);
  return distance(field.board, ahead, foes[nearest].mech.hex) < ranges[nearest] ? most : 0;
}

const mostLead = ({ walk, mood }: Self): number => (walk > HARDLY_MOVES ? 0 : LEADS_ON * mood.urgency);

/** Late in a game it is no waste of time to fire at nobody for a better shot to come. */
function comesCloser(outlook: Outlook, { mech, way }: Foe, cell: number, range: number): boolean {
  const { field, state, unit, self } = outlook;
  const { hex } = state.units[unit];
  if (hex < 0) return false;
  const before = distance(field.board, hex, mech.hex);
  if (self.walk <= HARDLY_MOVES && range < before) return true;
  return mpAway(way, cell, range) < mpAway(way, hex, before);
}

/** Of the place surveyed last: is there a facing from which it could do any damage? */
function couldHarm({ foes }: Outlook): boolean {
  for (let i = 0; i < foes.length; i++) {
    if (blows[i] > 0) return true;
    if (numbers[i] >= 0 && foes[i].target.ours.most(numbers[i]) > 0) return true;
  }
  return false;
}

function awayFromWards({ field, wards }: Outlook, cell: number): number {
  let nearest = 99;
  for (let i = 0; i < wards.length; i++) nearest = Math.min(nearest, distance(field.board, cell, wards[i]));
  return Math.max(0, nearest - BESIDE);
}

function edgeRisk({ field, foes }: Outlook, cell: number): number {
  const { neighbours } = field.board;
  let isEdge = false;
  for (let direction = 0; direction < 6; direction++) if (neighbours[cell * 6 + direction] < 0) isEdge = true;
  if (!isEdge) return 0;
  let risk = 0;
  for (let i = 0; i < foes.length; i++) {
    if (foes[i].helpless) continue;
    if (foes[i].jumps && ranges[i] <= foes[i].reach) risk += THROWN_OVER;
    if (ranges[i] === 1 && neighbours[cell * 6 + (((bearings[i] >> 2) + 3) % 6)] < 0) risk += PUSHED_OVER;
  }
  return risk;
}

function nearestFoe({ foes }: Outlook): number {
  let nearest = -1;
  for (let i = 0; i < foes.length; i++) if (nearest < 0 || ranges[i] < ranges[nearest]) nearest = i;
  return nearest;
}
