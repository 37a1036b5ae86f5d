import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Tab } from '../../desk/desk-state.ts';
import { hasPlanPanel } from '../desk/plan-rest.ts';
import type { DeskUse } from '../desk/use-desk.ts';
import type { HexGame } from '../hex-game.ts';
import { PanelTabs } from '../panels/panel-tabs.tsx';
import type { PlanPanel as Plan } from '../panels/plan-panel.tsx';

const PlanPanel = lazy(async () => ({
  default: (await import('../panels/plan-panel.tsx')).PlanPanel,
})) as typeof Plan;

interface SheetUse<G extends GameTypes> {
  readonly hex: HexGame<G>;
  readonly desk: DeskUse<G>;
}

/** The tabs beside the map, and the open one. */
export function tabsOf<G extends GameTypes>(
  use: SheetUse<G>,
): {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
} {
  const hasPlan = hasPlanPanel(use);
  const tabs: readonly Tab[] = [
    ...(hasPlan ? (['plan'] as const) : []),
    'sheet',
    ...(use.hex.Record ? (['record'] as const) : []),
  ];
  return { tabs, tab: use.desk.tab === 'plan' && !hasPlan ? 'sheet' : use.desk.tab };
}

interface SheetSlotProps<G extends GameTypes> extends SheetUse<G> {
  /** The part before all others. */
  readonly first: ReactNode;
}

export function SheetSlot<G extends GameTypes>({ hex, desk, first }: SheetSlotProps<G>) {
  const { tabs, tab } = tabsOf({ hex, desk });
  return (
    <>
      {first}
      {tabs.length > 1 && <PanelTabs tabs={tabs} tab={tab} onTab={desk.setTab} />}
      {tab === 'plan' && (
        <Suspense>
          <PlanPanel hex={hex} desk={desk} />
        </Suspense>
      )}
      {tab === 'sheet' && <hex.Sheet desk={desk} />}
      {tab === 'record' && hex.Record && <hex.Record desk={desk} onClose={() => desk.setTab('sheet')} />}
    </>
  );
}
