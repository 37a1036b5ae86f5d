import type { HexChanges } from '@ironfield/hex/board.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import {
  type Battlefield,
  type Forces,
  type Ground,
  groundsOf,
  type Link,
  type OpenField,
} from './battlefield.ts';
import { register } from './register.ts';
import { frontOf, weightOn } from './state/counter-faces.ts';
import { SEATS, type Setup, type State } from './state.ts';

function forcesOf(setup: Setup): Forces {
  const unitSetups = setup.sides.flatMap(({ units }, seat) =>
    units.map((shown, place) => frontOf(setup.secrets[seat]?.units[place]) ?? shown),
  );
  const unitOf = unitSetups.flatMap(({ elements }, unit) => elements.map(() => unit));
  const seatOf = setup.sides.flatMap(({ units }, seat) => units.map(() => seat));
  return {
    setup,
    unitSetups,
    seatOf,
    elementsOf: unitSetups.map((_, unit) =>
      unitOf.flatMap((owner, element) => (owner === unit ? [element] : [])),
    ),
    letters: unitSetups.map(({ id }) => id[0]),
    weights: unitSetups.map(({ id }) => weightOn(id)),
    unitOf,
    types: unitSetups.flatMap(({ elements }) => elements.map(({ type }) => type)),
    unitsOf: SEATS.map((side) => seatOf.flatMap((seat, unit) => (seat === side ? [unit] : []))),
    plugged: register.plugged(setup),
    past: register.past(setup),
  };
}

/** BF2-EQ-04: by element. */
function linksIn({ secrets }: Setup, { unitsOf, elementsOf }: Forces): Link[] {
  const links: Link[] = [];
  for (const [seat, side] of secrets.entries()) {
    const elements = unitsOf[seat].flatMap((unit) => elementsOf[unit]);
    for (const { company, lances: listed } of side?.networks ?? []) {
      const lances = listed.map(({ master, slaves }) => ({
        master: elements[master],
        members: [master, ...slaves].map((element) => elements[element]),
      }));
      const network = { company: company === undefined ? null : elements[company], lances };
      if (network.company !== null) links[network.company] = { ...network, lance: null };
      for (const lance of lances) for (const member of lance.members) links[member] = { ...network, lance };
    }
  }
  return links;
}

/** BF2-CMD-02: by unit. */
function chainsIn(
  { secrets }: Setup,
  { unitsOf, seatOf }: Forces,
): Pick<Battlefield, 'subordinates' | 'superiors'> {
  const subordinates = seatOf.map((seat, unit) => {
    const { leads } = secrets[seat]?.units[unitsOf[seat].indexOf(unit)] ?? {};
    return leads ? leads.map((led) => unitsOf[seat][led]) : null;
  });
  const superiors = seatOf.map((_, unit) => {
    const above: number[] = [];
    for (let next = unit; next >= 0; ) {
      next = subordinates.findIndex((led) => led?.includes(next));
      if (next >= 0) above.push(next);
    }
    return above;
  });
  return { subordinates, superiors };
}

const fieldsOf = remembered((setup: Setup) => {
  const { asPrinted, changed } = groundsOf(setup.map);
  const records = setup.secrets.flatMap((side) => side?.units.flatMap(({ elements }) => elements) ?? []);
  const forces = forcesOf(setup);
  const all = { ...forces, ...chainsIn(setup, forces), records, links: linksIn(setup, forces) };
  const fieldOn = (ground: Ground): Battlefield => ({ ...ground, ...all, strides: new Map() });
  return {
    asPrinted: fieldOn(asPrinted),
    changed: remembered((changes: HexChanges) => fieldOn(changed(changes))),
  };
});

/** The battlefield of a state. */
export function battlefieldOf({ setup, ground }: Pick<State, 'setup' | 'ground'>): Battlefield {
  const { asPrinted, changed } = fieldsOf(setup);
  return ground ? changed(ground) : asPrinted;
}

/** The battlefield of a table, whose setup may lack secrets. */
export function openFieldOf(table: Pick<State, 'setup' | 'ground'>): OpenField {
  return battlefieldOf(table);
}
