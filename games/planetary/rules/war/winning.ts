import { totalOf } from '@ironfield/kernel/explanation.ts';
import { optionValue } from '@ironfield/kernel/options/options.ts';
import type { Outcome, Seat } from '@ironfield/kernel/state.ts';
import { countsPoints } from '../../options.ts';
import type { RuleId } from '../../rule-index.ts';
import { DEPARTED, DESTROYED, type MissionKind, opponentOf, SPENT } from '../../state.ts';
import { WAR_ENDINGS } from '../../text.ts';
import { isGround } from '../kinds.ts';
import { placeOf } from '../places.ts';
import { fallOutcome } from './fall.ts';
import { ATTACKER, DEFENDER, isExtracted, kindOfMission, missionOf } from './mission.ts';
import { hasEscaped, spentBy, strongholds, victoryPoints } from './points.ts';
import { type InWar, isUnit, kindOf, ownerOf } from './stacks.ts';
import { isSurrounded } from './supply-lines.ts';

/** PA-SCN-12: can a raider leave the system? It is at zenith or nadir, and has been elsewhere since it arrived. */
export function canEscape(state: InWar, id: number): boolean {
  const { place, side } = state.counters[id];
  if (side !== ATTACKER || place < 0 || !missionOf(state)?.abroad.includes(id)) return false;
  const points = state.setup.war!.system!.points;
  return points.some((point) => point.kind !== 'pirate' && placeOf(point.hex) === place);
}

/** PA-SCN-04: has the defender one stronghold left, and is it surrounded? */
export function isLastSurrounded(state: InWar): boolean {
  const held = strongholds(state).filter((each) => ownerOf(state, each) === DEFENDER);
  return held.length === 1 && isSurrounded(state, state.counters[held[0].counter].place, ATTACKER);
}

const lives = (state: InWar, side: Seat): boolean =>
  state.counters.some(
    ({ id, side: own, place }) =>
      own === side &&
      place !== DESTROYED &&
      place !== SPENT &&
      place !== DEPARTED &&
      !state.war.settlements.some(({ counter }) => counter === id),
  );

/** Ground units of the attacker, also those aboard others, but no convoys. */
const invaders = (state: InWar): number =>
  state.counters.filter(({ id, side, place }) => {
    const kind = kindOf(state, id)!;
    const isLiving = place >= 0 || state.war.carriers[id] >= 0;
    return side === ATTACKER && isLiving && isGround(kind) && kind !== 'convoy';
  }).length;

type End = (winners: readonly Seat[], reason: string, rule?: RuleId) => Outcome;

/** How the war ends in this End Phase; `null` if it goes on. */
export function warOutcome(state: InWar): Outcome | null {
  if (state.war.fall) return fallOutcome(state);
  const kind = kindOfMission(state.setup);
  if (kind === null && !optionValue(countsPoints, state.setup.options)) return byConditions(state);
  const points = [0, 1].map((side) => totalOf(victoryPoints(state, side)));
  const end: End = (winners, reason, rule = 'PA-SCN-04') => ({ winners, reason, rule, points });
  if (kind === null) return warEnding(state, points, end);
  return MISSION_ENDINGS[kind](state, points, end);
}

/** PA-SCN-04: without points the conditions say how much a victory is worth, and when the time is up nobody has won. */
function byConditions(state: InWar): Outcome | null {
  const end: End = (winners, reason, rule = 'PA-SCN-04') => {
    const isMarginal = reason === WAR_ENDINGS.besieged;
    const level = isMarginal ? WAR_ENDINGS.isMarginal : WAR_ENDINGS.isDecisive;
    return { winners, reason: winners.length > 0 ? level(reason) : reason, rule };
  };
  return warEnding(state, [0, 0], end);
}

