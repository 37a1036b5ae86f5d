import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { lineKey } from '../board/map-lines.tsx';
import { RulerReading, RulerTool } from '../board/ruler-parts.tsx';
import { CoachBubble, CoachSwitch } from '../coach/coach-bubble.tsx';
import type { Highlight } from '../coach/highlight.ts';
import { useLookAt } from '../coach/use-look-at.ts';
import type { Entry } from '../order/draft.ts';
import { OrderBar, type SecondOrder } from '../order/order-bar.tsx';
import { orderKeys } from '../order/order-keys.ts';
import { PlanAllButton } from '../order/plan-all-button.tsx';
import { RulebookContext } from '../rules/rulebook-context.ts';
import { Frame } from '../table/frame.tsx';
import { useGameCoach } from '../table/game-coach.ts';
import type { PlayProps } from '../table/game-views.ts';
import { LessonGuide } from '../table/lesson-guide.tsx';
import type { LogLine } from '../table/playback.ts';
import type { TableModel } from '../table/table-model.ts';
import { Icon } from '../ui/icons.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import { ActionPicker } from './action-picker.tsx';
import { idleOrders } from './actions.ts';
import { attacksOn, attackWords } from './aiming.ts';
import type { ArmChips as Chips } from './arm-chips.tsx';
import type { FireSum as Sum } from './fire-sum.tsx';
import type { HexGame } from './hex-game.ts';
import { wordsIn } from './hex-words.ts';
import { MoveWords } from './move-words.tsx';
import { isStuckIn } from './moving.ts';
import type { OrderFields } from './order-fields.ts';
import { PanelTabs, type Tab } from './panel-tabs.tsx';
import type { PlanPanel as Plan } from './plan-panel.tsx';
import { hasPlanPanel } from './plan-rest.ts';
import { Strips } from './strips.tsx';
import type { SummaryCard as Card } from './summary-card.tsx';
import { TableMap, type TableMarks } from './table-map.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { type DeskUse, useDesk } from './use-desk.ts';
import type { Lance } from './use-lance.ts';
import { useMarks } from './use-marks.ts';
import { useOnlyOrder } from './use-only-order.ts';
import { useResolution } from './use-resolution.ts';
import { useScars } from './use-scars.ts';
import { WayPicker } from './way-picker.tsx';

const NO_HIGHLIGHT: Highlight = {};

/** Beside the map there is no room for all at once. On phones one thing comes after the other; see table.css. */
const LOW = '(min-width: 861px) and (min-height: 501px) and (max-height: 859px)';

// Nobody attacks before the first move: what it takes is fetched meanwhile.
const PlanPanel = lazy(async () => ({
  default: (await import('./plan-panel.tsx')).PlanPanel,
})) as typeof Plan;
const TargetCard = lazy(async () => ({ default: (await import('./target-card.tsx')).TargetCard }));
const SummaryCard = lazy(async () => ({
  default: (await import('./summary-card.tsx')).SummaryCard,
})) as typeof Card;
const ArmChips = lazy(async () => ({ default: (await import('./arm-chips.tsx')).ArmChips })) as typeof Chips;
const FireSum = lazy(async () => ({ default: (await import('./fire-sum.tsx')).FireSum })) as typeof Sum;

interface HexPlayProps<G extends GameTypes> extends PlayProps {
  readonly hex: HexGame<G>;
}

