import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { isSamePlace } from '@ironfield/table/place.ts';
import { isInfantry } from '../../cards/unit.ts';
import type { Band } from '../../cards/weapon.ts';
import type { Tag } from '../../state/command.ts';
import { enemiesOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { Coordinates, Guidance, Relay } from '../../state/special.ts';
import type { Attack, State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { bandTo, isInArcOf, mountedOn, whyNotUse } from '../attack/aiming.ts';
import { isToActivate } from '../battle/reserves.ts';
import { areInTouch, linkTo } from '../command/comms.ts';
import { tagsOn } from '../command/tags.ts';
import { mayDetectActively } from '../sight/detection.ts';
import { baseOf, found, hasLock, lockOn, obscurementToPlace, seesPlace } from '../sight/sighting.ts';
import { mayFireIndirectly } from './indirect.ts';

/** HGB-IF-02: whether an observer sees a unit, or may look for it with Active Detection. */
export function sightFor(state: State, observer: number, target: number): 'seen' | 'to find' | 'hidden' {
  const { isDetected, sight } = found(state, observer, target);
  if ((isDetected && !sight.isHiddenBySolid) || hasLock(state, observer, target)) return 'seen';
  return mayDetectActively(unitOf(state, observer)) ? 'to find' : 'hidden';
}

/** HGB-IF-02, HGB-LOS-01 */
export const whyNotObservePlace = (state: State, observer: number, at: Place): Reason | null =>
  seesPlace(state, observer, at) ? null : WHY_NOT.placeUnseen;

/** HGB-IF-04: an observer's report of a unit or a place. */
export function guidanceBy(state: State, observer: number, aim: number | Place): Guidance {
  if (typeof aim !== 'number') {
    const { obscured } = obscurementToPlace(state, observer, aim);
    return { observer, target: null, at: aim, obscured, lockMargin: 0, isTag: false };
  }
  const lock = lockOn(state, observer, aim);
  return {
    observer,
    target: aim,
    at: state.units[aim].at!,
    obscured: found(state, observer, aim).obscured,
    lockMargin: lock?.margin ?? 0,
    isTag: false,
  };
}

/** HGB-IF-02, HGB-COMM-02: how an observer may reach others. */
export function relaysFor(state: State, observer: number): readonly Relay[] {
  const link = linkTo(state, observer, friendsOf(state, observer));
  if (link === 'none') return ['near'];
  return link === 'roll' ? ['near', 'all'] : ['all'];
}

/** HGB-IF-02: the observer itself, and those whom it reaches. */
export function servedBy(state: State, observer: number, relay: Relay): number[] {
  return friendsOf(state, observer).filter((id) => relay === 'all' || areInTouch(state, observer, id));
}

/** The units of a side on the table, including the unit itself. */
export function friendsOf(state: State, id: number): number[] {
  const { units } = rosterOf(state.setup);
  return units.flatMap((other) =>
    other.seat === units[id].seat && state.units[other.id].at !== null ? other.id : [],
  );
}

/** HGB-IF-02: somebody could make something of it: with a second action, later in the turn of the group, or at once. */
export function isOfUse(state: State, observer: number): boolean {
  const { group } = rosterOf(state.setup).units[observer];
  return friendsOf(state, observer).some((id) => {
    const { actions, standBy } = state.units[id];
    const isLater = rosterOf(state.setup).units[id].group === group && isToActivate(state, id);
    const mayFire = id === observer ? actions > 1 : standBy > 0 || (isLater && actions > 0);
    return mayFire && placingMounts(state, id).length > 0;
  });
}

/** HGB-IF-01, HGB-IF-10: the weapons of a unit that may be fired by co-ordinates. */
export function placingMounts(state: State, id: number): number[] {
  return [...unitOf(state, id).sheet.card.weapons.keys()].filter((mount) => {
    const { traits } = mountedOn(state, id, mount).weapon;
    return (traits.indirect || traits.thrown) && !whyNotUse(state, id, mount);
  });
}

/** HGB-IF-02, HGB-TD-02: a unit that has moved is lost. */
const isCurrent = ({ units }: State, { target, at }: Guidance): boolean =>
  target === null || (units[target].at !== null && isSamePlace(units[target].at, at));

/** HGB-IF-02, HGB-IF-09: the guidance a unit may fire by in its activation: co-ordinates first, then tags. */
export function callsFor(state: State, id: number): Guidance[] {
  const told = state.effects.coordinates.filter(({ served }) => served.includes(id));
  const tags = enemiesOf(state, id).flatMap((target) =>
    tagsOn(state, target).map((tag) => guidanceOfTag(state, tag)),
  );
  return [...told, ...tags].filter((guidance) => isCurrent(state, guidance));
}

/** HGB-IF-09: sight is from the unit that tagged; a unit that is gone leaves its tag behind. */
export function guidanceOfTag(state: State, { by, target, at }: Tag): Guidance {
  if (state.units[by].at) return { ...guidanceBy(state, by, target), isTag: true };
  return { observer: by, target, at, obscured: 0, lockMargin: 0, isTag: true };
}

/** The target point of a weapon. */
interface Placing {
  readonly by: number;
  readonly mount: number;
  readonly guidance: Guidance;
}

/** HGB-IF-04: arc and range are measured to the aim point. */
export function aimBy(
  state: State,
  { by, mount: index, guidance }: Placing,
): { readonly whyNot: Reason } | { readonly whyNot: null; readonly band: Band } {
  const mounted = mountedOn(state, by, index);
  const { mount, weapon } = mounted;
  const { isTag, target, at } = guidance;
  const isAllowed = mayFireIndirectly(weapon, {
    hasCoordinates: !isTag,
    isTagged: isTag,
    isInSight: false,
  });
  if (!isAllowed) return { whyNot: isTag ? WHY_NOT.notGuided : WHY_NOT.notIndirect };
  const own = whyNotUse(state, by, index);
  if (own) return { whyNot: own };
  const band = bandTo(state, by, mounted, at);
  if (band === null) return { whyNot: WHY_NOT.outOfReach };
  if (weapon.traits.minimumRange && band === 'PB') return { whyNot: WHY_NOT.tooNear };
  const base = target === null ? { ...at, radius: 0 } : baseOf(state, target);
  if (!isInfantry(unitOf(state, by)) && !isInArcOf(state, by, mount, base))
    return { whyNot: WHY_NOT.outOfArc };
  return { whyNot: null, band };
}

/** HGB-ACT-09: units on Stand-By that can fire at what they have just been told. */
export const firersAt = (state: State, coordinates: Coordinates): number[] =>
  isCurrent(state, coordinates)
    ? coordinates.served.filter(
        (id) =>
          state.units[id].standBy > 0 &&
          placingMounts(state, id).some(
            (mount) => aimBy(state, { by: id, mount, guidance: coordinates }).whyNot === null,
          ),
      )
    : [];

/** HGB-IF-04, HGB-IF-10: the guidance of an attack; throwers see for themselves. */
export const guidanceOf = (state: State, { by, target, at, guidance }: Attack): Guidance =>
  guidance ?? guidanceBy(state, by, target ?? at!);
