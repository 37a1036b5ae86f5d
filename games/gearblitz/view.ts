import { openTable } from '@ironfield/kernel/play/open-table.ts';
import type { Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { Event } from './events.ts';
import type { GearBlitz } from './game-types.ts';
import type { Order } from './orders.ts';
import { plugged } from './register.ts';
import type { Asset, Battle, Reserve } from './state/battle.ts';
import { USUAL_WISHES } from './state/command.ts';
import { fork } from './state/fork.ts';
import { rosterOf } from './state/roster.ts';
import type { State } from './state.ts';

/**
 * A side's wishes to be asked, and the windows it has let pass, are its own business: others see the defaults.
 * HGB-RES-01, HGB-AIR-01, HGB-ARTY-01: planned rounds and targets are their owner's secret.
 */
export function table(state: State, viewer: Viewer): GearBlitz['Table'] {
  const { sealed } = state;
  return {
    ...openTable(state, fork(state)),
    wishes: state.wishes.map((wishes, seat) => (seat === viewer ? wishes : USUAL_WISHES)),
    letPass: state.letPass.map((letPass, seat) => (seat === viewer ? letPass : null)),
    battle: seenBattle(state, viewer),
    marks: plugged(state.setup).seen?.(state.marks, viewer) ?? state.marks,
    sealed: viewer === 'spectator' ? null : ((sealed?.[viewer] as Order | undefined) ?? null),
  };
}

/** A finished game has no secrets. */
export const revealed = (state: State): GearBlitz['Table'] => ({
  ...openTable(state, fork(state)),
  sealed: null,
});

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

export function redact(event: Event, viewer: Viewer): Event | null {
  if (event.type === 'wished' || event.type === 'let-pass') return event.seat === viewer ? event : null;
  if (event.type !== 'planned' || event.seat === viewer) return event;
  return { ...event, reserves: event.reserves.map(({ group }) => ({ group, arrival: null })), support: [] };
}

/** The answer that keeps a roll also says when to ask next time; that part is private. */
export const answered = (order: Order, seat: Seat, viewer: Viewer): Order =>
  order.type === 'keep' && seat !== viewer ? { ...order, rerolls: USUAL_WISHES.rerolls } : order;
