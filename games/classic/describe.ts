import type { HexChanges } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { addend, signed } from '@ironfield/kernel/figures.ts';
import { groupedBy } from '@ironfield/kernel/grouping.ts';
import { remembered } from '@ironfield/kernel/memory.ts';
import type { Outcome } from '@ironfield/kernel/state.ts';
import type { Battlefield } from './battlefield.ts';
import { battlefieldOf } from './battlefields.ts';
import type { BaseEvent, SeenEvent } from './events.ts';
import type { Classic } from './game-types.ts';
import type { Names, Option, Sentences } from './option.ts';
import { register } from './register.ts';
import { AUTOMATIC_MISS, SIDES } from './state.ts';
import {
  BLOWS,
  CANCELLED,
  DISPLACED,
  INTENTS,
  LOSSES,
  PHASE_NAMES,
  ROLL_REASONS,
  twisted,
} from './text/log.ts';
import { FACINGS } from './text/turn.ts';

const namesOf = remembered(({ designs, kinds, pilots, board, setup }: Battlefield): Names => {
  const count = new Map<string, number>();
  for (const { name } of designs) count.set(name, (count.get(name) ?? 0) + 1);
  return {
    // MechWarriors tell several 'Mechs of one model apart.
    mech: (unit) =>
      count.get(designs[unit].name) === 1
        ? designs[unit].name
        : `${designs[unit].name} (${pilots[unit].name})`,
    weapon: (unit, weapon) => designs[unit].weapons[weapon].label,
    jams: (unit, weapon) => (designs[unit].weapons[weapon].type.isRotary ? 'jams' : 'jams and stays jammed'),
    fires: (unit, weapon) => {
      const { label, type } = designs[unit].weapons[weapon];
      return type.closeAttack ? `tries its ${label.toLowerCase()}` : `fires ${label}`;
    },
    isCounted: (unit) => kinds[unit].troopers !== undefined && kinds[unit].codes.length === 1,
    part: (unit, part) => kinds[unit].names[part],
    pivot: (unit) => kinds[unit].pivot,
    paces: (unit) => kinds[unit].paces,
    side: (side) => setup.sides[side],
    player: (seat) => setup.seats[seat].name,
    hex: (cell) => board.number[cell] ?? 'off the map',
  };
});

const roll = (dice: readonly number[]) =>
  dice.length === 1 ? String(dice[0]) : `${sum(dice)} (${dice.join(' + ')})`;
const needed = (dice: readonly number[], number: number) =>
  dice.length === 0 ? '' : `: needs ${number}, rolls ${roll(dice)}`;

/** The modifiers that options add to a roll, line by line. */
const added = (modifier: Explanation | undefined): string =>
  modifier ? ` (${modifier.lines.map(({ value, reason }) => `${addend(value)} ${reason}`).join(', ')})` : '';

/** The words of options for their own things. */
const wordsWith = remembered(
  (options: readonly Option[]): Readonly<Record<string, string>> =>
    Object.assign({}, ...options.map((option) => option.words)),
);
const word = (kind: string): string | undefined => wordsWith(register.options)[kind];

const result = (hit: boolean, glancing?: boolean): string =>
  glancing ? 'scores a glancing hit' : hit ? 'hits' : 'misses';
const blowWords = (kind: string): string => (BLOWS as Readonly<Record<string, string>>)[kind] ?? word(kind)!;
const rollReason = (reason: string): string =>
  (ROLL_REASONS as Readonly<Record<string, string>>)[reason] ?? word(reason)!;

/** The changes of the ground. */
const groundSentence = (hexes: HexChanges): string =>
  Object.entries(hexes)
    .map(
      ([number, { terrain, features = [] }]) => `Hex ${number} is now ${[terrain, ...features].join(', ')}.`,
    )
    .join(' ');

interface Aimed {
  readonly target: number;
}

/** The shots by target: each target is named once. */
function atTargets<A extends Aimed>(
  attacks: readonly A[],
  { mech }: Names,
  words: (attack: A) => string,
): string {
  const byTarget = groupedBy(attacks, ({ target }) => target);
  return [...byTarget].map(([target, own]) => `at ${mech(target)}: ${own.map(words).join(', ')}`).join('; ');
}

/** Blows in a row: who is struck again is named no second time. */
const blows = <A extends Aimed & { readonly kind: string }>(
  attacks: readonly A[],
  mech: Names['mech'],
  number: (attack: A) => string,
): string =>
  attacks
    .map((attack, i) => {
      const isAgain = attacks[i - 1]?.target === attack.target;
      return `${blowWords(attack.kind)} ${isAgain ? 'it' : mech(attack.target)}${number(attack)}`;
    })
    .join(', ');

