// The page of a table without a browser: what its own code would show of a question, drawn as text.

import type { News } from '@ironfield/client/api.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { options, type VNode } from 'preact';
import { renderToString, renderToStringAsync } from 'preact-render-to-string';
import { type ComponentProps, type ComponentType, createElement } from 'react';
import type { DeskUse } from '../src/hex-table/desk/use-desk.ts';
import type { HexGame } from '../src/hex-table/hex-game.ts';
import type { TableMap } from '../src/hex-table/map/table-map.tsx';
import type { OrderBar } from '../src/order/order-bar.tsx';
import type { Session, Snapshot } from '../src/sessions/session.ts';
import { suggestThere } from '../src/sessions/thinking.ts';
import type { GameViews } from '../src/table/game-views.ts';
import type { TabletopMap } from '../src/tabletop/map/tabletop-map.tsx';
import type { TabletopGame } from '../src/tabletop/tabletop-game.ts';
import type { TabletopDesk } from '../src/tabletop/use-tabletop-desk.ts';

/** The parts of a browser that drawing a page needs. */
const BROWSER = {
  window: {
    addEventListener: () => {},
    matchMedia: () => ({ matches: false }),
    location: { origin: 'http://page.example', hash: '', search: '' },
  },
  document: {
    createElement: () => ({
      getContext: () => ({ measureText: (text: string) => ({ width: 6 * text.length }) }),
    }),
    body: {},
    documentElement: { dataset: {} },
  },
  getComputedStyle: () => ({ fontFamily: 'sans-serif' }),
};

/** Runs something in a simulated browser and removes it afterwards. */
export async function asInBrowser<T>(act: () => Promise<T>): Promise<T> {
  const before = Object.fromEntries(
    Object.keys(BROWSER).map((name) => [name, Reflect.get(globalThis, name)]),
  );
  Object.assign(globalThis, BROWSER);
  try {
    return await act();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) Reflect.deleteProperty(globalThis, name);
      else Reflect.set(globalThis, name, value);
    }
  }
}

/** The parts of the page that can be operated: its bar, its map and its desk. */
export interface PaperPage {
  readonly html: string;
  readonly bar: ComponentProps<typeof OrderBar> | null;
  readonly hexMap: Pick<ComponentProps<typeof TableMap>, 'nameOf' | 'onChoose' | 'onAsk'> | null;
  readonly openMap: Pick<ComponentProps<typeof TabletopMap>, 'onTap'> | null;
  readonly hexDesk: { readonly hex: HexGame<GameTypes>; readonly desk: DeskUse<GameTypes> } | null;
  readonly openDesk: {
    readonly tabletop: TabletopGame<GameTypes>;
    readonly desk: TabletopDesk<GameTypes>;
  } | null;
}

/** A seat at a table that is asked something; orders are recorded, not carried out. */
export class PaperSession implements Session {
  readonly status = 'open';
  readonly problem = null;
  readonly given: CoreOrder[] = [];
  readonly suggested: CoreOrder[] = [];
  readonly ownSeats: readonly number[];
  readonly snapshot: Snapshot;
  readonly past: readonly News[];
  private readonly game: AnyGame;

  constructor(game: AnyGame, snapshot: Snapshot, past: readonly News[]) {
    this.game = game;
    this.snapshot = snapshot;
    this.past = past;
    this.ownSeats = snapshot.summary.seats.map(({ seat }) => seat);
  }

  subscribe = () => () => {};
  submit = async (order: CoreOrder) => {
    this.given.push(order);
    return accepted(0);
  };
  suggest = async () => {
    const order = suggestThere(this.game, this.snapshot.view);
    if (order) this.suggested.push(order);
    return order;
  };
  concede = async () => accepted(0);
  offerDraw = async () => accepted(0);
  answerDraw = async () => accepted(0);
  takeBack = async () => accepted(0);
  close(): void {}
}

/** The summary of a game without people. */
export const summaryOf = (
  game: AnyGame,
  id: string,
  number: number,
  sides: readonly string[],
  { table, waiting, outcome }: View<GameTypes>,
): Snapshot['summary'] => ({
  id,
  game: game.id,
  scenario: (table as { setup?: { scenario: string } }).setup?.scenario ?? '',
  title: null,
  number,
  seats: sides.map((side, seat) => ({
    seat,
    side,
    kind: 'human',
    name: null,
    strength: null,
    timeLeft: null,
  })),
  begun: true,
  dice: { kind: 'house' },
  waiting: [...waiting],
  commitment: '',
  seed: null,
  outcome: outcome as Snapshot['summary']['outcome'],
  clock: null,
  takeback: null,
  spectators: false,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
  now: '2026-01-01T00:00:00.000Z',
});

type Seen = { -readonly [Part in keyof Omit<PaperPage, 'html'>]: PaperPage[Part] };

function notice(seen: Seen, { type, props }: VNode): void {
  if (typeof type !== 'function') return;
  const given = props as object;
  if (type.name === 'OrderBar') seen.bar = given as NonNullable<Seen['bar']>;
  else if (type.name === 'TableMap') seen.hexMap = given as NonNullable<Seen['hexMap']>;
  else if (type.name === 'TabletopMap') seen.openMap = given as NonNullable<Seen['openMap']>;
  else if ('hex' in given && 'desk' in given) seen.hexDesk = given as NonNullable<Seen['hexDesk']>;
  else if ('tabletop' in given && 'desk' in given) seen.openDesk = given as NonNullable<Seen['openDesk']>;
}

/** Draws a page. What it fetches when it is first needed is fetched. */
export async function drawPage(Page: ComponentType): Promise<PaperPage> {
  const { vnode: before } = options;
  const seen: Seen = { bar: null, hexMap: null, openMap: null, hexDesk: null, openDesk: null };
  options.vnode = (vnode) => {
    before?.(vnode);
    notice(seen, vnode);
  };
  try {
    const page = createElement(Page) as unknown as VNode;
    return { html: await drawn(page), ...seen };
  } finally {
    if (before) options.vnode = before;
    else delete options.vnode;
  }
}

async function drawn(page: VNode): Promise<string> {
  try {
    return renderToString(page);
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('renderToStringAsync'))) throw error;
    return renderToStringAsync(page);
  }
}

/** The page of the seat asked, as one component. */
export async function pageOf(
  game: AnyGame,
  views: Pick<GameViews, 'Play' | 'Picture'> & Partial<GameViews>,
  session: Session,
): Promise<ComponentType> {
  // Modules that need a browser are loaded only here.
  const { useTableModel } = await import('../src/table/table-model.ts');
  return function Page() {
    const model = useTableModel(session, game, views);
    return createElement(views.Play, { game, model });
  };
}
