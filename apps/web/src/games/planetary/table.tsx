import type { Event } from '@ironfield/planetary/events.ts';
import type { Order } from '@ironfield/planetary/orders.ts';
import { placeName, placeOf } from '@ironfield/planetary/rules/places.ts';
import { marchOf, marchPath } from '@ironfield/planetary/rules/war/marching.ts';
import type { InWar } from '@ironfield/planetary/rules/war/stacks.ts';
import { UNPLACED } from '@ironfield/planetary/state.ts';
import { codeOf, nameOf } from '@ironfield/planetary/text/names.ts';
import type { Table } from '@ironfield/planetary/view.ts';
import { useState } from 'react';
import { useOrder } from '../../desk/use-order.ts';
import { activeFields } from '../../order/draft/draft.ts';
import { OrderBar } from '../../order/order-bar.tsx';
import { orderKeys } from '../../order/order-keys.ts';
import { OrderPanel } from '../../order/order-panel.tsx';
import type { Ordering } from '../../order/use-order.ts';
import { Explained } from '../../rules/explained.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { wholeOrders } from '../../space-table/pointed-orders.ts';
import { byPointing, type SpaceDesk, useSpaceDesk } from '../../space-table/use-pointed-orders.ts';
import { Frame } from '../../table/frame.tsx';
import type { PlayProps } from '../../table/game-views.ts';
import type { LogLine } from '../../table/playback.ts';
import { Icon } from '../../ui/icons.tsx';
import { useShortcuts } from '../../ui/keys/shortcuts.ts';
import { concernedBy } from './concerned.ts';
import { CounterSheet } from './counter-sheet.tsx';
import { Forces } from './forces.tsx';
import { BattleBoard } from './map/battle-board.tsx';
import type { Layers } from './map/layers.tsx';
import { facingIn } from './map/turning.ts';
import { WarMap } from './map/war-map.tsx';
import { useNextInHand } from './next-in-hand.ts';
import { phasesOf } from './phases.ts';
import { Roster } from './roster.tsx';
import { Shop, ShoppingList } from './shop.tsx';
import styles from './table.module.css';
import { WatchChoice } from './watch-choice.tsx';

const STYLE = byPointing(['leave', 'done']);

/** Planetary Assault: the battle board, with all that can be done on it. */
export function PlanetaryPlay({ game, model }: PlayProps) {
  const table = model.snapshot.view.table as Table;
  const ordering = useOrder(model, STYLE);
  const desk = useSpaceDesk(ordering);
  const isSettingUp = useNextInHand(table, desk, ordering);
  const [looked, look] = useState<number | null>(null);
  const [line, setLine] = useState<LogLine | null>(null);
  const { viewer } = model.snapshot;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const active = line ? [line] : ordering.isTouched ? [] : model.active;
  const isBuying = ordering.form?.type === 'buy';
  const lit = active.flatMap(({ event }) => concernedBy(event as Event));
  const facing = facingIn(ordering, table, desk, seat);
  const shown = (desk.inHand as number | null) ?? looked;
  const seconds = wholeOrders(ordering.menu, desk.inHand);
  const march = marchIn(table, ordering, active);
  useShortcuts({
    ...orderKeys(model, ordering),
    n: () => desk.takeNext(1),
    p: () => desk.takeNext(-1),
    q: facing.turn && (() => facing.turn!(-1)),
    e: facing.turn && (() => facing.turn!(1)),
  });
  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={phasesOf(table)}
        onLine={setLine}
        map={
          <Ground
            table={table}
            seat={seat}
            lit={lit}
            desk={desk}
            ordering={ordering}
            turn={facing.degrees}
            memory={model.snapshot.summary.id}
            shown={shown}
            path={march.path}
            spent={march.spent}
            onLook={look}
          />
        }
        sheet={
          <>
            {isBuying && <ShoppingList table={table} seat={seat} ordering={ordering} />}
            {shown !== null && <CounterSheet table={table} counter={shown} />}
            {!isBuying && (
              <>
                <Forces
                  table={table}
                  ready={desk.ready}
                  shown={shown}
                  onChoose={(counter) => {
                    look(counter);
                    // Whoever is aboard something can be pointed at here alone.
                    desk.choosePiece(counter);
                  }}
                />
                <details className={styles.form}>
                  <summary>Roster sheets</summary>
                  <Roster table={table} />
                </details>
                <details className={styles.form}>
                  <summary>The order as a form</summary>
                  <OrderPanel ordering={ordering} />
                </details>
              </>
            )}
          </>
        }
        bar={
          <OrderBar
            game={game}
            model={model}
            ordering={ordering}
            text={
              <>
                {planWords(
                  table,
                  { ...ordering.full, type: ordering.form?.type },
                  ordering.isComplete,
                  desk.inHand,
                )}{' '}
                <PlanNumber ordering={ordering} />
                <WatchChoice table={table} seat={seat} ordering={ordering} />
              </>
            }
            seconds={seconds}
            tools={desk.inHand !== null && <Tools desk={desk} turn={facing.turn} isSettingUp={isSettingUp} />}
          />
        }
      />
    </RulebookContext>
  );
}

