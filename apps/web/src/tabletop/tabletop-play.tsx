import type { GameTypes, View } from '@ironfield/kernel/play/game.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { OrderBar } from '../order/order-bar.tsx';
import { PlanAllButton } from '../order/plan-all-button.tsx';
import { RulebookContext } from '../rules/rulebook-context.ts';
import { Frame } from '../table/frame.tsx';
import type { PlayProps } from '../table/game-views.ts';
import { Guide, useGuide } from '../table/guide/guide.tsx';
import type { LogLine } from '../table/playback.ts';
import type { TableModel } from '../table/table-model.ts';
import { plural } from '../ui/words/plural.ts';
import { PlanPanel } from './panels/plan-panel.tsx';
import { CourseInSheet, PlanTools, RareActions } from './panels/plan-tools.tsx';
import { PlanWords } from './panels/plan-words.tsx';
import { Strips } from './panels/strips.tsx';
import { DANGER, RANGES, SIGHTS } from './slots/map-buttons.tsx';
import { MapSlot } from './slots/map-slot.tsx';
import { useInchDanger } from './slots/use-inch-danger.tsx';
import { useSeen } from './slots/use-seen.ts';
import type { TabletopGame } from './tabletop-game.ts';
import type { Plan } from './use-plan.ts';
import { type TableRuler, useTableRuler } from './use-ruler.ts';
import { useSelfEvident } from './use-self-evident.ts';
import { useTableKeys } from './use-table-keys.ts';
import { type TabletopDesk, useTabletopDesk } from './use-tabletop-desk.ts';

// Nobody measures before the first move.
const RulerReading = lazy(async () => ({
  default: (await import('./panels/ruler-reading.tsx')).RulerReading,
}));

interface TabletopPlayProps<G extends GameTypes> extends PlayProps {
  readonly tabletop: TabletopGame<G>;
}

/** A finger's place for the last question does not count for the next one. */
function useFingerLifted({ snapshot }: TableModel, { point }: Pick<TabletopDesk<GameTypes>, 'point'>): void {
  const { number } = snapshot.summary;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an order
  useEffect(() => {
    if (number > 0 && window.matchMedia('(pointer: coarse)').matches) point(null);
  }, [number]);
}

function useDeskRuler<G extends GameTypes>(tabletop: TabletopGame<G>, desk: TabletopDesk<G>): TableRuler {
  const { table, models, shown, pointed } = desk;
  const { at } = models[shown] ?? { at: null };
  return useTableRuler({
    start: at && { at, model: shown },
    pointed: pointed && desk.endAt(pointed.place, pointed.slack),
    measure: (from, to) => tabletop.measure(table, from, to),
  });
}

/** The table of any game without hexes that says what it brings. */
export function TabletopPlay<G extends GameTypes>({ tabletop, game, model }: TabletopPlayProps<G>) {
  const isGiven = useSelfEvident(tabletop, model);
  const desk = useTabletopDesk(tabletop, game, model);
  const { table, plan } = desk;
  const { ordering } = plan;
  const [line, setLine] = useState<LogLine | null>(null);
  useFingerLifted(model, desk);
  const ruler = useDeskRuler(tabletop, desk);
  // The plan comes after all that is settled already.
  const foreseen = { snapshot: { ...model.snapshot, view: plan.view }, menu: ordering.menu };
  const guide = useGuide({ game, model: foreseen, ordering, load: tabletop.coach });
  const look = () => desk.toggleLayer(SIGHTS);
  const sense = () => desk.toggleLayer(RANGES);
  const fear = () => desk.toggleLayer(DANGER);
  useTableKeys({ desk, model, ruler, look, sense, fear });
  const danger = useInchDanger(tabletop, desk, model.pending > 0);
  const active = line ? [line] : ordering.isTouched ? [] : model.active;
  const seen = useSeen({ tabletop, desk, ruler, highlight: guide.highlight, active });
  const { width, height } = tabletop.scene(table);
  const about = { tabletop, desk };
  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={tabletop.phases(table, model.snapshot.view.question as View<G>['question'])}
        onLine={setLine}
        strips={
          <Strips
            desk={desk}
            aspect={width / height}
            sides={tabletop.sides(table)}
            notes={tabletop.notes?.(table) ?? []}
            lit={seen.marks.models ?? []}
          />
        }
        map={
          <MapSlot
            {...about}
            danger={danger}
            game={game}
            model={model}
            ruler={ruler}
            coach={guide.coach}
            seen={seen}
          />
        }
        guide={
          <Guide
            guide={guide}
            game={game}
            model={model}
            lessons={tabletop.lessons}
            isCoached={tabletop.coach !== undefined}
            onShow={plan.show}
          />
        }
        sheet={
          <>
            {danger.inSheet}
            <CourseInSheet desk={desk} />
            <PlanPanel {...about} />
            <tabletop.Sheet desk={desk} />
          </>
        }
        reading={
          ruler.ends && (
            <Suspense>
              <RulerReading game={game} ruler={ruler} />
            </Suspense>
          )
        }
        bar={
          <OrderBar
            game={game}
            model={model}
            ordering={ordering}
            label={goWords(plan)}
            isGiven={isGiven || plan.isUnderWay}
            seconds={plan.finals}
            text={<PlanWords {...about} />}
            tools={<PlanTools {...about} />}
            instead={plan.planOn && <PlanAllButton isThinking={plan.isThinking} onPlan={plan.planOn} />}
            more={<RareActions {...about} />}
          />
        }
      />
    </RulebookContext>
  );
}

/** The label of the button that gives several orders at once. */
const goWords = ({ settled, lead, foreseen }: Plan): string | undefined =>
  settled.length > lead ? `Go: ${plural(settled.length + (foreseen ? 1 : 0), 'order')}` : undefined;
