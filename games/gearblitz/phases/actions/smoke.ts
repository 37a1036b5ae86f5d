import type { OrderForm, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import { FULL_TURN } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { randomBelow } from '@ironfield/kernel/random.ts';
import { movedAlong } from '@ironfield/table/heading.ts';
import { distance } from '@ironfield/table/place.ts';
import { isOnTable, outlineAround } from '@ironfield/table/scenes/scene.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isWithin } from '../../rules/core/range.ts';
import { measuredFrom } from '../../rules/sight/sighting.ts';
import { hasAux } from '../../rules/unit/condition.ts';
import { SMOKE } from '../../rules/unit/systems.ts';
import { unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { SPECIAL_TEXT } from '../../text/special.ts';
import { WHY_NOT } from '../../text.ts';

/** HGB-AUX-09: once a round, for no action. */
export function smokeForms(state: State, id: number): OrderForm<'smoke'>[] {
  const { smoke, smokedIn } = state.units[id].stores;
  if (smoke === 0 || smokedIn === state.round || !hasAux(unitOf(state, id))) return [];
  return [{ type: 'smoke', label: SPECIAL_TEXT.smoke, fields: [smokePoint(state, id)] }];
}

function smokePoint(state: State, id: number): Point {
  const from = measuredFrom(state, id);
  const reach = SMOKE.reach * INCH;
  return {
    kind: 'point',
    name: 'at',
    label: SPECIAL_TEXT.smoke,
    forbids(at) {
      if (!isOnTable(state.scene, at)) return WHY_NOT.offTable;
      const isNear = isWithin(distance(from, at), SMOKE.reach);
      return isNear ? null : { message: SPECIAL_TEXT.smokeTooFar(SMOKE.reach), rule: 'HGB-AUX-09' };
    },
    sample(random) {
      const at = movedAlong(from, randomBelow(random, FULL_TURN), randomBelow(random, reach));
      return isOnTable(state.scene, at) ? at : state.units[id].at!;
    },
    outline: outlineAround({ ...from, radius: reach }),
  };
}

export function launchSmoke(play: Play<GearBlitz>, id: number, at: Place): void {
  const { round, units } = play.state;
  const { stores } = units[id];
  play.happen({
    type: 'smoke-launched',
    unit: id,
    smoke: { at, until: round + SMOKE.rounds - 1 },
    now: { stores: { ...stores, smoke: stores.smoke - 1, smokedIn: round } },
  });
}

/** HGB-ROUND-05, HGB-AUX-09: smoke that has been there long enough. */
export function clearSmoke(play: Play<GearBlitz>): void {
  const { round, effects } = play.state;
  const left = effects.smoke.filter(({ until }) => until > round);
  if (left.length < effects.smoke.length) play.happen({ type: 'smoke-clears', left });
}
