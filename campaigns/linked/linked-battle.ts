// A battle of a short campaign, fought on the table of BattleForce 2.

import { organizationOf } from '@ironfield/battleforce2/data/assignment.ts';
import { COMMAND_LISTS } from '@ironfield/battleforce2/data/commands.ts';
import { layOut } from '@ironfield/battleforce2/data/maps.ts';
import { FATAL_ENGINE_HITS } from '@ironfield/battleforce2/data/tables.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { markedOn } from '@ironfield/battleforce2/rules/elements/condition.ts';
import { forceOf } from '@ironfield/battleforce2/scenarios/forces.ts';
import { chainOfCommand } from '@ironfield/battleforce2/scenarios/generator/unit-generation.ts';
import { ownLines } from '@ironfield/battleforce2/setup/own-elements.ts';
import type { ElementRecord, Marked, State } from '@ironfield/battleforce2/state.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Connection } from '../nesting/connection.ts';
import type { BattleReport, Commission } from './commission.ts';
import { isInfantry } from './repair/target.ts';
import { type Cause, SEATS } from './state.ts';

/** As in a battle of a war (PA-ZOOM-07). */
const LAST_TURN = 20;
/** Percent of its elements; but the last battle is fought out. */
const BREAKING_POINT = 50;

export const linkedBattle: Connection = {
  game: battleforce2 as unknown as AnyGame,

  open(json) {
    const { stage, sides, sheets, homes, bonus } = json as unknown as Commission;
    const forces = sides.map(({ name, faction, units }, seat) => {
      const manned = units.map((unit) => ({ ...unit, type: unit.elements[0]!.sheet.type }));
      const leads = chainOfCommand([manned]);
      return forceOf(
        { name, organization: organizationOf(faction), commands: COMMAND_LISTS[faction] },
        manned.map(({ name: unit, elements }, index) => ({
          name: unit,
          elements,
          ...(leads[index] && { leads: leads[index] }),
        })),
        seat === 0 ? 1 : 30,
      );
    });
    const secrets = [forces[0]!.secrets, forces[1]!.secrets];
    // BF2-CAMP-06: with parts of another technology they are no lines of the roster.
    const own = ownLines(secrets);
    const setup = newSetup(battleforce2, {
      scenario: 'stand-up-fight',
      options: {
        mission: 'stand-up-fight',
        'turn-limit': LAST_TURN,
        duels: true,
        ...(stage !== 'final' && { 'break-off': BREAKING_POINT }),
        ...(bonus !== null && { 'earned-initiative': bonus === 0 ? 'first side' : 'second side' }),
      },
      map: layOut(sheets),
      ...(homes && { homes }),
      sides: [forces[0]!.side, forces[1]!.side],
      objectives: 'none',
      ...(own.length > 0 && { own }),
      secrets,
    });
    if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
    return setup.value;
  },

  report: (json, state) => reportOf(json as unknown as Commission, state as State),
};

/** The elements as they were sent: their numbers in the campaign come along in the commission. */
function reportOf({ attacker, sides }: Commission, state: State): BattleReport {
  const { setup, elements } = state;
  const records = setup.secrets.flatMap((side) => side!.units.flatMap((unit) => unit.elements));
  const numbers = sides.flatMap(({ units }) => units.flatMap((unit) => unit.numbers));
  const winner = winnerOf(attacker, state);
  return {
    type: 'fought',
    winner,
    holder: winner !== null && holdsField(state, winner) ? winner : null,
    turns: state.turn,
    elements: records.map((record, index) => {
      const { condition, destroyed } = elements[index]!;
      const marked = markedOn(record, condition);
      const element = numbers[index]!;
      if (!destroyed) return { element, cause: null, marked };
      // Nothing is left of platoons, whatever killed them.
      const isGone = isInfantry(record.sheet.type);
      return {
        element,
        cause: isGone ? 'structure' : causeOf(record, marked),
        marked: isGone ? { ...marked, armor: record.sheet.armor } : marked,
      };
    }),
  };
}

/** BF2-CAMP-05 */
const causeOf = ({ sheet }: ElementRecord, { structure, engine }: Marked): Cause =>
  structure >= sheet.structure ? 'structure' : engine >= FATAL_ENGINE_HITS ? 'engine' : 'crew';

/** Units on the map; counters are numbered through over both sides. */
const holdsField = ({ setup, units }: State, seat: Seat): boolean => {
  const first = seat === 0 ? 0 : setup.sides[0].units.length;
  return units.slice(first, first + setup.sides[seat]!.units.length).some(({ hex }) => hex >= 0);
};

/** Whoever is alone on the map; after the last turn the attacker has not taken it; without an attacker points decide. */
function winnerOf(attacker: Seat | null, state: State): Seat | null {
  const [first, second] = SEATS.map((seat) => holdsField(state, seat));
  if (first !== second) return first ? 0 : 1;
  const { winners, rule } = state.outcome!;
  if (attacker !== null && rule !== null && state.turn >= LAST_TURN) return 1 - attacker;
  return winners.length === 1 ? winners[0]! : null;
}
