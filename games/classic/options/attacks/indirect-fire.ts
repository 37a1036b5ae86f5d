import { quietTally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Battlefield } from '../../battlefield.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { section } from '../../rule-index/section.ts';
import { attackerModifiers } from '../../rules/fire/attack-modifiers.ts';
import { eyesFor, sightModifiers } from '../../rules/fire/to-hit.ts';
import { firingMode } from '../../rules/piloting/skid.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { canAct, isOnMap, isUsable } from '../../rules/unit/condition.ts';
import type { State, UnitState } from '../../state.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** It looks for those who fire without seeing. */
    readonly spotting?: true;
  }
  interface DeclaringOrders {
    spot: { readonly type: 'spot'; readonly unit: number };
  }
  interface OptionEvents {
    spotting: { readonly type: 'spotting'; readonly unit: number };
  }
}

const INDIRECT = 1;
const WORDS = {
  order: 'Spot for indirect fire',
  indirect: 'Indirect fire',
  spotter: 'Spotter has moved',
};
const WHY_NOT: Reason = {
  message: 'Only who has not attacked spots, for a friend with LRMs who does not see an enemy that it sees',
  rule: 'MT-BASE-13',
};
const SPOTTING: Reason = { message: 'Who spots for indirect fire makes no attacks', rule: 'MT-BASE-13' };

/** LRMs of either technology base, Thunderbolts (MT-WPN-40) and artillery cannons (MT-WPN-02); no others find their way to targets nobody aboard sees. */
const isIndirect = (field: Battlefield, unit: number, weapon: number): boolean =>
  /^(Clan )?LRM |^Thunderbolt | Cannon$/.test(field.designs[unit].weapons[weapon].type.name);

const sees = (field: Battlefield, state: State, unit: number, target: number): boolean =>
  isOnMap(state.units[target]) && !isBlocked(unitSight(field, state, unit, target));

const movement = ({ thisTurn, ...mech }: UnitState): number => {
  const tally = quietTally();
  attackerModifiers(tally, firingMode({ thisTurn, ...mech }), false);
  return tally.total;
};

/** Of those who spot, or whose TAG guides the missiles, and see the target the one through whose eyes it is hit most easily; -1 for none. */
function spotterFor(field: Battlefield, state: State, unit: number, weapon: number, target: number): number {
  if (!isIndirect(field, unit, weapon)) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const friend of field.unitsOf[field.sideOf[unit]]) {
    const mech = state.units[friend];
    if (friend === unit || !isOnMap(mech) || !canAct(mech)) continue;
    const guides = field.plugged.guides?.(field, state, { attacker: unit, weapon, target }, friend) ?? false;
    if (!mech.thisTurn.marks?.spotting && !guides) continue;
    if (!sees(field, state, friend, target)) continue;
    const tally = quietTally();
    sightModifiers(tally, field, state, friend, target);
    const harder = tally.total + (guides ? 0 : movement(mech));
    if (harder >= least) continue;
    best = friend;
    least = harder;
  }
  return best;
}

/** Somebody who has yet to act could fire at an enemy that only this unit sees. */
function isNeeded(field: Battlefield, state: State, unit: number): boolean {
  const waiting = field.unitsOf[field.sideOf[unit]].filter((friend) => {
    const mech = state.units[friend];
    const { weapons } = field.designs[friend];
    return (
      friend !== unit &&
      isOnMap(mech) &&
      canAct(mech) &&
      !mech.thisPhase.acted &&
      weapons.some((mount, weapon) => isIndirect(field, friend, weapon) && isUsable(field, mount, mech))
    );
  });
  return (
    waiting.length > 0 &&
    field.enemiesOf[unit].some(
      (enemy) =>
        sees(field, state, unit, enemy) && waiting.some((friend) => !sees(field, state, friend, enemy)),
    )
  );
}

function maySpot(field: Battlefield, state: State, unit: number): boolean {
  const mech = state.units[unit];
  const { onslaught, busy, marks } = mech.thisTurn;
  if (!isOnMap(mech) || !canAct(mech) || onslaught || busy || marks?.spotting) return false;
  if (field.plugged.whyNoTask?.(null, state, unit)) return false;
  // MT-MOV-01, MT-MOV-03: who evades may spot, who sprints may not.
  if (field.plugged.hasAttacked?.(mech) || field.plugged.whyNoAttack?.(null, state, unit, 'club'))
    return false;
  return isNeeded(field, state, unit);
}

class SpotterPick extends UnitPick {
  protected override can(unit: number): boolean {
    return maySpot(this.field, this.state, unit);
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? WHY_NOT : super.whyNot(unit);
  }
}

const form = (field: Battlefield, state: State, units: readonly number[]): OrderForm<'spot'> => ({
  type: 'spot',
  label: WORDS.order,
  fields: [new SpotterPick(field, state, units)],
});

function spots({ thisTurn }: UnitState): void {
  thisTurn.marks = { ...thisTurn.marks, spotting: true };
}

export const indirectFire: Option<boolean> = {
  id: 'indirect-fire',
  title: 'Indirect fire',
  summary: 'LRMs may be fired at enemies that only a friend sees, who spots for them and attacks nobody.',
  group: 'Attacks',
  rule: 'MT-BASE-13',
  base: false,
  rules: section('Maximum Tech, base rules', [
    'MT-BASE-13',
    'Indirect fire',
    'A unit that does not see its target fires LRMs through a friend who does and attacks nobody in that turn: at +1 and the movement of the spotter, with the range from the attacker, and woods and cover from the spotter.',
    'indirect-fire',
  ]),
  orders: [z.strictObject({ type: z.literal('spot'), unit: indexSchema })],
  plug: () => ({
    replace: { spotter: spotterFor },
    stage: {
      declarations: (forms, field, state, units) => [...forms, form(field, state, units)],
      declared: (marks, { weapon, target }, field, state, unit) => {
        const eyes = eyesFor(field, state, unit, weapon, target);
        return eyes === unit ? marks : { ...marks, spotter: eyes };
      },
      orders: (orders, { units }, unit) =>
        units[unit].thisTurn.marks?.spotting ? [...orders, 'spotting'] : orders,
      whyNoAttack: (why, { units }, unit) => why ?? (units[unit].thisTurn.marks?.spotting ? SPOTTING : null),
      idle: (order, field, state, unit) =>
        order.type === 'hold' && maySpot(field, state, unit) ? { type: 'spot', unit } : order,
    },
    add: {
      declares: (play, _field, order) => {
        if (order.type !== 'spot') return;
        spots(play.state.units[order.unit]);
        play.emit({ type: 'spotting', unit: order.unit });
      },
      weaponToHit: (tally, field, state, { attacker, weapon, target }) => {
        const eyes = eyesFor(field, state, attacker, weapon, target);
        if (eyes === attacker) return;
        if (field.plugged.guides?.(field, state, { attacker, weapon, target }, eyes)) return;
        if (!field.plugged.sparesIndirect?.(state.units[attacker]))
          tally.add(INDIRECT, WORDS.indirect, 'MT-BASE-13');
        const moved = movement(state.units[eyes]);
        if (moved > 0) tally.add(moved, WORDS.spotter, 'MT-BASE-13');
      },
    },
  }),
  changes: { spotting: ({ units }, { unit }) => spots(units[unit]) },
  sentences: { spotting: ({ unit }, { mech }) => `${mech(unit)} spots for indirect fire.` },
};
