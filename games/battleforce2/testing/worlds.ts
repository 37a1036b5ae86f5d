// Worlds that differ in one hidden fact (see `engine/conformance/runs/two-worlds.ts`).

import { crowdOf } from '@ironfield/conformance/runs/crowd.ts';
import { setupWith } from '@ironfield/conformance/runs/random-setup.ts';
import {
  compareWorlds,
  type Pieces,
  type Worlds,
  type WorldsOptions,
} from '@ironfield/conformance/runs/two-worlds.ts';
import { pieceOf } from '@ironfield/hex/piece.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { type Random, randomItem } from '@ironfield/kernel/random.ts';
import type { OptionValues, Viewer } from '@ironfield/kernel/state.ts';
import type { OpenField } from '../battlefield.ts';
import { openFieldOf } from '../battlefields.ts';
import type { Event, EventOf } from '../events.ts';
import type { TableMarks } from '../extensions.ts';
import { battleforce2 } from '../game.ts';
import type { Battleforce2 } from '../game-types.ts';
import type { RuleId } from '../rule-index.ts';
import { backOf, withShown } from '../state/counter-faces.ts';
import { SEATS, type Setup, type SideSecrets, type State, type UnitSetup } from '../state.ts';
import type { Table } from '../table.ts';

/** Every way to hide something besides record sheets and command counters; whatever else is on is drawn. */
const HIDINGS: readonly OptionValues[] = [
  {},
  { 'concealed-identity': true },
  { 'hidden-units': 3 },
  { 'hidden-units': 3, 'concealed-identity': true, offboard: true },
  { mines: 6 },
  { mines: 6, 'clearing-woods': true, artillery: true },
  { artillery: true, offboard: true },
  { aerospace: true, mines: 3, fire: true },
  { aerospace: true, drops: true, 'concealed-identity': true },
  { morale: true, gravity: 50, 'clan-honor': 'the first side' },
  { mission: 'extraction' },
  { mission: 'hide-and-seek' },
];

/** On a small map all meet at once, on a larger one some are out of reach. */
const SIDES = [11, 15];

const hidings = crowdOf(battleforce2, ({ options }, random) => {
  const { emplacements: _far, ...setup } = setupWith(
    battleforce2,
    { ...options, ...randomItem(random, HIDINGS) },
    random,
  );
  return { ...setup, map: pieceOf(setup.map, randomItem(random, SIDES), random) };
});

/** The hidden things besides units: their numbers follow those of units. */
const BESIDES = [
  'cup 0',
  'cup 1',
  'networks 0',
  'networks 1',
  'mines',
  'thunder',
  'artillery',
  'bombs',
  'mission',
  'spentMp',
] as const;
type Besides = (typeof BESIDES)[number];
/** Those that lie on the table. */
const ON_TABLE = [
  'mines',
  'thunder',
  'artillery',
  'bombs',
  'mission',
  'spentMp',
] as const satisfies readonly (Besides & keyof TableMarks)[];

const pieceFor = ({ units }: Pick<State, 'units'>, what: Besides): number =>
  units.length + BESIDES.indexOf(what);

type Told = Event | undefined;
type Concerned = readonly number[];

interface Showing<E extends Event> {
  readonly rule: RuleId;
  /** The fields that may differ; `type`: the event itself. */
  readonly fields: readonly (keyof E)[];
  /** The units of which it tells something. */
  readonly units?: (event: E, field: OpenField) => Concerned;
  readonly besides?: readonly Besides[];
}

const of =
  <Key extends string>(...keys: readonly Key[]) =>
  (event: { readonly [Name in Key]: number | null }): Concerned =>
    keys.flatMap((key) => event[key] ?? []);
const ofElements =
  <Key extends string>(...keys: readonly Key[]) =>
  (event: { readonly [Name in Key]: number | null }, { unitOf }: OpenField): Concerned =>
    keys.flatMap((key) => (event[key] === null ? [] : unitOf[event[key]]));

/** It is said aloud, and says something of whoever has done it. */
const anybody = (_: Event, { seatOf }: OpenField): Concerned => [...seatOf.keys()];

