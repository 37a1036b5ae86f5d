import { groupedBy } from '@ironfield/kernel/grouping.ts';
import type { Scenario } from '@ironfield/kernel/play/game.ts';
import { type Random, shuffle } from '@ironfield/kernel/random.ts';
import { counterCode } from '../rules/elements/organization.ts';
import { backOf } from '../state/counter-faces.ts';
import type { Network, Setup, SideSecrets, SideSetup } from '../state.ts';

/** BF2-CONC-01: the scenario, with all counters face-down where that is wanted. */
export const withConcealment = (scenario: Scenario<Setup>): Scenario<Setup> => ({
  ...scenario,
  setup: (options, chance) => {
    const setup = scenario.setup(options, chance);
    return options['concealed-identity'] === true ? concealed(setup, chance) : setup;
  },
});

/**
 * All counters face-down. Units with the same back are shuffled, if there is a generator, so the order of battle does
 * not reveal which is which.
 */
export function concealed(setup: Setup, chance: Random | null): Setup {
  const [first, second] = setup.sides.map((side, seat) => faceDown(side, setup.secrets[seat]!, chance));
  return { ...setup, sides: [first.side, second.side], secrets: [first.secrets, second.secrets] };
}

interface Force {
  readonly side: SideSetup;
  readonly secrets: SideSecrets;
}

function faceDown(side: SideSetup, secrets: SideSecrets, chance: Random | null): Force {
  const codes = secrets.units.map(({ elements }) => counterCode(elements.map(({ sheet }) => sheet)));
  const looks = secrets.units.map(({ elements }, i) =>
    isSubmarine(codes[i]) ? side.units[i].id : `${codes[i][0]}${elements.length}`,
  );
  const order = chance ? shuffledAlike(looks, chance) : looks.map((_, i) => i);
  const units = order.map((from) => {
    const { leads, ...rest } = secrets.units[from];
    const led = leads && { leads: leads.map((unit) => order.indexOf(unit)) };
    if (isSubmarine(codes[from])) return { ...rest, ...led };
    const { id, name } = side.units[from];
    return { ...rest, ...led, counter: { id, name } };
  });
  const places = placesOf(secrets, order);
  return {
    side: {
      ...side,
      units: units.map(({ elements }, place) =>
        isSubmarine(codes[order[place]])
          ? side.units[order[place]]
          : backOf(codes[order[place]][0], place, elements.length, 'nothing'),
      ),
    },
    secrets: {
      units,
      ...(secrets.networks && { networks: secrets.networks.map((network) => moved(network, places)) }),
    },
  };
}

/** BF2-VEH-06: a submarine is asked whether to submerge, so its counter is face-up. */
const isSubmarine = (code: string): boolean => code === 'NS';

/** By place: what lies there after shuffling those that look alike. */
function shuffledAlike(looks: readonly string[], chance: Random): number[] {
  const order = looks.map((_, i) => i);
  for (const alike of groupedBy(order.slice(), (i) => looks[i]).values()) {
    const shuffled = shuffle(chance, alike.slice());
    for (const [i, place] of alike.entries()) order[place] = shuffled[i];
  }
  return order;
}

/** By element: its number in the new order of the units. */
function placesOf({ units }: SideSecrets, order: readonly number[]): number[] {
  const starts = units.map((_, unit) =>
    units.slice(0, unit).reduce((sum, { elements }) => sum + elements.length, 0),
  );
  const places: number[] = [];
  let next = 0;
  for (const from of order)
    for (let i = 0; i < units[from].elements.length; i++) places[starts[from] + i] = next++;
  return places;
}

const moved = ({ company, lances }: Network, places: readonly number[]): Network => ({
  ...(company !== undefined && { company: places[company] }),
  lances: lances.map(({ master, slaves }) => ({
    master: places[master],
    slaves: slaves.map((slave) => places[slave]),
  })),
});
