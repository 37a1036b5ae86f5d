import type { Menu, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import type { Battlefield, OpenField } from '../../battlefield.ts';
import { BUILDINGS } from '../../data/terrain.ts';
import type { Battleforce2 } from '../../game-types.ts';
import type { Order, OrderOf } from '../../orders.ts';
import { load } from '../../phases/movement/transport.ts';
import { describeUnit, unitPick } from '../../phases/picks.ts';
import { undeployed } from '../../phases/set-up/deployment.ts';
import { isOnMap } from '../../rules/elements/condition.ts';
import { whyNoRoom } from '../../rules/movement/transport.ts';
import type { State } from '../../state.ts';
import { LABELS } from '../../text.ts';

const index = z.int().min(0).max(1023);
export const boardOrder = z.strictObject({ type: z.literal('deploy-aboard'), unit: index, carrier: index });

declare module '../../extensions.ts' {
  interface OptionOrders {
    'deploy-aboard': z.infer<typeof boardOrder>;
  }
}

const NO_CARRIER = {
  message: 'It takes a vehicle of yours on the map with room for the unit',
  rule: 'BF2-ENV-01',
} as const;

/** BF2-ENV-01: units without armor against it. */
export const isExposed = ({ elementsOf, types }: OpenField, unit: number): boolean =>
  elementsOf[unit].some((element) => types[element] === 'infantry');

export const isInside = ({ board }: OpenField, cell: number): boolean =>
  BUILDINGS.includes(board.terrain[cell]);

const vehiclesFor = (field: Battlefield, state: State, unit: number): number[] =>
  field.unitsOf[field.seatOf[unit]].filter(
    (carrier) =>
      carrier !== unit && field.letters[carrier] !== 'M' && !whyNoRoom(field, state, carrier, unit),
  );

/** BF2-ENV-01: vehicles that are there, or may still come. */
export const mayBoard = (field: Battlefield, state: State, unit: number): boolean =>
  isExposed(field, unit) &&
  vehiclesFor(field, state, unit).some(
    (carrier) =>
      isOnMap(state, carrier) ||
      (undeployed(field, state, field.seatOf[carrier]).includes(carrier) && !isExposed(field, carrier)),
  );

const carriersFor = (field: Battlefield, state: State, unit: number): number[] =>
  isExposed(field, unit) ? vehiclesFor(field, state, unit).filter((carrier) => isOnMap(state, carrier)) : [];

/** BF2-ENV-01: inside vehicles. */
export function boardForm(
  field: Battlefield,
  state: State,
  units: readonly number[],
): OrderForm<'deploy-aboard'>[] {
  const able = units.filter((unit) => carriersFor(field, state, unit).length > 0);
  if (able.length === 0) return [];
  const carrierPick = (unit: number): Pick => ({
    kind: 'pick',
    name: 'carrier',
    label: LABELS.carrier,
    values: carriersFor(field, state, unit),
    describe: (carrier) => describeUnit(field, carrier),
    whyNot: () => NO_CARRIER,
  });
  const unit = unitPick(field, able, NO_CARRIER, (each) => [carrierPick(each as number)]);
  return [{ type: 'deploy-aboard', label: LABELS.deployAboard, fields: [unit] }];
}

export function board(play: Play<Battleforce2>, { unit, carrier }: OrderOf<'deploy-aboard'>): void {
  load(play, { type: 'load', unit: carrier, passenger: unit });
}

/** A bot that may board does. */
export function chooseBoarding(menu: Menu): Order | null {
  const form = menu.orders.find(({ type }) => type === 'deploy-aboard');
  if (!form) return null;
  const units = form.fields[0] as Pick;
  const unit = units.values[0] as number;
  const [carrier] = Array.from((units.follow!(unit)[0] as Pick).values) as number[];
  return { type: 'deploy-aboard', unit, carrier };
}