/** The facts that a viewer may learn from an event, who did not know them before. */
const SHOWN: { readonly [Type in Event['type']]?: Showing<EventOf<Type>> | Showing<EventOf<Type>>[] } = {
  shown: { rule: 'BF2-INFO-02', fields: ['type', 'known'], units: ofElements('element') },
  // It is noticed where it makes the difference, which hangs on whoever is hampered, too.
  ecm: {
    rule: 'BF2-EQ-08',
    fields: ['type', 'works'],
    units: anybody,
    besides: ['networks 0', 'networks 1'],
  },
  'held-up': { rule: 'BF2-MOVE-04', fields: ['type', 'hex'], units: of('unit') },
  withholding: { rule: 'BF2-INFO-04', fields: ['type'], units: anybody },
  headquarters: { rule: 'BF2-EQ-10', fields: ['type'], units: anybody },
  attacked: [
    // BF2-EQ-04, BF2-EQ-11: who spots or is in the network of the attacker may decide it.
    {
      rule: 'BF2-HIT-01',
      fields: ['hit'],
      units: ({ seat, target }, { unitsOf, unitOf }) => [...unitsOf[seat], unitOf[target]],
      besides: ['networks 0', 'networks 1'],
    },
    // When the attack is made its side is told what it needed.
    { rule: 'BF2-CONC-05', fields: ['toHit'], units: ofElements('target') },
  ],
  'attacked-hex': { rule: 'BF2-WOOD-01', fields: ['hit'], units: ofElements('attacker') },
  damaged: { rule: 'BF2-DMG-01', fields: ['type', 'damage', 'critical'], units: ofElements('element') },
  critical: { rule: 'BF2-CRIT-02', fields: ['type', 'hit'], units: ofElements('element') },
  destroyed: { rule: 'BF2-DMG-01', fields: ['type'], units: ofElements('element') },
  // Bombs slow an aircraft down, which tells when it is in the air (BF2-AERO-14).
  announced: {
    rule: 'BF2-HIT-01',
    fields: ['type', 'base', 'jumps'],
    units: ofElements('element'),
    besides: ['bombs'],
  },
  // A class that the back of a counter does not show needs a longer or shorter runway.
  'touched-down': { rule: 'BF2-AERO-07', fields: ['hex', 'path'], units: of('unit') },
  launched: { rule: 'BF2-AERO-07', fields: ['hex'], units: of('unit') },
  // Nobody of its side has room for it.
  'left-behind': {
    rule: 'BF2-SETUP-03',
    fields: ['type'],
    units: ({ unit }, { unitsOf, seatOf }) => unitsOf[seatOf[unit]],
  },
  hits: { rule: 'BF2-INFO-04', fields: ['hits'], units: anybody, besides: ['thunder'] },
  'hits-hex': { rule: 'BF2-WOOD-01', fields: ['adds'], units: anybody, besides: ['thunder'] },
  'shot-strikes': { rule: 'BF2-ART-10', fields: ['damage'], units: anybody, besides: ['artillery'] },
  strained: {
    rule: 'BF2-ENV-05',
    fields: ['type', 'strained'],
    units: ({ strained }, { unitOf }) => strained.map(({ element }) => unitOf[element]),
    besides: ['spentMp'],
  },
  strain: { rule: 'BF2-ENV-05', fields: ['type', 'excess', 'holds'], units: ofElements('element') },
  'shot-lands': { rule: 'BF2-ART-05', fields: ['type', 'shot'], besides: ['artillery'] },
  guides: { rule: 'BF2-ART-09', fields: ['type', 'guided'], besides: ['artillery'] },
  // Its side is asked if anybody can guide one.
  'missiles-arrive': {
    rule: 'BF2-ART-09',
    fields: ['type'],
    units: ({ seat }, { unitsOf }) => unitsOf[seat],
    besides: ['artillery'],
  },
  'shot-rolled': { rule: 'BF2-ART-06', fields: ['hit'], units: ofElements('element') },
  // The game is over, and nothing is secret any more.
  ended: { rule: 'BF2-VIC-01', fields: ['type', 'outcome'], units: anybody, besides: BESIDES },
  'counter-returned': { rule: 'BF2-CMD-04', fields: ['type', 'number'], besides: ['cup 0', 'cup 1'] },
  flipped: { rule: 'BF2-CMD-06', fields: ['type', 'number', 'command'], besides: ['cup 0', 'cup 1'] },
  // By somebody beside it, or by a probe that nobody knew of.
  revealed: { rule: 'BF2-HID-02', fields: ['type', 'hex', 'facing', 'how'], units: anybody },
  'revealed-off-board': { rule: 'BF2-HID-05', fields: ['type', 'place', 'how'], units: of('unit') },
  typed: { rule: 'BF2-CONC-03', fields: ['type', 'shown'], units: of('unit') },
  identified: { rule: 'BF2-CONC-02', fields: ['shown', 'announced'], units: of('unit') },
  looked: { rule: 'BF2-CONC-04', fields: ['succeeds'], units: of('unit', 'target') },
  morale: { rule: 'BF2-MOR-01', fields: ['nerve'], units: of('unit') },
  mines: { rule: 'BF2-MINE-03', fields: ['type'], besides: ['mines'] },
  'mines-found': { rule: 'BF2-MINE-04', fields: ['type'], besides: ['mines'] },
};

