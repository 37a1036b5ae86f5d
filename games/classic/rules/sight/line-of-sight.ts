import { distance, neighbour } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import type { BoardLine } from '@ironfield/hex/grid.ts';
import { Touch } from '@ironfield/hex/line.ts';
import { createPairMemory, type PairMemory } from '@ironfield/hex/pair-memory.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield, Ground } from '../../battlefield.ts';
import { PRONE_HEIGHT, STANDING_HEIGHT, ULTRA_HEAVY, WOODS_HEIGHT } from '../../data/terrain.ts';
import type { State, UnitState } from '../../state.ts';
import { WHY_BLOCKED } from '../../text/sight.ts';
import { altitudeOf, isAloft } from '../ground/altitude.ts';
import { wallBetween, wallTops } from '../ground/hexside-walls.ts';
import { comesDown, isAirborne } from '../unit/condition.ts';
import { groupsOn, isGroundIn, type OtherSight, USUAL } from './other-sight.ts';

/** One 'Mech's sight of another, as bits, so that all answers of a board fit in one array. */
export type Sight = number;

const HILL = 1;
const KNOWN = 2;
const WATER = 4;
const WOODS = 8;
const BLOCKED = HILL | WATER | WOODS;
/** Cover of the one that looks. */
const OWN_HILL = 16;
/** Cover of the target: by the water it stands in, by a hill on the line. */
const TARGET_WATER = 32;
const TARGET_HILL = 64;
const LIGHT_SHIFT = 7;
const HEAVY_SHIFT = 11;
const MOST_WOODS = 15;
/** The line runs along hexsides, and what is seen depends on who looks (CBT-LOS-02). */
const DIVIDED = 1 << 15;

/** CBT-LOS-05: light woods count once, heavy woods twice; this much blocks. */
const WOODS_LIMIT = 3;

export const isBlocked = (sight: Sight): boolean => (sight & BLOCKED) !== 0;
/** By ground on the line, which includes the surface of water. */
export const isBlockedByHill = (sight: Sight): boolean => (sight & HILL) !== 0;
/** One end of the line is under water, the other is not. */
export const isBlockedByWater = (sight: Sight): boolean => (sight & WATER) !== 0;
/** Hexes of woods on the line that count, smoke as woods; meant for lines that are not blocked. */
export const lightWoods = (sight: Sight): number => (sight >> LIGHT_SHIFT) & MOST_WOODS;
export const heavyWoods = (sight: Sight): number => (sight >> HEAVY_SHIFT) & MOST_WOODS;
/** CBT-LOS-08, CBT-LOS-09: by a hill or by water of depth 1, which do not add up. */
export const targetCover = (sight: Sight): boolean => (sight & (TARGET_HILL | TARGET_WATER)) !== 0;
export const targetHillCover = (sight: Sight): boolean => (sight & TARGET_HILL) !== 0;
/** CBT-LOS-11: a hill covers whoever looks; leg weapons cannot fire through it. */
export const attackerCover = (sight: Sight): boolean => (sight & OWN_HILL) !== 0;

/** CBT-MAP-06 */
export const isSubmerged = ({ depth }: Ground, cell: number, prone: boolean): boolean =>
  depth[cell] >= (prone ? 1 : 2);

const isWading = ({ depth }: Ground, cell: number, prone: boolean): boolean => !prone && depth[cell] === 1;

export function whyBlocked(sight: Sight): Reason {
  return sight & WATER ? WHY_BLOCKED.water : sight & HILL ? WHY_BLOCKED.hill : WHY_BLOCKED.woods;
}

/** The obstacles, by cell. */
interface Profile {
  readonly ground: Int8Array;
  /** Ground or treetop, whichever is higher. */
  readonly top: Int8Array;
  /** With smoke: what it counts (CBT-LOS-05). */
  readonly woods: Uint8Array;
}

/** A building is as high as its levels (MT-BASE-20). */
function profileOf({ woods, haze, special }: Ground, surface: Int8Array): Profile {
  const ground = special ? surface.map((level, cell) => level + special.roof[cell]) : surface;
  const heightOf = (cell: number): number =>
    woods[cell] === ULTRA_HEAVY.woods ? ULTRA_HEAVY.height : haze[cell] === 0 ? 0 : WOODS_HEIGHT;
  return { ground, top: Int8Array.from(ground, (level, cell) => level + heightOf(cell)), woods: haze };
}

interface Memory {
  /** By posture of both ends, made when first needed: few games ask about the prone. */
  readonly answers: (PairMemory | undefined)[];
  readonly above: Profile;
  /** As it is for those under water: the surface is nothing to them (CBT-LOS-09). */
  readonly below: Profile;
  readonly other: OtherSight | null;
}

