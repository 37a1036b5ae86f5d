import { jobsFor } from '@ironfield/campaigns/linked/repair/jobs.ts';
import { STAGES, type Table, type Work } from '@ironfield/campaigns/linked/state.ts';
import { STAGE_NAMES } from '@ironfield/campaigns/linked/text.ts';
import type { Seat, Frame as Step } from '@ironfield/kernel/state.ts';
import { useOrder } from '../../desk/use-order.ts';
import { OrderBar } from '../../order/order-bar.tsx';
import { orderKeys } from '../../order/order-keys.ts';
import { OrderPanel } from '../../order/order-panel.tsx';
import { RulebookContext } from '../../rules/rulebook-context.ts';
import { Frame } from '../../table/frame.tsx';
import type { PlayProps } from '../../table/game-views.ts';
import type { PhaseList } from '../../table/top-bar.tsx';
import { useShortcuts } from '../../ui/keys/shortcuts.ts';
import styles from './campaign.module.css';
import { Chronicle } from './chronicle.tsx';
import { Odds } from './odds.tsx';
import { Rosters } from './rosters.tsx';

/** A campaign between its battles: rosters, the repair bay, and the chronicle. */
export function CampaignPlay({ game, model }: PlayProps) {
  const { view } = model.snapshot;
  const table = view.table as Table;
  const ordering = useOrder(model);
  useShortcuts(orderKeys(model, ordering));
  const asked = view.question as (Step & { readonly seat?: Seat; readonly work?: Work }) | null;
  const isWorking = asked?.step === 'attempt' && model.menu !== null;
  const planned = ordering.form?.type === 'repair' ? ordering.full.element : null;
  return (
    <RulebookContext value={game}>
      <Frame
        model={model}
        phases={phasesOf(table, asked, view.errand !== undefined)}
        map={
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keys
          <div className={styles.ground} data-waits={view.errand !== undefined || undefined} tabIndex={0}>
            {view.errand !== undefined && model.pending === 0 && <Odds model={model} table={table} />}
            <Rosters
              table={table}
              ready={isWorking ? jobsFor(table, asked.seat!, asked.work!) : []}
              inHand={typeof planned === 'number' ? planned : null}
              onChoose={(element) => ordering.turnTo('repair', { element }, true)}
            />
            <Chronicle table={table} />
          </div>
        }
        sheet={<OrderPanel ordering={ordering} />}
        sheetName="Order"
        bar={<OrderBar game={game} model={model} ordering={ordering} />}
      />
    </RulebookContext>
  );
}

const PHASES = ['Preparation', 'Battle', 'Wrecks', 'Repairs'];

function phasesOf(
  { battle }: Table,
  asked: { readonly work?: Work | undefined; readonly step: string } | null,
  isFought: boolean,
): PhaseList {
  const stage = STAGES[Math.min(battle, STAGES.length - 1)]!;
  const current = isFought ? 1 : asked?.work === 'save' ? 2 : asked?.work || asked?.step === 'mend' ? 3 : 0;
  return { turn: STAGE_NAMES[stage], phases: PHASES, current };
}
