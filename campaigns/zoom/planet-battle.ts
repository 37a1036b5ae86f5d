// A battle of Planetary Assault, fought on the table of BattleForce 2.

import { organizationOf } from '@ironfield/battleforce2/data/assignment.ts';
import { COMMAND_LISTS } from '@ironfield/battleforce2/data/commands.ts';
import { generateMap, type Landscape } from '@ironfield/battleforce2/data/maps/generator.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { markedOn } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { forceOf, type MannedUnit } from '@ironfield/battleforce2/scenarios/forces.ts';
import { rectangleOf, sheetsFor } from '@ironfield/battleforce2/scenarios/generator/map-selection.ts';
import { chainOfCommand, type Die } from '@ironfield/battleforce2/scenarios/generator/unit-generation.ts';
import { unitName } from '@ironfield/battleforce2/scenarios/generator/unit-names.ts';
import { DESTROYED, RETREATED, type State } from '@ironfield/battleforce2/state.ts';
import type { Json } from '@ironfield/kernel/json.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { CoreState, Seat } from '@ironfield/kernel/state.ts';
import type { Fate } from '@ironfield/planetary/events.ts';
import type { ZoomReport } from '@ironfield/planetary/phases/elsewhere.ts';
import type { ZoomCommission, ZoomedCounter } from '@ironfield/planetary/rules/zoom.ts';
import type { Land } from '@ironfield/planetary/state.ts';
import type { Connection } from '../nesting/connection.ts';
import { factionOf, manned, type Roster, rosterOf, type Survivor, unitCount } from './rosters.ts';
import { typeAfter } from './strength.ts';

/** PA-ZOOM-07 */
const LAST_TURN = 20;
const SHEET = { width: 16, height: 17 };

/** PA-ZOOM-04: the land that looks most like it. */
const LANDSCAPES: Readonly<Record<Land, Landscape>> = {
  plains: 'plains',
  woods: 'forest',
  mountains: 'hills',
  desert: 'badlands',
  arctic: 'plains',
};

/** A counter with its units, in the order in which they stand in the setup of its side. */
interface Expanded {
  readonly counter: ZoomedCounter;
  readonly roster: Roster;
}

const SEATS: readonly Seat[] = [0, 1];

export const planetBattle: Connection = {
  game: battleforce2 as unknown as AnyGame,

  open(json, chance) {
    const commission = json as unknown as ZoomCommission;
    const die: Die = () => 1 + randomBelow(chance, 6);
    const forces = SEATS.map((side) => forceIn(commission, side, chance, die));
    const units = forces[0]!.side.units.length + forces[1]!.side.units.length;
    const { rows, cols } = rectangleOf(sheetsFor('stand-up-fight', units), false);
    const setup = newSetup(battleforce2, {
      scenario: 'stand-up-fight',
      options: {
        mission: 'stand-up-fight',
        'turn-limit': LAST_TURN,
        ...(commission.counters.some(({ sheet }) => sheet.kind === 'artillery') && {
          artillery: true,
          offboard: true,
        }),
      },
      map: generateMap({
        landscape: commission.hasCity ? 'town' : LANDSCAPES[commission.ground.land],
        width: cols * SHEET.width - 1,
        height: rows * SHEET.height,
        seed: String(randomBelow(chance, 2 ** 32)),
      }),
      sides: [forces[0]!.side, forces[1]!.side],
      objectives: 'none',
      secrets: [forces[0]!.secrets, forces[1]!.secrets],
    });
    if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
    return setup.value;
  },

  report: (json, state) => reportOf(json as unknown as ZoomCommission, state),
};

/** PA-ZOOM-03, PA-ZOOM-06 */
function forceIn(commission: ZoomCommission, side: Seat, chance: Random, die: Die) {
  const faction = factionOf(commission.sides[side]!, chance);
  const organization = organizationOf(faction);
  const expanded = commission.counters
    .filter((counter) => counter.side === side)
    .map((counter): Expanded => ({ counter, roster: rosterOf(counter, faction, die) }));
  const formations = expanded.map(({ counter, roster }) =>
    roster.map(({ type, elements }) => ({
      type,
      elements: elements.map((each) => manned(each, type, counter)),
    })),
  );
  const leads = chainOfCommand(formations);
  let number = 0;
  const units = formations.flatMap((formation, company) =>
    formation.map(({ type, elements }, place): MannedUnit => {
      const below = leads[number++];
      return {
        name: unitName(organization, type, company, place, formations.length),
        elements,
        ...(below && { leads: below }),
      };
    }),
  );
  const name = commission.sides[side]!.name.slice(0, 60);
  return forceOf({ name, organization, commands: COMMAND_LISTS[faction] }, units, side === 0 ? 1 : 30);
}

/** The fate of the units of a side, in the order of its setup. */
interface UnitLeft {
  readonly type: Roster[number]['type'];
  /** Those that are not destroyed. */
  readonly elements: readonly Survivor[];
  readonly size: number;
  readonly isOnMap: boolean;
}

function unitsLeft({ setup, units, elements }: State): UnitLeft[][] {
  let element = 0;
  let unit = 0;
  return setup.sides.map((side, seat) =>
    side.units.map((_, index): UnitLeft => {
      const records = setup.secrets[seat]!.units[index]!.elements;
      const alive = records.flatMap((record, place): Survivor[] => {
        const { destroyed, condition } = elements[element + place]!;
        return destroyed ? [] : [{ name: record.sheet.name, marked: markedOn(record, condition) }];
      });
      element += records.length;
      const { hex } = units[unit++]!;
      return {
        type: records[0]!.sheet.type,
        elements: alive,
        size: records.length,
        isOnMap: alive.length > 0 && hex !== DESTROYED && hex !== RETREATED,
      };
    }),
  );
}

/** PA-ZOOM-07: whoever is alone on the map; otherwise whoever was not given up by, and after the last turn the defender. */
function winnerOf({ attacker }: ZoomCommission, left: readonly UnitLeft[][], state: CoreState): Seat {
  const holds = left.map((units) => units.some(({ isOnMap }) => isOnMap));
  if (holds[0] !== holds[1]) return holds[0] ? 0 : 1;
  const { winners, rule } = state.outcome!;
  return rule === null && winners.length === 1 ? winners[0]! : 1 - attacker;
}

/** PA-ZOOM-08, BF2-INTEG-04 */
function reportOf(commission: ZoomCommission, state: CoreState): ZoomReport {
  const left = unitsLeft(state as State);
  const winner = winnerOf(commission, left, state);
  const next = [0, 0];
  const fates = commission.counters.map((counter): Fate => {
    const { side, type, original } = counter;
    const from = next[side]!;
    next[side] = from + unitCount(counter);
    const own = left[side]!.slice(from, next[side]);
    const lost = counter.lost + sum(own.map(({ size, elements }) => size - elements.length));
    const becomes = typeAfter(original, type, lost, commission.types);
    const survivors = sum(own.map(({ elements }) => elements.length));
    const fled = sum(own.map(({ elements, isOnMap }) => (isOnMap ? 0 : elements.length)));
    const roster: Roster = own.map(({ type: kind, elements }) => ({ type: kind, elements }));
    return {
      counter: counter.counter,
      side,
      fate:
        becomes === null || survivors === 0
          ? 'destroyed'
          : side !== winner || fled * 2 > survivors
            ? 'fled'
            : 'stands',
      lost,
      becomes: becomes ?? type,
      roster: roster as unknown as Json,
    };
  });
  return { type: 'fought', winner, fates };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
