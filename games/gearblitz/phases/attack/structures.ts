import { type Explanation, explain } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Piece } from '@ironfield/table/scenes/scene.ts';
import { type Damage, isInfantry } from '../../cards/unit.ts';
import type { Traits } from '../../cards/weapon.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { unitsIn } from '../../rules/attack/touched.ts';
import { failureOf, isSuccess, marginOf, resultOf } from '../../rules/core/dice.ts';
import { armorAgainst } from '../../rules/damage/armor.ts';
import { accumulated, damageLevel, softened, sturdySpending } from '../../rules/damage/damage.ts';
import { damagePenalty, defenseSkill } from '../../rules/modifiers/defense-modifiers.ts';
import {
  BUILDING_DEFENSE,
  buildingArmor,
  countersStripped,
  ruinedAs,
  TRAPPED_THRESHOLD,
  trappedDamage,
} from '../../rules/terrain/buildings.ts';
import { buildingOf } from '../../rules/terrain/structures.ts';
import { unitOf } from '../../state/roster.ts';
import type { Building } from '../../state/special.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { REASONS } from '../../text.ts';
import { leaveCover } from '../actions/hull-down.ts';
import { rollLevel } from '../core/rolls.ts';
import { stop } from '../core/stopping.ts';
import { remove, settle, setUnit, takeResult } from '../damage/damage.ts';

/** An attack on a building. */
export interface Blow {
  readonly multiplier: Explanation;
  /** HGB-BLDG-03: above a Defense of 0. */
  readonly result: number;
  readonly traits: Traits;
}

/** HGB-BLDG-01, HGB-BLDG-03: a section takes damage, with everyone inside. */
export function strikeBuilding(play: Play<GearBlitz>, piece: Piece, blow: Blow): void {
  const margin = marginOf(blow.result, BUILDING_DEFENSE);
  if (!isSuccess(margin)) return;
  const { state } = play;
  const before = buildingOf(state, piece);
  const { section } = before;
  const armor = buildingArmor(section, before.damage);
  const damage = margin * blow.multiplier.total;
  const level = damageLevel(damage, armor, blow.traits);
  // It has no owner: boxes are spent as far as they go.
  const boxesSpent = sturdySpending(level, before.sturdy).most;
  const result = softened(level, boxesSpent);
  const now: Building = {
    section,
    damage: accumulated(before.damage, result, section),
    sturdy: before.sturdy - boxesSpent,
  };
  const inside = unitsIn(state, piece, now.damage === 4 ? 'collapse' : 'walls');
  play.happen({
    type: 'building-struck',
    building: piece.id,
    label: piece.label,
    multiplier: blow.multiplier,
    margin,
    damage,
    armor,
    level,
    boxesSpent,
    now,
    piece: ruinOf(piece, before.damage, now.damage),
  });
  if (now.damage === 4) for (const id of inside) bury(play, id, now);
  else for (const id of inside) stripCounters(play, id, countersStripped(result));
}

/** HGB-BLDG-04 */
function ruinOf(piece: Piece, before: Damage, after: Damage): Piece | null {
  const kind = ruinedAs(after);
  if (kind === null || kind === ruinedAs(before)) return null;
  return kind === 'rubble'
    ? { ...piece, kind, label: SPECIAL_TEXT.collapsed, height: 0 }
    : { ...piece, kind, label: SPECIAL_TEXT.ruined(piece.label) };
}

/** HGB-BLDG-03: infantry that is Hull-Down loses counters with its walls. */
function stripCounters(play: Play<GearBlitz>, id: number, most: number): void {
  const unit = unitOf(play.state, id);
  const count = Math.min(most, unit.hullDown ?? 0);
  if (count === 0 || !isInfantry(unit)) return;
  const { sheet: _known, ...body } = unit;
  const now = { body: { ...body, hullDown: unit.hullDown! - count } };
  play.happen({ type: 'counters-stripped', unit: id, count, now });
}

/** HGB-BLDG-04: infantry is destroyed; others get away with a test, or are hurt. */
function bury(play: Play<GearBlitz>, id: number, { section }: Building): void {
  const { state } = play;
  if (state.units[id].at === null) return;
  const unit = unitOf(state, id);
  if (isInfantry(unit)) {
    setUnit(state, id, { ...unit, bases: 0, damage: 4 });
    play.emit({
      type: 'thinned',
      unit: id,
      lost: unit.bases,
      countersSpent: 0,
      now: { body: state.units[id].body },
    });
    remove(play, id, false);
    return;
  }
  leaveCover(play, id, 'is buried');
  setUnit(state, id, { ...unitOf(state, id), speed: 'stationary' });
  play.emit({ type: 'slowed', unit: id, now: { body: state.units[id].body } });
  stop(play, id);
  const roll = rollLevel(play, { unit: id, level: defenseSkill(unit), purpose: 'collapse' });
  const modifiers = explain<RuleId>((tally) => damagePenalty(tally, unit));
  const total = resultOf(roll, modifiers.total);
  const margin = marginOf(total, TRAPPED_THRESHOLD);
  play.happen({
    type: 'trapped',
    unit: id,
    dice: roll.dice,
    total,
    modifiers,
    threshold: TRAPPED_THRESHOLD,
  });
  if (isSuccess(margin)) return;
  const armor = explain<RuleId>((tally) => armorAgainst(tally, unit, { from: [], traits: {} }));
  const damage = trappedDamage(failureOf(margin), section);
  const level = damageLevel(damage, armor.total);
  const multiplier = explain<RuleId>((tally) => tally.add(section.size, REASONS.building, 'HGB-BLDG-04'));
  play.emit({
    type: 'struck',
    unit: id,
    multiplier,
    margin: damage / section.size,
    damage,
    armor,
    level,
  });
  settle(play, id, takeResult(play, id, { level, traits: {}, isSheltered: false }));
}
