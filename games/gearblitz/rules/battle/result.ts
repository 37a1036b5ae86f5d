import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OnTable, Seat } from '@ironfield/kernel/state.ts';
import { isInfantry } from '../../cards/unit.ts';
import { isChapterByChapter, plugged } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { opponentOf, rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';
import { placesOf } from '../core/model.ts';
import { groupsOf, isWaiting } from './reserves.ts';
import { airStrikeResult, type GroupResult, victoryPoints, type Zone } from './victory.ts';
import { zoneAt } from './zones.ts';

/** On the table, or on its way. */
export const isInPlay = (state: Pick<State, 'setup' | 'battle' | 'units'>, id: number): boolean =>
  state.units[id].at !== null || state.units[id].aboard !== null || isWaiting(state, id);

/** In play, or brought to safety. */
export const isLeft = (state: OnTable<State>, id: number): boolean =>
  isInPlay(state, id) || plugged(state.setup).isSafe?.(state, id) === true;

/** HGB-SETUP-04 */
export const isWipedOut = (state: OnTable<State>, seat: Seat): boolean =>
  !rosterOf(state.setup).units.some((unit) => unit.seat === seat && isLeft(state, unit.id));

/** HGB-MIS-08: every base of infantry is a model. */
export function modelsOf(state: OnTable<State>, id: number): { readonly all: number; readonly left: number } {
  const unit = unitOf(state, id);
  const all = unit.sheet.card.bases ?? 1;
  return { all, left: isLeft(state, id) ? (isInfantry(unit) ? unit.bases : 1) : 0 };
}

/** HGB-MIS-04: where more than half of the models are that it has left. */
function zoneOf(state: OnTable<State>, seat: Seat, units: readonly number[]): Zone {
  const counts = new Map<Zone, number>();
  let left = 0;
  for (const id of units) {
    const places = placesOf(state, id);
    left += modelsOf(state, id).left;
    for (const place of places) {
      const zone = zoneAt(state.battle.zones, seat, place);
      counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
  }
  for (const [zone, count] of counts) if (2 * count > left) return zone;
  return 'none';
}

/** HGB-MIS-08: the groups of a side as they stand. */
function groupResults(state: OnTable<State>, seat: Seat): GroupResult[] {
  const { groups } = rosterOf(state.setup);
  const own = groupsOf(state, seat);
  return own.map((group, index) => {
    const { name, units } = groups[group];
    const models = units.map((id) => modelsOf(state, id));
    return {
      name,
      value: state.setup.armies[seat].groups[index].value,
      models: models.reduce((sum, { all }) => sum + all, 0),
      left: models.reduce((sum, { left }) => sum + left, 0),
      largestUnit: isChapterByChapter(state) ? 1 : Math.max(1, ...models.map(({ left }) => left)),
      isDemoralized: units.some((id) => state.units[id].body.isDemoralized),
      isBroken: plugged(state.setup).isBroken?.(state, group) ?? false,
      zone: zoneOf(state, seat, units),
    };
  });
}

/** HGB-MIS-08: strikes of a side that the other has shot down or driven off. */
function lostStrikes(state: OnTable<State>, seat: Seat): GroupResult[] {
  const isStrike = !isChapterByChapter(state);
  return state.battle.support.flatMap(({ seat: owner, type, value, fate }) =>
    owner === seat && (fate === 'destroyed' || fate === 'driven off')
      ? { ...airStrikeResult(BATTLE_TEXT.assets[type], value, fate), isStrike }
      : [],
  );
}

/** HGB-SETUP-04, HGB-MIS-01: a side's score if the game ended now. */
export function victoryOf(tally: Tally<RuleId>, state: OnTable<State>, seat: Seat): void {
  const other = opponentOf(seat);
  const enemies = [...groupResults(state, other), ...lostStrikes(state, other)];
  victoryPoints(tally, state.battle.missions[seat], groupResults(state, seat), enemies);
}