/** Ground, with what options make of looking over it. */
type Overlooked = Ground & Partial<Pick<Battlefield, 'plugged'>>;

function otherSightOf({ plugged }: Overlooked): OtherSight | null {
  const rule = plugged?.sightRule?.();
  const cornersShelter = plugged?.cornersShelter?.() ?? false;
  return rule || cornersShelter ? { rule: rule ?? USUAL, cornersShelter } : null;
}

const memoryOf = remembered(
  (ground: Overlooked): Memory => ({
    answers: [],
    other: otherSightOf(ground),
    above: profileOf(ground, ground.level),
    below: profileOf(ground, ground.bed),
  }),
);

/** Between the hexes of two 'Mechs, from the first to the second. */
export function sightBetween(
  ground: Overlooked,
  from: number,
  fromProne: boolean,
  to: number,
  toProne: boolean,
): Sight {
  const memory = memoryOf(ground);
  const { size } = ground.board;
  const posture = (fromProne ? 2 : 0) | (toProne ? 1 : 0);
  memory.answers[posture] ??= createPairMemory(ground.board);
  const answers = memory.answers[posture];
  const key = from * size + to;
  if (answers[key] > 0) return answers[key];
  const sight = groundSight(ground, memory, { from, fromProne, to, toProne });
  answers[key] = sight;
  if (fromProne === toProne && (sight & DIVIDED) === 0) {
    answers[to * size + from] = backwards(sight, isWading(ground, from, fromProne));
  }
  return sight;
}

/** The same line as seen from its other end. */
function backwards(sight: Sight, isWet: boolean): Sight {
  return (
    (sight & ~(TARGET_HILL | TARGET_WATER | OWN_HILL)) |
    (sight & TARGET_HILL ? OWN_HILL : 0) |
    (sight & OWN_HILL ? TARGET_HILL : 0) |
    (isWet ? TARGET_WATER : 0)
  );
}

/** Two hexes, and whether those there lie down. */
interface Between {
  readonly from: number;
  readonly fromProne: boolean;
  readonly to: number;
  readonly toProne: boolean;
}

function groundSight(
  ground: Ground,
  { above, below, other }: Memory,
  { from, fromProne, to, toProne }: Between,
): Sight {
  const { board, bed } = ground;
  const isSunk = isSubmerged(ground, from, fromProne);
  if (isSunk !== isSubmerged(ground, to, toProne)) return KNOWN | WATER;
  const profile = isSunk ? below : above;
  const water = isWading(ground, to, toProne) ? TARGET_WATER : 0;
  const own = { base: bed[from], prone: fromProne };
  const target = { base: bed[to], prone: toProne };
  const line = lineOn(board, from, to);
  return sightAlong(ground, other, profile, line, { from, own, target, water });
}

/** The viewpoint of a unit that is or might be there: an aircraft is as low as a vehicle. */
interface Viewpoint {
  readonly hex: number;
  readonly prone: boolean;
  /** Null on the ground. */
  readonly altitude: number | null;
}

/** MT-PRE-12: as between two units, where one of them may fly. */
export function sightAloft(field: Overlooked, a: Viewpoint, b: Viewpoint): Sight {
  if (a.altitude === null && b.altitude === null) return sightBetween(field, a.hex, a.prone, b.hex, b.prone);
  const isSunk = ({ hex, prone, altitude }: Viewpoint): boolean =>
    altitude === null && isSubmerged(field, hex, prone);
  if (isSunk(a) || isSunk(b)) return KNOWN | WATER;
  const endOf = ({ hex, prone, altitude }: Viewpoint): End =>
    altitude === null ? { base: field.bed[hex], prone } : { base: altitude, prone: true };
  const water = b.altitude === null && isWading(field, b.hex, b.prone) ? TARGET_WATER : 0;
  const line = lineOn(field.board, a.hex, b.hex);
  const ends = { from: a.hex, own: endOf(a), target: endOf(b), water };
  const { above, other } = memoryOf(field);
  return sightAlong(field, other, above, line, ends);
}

