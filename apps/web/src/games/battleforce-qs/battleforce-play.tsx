import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { Event } from '@ironfield/battleforce-qs/events.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { Order } from '@ironfield/battleforce-qs/orders.ts';
import { GONE } from '@ironfield/battleforce-qs/state.ts';
import { cellOf } from '@ironfield/hex/board.ts';
import type { View } from '@ironfield/kernel/game.ts';
import { useMemo, useState } from 'react';
import { useRuler } from '../../board/ruler.ts';
import { RulerReading, RulerTool } from '../../board/ruler-parts.tsx';
import { CoachBubble, CoachSwitch } from '../../coach/coach-bubble.tsx';
import type { Highlight } from '../../coach/highlight.ts';
import { useCoach } from '../../coach/use-coach.ts';
import { useLookAt } from '../../coach/use-look-at.ts';
import { useDraft } from '../../order/use-draft.ts';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { Frame } from '../../table/frame.tsx';
import type { PlayProps } from '../../table/game-views.ts';
import { LessonGuide } from '../../table/lesson-guide.tsx';
import type { LogLine } from '../../table/playback.ts';
import { useShortcuts } from '../../table/shortcuts.ts';
import { WatchBar } from '../../table/watch-bar.tsx';
import { AttackPlanner } from './attack-planner.tsx';
import { BattleMap } from './battle-map.tsx';
import { hints } from './coach/hints.ts';
import { momentOf, situationOf } from './coach/situation.ts';
import { DecideBar } from './decide-bar.tsx';
import { Forces } from './forces.tsx';
import { firstGame } from './lesson/first-game.ts';
import { mapMarks } from './map-marks.ts';
import './battleforce.css';
import type { Plan, Table } from './plan.ts';
import * as planning from './plan.ts';
import { questionIn } from './question.ts';
import { measure } from './ruler.ts';
import { UnitSheet } from './sheet.tsx';

const PHASES = ['setup', 'initiative', 'movement', 'combat', 'end'] as const;
const PHASE_NAMES = ['Set-up', 'Initiative', 'Movement', 'Combat', 'End'];
const NO_LIMIT = 100;
const NOTHING: Highlight = {};

