import { battlefieldOf } from '@ironfield/classic/battlefield.ts';
import type { Event } from '@ironfield/classic/events.ts';
import type { Twist } from '@ironfield/classic/state.ts';
import type { ExpandedField } from '@ironfield/kernel/expanded-menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { useMemo, useState } from 'react';
import { useRuler } from '../../board/ruler.ts';
import { RulerReading, RulerTool } from '../../board/ruler-parts.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { Frame } from '../../table/frame.tsx';
import type { LogLine } from '../../table/playback.ts';
import { useShortcuts } from '../../table/shortcuts.ts';
import '../../order/order.css';
import { OrderBar } from '../../order/order-bar.tsx';
import { orderKeys } from '../../order/order-keys.ts';
import { OrderPanel } from '../../order/order-panel.tsx';
import { usePointing } from '../../order/pointing.ts';
import { piecesOn } from '../../order/table-shape.ts';
import { useOrder } from '../../order/use-order.ts';
import type { PlayProps } from '../../table/game-views.ts';
import { ClassicMap, type MapMarks } from './classic-map.tsx';
import { marksOf } from './event-marks.ts';
import { Forces } from './forces.tsx';
import { hexWords } from './hex-words.ts';
import { shortNames } from './mech/names.ts';
import { choicesOf } from './move-plan.ts';
import { PanelTabs, type Tab } from './panel-tabs.tsx';
import { PlanWords } from './plan-words.tsx';
import { RecordDock } from './record-dock.tsx';
import { measure } from './ruler.ts';
import type { Table } from './table.ts';
import { TargetCard } from './target-card.tsx';
import { attacksOn, attackWords, forwardArc, heatToCome, plannedLines, shotsFrom } from './targets.ts';
import { GO, PHASES, SETTING_UP } from './text.ts';
import { UnitSheet } from './unit-sheet.tsx';
import { useMoving } from './use-moving.ts';
import { WayPicker } from './way-picker.tsx';

const STEPS = ['initiative', 'movement', 'weapon', 'physical', 'heat', 'end'] as const;
const NO_CELLS: ReadonlySet<number> = new Set();