/** The table of any hex game that says what it brings. */
export function HexPlay<G extends GameTypes>({ hex, game, model }: HexPlayProps<G>) {
  const isGiven = useOnlyOrder(hex, model);
  const desk = useDesk(hex, model, isGiven);
  const { table, board, units, ordering, moving, ruler, inHand, shown, pointed } = desk;
  const names: OrderFields = hex.fields;
  const [line, setLine] = useState<LogLine | null>(null);
  /** A number on the map that explains itself. */
  const [asked, setAsked] = useState<string | null>(null);
  const [lessonPoints, setLessonPoints] = useState<Highlight | null>(null);
  const coach = useGameCoach(game, hex.coach, ordering, model);
  const highlight = lessonPoints ?? coach.advice?.highlight ?? NO_HIGHLIGHT;
  useLookAt(highlight);
  useTableKeys(hex, desk, model, asked === null ? undefined : () => setAsked(null));

  const { past, putAway } = useResolution(hex, model, ordering.isTouched || desk.isWheelOpen);
  const happened = useMemo(
    () => model.log.flatMap(({ event, isTakenBack }) => (isTakenBack ? [] : [event as G['Event']])),
    [model.log],
  );
  const scars = useScars(hex, table, happened);
  const [sought, setSought] = useState<string | null>(null);
  const drawn = useMarks(
    hex,
    desk,
    line ? [line] : ordering.isTouched ? [] : model.active,
    highlight,
    model.pending > 0,
  );
  const marks: TableMarks = { ...drawn, scars };
  const attacksIn = (cell: number) => {
    const enemy = units.findIndex((unit) => unit.cell === cell && unit.side !== units[inHand ?? -1]?.side);
    // Who plans for a whole side has the numbers beside the map.
    const isMeant = ordering.full[names.unit] !== undefined;
    const isShown = isMeant && ordering.menu && inHand !== null && enemy >= 0;
    return isShown ? attacksOn(names, ordering.menu, ordering.full, enemy) : [];
  };
  const nameOf = (cell: number) => {
    const chosen = marks.reach.has(cell) && 'can be chosen';
    const planned = [moving.plan?.cell, ...marks.chosen.map((each) => each.cell)].includes(cell) && 'planned';
    const attacks = attacksIn(cell).map((attack) => attackWords(attack, hex.chanceOf));
    return [wordsIn(hex, table, units, cell), chosen, planned, ...attacks].filter(Boolean).join(', ');
  };
  // Only while it is there: a line that goes says nothing of it.
  const about = marks.lines.find((each) => each.about && lineKey(each) === asked);
  const aboutCell = about?.to ?? pointed;
  const attacks = about?.about?.() ?? (ruler.ends ? [] : attacksIn(pointed));
  const ownCells = units.flatMap(({ side, cell }) => (side === desk.own && cell >= 0 ? [cell] : []));
  const focus = units[shown]?.cell ?? -1;
  const hasPlan = hasPlanPanel({ hex, desk });
  const tabs: readonly Tab[] = [
    ...(hasPlan ? (['plan'] as const) : []),
    'sheet',
    ...(hex.Record ? (['record'] as const) : []),
  ];
  const tab = desk.tab === 'plan' && !hasPlan ? 'sheet' : desk.tab;
  const isFiring = desk.gunnery !== null && !desk.actions.some(({ type }) => type === ordering.form?.type);
  const isGoing = moving.way?.type === ordering.form?.type;
  // Where something can be turned once it is planned, the buttons are there before: nothing moves for them.
  const isPlaced = names.facing !== undefined && (moving.ways.length > 0 || desk.turning?.isTwist === false);
  const here = units[inHand ?? -1]?.cell;
  const isTurn = moving.plan?.cell === here;
  // Whoever cannot go anywhere is told what it can do: "Stand up or turn".
  const isStuck = !moving.plan && isStuckIn(here, moving.ways);
  const posture = desk.actions.find(({ type }) => hex.postures?.includes(type));
  const onTheSpot = posture ? `${posture.label} or turn` : 'Turn';
  const goWords = isTurn ? 'Turn' : isStuck ? onTheSpot : moving.way?.label;
  const bubble = hex.coach && <CoachBubble coach={coach} game={game} />;

  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={hex.phases(table, model.snapshot.view.question)}
        onLine={setLine}
        sought={sought}
        strips={<Strips hex={hex} desk={desk} lit={marks.lit} harm={marks.harm} />}
        map={
          <>
            <TableMap
              hex={hex}
              table={table}
              units={units}
              marks={marks}
              home={moving.plan?.cell ?? units[inHand ?? shown]?.cell ?? -1}
              focus={focus >= 0 ? focus : undefined}
              asked={focus < 0 ? marks.reach : undefined}
              start={ownCells.length > 0 ? ownCells : marks.reach}
              overlay={hex.Overlay && <hex.Overlay desk={desk} />}
              nameOf={nameOf}
              onChoose={desk.choose}
              onPoint={desk.point}
              onAsk={desk.ask}
              onAbout={(each) => setAsked(each && lineKey(each))}
              finder={desk.finder}
              memory={model.snapshot.summary.id}
              tools={
                <>
                  <RulerTool ruler={ruler} />
                  {hex.numbersOn && (
                    <button
                      type="button"
                      className="button"
                      aria-pressed={desk.hasThreats}
                      aria-label="Threats"
                      title="Who can hit whom from here, and all that is declared (V)"
                      onClick={desk.toggleThreats}
                    >
                      <Icon name="aim" />
                    </button>
                  )}
                  {hex.layers?.(table).map(({ id, name, icon }) => (
                    <button
                      key={id}
                      type="button"
                      className="button"
                      aria-pressed={desk.layers.has(id)}
                      aria-label={name}
                      title={name}
                      onClick={() => desk.toggleLayer(id)}
                    >
                      <Icon name={icon} />
                    </button>
                  ))}
                  {hex.coach && <CoachSwitch coach={coach} />}
                </>
              }
            />
            {hex.Beside && (
              <div className="map-beside">
                <hex.Beside desk={desk} />
              </div>
            )}
            {attacks.length > 0 && (
              <Suspense>
                <TargetCard
                  title={`${units[inHand!]?.name} at the ${units.find(({ cell }) => cell === aboutCell)?.name}`}
                  attacks={attacks}
                  chanceOf={hex.chanceOf}
                  place={`${board.col[aboutCell] > board.width / 2 ? 'left' : 'right'} ${board.row[aboutCell] < board.height / 2 ? 'low' : ''}`}
                />
              </Suspense>
            )}
          </>
        }
        guide={
          <>
            {hex.lesson ? (
              <LessonGuide
                game={game}
                model={model}
                lesson={hex.lesson}
                onShow={(order) => ordering.turnTo(order.type, order as unknown as Entry)}
                onHighlight={setLessonPoints}
              >
                {bubble}
              </LessonGuide>
            ) : (
              bubble
            )}
            {past.length > 0 && (
              <Suspense>
                <SummaryCard
                  hex={hex}
                  table={table}
                  past={past}
                  isBrief={coach.advice !== null && window.matchMedia(LOW).matches}
                  onClose={putAway}
                  onLine={({ id }) => {
                    setSought(id);
                    putAway();
                  }}
                />
              </Suspense>
            )}
          </>
        }
        sheet={
          <>
            {tabs.length > 1 && <PanelTabs tabs={tabs} tab={tab} onTab={desk.setTab} />}
            {tab === 'plan' && (
              <Suspense>
                <PlanPanel hex={hex} desk={desk} />
              </Suspense>
            )}
            {tab === 'sheet' && <hex.Sheet desk={desk} />}
            {tab === 'record' && hex.Record && (
              <hex.Record desk={desk} onClose={() => desk.setTab('sheet')} />
            )}
          </>
        }
        sheetName={tab === 'plan' ? 'Plan' : 'Sheet'}
        reading={ruler.ends && <RulerReading game={game} ruler={ruler} />}
        bar={
          <OrderBar
            isGiven={isGiven}
            game={game}
            model={model}
            ordering={ordering}
            label={wholeWords(desk) ?? hex.commitWords?.(desk) ?? (isGoing ? goWords : undefined)}
            isFinal={hex.final?.includes(ordering.form?.type ?? '')}
            seconds={secondsOf(hex, desk)}
            onCommit={desk.commit}
            caution={desk.caution}
            instead={
              isForMany(desk.lance) && (
                <PlanAllButton isThinking={desk.lance.isThinking} onPlan={desk.lance.planAll} />
              )
            }
            nameAnswer={hex.nameAnswer}
            text={
              isFiring ? (
                <Suspense>
                  <FireSum hex={hex} desk={desk} />
                </Suspense>
              ) : (
                (hex.planWords?.(desk) ?? <MoveWords hex={hex} desk={desk} />)
              )
            }
            tools={
              <>
                <WayPicker moving={moving} />
                <ActionPicker hex={hex} desk={desk} />
                {isPlaced && <TurnButtons turning={desk.turning} />}
                {isFiring && (
                  <Suspense>
                    <ArmChips hex={hex} desk={desk} />
                  </Suspense>
                )}
              </>
            }
          />
        }
      />
    </RulebookContext>
  );
}