export function BattleforcePlay({ game, model }: PlayProps) {
  const { snapshot, menu, session } = model;
  const table = snapshot.view.table as Table;
  const field = battlefieldOf(table.setup);
  const { board } = field;
  const question = useMemo(() => questionIn(menu), [menu]);
  const [looked, setLooked] = useState<number | null>(null);
  const [pointed, setPointed] = useState(-1);
  const [line, setLine] = useState<LogLine | null>(null);
  const [lessonPoints, setLessonPoints] = useState<Highlight | null>(null);
  const {
    draft: plan,
    // Until the player begins to plan, the map still shows what happened last.
    isTouched,
    change: setPlan,
  } = useDraft<Plan>(
    model,
    question,
    () => planning.firstPlan(question, field),
    () => setLooked(null),
  );

  const { complain } = model;
  const change = (next: Plan | null) => next && setPlan(next);
  const ask = (order: Order) => complain(model.whyNot(order));
  const commit = () => {
    const order = planning.orderOf(plan, question);
    if (order && menu) model.submit(order);
  };
  const suggest =
    session.suggest && question && question.kind !== 'choice'
      ? async () => {
          const order = await session.suggest?.();
          if (!order) return;
          setLooked(null);
          change(planning.planFrom(order as Order, plan, field));
        }
      : undefined;
  const back = question ? planning.stepBack(plan) : null;

  const chooseUnit = (unit: number) => {
    setLooked(unit);
    if (question?.kind === 'placement' && question.units.has(unit)) change(planning.takeInHand(plan, unit));
    else if (question?.kind === 'attacks' && field.seatOf[unit] === snapshot.viewer)
      change(planning.takeInHand(plan, unit));
  };

  /** Why the hex cannot be chosen, and if there is one of our Units in it, why that cannot be given orders. */
  const askAbout = (cell: number) => {
    const to = board.number[cell]!;
    const unit = table.units.findIndex((each) => each.hex === cell);
    const isOwn = unit >= 0 && field.seatOf[unit] === snapshot.viewer;
    if (question?.kind === 'counter') {
      if (!question.hexes.has(to)) void ask({ type: 'place', to });
    } else if (question?.kind === 'placement') {
      const asked = isOwn && !question.units.has(unit) ? unit : plan.unit;
      if (asked !== null && !question.units.get(asked)?.hexes.has(to))
        void ask({ type: question.type, unit: asked, to, facing: 0 });
    } else if (question?.kind === 'attacks' && unit >= 0 && !isOwn) askAboutTarget(unit);
  };

  const choose = (cell: number, isByKey: boolean) => {
    const hex = board.number[cell]!;
    const unit = table.units.findIndex((each) => each.hex === cell);
    if (ruler.ends) ruler.choose(cell);
    else if (isByKey && hex === plan.to) commit();
    else if (
      question?.kind === 'placement' &&
      plan.unit !== null &&
      question.units.get(plan.unit)?.hexes.has(hex)
    )
      change(planning.planHex(plan, field, table, hex));
    else if (question?.kind === 'counter' && question.hexes.has(hex)) change({ ...plan, to: hex });
    else if (question?.kind === 'attacks' && unit >= 0 && field.seatOf[unit] !== snapshot.viewer)
      chooseTarget(unit);
    else {
      if (unit >= 0) chooseUnit(unit);
      if (unit < 0 || field.seatOf[unit] === snapshot.viewer) askAbout(cell);
    }
  };

  const chooseTarget = (enemy: number) => {
    if (!question || plan.unit === null) return;
    const planned = planning.planUnitAttack(plan, question, field, enemy);
    if (planned) return change(planned);
    setLooked(enemy);
    askAboutTarget(enemy);
  };

  /** Why the Unit in hand cannot attack another. */
  const askAboutTarget = (enemy: number) => {
    if (!question || plan.unit === null || planning.planUnitAttack(plan, question, field, enemy)) return;
    const isLeft = (element: number) => !table.elements[element]!.effects.destroyed;
    const attacker = plan.attacker ?? field.elementsOf[plan.unit]!.find(isLeft);
    const target = field.elementsOf[enemy]!.find(isLeft);
    if (attacker !== undefined && target !== undefined)
      void ask({ type: 'declare', attacks: [{ attacker, target }] });
  };

  const intent = useMemo(() => planning.intentOf(plan, question), [plan, question]);
  const situation = useMemo(
    () => situationOf(snapshot.view as unknown as View<BattleforceQs>, menu, intent),
    [snapshot.view, menu, intent],
  );
  const coach = useCoach(hints, situation, situation ? momentOf(situation) : '');

  const highlight = lessonPoints ?? coach.advice?.highlight ?? NOTHING;
  useLookAt(highlight);

  const isWatching = model.pending > 0;
  const focus = plan.unit === null ? undefined : table.units[plan.unit]!.hex;
  const ruler = useRuler({
    start: focus ?? -1,
    pointed,
    measure: (from, to) => measure(field, from, to),
  });
  const stepBack = back ? () => change(back) : undefined;
  useShortcuts({
    Enter: isWatching ? model.skip : commit,
    ' ': isWatching ? model.step : undefined,
    Escape: isWatching ? model.skip : ruler.ends ? ruler.toggle : stepBack,
    q: plan.to !== null ? () => change(planning.turn(plan, -1)) : undefined,
    e: plan.to !== null ? () => change(planning.turn(plan, 1)) : undefined,
    s: suggest && (() => void suggest()),
    r: ruler.toggle,
  });

  const events = (line ? [line] : isTouched ? [] : model.active).map(({ event }) => event as Event);
  const marks = mapMarks({
    field,
    table,
    plan,
    question,
    pointed,
    measured: ruler.measured,
    highlight,
    events,
  });
  const own = field.unitsOf[snapshot.viewer === 1 ? 1 : 0]!;
  const ownCells = own.map((unit) => table.units[unit]!.hex).filter((hex) => hex >= 0);
  const shown = looked ?? plan.unit ?? own.find((unit) => table.units[unit]!.hex !== GONE) ?? own[0]!;
  const turnLimit = field.turnLimit < NO_LIMIT ? ` of ${field.turnLimit}` : '';

  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={{
          turn: table.turn === 0 ? 'Before the battle' : `Turn ${table.turn}${turnLimit}`,
          phases: table.turn === 0 ? PHASE_NAMES : PHASE_NAMES.slice(1),
          current: PHASES.indexOf(table.phase) - (table.turn === 0 ? 0 : 1),
        }}
        onLine={setLine}
        forces={
          <>
            <Forces
              field={field}
              table={table}
              viewer={snapshot.viewer}
              shown={shown}
              ready={marks.ready}
              onUnit={chooseUnit}
            />
            <CoachSwitch coach={coach} />
          </>
        }
        map={
          <BattleMap
            field={field}
            table={table}
            marks={marks}
            focus={focus}
            start={ownCells.length > 0 ? ownCells : marks.reach}
            nameOf={(cell) => hexName(cell)}
            onChoose={choose}
            onPoint={setPointed}
            onAsk={askAbout}
            memory={snapshot.summary.id}
            onFacing={(facing) => change({ ...plan, facing })}
            tools={<RulerTool ruler={ruler} />}
          />
        }
        guide={
          <LessonGuide
            game={game}
            model={model}
            lesson={firstGame}
            onShow={(order) => change(planning.planFrom(order, plan, field))}
            onHighlight={setLessonPoints}
          >
            <CoachBubble coach={coach} game={game} />
          </LessonGuide>
        }
        sheet={
          <UnitSheet
            field={field}
            table={table}
            unit={shown}
            planFor={(element) => {
              const attacker = question?.kind === 'attacks' ? question.attackers.get(element) : undefined;
              return (
                attacker && (
                  <AttackPlanner
                    field={field}
                    attacker={attacker}
                    planned={plan.attacks.get(element)}
                    isInHand={plan.attacker === element}
                    onPlan={(attack) => change(planning.planAttack(plan, element, attack))}
                    onTakeInHand={() => change({ ...plan, unit: field.unitOf[element]!, attacker: element })}
                  />
                )
              );
            }}
          />
        }
        reading={ruler.ends && <RulerReading game={game} ruler={ruler} />}
        bar={
          question && !isWatching ? (
            <DecideBar
              game={game}
              model={model}
              field={field}
              question={question}
              plan={plan}
              pointed={pointed >= 0 ? board.number[pointed]! : null}
              onUndo={back ? () => change(back) : undefined}
              onSuggest={suggest && (() => void suggest())}
              onTurn={(steps) => change(planning.turn(plan, steps))}
              onCommit={commit}
            />
          ) : (
            <WatchBar model={model} />
          )
        }
      />
    </RulebookContext>
  );

  function hexName(cell: number): string {
    const unit = table.units.findIndex(({ hex }) => hex === cell);
    const words =
      unit >= 0
        ? [`${field.unitSheets[unit]!.name} of ${table.setup.forces[field.seatOf[unit]!]!.name}`]
        : [];
    if (marks.reach.has(cell)) words.push('can be chosen');
    if (plan.to !== null && cellOf(board, plan.to) === cell) words.push('planned');
    return words.join(', ');
  }
}
