import { sum } from '@ironfield/kernel/dice.ts';
import { openFieldOf } from './battlefields.ts';
import { SHUTDOWN_HEAT } from './data/tables.ts';
import type { OptionEvents } from './extensions.ts';
import type { Names, Sentences } from './option.ts';
import type { Way } from './orders.ts';
import { listOf } from './rules/commands/commands.ts';
import type { Table } from './table.ts';
import { CRITICAL_NAMES, EDGE_NAMES, FACINGS, OBJECTIVE_NAMES } from './text.ts';

/** Names of what is on a table. */
export function namesIn(table: Table): Names {
  const field = openFieldOf(table);
  const { unitSetups, elementsOf, unitOf, board, types, letters } = field;
  return {
    command: (seat, number) => listOf(field, seat)[number],
    unit: (unit) => unitSetups[unit].id,
    element: (element) => {
      const unit = unitOf[element];
      const position = elementsOf[unit].indexOf(element);
      return `${unitSetups[unit].elements[position].chassis} (${unitSetups[unit].id}/${position + 1})`;
    },
    side: (seat) => table.setup.sides[seat].name,
    hex: (cell) => board.number[cell],
    isMech: (element) => types[element] === 'mech',
    hasFacing: (unit) => letters[unit] !== 'I',
    objective: (index) => {
      const { kind, owner, hex } = table.objectives[index];
      const whose = table.setup.sides[owner].name;
      return `the ${OBJECTIVE_NAMES[kind]} of ${whose} in hex ${board.number[hex]}`;
    },
  };
}

const high = (way: Way) => (way === 'high' ? ', flying high' : '');
const roll = (dice: readonly number[]) => `${sum(dice)} (${dice.join(' + ')})`;
const overheated = (
  attacks: readonly { readonly attacker: number; readonly overheat: number }[],
  names: Names,
): string =>
  attacks
    .filter(({ overheat }) => overheat > 0)
    .map(({ attacker, overheat }) => `; ${names.element(attacker)} overheats by ${overheat}`)
    .join('');
const PHASES = { command: 'Command', movement: 'Movement', combat: 'Combat' } as const;
const ABOUT = {
  'home-edges': 'Roll for the home edges',
  roles: 'Roll for attack and defense',
  deployment: 'Roll for the order of deployment',
  initiative: 'Initiative',
} as const;

