import { ACTIONS } from './data/tables.ts';
import type { Event } from './events.ts';
import { homeOf } from './rules/board.ts';
import {
  ABOARD,
  type Battle,
  type BattleEnd,
  type CounterEntry,
  DESTROYED,
  type Doing,
  type Fighter,
  FLED,
  IDLE,
  LOST,
  NOT_CARRIED,
  opponentOf,
  RETREATED,
  SPENT,
  WAITING,
  type War,
} from './state.ts';
import type { SeenCounter, Table } from './view.ts';

type Changes = {
  [Type in Event['type']]: (table: Table, event: Extract<Event, { type: Type }>) => Table;
};

/** What each event changes. Nothing of the table before it is touched. */
const changes: Changes = {
  battle: (table, { place, kind, attacker, terrain, counters }) => ({
    ...table,
    battle: {
      place,
      kind,
      attacker,
      terrain,
      turn: 0,
      active: attacker,
      actionsLeft: 0,
      acted: false,
      stirred: false,
      idleTurns: 0,
      quietTurns: 0,
      fighters: counters.map((counter) => ({
        counter,
        box: WAITING,
        facing: homeOf({ attacker }, table.counters[counter].side).ahead,
        damaged: false,
        supplied: true,
        moved: false,
        attacked: false,
      })),
    },
  }),
  deployed: (table, { counter, box, facing }) => withFighter(table, counter, { box, facing }),
  'turned-up': (table, { counters }) =>
    counters.reduce(
      (seen, { counter, type, quality, supplied }) =>
        withCounter(withFighter(seen, counter, { supplied }), counter, { type, quality, faceUp: true }),
      table,
    ),
  'combat-turn': (table, { turn }) => {
    const { idleTurns, quietTurns, acted, stirred } = table.battle!;
    return withBattle(table, {
      turn,
      idleTurns: turn === 1 || acted ? 0 : idleTurns + 1,
      quietTurns: turn === 1 || stirred ? 0 : quietTurns + 1,
      acted: false,
      stirred: false,
    });
  },
  acting: (table, { seat }) =>
    withBattle(table, {
      active: seat,
      actionsLeft: ACTIONS,
      fighters: table.battle!.fighters.map((fighter) =>
        fighter.moved || fighter.attacked ? { ...fighter, moved: false, attacked: false } : fighter,
      ),
    }),
  moved: (table, { counter, path, facing }) =>
    acted(withFighter(table, counter, { box: path[path.length - 1], facing, moved: true })),
  fled: (table, { counter }) => stirred(acted(withFighter(table, counter, { box: FLED, moved: true }))),
  attacked: (table, { attacker }) => acted(withFighter(table, attacker, { attacked: true })),
  damage: (table, { target, result }) => {
    if (result === 'none') return table;
    return stirred(withFighter(table, target, result === 'damaged' ? { damaged: true } : { box: LOST }));
  },
  repaired: (table, { convoy, target }) =>
    stirred(acted(withFighter(withFighter(table, convoy, { box: LOST }), target, { damaged: false }))),
  done: (table) => withBattle(table, { actionsLeft: 0 }),
  'battle-over': (table, { winner, why }) => ({
    ...table,
    counters: table.counters.map((counter) => afterBattle(table, counter, winner, why)),
    battle: null,
    war: table.war && afterBattleOnMap(table, table.war),
  }),
  relieved: (table, { convoy, seat }) =>
    withCounter(
      withBattle(table, {
        relieved: [...(table.battle!.relieved ?? []), seat],
        fighters: table.battle!.fighters.filter(({ counter }) => counter !== convoy),
      }),
      convoy,
      { place: SPENT },
    ),
  turn: (table, { turn }) => withWar(table, { turn }),
  phase: (table, { phase, side }) =>
    withWar(table, {
      phase,
      active: side,
      due: [],
      fought: [],
      doings: phase === 'movement' ? table.counters.map(() => IDLE) : table.war!.doings,
    }),
  marched: (table, { counter, path, spent }) =>
    withDoing(withCounter(table, counter, { place: path[path.length - 1] }), counter, { moved: true, spent }),
  boarded: (table, { counter, carrier }) =>
    withCarrier(
      withDoing(withCounter(table, counter, { place: ABOARD }), counter, { moved: true, boarded: true }),
      counter,
      carrier,
    ),
  unloaded: (table, { counter, carrier, place }) => {
    // Whoever came aboard before this turn may march now.
    const { boarded } = table.war!.doings[counter];
    const landed = withCarrier(withCounter(table, counter, { place }), counter, NOT_CARRIED);
    const seen = withDoing(landed, counter, { moved: boarded });
    return carrier < 0 ? seen : withDoing(seen, carrier, { unloaded: true, moved: true });
  },
  scouted: (table, { counter }) => withDoing(table, counter, { scouted: true, moved: true }),
  identified: (table, { counters }) =>
    counters.reduce(
      (seen, { counter, type, quality }) => withCounter(seen, counter, { type, quality, faceUp: true }),
      table,
    ),
  'battles-due': (table, { sites }) => withWar(table, { due: sites }),
  retreated: (table, { counters, place }) =>
    counters.reduce((seen, counter) => withCounter(seen, counter, { place }), table),
  lost: (table, { counters }) =>
    counters.reduce(
      (seen, counter) => withCarrier(withCounter(seen, counter, { place: DESTROYED }), counter, NOT_CARRIED),
      table,
    ),
  captured: (table, { counter, seat }) => withCounter(table, counter, { side: seat }),
  built: (table, { seat, convoys, unit, place }) => {
    const used = convoys.reduce((seen, convoy) => withCounter(seen, convoy, { place: SPENT }), table);
    const id = used.counters.length;
    const settled = withNew(used, unit, seat, place);
    const settlement = {
      counter: id,
      native: seat,
      rubble: false,
      since: 0,
      besieged: false,
      captured: false,
    };
    return withWar(settled, { settlements: [...settled.war!.settlements, settlement] });
  },
  settlement: (table, { counter, side, rubble, quality }) => {
    const { settlements, turn } = table.war!;
    const isCaptured = side !== table.counters[counter].side;
    return withWar(withCounter(table, counter, { side, quality }), {
      settlements: settlements.map((each) =>
        each.counter === counter
          ? {
              ...each,
              rubble,
              since: rubble ? turn : each.since,
              besieged: rubble ? false : each.besieged,
              captured: isCaptured || each.captured,
            }
          : each,
      ),
    });
  },
  besieged: (table, { counters, sieges }) =>
    withWar(table, {
      sieges,
      settlements: table.war!.settlements.map((each) => ({
        ...each,
        besieged: counters.includes(each.counter),
      })),
    }),
  provided: (table, { seat, unit, place }) => withNew(table, unit, seat, place),
  razed: (table, { counter }) => {
    const { native } = table.war!.settlements.find((each) => each.counter === counter)!;
    return withWar(withCounter(table, counter, { place: DESTROYED, side: native }), {
      settlements: table.war!.settlements.filter((each) => each.counter !== counter),
    });
  },
  ended: (table) => table,
};

