import { sum } from '@ironfield/kernel/dice.ts';
import { TRAP } from './data/tables.ts';
import type { Event, Fate } from './events.ts';
import { BOARD } from './rules/board.ts';
import { hasFacing } from './rules/kinds.ts';
import { placeName } from './rules/places.ts';
import { DESTROYED, type Site } from './state.ts';
import { codeOf, nameOf } from './text/names.ts';
import { BATTLE_NAMES, dateOf, HEADING_NAMES, OPERATION_NAMES, PHASE_NAMES, WATCH_NAMES } from './text.ts';
import type { Table } from './view.ts';

type Sentences = {
  [Type in Event['type']]: (event: Extract<Event, { type: Type }>, table: Table) => string | null;
};

const roll = (dice: readonly number[]) => `${sum(dice)} (${dice.join(' + ')})`;
const side = ({ setup }: Table, seat: number) => setup.sides[seat].name;

/** The facing of a counter, if it has one. */
const facing = ({ setup, counters }: Table, id: number, heading: keyof typeof HEADING_NAMES): string => {
  const { type } = counters[id];
  return type === null || hasFacing(setup.sheets[type].kind) ? `, facing ${HEADING_NAMES[heading]}` : '';
};

/** The place of a battle. */
const siteWords = ({ place, kind }: Site) => `${placeName(place)} ${BATTLE_NAMES[kind]}`;

/** The changes to a counter in a battle at a smaller scale, if there are any. */
function fateWords({ counter, fate, lost, becomes }: Fate, table: Table): string[] {
  const name = nameOf(table, counter);
  if (fate === 'destroyed') return [`${name} is destroyed.`];
  const left = fate === 'fled' ? [`${name} has fled.`] : [];
  const { type } = table.counters[counter];
  if (becomes !== type && type !== null)
    left.push(`${name} is reduced to ${table.setup.sheets[becomes].name}.`);
  else if (lost > 0) left.push(`${name} has lost ${lost} in all.`);
  return left;
}

