import { seededDice } from '@ironfield/kernel/dice.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { agendaIn } from '@ironfield/kernel/play/advance.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { type Random, randomFrom, randomItem } from '@ironfield/kernel/random.ts';
import { type CoreState, kernelParts } from '@ironfield/kernel/state.ts';
import type { Planetary } from './game-types.ts';
import type { Order } from './orders.ts';
import { purchaseMenu } from './phases/purchase.ts';
import { isAlwaysOpen, isJumper, isOfSurface, mayFight, mayStandOn } from './rules/kinds.ts';
import { capacityOf, mayCarry } from './rules/war/carrying.ts';
import { mayBeIn, worldIn } from './rules/world.ts';
import {
  ARRIVING,
  type Counter,
  type CounterEntry,
  type Kind,
  type Mission,
  QUALITIES,
  type Setup,
  SOMEWHERE,
  type State,
  UNPLACED,
} from './state.ts';
import type { SeenCounter, Table } from './view.ts';

/** Face-down counters are guessed: anything of their side that could be in this battle and stand there. */
export function imagine(view: View<Planetary>, seed: string): State {
  const { table, question, outcome } = view;
  const random = randomFrom(`imagine ${seed}`);
  const cargo = stowed(table, random);
  const counters = table.counters.map((counter): Counter => {
    if (counter.type !== null && counter.quality !== null) return counter as Counter;
    // PA-SEQ-05: by an option its quality is not seen.
    if (counter.type !== null) return { ...counter, ...guessOf(table.setup, [counter.type], random) };
    return { ...counter, ...(cargo.entries.get(counter.id) ?? guess(table, counter, random)) };
  });
  return {
    setup: withSecrets(table.setup, counters),
    agenda: agendaIn<State>(table.upcoming, question),
    ...kernelParts(seededDice(seed)),
    outcome,
    sealed: sealedIn(view, random),
    counters,
    battle: table.battle,
    war: table.war && {
      ...table.war,
      carriers: cargo.carriers,
      ...(table.war.mission && { mission: guessedMission(table.war.mission, table, random) }),
    },
    elsewhere: table.elsewhere,
  };
}

/** The base that is raided, and which counter is the headquarters, as they may be. */
function guessedMission(mission: Mission, { war }: Table, random: Random): Mission {
  const isSet = war!.turn > 0;
  const bases = war!.settlements.filter(({ native }) => native === 1).map(({ counter }) => counter);
  const isRaid = mission.finds.length === 0 && mission.bunker === null;
  const target = mission.target ?? (isRaid && isSet && bases.length > 0 ? randomItem(random, bases) : null);
  const unknown = mission.finds.flatMap(({ kind }, index) => (kind === null ? [index] : []));
  const isKnown = mission.finds.some(({ kind }) => kind === 'headquarters');
  const headquarters = isKnown || unknown.length === 0 ? -1 : randomItem(random, unknown);
  return {
    ...mission,
    target,
    finds: mission.finds.map((find, index) => ({
      ...find,
      kind: find.kind ?? (index === headquarters ? 'headquarters' : 'objective'),
    })),
  };
}

/** PA-UNIT-07: what a side has bought while the other one still chooses. */
function sealedIn({ table, question, waiting }: View<Planetary>, random: Random): CoreState['sealed'] {
  if (question?.step !== 'war/purchase' || waiting.length !== 1) return null;
  const seat = waiting[0] === 0 ? 1 : 0;
  return { [seat]: sampleOrder<Order>(purchaseMenu(table.setup, seat), random)! };
}

function guess(table: Table, { id, side, place }: SeenCounter, random: Random): CounterEntry {
  const { setup, battle } = table;
  const fighter = battle?.fighters.find(({ counter }) => counter === id);
  const box = fighter?.box ?? -1;
  const kindOfBattle = fighter ? battle!.kind : (setup.battle?.kind ?? null);
  const types = Object.keys(setup.sheets).filter((type) => {
    const { faction, kind } = setup.sheets[type];
    if (faction !== setup.sides[side].faction || isAlwaysOpen(kind)) return false;
    if (setup.war && !couldBeAt(setup, kind, place)) return false;
    if (kindOfBattle && !mayFight(kind, kindOfBattle)) return false;
    return box < 0 || mayStandOn(kind, battle!.terrain[box]);
  });
  return guessOf(setup, types, random);
}