/** Names of sides are of one or of many, so none of them is followed by a verb. */
export const sentences: Omit<Sentences, keyof OptionEvents> = {
  turn: ({ turn }) => `Turn ${turn}.`,
  phase: ({ phase, active }, { side }) =>
    phase in PHASES ? `${PHASES[phase as keyof typeof PHASES]} Phase: ${side(active)}.` : null,
  'roll-off': ({ about, dice, winner }, { side }) =>
    `${ABOUT[about]}: ${roll(dice[winner])} to ${roll(dice[1 - winner])} for ${side(winner)}.`,
  'home-edge': ({ seat, edge }, { side }) => `The home edge of ${side(seat)} is ${EDGE_NAMES[edge]}.`,
  'objective-placed': ({ kind, seat, hex }, names) =>
    `${names.side(seat)} places ${kind === 'objective' ? 'an objective' : 'its headquarters'} in hex ${names.hex(hex)}.`,
  'set-up-order': ({ seat, first }, { side }) => `${first ? 'First' : 'Second'} to deploy: ${side(seat)}.`,
  deployed: ({ unit, hex, facing, submerged }, names) =>
    `${names.unit(unit)} deploys in hex ${names.hex(hex)}${looking(names, unit, facing)}${submerged ? ', submerged' : ''}.`,
  'left-behind': ({ unit }, names) =>
    `${names.unit(unit)} stays behind: it may not stand anywhere on this map.`,
  'acts-first': ({ seat }, { side }) => `First to act: ${side(seat)}.`,
  moved: ({ unit, way, path, facing }, names) =>
    path.length > 1
      ? `${names.unit(unit)} ${way === 'jump' ? 'jumps' : 'moves'} from ${names.hex(path[0])} to ${names.hex(path[path.length - 1])}${looking(names, unit, facing)}${high(way)}.`
      : `${names.unit(unit)} stays in hex ${names.hex(path[0])}${looking(names, unit, facing)}${high(way)}.`,
  'held-up': ({ unit }, names) => `${names.unit(unit)} is held up on its way.`,
  'bridge-fell': ({ hex }, names) => `The bridge in hex ${names.hex(hex)} breaks.`,
  exited: ({ unit, edge, fate }, names) =>
    fate === 'retreated'
      ? `${names.unit(unit)} retreats over its home edge.`
      : `${names.unit(unit)} leaves the map over ${EDGE_NAMES[edge]} and counts as destroyed.`,
  shown: ({ element, known }, names) =>
    `${known.record ? `${names.element(element)} is seen to be a ${known.record.sheet.name}: ` : `${names.element(element)} shows its damage: `}${known.condition.armor} armor, ${known.condition.structure} structure.`,
  ecm: ({ element, works }, names) =>
    works ? `ECM of ${names.element(element)} jams.` : `The ECM of ${names.element(element)} fails.`,
  loaded: ({ unit, passenger, mounts }, names) =>
    mounts.length > 0
      ? `${names.unit(passenger)} mounts the 'Mechs of ${names.unit(unit)}.`
      : `${names.unit(unit)} takes ${names.unit(passenger)} aboard.`,
  unloaded: ({ unit, passenger, hex }, names) =>
    `${names.unit(unit)} puts ${names.unit(passenger)} down in hex ${names.hex(hex)}.`,
  'hooked-up': ({ truck, unit }, names) =>
    `${names.element(truck)} hooks its coolant up to ${names.unit(unit)}.`,
  unhooked: ({ truck, unit }, names) => `${names.element(truck)} no longer cools ${names.unit(unit)}.`,
  submerged: ({ unit, submerged }, names) => `${names.unit(unit)} ${submerged ? 'submerges' : 'surfaces'}.`,
  scanned: ({ element, target }, names) => `${names.element(element)} scans ${names.unit(target)}.`,
  declared: ({ unit, target, spotter, attacks }, names) =>
    `${names.unit(unit)} attacks ${names.unit(target)} ${spotter === null ? '' : `indirectly, spotted by ${names.element(spotter)}, `}with ${attacks.length || 'no'} element${attacks.length === 1 ? '' : 's'}${overheated(attacks, names)}.`,
  attacked: ({ attacker, target, toHit, dice, hit }, names) =>
    `${names.element(attacker)} attacks ${names.element(target)}: ${toHit ? `needs ${toHit.total}, ` : ''}rolls ${roll(dice)}, ${hit ? 'hits' : 'misses'}.`,
  'declared-hex': ({ unit, hex, attacks }, names) =>
    `${names.unit(unit)} attacks hex ${names.hex(hex)} with ${attacks.length} element${attacks.length === 1 ? '' : 's'}${overheated(attacks, names)}.`,
  'attacked-hex': ({ attacker, hex, toHit, dice, hit }, names) =>
    `${names.element(attacker)} attacks hex ${names.hex(hex)}: ${toHit ? `needs ${toHit.total}, ` : ''}rolls ${roll(dice)}, ${hit ? 'hits' : 'misses'}.`,
  'hits-hex': () => null,
  'fired-hex': () => null,
  hits: () => null,
  withholding: () => null,
  lost: ({ attacker, target }, names) =>
    `The hit of ${names.element(attacker)} is lost: ${names.element(target)} is already destroyed.`,
  damaged: ({ element, damage, left }, names) =>
    `${names.element(element)} takes ${damage}${left ? ` and has ${left.armor} armor and ${left.structure} structure left` : ''}.`,
  critical: ({ element, dice, hit }, names) =>
    `Critical hit roll against ${names.element(element)}: ${roll(dice)}, ${CRITICAL_NAMES[hit][names.isMech(element) ? 0 : 1]}.`,
  destroyed: ({ element }, names) => `${names.element(element)} is destroyed.`,
  'unit-destroyed': ({ unit }, names) => `${names.unit(unit)} is destroyed.`,
  heat: ({ element, from, to }, names) => {
    if (to === SHUTDOWN_HEAT) return `${names.element(element)} shuts down.`;
    if (from === SHUTDOWN_HEAT) return `${names.element(element)} restarts.`;
    return to > from
      ? `${names.element(element)} heats up to ${to}.`
      : `${names.element(element)} cools down.`;
  },
  announced: ({ element, base, jumps }, names) =>
    `${names.element(element)} announces base number ${base}${jumps ? ', and 1 more because it jumps' : ''}.`,
  fired: () => null,
  headquarters: ({ seat, moves }, { side }) =>
    `Headquarters at work: ${side(seat)} may pass down ${moves} more.`,
  'counter-drawn': ({ seat, number }, names) =>
    `${names.side(seat)} draws a counter${number === null ? '' : `: ${names.command(seat, number)}`}.`,
  'counter-placed': ({ seat, unit, number }, names) =>
    `A counter is placed on ${names.unit(unit)}${number === null ? '' : `: ${names.command(seat, number)}`}.`,
  'counter-returned': ({ seat, number }, names) =>
    `${names.side(seat)} shows ${names.command(seat, number)} and puts it back.`,
  'counter-passed': ({ unit, to }, names) =>
    `The counter of ${names.unit(unit)} is passed down to ${names.unit(to)}.`,
  'counter-removed': ({ unit }, names) => `The counter of ${names.unit(unit)} is taken off.`,
  'counters-back': ({ seat }, { side }) =>
    `The counters that ${side(seat)} had set aside go back into the cup.`,
  flipped: ({ unit, command }, names) => `${names.unit(unit)}: ${command}`,
  jammed: ({ unit, works }, names) =>
    works
      ? `The transmission to ${names.unit(unit)} is jammed.`
      : `ECM keeps the transmission to ${names.unit(unit)} clear.`,
  luck: ({ unit, dice }, names) => `${names.unit(unit)} rerolls ${roll(dice)}.`,
  ambush: ({ unit }, names) => `${names.unit(unit)} springs an ambush.`,
  price: ({ unit, move, attack }, names) =>
    move || attack
      ? `${names.unit(unit)} may not ${[...(move ? ['move'] : []), ...(attack ? ['attack'] : [])].join(' or ')} in its next phases.`
      : null,
  objective: ({ index, turned }, names) => {
    const what = names.objective(index);
    if (turned === 'claimed') return `Claimed: ${what}.`;
    return turned === 'face-up' ? `Occupied: ${what}.` : `No longer occupied: ${what}.`;
  },
  ended: ({ outcome }, { side }) =>
    `${outcome.reason}. ${outcome.winners.length > 0 ? `Victory for ${side(outcome.winners[0])}` : 'The game is a draw'}.`,
};

const looking = (names: Names, unit: number, facing: number): string =>
  names.hasFacing(unit) ? `, facing ${FACINGS[facing]}` : '';
