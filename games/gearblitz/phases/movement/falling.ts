import { explain } from '@ironfield/kernel/explanation.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Damage, isInfantry } from '../../cards/unit.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { armorAgainst } from '../../rules/damage/armor.ts';
import { damageLevel } from '../../rules/damage/damage.ts';
import { followed } from '../../rules/infantry/squad.ts';
import { nearestRoom } from '../../rules/movement/cliffs.ts';
import { fallMultiplier } from '../../rules/movement/maneuver.ts';
import { ramDamage } from '../../rules/special/ram.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { unitOf } from '../../state/roster.ts';
import type { Frames } from '../../state.ts';
import { tellInTheOpen } from '../actions/hull-down.ts';
import { stop } from '../core/stopping.ts';
import { remove, settle, takeResult } from '../damage/damage.ts';
import { type Failure, maneuvers } from './maneuver.ts';

/** HGB-TERR-06: a test at the edge, and down to the foot of the cliff. */
export const fall: Procedure<GearBlitz, Frames['fall']> = (play, { unit: id, why, levels, to }) => {
  const { state } = play;
  if (!state.units[id].at) return;
  // HGB-TERR-05: infantry does not survive it.
  if (isInfantry(unitOf(state, id))) {
    remove(play, id, false);
    return;
  }
  const failure = maneuvers(play, id, { why, levels });
  comeDown(play, id, to);
  if (!failure || !state.units[id].at) return;
  stop(play, id);
  hitGround(play, id, levels, failure);
};

/** HGB-MOVE-12, HGB-OPT-03: a Hopper that could not be caught, a walker knocked off a cliff; there is no second test. */
export const impact: Procedure<GearBlitz, Frames['impact']> = (
  play,
  { unit: id, to, levels, margin, isCrash },
) => {
  const { at } = play.state.units[id];
  if (!at) return;
  comeDown(play, id, to ?? at);
  if (play.state.units[id].at) hitGround(play, id, levels, { margin, isFumble: isCrash });
};

/** To the ground, at the nearest place with room; a unit that finds none is lost. */
function comeDown(play: Play<GearBlitz>, id: number, to: Place): void {
  const { state } = play;
  const unit = state.units[id];
  const from = unit.at!;
  const place = nearestRoom(state, id, to);
  if (!place) {
    remove(play, id, false);
    return;
  }
  unit.others = followed(state, id, from, place);
  unit.at = place;
  const before = unit.body;
  const rid = endMarks(state, id, 'falls');
  if (unit.activation) unit.activation = { ...unit.activation, jets: null, road: 0 };
  const { at, others, body, activation } = unit;
  play.emit({ type: 'came-down', unit: id, from, now: { ...rid, at, others, body, activation } });
  tellInTheOpen(play, id, before);
}

/** HGB-TERR-06, HGB-RAM-06: with its front, and no worse for being fast; a Fumble is a Light more. */
function hitGround(play: Play<GearBlitz>, id: number, levels: number, { margin, isFumble }: Failure): void {
  const target = unitOf(play.state, id);
  const from = ['F'] as const;
  const multiplier = explain<RuleId>((tally) => fallMultiplier(tally, target, levels));
  const armor = explain<RuleId>((tally) => armorAgainst(tally, target, { from, traits: {} }));
  let worst: Damage = 0;
  if (margin > 0) {
    const damage = ramDamage(target, margin * multiplier.total, from);
    const level = damageLevel(damage, armor.total);
    play.emit({ type: 'struck', unit: id, multiplier, margin, damage, armor, level });
    worst = takeResult(play, id, { level, traits: {}, isSheltered: false });
  }
  if (isFumble && unitOf(play.state, id).damage < 4) {
    const light = takeResult(play, id, { level: 1, traits: {}, isSheltered: false });
    worst = Math.max(worst, light) as Damage;
  }
  settle(play, id, worst);
}
