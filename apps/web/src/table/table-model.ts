import type { ExpandedMenu } from '@ironfield/kernel/expanded-menu.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameViews } from '../games/views.ts';
import type { Session } from '../sessions/session.ts';
import { useSettings } from '../settings.ts';
import { Playback, type Showing } from './playback.ts';

/** Why something is not possible. */
export interface Complaint {
  readonly message: string;
  readonly rule?: string | undefined;
}

/** Everything a table on the screen needs: what is shown, what may be done, and how to do it. */
export interface TableModel extends Showing {
  readonly session: Session;
  /** Null while there is nothing to decide or something is still being shown. */
  readonly menu: ExpandedMenu | null;
  /** An order is on its way. */
  readonly isSending: boolean;
  /** Why the last order was not accepted. */
  readonly refusal: Complaint | null;
  submit(order: CoreOrder): void;
  /** Leaves a note why something is not possible; with null takes it away. */
  complain(reason: Complaint | null): void;
  step(): void;
  skip(): void;
}

/** The model of a session that is open. */
export function useTableModel(session: Session, game: AnyGame, views: GameViews): TableModel {
  const { pace } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pace is handed over below and is no reason to begin anew
  const playback = useMemo(
    () => new Playback(game, views, session.snapshot!, session.past, pace),
    [session, game, views],
  );
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Complaint | null>(null);
  useEffect(() => {
    // What came in before anybody listened.
    const { snapshot, past } = session;
    if (snapshot && snapshot !== playback.latest) playback.hear({ kind: 'table', snapshot, past });
    return session.subscribe((change) => playback.hear(change));
  }, [session, playback]);
  useEffect(() => playback.setPace(pace), [playback, pace]);
  useEffect(() => () => playback.stop(), [playback]);
  const showing = useSyncExternalStore(playback.subscribe, playback.get);

  const submit = async (order: CoreOrder) => {
    setSending(true);
    setRefusal(null);
    try {
      const result = await session.submit(order);
      if (!result.ok) setRefusal(result.error);
    } catch (error) {
      setRefusal({ message: error instanceof Error ? error.message : String(error) });
    }
    setSending(false);
  };
  return {
    ...showing,
    session,
    menu: showing.pending > 0 || isSending ? null : showing.snapshot.menu,
    isSending,
    refusal,
    submit: (order) => void submit(order),
    complain: setRefusal,
    step: playback.step,
    skip: playback.skip,
  };
}