/**
 * PA-CBT-16, PA-CBT-18: back to the map, face-up and whole. Who has lost and is not destroyed leaves the place. A base or
 * fortress stays there, as rubble (PA-CBT-17).
 */
function afterBattle(table: Table, counter: SeenCounter, winner: number, why: BattleEnd): SeenCounter {
  const fighter = table.battle!.fighters.find((each) => each.counter === counter.id);
  if (!fighter) return counter;
  const isSettlement = table.war?.settlements.some((each) => each.counter === counter.id) ?? false;
  if (fighter.box === LOST) return isSettlement ? counter : { ...counter, place: DESTROYED };
  const hasLost = counter.side === opponentOf(winner);
  // PA-CBT-06: who breaks off a battle leaves it with everybody.
  const leaves = fighter.box === FLED || (table.war !== null && why !== 'last-unit' && !isSettlement);
  return hasLost && leaves ? { ...counter, place: RETREATED } : counter;
}

/** What a battle leaves on the map: its site is done, and what was defeated is rubble. */
function afterBattleOnMap({ battle }: Table, war: War): War {
  const { place, kind, fighters } = battle!;
  return {
    ...war,
    fought: [...war.fought, { place, kind }],
    settlements: war.settlements.map((each) =>
      fighters.some(({ counter, box }) => counter === each.counter && box === LOST)
        ? { ...each, rubble: true, since: war.turn, besieged: false }
        : each,
    ),
  };
}

const acted = (table: Table): Table =>
  withBattle(table, { acted: true, actionsLeft: table.battle!.actionsLeft - 1 });
const stirred = (table: Table): Table => withBattle(table, { stirred: true });

const withBattle = (table: Table, change: Partial<Battle>): Table => ({
  ...table,
  battle: { ...table.battle!, ...change },
});

function withFighter(table: Table, counter: number, change: Partial<Fighter>): Table {
  const { fighters } = table.battle!;
  const index = fighters.findIndex((fighter) => fighter.counter === counter);
  return withBattle(table, { fighters: fighters.with(index, { ...fighters[index], ...change }) });
}

const withCounter = (table: Table, id: number, change: Partial<SeenCounter>): Table => ({
  ...table,
  counters: table.counters.with(id, { ...table.counters[id], ...change }),
});

const withWar = (table: Table, change: Partial<War>): Table => ({
  ...table,
  war: { ...table.war!, ...change },
});

const withDoing = (table: Table, id: number, change: Partial<Doing>): Table => {
  const { doings } = table.war!;
  return withWar(table, { doings: doings.with(id, { ...doings[id], ...change }) });
};

const withCarrier = (table: Table, id: number, carrier: number): Table =>
  withWar(table, { carriers: table.war!.carriers.with(id, carrier) });

/** A counter that was not there before. */
function withNew(table: Table, unit: CounterEntry, side: number, place: number): Table {
  const counter: SeenCounter = { id: table.counters.length, side, ...unit, faceUp: true, place };
  const { doings, carriers } = table.war!;
  return withWar(
    { ...table, counters: [...table.counters, counter] },
    { doings: [...doings, IDLE], carriers: [...carriers, NOT_CARRIED] },
  );
}

/** The table after an event. */
export function after(table: Table, event: Event): Table {
  const change = changes[event.type] as (table: Table, event: Event) => Table;
  return change(table, event);
}