interface GroundProps {
  readonly table: Table;
  readonly seat: number;
  readonly lit: readonly number[];
  readonly desk: SpaceDesk;
  readonly ordering: Ordering;
  /** The turn of the counter in hand by a planned facing. */
  readonly turn: number | null;
  readonly memory: string;
  readonly shown: number | null;
  readonly path: readonly number[];
  readonly spent: readonly number[];
  onLook(counter: number): void;
}

/** The ground of the table: the shop, a battle, or the planet. */
function Ground(props: GroundProps) {
  const { table, seat, lit, desk, ordering, turn, memory, shown, path, spent, onLook } = props;
  const [layers, setLayers] = useState<Layers>({ control: true, supply: false });
  const { battle, war } = table;
  if (ordering.form?.type === 'buy') return <Shop table={table} seat={seat} ordering={ordering} />;
  if (battle)
    return (
      <BattleBoard
        table={table}
        battle={battle}
        seat={seat}
        lit={lit}
        desk={desk}
        turn={turn}
        onLook={onLook}
      />
    );
  if (!war) return <p className={styles.noBattle}>The battle is over.</p>;
  return (
    <WarMap
      table={table}
      war={war}
      seat={seat}
      lit={lit}
      layers={layers}
      memory={memory}
      shown={shown}
      desk={desk}
      path={path}
      spent={spent}
      onLook={onLook}
      onLayer={(layer) => setLayers({ ...layers, [layer]: !layers[layer] })}
    />
  );
}

