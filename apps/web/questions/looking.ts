// All that the page's own code makes of one question.

import type { News } from '@ironfield/client/api.ts';
import { canonical } from '@ironfield/kernel/json.ts';
import type { AnyGame, GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { type ComponentType, createElement } from 'react';
import type { Plan } from '../src/coach/hint.ts';
import { onlyOrder, usualOrder } from '../src/order/draft/only-order.ts';
import type { Snapshot } from '../src/sessions/session.ts';
import { Asked } from '../src/table/asked.ts';
import type { GameViews } from '../src/table/game-views.ts';
import type { GameCoach } from '../src/table/guide/game-coach.ts';
import { Playback } from '../src/table/playback.ts';
import { drawPage, type PaperPage, PaperSession, pageOf } from './paper-page.ts';

/** The views of a game, and the parts that its page loads. */
export interface Dressing {
  readonly views: GameViews;
  readonly plain: GameViews;
  readonly coach: GameCoach<GameTypes> | null;
}

/** A question as somebody finds it. */
export interface Moment {
  readonly game: AnyGame;
  readonly dressing: Dressing;
  readonly snapshot: Snapshot;
  /** The state before the last order, if there was one, and the events since. */
  readonly before: Snapshot | null;
  readonly past: readonly News[];
  /** Why the game would not accept an order; null where it would. */
  refusal(order: CoreOrder): string | null;
  readonly random: Random;
}

/** A fault of the page at a moment. */
export class Broken extends Error {}

const insist = (isSo: unknown, words: () => string): void => {
  if (!isSo) throw new Broken(words());
};

/** Hexes or places that are pointed at and tapped, and whose words are read. */
const TAPS = 2;
const READ = 12;

/** Everything, once; the suggestion of the page, if there is one. */
export async function lookAt(moment: Moment): Promise<CoreOrder | null> {
  shown(moment);
  const suggestion = await answered(moment, moment.dressing.views, 'table');
  await answered(moment, moment.dressing.plain, 'form');
  advised(moment, suggestion);
  return suggestion;
}

/** Shows the events one by one, as far as the page marks them on its map. */
function shown({ game, dressing: { views }, before, snapshot, past }: Moment): void {
  const news = past.at(-1);
  if (!news || !before) return;
  const playback = new Playback(game, views, before, past.slice(0, -1), 'step');
  playback.hear({ kind: 'news', news, snapshot });
  for (let steps = 0; playback.get().pending > 0; steps++) {
    insist(steps < 10_000, () => 'What happened is never shown to its end');
    playback.step();
    const { snapshot: seen, active } = playback.get();
    const last = active.at(-1);
    if (last) views.sideOf?.(last.event, seen.view.table);
  }
}

/** The page in its initial state, with its usual answers, after clicks, and with its suggestion. */
async function answered(moment: Moment, views: GameViews, name: string): Promise<CoreOrder | null> {
  const { game, snapshot, past } = moment;
  const session = new PaperSession(game, snapshot, past);
  const Page = await pageOf(game, views, session);
  const page = await drawPage(Page);
  insist(page.bar, () => `The ${name} has no bar`);
  insist(page.bar!.ordering.menu, () => `The ${name} shows no question`);
  await giveAll(moment, page, session, name);
  if (name === 'table') {
    await readAll(moment, page);
    await tap(moment, Page, page);
  }
  return page.bar!.ordering.suggest ? suggested(moment, Page, session, name) : null;
}

/** The action of the bar's button when clicked, once or for good. */
const commitOf = ({ bar }: PaperPage): (() => void) => bar!.onCommit ?? bar!.ordering.commit;

/** Every order that one click gives must be accepted by the game. */
async function giveAll(moment: Moment, page: PaperPage, session: PaperSession, name: string): Promise<void> {
  const { ordering, seconds = [] } = page.bar!;
  const { menu, answers } = ordering;
  const presses: (() => void)[] = [
    ...(ordering.isComplete ? [commitOf(page)] : []),
    ...seconds.map(
      ({ order }) =>
        () =>
          ordering.give(order),
    ),
    ...(answers ?? []).map(
      ({ order }) =>
        () =>
          ordering.give(order),
    ),
  ];
  const only = onlyOrder(menu)?.order;
  const usual = usualOrder(menu);
  for (const press of presses) {
    const had = session.given.length;
    press();
    await settled();
    insist(session.given.length > had, () => `A press at the ${name} gives no order`);
  }
  for (const order of [...session.given, only, usual])
    if (order) accept(moment, order, `The usual answer of the ${name}`);
}

function accept({ refusal }: Moment, order: CoreOrder, what: string): void {
  const reason = refusal(order);
  insist(reason === null, () => `${what} is refused: ${JSON.stringify(order)}: ${reason}`);
}

/** Reads the texts about hexes and units not looked at yet. */
async function readAll({ random }: Moment, { hexMap, hexDesk, openDesk }: PaperPage): Promise<void> {
  if (hexMap && hexDesk) {
    const { hex, desk } = hexDesk;
    for (let i = 0; i < READ; i++) hexMap.nameOf(randomBelow(random, desk.board.size));
    for (const { cell } of desk.units) if (cell >= 0) hexMap.nameOf(cell);
    const shown = randomBelow(random, desk.units.length);
    await drawPart(hex.Sheet, { desk: { ...desk, shown } });
    if (hex.Record) await drawPart(hex.Record, { desk: { ...desk, shown }, onClose: () => {} });
    const numbers = hex.numbersOn?.(desk.table);
    for (const [id, { cell }] of desk.units.entries())
      for (const [other, { cell: there }] of desk.units.entries())
        if (numbers && cell >= 0 && there >= 0 && id !== other) numbers(id, other);
    hex.declared?.(desk.table);
    const from = randomBelow(random, desk.board.size);
    hex.measure(desk.table, from, randomBelow(random, desk.board.size));
  }
  if (openDesk) {
    const { tabletop, desk } = openDesk;
    const shown = randomBelow(random, desk.models.length);
    await drawPart(tabletop.Sheet, { desk: { ...desk, shown } });
    const { at, heading } = desk.models[shown];
    const scene = tabletop.scene(desk.table);
    const place = { x: randomBelow(random, scene.width), y: randomBelow(random, scene.height) };
    tabletop.groundWords?.(desk.table, place, shown);
    if (!at) return;
    tabletop.sights?.(desk.table, shown, { at, heading });
    (await tabletop.ranges?.())?.(desk.table, shown, { at, heading }, null);
    tabletop.measure(desk.table, { at, model: shown }, { at: place });
  }
}

const drawPart = <Props extends object>(Part: ComponentType<Props>, props: Props) =>
  drawPage(() => createElement(Part, props));

/** Some taps somewhere, each on what those before have left. */
async function tap({ random }: Moment, Page: ComponentType, first: PaperPage): Promise<void> {
  let page = first;
  for (let i = 0; i < TAPS; i++) {
    if (page.hexMap && page.hexDesk) {
      const { desk } = page.hexDesk;
      const cells = [...desk.moving.ways.flatMap(({ hexes }) => [...hexes.keys()].slice(0, 40))];
      const units = desk.units.flatMap(({ cell }) => (cell >= 0 ? [cell] : []));
      const near = [...cells, ...units];
      const cell = near.length > 0 ? randomItem(random, near) : randomBelow(random, desk.board.size);
      page.hexMap.onAsk?.(randomBelow(random, desk.board.size));
      page.hexMap.onChoose?.(Number(cell), false);
    } else if (page.openMap && page.openDesk) {
      const { desk, tabletop } = page.openDesk;
      const scene = tabletop.scene(desk.table);
      const standing = desk.models.flatMap(({ at }) => at ?? []);
      const anywhere = { x: randomBelow(random, scene.width), y: randomBelow(random, scene.height) };
      const isNear = standing.length > 0 && randomBelow(random, 2) === 0;
      page.openMap.onTap?.(isNear ? randomItem(random, standing) : anywhere, 500);
    } else return;
    await settled();
    page = await drawPage(Page);
  }
}

/** Suggest plans an order that the game accepts, and that the page gives as it was suggested. */
async function suggested(
  moment: Moment,
  Page: ComponentType,
  session: PaperSession,
  name: string,
): Promise<CoreOrder> {
  let page = await drawPage(Page);
  while (page.bar!.ordering.back) {
    page.bar!.ordering.back();
    page = await drawPage(Page);
  }
  page.bar!.ordering.suggest!();
  await settled();
  const order = session.suggested.at(-1);
  if (!order) throw new Broken('Nothing is suggested where somebody is asked');
  accept(moment, order, 'The suggestion');
  page = await drawPage(Page);
  const { ordering } = page.bar!;
  const had = session.given.length;
  insist(
    ordering.isComplete,
    () => `What is suggested cannot be given at the ${name}: ${JSON.stringify(order)}`,
  );
  commitOf(page)();
  await settled();
  const [given] = session.given.slice(had);
  insist(
    given && canonical(given) === canonical(order),
    () => `The ${name} gives ${JSON.stringify(given)} where ${JSON.stringify(order)} was suggested`,
  );
  return order;
}

/** Every hint that the coach could say now. */
function advised({ game, dressing: { coach }, snapshot }: Moment, plan: CoreOrder | null): void {
  if (!coach) return;
  const view = snapshot.view as View<GameTypes>;
  const menu = Asked.in(game, view)?.menu ?? null;
  for (const order of [null, plan]) {
    const situation = coach.situationOf(game as never, view, menu, order as Plan | null);
    if (situation === null) continue;
    coach.momentOf(situation);
    for (const hint of coach.hints) hint.advise(situation);
  }
}

/** Waits until pending work has settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