function endWords({ reason }: Outcome, winners: readonly string[]): string {
  const [first, ...others] = winners;
  if (first === undefined) return `${reason}. The game is a draw.`;
  if (others.length > 0) return `${reason}. ${winners.join(' and ')} win.`;
  return reason.startsWith(`${first} `) ? `${reason} and wins.` : `${reason}. ${first} wins.`;
}

export const sentences: Pick<Sentences, (BaseEvent | SeenEvent)['type']> = {
  turn: ({ turn }) => `Turn ${turn}.`,
  phase: ({ phase }) => `${PHASE_NAMES[phase]}.`,
  'initiative-added': ({ points }, { side }) =>
    SIDES.flatMap((each) =>
      points[each] > 0 ? [`${side(each)} adds ${points[each]} to its Initiative.`] : [],
    ).join(' '),
  initiative: ({ dice, totals, winner }, { side }) =>
    dice[0].length === 0
      ? `${side(winner)} has the Initiative.`
      : `${side(winner)} wins the Initiative, ${totals[winner]} to ${totals[1 - winner]}, and acts last.`,
  placed: ({ unit, hex, facing }, names) =>
    `${names.mech(unit)} is placed in hex ${names.hex(hex)}, facing ${FACINGS[facing]}.`,
  agreement: ({ unit }, { mech }) => `${mech(unit)} is next.`,
  disagreement: ({ seats, dice, winner }, { player }) =>
    `${seats.map((seat, i) => `${player(seat)} ${sum(dice[i])}`).join(', ')}: ${player(winner)} decides.`,
  done: () => null,
  still: ({ unit }, { mech }) => `${mech(unit)} stays where it is.`,
  mode: ({ unit, mode }, { mech }) => (word(mode) ? `${mech(unit)} ${word(mode)}.` : null),
  moved: ({ unit, mode, path, facing, hexesMoved }, names) => {
    const name = names.mech(unit);
    // A unit that comes down from above on its neighbour never leaves its hex; its leap is told next.
    if (path.length === 1) return mode === 'jump' ? null : `${name} turns to face ${FACINGS[facing]}.`;
    const [from, to] = [names.hex(path[0]), names.hex(path[path.length - 1])];
    const hexes = `${hexesMoved} hex${hexesMoved === 1 ? '' : 'es'}`;
    return `${name} ${names.paces(unit)[mode].does} from ${from} to ${to}, ${hexes}, facing ${FACINGS[facing]}.`;
  },
  slipped: () => null,
  stuck: ({ unit, hex }, names) =>
    hex === null
      ? `${names.mech(unit)} is free again.`
      : `${names.mech(unit)} is stuck in hex ${names.hex(hex)}.`,
  scorched: ({ unit, heat }, { mech }) => `${mech(unit)} comes out of a hot hex: heat +${heat}.`,
  ground: ({ hexes }) => groundSentence(hexes),
  skidded: ({ unit, length }, { mech }) =>
    `${mech(unit)} loses its footing in the turn${length > 0 ? ' and slides on' : ''}.`,
  slid: () => null,
  dropped: ({ unit }, { mech }) => `${mech(unit)} drops to the ground.`,
  stood: ({ unit, facing }, { mech }) => `${mech(unit)} stands up, facing ${FACINGS[facing]}.`,
  'left-map': ({ unit, escaped }, { mech }) =>
    escaped ? `${mech(unit)} leaves the map to safety.` : `${mech(unit)} leaves the map.`,
  onslaught: ({ unit, kind, target }, { mech }) =>
    kind === 'charge'
      ? `${mech(unit)} is going to charge ${mech(target)}.`
      : `${mech(unit)} leaps at ${mech(target)}: death from above.`,
  'minds-sinks': ({ unit, ask }, { mech }) =>
    ask
      ? `${mech(unit)} will see to its heat sinks in the End Phase.`
      : `${mech(unit)} leaves its heat sinks as they are from now on.`,
  sinks: ({ unit, off }, { mech }) =>
    off > 0 ? `${mech(unit)} has ${off} heat sinks switched off.` : `${mech(unit)} has all heat sinks on.`,
  'piloting-roll': ({ unit, reason, number, dice, success }, { mech }) =>
    dice.length === 0
      ? `${mech(unit)} ${success ? 'succeeds' : 'fails'} automatically ${rollReason(reason)}.`
      : `${mech(unit)} rolls ${rollReason(reason)}: needs ${number.total}, rolls ${roll(dice)}, ${success ? 'succeeds' : 'fails'}.`,
  fell: ({ unit, hex, facing, damage, side }, names) =>
    `${names.mech(unit)} falls in hex ${names.hex(hex)}, now facing ${FACINGS[facing]}: ${damage.total} points to its ${side}.`,
  'fire-declared': ({ unit, twist, attacks }, names) =>
    `${names.mech(unit)}${twisted(names.pivot(unit), twist)} declares ${atTargets(attacks, names, ({ weapon, number }) => `${names.weapon(unit, weapon)} (${number === AUTOMATIC_MISS ? 'out of range' : `${number}+`})`)}.`,
  held: ({ unit, twist }, names) => `${names.mech(unit)}${twisted(names.pivot(unit), twist)} holds its fire.`,
  'club-found': ({ unit, club }, { mech }) =>
    club === 'tree' ? `${mech(unit)} uproots a tree.` : `${mech(unit)} picks up a ${club}.`,
  'called-off': ({ unit, weapon }, names) =>
    `${names.mech(unit)} calls off the attack with its ${names.weapon(unit, weapon)}.`,
  'weapon-attack': ({ attack, dice, hit, glancing, stray, jammed }, names) =>
    `${names.mech(attack.attacker)} ${names.fires(attack.attacker, attack.weapon)}${stray ? ', which flies on towards' : ' at'} ${names.mech(attack.target)}${needed(dice, attack.number)}, ${jammed ? names.jams(attack.attacker, attack.weapon) : result(hit, glancing)}.`,
  clearing: ({ hex, points, spark, burns, number, dice, cleared }, names) =>
    `The trees in hex ${names.hex(hex)} take ${points}: ${burns ? `they catch fire on ${roll(spark)}` : `no fire on ${roll(spark)}${needed(dice, number)}, ${cleared ? 'some are cleared' : 'they stand'}`}.`,
  cluster: ({ dice, modifier, missiles }) =>
    `Cluster roll ${roll(dice)}${dice.length > 2 ? ', of which the two lowest count' : ''}${added(modifier)}: ${missiles === 1 ? '1 missile hits' : `${missiles} missiles hit`}.`,
  aimed: ({ dice, success }) => `Aimed shot ${roll(dice)}: ${success ? 'as named' : 'not as named'}.`,
  location: ({ unit, dice, location, struck, isThrownAgain }, { part }) =>
    isThrownAgain
      ? `Location ${roll(dice)}: the hit may land anywhere, and threatens the inside there.`
      : `Location${dice.length > 0 ? ` ${roll(dice)}` : ''}: ${part(unit, location)}${struck ? '' : ', which is behind cover'}.`,
  damaged: ({ unit, location, rear, damage, armor, structure }, { mech, part, isCounted }) =>
    isCounted(unit)
      ? `${mech(unit)} loses ${damage === 0 ? 'no' : damage} ${damage < 2 ? 'trooper' : 'troopers'}; ${structure} left.`
      : `${mech(unit)} takes ${damage} on the ${part(unit, location)}${rear ? ' from behind' : ''}: armour ${armor}, structure ${structure} left.`,
  'location-lost': ({ unit, location, blownOff }, { mech, part }) =>
    `${mech(unit)} loses its ${part(unit, location)}${blownOff ? ', blown off' : ''}.`,
  'critical-roll': ({ unit, location, dice, modifier, count, off }, { part }) =>
    `Critical hits, ${part(unit, location)}, ${roll(dice)}${modifier ? ` (${signed(modifier)})` : ''}: ${off ? 'blown off' : count || 'none'}.`,
  critical: ({ unit, location, component }, { mech, part }) =>
    `${mech(unit)}: ${component} in the ${part(unit, location)} is hit.`,
  explosion: ({ unit, location, ammo, shots, damage }, { mech, part }) =>
    `${mech(unit)}: ${shots} shots of ${ammo} explode in the ${part(unit, location)} for ${damage} points.`,
  burst: ({ unit, weapon, location, damage }, names) =>
    `${names.mech(unit)}: its ${names.weapon(unit, weapon)} explodes in the ${names.part(unit, location)} for ${damage} points.`,
  'pilot-hurt': ({ unit, points, hits }, { mech }) =>
    `The MechWarrior of ${mech(unit)} takes ${points}, ${hits} in all.`,
  'pilot-killed': () => null,
  consciousness: ({ unit, dice, number, awake, modifier }, { mech }) =>
    `The MechWarrior of ${mech(unit)}${needed(dice, number)}${added(modifier)}, ${awake ? 'stays awake' : 'loses consciousness'}.`,
  recovery: ({ unit, dice, number, awake, modifier }, { mech }) =>
    `The MechWarrior of ${mech(unit)}${needed(dice, number)}${added(modifier)}, ${awake ? 'wakes up' : 'stays unconscious'}.`,
  destroyed: ({ unit, loss }, { mech }) => `${mech(unit)} ${LOSSES[loss]}.`,
  removed: () => null,
  'physical-declared': ({ unit, attacks }, { mech }) =>
    attacks.length === 0
      ? `${mech(unit)} makes no physical attack.`
      : `${mech(unit)} declares: ${blows(attacks, mech, ({ number }) => ` (${number}+)`)}.`,
  'physical-order': () => null,
  'physical-attack': ({ attack, dice, hit, glancing }, { mech }) =>
    `${mech(attack.attacker)} ${blowWords(attack.kind)} ${mech(attack.target)}${needed(dice, attack.number)}, ${result(hit, glancing)}.`,
  'physical-cancelled': ({ attack, why }, { mech }) =>
    `${mech(attack.attacker)} does not ${(INTENTS as Readonly<Record<string, string>>)[attack.kind] ?? 'carry out its attack on'} ${mech(attack.target)}: ${CANCELLED[why]}.`,
  displaced: ({ unit, from, to, cause }, names) =>
    `${names.mech(unit)} ${DISPLACED[cause]} from ${names.hex(from)} to ${names.hex(to)}.`,
  'fell-on': ({ unit, target, number, dice, hit }, { mech }) =>
    `${mech(unit)} falls towards ${mech(target)}${needed(dice, number.total)}, ${result(hit)}.`,
  'club-gone': ({ unit }, { mech }) => `${mech(unit)} has lost its club.`,
  heat: ({ unit, from, to }, { mech }) =>
    from === to.total ? null : `${mech(unit)}: heat ${from} to ${to.total}.`,
  shutdown: ({ unit, dice, number, avoided }, { mech }) =>
    `${mech(unit)}${needed(dice, number)}, ${avoided ? 'keeps its reactor running' : 'shuts down'}.`,
  restart: ({ unit, dice, number, success }, { mech }) =>
    `${mech(unit)}${needed(dice, number)}, ${success ? 'restarts' : 'stays shut down'}.`,
  'ammo-roll': ({ unit, dice, number, avoided }, { mech }) =>
    `${mech(unit)}${needed(dice, number)}, ${avoided ? 'its ammunition holds' : 'its ammunition goes up'}.`,
  'early-fire': () => null,
  sheets: ({ units }, { mech }) =>
    units
      .map(({ unit, isOpen }) =>
        isOpen
          ? `A probe reads the record sheet of ${mech(unit)}.`
          : `The record sheet of ${mech(unit)} is closed again.`,
      )
      .join(' '),
  sight: ({ units, spotted }, { mech, hex }) =>
    spotted.length === 0
      ? null
      : `Spotted: ${units.flatMap(({ unit, seen }) => (spotted.includes(unit) ? [`${mech(unit)} in hex ${hex(seen.hex)}`] : [])).join(', ')}.`,
  ended: ({ outcome }, { player }) => endWords(outcome, outcome.winners.map(player)),
  'seen-fire': ({ unit, twist, attacks }, names) =>
    `${names.mech(unit)}${twisted(names.pivot(unit), twist)} declares ${atTargets(attacks, names, ({ label, outOfRange }) => (outOfRange ? `${label} (out of range)` : label))}.`,
  'seen-shot': ({ attacker, target, label, hit, glancing }, { mech }) =>
    attacker < 0
      ? `${mech(target)} is hit by somebody unseen.`
      : `${mech(attacker)} fires ${label} at ${mech(target)}, ${result(hit, glancing)}.`,
  'seen-damage': ({ unit, location, rear, damage }, { mech, part }) =>
    `${mech(unit)} takes ${damage} on the ${part(unit, location)}${rear ? ' from behind' : ''}.`,
  'seen-blows': ({ unit, attacks }, { mech }) =>
    attacks.length === 0
      ? `${mech(unit)} makes no physical attack.`
      : `${mech(unit)} declares: ${blows(attacks, mech, () => '')}.`,
  'seen-blow': ({ attack, hit, glancing }, { mech }) =>
    `${mech(attack.attacker)} ${blowWords(attack.kind)} ${mech(attack.target)}, ${result(hit, glancing)}.`,
};

/** Names of what is on a table. */
export const namesIn = (table: Classic['Table']): Names => namesOf(battlefieldOf(table));
