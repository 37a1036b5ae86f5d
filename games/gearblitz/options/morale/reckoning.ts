import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { distance, isWithin } from '@ironfield/table/place.ts';
import { type Damage, isInfantry } from '../../cards/unit.ts';
import { INCH, TOLERANCE } from '../../data/tables.ts';
import type { Change, Marked } from '../../events/change.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Assault } from '../../points.ts';
import { isChapterByChapter } from '../../register.ts';
import { afterTokens, isSniperAttack, type MoraleEvent, tokensFor } from '../../rules/optional/morale.ts';
import { found, hasLock, measuredFrom, measuringPlaces } from '../../rules/sight/sighting.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import {
  hasBurdenOfDuty,
  hasNerves,
  isDemoralized,
  type MoraleMarks,
  moraleOf,
  type Pending,
} from './nerve.ts';

/** Why tokens have changed. */
export type MoraleReason = MoraleEvent | 'regrouped' | 'dug in' | 'steadied';

declare module '../../extensions.ts' {
  interface OptionFrames {
    'morale/reckon': object;
  }
  interface OptionEvents {
    morale: Marked & {
      readonly type: 'morale';
      /** The changes to groups, and the reasons. */
      readonly shifts: readonly {
        readonly group: number;
        readonly by: number;
        readonly why: readonly MoraleReason[];
      }[];
    };
  }
}

/** HGB-MOR-01: near enough to see it. */
const NEAR = 10 * INCH;

const NOTHING: Pending = { by: null, events: [], hurt: [] };

/** Notes the effect of an act; all effects are resolved together when its step is over. */
function note(play: Play<GearBlitz>, change: (pending: Pending) => Pending): void {
  const { state } = play;
  const before = moraleOf(state);
  if (!before.pending) play.next({ step: 'morale/reckon' });
  state.marks = { ...state.marks, morale: { ...before, pending: change(before.pending ?? NOTHING) } };
}

const noteEvents = (
  play: Play<GearBlitz>,
  events: readonly (readonly [group: number, event: MoraleEvent])[],
): void => note(play, (pending) => ({ ...pending, events: [...pending.events, ...events] }));

/** HGB-MOR-01, HGB-MOR-02: the effect of being attacked. */
export function attacked(play: Play<GearBlitz>, assault: Assault): void {
  const { state } = play;
  const { by, defenders, traits, isIndirect } = assault;
  const { units, groups } = rosterOf(state.setup);
  const isMinded = (id: number): boolean => units[id].seat !== units[by].seat && hasNerves(state, id);
  // HGB-DRONE-03: a drone's attacks shake nobody.
  const enemies = hasNerves(state, by) ? defenders.filter(isMinded) : [];
  const events: [number, MoraleEvent][] = [];
  for (const id of enemies) {
    if (!isInfantry(unitOf(state, id))) continue;
    if (traits.antiInfantry) events.push([units[id].group, 'infantryUnderAntiInfantry']);
    if (traits.slowBurn) events.push([units[id].group, 'infantryBurnt']);
  }
  for (const group of new Set(enemies.map((id) => units[id].group))) {
    if (moraleOf(state).sniped.includes(group)) continue;
    const watchers = groups[group].units.filter((id) => state.units[id].at !== null);
    const knows = (id: number): boolean => found(state, id, by).isDetected || hasLock(state, id, by);
    if (isIndirect || isSniperAttack(watchers.map(knows))) events.push([group, 'indirectOrSniper']);
  }
  note(play, (pending) => ({ ...pending, by, events: [...pending.events, ...events] }));
}

/** HGB-MOR-01, HGB-MOR-05 */
export function hurt(play: Play<GearBlitz>, unit: number, result: Damage): void {
  const { state } = play;
  if (result === 0 || !hasNerves(state, unit)) return;
  const { group } = rosterOf(state.setup).units[unit];
  note(play, (pending) => ({ ...pending, hurt: [...pending.hurt, group] }));
  const { by } = moraleOf(state).pending!;
  if (by !== null && hasNerves(state, by) && isInfantry(unitOf(state, unit)))
    noteEvents(play, [[group, 'infantryBaseLost']]);
}

