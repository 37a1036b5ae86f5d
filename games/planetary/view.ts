import { stepsToCome } from '@ironfield/kernel/play/advance.ts';
import { setupFor } from '@ironfield/kernel/play/setup.ts';
import type { OpenTable, Viewer } from '@ironfield/kernel/state.ts';
import type { BoughtCounter, Event, Fate } from './events.ts';
import { isQualityHidden } from './rules/quality.ts';
import {
  type Counter,
  IDLE,
  type Mission,
  NOT_CARRIED,
  type Quality,
  SOMEWHERE,
  type State,
  type War,
} from './state.ts';

/** A counter as one viewer knows it; its type and quality are `null` where it lies face-down. */
export interface SeenCounter extends Omit<Counter, 'type' | 'quality'> {
  readonly type: string | null;
  readonly quality: Quality | null;
}

/** The state as one viewer knows it. */
export interface Table extends Omit<OpenTable<State>, 'counters'> {
  readonly counters: readonly SeenCounter[];
}

function asOthersSee({ setup, war }: State, counter: Counter): SeenCounter {
  if (!counter.faceUp) return { ...counter, type: null, quality: null };
  return isQualityHidden(setup, war, counter) ? { ...counter, quality: null } : counter;
}

/** PA-SEQ-05, PA-STATE-11 */
export function table(state: State, viewer: Viewer): Table {
  return {
    setup: setupFor(state.setup, viewer),
    upcoming: stepsToCome(state),
    counters: state.counters.map((counter) =>
      counter.side === viewer ? counter : asOthersSee(state, counter),
    ),
    battle: state.battle,
    war: state.war && seenWar(state.war, state.counters, viewer),
    elsewhere: state.elsewhere && {
      ...state.elsewhere,
      veterans: state.elsewhere.veterans.map((veteran) =>
        state.counters[veteran.counter].side === viewer ? veteran : { ...veteran, roster: null },
      ),
    },
  };
}

/** PA-STATE-11: who is aboard what, and what their side knows of its own marches, is its own business. */
function seenWar(war: War, counters: readonly Counter[], viewer: Viewer): War {
  return {
    ...war,
    carriers: war.carriers.map((carrier, id) =>
      carrier === NOT_CARRIED || counters[id].side === viewer ? carrier : SOMEWHERE,
    ),
    doings: war.doings.map((doing, id) => (counters[id].side === viewer ? doing : IDLE)),
    ...(war.mission && { mission: seenMission(war.mission, viewer) }),
    // Only ships that jump have drives.
    sky: war.sky && {
      ...war.sky,
      drives: war.sky.drives.filter(
        ({ counter }) => counters[counter].faceUp || counters[counter].side === viewer,
      ),
    },
  };
}

/** PA-STATE-11: what is raided is the attacker's secret, and what lies face-down the defender's. */
const seenMission = (mission: Mission, viewer: Viewer): Mission => ({
  ...mission,
  target: viewer === 0 ? mission.target : null,
  finds: mission.finds.map((find) => (find.since > 0 || viewer === 1 ? find : { ...find, kind: null })),
});

const endsOf = (path: readonly number[]): number[] => [path[0], path[path.length - 1]];

/** A purchase as others see it. */
const asSeen = (counter: BoughtCounter): BoughtCounter => ({
  ...counter,
  ...(!counter.faceUp && { type: null, quality: null }),
  carrier: counter.carrier === NOT_CARRIED ? NOT_CARRIED : SOMEWHERE,
});

/** Everything turned over. */
export function revealed(state: State): Table {
  const { setup, counters, battle, war, elsewhere } = state;
  return { setup, upcoming: stepsToCome(state), counters, battle, war, elsewhere };
}

/**
 * Events name counters, and what a counter is only when everybody may know it. What a march costs, who is aboard what, and how
 * good a scout is would tell that.
 */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'fought-elsewhere') {
    const known = (fate: Fate) => (fate.side === viewer ? fate : { ...fate, roster: null });
    return { ...event, fates: event.fates.map(known) };
  }
  // Which ships have drives is told by the table alone.
  if (event.type === 'charged') return { ...event, drives: [] };
  if (!('seat' in event) || event.seat === viewer) return event;
  switch (event.type) {
    case 'marched':
      return { ...event, cost: null, spent: 0, ...(event.isHidden && { path: endsOf(event.path) }) };
    case 'boarded':
      return { ...event, carrier: SOMEWHERE };
    case 'unloaded':
      return { ...event, carrier: SOMEWHERE };
    case 'scouted':
      return { ...event, limit: 0 };
    case 'bought':
      return { ...event, counters: event.counters.map(asSeen) };
    case 'hidden':
      return { ...event, finds: event.finds.map(({ place }) => ({ place, kind: null })) };
    case 'targeted':
      return { ...event, target: null };
    case 'landing':
      return { ...event, number: null };
    default:
      return event;
  }
}