/** From one 'Mech to another. A death from above is in the air beside its target (CBT-PHY-27). */
export function unitSight(field: Battlefield, state: State, from: number, to: number): Sight {
  const a = state.units[from];
  const b = state.units[to];
  const aIsLow = isLow(field, from, a);
  const bIsLow = isLow(field, to, b);
  const aFloats = floatsOn(field, from, a);
  const bFloats = floatsOn(field, to, b);
  if (field.plugged.seesFromBelow?.() && isUnderWater(field, from, a) && wades(field, to, b))
    return sightFromBelow(field, { from: a.hex, fromProne: aIsLow, to: b.hex, toProne: bIsLow }, bFloats);
  const mayBeHigh = field.plugged.raised || field.plugged.floor;
  if (!isAirborne(a) && !isAirborne(b) && !mayBeHigh && !aFloats && !bFloats)
    return sightBetween(field, a.hex, aIsLow, b.hex, bIsLow);
  const aFlies = aFloats || isAbove(field, a);
  const bFlies = bFloats || isAbove(field, b);
  if (!aFlies && !bFlies) return sightBetween(field, a.hex, aIsLow, b.hex, bIsLow);
  if (!aFlies && isSubmerged(field, a.hex, aIsLow)) return KNOWN | WATER;
  if (!bFlies && isSubmerged(field, b.hex, bIsLow)) return KNOWN | WATER;
  const line = lineOn(field.board, a.hex, b.hex);
  const water = !bFlies && isWading(field, b.hex, bIsLow) ? TARGET_WATER : 0;
  const own = { base: aFloats ? field.level[a.hex] : baseOf(field, a), prone: aIsLow };
  const target = { base: bFloats ? field.level[b.hex] : baseOf(field, b), prone: bIsLow };
  const { above, other } = memoryOf(field);
  return sightAlong(field, other, above, line, { from: a.hex, own, target, water });
}

/** MT-PRE-18: partly in the water, and not wholly under it: on its feet there, or a ship. */
const wades = (field: Battlefield, unit: number, mech: UnitState): boolean =>
  isInWater(field, unit, mech) && !isUnderWater(field, unit, mech);

/** Through the water, to whoever stands in it or floats on it. */
function sightFromBelow(field: Battlefield, ends: Between, isAfloat: boolean): Sight {
  const { from, fromProne, to, toProne } = ends;
  const { below, other } = memoryOf(field);
  const line = lineOn(field.board, from, to);
  const own = { base: field.bed[from], prone: fromProne };
  const target = { base: isAfloat ? field.level[to] : field.bed[to], prone: toProne };
  return sightAlong(field, other, below, line, { from, own, target, water: 0 });
}

/** MT-PRE-10: for lines of sight a vehicle is as high as a 'Mech that lies. */
const isLow = ({ kinds }: Battlefield, unit: number, { prone }: UnitState): boolean =>
  prone || kinds[unit].height === PRONE_HEIGHT;

/** On water, and not in it. */
const floatsOn = ({ kinds, depth }: Battlefield, unit: number, { hex }: UnitState): boolean =>
  kinds[unit].floats && depth[hex] >= 1;

/** MT-PRE-18: at least partly; what hovers is not. */
export const isInWater = ({ kinds, depth }: Battlefield, unit: number, mech: UnitState): boolean =>
  depth[mech.hex] >= 1 && !isAirborne(mech) && (!kinds[unit].floats || kinds[unit].isShip === true);

/** CBT-MAP-06: of a unit where it is. */
export const isUnderWater = (field: Battlefield, unit: number, mech: UnitState): boolean =>
  !field.kinds[unit].floats && !isAloft(mech) && isSubmerged(field, mech.hex, isLow(field, unit, mech));

/**
 * The level a 'Mech stands on, or hangs in the air over. A death from above is on its way into the hex ahead, whatever
 * has become of its target meanwhile.
 */
function baseOf(ground: Overlooked, mech: UnitState): number {
  const { board, bed, level } = ground;
  const { hex, facing } = mech;
  if (comesDown(mech)) return Math.max(level[neighbour(board, hex, facing)], level[hex]) + 1;
  return bed[hex] + raisedBy(ground, mech);
}

/** MT-MOV-08, MT-BASE-19, MT-PRE-12: levels above the ground of its hex, or the bed of the water there. */
export function raisedBy(
  { plugged, bed }: Pick<Ground, 'bed'> & Partial<Pick<Battlefield, 'plugged'>>,
  mech: UnitState,
): number {
  const altitude = altitudeOf(mech);
  if (altitude !== null) return altitude - bed[mech.hex];
  return (plugged?.raised?.(0, mech) ?? 0) + (plugged?.floor?.(mech) ?? 0);
}

const isAbove = (field: Battlefield, mech: UnitState): boolean =>
  isAirborne(mech) || raisedBy(field, mech) > 0;

