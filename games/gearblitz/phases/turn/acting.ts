import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { OptionOrders } from '../../extensions.ts';
import type { GearBlitz } from '../../game-types.ts';
import { plugged } from '../../register.ts';
import { fullOf, mayReload } from '../../rules/unit/ammunition.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { leastMovement, movesFreely } from '../../rules/unit/movement.ts';
import { nameOf, unitOf } from '../../state/roster.ts';
import type { Frames, State } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { goHullDown, hullDownForms, refreshCounter, refreshForms } from '../actions/hull-down.ts';
import { lightUp, searchlightForms } from '../actions/searchlight.ts';
import { launchSmoke, smokeForms } from '../actions/smoke.ts';
import { control, droneForms } from '../command/drones.ts';
import { extraForms, grant } from '../command/granting.ts';
import { type Offer, offer, offered, unlessClimbing } from '../core/offers.ts';
import {
  type Electronic,
  electronicForms,
  switchForms,
  switchSystem,
  useElectronics,
} from '../electronics/electronics.ts';
import { attackBy, attackForms, weaponPick } from '../firing/firing.ts';
import { baseForms, moveBase } from '../infantry/bases.ts';
import { load, loadingForms } from '../infantry/transports.ts';
import { altitudeForms, changeAltitude, fallFromJets, type InTheAir } from '../movement/altitude.ts';
import { cliffForms, climb, jump, type OnCliff } from '../movement/climbing.ts';
import { canMove, goTo, type Moving, moveForms, turnForms, turnUnit } from '../movement/moving.ts';
import { batterForms } from '../special/battering.ts';
import { ramForms } from '../special/ram.ts';
import { type Calling, call, callForms } from '../support/calling.ts';
import { actSpecially, SPECIAL_ACTIONS, type SpecialAction } from './special-acting.ts';

/** HGB-ACT-02: what costs an action, and is no movement. */
export type Action = 'attack' | 'burst' | 'reload' | Calling | Electronic | SpecialAction | 'hull-down';

type Acting =
  | Action
  | Moving
  | OnCliff
  | InTheAir
  | 'base'
  | 'control'
  | 'embark'
  | 'disembark'
  | 'switch-on'
  | 'switch-off'
  | 'extra-action'
  | 'smoke'
  | 'searchlight'
  | 'ram'
  | 'ram-building'
  | 'refresh'
  | keyof OptionOrders
  | 'done';

/** HGB-ROUND-04: whatever a unit does in its activation, one thing after the other. */
export const act: Decision<GearBlitz, Frames['act'], Acting> = {
  menu: (state, { seat, unit }, sought) => ({
    prompt: TEXT.act(nameOf(state, unit)),
    rule: 'HGB-ROUND-04',
    orders: actForms(state, seat, unit, sought),
  }),
  apply(play, { seat, unit }, order) {
    const again = { step: 'acting', seat, unit } as const;
    switch (order.type) {
      case 'walk':
      case 'advance':
      case 'back': {
        const since = play.state.units[unit].at!;
        play.next({ step: 'leg', unit, to: goTo(play, unit, order), since }, again);
        return;
      }
      case 'rise':
      case 'sink':
      case 'jets':
        play.next({ step: 'window', unit }, again);
        changeAltitude(play, unit, order);
        return;
      case 'jump':
        play.next(again);
        jump(play, unit, order.way);
        return;
      case 'climb':
      case 'climb-on':
        play.next({ step: 'window', unit }, again);
        climb(play, unit, order);
        return;
      case 'turn':
        play.next(again);
        turnUnit(play, unit, order.side === 'left' ? -order.by : order.by);
        return;
      case 'base':
        moveBase(play, unit, order.base, order.to);
        play.next({ step: 'window', unit }, again);
        return;
      case 'control':
        play.next(again);
        control(play, unit, order.drone);
        return;
      case 'embark':
      case 'disembark':
        load(play, unit, order);
        play.next({ step: 'window', unit }, again);
        return;
      case 'attack':
      case 'burst':
        play.next({ step: 'attack', ...attackBy(unit, order, 'action') }, { step: 'window', unit }, again);
        return;
      case 'ram':
        play.next({ step: 'ram', by: unit, target: order.target }, { step: 'window', unit }, again);
        return;
      case 'ram-building':
        play.next({ step: 'window', unit }, again);
        play.next({ step: 'ram-building', by: unit, building: order.building });
        return;
      case 'bombard':
      case 'observe':
      case 'observe-place':
      case 'demolish':
      case 'fight-fire':
      case 'brace':
        play.next({ step: 'window', unit }, again);
        actSpecially(play, unit, order);
        return;
      case 'smoke':
        play.next(again);
        launchSmoke(play, unit, order.at);
        return;
      case 'searchlight':
        play.next({ step: 'window', unit }, again);
        lightUp(play, unit);
        return;
      case 'reload':
        reload(play, unit, order.mount);
        play.next({ step: 'window', unit }, again);
        return;
      case 'call-reserves':
      case 'call-strike':
      case 'call-salvo':
        play.next({ step: 'window', unit }, again);
        call(play, unit, order);
        return;
      case 'active':
      case 'designate':
        play.next({ step: 'window', unit }, again);
        useElectronics(play, unit, order);
        return;
      case 'switch-on':
      case 'switch-off':
        play.next(again);
        switchSystem(play, unit, order.system, order.type === 'switch-on');
        return;
      case 'extra-action':
        play.next(again);
        grant(play, order.receiver, null);
        return;
      case 'hull-down':
        goHullDown(play, unit);
        play.next({ step: 'window', unit }, again);
        return;
      case 'refresh':
        refreshCounter(play, unit);
        play.next(again);
        return;
      case 'done':
        play.next({ step: 'window', unit }, { step: 'lock', unit, standBy: order.standBy });
        fallFromJets(play, unit);
        if (mustManeuver(play.state, unit)) play.next({ step: 'maneuver', unit, why: 'blocked', turn: 0 });
        return;
      default:
        play.next({ step: 'window', unit }, again);
        plugged(play.state.setup).ordered?.(play, unit, order);
        return;
    }
  },
};

