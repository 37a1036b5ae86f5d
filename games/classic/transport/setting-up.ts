// Passengers that begin the game aboard (MT-PRE-25): of a carrier of their player that has been placed.

import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../battlefield.ts';
import type { PlacingOrders } from '../extensions.ts';
import type { Classic } from '../game-types.ts';
import type { Order, OrderOf, Placement } from '../orders.ts';
import { unplaced } from '../phases/setup/deployment.ts';
import { UnitPick } from '../phases/turn/activation.ts';
import { isPlaced } from '../rules/unit/condition.ts';
import type { Frames, State } from '../state.ts';
import { berthFor } from './room.ts';

declare module '../extensions.ts' {
  interface PlacingOrders {
    'go-aboard': { readonly type: 'go-aboard'; readonly unit: number; readonly carrier: number };
  }
}

const WORDS = { label: 'Begin aboard', carrier: 'Carrier' };
const NO_ROOM: Reason = { message: 'No carrier on the map has room for it', rule: 'MT-PRE-25' };

/** Carriers on the map that have room for it. */
const carriersFor = (field: Battlefield, state: State, unit: number): number[] =>
  state.units.flatMap((other, carrier) =>
    isPlaced(other) && berthFor(field, state, carrier, unit) !== null ? [carrier] : [],
  );

class PassengerPick extends UnitPick {
  protected override can(unit: number): boolean {
    return carriersFor(this.field, this.state, unit).length > 0;
  }

  follow(unit: number): readonly Pick[] {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'carrier',
        label: WORDS.carrier,
        values: carriersFor(field, state, unit),
        describe: (carrier) => ({
          label: `${field.designs[carrier as number].name} (${field.pilots[carrier as number].name})`,
          piece: carrier,
        }),
        known: numbersOf(state.units),
        whyNot: () => NO_ROOM,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? NO_ROOM : super.whyNot(unit);
  }
}

export function placements(
  forms: readonly OrderForm<Placement>[],
  field: Battlefield,
  state: State,
  { seat, index }: Asked,
): readonly OrderForm<Placement>[] {
  const units = unplaced(field, state, field.setup.deployment[index], seat);
  if (!units.some((unit) => carriersFor(field, state, unit).length > 0)) return forms;
  return [
    ...forms,
    { type: 'go-aboard', label: WORDS.label, fields: [new PassengerPick(field, state, units)] },
  ];
}

type Asked = { readonly seat: Frames['setup/place']['seat']; readonly index: number };

export function beginAboard(
  play: Play<Classic>,
  field: Battlefield,
  order: PlacingOrders[keyof PlacingOrders],
): void {
  if (order.type !== 'go-aboard') return;
  const { unit, carrier } = order;
  const outside = berthFor(field, play.state, carrier, unit) === 'outside';
  play.happen({ type: 'boards', unit, carrier, outside });
}

/** For bots: who can ride rides. */
export function betterAboard(
  order: Order,
  field: Battlefield,
  state: State,
  { unit }: OrderOf<'place'>,
): Order {
  if (order.type !== 'place') return order;
  const [carrier] = carriersFor(field, state, unit);
  return carrier === undefined ? order : { type: 'go-aboard', unit, carrier };
}