const fieldsUnlike = (a: Event, b: Event): string[] =>
  Object.keys({ ...a, ...b }).filter(
    (name) => name !== 'reveals' && !isSame(fieldOf(a, name), fieldOf(b, name)),
  );
const fieldOf = (event: Event, name: string): unknown =>
  (event as unknown as Readonly<Record<string, unknown>>)[name] ?? null;

function isShown(event: Told, unlike: readonly string[], pieces: ReadonlySet<number>, state: State): boolean {
  if (!event) return false;
  const tells = ({ units, besides = [] }: Showing<Event>): boolean =>
    [...(units?.(event, openFieldOf(state)) ?? []), ...besides.map((what) => pieceFor(state, what))].some(
      (piece) => pieces.has(piece),
    );
  const fields = [SHOWN[event.type] ?? []]
    .flat()
    .flatMap((showing) => (tells(showing as Showing<Event>) ? showing.fields : []));
  return unlike.every((name) => (fields as readonly string[]).includes(name));
}

/** Of events about different pieces one happens in its world alone. */
const isOfSame = (a: Event, b: Event): boolean =>
  ['type', 'unit', 'element'].every((name) => isSame(fieldOf(a, name), fieldOf(b, name)));

function mayShow([a, b]: readonly [Told, Told], pieces: ReadonlySet<number>, state: State): boolean {
  const unlike = a && b && isOfSame(a, b) ? fieldsUnlike(a, b) : ['type'];
  return [a, b].some((event) => isShown(event, unlike, pieces, state));
}

/** Its side, and its number there. */
function rankOf({ setup }: State, unit: number): readonly [seat: number, place: number] {
  const { seatOf, unitsOf } = openFieldOf({ setup, ground: null });
  return [seatOf[unit], unitsOf[seatOf[unit]].indexOf(unit)];
}

const secretsOf = (state: State, unit: number): unknown => {
  const [seat, place] = rankOf(state, unit);
  return state.setup.secrets[seat]!.units[place];
};

const factsOf = (state: State, unit: number): unknown => [
  secretsOf(state, unit),
  openFieldOf(state).elementsOf[unit].map((element) => state.elements[element]),
  state.marks?.hidden?.[unit] ?? null,
];

const countersOf = ({ commands, setup }: State, seat: number): unknown =>
  commands && [
    commands.cups[seat],
    openFieldOf({ setup, ground: null }).unitsOf[seat].map((unit) => commands.counters[unit]),
  ];

const besidesOf = (state: State, what: Besides): unknown => {
  for (const seat of SEATS) {
    if (what === `cup ${seat}`) return countersOf(state, seat);
    if (what === `networks ${seat}`) return state.setup.secrets[seat]!.networks ?? null;
  }
  return state.marks?.[what as (typeof ON_TABLE)[number]] ?? null;
};

