// The orders of a menu that move a model: from a place under the finger to the order that goes there.

import type { ExpandedField, ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { FULL_TURN, type Place } from '@ironfield/kernel/menu/menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import {
  type Heading,
  headingTo,
  movedAlong,
  turnBetween,
  turned,
  UNIT,
  VECTORS,
} from '@ironfield/table/heading.ts';
import { distance, INCH } from '@ironfield/table/place.ts';
import type { Entry } from '../order/draft/draft.ts';
import type { Stand } from './tabletop-game.ts';

/** The meaning of an order's fields for its model, by type of order. */
export type Way =
  /** It is put or goes to a place, and may face somewhere there. */
  | { readonly kind: 'place'; readonly type: string; readonly place: string; readonly heading?: string }
  /** It goes straight on: so far along its heading, or back. */
  | { readonly kind: 'straight'; readonly type: string; readonly distance: string; readonly isBack?: true }
  /** It turns on the spot: to one side, by so many quarter degrees. */
  | {
      readonly kind: 'turn';
      readonly type: string;
      readonly side: string;
      readonly left: string;
      readonly right: string;
      readonly by: string;
    };

export interface Going {
  readonly type: string;
  readonly entry: Entry;
}

/** An order, and what has to be ordered before it. */
export interface Course extends Going {
  readonly lead?: readonly CoreOrder[];
}

type Forms = ExpandedMenu['orders'];

/** The ways that a menu offers. */
export const waysIn = (ways: readonly Way[], menu: ExpandedMenu | null): readonly Way[] =>
  ways.filter(({ type }) => menu?.orders.some((form) => form.type === type));

const fieldIn = (forms: Forms, type: string, name: string): ExpandedField | undefined =>
  forms.find((form) => form.type === type)?.fields.find((field) => field.name === name);

/** The least and the most that a field of whole numbers takes. */
function limitsOf(forms: Forms, type: string, name: string): { least: number; most: number } {
  const field = fieldIn(forms, type, name);
  const choices = field?.kind === 'whole' ? field.choices : [];
  return { least: Number(choices[0]?.value ?? 0), most: Number(choices.at(-1)?.value ?? 0) };
}

export interface Look {
  readonly forms: Forms;
  readonly ways: readonly Way[];
  /** The place of the model before; null for one that is not on the table yet. */
  readonly from: Stand | null;
  /** `null` for an order that is possible. */
  whyNot(order: CoreOrder): unknown;
  /** Absent where it turns as it likes. */
  readonly freeTurn?: FreeTurn | undefined;
  /** The cost of an order; 0 where nothing costs anything. */
  costOf?(order: CoreOrder): number;
}

/** A turn that costs nothing: after so many thousandths of an inch straight on, by so many quarter degrees at most. */
export interface FreeTurn {
  readonly after: number;
  readonly most: number;
}

/**
 * The order that brings a model to a place, or as near to it as it gets: straight on from where it stands. `null` where
 * it cannot go in that direction at all.
 */
export function goingTo({ forms, ways, from, whyNot }: Look, wanted: Place): Going | null {
  const free = ways.find((way) => way.kind === 'place');
  if (free) {
    const { type, place } = free;
    if (!from) return { type, entry: { [place]: wanted } };
    const to = nearestAllowed(from.at, wanted, (at) => whyNot({ type, [place]: at } as CoreOrder) === null);
    return to && { type, entry: { [place]: to } };
  }
  if (!from) return null;
  const { x, y } = VECTORS[from.heading];
  const ahead = ((wanted.x - from.at.x) * x + (wanted.y - from.at.y) * y) / UNIT;
  const straight = ways.find((way) => way.kind === 'straight' && Boolean(way.isBack) === ahead < 0);
  if (straight?.kind !== 'straight') return null;
  const { least, most } = limitsOf(forms, straight.type, straight.distance);
  const far = Math.round(Math.abs(ahead));
  return { type: straight.type, entry: { [straight.distance]: Math.max(least, Math.min(most, far)) } };
}

