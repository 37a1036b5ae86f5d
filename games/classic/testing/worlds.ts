// Worlds that differ in one hidden unit (see `engine/conformance/runs/two-worlds.ts`).

import { crowdOf } from '@ironfield/conformance/runs/crowd.ts';
import { reconciled } from '@ironfield/conformance/runs/option-rows.ts';
import {
  compareWorlds,
  type Pieces,
  type Worlds,
  type WorldsOptions,
} from '@ironfield/conformance/runs/two-worlds.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import type { OptionValues, Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../battlefield.ts';
import { battlefieldOf } from '../battlefields.ts';
import type { Event } from '../events.ts';
import { classic } from '../game.ts';
import type { Classic } from '../game-types.ts';
import type { Kind } from '../kind.ts';
import { knowledgeOf } from '../knowledge.ts';
import type { RuleId } from '../rule-index.ts';
import { slow } from '../rules/damage/motive.ts';
import { fork } from '../state/fork.ts';
import type { Setup, State, UnitState } from '../state.ts';
import { crowdedSetup } from './crowd.ts';
import { withOtherArms } from './mixed-crowd.ts';

/** Artillery on the map, which is sighted in secret. */
const ONBOARD: OptionValues = {
  artillery: 'carried',
  tag: true,
  'field-artillery': true,
  'onboard-artillery': true,
  'careful-aim': true,
  'core-sighting': true,
};

/** Every way to hide something; whatever else is on is drawn. */
const HIDINGS: readonly OptionValues[] = [
  { 'concealed-information': true },
  { 'concealed-information': true, dueling: true },
  { 'hidden-units': true },
  { 'hidden-units': true, dueling: true },
  { 'double-blind': true },
  { 'double-blind': true, 'hidden-units': true },
  { 'double-blind': true, 'concealed-information': true, 'hidden-units': true },
  { 'concealed-information': true, 'expanded-critical-damage': true, 'secret-critical-effects': true },
  { artillery: 'long tom', 'hidden-units': true },
  { minefields: 6, 'double-blind': true },
  { minefields: 6, 'hidden-units': true },
  { minefields: 6, 'concealed-information': true },
  { artillery: 'thumper', 'artillery-l3-damage': true, 'double-blind': true },
  { artillery: 'sniper', 'artillery-l3-damage': true, 'concealed-information': true },
  { ...ONBOARD, 'hidden-units': true, 'pointblank-artillery': true },
  { ...ONBOARD, 'concealed-information': true },
  { ...ONBOARD, 'double-blind': true },
];

/** On a small map all meet at once, on a larger one some are out of sight. */
const SIDES = [9, 13];

const hidings = (changed: (setup: Setup) => Setup) =>
  crowdOf(classic, ({ options }, random) => {
    const side = randomItem(random, SIDES);
    // It is given when all is over but the game is not, and whoever is asked for it knows that.
    const { experience: _, ...others } = options;
    const all = reconciled(classic.options, { ...others, ...randomItem(random, HIDINGS) }, random);
    return changed({ ...crowdedSetup(6, side, side), options: all });
  });

type Told = Event | undefined;

