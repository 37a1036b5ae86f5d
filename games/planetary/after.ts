import { sum } from '@ironfield/kernel/dice.ts';
import { fallChanges, withFall } from './after/fall.ts';
import { abroad, aroused, missionChanges, withForce, withReliefDown } from './after/missions.ts';
import { ACTIONS } from './data/tables.ts';
import type { Event, Fate } from './events.ts';
import { homeOf } from './rules/board.ts';
import { isSettlement } from './rules/kinds.ts';
import { hidesQuality } from './rules/quality.ts';
import {
  ABOARD,
  ARRIVING,
  type Battle,
  type BattleEnd,
  type CounterEntry,
  DEPARTED,
  DESTROYED,
  type Doing,
  type Drive,
  type Fighter,
  FLED,
  IDLE,
  type Kind,
  LOST,
  NOT_CARRIED,
  opponentOf,
  RETREATED,
  type Sky,
  SPENT,
  WAITING,
  type War,
} from './state.ts';
import type { SeenCounter, Table } from './view.ts';

type Changes = {
  [Type in Event['type']]: (table: Table, event: Extract<Event, { type: Type }>) => Table;
};

/** The changes of each event. The table before it is not touched. */
const changes: Changes = {
  battle: (table, { place, kind, attacker, terrain, counters }) => ({
    ...aroused(table, counters),
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
        damaged: table.war?.sky?.drops.some((drop) => drop.counter === counter && drop.isDamaged) ?? false,
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
      withRated(
        table,
        counters.map(({ counter }) => counter),
      ),
    ),
  ...missionChanges,
  ...fallChanges,
  sabotaged: (table, { target, result }) =>
    withFall(result === 'destroyed' ? withDestroyed(table, target) : table, {
      weakened: result === 'damaged' ? target : -1,
    }),
  defended: (table, { zone, target, isDestroyed }) => {
    const { shots } = table.war!.fall!;
    const shot = withFall(table, { shots: [...shots, zone] });
    return isDestroyed ? withDestroyed(shot, target) : shot;
  },
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
  bought: (table, { seat, counters }) => {
    const seen = counters.reduce(
      (all, { carrier, isGift: _gift, isRelief: _relief, ...unit }) =>
        withCounterOf(all, { ...unit, side: seat }, carrier),
      table,
    );
    const [first = 0, second = 0] = table.war!.bought ?? [];
    return withWar(withForce(seen, table.counters.length, counters), {
      bought: seat === 0 ? [counters.length, second] : [first, counters.length],
    });
  },
  posted: (table, { counter, place }) => withCounter(table, counter, { place }),
  'sent-elsewhere': (table) => ({
    ...table,
    elsewhere: {
      battles: (table.elsewhere?.battles ?? 0) + 1,
      veterans: table.elsewhere?.veterans ?? [],
    },
  }),
  'fought-elsewhere': (table, { fates }) => fates.reduce(afterElsewhere, table),
  turn: (table, { turn }) =>
    withFall(withSky(withWar(table, { turn }), { engaged: [], arrived: [] }), { tried: 0, shots: [] }),
  phase: (table, { phase, side }) =>
    withWar(withSky(table, { supports: [], ...(phase !== 'combat' && { drops: [] }) }), {
      phase,
      active: side,
      due: [],
      fought: [],
      doings:
        phase === 'movement'
          ? table.counters.map(({ id }) => ({ ...IDLE, way: [whereIs(table, id)] }))
          : table.war!.doings,
    }),
  marched: (table, { counter, path, spent }) => {
    const { way, spent: before } = table.war!.doings[counter];
    const moved = withDoing(withCounter(table, counter, { place: path[path.length - 1] }), counter, {
      moved: true,
      spent: before + spent,
      way: [...way, ...path.slice(1)],
    });
    return abroad(withoutCharging(moved, counter), counter);
  },
  boarded: (table, { counter, carrier }) =>
    withCarrier(
      withDoing(withCounter(table, counter, { place: ABOARD }), counter, { moved: true, boarded: true }),
      counter,
      carrier,
    ),
  unloaded: (table, { counter, carrier, place }) => {
    // A unit that came aboard before this turn may march now.
    const { boarded } = table.war!.doings[counter];
    const landed = withCarrier(withCounter(table, counter, { place }), counter, NOT_CARRIED);
    const seen = withDoing(landed, counter, { moved: boarded });
    return carrier < 0 ? seen : withDoing(seen, carrier, { unloaded: true, moved: true });
  },
  scouted: (table, { counter }) => withDoing(table, counter, { scouted: true, moved: true }),
  identified: (table, { counters }) =>
    counters.reduce(
      (seen, { counter, type, quality }) =>
        withCounter(seen, counter, { type, faceUp: true, ...(quality !== null && { quality }) }),
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
  captured: (table, { counter, seat }) => withoutPast(withCounter(table, counter, { side: seat }), counter),
  built: (table, { seat, convoys, unit, place }) => {
    const used = convoys.reduce((seen, convoy) => withCounter(seen, convoy, { place: SPENT }), table);
    return withNew(used, unit, seat, place);
  },
  settlement: (table, { counter, side, rubble, quality }) => {
    const { settlements, turn } = table.war!;
    const isCaptured = side !== table.counters[counter].side;
    const changed = withCounter(table, counter, { side, quality });
    return withWar(isCaptured ? withoutPast(changed, counter) : changed, {
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
    return withWar(withoutPast(withCounter(table, counter, { place: DESTROYED, side: native }), counter), {
      settlements: table.war!.settlements.filter((each) => each.counter !== counter),
    });
  },
  landing: (table, { counter, place, succeeds, second }) => {
    const way = [...table.war!.doings[counter].way, ...(succeeds ? [place] : [])];
    const tried = withDoing(table, counter, { moved: true, spent: MANY, way });
    if (succeeds) return withCounter(tried, counter, { place });
    return sum(second) === 2 ? withCounter(tried, counter, { place: DESTROYED }) : tried;
  },
  dropped: (table, { ship, counters, place, isOrbital }) =>
    counters.reduce(
      (seen, counter) =>
        withSky(
          withDoing(withCarrier(withCounter(seen, counter, { place }), counter, NOT_CARRIED), counter, {
            moved: true,
            spent: MANY,
          }),
          {
            drops: [...seen.war!.sky!.drops, { counter, ship, isOrbital, isRolled: false, isDamaged: false }],
          },
        ),
      withDoing(table, ship, { dropped: true }),
    ),
  'drop-damage': (table, { counter, result }) => {
    const isOnBoard = table.battle?.fighters.some((fighter) => fighter.counter === counter) ?? false;
    const rolled = withSky(table, {
      drops: table.war!.sky!.drops.map((drop) =>
        drop.counter === counter ? { ...drop, isRolled: true, isDamaged: result === 'damaged' } : drop,
      ),
    });
    if (result === 'none') return rolled;
    if (isOnBoard)
      return withFighter(rolled, counter, result === 'damaged' ? { damaged: true } : { box: LOST });
    return result === 'destroyed' ? withCounter(rolled, counter, { place: DESTROYED }) : rolled;
  },
  'drops-over': (table, { counters }) =>
    withSky(table, { drops: table.war!.sky!.drops.filter(({ counter }) => !counters.includes(counter)) }),
  fired: (table, { attacker, target, how, isDestroyed }) => {
    const seen = aroused(how === 'bombardment' ? withEngaged(table, [attacker]) : table, [target]);
    return isDestroyed ? withDestroyed(seen, target) : seen;
  },
  supporting: (table, { ship, place }) =>
    withSky(withEngaged(table, [ship]), { supports: [...table.war!.sky!.supports, { ship, place }] }),
  bombarded: (table, { ship }) =>
    acted(withSky(table, { supports: table.war!.sky!.supports.filter((each) => each.ship !== ship) })),
  charging: (table, { counter, turns }) =>
    withDrive(withDoing(table, counter, { moved: true }), counter, turns),
  charged: (table, { drives }) =>
    withSky(table, {
      drives: table.war!.sky!.drives.map(
        (each) => drives.find(({ counter }) => counter === each.counter) ?? each,
      ),
    }),
  departed: (table, { counter }) => withCounter(table, counter, { place: DEPARTED }),
  arrived: (table, { counter, place, succeeds, later }) => {
    const { arrivals, arrived } = table.war!.sky!;
    const others = arrivals.filter((each) => each.counter !== counter);
    if (!succeeds)
      return withSky(table, {
        arrivals: [...others, { counter, turn: table.war!.turn + 1, at: later }],
      });
    return withSky(withCounter(table, counter, { place }), {
      arrivals: others,
      arrived: [...arrived, counter],
    });
  },
  engaged: (table, { counters }) => withEngaged(table, counters),
  ended: (table) => table,
};

/** PA-SEQ-05: whoever has been in a battle has shown its quality, where that is not seen before. */
function withRated(table: Table, ids: readonly number[]): Table {
  if (!table.war || !hidesQuality(table.setup)) return table;
  const { rated = [] } = table.war;
  return withWar(table, { rated: [...rated, ...ids.filter((id) => !rated.includes(id))] });
}

/** More MP than any unit has: nothing is left for reconnaissance. */
const MANY = 99;

/** The place of a counter, also of one that is aboard another, as far as the table tells. */
function whereIs(table: Table, id: number): number {
  const carrier = table.war!.carriers[id] ?? NOT_CARRIED;
  return carrier >= 0 ? whereIs(table, carrier) : table.counters[id].place;
}

const withSky = (table: Table, change: Partial<Sky>): Table =>
  table.war?.sky ? withWar(table, { sky: { ...table.war.sky, ...change } }) : table;

const withEngaged = (table: Table, counters: readonly number[]): Table =>
  withSky(table, { engaged: [...(table.war!.sky?.engaged ?? []), ...counters] });

/** PA-DEEP-06: whatever is empty is charged, the drive before the battery. */
const withDrive = (table: Table, counter: number, turns: number): Table =>
  withSky(table, {
    drives: table.war!.sky!.drives.map((each) => {
      if (each.counter !== counter) return each;
      return each.drive === 'empty' ? { ...each, drive: turns } : { ...each, battery: turns };
    }),
  });

/** PA-DEEP-06: a ship that moves has charged in vain. */
function withoutCharging(table: Table, counter: number): Table {
  const { sky } = table.war!;
  if (!sky?.drives.some((each) => each.counter === counter)) return table;
  const stopped = <Kind extends Drive['battery']>(charge: Kind) =>
    typeof charge === 'number' ? 'empty' : charge;
  return withSky(table, {
    drives: sky.drives.map((each) =>
      each.counter === counter
        ? { ...each, drive: stopped(each.drive) as Drive['drive'], battery: stopped(each.battery) }
        : each,
    ),
  });
}

const FATES = { stands: 0, fled: FLED, destroyed: LOST } as const;

/** PA-ZOOM-08: it fights on as what is left of it, and counts as what it was. */
function afterElsewhere(table: Table, { counter, lost, roster, fate, becomes }: Fate): Table {
  const { battles, veterans } = table.elsewhere!;
  const original =
    veterans.find((each) => each.counter === counter)?.original ?? table.counters[counter].type!;
  const others = veterans.filter((each) => each.counter !== counter);
  return {
    ...withCounter(withFighter(table, counter, { box: FATES[fate] }), counter, { type: becomes }),
    elsewhere: { battles, veterans: [...others, { counter, original, lost, roster }] },
  };
}

/** A unit is out of the game, a base or fortress is rubble (PA-CTRL-05). */
function withDestroyed(table: Table, counter: number): Table {
  const { settlements, turn } = table.war!;
  if (!settlements.some((each) => each.counter === counter))
    return withCounter(table, counter, { place: DESTROYED });
  return withWar(table, {
    settlements: settlements.map((each) =>
      each.counter === counter ? { ...each, rubble: true, since: turn, besieged: false } : each,
    ),
  });
}

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
  // PA-ACBT-03: in space nobody has anywhere else to go.
  if (table.battle!.kind === 'space' && table.war) return counter;
  const leaves = fighter.box === FLED || (table.war !== null && why !== 'last-unit' && !isSettlement);
  return hasLost && leaves ? { ...counter, place: RETREATED } : counter;
}

/** The battle is over: its site is done, and anything defeated is rubble. */
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

/** A counter that changes sides begins without notes of its turn. */
const withoutPast = (table: Table, id: number): Table => withDoing(table, id, IDLE);

const withCarrier = (table: Table, id: number, carrier: number): Table =>
  withWar(table, { carriers: table.war!.carriers.with(id, carrier) });

/** A counter that was not there before. */
const withNew = (table: Table, unit: CounterEntry, side: number, place: number): Table =>
  withCounterOf(table, { side, ...unit, faceUp: true, place }, NOT_CARRIED);

function withCounterOf(table: Table, unit: Omit<SeenCounter, 'id'>, carrier: number): Table {
  const counter: SeenCounter = { id: table.counters.length, ...unit };
  const { doings, carriers } = table.war!;
  const seen = withWar(
    { ...table, counters: [...table.counters, counter] },
    { doings: [...doings, IDLE], carriers: [...carriers, carrier] },
  );
  const kind = kindOf(table, unit.type);
  if (kind === 'warship' || kind === 'jumpship') return withNewDrive(seen, counter.id, kind);
  return kind !== null && isSettlement(kind) ? withSettlement(seen, counter.id, unit.side) : seen;
}

const kindOf = ({ setup }: Table, type: string | null): Kind | null =>
  type === null ? null : setup.sheets[type].kind;

/** PA-DEEP-06: ships that are there from the beginning are charged. */
const withNewDrive = (table: Table, counter: number, kind: Kind): Table =>
  withSky(table, {
    drives: [
      ...(table.war!.sky?.drives ?? []),
      {
        counter,
        drive: table.counters[counter].place === ARRIVING ? 'empty' : 'charged',
        battery: kind === 'warship' ? 'charged' : null,
      },
    ],
  });

const withSettlement = (table: Table, counter: number, native: number): Table =>
  withWar(table, {
    settlements: [
      ...table.war!.settlements,
      { counter, native, rubble: false, since: 0, besieged: false, captured: false },
    ],
  });

/** The table after an event. */
export function after(table: Table, event: Event): Table {
  const change = changes[event.type] as (table: Table, event: Event) => Table;
  return withReliefDown(change(table, event));
}