/** CBT-LOS-03: how high a unit reaches. */
export const heightOf = (field: Overlooked, unit: UnitState): number =>
  topOf({ base: baseOf(field, unit), prone: unit.prone });

/** The level of a hill that would cover nobody. */
const NO_HILL = 1000;

/** One end of a line: the level that a 'Mech stands on, and how. */
interface End {
  readonly base: number;
  readonly prone: boolean;
}

/** A line: the hex it starts from, the levels it runs between, and the hills that would cover a unit. */
interface Look {
  readonly from: number;
  readonly level: number;
  readonly targetLevel: number;
  readonly ownHill: number;
  readonly targetHill: number;
  readonly water: number;
}

const topOf = ({ base, prone }: End): number => base + (prone ? PRONE_HEIGHT : STANDING_HEIGHT);

/** The ends of a line: the hex where it begins, the units there, and the water around the target. */
interface Ends {
  readonly from: number;
  readonly own: End;
  readonly target: End;
  readonly water: number;
}

/** Over the hexes of a line, and over the walls between them. */
function sightAlong(
  ground: Ground,
  other: OtherSight | null,
  profile: Profile,
  line: BoardLine,
  ends: Ends,
): Sight {
  const sight = other ? otherSight(ground, other, profile, line, ends) : sightOver(profile, line, ends);
  return wallTops(ground) ? sight | overWalls(ground, line, ends) : sight;
}

/** MT-STRUCT-05: a wall is a hill of its height between two hexes; of two ways past a corner the target has the better. */
function overWalls(ground: Ground, line: BoardLine, { from, own, target, water }: Ends): Sight {
  const { level, targetLevel, ownHill, targetHill } = lookOf(from, own, target, water);
  const last = from + line.step[line.length - 1];
  const groups = [[from], ...groupsOn(ground, from, line), [last]];
  let cover = line.divided ? DIVIDED : 0;
  for (let i = 1; i < groups.length; i++) {
    const isFirst = i === 1;
    const isLast = i === groups.length - 1;
    const limit = limitAt(isFirst, isLast, level, targetLevel);
    for (const before of groups[i - 1]) {
      for (const after of groups[i]) {
        const top = wallBetween(ground, before, after);
        if (top === null) continue;
        if (top >= limit) return cover | HILL;
        if (isLast && top === targetHill) cover |= TARGET_HILL;
        if (isFirst && top === ownHill) cover |= OWN_HILL;
      }
    }
  }
  return cover;
}

function sightOver(profile: Profile, line: BoardLine, { from, own, target, water }: Ends): Sight {
  if (line.distance <= 1) return KNOWN | water;
  const follow = line.divided ? alongHexsides : throughHexes;
  return KNOWN | water | follow(profile, line, lookOf(from, own, target, water));
}

function lookOf(from: number, own: End, target: End, water: number): Look {
  const level = topOf(own);
  const targetLevel = topOf(target);
  // CBT-LOS-08: one level above the feet, and not shot over from above.
  const ownHill = own.prone || targetLevel > level ? NO_HILL : own.base + 1;
  const targetHill = target.prone || level > targetLevel ? NO_HILL : target.base + 1;
  return { from, level, targetLevel, ownHill, targetHill, water };
}

/** By the rules of an option, hex after hex; the choice of CBT-LOS-02 is the same. */
function otherSight(
  field: Ground,
  other: OtherSight,
  profile: Profile,
  line: BoardLine,
  { from, own, target, water }: Ends,
): Sight {
  const { distance: far, divided } = line;
  if (far <= 1) return KNOWN | water;
  const known = KNOWN | water | (divided ? DIVIDED : 0);
  const look = lookOf(from, own, target, water);
  const span = { distance: far, level: look.level, targetLevel: look.targetLevel };
  const groups = groupsOn(field, from, line);
  if (isGroundIn(other, field, { from, groups }, profile.ground, span)) return known | HILL;
  const seen: Seen = { most: 0, light: 0, heavy: 0, cover: 0 };
  for (const [index, cells] of groups.entries()) {
    const choice: Choice = { most: 0, worth: -1, woods: 0, cover: 0 };
    for (const cell of cells) {
      const rise = { at: distance(field.board, from, cell), height: profile.top[cell] };
      const isIn = other.rule.intervenes(rise, span);
      consider(choice, profile, look, {
        cell,
        isIn,
        isFirst: index === 0,
        isLast: index === groups.length - 1,
      });
    }
    choose(seen, choice);
  }
  return known | summedUp(seen);
}

