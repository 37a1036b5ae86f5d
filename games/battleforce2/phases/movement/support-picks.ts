import type { Field, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../battlefield.ts';
import { hasFacing } from '../../rules/elements/condition.ts';
import { servableBy, trucksOf, whyNotServed } from '../../rules/elements/coolant.ts';
import {
  carriersOf,
  isRouted,
  loadableBy,
  transportsOf,
  unloadableBy,
  unloadingCells,
  whyNotLoad,
} from '../../rules/movement/transport.ts';
import type { State } from '../../state.ts';
import { LABELS, WHY_NOT } from '../../text.ts';
import { describeElement, describeUnit, PlacePick } from '../picks.ts';
import { FACING } from '../set-up/deployment.ts';

/** BF2-EQ-16, BF2-EQ-07: what units of a side can do for one another, as far as anything is possible. */
export function supportForms(
  field: Battlefield,
  state: State,
  seat: Seat,
): OrderForm<'load' | 'unload' | 'cool'>[] {
  const load = carrierPick(field, transportsOf(field, seat), (unit) => loadableBy(field, state, unit), {
    whyNot: (unit, passenger) => whyNotLoad(field, state, unit, passenger),
  });
  const carriers = carriersOf(field, state, seat).filter((unit) => !isRouted(field, state, unit));
  const trucks = trucksOf(field, state, seat).filter((truck) => !isRouted(field, state, field.unitOf[truck]));
  const forms: readonly OrderForm<'load' | 'unload' | 'cool'>[] = [
    { type: 'load', label: LABELS.load, fields: [load] },
    { type: 'unload', label: LABELS.unload, fields: [unloadingPick(field, state, carriers)] },
    { type: 'cool', label: LABELS.cool, fields: [truckPick(field, state, trucks)] },
  ];
  return forms.filter(({ fields }) => possible(fields[0]));
}

const possible = (field: Field): boolean => field.kind === 'pick' && field.values.length > 0;

/** BF2-EQ-16: those who have to be put down first. */
export const unloadingPick = (field: Battlefield, state: State, carriers: readonly number[]): Pick =>
  carrierPick(field, carriers, (unit) => unloadableBy(field, state, unit), {
    whyNot: () => WHY_NOT.cannotUnload,
    follow: (passenger) => {
      const to = new PlacePick(field, unloadingCells(field, state, passenger), WHY_NOT.cannotPutDown);
      return hasFacing(field, passenger) ? [to, FACING] : [to];
    },
  });

interface PassengerPick {
  readonly whyNot: (unit: number, passenger: number) => Reason | null;
  readonly follow?: (passenger: number) => readonly Field[];
}

function carrierPick(
  field: Battlefield,
  carriers: readonly number[],
  passengersFor: (unit: number) => readonly number[],
  { whyNot, follow }: PassengerPick,
): Pick {
  return {
    kind: 'pick',
    name: 'unit',
    label: LABELS.unit,
    values: carriers.filter((unit) => passengersFor(unit).length > 0),
    describe: (each) => describeUnit(field, each),
    whyNot: () => WHY_NOT.carriesNobody,
    follow: (unit) => [
      {
        kind: 'pick',
        name: 'passenger',
        label: LABELS.passenger,
        values: passengersFor(unit as number),
        describe: (each) => describeUnit(field, each),
        known: numbersOf(field.seatOf),
        whyNot: (passenger) =>
          (typeof passenger === 'number' && whyNot(unit as number, passenger)) || WHY_NOT.notYours,
        ...(follow && { follow: (passenger) => follow(passenger as number) }),
      },
    ],
  };
}

function truckPick(field: Battlefield, state: State, trucks: readonly number[]): Pick {
  return {
    kind: 'pick',
    name: 'element',
    label: LABELS.truck,
    values: trucks,
    describe: (truck) => describeElement(field, truck),
    whyNot: () => WHY_NOT.noTruck,
    follow: (truck) => [
      {
        kind: 'pick',
        name: 'unit',
        label: LABELS.unit,
        values: servableBy(field, state, truck as number),
        describe: (each) => describeUnit(field, each),
        known: numbersOf(field.seatOf),
        whyNot: (unit) =>
          (typeof unit === 'number' && whyNotServed(field, state, truck as number, unit)) || WHY_NOT.notYours,
      },
    ],
  };
}
