import type { Problem } from '@ironfield/client/api.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { type Result, refused } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, OptionValues, Seat } from '@ironfield/kernel/state.ts';
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { optionsIn, type Session, type SessionStatus } from '../sessions/session.ts';
import { useSettings } from '../settings.ts';
import { whileBusy } from '../ui/busy.ts';
import { useRemembered } from '../ui/keep/use-remembered.ts';
import { Asked } from './asked.ts';
import type { GameViews, Key } from './game-views.ts';
import { Playback, type Showing } from './playback.ts';

/** Why something is not possible. */
export interface Complaint {
  readonly message: string;
  readonly rule?: string | undefined;
  /** The number that is too high or too low. */
  readonly explanation?: Explanation | undefined;
}

/** Everything a table on the screen needs: what is shown, what may be done, and how to do it. */
export interface TableModel extends Showing {
  readonly session: Session;
  /** Keys of the game beside those of every table. */
  readonly keys: readonly Key[];
  /** Why somebody who only watches sees so little of this table; `null` where they see all there is. */
  readonly whyHidden: string | null;
  /** The points of each seat with their reasons; null while the game goes on, or where a game does not tell. */
  readonly scores: readonly Explanation[] | null;
  /** Tables to look things up in. */
  readonly Reference: ComponentType | undefined;
  readonly game: AnyGame;
  /** The options that the players have agreed on. */
  readonly options: OptionValues;
  readonly status: SessionStatus;
  /** Null while there is nothing to decide or something is still being shown. */
  readonly menu: ExpandedMenu | null;
  /** Why an order is not possible; null if it is, or if nothing is asked. */
  whyNot(order: CoreOrder): Complaint | null;
  /** An order is on its way. */
  readonly isSending: boolean;
  /** Something to know that belongs to no plan, such as an order that came too late. */
  readonly notice: string | null;
  /** Why the last order was not accepted. */
  readonly refusal: Complaint | null;
  submit(order: CoreOrder): void;
  /** Kinds of order that the player at the table gives whenever they are possible. */
  readonly forGood: ReadonlySet<string>;
  submitForGood(order: CoreOrder): void;
  /** Asks everything again. */
  askAgain(): void;
  /** Leaves a note why something is not possible; with null takes it away. */
  complain(reason: Complaint | null): void;
  /** Says something above the map; with null takes it away. */
  notify(text: string | null): void;
  /** Adds to the log what the page has done by itself. */
  remark(text: string): void;
  /** Asks something of the table as a whole; what comes of it is only told when it fails. */
  attempt(act: () => Promise<Result<unknown, Problem>>): void;
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
  const [notice, notify] = useState<string | null>(null);
  const [settled, settle] = useRemembered<readonly Settled[]>(
    `for good ${session.snapshot!.summary.id}`,
    () => [],
  );
  useEffect(() => {
    // Events that came before anybody listened.
    const { snapshot, past } = session;
    if (snapshot && snapshot !== playback.latest) playback.hear({ kind: 'table', snapshot, past });
    return session.subscribe((change) => playback.hear(change));
  }, [session, playback]);
  useEffect(() => playback.setPace(pace), [playback, pace]);
  useEffect(() => () => playback.stop(), [playback]);
  const showing = useSyncExternalStore(playback.subscribe, playback.get);

  const status = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.status,
  );

  const submit = async (order: CoreOrder) => {
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    notify(null);
    const result = await whileBusy(tried(() => session.submit(order, showing.snapshot.summary.number)));
    // A late answer leads to another question, with a plan and complaints of its own.
    if (!result.ok && OUTDATED.includes(result.error.code)) notify(`${result.error.message}.`);
    else if (!result.ok) setRefusal(result.error);
    setSending(false);
  };
  const attempt = async (act: () => Promise<Result<unknown, Problem>>) => {
    const result = await whileBusy(tried(act));
    notify(result.ok ? null : `${result.error.message}.`);
  };
  const { viewer } = showing.snapshot.view;
  const asked = showing.pending > 0 ? null : Asked.in(game, showing.snapshot.view);
  return {
    ...showing,
    session,
    keys: views.keys ?? [],
    whyHidden: views.whyHidden?.(showing.snapshot.view.table) ?? null,
    scores: (showing.snapshot.view.outcome && views.scores?.(showing.snapshot.view)) ?? null,
    Reference: views.Reference,
    game,
    options: optionsIn(showing.snapshot.view),
    status,
    menu: asked?.menu ?? null,
    whyNot: (order) => asked?.whyNot(order) ?? null,
    isSending,
    refusal,
    notice,
    submit: (order) => void submit(order),
    forGood: new Set(settled.flatMap(({ seat, type }) => (seat === viewer ? [type] : []))),
    submitForGood: (order) => {
      if (viewer !== 'spectator') settle([...settled, { seat: viewer, type: order.type }]);
      void submit(order);
    },
    askAgain: () => settle(settled.filter(({ seat }) => seat !== viewer)),
    attempt: (act) => void attempt(act),
    complain: setRefusal,
    notify,
    remark: playback.remark,
    step: playback.step,
    skip: playback.skip,
  };
}

/** A final answer of a player at this screen. */
interface Settled {
  readonly seat: Seat;
  readonly type: string;
}

const OUTDATED: readonly Problem['code'][] = ['stale', 'not-asked', 'over'];

async function tried<T>(act: () => Promise<Result<T, Problem>>): Promise<Result<T, Problem>> {
  try {
    return await act();
  } catch (error) {
    return refused({ code: 'internal', message: error instanceof Error ? error.message : String(error) });
  }
}
