import { sum } from '@ironfield/kernel/dice.ts';
import { type Battlefield, battlefieldOf } from './battlefield.ts';
import type { Event } from './events.ts';
import type { BattleforceQs } from './game-types.ts';
import type { Attack } from './state.ts';
import { COUNTER_NAMES, CRITICAL_NAMES, FACINGS } from './text.ts';

type Sentences = {
  [Type in Event['type']]: (event: Extract<Event, { type: Type }>, names: Names) => string | null;
};

/** Names of things by number. */
interface Names {
  readonly unit: (unit: number) => string;
  readonly element: (element: number) => string;
  readonly side: (seat: number) => string;
  readonly hex: (cell: number) => string;
}

function namesIn({ unitSheets, sheets, board }: Battlefield, table: BattleforceQs['Table']): Names {
  return {
    unit: (unit) => unitSheets[unit].name,
    element: (element) => sheets[element].name,
    side: (seat) => table.setup.forces[seat].name,
    hex: (cell) => board.number[cell],
  };
}

const roll = (dice: readonly number[]) => `${sum(dice)} (${dice.join(' + ')})`;
const overheating = ({ overheat }: Attack) => (overheat > 0 ? `, overheating by ${overheat}` : '');

/** Names of sides are of one or of many, Cadets or Clan Ghost Bear, so none of them is followed by a verb. */
const sentences: Sentences = {
  turn: ({ turn }) => `Turn ${turn}.`,
  phase: () => null,
  'set-up-roll': ({ dice, winner }, { side }) =>
    `The set-up roll goes to ${side(winner)}, ${roll(dice[winner])} to ${roll(dice[1 - winner])}.`,
  initiative: ({ dice, winner }, { side }) =>
    `The Initiative goes to ${side(winner)}, who will act last: ${roll(dice[winner])} to ${roll(dice[1 - winner])}.`,
  deployed: ({ unit, hex, facing }, names) =>
    `${names.unit(unit)} deploys in hex ${names.hex(hex)}, facing ${FACINGS[facing]}.`,
  'counter-placed': ({ kind, seat, hex }, names) =>
    `${kind === 'objective' ? 'An' : 'The'} ${COUNTER_NAMES[kind]} is placed in hex ${names.hex(hex)} by ${names.side(seat)}.`,
  'set-up-order': ({ seat, first }, { side }) => `${first ? 'First' : 'Second'} to set up: ${side(seat)}.`,
  moved: ({ unit, path, facing }, names) =>
    path.length > 1
      ? `${names.unit(unit)} moves from ${names.hex(path[0])} to ${names.hex(path[path.length - 1])}, facing ${FACINGS[facing]}.`
      : `${names.unit(unit)} is in hex ${names.hex(path[0])}, facing ${FACINGS[facing]}.`,
  'left-map': ({ unit }, names) => `${names.unit(unit)} leaves the map and counts as destroyed.`,
  'cannot-move': ({ unit }, names) => `${names.unit(unit)} cannot move.`,
  declared: ({ seat, attacks }, { side }) =>
    `Declared by ${side(seat)}: ${attacks.length || 'no'} attack${attacks.length === 1 ? '' : 's'}.`,
  'line-chosen': ({ attacker, target, side }, names) =>
    `The line from ${names.unit(attacker)} to ${names.unit(target)} passes on the ${side}.`,
  'direction-chosen': ({ attacker, target, direction }, names) =>
    `Attacks of ${names.unit(attacker)} strike the ${direction} of ${names.unit(target)}.`,
  aborted: ({ attack }, names) =>
    `${names.element(attack.attacker)} cannot attack ${names.element(attack.target)} after all.`,
  skipped: ({ attack }, names) =>
    `${names.element(attack.attacker)} need not roll: ${names.element(attack.target)} is already destroyed.`,
  attacked: ({ attack, toHit, dice, damage }, names) =>
    `${names.element(attack.attacker)} attacks ${names.element(attack.target)}${overheating(attack)}: needs ${toHit.total}, rolls ${roll(dice)}, ${damage ? `hits for ${damage.total}` : 'misses'}.`,
  damaged: ({ element, armor, structure, destroyed }, names) =>
    destroyed
      ? `${names.element(element)} has no structure left.`
      : `${names.element(element)} has ${armor} armour and ${structure} structure left.`,
  critical: ({ element, dice, hit, applies }, names) =>
    `Critical hit roll against ${names.element(element)}: ${roll(dice)}, ${CRITICAL_NAMES[hit]}${applies ? '' : ', which cannot apply: 1 more point of damage'}.`,
  destroyed: ({ element }, names) => `${names.element(element)} is destroyed.`,
  heat: ({ element, from, to }, names) => {
    if (to === 4) return `${names.element(element)} shuts down at heat 4.`;
    if (from === 4) return `${names.element(element)} restarts.`;
    return to > from
      ? `${names.element(element)} heats up to ${to}.`
      : `${names.element(element)} cools down to 0.`;
  },
  occupied: ({ kind, unit }, names) => `${names.unit(unit)} occupies an enemy ${COUNTER_NAMES[kind]}.`,
  captured: ({ kind, unit }, names) => `${names.unit(unit)} captures an enemy ${COUNTER_NAMES[kind]}.`,
  ended: ({ outcome }, { side }) =>
    `${outcome.reason}. ${outcome.winners.length > 0 ? `Victory for ${side(outcome.winners[0])}` : 'The game is a draw'}.`,
};

export function describe(event: Event, table: BattleforceQs['Table']): string | null {
  const sentence = sentences[event.type] as (event: Event, names: Names) => string | null;
  return sentence(event, namesIn(battlefieldOf(table.setup), table));
}
