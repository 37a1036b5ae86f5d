import { useMemo, useSyncExternalStore } from 'react';
import type { LiveBattle } from './live-battle.ts';
import '../table/table.css';

/** The battle on the table of its game, with what happens just now. */
export function LiveStage({ battle }: { readonly battle: LiveBattle }) {
  const { showing } = useSyncExternalStore(battle.subscribe, battle.get);
  const { log, active, snapshot } = showing;
  const events = useMemo(() => active.map(({ event }) => event), [active]);
  const past = useMemo(() => log.map(({ event }) => event), [log]);
  const { Board } = battle.views;
  return Board ? <Board table={snapshot.view.table} events={events} past={past} isStep /> : null;
}