/** HGB-MOR-01, HGB-SM-04: friends grieve, enemies cheer; drones affect nobody. */
export function destroyed(play: Play<GearBlitz>, unit: number, at: Place): void {
  const { state } = play;
  const { units, groups } = rosterOf(state.setup);
  const { seat, group: lost, sheet } = units[unit];
  const by = moraleOf(state).pending?.by ?? null;
  if (sheet.card.kind === 'drone' || (by !== null && !hasNerves(state, by))) return;
  const killer = by === null || units[by].seat === seat ? null : units[by].group;
  const events: [number, MoraleEvent][] = [[lost, 'ownDestroyed']];
  for (const [index, group] of groups.entries()) {
    if (index === lost) continue;
    if (index === killer) events.push([index, 'enemyDestroyedByUs']);
    else if (isNear(state, group.units, unit, at)) {
      if (group.seat !== seat) {
        if (killer !== null) events.push([index, 'enemyDestroyedNear']);
      } else if (!isConvict(state, lost) || isConvict(state, index)) {
        events.push([index, 'friendDestroyedNear']);
      }
    }
  }
  noteEvents(play, events);
}

/** HGB-MOR-01, HGB-SCALE-01: as all distances are taken; those who have nerves see it. */
function isNear(state: State, units: readonly number[], lost: number, at: Place): boolean {
  const there = isChapterByChapter(state) ? at : measuredFrom(state, lost, at);
  return units.some((id) => {
    const { at: place } = state.units[id];
    if (place === null || !hasNerves(state, id)) return false;
    return isChapterByChapter(state)
      ? isWithin(place, there, NEAR)
      : measuringPlaces(state, id).some((from) => distance(from, there) <= NEAR + TOLERANCE);
  });
}

/** HGB-SM-04 */
function isConvict({ setup }: State, group: number): boolean {
  const all = setup.armies.flatMap(({ groups }) => groups);
  return all[group].isConvict === true;
}

/** HGB-MOR-01: of one act the largest event counts for each group. */
export const reckon: Procedure<GearBlitz, object> = (play) => {
  const { state } = play;
  const before = moraleOf(state);
  const pending = before.pending ?? NOTHING;
  const { groups } = rosterOf(state.setup);
  const shifts = groups.flatMap(({ seat }, group) => {
    const why = pending.events.flatMap(([whose, event]) => (whose === group ? event : []));
    const army = { hasBurdenOfDuty: hasBurdenOfDuty(state, seat), cry: before.cries[seat] };
    const by = afterTokens(before.tokens[group], tokensFor(why, army)) - before.tokens[group];
    return by === 0 ? [] : [{ group, by, why }];
  });
  const sniped = pending.events.flatMap(([group, event]) => (event === 'indirectOrSniper' ? group : []));
  shift(play, shifts, {
    sniped: [...new Set([...before.sniped, ...sniped])],
    hurt: [...new Set([...before.hurt, ...pending.hurt])],
  });
};

export type Shifts = readonly {
  readonly group: number;
  readonly by: number;
  readonly why: readonly MoraleReason[];
}[];

/** Tokens come and go, and with them the nerve of whole groups. */
export function shift(play: Play<GearBlitz>, shifts: Shifts, more: Partial<MoraleMarks> = {}): void {
  const { state } = play;
  const before = moraleOf(state);
  const tokens = before.tokens.slice();
  for (const { group, by } of shifts) tokens[group] = afterTokens(tokens[group], by);
  const morale: MoraleMarks = { ...before, tokens, ...more, pending: null };
  const after = { ...state, marks: { ...state.marks, morale } };
  const changed = rosterOf(state.setup).groups.flatMap(({ units }, group): Change[] => {
    const isShaken = isDemoralized(after, group);
    return units.flatMap((unit): Change[] => {
      const { body } = state.units[unit];
      const isDemoralizedNow = isShaken && hasNerves(state, unit);
      if (body.isDemoralized === isDemoralizedNow) return [];
      return [{ unit, now: { body: { ...body, isDemoralized: isDemoralizedNow } } }];
    });
  });
  play.happen({ type: 'morale', shifts, marks: { morale }, changed });
}