/** The situation, and its future once an order is carried out; `null` where nobody knows it. */
export interface Foresight {
  readonly look: Look;
  after(order: CoreOrder): Foresight | null;
}

/**
 * The same for those who go the way they face: first they turn. Where that costs something, or takes a test, they go
 * straight on first if a turn is free then, and the whole of it brings them nearer or is cheaper.
 */
export function courseTowards(seen: Foresight, wanted: Place, radius: number): Course | null {
  const { look } = seen;
  const { from, ways } = look;
  const isFree = ways.some(({ kind }) => kind === 'place');
  const canBack = ways.some((way) => way.kind === 'straight' && way.isBack);
  if (!from || isFree || isInLine(from, wanted, { radius, canBack })) return goingTo(look, wanted);
  const turning = turningTo(look, Math.max(0, headingTo(from.at, wanted)));
  if (!turning) return goingTo(look, wanted);
  const start: Underway = { seen, lead: [], cost: 0 };
  const facing = then(start, orderOf(turning));
  const direct = facing && arrival(facing, wanted);
  if (direct && facing.cost === 0) return direct.course;
  const round = roundabout(start, wanted);
  if (!direct) return round && round.miss * FINE < distance(from.at, wanted) ? round.course : turning;
  const isBetter = round && (round.miss - direct.miss || round.cost - direct.cost) < 0;
  return isBetter ? round.course : direct.course;
}

const orderOf = ({ type, entry }: Going): CoreOrder => ({ ...entry, type });

/** The orders so far, their cost and their result. */
interface Underway {
  readonly seen: Foresight;
  readonly lead: readonly CoreOrder[];
  readonly cost: number;
}

function then({ seen, lead, cost }: Underway, order: CoreOrder): Underway | null {
  const next = seen.after(order);
  return next && { seen: next, lead: [...lead, order], cost: cost + (seen.look.costOf?.(order) ?? 0) };
}

/** A course, by how much it misses what was wanted, and what it costs. */
interface Trip {
  readonly course: Course;
  readonly miss: number;
  readonly cost: number;
}

/** Misses that nobody sees are none. */
const FINE = INCH / 10;

/** From there straight on to a place. */
function arrival({ seen: { look }, lead, cost }: Underway, wanted: Place): Trip | null {
  const going = goingTo(look, wanted);
  const way = going && look.ways.find(({ type }) => type === going.type);
  const end = way && aimOf(way, look.from, going.entry);
  if (!end) return null;
  return {
    course: { ...going, lead },
    miss: Math.floor(distance(end.at, wanted) / FINE),
    cost: cost + (look.costOf?.(orderOf(going)) ?? 0),
  };
}

/** More turns than these are no way that anybody means. */
const MOST_TURNS = 3;

/** Straight on as far as it takes for a free turn, until it faces the place. */
function roundabout(start: Underway, wanted: Place): Trip | null {
  let now: Underway | null = start;
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const freeTurn: FreeTurn | undefined = now.seen.look.freeTurn;
    now = freeTurn ? beforeFreeTurn(now, freeTurn.after) : null;
    const from = now?.seen.look.from;
    if (!now || !from || !freeTurn) return null;
    const whole = turnBetween(from.heading, Math.max(0, headingTo(from.at, wanted)));
    const by = Math.max(-freeTurn.most, Math.min(freeTurn.most, whole));
    const turning = turningTo(now.seen.look, turned(from.heading, by));
    now = turning && then(now, orderOf(turning));
    if (!now) return null;
    if (by === whole) return arrival(now, wanted);
  }
  return null;
}

/** So far straight on; `null` where there is no room for it. */
function beforeFreeTurn(now: Underway, far: number): Underway | null {
  if (far <= 0) return now;
  const { ways, forms } = now.seen.look;
  const ahead = ways.find((way) => way.kind === 'straight' && !way.isBack);
  if (ahead?.kind !== 'straight') return null;
  const { least, most } = limitsOf(forms, ahead.type, ahead.distance);
  const leg = Math.max(least, far);
  return leg > most ? null : then(now, { type: ahead.type, [ahead.distance]: leg } as CoreOrder);
}