/** The fields of a unit that a viewer may learn from an event, who did not know them before, and the rule for it. */
const SHOWN: {
  readonly [Type in Event['type']]?: { readonly fields: readonly string[]; readonly rule: RuleId };
} = {
  sight: { fields: ['units', 'spotted'], rule: 'MT-BLIND-05' },
  revealed: { fields: ['hex', 'by'], rule: 'MT-PRE-17' },
  contested: { fields: ['hex', 'to', 'by'], rule: 'MT-BLIND-04' },
  scanned: { fields: ['answer'], rule: 'MT-INFO-03' },
  'scan-tried': { fields: ['success', 'dice'], rule: 'MT-INFO-03' },
  // What a probe reads is read.
  sheets: { fields: ['units', 'weaponAttacks', 'physicalAttacks'], rule: 'MT-INFO-02' },
  'initiative-added': { fields: ['points'], rule: 'MT-REG-03' },
  'duel-order': { fields: ['rolls'], rule: 'MT-DUEL-02' },
  'destruct-roll': { fields: ['success'], rule: 'MT-EXPL-03' },
  'self-destructed': { fields: [], rule: 'MT-EXPL-03' },
  'fired-at-hex': { fields: ['label', 'hit'], rule: 'MT-INFO-01' },
  lobbed: { fields: ['label', 'hit'], rule: 'MT-INFO-01' },
  'missiles-scatter': { fields: ['to', 'scatter'], rule: 'MT-BASE-12' },
  'flare-lit': { fields: ['hex'], rule: 'MT-WPN-58' },
  // Trees fall to shots that nobody sees.
  clearing: {
    fields: ['points', 'spark', 'burns', 'number', 'dice', 'cleared'],
    rule: 'MT-PRE-05',
  },
  // A hit or a miss hangs on who has seen the hex.
  'shell-landed': { fields: ['to', 'isHit', 'scatter', 'dice', 'number'], rule: 'MT-BASE-24' },
  // A player who sees mines go off knows of them, and of the unit they hurt. One who has seen a shell burst knows its
  // piece.
  'piece-found': { fields: [], rule: 'MT-ARTY-18' },
  'mines-sprung': { fields: ['unit', 'hex', 'kind', 'dice'], rule: 'MT-BASE-23' },
  'mines-known': { fields: ['hex', 'kind', 'strength', 'setting'], rule: 'MT-BASE-23' },
  'mines-gone': { fields: ['hex', 'kind'], rule: 'MT-BASE-23' },
  'mines-swept': { fields: ['result', 'dice'], rule: 'MT-PRE-16' },
  'fired-at-mines': { fields: ['label', 'hit'], rule: 'MT-INFO-01' },
  'mines-blasted': { fields: ['cleared', 'dice'], rule: 'MT-PRE-16' },
  'seen-shot': { fields: ['attacker', 'target', 'label', 'hit', 'glancing'], rule: 'MT-BLIND-09' },
  // A secret declaration is known when it is carried out.
  'physical-order': { fields: ['attacks'], rule: 'CBT-PHY-05' },
  'seen-blow': { fields: ['attack', 'hit', 'glancing'], rule: 'CBT-PHY-05' },
  // A trooper who falls is seen to, and others are hit after that.
  'location-lost': { fields: [], rule: 'MT-INFO-01' },
  location: { fields: [], rule: 'MT-INFO-01' },
  // The last points of a part show when it is lost.
  'seen-damage': { fields: ['damage'], rule: 'MT-INFO-01' },
  // It is part of the number that attackers need.
  evasion: { fields: ['modifier'], rule: 'MT-MOV-04' },
  // Of the own units, after or before what others have fired.
  'weapon-attack': { fields: [], rule: 'MT-BLIND-09' },
};

/** The game is over in one of them, and nothing is secret any more. */
const isEnd = (event: Told): boolean => event?.type === 'ended';

const fieldsUnlike = (a: Event, b: Event): string[] =>
  Object.keys({ ...(a as object), ...(b as object) }).filter(
    (name) => name !== 'reveals' && !isSame(fieldOf(a, name), fieldOf(b, name)),
  );
const fieldOf = (event: Event, name: string): unknown =>
  (event as unknown as Readonly<Record<string, unknown>>)[name] ?? null;

/** MT-DUEL-02: the order shows, and nothing that it was made of. */
const isReordered = (a: Told, b: Told): boolean =>
  a?.type !== 'duel-order' ||
  b?.type !== 'duel-order' ||
  isSame(
    a.rolls.toSorted((x, y) => x.unit - y.unit),
    b.rolls.toSorted((x, y) => x.unit - y.unit),
  );