/** Names of sides are of one or of many, so none of them is followed by a verb. */
const sentences: Sentences = {
  battle: ({ kind, attacker }, table) =>
    `A battle ${BATTLE_NAMES[kind]} begins. The attack is made by ${side(table, attacker)}.`,
  deployed: ({ counter, box, facing: heading }, table) =>
    `${nameOf(table, counter)} is set up in ${BOARD.name[box]}${facing(table, counter, heading)}.`,
  'turned-up': () => 'All counters are turned face-up.',
  'combat-turn': ({ turn }) => `Combat Turn ${turn}.`,
  acting: () => null,
  moved: ({ counter, path, facing: heading }, table) => {
    const name = nameOf(table, counter);
    const [from, to] = [path[0], path[path.length - 1]];
    return from === to
      ? `${name} turns to face ${HEADING_NAMES[heading]}.`
      : `${name} moves from ${BOARD.name[from]} to ${BOARD.name[to]}${facing(table, counter, heading)}.`;
  },
  fled: ({ counter }, table) => `${nameOf(table, counter)} leaves the battle over its home edge.`,
  attacked: ({ attacker, target, toHit, dice, hits }, table) =>
    `${nameOf(table, attacker)} attacks ${nameOf(table, target)}: needs ${toHit.total}, rolls ${roll(dice)}, ${hits ? 'hits' : 'misses'}.`,
  damage: ({ target, dice, modifiers, result }, table) => {
    const name = nameOf(table, target);
    const { toughness } = table.setup.sheets[table.counters[target].type!];
    const outcome = result === 'none' ? 'holds' : `is ${result}`;
    return `Damage of ${sum(dice) + modifiers.total} (${dice.join(' + ')} and ${modifiers.total}) against Toughness ${toughness}: ${name} ${outcome}.`;
  },
  repaired: ({ convoy, target }, table) =>
    `${nameOf(table, convoy)} is used up to repair ${nameOf(table, target)}.`,
  done: ({ seat }, table) => `No more actions by ${side(table, seat)}.`,
  'battle-over': ({ winner }, table) => `The field is held by ${side(table, winner)}.`,
  'sent-elsewhere': () => 'This battle is fought at a smaller scale.',
  'fought-elsewhere': ({ fates }, table) =>
    fates.flatMap((fate) => fateWords(fate, table)).join(' ') || 'Nobody has lost much.',
  relieved: ({ convoy }, table) => `${nameOf(table, convoy)} is spent on supply.`,
  bought: ({ seat, counters }, table) =>
    `Bought by ${side(table, seat)}: ${counters.length} ${counters.length === 1 ? 'counter' : 'counters'}.`,
  posted: ({ counter, place }, table) => `${nameOf(table, counter)} is placed in ${placeName(place)}.`,
  turn: ({ turn }, { war }) => (war?.fall ? `Turn ${turn}, ${dateOf(turn)}.` : `Turn ${turn}.`),
  phase: ({ phase, side: of }, table) =>
    phase === 'end' ? `${PHASE_NAMES.end}.` : `${PHASE_NAMES[phase]}: ${side(table, of)}.`,
  marched: ({ counter, path }, table) =>
    `${nameOf(table, counter)} moves from ${placeName(path[0])} to ${placeName(path[path.length - 1])}.`,
  boarded: ({ counter, carrier }, table) =>
    carrier < 0
      ? `${nameOf(table, counter)} goes aboard a transport.`
      : `${nameOf(table, counter)} goes aboard ${nameOf(table, carrier)}.`,
  unloaded: ({ counter, place }, table) =>
    `${nameOf(table, counter)} leaves its transport in ${placeName(place)}.`,
  scouted: ({ counter, at, dice, succeeds }, table) =>
    `${nameOf(table, counter)} reconnoitres ${placeName(at)}: rolls ${roll(dice)} and ${succeeds ? 'finds out' : 'is seen'}.`,
  identified: ({ counters }, table) =>
    counters.length === 0
      ? null
      : `Turned face-up: ${counters.map(({ counter }) => nameOf(table, counter)).join(', ')}.`,
  'battles-due': ({ sites }) => `Battles to fight: ${sites.map(siteWords).join(', ')}.`,
  retreated: ({ counters, place }, table) =>
    `Retreat to ${placeName(place)}: ${counters.map((id) => codeOf(table, id)).join(', ')}.`,
  lost: ({ counters }, table) => `Lost: ${counters.map((id) => nameOf(table, id)).join(', ')}.`,
  captured: ({ counter, seat }, table) => `${nameOf(table, counter)} is captured by ${side(table, seat)}.`,
  built: ({ seat, place }, table) => `A Base is built in ${placeName(place)} by ${side(table, seat)}.`,
  settlement: ({ counter, side: of, rubble }, table) => {
    const name = nameOf(table, counter);
    if (!rubble) return `${name} is held by ${side(table, of)}.`;
    return `${name} is nobody's for now.`;
  },
  besieged: ({ counters }, table) =>
    counters.length === 0 ? null : `Besieged: ${counters.map((id) => nameOf(table, id)).join(', ')}.`,
  provided: ({ seat, place }, table) => `A new convoy in ${placeName(place)} for ${side(table, seat)}.`,
  razed: ({ counter }, table) => `${nameOf(table, counter)} is removed.`,
  landing: ({ counter, place, dice, succeeds, second, number }, table) => {
    const name = nameOf(table, counter);
    const needs = number ? `needs ${number.total}, ` : '';
    const result = succeeds ? 'is down' : sum(second) === 2 ? 'is lost' : 'stays in orbit';
    return `${name} tries to land in ${placeName(place)}: ${needs}rolls ${roll(dice)} and ${result}.`;
  },
  dropped: ({ ship, counters, place, isOrbital }, table) =>
    `${nameOf(table, ship)} drops into ${placeName(place)}${isOrbital ? ' from orbit' : ''}: ${counters.map((id) => codeOf(table, id)).join(', ')}.`,
  'drop-damage': ({ counter, rolls, modifier, result }, table) => {
    const rolled = rolls.map((dice) => sum(dice) + modifier).join(' and ');
    const fate = result === 'none' ? 'is down safely' : result === 'damaged' ? 'is shaken' : 'is lost';
    return `${nameOf(table, counter)} falls: ${rolled}. It ${fate}.`;
  },
  'drops-over': () => null,
  fired: ({ attacker, target, how, toHit, dice, hits, damage, isDestroyed }, table) => {
    const verb = { strafing: 'attacks on the move', answer: 'attacks back at', bombardment: 'bombards' }[how];
    const end = !hits ? 'misses' : isDestroyed ? 'destroys it' : 'does no harm';
    const harm = damage ? ` Damage of ${sum(damage.dice) + damage.modifiers.total}.` : '';
    return `${nameOf(table, attacker)} ${verb} ${nameOf(table, target)}: needs ${toHit.total}, rolls ${roll(dice)}, ${end}.${harm}`;
  },
  supporting: ({ ship, place }, table) =>
    `${nameOf(table, ship)} will bombard in the battle in ${placeName(place)}.`,
  bombarded: ({ ship, target, toHit, dice, hits, box, victim }, table) => {
    const rolled = `${nameOf(table, ship)} bombards ${nameOf(table, target)}: needs ${toHit.total}, rolls ${roll(dice)}`;
    if (hits) return `${rolled}, hits.`;
    const where = box < 0 ? 'off the board' : `in ${BOARD.name[box]}`;
    return `${rolled}, misses. It comes down ${where}${victim === null ? '' : ` on ${nameOf(table, victim)}`}.`;
  },
  charging: ({ counter, turns }, table) => `${nameOf(table, counter)} charges for ${turns} turns.`,
  charged: () => null,
  departed: ({ counter }, table) => `${nameOf(table, counter)} jumps out of the system.`,
  arrived: ({ counter, place, number, dice, succeeds }, table) => {
    const name = nameOf(table, counter);
    if (dice.length === 0) return `${name} comes out of its jump at ${placeName(place)}.`;
    const end = succeeds ? 'and is there' : 'and is off target';
    return `${name} jumps to ${placeName(place)}: needs ${number}, rolls ${roll(dice)} ${end}.`;
  },
  hidden: ({ finds }) =>
    `Three counters are hidden in ${finds.map(({ place }) => placeName(place)).join(', ')}. One is a headquarters.`,
  targeted: ({ target }, table) =>
    target === null
      ? 'The raiders have noted which base they have come for.'
      : `${nameOf(table, target)} in ${placeName(table.counters[target].place)} is to be raided.`,
  alert: ({ what, dice, succeeds }, table) => {
    const number = `rolls ${dice[0]} in turn ${table.war!.turn}`;
    if (what === 'raid')
      return `The defender ${number}: the raid is ${succeeds ? 'detected' : 'still unnoticed'}.`;
    return `The defender ${number}: relief ${succeeds ? 'comes next turn' : 'is not on its way yet'}.`;
  },
  escaped: ({ counter, place }, table) =>
    `${nameOf(table, counter)} leaves the system at ${placeName(place)}.`,
  uncovered: ({ kind, find }, table) => {
    const { place } = table.war!.mission!.finds[find];
    const where = place >= 0 ? ` in ${placeName(place)}` : '';
    return kind === 'headquarters'
      ? `The headquarters is found${where}.`
      : `A counter is turned up${where}: a decoy.`;
  },
  taken: ({ counter }, table) => `${nameOf(table, counter)} takes the headquarters along.`,
  trap: ({ target, toHit, dice, hits, damage, isDestroyed }, table) => {
    const end = !hits ? 'misses' : isDestroyed ? 'destroys it' : 'does no harm';
    const harm = damage ? ` Damage of ${sum(damage) + TRAP.attack}.` : '';
    return `A trap goes off under ${nameOf(table, target)}: needs ${toHit.total}, rolls ${roll(dice)}, ${end}.${harm}`;
  },
  operation: ({ operation, zone, target, dice, result, lowers }, table) => {
    const against = zone >= 0 ? ` in ${placeName(zone)}` : ` against ${nameOf(table, target)}`;
    const fewer = lowers ? ', and one operation fewer from now on' : '';
    return `Special forces, ${OPERATION_NAMES[operation]}${against}: ${sum(dice)}, ${result}${fewer}.`;
  },
  sabotaged: ({ target, dice, modifiers, result }, table) => {
    const fate = result === 'none' ? 'holds' : result === 'damaged' ? 'is damaged for now' : 'is destroyed';
    return `Sabotage: damage of ${sum(dice) + modifiers.total} (${dice.join(' + ')} and ${modifiers.total}): ${nameOf(table, target)} ${fate}.`;
  },
  disrupted: ({ counter }, table) => `The command of ${nameOf(table, counter)} is disrupted.`,
  recovered: ({ counter, dice, succeeds }, table) => {
    if (table.counters[counter].place === DESTROYED) return null;
    const rolled = dice.length > 0 ? ` rolls ${roll(dice)} and` : '';
    return `${nameOf(table, counter)}${rolled} ${succeeds ? 'has a command again' : 'remains without command'}.`;
  },
  defended: ({ zone, target, isDropShip, toHit, dice, hits, damage, isDestroyed }, table) => {
    const shot = `The space defenses of ${placeName(zone)} shoot at ${nameOf(table, target)}`;
    if (!isDropShip) return `${shot}, which is no DropShip.`;
    const end = !hits ? 'misses' : isDestroyed ? 'destroys it' : 'does no harm';
    const harm = damage ? ` Damage of ${sum(damage.dice) + damage.modifiers.total}.` : '';
    return `${shot}: needs ${toHit.total}, rolls ${roll(dice)}, ${end}.${harm}`;
  },
  watching: ({ seat, until }, table) => `${side(table, seat)} will be asked ${WATCH_NAMES[until]}.`,
  seized: ({ turn }, table) =>
    turn > 0
      ? `All nine settlements are in the hands of ${side(table, 0)}.`
      : `Not all settlements are in the hands of ${side(table, 0)} any more.`,
  sprung: () => 'The trap is spent.',
  bunker: ({ side: of }, table) => `The command bunker is taken by ${side(table, of)}.`,
  engaged: ({ place, counters }, table) =>
    `Battle at ${placeName(place)}: ${counters.map((id) => codeOf(table, id)).join(', ')}.`,
  ended: ({ outcome }, table) =>
    outcome.winners.length === 0
      ? `${outcome.reason}. Nobody wins.`
      : `${outcome.reason}. Victory for ${side(table, outcome.winners[0])}.`,
};

export function describe(event: Event, table: Table): string | null {
  const sentence = sentences[event.type] as (event: Event, table: Table) => string | null;
  return sentence(event, table);
}
