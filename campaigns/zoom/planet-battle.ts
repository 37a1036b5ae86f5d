// A battle of Planetary Assault, fought on the table of BattleForce 2.

import { groundsOf } from '@ironfield/battleforce2/battlefield.ts';
import { battlefieldOf } from '@ironfield/battleforce2/battlefields.ts';
import { organizationOf } from '@ironfield/battleforce2/data/assignment.ts';
import { COMMAND_LISTS } from '@ironfield/battleforce2/data/commands.ts';
import { TERRAINS } from '@ironfield/battleforce2/data/terrain.ts';
import type { ElementType } from '@ironfield/battleforce2/element.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { markedOn } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { isOffBoard } from '@ironfield/battleforce2/rules/elements/places.ts';
import { forceOf, type MannedUnit } from '@ironfield/battleforce2/scenarios/forces.ts';
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
import type { Kind } from '@ironfield/planetary/state.ts';
import type { Connection } from '../nesting/connection.ts';
import { battleGround } from './battle-map.ts';
import { factionOf, manned, type Roster, rosterOf, type Survivor, skillOf, unitCount } from './rosters.ts';
import { typeAfter } from './strength.ts';

/** PA-ZOOM-07 */
const LAST_TURN = 20;
/** PA-ZOOM-04: water is coated with ice. In degrees Celsius, and not yet one of the extremes. */
const FREEZING = 0;
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
    const { settlement } = commission;
    const skill = settlement ? skillOf({ ...settlement, isSupplied: true }) : 0;
    const { map, homes, emplacements } = battleGround(commission, units, skill, chance);
    const has = (...kinds: Kind[]) =>
      commission.counters.some(({ original }) => kinds.includes(original.kind));
    const flies = has('fighter', 'dropship');
    const setup = newSetup(battleforce2, {
      scenario: 'stand-up-fight',
      options: {
        mission: 'stand-up-fight',
        'turn-limit': LAST_TURN,
        duels: true,
        ...(has('artillery') && { artillery: true }),
        ...(flies && { aerospace: true }),
        ...((flies || has('artillery')) && { offboard: true }),
        ...(settlement && { buildings: true }),
        ...(commission.ground.land === 'arctic' && { temperature: FREEZING, ice: 'frozen solid' }),
      },
      map,
      ...(homes && { homes }),
      ...(emplacements.length > 0 && { emplacements }),
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
  /** PA-ZOOM-07: only ground units hold a field. */
  readonly isAircraft: boolean;
}

const isAircraftType = (type: ElementType): boolean => type === 'aerospaceFighter' || type === 'dropship';

function unitsLeft(state: State): UnitLeft[][] {
  const { setup, units, elements } = state;
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
      const { type } = records[0]!.sheet;
      const isAircraft = isAircraftType(type);
      const { hex } = units[unit]!;
      // BF2-INTEG-04: the support map is no place to stay, but for aircraft.
      const isAway = !isAircraft && isOffBoard(state, unit);
      unit++;
      return {
        type,
        elements: alive,
        size: records.length,
        isOnMap: alive.length > 0 && hex !== DESTROYED && hex !== RETREATED && !isAway,
        isAircraft,
      };
    }),
  );
}

/** PA-ZOOM-07: whoever is alone on the map; otherwise whoever was not given up by, and after the last turn the defender. */
function winnerOf({ attacker }: ZoomCommission, left: readonly UnitLeft[][], state: CoreState): Seat {
  const holds = left.map((units) => units.some(({ isOnMap, isAircraft }) => isOnMap && !isAircraft));
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
  return { type: 'fought', winner, fates: [...fates, ...settlementFate(commission, state as State, winner)] };
}

/** PA-ZOOM-05: defeated with its last building, or when its side is gone. A city is never defeated. */
function settlementFate({ settlement }: ZoomCommission, state: State, winner: Seat): Fate[] {
  if (!settlement || settlement.kind === 'city') return [];
  const { counter, side, type, kind } = settlement;
  const building = TERRAINS.indexOf(kind);
  const now = battlefieldOf(state).board.terrain;
  const stands = groundsOf(state.setup.map).asPrinted.board.terrain.some(
    (was, cell) => was === building && now[cell] === building,
  );
  const fate = side === winner && stands ? 'stands' : 'destroyed';
  return [{ counter, side, fate, lost: 0, becomes: type, roster: null }];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
