import { openTable } from '@ironfield/kernel/open-table.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Asset, Battle, Reserve } from './battle.ts';
import type { Event } from './events.ts';
import { fork } from './fork.ts';
import type { GearBlitz } from './game-types.ts';
import type { Order } from './orders.ts';
import { plugged } from './points.ts';
import { rosterOf } from './roster.ts';
import type { State } from './state.ts';

/** HGB-RES-01, HGB-AIR-01, HGB-ARTY-01: rounds and targets that were written down are their owner's secret. */
export function table(state: State, viewer: Viewer): GearBlitz['Table'] {
  const { sealed } = state;
  return {
    ...openTable(state, fork(state)),
    battle: seenBattle(state, viewer),
    marks: plugged(state.setup).seen?.(state.marks, viewer) ?? state.marks,
    sealed: viewer === 'spectator' ? null : ((sealed?.[viewer] as Order | undefined) ?? null),
  };
}

function seenBattle({ setup, battle }: State, viewer: Viewer): Battle {
  const { groups } = rosterOf(setup);
  const reserves = battle.reserves.map((reserve, group) =>
    reserve && groups[group].seat !== viewer ? seenReserve(reserve) : reserve,
  );
  const support = battle.support.map((asset) => (asset.seat === viewer ? asset : seenAsset(asset)));
  return { ...battle, reserves, support };
}

const seenReserve = (reserve: Reserve): Reserve =>
  reserve.isKnown ? reserve : { ...reserve, arrival: null };

const seenAsset = (asset: Asset): Asset => (asset.isKnown ? asset : { ...asset, due: null, at: null });

export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== 'planned' || event.seat === viewer) return event;
  return { ...event, reserves: event.reserves.map(({ group }) => ({ group, arrival: null })), support: [] };
}
