import { totalOf } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Pick, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { OrdersOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { isOnTable, wholeTable } from '@ironfield/table/scenes/scene.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { RuleId } from '../../rule-index.ts';
import { obscurementToPlace, seesPlace } from '../../rules/sight/sighting.ts';
import { placementThreshold } from '../../rules/special/indirect.ts';
import { arrivalRound, isSalvo } from '../../rules/support/support.ts';
import { somePlaceInSight } from '../../rules/terrain/room.ts';
import { hasComms } from '../../rules/unit/condition.ts';
import type { Asset } from '../../state/battle.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { BATTLE_TEXT } from '../../text/battle.ts';
import { assetName } from '../battle/planning.ts';
import { callReserves, reserveForms } from '../battle/reserves.ts';
import { communicates } from '../command/communicating.ts';

export type Calling = 'call-reserves' | 'call-strike' | 'call-salvo';

/** HGB-ACT-02: the support a unit may call in for an action. */
export function callForms(state: State, id: number): OrderForm<Calling>[] {
  if (state.units[id].actions === 0 || !hasComms(unitOf(state, id))) return [];
  return [...reserveForms(state, id), ...strikeForms(state, id), ...salvoForms(state, id)];
}

/** Spends an action; the support comes later. */
export function call(play: Play<GearBlitz>, unit: number, order: OrdersOf<GearBlitz, Calling>): void {
  if (order.type === 'call-reserves') callReserves(play, unit, order.group);
  else callSupport(play, unit, order.asset, order.type === 'call-salvo' ? order.at : null);
}

/** Bought by the side of a unit, and not yet on its way. */
function callable(state: State, id: number, isMeant: (asset: Asset) => boolean): number[] {
  const { seat } = rosterOf(state.setup).units[id];
  return state.battle.support.flatMap((asset, index) =>
    asset.seat === seat && asset.fate === 'waiting' && asset.due === 0 && isMeant(asset) ? index : [],
  );
}

const assetPick = ({ battle }: State, values: readonly number[]): Pick => ({
  kind: 'pick',
  name: 'asset',
  label: BATTLE_TEXT.support,
  values,
  describe: (index) => ({ label: assetName(battle.support[Number(index)]) }),
});

/** HGB-AIR-01 */
function strikeForms(state: State, id: number): OrderForm<Calling>[] {
  const strikes = callable(state, id, (asset) => !isSalvo(asset));
  if (strikes.length === 0) return [];
  return [{ type: 'call-strike', label: BATTLE_TEXT.callStrike, fields: [assetPick(state, strikes)] }];
}

/** HGB-ARTY-01: at a place that the observer sees. */
function salvoForms(state: State, id: number): OrderForm<Calling>[] {
  const salvos = callable(state, id, isSalvo);
  // In smoke one may see nothing at all, not even where one stands.
  if (salvos.length === 0 || !seesPlace(state, id, state.units[id].at!)) return [];
  return [
    {
      type: 'call-salvo',
      label: BATTLE_TEXT.callSalvo,
      fields: [assetPick(state, salvos), seenPoint(state, id)],
    },
  ];
}

function seenPoint(state: State, id: number): Point {
  const { scene } = state;
  const outline = wholeTable(scene);
  const forbids = (at: Place): Reason | null => {
    if (!isOnTable(scene, at)) return { message: BATTLE_TEXT.offTable, rule: 'HGB-ARTY-01' };
    return seesPlace(state, id, at) ? null : { message: BATTLE_TEXT.unseen, rule: 'HGB-IF-02' };
  };
  return {
    kind: 'point',
    name: 'at',
    label: BATTLE_TEXT.target,
    forbids,
    sample: (random) => somePlaceInSight(outline, random, forbids, state.units[id].at!),
    outline,
  };
}

/** HGB-AIR-01, HGB-ARTY-01: through to those beyond the table, who come after as many rounds as a die shows. */
function callSupport(play: Play<GearBlitz>, unit: number, asset: number, at: Place | null): void {
  const { state } = play;
  const { seat } = rosterOf(state.setup).units[unit];
  const isHeard = communicates(play, unit, null);
  const now = isHeard ? { ...scheduled(play, seat), ...aimed(state, unit, at) } : {};
  play.happen({ type: 'support-called', unit, asset, isHeard, now });
}

function scheduled(play: Play<GearBlitz>, by: number): Partial<Asset> {
  const [die] = play.roll('arrival of support', 1, { by });
  return { due: arrivalRound(play.state.round, die), isKnown: true };
}

/** HGB-ARTY-02: the Obscurement of the observer counts when the guns fire. */
function aimed(state: State, unit: number, at: Place | null): Partial<Asset> {
  if (!at) return {};
  const { obscured } = obscurementToPlace(state, unit, at);
  const threshold = totalOf<RuleId>((tally) => placementThreshold(tally, { obscured, lockMargin: 0 }));
  return { at, threshold };
}
