import { explain } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { OrdersOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { randomItem } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { basesWithin } from '@ironfield/table/base.ts';
import type { Damage } from '../../cards/unit.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { CONTACT } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import { isChapterByChapter } from '../../register.ts';
import type { RuleId } from '../../rule-index.ts';
import { exceeds } from '../../rules/core/dice.ts';
import { baseAt } from '../../rules/core/model.ts';
import { armorAgainst } from '../../rules/damage/armor.ts';
import { basesHit } from '../../rules/infantry/infantry-damage.ts';
import { hasRoomFor, mayRide, passengersOf } from '../../rules/infantry/passengers.ts';
import { putDown } from '../../rules/infantry/squad.ts';
import { areInContact, baseOf, heightOf } from '../../rules/sight/sighting.ts';
import { placesBeside } from '../../rules/terrain/beside.ts';
import { whyNotStand } from '../../rules/terrain/room.ts';
import { endMarks } from '../../rules/unit/mark-ends.ts';
import { mayLoad, squadsPerAction, transportThreshold } from '../../rules/unit/systems.ts';
import { nameOf, rosterOf, sheetOf, unitOf } from '../../state/roster.ts';
import type { State, UnitState } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { WHY_NOT } from '../../text.ts';
import { loseBases, remove, settle } from '../damage/damage.ts';

type Loading = 'embark' | 'disembark';

/** HGB-INF-05: units that get in or out, for an action of the transport. */
export function loadingForms(state: State, id: number): OrderForm<Loading>[] {
  const { actions, activation } = state.units[id];
  if (actions === 0 && activation!.doors === 0) return [];
  return [...embarkForms(state, id), ...disembarkForms(state, id)];
}

/** HGB-INF-05, HGB-PERK-16: it stands, and low enough; HGB-OPT-02: hands are always open. */
function isOpen(state: State, id: number): boolean {
  if (!sheetOf(state, id).card.perks.transport) return true;
  return mayLoad(unitOf(state, id), isChapterByChapter(state) ? 0 : heightOf(state, id));
}

/** HGB-INF-05, HGB-PERK-16: those in contact; HGB-OPT-02: crews may be picked up by hand. */
function embarkForms(state: State, id: number): OrderForm<'embark'>[] {
  const { units } = rosterOf(state.setup);
  const values = units.flatMap(({ id: other, seat }) =>
    other !== id &&
    seat === units[id].seat &&
    state.units[other].at !== null &&
    mayRide(state, id, other) &&
    hasRoomFor(state, id) &&
    areInContact(state, id, other)
      ? other
      : [],
  );
  if (!isOpen(state, id) || values.length === 0) return [];
  const describe = (other: unknown) => ({ label: nameOf(state, Number(other)), piece: Number(other) });
  return [
    {
      type: 'embark',
      label: TEXT.embark,
      fields: [{ kind: 'pick', name: 'unit', label: TEXT.unit, values, describe }],
    },
  ];
}

/** HGB-INF-05: in contact with the vehicle. */
function disembarkForms(state: State, id: number): OrderForm<'disembark'>[] {
  if (!isOpen(state, id)) return [];
  const base = baseOf(state, id);
  const values = passengersOf(state, id).filter((unit) => !placesBeside(state, unit, base).next().done);
  if (values.length === 0) return [];
  return [
    {
      type: 'disembark',
      label: TEXT.disembark,
      fields: [
        {
          kind: 'pick',
          name: 'unit',
          label: TEXT.unit,
          values,
          describe: (unit) => ({ label: nameOf(state, Number(unit)) }),
          follow: (unit) => [placeOut(state, id, Number(unit))],
        },
      ],
    },
  ];
}

function placeOut(state: State, id: number, unit: number): Point {
  const base = baseOf(state, id);
  const whyNot = (at: Place): Reason | null =>
    basesWithin(base, baseAt(at, sheetOf(state, unit).card.kind), CONTACT)
      ? whyNotStand(state, unit, at)
      : WHY_NOT.notBeside;
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids: whyNot,
    sample: (random) => randomItem(random, [...placesBeside(state, unit, base)]),
    outline: [...placesBeside(state, unit, base)],
  };
}