/** What lets a chance go by, for one unit or for all of them; and what gives all that is planned. */
function secondsOf<G extends GameTypes>(hex: HexGame<G>, desk: DeskUse<G>): SecondOrder[] {
  const { ordering, inHand, lance, holding } = desk;
  const one = idleOrders(hex, ordering, inHand);
  const all = holding
    ? one.slice(0, 1).map(({ order }) => ({
        label: `${holding.label}: all ${holding.orders.size}`,
        title: 'Nobody can hit anybody (H)',
        order,
        act: () => lance.giveAll(holding.orders),
      }))
    : [];
  const { commitAll } = lance;
  const planned =
    commitAll && !lance.isWhole
      ? [
          {
            label: `All ${lance.kept.size + 1} planned`,
            title: 'Gives all that is planned, one order after the other (Shift+Enter)',
            order: { ...ordering.full, type: ordering.form!.type },
            act: commitAll,
          },
        ]
      : [];
  return [...planned, ...one, ...all];
}

const wholeWords = <G extends GameTypes>({ lance, ordering }: DeskUse<G>): string | undefined =>
  lance.isWhole && ordering.isComplete ? `All ${lance.kept.size + 1} as planned` : undefined;

const isForMany = ({ planAll, isThinking }: Lance): boolean => planAll !== undefined || isThinking;