/** Could a counter of this kind be in this place of a war? */
function couldBeAt(setup: Setup, kind: Kind, place: number): boolean {
  if (place === ARRIVING) return isJumper(kind);
  // PA-FOT-03: who is placed is placed on the planet or above it.
  if (place === UNPLACED && setup.war!.fall) return kind !== 'jumpship';
  if (place >= 0)
    return mayBeIn(kind, worldIn(setup), place) && (setup.war!.system !== undefined || isOfSurface(kind));
  return setup.war!.system !== undefined || isOfSurface(kind);
}

function guessOf(setup: Setup, types: readonly string[], random: Random): CounterEntry {
  const type = randomItem(random, types);
  const qualities = QUALITIES.filter((_, index) => setup.sheets[type].prices[index] !== null);
  return { type, quality: randomItem(random, qualities) };
}

interface Stowage {
  readonly carriers: readonly number[];
  /** Guesses about passengers and their carriers. */
  readonly entries: ReadonlyMap<number, CounterEntry>;
}

/** Counters that have gone aboard something: they are put into any transport that could have them. */
function stowed({ setup, war, counters }: Table, random: Random): Stowage {
  const entries = new Map<number, CounterEntry>();
  if (!war) return { carriers: [], entries };
  const carriers = [...war.carriers];
  const typeOf = (id: number) => counters[id].type ?? entries.get(id)?.type ?? null;
  const sheetFor = (id: number) => setup.sheets[typeOf(id)!];
  const typesOf = (side: number, fits: (sheet: Setup['sheets'][string]) => boolean) =>
    Object.keys(setup.sheets).filter((type) => {
      const sheet = setup.sheets[type];
      return sheet.faction === setup.sides[side].faction && fits(sheet);
    });
  const lost = war.carriers.flatMap((carrier, id) => (carrier === SOMEWHERE ? [id] : []));
  // Those that are known fit into fewer transports: they go first.
  for (const id of lost.toSorted((a, b) => Number(typeOf(a) === null) - Number(typeOf(b) === null))) {
    const { side } = counters[id];
    if (typeOf(id) === null)
      entries.set(
        id,
        guessOf(
          setup,
          typesOf(side, ({ kind, carrySize }) => kind === 'infantry' && carrySize === 1),
          random,
        ),
      );
    const cargo = sheetFor(id);
    const loadOf = (carrier: number) =>
      carriers.reduce((sum, each, other) => (each === carrier ? sum + sheetFor(other).carrySize : sum), 0);
    const fits = (carrier: Setup['sheets'][string], load: number) =>
      mayCarry(carrier, cargo) && load + cargo.carrySize <= capacityOf(carrier);
    const possible = counters.filter((each) => each.side === side && each.place >= 0);
    const known = possible.find(
      (each) => typeOf(each.id) !== null && fits(sheetFor(each.id), loadOf(each.id)),
    );
    if (known) {
      carriers[id] = known.id;
      continue;
    }
    const unknown = possible.find((each) => {
      if (typeOf(each.id) !== null) return false;
      const types = typesOf(side, (sheet) => fits(sheet, 0) && couldBeAt(setup, sheet.kind, each.place));
      // The largest have room for whoever else is aboard something.
      const room = Math.max(...types.map((type) => capacityOf(setup.sheets[type])));
      const largest = types.filter((type) => capacityOf(setup.sheets[type]) === room);
      if (types.length > 0) entries.set(each.id, guessOf(setup, setup.war!.system ? largest : types, random));
      return types.length > 0;
    });
    carriers[id] = unknown?.id ?? SOMEWHERE;
  }
  return { carriers, entries };
}

/** The secrets that lead to these counters. */
function withSecrets(setup: Setup, counters: readonly Counter[]): Setup {
  if (setup.secrets.every((secret) => secret !== null)) return setup;
  let first = 0;
  const secrets = setup.sides.map((side, seat) => {
    const from = first;
    first += side.counters.length;
    const known = setup.secrets[seat];
    if (known) return known;
    return side.counters.flatMap((entry, index) => {
      const { type, quality } = counters[from + index];
      return entry ? [] : [{ type, quality }];
    });
  });
  return { ...setup, secrets };
}
