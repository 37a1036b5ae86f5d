import type { ChatMessage, GameSummary, News, Problem } from '@ironfield/client/api.ts';
import type { About } from '@ironfield/kernel/menu/narrowing.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder, CoreSetup, OptionValues, Seat, Viewer } from '@ironfield/kernel/state.ts';

/** The subject of the advice. */
export interface Wish {
  /** For whom. Absent: for whomever a veteran would give orders to next. */
  readonly about?: About | undefined;
  /** Orders that are planned before it. */
  readonly after?: readonly CoreOrder[] | undefined;
}

/** The table as this screen may see it after a number of entries of the log (`summary.number`). */
export interface Snapshot {
  readonly summary: GameSummary;
  readonly viewer: Viewer;
  readonly view: View<GameTypes>;
  /** The view or the question is not for everybody at this screen. */
  readonly isPrivate?: boolean;
  /** The larger game of which it is a battle. */
  readonly within?: Place | undefined;
  /** As such a battle, it waits until the larger game has gone on. */
  readonly rests?: boolean | undefined;
}

/** The way to a table, as its address names it: the transport, and its id there. */
export type Place = readonly [transport: string, id: string];

/** A game that has not begun. */
export interface Prelude {
  readonly summary: GameSummary;
  readonly viewer: Viewer;
  readonly setup: CoreSetup;
}

export type SessionStatus =
  | 'connecting' // for the first time
  | 'open'
  | 'reconnecting' // the connection was lost; it comes back by itself
  | 'offline' // the same, and this device knows that it has no network
  | 'failed'; // it does not come back

export type Change =
  | { readonly kind: 'status' }
  /** The whole table anew, with everything that happened before. */
  | { readonly kind: 'table'; readonly snapshot: Snapshot; readonly past: readonly News[] }
  /** One entry more, and the table after it. */
  | { readonly kind: 'news'; readonly news: News; readonly snapshot: Snapshot }
  /** The table is as it was, its summary is not: somebody has sat down, or would like to take something back. */
  | { readonly kind: 'summary'; readonly snapshot: Snapshot }
  /** Somebody has said something, has come, or has left. */
  | { readonly kind: 'company' };

/**
 * A game in progress, wherever it runs: in a worker of this page, on a server, or in a record that is played again.
 * The screens know nothing but this.
 */
export interface Session {
  readonly status: SessionStatus;
  /** The failure when the status is `failed`, or the reason why there is no connection, if it is known. */
  readonly problem: Problem | null;
  readonly snapshot: Snapshot | null;
  /** As long as the game waits for somebody, instead of a snapshot. */
  readonly prelude?: Prelude | null;
  readonly past: readonly News[];
  /** The seats that are played at this screen: several where people share it, none where it only watches. */
  readonly ownSeats: readonly Seat[];
  subscribe(listener: (change: Change) => void): () => void;
  /** Gives an order for the table as it was after `number` entries. */
  submit(order: CoreOrder, number: number): Promise<Result<number, Problem>>;
  concede(): Promise<Result<number, Problem>>;
  /** Offers a draw to all others, or accepts theirs; `summary.draw` says what becomes of it. */
  offerDraw(): Promise<Result<unknown, Problem>>;
  /** Accepts a draw that is offered, or plays on; whoever offered it may withdraw. */
  answerDraw(agree: boolean): Promise<Result<unknown, Problem>>;
  /** Goes back to before the last order of this screen, or asks the others for it. */
  takeBack(): Promise<Result<unknown, Problem>>;
  /** A bot's order in the viewer's place. Absent where there is no bot to ask. */
  suggest?(wish?: Wish): Promise<CoreOrder | null>;
  /** The text of a game file; throws where it cannot be had yet. Absent where it never can. */
  exportFile?(): Promise<string>;
  /** The battle that the game waits for. Absent where it can wait for none, or cannot be reached. */
  readonly battles?: Battles | undefined;
  /** Those at other screens. Absent where there is no other screen. */
  readonly company?: Company;
  close(): void;
}

export interface Battles {
  /** Makes it ready to be played, and says where. */
  ready(): Promise<Result<Place, Problem>>;
  /** Lets bots fight it out. Absent where others have a say in that. */
  fightOut?(): Promise<Result<number, Problem>>;
  /**
   * Bots fight it with other dice, and nothing comes of it but who has won: null for nobody. Absent where nobody may know
   * as much.
   */
  tryOut?(number: number): Promise<Result<Seat | null, Problem>>;
}

/** The extra parts of a table whose players each have a screen of their own. */
export interface Company {
  readonly messages: readonly ChatMessage[];
  /** Seats with somebody before a screen, and those that had one; of the others nothing is known. */
  readonly presence: { readonly here: readonly Seat[]; readonly left: readonly Seat[] };
  /** Says something to everybody. */
  say(text: string): Promise<Result<unknown, Problem>>;
  /** Agrees to what somebody would like to take back, or declines it; whoever asked may withdraw. */
  answerTakeback(agree: boolean): Promise<Result<unknown, Problem>>;
  /** Addresses to hand out, as far as this browser knows them. */
  readonly links: TableLinks;
  /** The host's rights before the game begins. Absent for everybody else. */
  readonly host?: Host;
  /** Gives the seat back before the game begins. Absent for whoever has set the table up. */
  standUp?(): Promise<Result<unknown, Problem>>;
}

export interface Host {
  /** Somebody else has taken this seat, and could be sent away. */
  hasGuest(seat: Seat): boolean;
  /** Sends the guest away; the seat is open again, with a new link. */
  reopen(seat: Seat): Promise<Result<unknown, Problem>>;
  /** Takes the table off the list of open ones. */
  withdraw(): Promise<Result<unknown, Problem>>;
}

export interface TableLinks {
  /** For an open seat: whoever opens it first takes the seat. */
  invitation(seat: Seat): string | null;
  /** To one's own seat, from another device; the seat belongs to whoever has it. */
  seat(seat: Seat): string | null;
  readonly watch: string;
}

export const NOTHING_TO_TAKE_BACK: Problem = {
  code: 'illegal',
  message: 'You have no order to take back',
};

/**
 * Results of a setup or a table are remembered by identity. Setups never change: every snapshot gets the first one. As
 * long as nothing has changed but the people who are waited for, it also gets the former table: the question is the
 * same then, and the plans in hand stand.
 */
export function following(snapshot: Snapshot, former: Snapshot | null): Snapshot {
  if (!former) return snapshot;
  const view = withSetup(snapshot.view, former.view);
  const isSame = textOf(view) === textOf(former.view);
  return { ...snapshot, view: isSame ? { ...view, table: former.view.table } : view };
}

/** Of setups with secrets every viewer knows another part. */
function withSetup(view: View<GameTypes>, { viewer, table }: View<GameTypes>): View<GameTypes> {
  const { setup } = table as { readonly setup?: CoreSetup };
  if (!setup || (setup.secrets && viewer !== view.viewer)) return view;
  const known = (secrets: CoreSetup['secrets']) => secrets?.map((secret) => secret !== null).join();
  if (known(setup.secrets) !== known((view.table as { readonly setup?: CoreSetup }).setup?.secrets))
    return view;
  return { ...view, table: { ...view.table, setup } as GameTypes['Table'] };
}

/** The options that the players of a game have agreed on. */
export const optionsIn = ({ table }: View<GameTypes>): OptionValues =>
  (table as { readonly setup?: CoreSetup }).setup?.options ?? {};

/** All but the setup and who is waited for. */
function textOf({ waiting: _, table, ...rest }: View<GameTypes>): string {
  return JSON.stringify({ ...rest, table: { ...table, setup: null } });
}
