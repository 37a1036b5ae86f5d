import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RulerTool } from '../board/ruler-parts.tsx';
import { CoachBubble, CoachSwitch } from '../coach/coach-bubble.tsx';
import type { Highlight } from '../coach/highlight.ts';
import { useLookAt } from '../coach/use-look-at.ts';
import { OrderBar } from '../order/order-bar.tsx';
import { PlanAllButton } from '../order/plan-all-button.tsx';
import { RulebookContext } from '../rules/rulebook-context.ts';
import { Frame } from '../table/frame.tsx';
import { useGameCoach } from '../table/game-coach.ts';
import type { PlayProps } from '../table/game-views.ts';
import { LessonGuide } from '../table/lesson-guide.tsx';
import type { LogLine } from '../table/playback.ts';
import { Icon } from '../ui/icons.tsx';
import { plural } from '../ui/plural.ts';
import { useCode } from '../ui/use-code.ts';
import { GroundNote } from './ground-note.tsx';
import type { TokenLook } from './model-token.tsx';
import { modelWords } from './model-words.ts';
import { InHand, Models, standingThen, TakeHandles } from './models.tsx';
import { Overlays } from './overlays.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { CourseInSheet, PlanTools, RareActions } from './plan-tools.tsx';
import { PlanWords } from './plan-words.tsx';
import { RulerReading } from './ruler-reading.tsx';
import { Strips } from './strips.tsx';
import { TableWords } from './table-words.tsx';
import type { Overlay, RulerEnd, Stand, TabletopGame } from './tabletop-game.ts';
import { TabletopMap } from './tabletop-map.tsx';
import { Trail } from './trail.tsx';
import { type TableRuler, useTableRuler } from './use-ruler.ts';
import { useSelfEvident } from './use-self-evident.ts';
import { onTableKey, useTableKeys } from './use-table-keys.ts';
import { type TabletopDesk, useTabletopDesk } from './use-tabletop-desk.ts';

interface TabletopPlayProps<G extends GameTypes> extends PlayProps {
  readonly tabletop: TabletopGame<G>;
}

const RangeWords = lazy(async () => ({ default: (await import('./range-words.tsx')).RangeWords }));

const NO_HIGHLIGHT: Highlight = {};
/** Of more lines than these only the one that is pointed at has words on it. */
const FEW = 5;
/** How much of the window is free around a model that could go anywhere. */
const AROUND = 0.35;
const KEY_WORDS = 'Arrow keys step the model in hand, Q and E turn it, N and P go from model to model';