/** A line that runs along no hexside; a hex that it meets in a corner only does not matter (CBT-LOS-01). */
function throughHexes(
  { ground, top, woods }: Profile,
  { length, step, touch }: BoardLine,
  { from, level, targetLevel, ownHill, targetHill }: Look,
): Sight {
  const last = length - 2;
  const first = limitAt(true, last === 1, level, targetLevel);
  const high = Math.max(level, targetLevel);
  let light = 0;
  let heavy = 0;
  for (let i = 1; i <= last; i++) {
    const cell = from + step[i];
    const limit = i === 1 ? first : i === last ? targetLevel : high;
    if (top[cell] < limit || touch[i] !== Touch.interior) continue;
    if (ground[cell] >= limit) return HILL;
    light += woods[cell] & 1;
    heavy += woods[cell] >> 1;
  }
  if (light + 2 * heavy >= WOODS_LIMIT) return WOODS | packWoods(light, heavy);
  return (
    packWoods(light, heavy) |
    (ground[from + step[last]] === targetHill ? TARGET_HILL : 0) |
    (ground[from + step[1]] === ownHill ? OWN_HILL : 0)
  );
}

const packWoods = (light: number, heavy: number): number =>
  (Math.min(light, MOST_WOODS) << LIGHT_SHIFT) | (Math.min(heavy, MOST_WOODS) << HEAVY_SHIFT);

/**
 * A line that runs along hexsides: of every two hexes that share one, the target has whichever is better for it
 * (CBT-LOS-02): one that blocks; then the most woods, if all together they block; then the highest modifier; then
 * cover, its own before that of the attacker's legs.
 */
function alongHexsides(profile: Profile, { length, step, touch }: BoardLine, look: Look): Sight {
  const { from, level, targetLevel } = look;
  const { ground, top } = profile;
  const end = length - 1;
  const seen: Seen = { most: 0, light: 0, heavy: 0, cover: 0 };
  let i = 1;
  while (i < end) {
    const next = touch[i] === Touch.interior ? i + 1 : i + 2;
    const isFirst = i === 1;
    const isLast = next === end;
    const limit = limitAt(isFirst, isLast, level, targetLevel);
    const choice: Choice = { most: 0, worth: -1, woods: 0, cover: 0 };
    for (; i < next; i++) {
      const cell = from + step[i];
      // Along the edge of the map one of the two hexes may be missing; reading beyond an array would be slow.
      if (cell < 0 || cell >= ground.length) continue;
      if (ground[cell] >= limit) return DIVIDED | HILL;
      consider(choice, profile, look, { cell, isIn: top[cell] >= limit, isFirst, isLast });
    }
    choose(seen, choice);
  }
  return DIVIDED | summedUp(seen);
}

/** The sum of the hexes of a line so far. */
interface Seen {
  /** Woods, had the target chosen them everywhere. */
  most: number;
  light: number;
  heavy: number;
  cover: number;
}

/** The better of two hexes for the target. */
interface Choice {
  most: number;
  worth: number;
  woods: number;
  cover: number;
}

function consider(
  choice: Choice,
  { ground, woods }: Profile,
  { ownHill, targetHill, water }: Look,
  {
    cell,
    isIn,
    isFirst,
    isLast,
  }: { readonly cell: number; readonly isIn: boolean; readonly isFirst: boolean; readonly isLast: boolean },
): void {
  const woodsHere = isIn ? woods[cell] : 0;
  const hill = isLast && ground[cell] === targetHill ? TARGET_HILL : 0;
  const own = isFirst && ground[cell] === ownHill ? OWN_HILL : 0;
  const modifier = woodsHere + (hill !== 0 && water === 0 ? 1 : 0);
  // The bits of cover, the target's above the other, and above them the modifier.
  const worth = (modifier << LIGHT_SHIFT) | hill | own;
  choice.most = Math.max(choice.most, woodsHere);
  if (worth <= choice.worth) return;
  choice.worth = worth;
  choice.woods = woodsHere;
  choice.cover = hill | own;
}

function choose(seen: Seen, { most, woods, cover }: Choice): void {
  seen.most += most;
  seen.light += woods & 1;
  seen.heavy += woods >> 1;
  seen.cover |= cover;
}

const summedUp = ({ most, light, heavy, cover }: Seen): Sight =>
  (most >= WOODS_LIMIT ? WOODS : cover) | packWoods(light, heavy);

/** CBT-LOS-04: the lowest level that intervenes at a place on the line. */
function limitAt(isFirst: boolean, isLast: boolean, level: number, targetLevel: number): number {
  if (isFirst) return isLast ? Math.min(level, targetLevel) : level;
  return isLast ? targetLevel : Math.max(level, targetLevel);
}