/** PA-SCN-04, PA-SEQ-03 */
function warEnding(state: InWar, points: readonly number[], end: End): Outcome | null {
  const all = strongholds(state);
  if (all.every((each) => ownerOf(state, each) === ATTACKER)) return end([ATTACKER], WAR_ENDINGS.seized);
  if (state.war.sieges >= 2) return end([ATTACKER], WAR_ENDINGS.besieged);
  if (invaders(state) < all.length) return end([DEFENDER], WAR_ENDINGS.repelled);
  const dead = [ATTACKER, DEFENDER].filter((side) => !lives(state, side));
  if (dead.length > 0)
    return end(dead.length === 2 ? [] : [opponentOf(dead[0])], WAR_ENDINGS.nobodyLeft, 'PA-SEQ-03');
  if (!isTimeUp(state)) return null;
  const isCounted = optionValue(countsPoints, state.setup.options);
  return isCounted ? byPoints(state, points, end) : end([], WAR_ENDINGS.undecided);
}

const isTimeUp = ({ war, setup }: InWar): boolean => war.turn >= setup.war!.turns;

/** Is anybody of a side left on the planet or in the system? JumpShips that nobody has paid for do not count. */
const isThere = (state: InWar, side: Seat, counts: (id: number) => boolean = () => true): boolean =>
  state.counters.some(({ id, side: own, place }) => {
    if (own !== side || !isUnit(state, id) || missionOf(state)!.gifts.includes(id) || !counts(id))
      return false;
    return place !== DESTROYED && place !== SPENT && !hasEscaped(state, id);
  });

const MISSION_ENDINGS: Readonly<
  Record<MissionKind, (state: InWar, points: readonly number[], end: End) => Outcome | null>
> = {
  /** PA-SCN-12 */
  raid(state, points, end) {
    if (!isThere(state, ATTACKER)) return byPoints(state, points, end, WAR_ENDINGS.raidersGone);
    if (!isThere(state, DEFENDER)) return byPoints(state, points, end, WAR_ENDINGS.defendersGone);
    return isTimeUp(state) ? byPoints(state, points, end) : null;
  },
  /** PA-SCN-22 */
  extraction(state, points, end) {
    if (isExtracted(state)) return byPoints(state, points, end, WAR_ENDINGS.extracted);
    const isOver = [ATTACKER, DEFENDER].some((side) => !isThere(state, side));
    if (isOver) return byPoints(state, points, end, WAR_ENDINGS.nobodyLeft);
    return isTimeUp(state) ? byPoints(state, points, end) : null;
  },
  /** PA-SCN-34 */
  'last-stand'(state, points, end) {
    const { relief, isReliefDown } = missionOf(state)!;
    const isHeld = strongholds(state).every((each) => ownerOf(state, each) === ATTACKER);
    const isStanding = isThere(state, DEFENDER, (id) => !relief.includes(id));
    if (isHeld && !isStanding && !isReliefDown) return end([ATTACKER], WAR_ENDINGS.overrun, 'PA-SCN-34');
    return warEnding(state, points, end);
  },
};

/** PA-SCN-05: the points decide, decisively if they are further apart than what the winner has paid. */
function byPoints(
  state: InWar,
  points: readonly number[],
  end: End,
  why: string = WAR_ENDINGS.timeUp,
): Outcome {
  const margin = points[ATTACKER] - points[DEFENDER];
  const rule = RULES[kindOfMission(state.setup) ?? 'assault'];
  if (margin === 0) return end([], WAR_ENDINGS.even(why), rule);
  const winner = margin > 0 ? ATTACKER : DEFENDER;
  const isDecisive = Math.abs(margin) > spentBy(state, winner);
  return end([winner], isDecisive ? WAR_ENDINGS.decisive(why) : WAR_ENDINGS.marginal(why), rule);
}

const RULES: Readonly<Record<MissionKind | 'assault', RuleId>> = {
  assault: 'PA-SCN-05',
  raid: 'PA-SCN-12',
  extraction: 'PA-SCN-22',
  'last-stand': 'PA-SCN-34',
};
