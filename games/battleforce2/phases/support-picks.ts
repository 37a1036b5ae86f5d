import { HexPick } from '@ironfield/hex/hex-picks.ts';
import type { Description, Field, OrderForm, Pick } from '@ironfield/kernel/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { hasFacing } from '../rules/condition.ts';
import { servableBy, trucksOf, whyNotServed } from '../rules/coolant.ts';
import { loadableBy, unloadableBy, unloadingCells, whyNotLoad } from '../rules/transport.ts';
import type { State } from '../state.ts';
import { LABELS, WHY_NOT } from '../text.ts';
import { FACING } from './deployment.ts';

const describeUnit =
  ({ unitSetups }: Battlefield) =>
  (unit: unknown): Description => {
    const { id, name } = unitSetups[unit as number];
    return { label: `${id} ${name}`, piece: unit as number };
  };

/** BF2-EQ-16, BF2-EQ-07: what units of a side can do for one another, as far as anything is possible. */
export function supportForms(
  field: Battlefield,
  state: State,
  seat: Seat,
): OrderForm<'load' | 'unload' | 'cool'>[] {
  const load = carrierPick(field, field.unitsOf[seat], (unit) => loadableBy(field, state, unit), {
    whyNot: (unit, passenger) => whyNotLoad(field, state, unit, passenger),
  });
  const unload = unloadingPick(field, state, field.unitsOf[seat]);
  const trucks = truckPick(field, state, seat);
  const forms = [
    { type: 'load', label: LABELS.load, fields: [load] },
    { type: 'unload', label: LABELS.unload, fields: [unload] },
    { type: 'cool', label: LABELS.cool, fields: [trucks] },
  ] as const;
  return forms.filter(({ fields }) => fields[0].values.length > 0);
}

/** BF2-EQ-16: those who have to be put down first. */
export const unloadingPick = (field: Battlefield, state: State, carriers: readonly number[]): Pick =>
  carrierPick(field, carriers, (unit) => unloadableBy(field, state, unit), {
    whyNot: () => WHY_NOT.cannotUnload,
    follow: (passenger) => {
      const to = new UnloadingHexPick(field, state, passenger);
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
    describe: describeUnit(field),
    whyNot: () => WHY_NOT.carriesNobody,
    follow: (unit) => [
      {
        kind: 'pick',
        name: 'passenger',
        label: LABELS.passenger,
        values: passengersFor(unit as number),
        describe: describeUnit(field),
        whyNot: (passenger) =>
          (typeof passenger === 'number' && passenger in field.seatOf && whyNot(unit as number, passenger)) ||
          WHY_NOT.notYours,
        ...(follow && { follow: (passenger) => follow(passenger as number) }),
      },
    ],
  };
}

class UnloadingHexPick extends HexPick {
  readonly name = 'to';
  readonly label = LABELS.to;
  private readonly allowed: readonly number[];

  constructor(field: Battlefield, state: State, passenger: number) {
    super(field.board);
    this.allowed = unloadingCells(field, state, passenger);
  }

  protected cells(): readonly number[] {
    return this.allowed;
  }

  protected isAllowed(cell: number): boolean {
    return this.allowed.includes(cell);
  }

  protected describeCell(_cell: number, hex: string): Description {
    return { label: hex, hex };
  }

  protected whyNotCell(cell: number, hex: string): Reason {
    return cell < 0 ? WHY_NOT.notAHex(hex) : WHY_NOT.cannotPutDown(hex);
  }
}

function truckPick(field: Battlefield, state: State, seat: Seat): Pick {
  const { records, unitOf, seatOf } = field;
  return {
    kind: 'pick',
    name: 'element',
    label: LABELS.truck,
    values: trucksOf(field, state, seat),
    describe: (truck) => ({ label: records[truck as number].sheet.name, piece: unitOf[truck as number] }),
    whyNot: () => WHY_NOT.noTruck,
    follow: (truck) => [
      {
        kind: 'pick',
        name: 'unit',
        label: LABELS.unit,
        values: servableBy(field, state, truck as number),
        describe: describeUnit(field),
        whyNot: (unit) =>
          (typeof unit === 'number' && unit in seatOf && whyNotServed(field, state, truck as number, unit)) ||
          WHY_NOT.notYours,
      },
    ],
  };
}