/** Flames are seen by everybody, wherever they come from; what else becomes of the ground is not. */
function isFire(a: Told, b?: Told): boolean {
  const [one, other] = [a, b].map((event) => (event?.type === 'ground' ? event.hexes : {}));
  return Object.entries({ ...one, ...other }).every(
    ([hex, { features }]) => isSame(one[hex] ?? null, other[hex] ?? null) || features?.includes('fire'),
  );
}

/** An event about something else may come earlier or later. */
const isAbout = (event: Event, pieces: ReadonlySet<number>): boolean =>
  (event as { readonly reveals?: readonly number[] }).reveals?.some((piece) => pieces.has(piece)) ?? false;

function mayShow([a, b]: readonly [Told, Told], pieces: ReadonlySet<number>): boolean {
  if (isEnd(a) || isEnd(b)) return true;
  if (!a || !b || a.type !== b.type)
    return [a, b].every(
      (event) =>
        !event ||
        !isAbout(event, pieces) ||
        SHOWN[event.type] !== undefined ||
        (event.type === 'ground' && isFire(event)),
    );
  if (a.type === 'ground') return isFire(a, b);
  const shown = SHOWN[a.type];
  return (
    shown !== undefined &&
    fieldsUnlike(a, b).every((name) => shown.fields.includes(name)) &&
    isReordered(a, b)
  );
}

const placeOf = ({ hex, marks }: UnitState): number => marks?.hidden?.hex ?? marks?.blind?.lifted ?? hex;

/** A possible place of a unit that nobody sees: anywhere free, and dry. */
function anyPlace({ board, depth }: Battlefield, { units }: State, random: Random): number {
  const taken = new Set(units.flatMap(({ hex, marks }) => [hex, marks?.blind?.lifted, marks?.hidden?.hex]));
  const free = Array.from({ length: board.size }, (_, cell) => cell).filter(
    (cell) => !taken.has(cell) && depth[cell] <= 0,
  );
  return randomItem(random, free);
}

/** Somewhere else, wherever it is noted. */
function moveElsewhere(field: Battlefield, state: State, mech: UnitState, random: Random): void {
  const place = () => anyPlace(field, state, random);
  const facing = randomItem(random, DIRECTIONS);
  const { marks } = mech;
  if (mech.hex >= 0) Object.assign(mech, { hex: place(), facing });
  else if (typeof marks?.blind?.lifted === 'number')
    mech.marks = { ...marks, blind: { ...marks.blind, lifted: place() } };
  else if (marks?.hidden) mech.marks = { ...marks, hidden: { ...marks.hidden, hex: place(), facing } };
}

/** Another sheet of the same unit, with as many parts left. */
function fillInAnew({ heat, motive }: Kind, mech: UnitState, random: Random): void {
  const { body, crew } = mech;
  const skill = () => 2 + randomBelow(random, 5);
  mech.crew = { ...crew, gunnery: skill(), piloting: skill() };
  if (heat) mech.heat = randomBelow(random, 6);
  if (motive && randomBelow(random, 2) > 0) slow(mech);
  body.armor = body.armor.map((points) => (points > 0 ? 1 + randomBelow(random, points) : points));
  body.shots = body.shots.map((shots) => randomBelow(random, shots + 1));
}

/** The shells of others are on their way to other hexes, and other hexes are registered. */
function firedElsewhere(
  { board, setup }: Battlefield,
  marks: State['marks'],
  viewer: Viewer,
  random: Random,
): State['marks'] {
  if (!marks?.artillery) return marks;
  const { flights, registered } = marks.artillery;
  const side = viewer === 'spectator' ? -1 : setup.seats[viewer].side;
  const anywhere = () => randomBelow(random, board.size);
  const sideOf = (gun: number) => setup.guns?.[gun].side ?? gun;
  return {
    ...marks,
    artillery: {
      ...marks.artillery,
      flights: flights.map((flight) =>
        sideOf(flight.gun) === side ? flight : { ...flight, hex: anywhere() },
      ),
      registered: [side === 0 ? registered[0] : [anywhere()], side === 1 ? registered[1] : [anywhere()]],
    },
  };
}