/** HGB-ACT-02 */
export const ACTIONS: readonly Offer<Action>[] = [
  offer(['attack', 'burst'], attackForms),
  ...SPECIAL_ACTIONS,
  offer(['reload'], reloadForms),
  offer(['hull-down'], hullDownForms),
  offer(['call-reserves', 'call-strike', 'call-salvo'], callForms),
  offer(['active', 'designate'], electronicForms),
].map(unlessClimbing);

/** HGB-ROUND-04 */
const ACTS: readonly Offer<Acting>[] = [
  offer(['walk', 'advance', 'back'], (state, unit, _seat, sought) => moveForms(state, unit, sought)),
  offer(['turn'], turnForms),
  offer(['base'], baseForms),
  offer(['rise', 'sink', 'jets'], altitudeForms),
  offer(['jump', 'climb', 'climb-on'], cliffForms),
  unlessClimbing(offer(['embark', 'disembark'], loadingForms)),
  unlessClimbing(offer(['control'], droneForms)),
  ...ACTIONS,
  unlessClimbing(offer(['ram'], ramForms)),
  unlessClimbing(offer(['ram-building'], batterForms)),
  unlessClimbing(offer(['smoke'], smokeForms)),
  offer(['searchlight'], searchlightForms),
  offer(['refresh'], refreshForms),
  offer(['switch-on', 'switch-off'], switchForms),
  offer(['extra-action'], (state, unit, seat) => extraForms(state, seat, unit)),
  offer(['done'], doneForms),
];

function actForms(state: State, seat: Seat, id: number, sought?: string): readonly OrderForm<Acting>[] {
  const forms = offered(ACTS, state, id, seat, sought);
  const stage = plugged(state.setup).actForms;
  return stage ? (stage(forms, state, id) as readonly OrderForm<Acting>[]) : forms;
}

/** On with an activation, unless it has ended by itself. */
export const acting: Procedure<GearBlitz, Frames['acting']> = (play, { seat, unit }) => {
  const { at, activation } = play.state.units[unit];
  if (at && activation) play.next({ step: 'act', seat, unit });
};

/** HGB-ROUND-04, HGB-ACT-09: actions not kept on Stand-By are lost. */
export const lock: Procedure<GearBlitz, Frames['lock']> = (play, { unit: id, standBy: wanted }) => {
  const unit = play.state.units[id];
  if (!unit.at) return;
  const standBy = Math.min(wanted, unit.actions);
  // HGB-MOVE-06: Walkers at Combat Speed go where they like.
  const isReversing = unit.activation?.direction === 'back' && !movesFreely(unit.body);
  const now = { ...endMarks(play.state, id, 'is done'), isLocked: true, standBy, isReversing };
  Object.assign(unit, now);
  play.emit({ type: 'locked', unit: id, now });
};

/** HGB-AMMO-04 */
function reloadForms(state: State, id: number): OrderForm<'reload'>[] {
  const { actions, ammunition } = state.units[id];
  const { weapons } = unitOf(state, id).sheet.card;
  const empty = weapons.flatMap((mount, i) => (mayReload(mount, ammunition[i]) ? i : []));
  if (actions === 0 || empty.length === 0) return [];
  return [{ type: 'reload', label: TEXT.reload, fields: [weaponPick(state, id, empty)] }];
}

function reload(play: Play<GearBlitz>, id: number, mount: number): void {
  const unit = play.state.units[id];
  unit.actions--;
  unit.ammunition = unit.ammunition.with(mount, fullOf(unitOf(play.state, id).sheet.card.weapons[mount]));
  const { actions, ammunition } = unit;
  play.emit({ type: 'reloaded', unit: id, mount, now: { actions, ammunition } });
}

/** HGB-MOVE-05: a unit that cannot go as far as Top Speed demands must maneuver. */
function mustManeuver(state: State, id: number): boolean {
  const { isExclusive, least } = leastMovement(unitOf(state, id));
  const { spent, isStopped } = state.units[id].activation!;
  return isExclusive && spent <= least && !isStopped;
}

/** HGB-MOVE-04, HGB-MOVE-05: not before the least has been moved, unless there is no way. */
function doneForms(state: State, id: number): OrderForm<'done'>[] {
  const { least, isExclusive } = leastMovement(unitOf(state, id));
  const { activation, actions } = state.units[id];
  const { spent, isStopped } = activation!;
  const isEnough = isExclusive ? spent > least : spent >= least;
  if (!isEnough && !isStopped && canMove(state, id)) return [];
  const kept: Field = { kind: 'whole', name: 'standBy', label: TEXT.standBy, min: 0, max: actions };
  return [{ type: 'done', label: TEXT.done, fields: [kept] }];
}