export function ClassicPlay({ game, model }: PlayProps) {
  const { snapshot, complain } = model;
  const table = snapshot.view.table as Table;
  const field = battlefieldOf(table);
  const { board } = field;
  const [looked, setLooked] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('orders');
  const [pointed, setPointed] = useState(-1);
  const [line, setLine] = useState<LogLine | null>(null);
  const ordering = useOrder(model, () => {
    setLooked(null);
    setTab((now) => (now === 'record' ? now : 'orders'));
  });
  const { menu, form, full, isTouched } = ordering;
  const pieces = useMemo(() => piecesOn(board, game.pieces?.(table) ?? []), [board, game, table]);
  const pointing = usePointing(board, pieces, ordering);

  const own = typeof snapshot.viewer === 'number' ? (table.setup.seats[snapshot.viewer]?.side ?? 0) : 0;
  const inHand = menu && typeof full.unit === 'number' ? full.unit : null;
  const shown = looked ?? inHand ?? firstLeft();
  const isFiring = form?.type === 'fire' || form?.type === 'hold';
  const twist = isFiring ? (full.twist as Twist) : null;
  const arc = useMemo(
    () => (inHand !== null && twist !== null ? forwardArc(field, table, inHand, twist) : NO_CELLS),
    [field, table, inHand, twist],
  );
  const ready = useMemo(() => new Set(menu?.orders.flatMap(({ fields }) => unitsIn(fields)) ?? []), [menu]);
  const heat = heatToCome(field, table, shown, full);

  /** The first kind of order there is for a 'Mech, with nothing planned yet. */
  const beginWith = (unit: number) => {
    const first = menu?.orders.find(({ fields }) => unitsIn(fields).includes(unit));
    if (first) ordering.turnTo(first.type, { unit });
  };
  const isUnderWay = snapshot.view.question?.step === 'movement/continue';
  const moving = useMoving(field, table, ordering, inHand, isUnderWay, beginWith);
  const { ways, way, plan } = moving;

  /** Takes a 'Mech in hand if it may be given orders, and shows its sheet. */
  const chooseUnit = (unit: number) => {
    setLooked(unit);
    if (!ready.has(unit)) setTab((now) => (now === 'orders' ? 'sheet' : now));
    else if (unit !== inHand) beginWith(unit);
  };
  const choose = (cell: number, isByKey: boolean) => {
    const unit = table.units.findIndex(({ hex }) => hex === cell);
    if (ruler.ends) ruler.choose(cell);
    else if (isByKey && plan?.cell === cell) ordering.commit();
    else if (moving.goTo(cell)) setLooked(null);
    else if (ready.has(unit) && unit !== inHand) chooseUnit(unit);
    else if (pointing.choose(cell, isByKey)) setLooked(null);
    else if (unit >= 0) chooseUnit(unit);
    else ask(cell);
  };
  /** Why a hex cannot be chosen. */
  const ask = (cell: number) => {
    const { farthest } = moving;
    if (!farthest) pointing.ask(cell);
    else if (!ways.some(({ hexes }) => hexes.has(cell)))
      complain(
        model.whyNot({
          type: farthest.type,
          ...farthest.entry,
          to: board.number[cell],
          facing: 0,
        } as CoreOrder),
      );
  };

  const ruler = useRuler({
    start: table.units[shown]?.hex ?? -1,
    pointed,
    measure: (from, to) => measure(field, table, from, to),
  });
  const { measured } = ruler;
  const keys = orderKeys(model, ordering);
  const steps = (by: number) => {
    const all = [...field.unitsOf[own]!, ...field.unitsOf[1 - own]!];
    chooseUnit(all[(all.indexOf(shown) + by + all.length) % all.length]!);
  };
  useShortcuts({
    ...keys,
    Escape: ruler.ends ? ruler.toggle : tab === 'record' ? () => setTab('sheet') : keys.Escape,
    q: plan ? () => moving.turn(-1) : undefined,
    e: plan ? () => moving.turn(1) : undefined,
    r: ruler.toggle,
    ...Object.fromEntries(ways.map(({ name }, index) => [String(index + 1), () => moving.goBy(name)])),
    n: () => steps(1),
    p: () => steps(-1),
    f: () => setTab(tab === 'record' ? 'sheet' : 'record'),
  });

  const shownEvents = (line ? [line] : isTouched ? [] : model.active).map(({ event }) =>
    marksOf(table, event as Event),
  );
  const enemyIn = (cell: number) =>
    table.units.findIndex(
      ({ hex }, unit) => hex === cell && inHand !== null && field.sideOf[unit] !== field.sideOf[inHand],
    );
  const attacksIn = (cell: number) => {
    const target = enemyIn(cell);
    return menu && target >= 0 ? attacksOn(menu, full, target) : [];
  };
  const attacks = ruler.ends ? [] : attacksIn(pointed);

  const marks: MapMarks = {
    reach: way?.cells ?? pointing.reach,
    beyond: ways.filter((each) => each !== way).map(({ cells }) => cells),
    path: shownEvents.find(({ path }) => path.length > 0)?.path ?? plan?.path ?? [],
    lines: [
      ...shownEvents.flatMap(({ lines }) => lines),
      ...(plan ? shotsFrom(field, table, plan) : []),
      ...(form && isTouched ? plannedLines(table, form.fields, full) : []),
      ...(measured ? [measured.line] : []),
    ],
    ghost: plan,
    pointed,
    inHand,
    ready,
    lit: shownEvents.flatMap(({ units }) => units),
    chosen: new Set(
      plan ? [] : pointing.chosen.filter(({ path }) => path !== 'unit').map(({ cell }) => cell),
    ),
    arc,
    inTheWay: measured?.inTheWay ?? [],
    twist,
  };
  const isSettingUp = table.turn === 0;
  const focusUnit = table.units[shown];
  const ownCells = field.unitsOf[own]!.map((unit) => table.units[unit]!.hex).filter((hex) => hex >= 0);

  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={{
          turn: isSettingUp ? 'Before the battle' : `Turn ${table.turn}`,
          phases: isSettingUp ? [SETTING_UP, ...PHASES] : PHASES,
          current: isSettingUp ? 0 : STEPS.indexOf(table.phase as (typeof STEPS)[number]),
        }}
        onLine={setLine}
        forces={
          <Forces field={field} table={table} own={own} shown={shown} ready={ready} onUnit={chooseUnit} />
        }
        map={
          <>
            <ClassicMap
              field={field}
              table={table}
              marks={marks}
              focus={focusUnit && focusUnit.hex >= 0 ? focusUnit.hex : undefined}
              start={ownCells.length > 0 ? ownCells : marks.reach}
              nameOf={(cell) =>
                [hexWords(field, table, cell), pointing.nameOf(cell), ...attacksIn(cell).map(attackWords)]
                  .filter(Boolean)
                  .join(', ')
              }
              onChoose={choose}
              onPoint={setPointed}
              onAsk={ask}
              onFacing={moving.face}
              memory={snapshot.summary.id}
              tools={<RulerTool ruler={ruler} />}
            />
            {attacks.length > 0 && (
              <TargetCard
                title={`${shortNames(field)[inHand!]} at the ${shortNames(field)[enemyIn(pointed)]}`}
                attacks={attacks}
                place={`${board.col[pointed]! > board.width / 2 ? 'left' : 'right'} ${board.row[pointed]! < board.height / 2 ? 'low' : ''}`}
              />
            )}
          </>
        }
        sheet={
          <>
            <PanelTabs tab={tab} onTab={setTab} />
            {tab === 'orders' && <OrderPanel ordering={ordering} />}
            {tab === 'sheet' && <UnitSheet field={field} table={table} unit={shown} heatToCome={heat} />}
            {tab === 'record' && (
              <RecordDock field={field} table={table} unit={shown} onClose={() => setTab('sheet')} />
            )}
          </>
        }
        reading={ruler.ends && <RulerReading game={game} ruler={ruler} />}
        bar={
          <OrderBar
            game={game}
            model={model}
            ordering={ordering}
            label={plan ? GO[plan.name] : undefined}
            text={
              <PlanWords
                field={field}
                ordering={ordering}
                plan={plan}
                mayGo={ways.length > 0}
                heat={inHand === shown ? { now: table.units[shown]!.heat, toCome: heat } : null}
              />
            }
            tools={<WayPicker ways={ways} way={way} onWay={moving.goBy} />}
          />
        }
      />
    </RulebookContext>
  );

  /** Of one's own side, the first that is still in the game. */
  function firstLeft(): number {
    const mine = field.unitsOf[own]!;
    return mine.find((unit) => table.units[unit]!.loss === null) ?? mine[0]!;
  }
}

/** The 'Mechs that a kind of order can be given to. */
const unitsIn = (fields: readonly ExpandedField[]): number[] =>
  choicesOf(fields, 'unit').map(({ value }) => value as number);