/** The mines that a viewer knows nothing of lie elsewhere. */
function laidElsewhere(
  { board, setup }: Battlefield,
  marks: State['marks'],
  viewer: Viewer,
  random: Random,
): State['marks'] {
  if (!marks?.mines) return marks;
  const { laid, known } = marks.mines;
  const side = viewer === 'spectator' ? -1 : setup.seats[viewer].side;
  const mine = side === 0 ? known[0] : side === 1 ? known[1] : [];
  const isKnown = (hex: number, kind: string) => mine.some((one) => one.hex === hex && one.kind === kind);
  const others = laid
    .filter(({ hex, kind }) => !isKnown(hex, kind))
    .map((field) => ({ ...field, hex: randomBelow(random, board.size) }))
    .filter(({ hex, kind }) => !isKnown(hex, kind));
  return {
    ...marks,
    mines: { laid: [...mine, ...others], known: [side === 0 ? mine : others, side === 1 ? mine : others] },
  };
}

/** All that `knowledgeOf` hides of units is another. */
function unseen(state: State, viewer: Viewer, random: Random): State | null {
  const field = battlefieldOf(state);
  const hasSecrets = state.marks?.artillery || state.marks?.mines;
  if ((!field.plugged.known && !hasSecrets) || state.suspended) return null;
  const world = fork(state);
  world.marks = laidElsewhere(field, firedElsewhere(field, state.marks, viewer, random), viewer, random);
  for (const [unit, mech] of world.units.entries()) {
    const { place, sheet } = knowledgeOf(field, state, unit, viewer);
    if (mech.loss) continue;
    if (!sheet) fillInAnew(field.kinds[unit], mech, random);
    if (!place) moveElsewhere(field, world, mech, random);
  }
  return world;
}

const PIECES: Pieces<Classic> = {
  unseen,
  unlike: (a, b) =>
    a.units.flatMap((unit, index) =>
      isSame(unit, b.units[index]) && isSame(a.setup.units[index], b.setup.units[index]) ? [] : [index],
    ),
  swapped(state, other, piece) {
    // Its declarations go with it, and may not be known.
    if (other.weaponAttacks.length !== state.weaponAttacks.length) return null;
    if (other.physicalAttacks.length !== state.physicalAttacks.length) return null;
    // No two hide in the same place.
    const hidden = other.units[piece].marks?.hidden?.hex;
    if (
      hidden !== undefined &&
      state.units.some((unit, index) => index !== piece && placeOf(unit) === hidden)
    )
      return null;
    const own = <Attack extends { readonly attacker: number }>(all: Attack[], others: readonly Attack[]) =>
      all.map((attack, index) => (attack.attacker === piece ? others[index] : attack));
    const setup = { ...state.setup, units: state.setup.units.with(piece, other.setup.units[piece]) };
    const changed: State = {
      ...state,
      setup: isSame(setup, state.setup) ? state.setup : setup,
      units: state.units.with(piece, other.units[piece]),
      weaponAttacks: own(state.weaponAttacks, other.weaponAttacks),
      physicalAttacks: own(state.physicalAttacks, other.physicalAttacks),
    };
    return changed;
  },
  mayShow,
  ordered: ({ setup }, seat, order) =>
    'unit' in order && typeof order.unit === 'number'
      ? [order.unit]
      : setup.units.flatMap((unit, index) => (unit.seat === seat ? [index] : [])),
};

const worldsOf =
  (changed: (setup: Setup) => Setup) =>
  (options: WorldsOptions): Worlds =>
    compareWorlds(classic, hidings(changed), PIECES, options);

export const worlds = worldsOf((setup) => setup);

/** Half of the units are vehicles. */
export const mixedWorlds = worldsOf(withOtherArms);