/** The table of any game without hexes that says what it brings. */
export function TabletopPlay<G extends GameTypes>({ tabletop, game, model }: TabletopPlayProps<G>) {
  const isGiven = useSelfEvident(tabletop, model);
  const desk = useTabletopDesk(tabletop, game, model);
  const { table, models, plan, shown, inHand, ghost } = desk;
  const { number } = model.snapshot.summary;
  const [pointed, setPointed] = useState<{ readonly place: Place; readonly slack: number } | null>(null);
  const [line, setLine] = useState<LogLine | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [isSensing, setSensing] = useState(false);
  const scene = tabletop.scene(table);
  // What a finger pointed at for the last question is not meant for the next one.
  useEffect(() => {
    if (number > 0 && window.matchMedia('(pointer: coarse)').matches) setPointed(null);
  }, [number]);
  const endAt = ({ place, slack }: NonNullable<typeof pointed>): RulerEnd => desk.endAt(place, slack);
  const { at } = models[shown] ?? { at: null };
  const ruler = useTableRuler({
    start: at && { at, model: shown },
    pointed: pointed && endAt(pointed),
    measure: (from, to) => tabletop.measure(table, from, to),
  });
  const [lessonPoints, setLessonPoints] = useState<Highlight | null>(null);
  // What is planned comes after what is settled already.
  const foreseen = { snapshot: { ...model.snapshot, view: plan.view }, menu: plan.ordering.menu };
  const coach = useGameCoach(game, tabletop.coach, plan.ordering, foreseen);
  const highlight = lessonPoints ?? coach.advice?.highlight ?? NO_HIGHLIGHT;
  useLookAt(highlight);
  const bubble = tabletop.coach && <CoachBubble coach={coach} game={game} />;
  const look = () => setLooking(!isLooking);
  const sense = () => setSensing(!isSensing);
  useTableKeys({ desk, model, ruler, look, sense });
  const looker = ghost && inHand !== null ? inHand : shown;
  const stand = ghost ?? (at && { at, heading: models[shown].heading });
  const sights = isLooking && stand ? (tabletop.sights?.(table, looker, stand) ?? []) : [];
  const notes = new Map(sights.map(({ model: id, note }) => [id, note]));
  const pointedAt = pointed && desk.modelAt(pointed.place, pointed.slack);
  // Whoever is pointed at, or chosen while another one is in hand.
  const other = pointedAt ?? (shown === looker ? null : shown);
  const rangesOf = useCode(isSensing ? tabletop.ranges : undefined);
  const ranges = stand && rangesOf?.(table, looker, stand, other);
  const active = line ? [line] : plan.ordering.isTouched ? [] : model.active;
  const marks = tabletop.marks(
    table,
    active.map(({ event }) => event as G['Event']),
  );
  const draft = plan.ordering.form && {
    ...plan.ordering.full,
    type: plan.ordering.form.type,
  };
  const aims =
    draft && (plan.ordering.isTouched || desk.isPointing)
      ? tabletop.aims?.(plan.view as unknown as View<G>, inHand, draft as CoreOrder, pointed?.place ?? null)
      : undefined;
  // Whoever is aimed at has to be seen.
  const { target } = plan.ordering.full;
  const targets = typeof target === 'number' && models[target] ? [target] : [];
  const aimedAt = plan.ordering.isTouched ? targets.map((id) => models[id].at)[0] : null;
  const lookOf = (id: number): TokenLook => {
    if ([marks, aims].some((each) => each?.models?.includes(id)) || highlight.units?.includes(id))
      return 'lit';
    if (id === inHand) return ghost ? 'left' : 'in-hand';
    if (desk.ready.has(id)) return 'ready';
    return models[id].isDone ? 'done' : 'plain';
  };
  const tap = (place: Place, slack: number) => {
    setPointed({ place, slack });
    if (ruler.ends) return ruler.choose(desk.endAt(place, slack));
    const id = desk.modelAt(place, slack);
    if (id === null) desk.choosePlace(place);
    else desk.chooseModel(id);
  };
  const handled =
    desk.isMoving && inHand !== null ? withRadius(ghost ?? desk.from, models[inHand].radius) : null;
  const below: readonly Overlay[] = [
    ...(desk.isMoving ? desk.reach : []),
    ...(desk.shownOverlay?.overlays ?? []),
    ...(aims?.overlays ?? []),
    ...(ranges?.overlays ?? []),
    ...sights.map(({ line, model: id }) => (sights.length > FEW && id !== other ? withoutLabel(line) : line)),
  ];
  const above: readonly Overlay[] = [
    ...(marks.overlays ?? []),
    ...desk.lines,
    ...(ruler.reading ? [rulerLine(ruler.reading)] : []),
  ];
  const start = startOf(desk);
  // Who is aimed at and who aims are both to be seen; and before anything is planned, whomever it is asked about.
  const others = plan.ordering.isTouched
    ? inHand === null
      ? []
      : aimedAt
        ? [inHand]
        : desk.nearest
    : [...(marks.models ?? []), ...targets];
  const about = (model.menu ? others : []).flatMap((id) => models[id]?.at ?? []);
  const label =
    plan.settled.length > plan.lead
      ? `Go: ${plural(plan.settled.length + (plan.foreseen ? 1 : 0), 'order')}`
      : undefined;
  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={tabletop.phases(table, model.snapshot.view.question as View<G>['question'])}
        onLine={setLine}
        strips={
          <Strips
            desk={desk}
            aspect={scene.width / scene.height}
            sides={tabletop.sides(table)}
            notes={tabletop.notes?.(table) ?? []}
            lit={marks.models ?? []}
          />
        }
        map={
          <>
            <TabletopMap
              scene={scene}
              keyWords={KEY_WORDS}
              memory={model.snapshot.summary.id}
              options={models.map((each, id) => ({
                id: String(id),
                words: modelWords(each),
                isChosen: id === shown,
              }))}
              start={start}
              focus={aimedAt ?? ghost?.at ?? models[shown]?.at}
              free={desk.isMoving && !ghost ? AROUND : 0}
              about={about}
              onTap={tap}
              onAsk={(place, slack) => setPointed({ place, slack })}
              onPoint={(place) => setPointed(place && { place, slack: 0 })}
              onKey={onTableKey(desk)}
              tools={
                <>
                  <RulerTool ruler={ruler} />
                  {tabletop.sights && (
                    <button
                      type="button"
                      className="button"
                      aria-pressed={isLooking}
                      title="What it sees, how far off, and behind how much; dashed where it detects nobody (V)"
                      aria-label="Lines of sight"
                      onClick={look}
                    >
                      <Icon name="eye" />
                    </button>
                  )}
                  {tabletop.ranges && (
                    <button
                      type="button"
                      className="button"
                      aria-pressed={isSensing}
                      title="How near one has to come to be detected, and how far its sensors reach (W)"
                      aria-label="Detection ranges"
                      onClick={sense}
                    >
                      <Icon name="waves" />
                    </button>
                  )}
                  {tabletop.coach && <CoachSwitch coach={coach} />}
                </>
              }
            >
              <Overlays overlays={below} />
              <Models
                tabletop={tabletop}
                table={table}
                models={models}
                brought={desk.brought}
                notes={notes}
                handled={handled}
                lookOf={lookOf}
              />
              <Trail trail={desk.trail} />
              {!ruler.ends && <TakeHandles desk={desk} />}
              <InHand tabletop={tabletop} desk={desk} />
              <Overlays overlays={above} />
              <TableWords
                models={standingThen(models, desk.brought)}
                notes={notes}
                handled={handled}
                overlays={[...above, ...below]}
                trail={desk.trail}
                note={desk.cost && `${desk.cost.explanation.total} ${desk.cost.measure}`}
              />
            </TabletopMap>
            {ranges && (
              <Suspense>
                <RangeWords game={game} ranges={ranges} />
              </Suspense>
            )}
            {pointed && (
              <GroundNote
                scene={scene}
                place={pointed.place}
                words={tabletop.groundWords?.(table, pointed.place, inHand ?? shown) ?? null}
              />
            )}
          </>
        }
        guide={
          tabletop.lesson ? (
            <LessonGuide
              game={game}
              model={model}
              lesson={tabletop.lesson}
              onShow={(order) => plan.show(order)}
              onHighlight={setLessonPoints}
            >
              {bubble}
            </LessonGuide>
          ) : (
            bubble
          )
        }
        sheet={
          <>
            <CourseInSheet desk={desk} />
            <PlanPanel tabletop={tabletop} desk={desk} />
            <tabletop.Sheet desk={desk} />
          </>
        }
        reading={ruler.ends && <RulerReading game={game} ruler={ruler} />}
        bar={
          <OrderBar
            game={game}
            model={model}
            ordering={plan.ordering}
            label={label}
            isGiven={isGiven || plan.isUnderWay}
            seconds={plan.finals}
            text={<PlanWords tabletop={tabletop} desk={desk} />}
            tools={<PlanTools tabletop={tabletop} desk={desk} />}
            instead={plan.planOn && <PlanAllButton isThinking={plan.isThinking} onPlan={plan.planOn} />}
            more={<RareActions tabletop={tabletop} desk={desk} />}
          />
        }
      />
    </RulebookContext>
  );
}

const withoutLabel = ({ label: _, ...line }: Extract<Overlay, { kind: 'line' }>): Overlay => line;

const withRadius = (stand: Stand | null, radius: number) => stand && { ...stand, radius };

const rulerLine = ({ from, to, label, isBlocked }: NonNullable<TableRuler['reading']>): Overlay => ({
  kind: 'line',
  from,
  to,
  label,
  look: isBlocked ? 'blocked' : 'sight',
});

/** A small screen begins with the model in hand, one's own models, or where they may be put. */
function startOf<G extends GameTypes>({ models, own, reach, from }: TabletopDesk<G>): readonly Place[] {
  if (from) return [from.at];
  const standing = models.flatMap(({ side, at }) => (side === own && at ? [at] : []));
  if (standing.length > 0) return standing;
  return reach.flatMap((area) => (area.kind === 'area' ? area.outlines.flat() : []));
}