/** HGB-INF-05, HGB-PERK-10: Large Doors stay open for another. */
function openDoors(play: Play<GearBlitz>, id: number): void {
  const unit = play.state.units[id];
  const activation = unit.activation!;
  if (activation.doors > 0) unit.activation = { ...activation, doors: activation.doors - 1 };
  else {
    unit.actions--;
    unit.activation = { ...activation, doors: squadsPerAction(unitOf(play.state, id)) - 1 };
  }
  play.emit({
    type: 'spent',
    unit: id,
    now: { actions: unit.actions, activation: unit.activation },
  });
}

/** Off the table, into a transport: its round is over. */
export function putInside(state: State, id: number, transport: number): Partial<UnitState> {
  const rid = endMarks(state, id, 'goes aboard');
  const now = { ...rid, at: null, others: [], aboard: transport, isLocked: true };
  Object.assign(state.units[id], now);
  return now;
}

/** HGB-INF-05 */
export function load(play: Play<GearBlitz>, id: number, order: OrdersOf<GearBlitz, Loading>): void {
  const { state } = play;
  openDoors(play, id);
  if (order.type === 'embark') {
    const now = putInside(state, order.unit, id);
    play.emit({ type: 'embarked', unit: order.unit, transport: id, now });
    return;
  }
  getOut(play, order.unit, order.at);
}

/** HGB-INF-05: it stands where it is put, and may do little more this round. */
function getOut(play: Play<GearBlitz>, id: number, at: Place, isDazed = false): void {
  const { state } = play;
  const unit = state.units[id];
  const now: Partial<UnitState> = {
    at,
    others: putDown(state, id, at),
    aboard: null,
    isDismounted: true,
    isLocked: unit.isLocked || isDazed,
    actions: unit.isLocked || isDazed ? 0 : sheetOf(state, id).card.actions,
    body: { ...unit.body, speed: 'stationary' },
  };
  Object.assign(unit, now);
  play.emit({ type: 'disembarked', unit: id, now });
}

/** HGB-PERK-17: a squad that leaves a wreck with this many bases does nothing until the next round. */
export function climbOut(play: Play<GearBlitz>, id: number, at: Place, bases: number): void {
  const { units } = play.state;
  units[id].body = { ...units[id].body, bases };
  getOut(play, id, at, true);
}

/** HGB-PERK-17: a hit on a loaded transport may reach those inside; HGB-OPT-02: any hit does, on hands. */
export function shake(
  play: Play<GearBlitz>,
  { unit: id, weapon, seat }: { readonly unit: number; readonly weapon: Weapon; readonly seat: number },
  result: Damage,
): void {
  const { state } = play;
  const transport = unitOf(state, id);
  const threshold = transportThreshold(transport.damage);
  if (result === 0 || threshold === null) return;
  for (const passenger of passengersOf(state, id)) {
    if (!transport.sheet.card.perks.transport) {
      remove(play, passenger, false);
      continue;
    }
    const [die] = play.roll('passengers', 1, { by: seat });
    const isReached = exceeds(die, threshold);
    play.emit({ type: 'shaken', unit: passenger, transport: id, die, threshold, isReached });
    if (isReached) hurtInside(play, passenger, weapon);
  }
}

/** HGB-PERK-17: the multiplier of the weapon, once; only infantry rides. */
function hurtInside(play: Play<GearBlitz>, id: number, weapon: Weapon): void {
  const unit = unitOf(play.state, id);
  const armor = explain<RuleId>((tally) => armorAgainst(tally, unit, { from: [], traits: weapon.traits }));
  const multiplier = explain<RuleId>((tally) => tally.add(weapon.damage, weapon.name, 'HGB-PERK-17'));
  const damage = multiplier.total;
  const bases = basesHit({ multiplier: damage, margin: 1, touched: null, usesRof: false }, armor.total);
  play.emit({ type: 'struck', unit: id, multiplier, margin: 1, damage, armor, level: 0, bases });
  settle(play, id, loseBases(play, id, bases, false));
}