const withSecrets = (setup: Setup, seat: number, secrets: SideSecrets): Setup => ({
  ...setup,
  secrets: setup.secrets.with(seat, secrets),
});

/** BF2-CONC-01: the front of a counter that was turned over is open in a setup that is guessed. */
function withUnit(setup: Setup, other: Setup, seat: number, place: number): Setup {
  const own = setup.secrets[seat]!;
  const units = own.units.with(place, other.secrets[seat]!.units[place]);
  if (isSame(units, own.units)) return setup;
  return withShown(withSecrets(setup, seat, { ...own, units }), seat, place, other.sides[seat].units[place]);
}

function swappedUnit(state: State, other: State, unit: number): State {
  const isOwn = (element: number) => openFieldOf(state).elementsOf[unit].includes(element);
  const hidden = state.marks?.hidden?.with(unit, other.marks!.hidden![unit]);
  return {
    ...state,
    setup: withUnit(state.setup, other.setup, ...rankOf(state, unit)),
    elements: state.elements.map((element, index) => (isOwn(index) ? other.elements[index] : element)),
    marks: hidden ? { ...state.marks, hidden } : state.marks,
  };
}

function swappedBesides(state: State, other: State, what: Besides): State {
  for (const seat of SEATS) {
    if (what === `cup ${seat}`) {
      const { cups, counters } = state.commands!;
      const { seatOf } = openFieldOf(state);
      const theirs = other.commands!;
      const swap = (counter: (typeof counters)[number], unit: number) =>
        seatOf[unit] === seat ? theirs.counters[unit] : counter;
      return {
        ...state,
        commands: { cups: cups.with(seat, theirs.cups[seat]), counters: counters.map(swap) },
      };
    }
    if (what === `networks ${seat}`) {
      const { networks } = other.setup.secrets[seat]!;
      return { ...state, setup: withSecrets(state.setup, seat, { ...state.setup.secrets[seat]!, networks }) };
    }
  }
  return { ...state, marks: { ...state.marks, [what]: other.marks?.[what as (typeof ON_TABLE)[number]] } };
}

/** BF2-UNIT-06: what counters show everybody. */
function openSides(state: State): Setup['sides'] {
  const { unitSetups, unitsOf, letters, elementsOf } = openFieldOf(state);
  const faceOf = (unit: number, place: number): UnitSetup => {
    const { back } = state.units[unit].marks ?? {};
    return back ? backOf(letters[unit], place, elementsOf[unit].length, back) : unitSetups[unit];
  };
  const [first, second] = state.setup.sides.map((side, seat) => ({
    ...side,
    units: unitsOf[seat].map(faceOf),
  }));
  return [first, second];
}

type Shot = NonNullable<TableMarks['artillery']>['shots'][number];

/** The marks that the rules let a viewer see, said once more. */
function openMarks(marks: TableMarks, { seatOf, unitOf }: OpenField, viewer: Viewer): TableMarks {
  const isOwn = (unit: number): boolean => seatOf[unit] === viewer;
  const isOwnElement = (element: number): boolean => isOwn(unitOf[element]);
  const isOwnShot = ({ element }: { readonly element: number }): boolean => isOwnElement(element);
  const open = (shot: Shot): Shot => (isOwnShot(shot) ? shot : { ...shot, number: 0, damage: 0 });
  const { hidden, mines, thunder, artillery, bombs, mission, spentMp } = marks;
  return {
    ...marks,
    ...(hidden && { hidden: hidden.map((place, unit) => (place && !isOwn(unit) ? 'somewhere' : place)) }),
    ...(mines && {
      mines: mines
        .filter(
          ({ owner, knownTo }) =>
            owner === viewer || knownTo === 'all' || (knownTo === 'players' && viewer !== 'spectator'),
        )
        .map((mine) =>
          mine.owner === viewer && mine.knownTo !== 'all' ? { ...mine, knownTo: 'owner' } : mine,
        ),
    }),
    ...(thunder && { thunder: thunder.filter(isOwnElement) }),
    ...(artillery && {
      artillery: {
        designated: artillery.designated.map((hexes, seat) => (seat === viewer ? hexes : [])),
        shots: artillery.shots.filter(isOwnShot),
        registered: artillery.registered.filter(isOwnShot),
        landing: artillery.landing && open(artillery.landing),
        guided: artillery.guided.map(open),
      },
    }),
    ...(bombs && { bombs: bombs.map((load, element) => (isOwnElement(element) ? load : null)) }),
    ...(mission &&
      viewer !== mission.attacker &&
      !mission.isRevealed && { mission: { ...mission, target: null } }),
    ...(spentMp && { spentMp: spentMp.filter(({ unit }) => isOwn(unit)) }),
  };
}