function TurnButtons({ onTurn }: { onTurn(by: 1 | -1): void }) {
  return (
    <>
      <button
        type="button"
        className="button icon-button"
        title="Turn left (Q)"
        aria-label="Turn left"
        onClick={() => onTurn(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="button icon-button"
        title="Turn right (E)"
        aria-label="Turn right"
        onClick={() => onTurn(1)}
      >
        <Icon name="right" />
      </button>
    </>
  );
}

interface ToolsProps {
  readonly desk: SpaceDesk;
  readonly turn: ((by: 1 | -1) => void) | undefined;
  readonly isSettingUp: boolean;
}

/** Further orders for the counter in hand. */
function Tools({ desk, turn, isSettingUp }: ToolsProps) {
  return (
    <>
      {turn && <TurnButtons onTurn={turn} />}
      {isSettingUp && desk.ready.size > 1 && <NextButton onNext={() => desk.takeNext(1)} />}
    </>
  );
}

function NextButton({ onNext }: { onNext(): void }) {
  return (
    <button type="button" className="button" title="Set up another counter first (N)" onClick={onNext}>
      Another counter
    </button>
  );
}

type Planned = Partial<Record<string, unknown>> & { readonly type: string | undefined };

/** The price of the plan, or the number its dice have to reach, with the reasons. */
function PlanNumber({ ordering: { form, full } }: { readonly ordering: Ordering }) {
  const chosen = activeFields(form?.fields ?? [], full).flatMap((field) =>
    field.kind === 'pick' ? field.choices.filter(({ value }) => value === full[field.name]) : [],
  );
  const choice = chosen.findLast(({ explanation }) => explanation);
  if (!choice?.explanation) return null;
  return (
    <Explained explanation={choice.explanation} measure={choice.measure} title={form?.label}>
      {choice.explanation.total} {choice.measure}
    </Explained>
  );
}

/** The march that is planned, or the one that is shown, of which only the way is told. */
function marchIn(table: Table, ordering: Ordering, active: readonly LogLine[]) {
  const none = { path: [], spent: [] };
  if (ordering.isTouched && ordering.form?.type === 'march') return plannedMarch(table, ordering) ?? none;
  const [event] = active.map((line) => line.event as Event);
  return event?.type === 'marched' ? { path: event.path, spent: [] } : none;
}

/** A march that is planned, with the MP that it has taken at each place of its way. */
function plannedMarch(table: Table, { form, full }: Pick<Ordering, 'form' | 'full'>) {
  const { unit, to } = full as { unit?: number; to?: string };
  if (form?.type !== 'march' || unit === undefined || to === undefined || !table.war) return null;
  const march = marchOf(table as unknown as InWar, unit);
  const path = marchPath(march, placeOf(to));
  const costs = path.map((place) => march.ways.cost[place - march.first] ?? -1);
  // A move that takes everything, whatever it costs, has no sum to show.
  return { path, spent: costs.every((cost) => cost >= 0) ? costs : [] };
}

/** What to press first. */
function firstWords(type: string | undefined): string {
  if (type === 'silence')
    return 'Press an enemy to sabotage it or to go for its command, or a zone to silence its guns.';
  if (type === 'defend') return 'Press a ship in orbit, and then the zone that shoots at it.';
  return 'Choose one of the counters with a coloured rim.';
}

/** The plan in a sentence, or the next thing to do. */
function planWords(table: Table, order: Planned, isComplete: boolean, inHand: unknown): string {
  if (order.type === 'buy') return isComplete ? 'The enemy is not told what you buy.' : 'Choose what to buy.';
  if (order.type === 'hide')
    return isComplete
      ? `Headquarters in ${order.headquarters}, decoys in ${order.first} and ${order.second}.`
      : 'Choose a hex for the headquarters, and then two for decoys. The enemy sees three counters.';
  if (order.type === 'silence' && isComplete)
    return `Special forces attack the space defenses in ${order.at}.`;
  if (typeof inHand !== 'number')
    return isComplete && order.type !== 'done' ? `In ${order.at ?? order.to}.` : firstWords(order.type);
  const name = nameOf(table, inHand);
  const isSetUp =
    table.counters[inHand]?.place === UNPLACED ||
    table.battle?.fighters.some(({ counter, box }) => counter === inHand && box < 0);
  if (order.type === 'defend')
    return isComplete
      ? `The defenses of ${order.at} shoot at ${name}.`
      : `${name}: choose the zone that shoots.`;
  if (!isComplete) return `${name}: choose where it ${isSetUp ? 'stands' : 'goes, or what it does there'}.`;
  const { target, to } = order as Partial<Extract<Order, { target: number }>> & { readonly to?: string };
  switch (order.type) {
    case 'sabotage':
      return `Special forces sabotage ${name}.`;
    case 'headhunt':
      return `Headhunters go for the command of ${name}.`;
    case 'attack':
      return `${name} attacks ${codeOf(table, target!)}.`;
    case 'repair':
      return `${name} is used up to repair ${codeOf(table, target!)}.`;
    case 'leave':
      return `${name} leaves the battle.`;
    case 'board':
      return `${name} goes aboard ${codeOf(table, order.carrier as number)}.`;
    case 'land':
      return `${name} tries to land in ${to}.`;
    case 'drop':
      return `${name} drops ${codeOf(table, order.counter as number)} and whoever goes with it into ${order.at}.`;
    case 'strafe':
      return `${name} attacks ${codeOf(table, target!)} on the move and goes to ${to}.`;
    case 'bombard':
      return `${name} bombards ${codeOf(table, target!)}.`;
    case 'engage':
      return `${name} attacks ${codeOf(table, target!)} in space.`;
    case 'support':
      return `${name} will bombard in the battle in ${order.at}.`;
    case 'charge':
      return `${name} charges its drive.`;
    case 'depart':
      return `${name} jumps out of the system.`;
    case 'found':
    case 'post':
      return `${name} begins in ${to}.`;
    case 'unload':
      return `${name} leaves its transport.`;
    case 'take':
      return `${name} takes the headquarters along.`;
    case 'target':
      return `${name} in ${placeName(table.counters[inHand]!.place)} is to be raided. The enemy is not told.`;
    case 'escape':
      return `${name} leaves the system.`;
    case 'scout':
      return `${name} reconnoitres ${order.at}.`;
    case 'raze':
      return `${name} is removed.`;
    default:
      return `${name} goes to ${to}.`;
  }
}