function useTableKeys<G extends GameTypes>(
  hex: HexGame<G>,
  desk: DeskUse<G>,
  model: TableModel,
  closeNote: (() => void) | undefined,
): void {
  const { units, own, moving, ruler, tab, setTab, gunnery, strikes, turning } = desk;
  const keys = orderKeys(model, { ...desk.ordering, commit: desk.confirm });
  const step = (by: number) => {
    const all = units
      .map((_, unit) => unit)
      .toSorted((a, b) => Number(units[b].side === own) - Number(units[a].side === own));
    desk.chooseUnit(all[(all.indexOf(desk.stepsFrom) + by + all.length) % all.length]);
  };
  useShortcuts({
    ...keys,
    Escape:
      (ruler.ends && ruler.toggle) ||
      closeNote ||
      (desk.isWheelOpen && (() => desk.openWheel(false))) ||
      (tab === 'record' && (() => setTab('sheet'))) ||
      keys.Escape,
    q: turning ? () => turning.turn(-1) : undefined,
    e: turning ? () => turning.turn(1) : undefined,
    r: ruler.toggle,
    ...(model.pending > 0 || !desk.ordering.menu ? {} : planKeys(desk)),
    a: desk.inHand === null ? undefined : () => desk.openWheel(!desk.isWheelOpen),
    v: hex.numbersOn && desk.toggleThreats,
    ...Object.fromEntries(
      gunnery || strikes.length > 0
        ? desk.enemies.map((enemy, index) => [String(index + 1), () => desk.aimAt(enemy)])
        : moving.ways.map(({ name }, index) => [String(index + 1), () => moving.goBy(name)]),
    ),
    n: () => step(1),
    p: () => step(-1),
    f: hex.Record && (() => setTab(tab === 'record' ? 'sheet' : 'record')),
  });
}

/** For several units at once, and for several shots. */
function planKeys<G extends GameTypes>({ lance, holding, gunnery, ordering }: DeskUse<G>) {
  return {
    o: lance.planAll ?? (ordering.suggest && (() => ordering.suggest?.())),
    h: holding ? () => lance.giveAll(holding.orders) : undefined,
    k: gunnery?.keepLikely,
    'Shift+Enter': lance.commitAll,
  };
}