/** Everything that is hidden is taken out of what a viewer sees, and imagined. */
function redrawn(state: State, viewer: Viewer, random: Random): State | null {
  const view = viewFor(battleforce2, state, viewer);
  if (view.suspended) return null;
  const field = openFieldOf(state);
  const { seatOf, unitOf } = field;
  const { setup, elements, volley, commands, marks } = state;
  const isOwn = (unit: number): boolean => seatOf[unit] === viewer;
  const isFaceDown = (unit: number): boolean => !isOwn(unit) && Boolean(state.units[unit].marks?.back);
  const table: Table = {
    ...view.table,
    setup: {
      ...setup,
      sides: openSides(state),
      secrets: setup.secrets.map((own, seat) => (seat === viewer ? own : null)),
    },
    elements: elements.map((element, index) => {
      const unit = unitOf[index];
      if (isOwn(unit)) return element;
      const known = viewer === 'spectator' ? null : element.known;
      const numbers = isFaceDown(unit) ? { base: 0, jumps: false } : {};
      return { ...element, condition: null, known, ...numbers };
    }),
    volley: volley && {
      ...volley,
      attacks: volley.attacks.map((attack) => ({
        ...attack,
        withhold: isOwn(volley.unit) ? attack.withhold : null,
      })),
    },
    commands: commands && {
      cups: commands.cups.map(({ inside, aside, drawn }, seat) => ({
        inside: seat === viewer ? inside : inside.length,
        aside,
        drawn: seat === viewer || drawn === null ? drawn : 'hidden',
      })),
      counters: commands.counters.map(
        (counter, unit) =>
          counter && { ...counter, number: counter.isFaceUp || isOwn(unit) ? counter.number : null },
      ),
    },
    marks: marks && openMarks(marks, field, viewer),
  };
  return battleforce2.imagine({ ...view, table }, `world ${random.a} ${random.b}`);
}

const PIECES: Pieces<Battleforce2> = {
  unlike: (a, b) => [
    ...a.units.keys().filter((unit) => !isSame(factsOf(a, unit), factsOf(b, unit))),
    ...BESIDES.filter((what) => !isSame(besidesOf(a, what), besidesOf(b, what))).map((what) =>
      pieceFor(a, what),
    ),
  ],
  swapped: (state, other, piece) =>
    piece < state.units.length
      ? swappedUnit(state, other, piece)
      : swappedBesides(state, other, BESIDES[piece - state.units.length]),
  redrawn,
  // BF2-MINE-01: of mines that nobody has found their owner alone sees the dice.
  areDiceOpen: ({ marks }) => (marks?.mines ?? []).length === 0,
  mayShow,
  ordered(state, seat, order) {
    const { unitsOf, unitOf } = openFieldOf(state);
    const besides = BESIDES.map((what) => pieceFor(state, what));
    if ('unit' in order && typeof order.unit === 'number') return [order.unit, ...besides];
    if ('element' in order && typeof order.element === 'number') return [unitOf[order.element], ...besides];
    return [...unitsOf[seat], ...besides];
  },
};

export const worlds = (options: WorldsOptions): Worlds =>
  compareWorlds(battleforce2, hidings, PIECES, options);