/** Straight before a base, or behind one that can go back. */
function isInLine(
  { at, heading }: Stand,
  wanted: Place,
  { radius, canBack }: { readonly radius: number; readonly canBack: boolean },
): boolean {
  const { x, y } = VECTORS[heading];
  const [right, down] = [wanted.x - at.x, wanted.y - at.y];
  const isBefore = right * x + down * y >= 0;
  return (isBefore || canBack) && Math.abs(down * x - right * y) / UNIT <= radius;
}

const TRIES = 24;
const HALVINGS = 9;

/** The last place on the line that is allowed: what lies behind a wall or a friend is found, too. */
export function nearestAllowed(from: Place, to: Place, isAllowed: (at: Place) => boolean): Place | null {
  if (isAllowed(to)) return to;
  const at = (share: number): Place => ({
    x: Math.round(from.x + (to.x - from.x) * share),
    y: Math.round(from.y + (to.y - from.y) * share),
  });
  let tried = TRIES - 1;
  while (tried > 0 && !isAllowed(at(tried / TRIES))) tried--;
  let [good, bad] = [tried / TRIES, (tried + 1) / TRIES];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (good + bad) / 2;
    if (isAllowed(at(middle))) good = middle;
    else bad = middle;
  }
  const found = at(good);
  return isAllowed(found) ? found : null;
}

/** The order that turns a model to a heading, or as near to it as it may; `null` where it may not turn. */
export function turningTo({ forms, ways, from }: Omit<Look, 'whyNot'>, wanted: Heading): Going | null {
  const placing = ways.find((way) => way.kind === 'place' && way.heading !== undefined);
  if (placing?.kind === 'place' && placing.heading)
    return { type: placing.type, entry: { [placing.heading]: wanted } };
  const turning = ways.find((way) => way.kind === 'turn');
  if (turning?.kind !== 'turn' || !from) return null;
  const turn = turnBetween(from.heading, wanted);
  const { least, most } = limitsOf(forms, turning.type, turning.by);
  if (turn === 0) return null;
  return {
    type: turning.type,
    entry: {
      [turning.side]: turn < 0 ? turning.left : turning.right,
      [turning.by]: Math.max(least, Math.min(most, Math.abs(turn))),
    },
  };
}

/** The end of an order's move, whatever may happen on the way; null while it does not say. */
export function aimOf(way: Way, from: Stand | null, entry: Entry): Stand | null {
  switch (way.kind) {
    case 'place': {
      const at = entry[way.place] as Place | undefined;
      const heading = way.heading ? entry[way.heading] : from?.heading;
      return at ? { at, heading: Number(heading ?? 0) } : null;
    }
    case 'straight': {
      const far = entry[way.distance];
      if (!from || typeof far !== 'number') return null;
      const along = way.isBack ? turned(from.heading, FULL_TURN / 2) : from.heading;
      return { at: movedAlong(from.at, along, far), heading: from.heading };
    }
    case 'turn': {
      const by = entry[way.by];
      if (!from || typeof by !== 'number') return null;
      return { at: from.at, heading: turned(from.heading, entry[way.side] === way.left ? -by : by) };
    }
  }
}

/** Direction and distance from where a model stands. */
export function courseTo({ at, heading }: Stand, to: Place): { heading: Heading; distance: number } {
  const way = headingTo(at, to);
  return { heading: way < 0 ? heading : way, distance: distance(at, to) };
}

/** Headings under a finger, in steps that it can hold. */
export function headingUnder(at: Place, finger: Place, step: number): Heading {
  const heading = Math.max(0, headingTo(at, finger));
  return turned(0, Math.round(heading / step) * step) % FULL_TURN;
}
