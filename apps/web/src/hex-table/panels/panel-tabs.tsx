import { useLayoutEffect, useRef } from 'react';
import type { Tab } from '../../desk/desk-state.ts';
import { Segments } from '../../ui/fields/segments.tsx';
import '../hex-table.css';
import { giveKeysBack } from '../keys-back.ts';

const TABS: Readonly<Record<Tab, string>> = { plan: 'Plan', sheet: 'Sheet', record: 'Record sheet' };

interface PanelTabsProps {
  readonly tabs: readonly Tab[];
  readonly tab: Tab;
  onTab(tab: Tab): void;
}

export function PanelTabs({ tabs, tab, onTab }: PanelTabsProps) {
  const bar = useRef<HTMLDivElement>(null);
  // What comes begins at its beginning, however far down somebody had read before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useLayoutEffect(() => bar.current?.closest('[data-part="sheet-panel"]')?.scrollTo({ top: 0 }), [tab]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape, which the tabs themselves have no use for
    <div
      ref={bar}
      className="sheet-tabs-bar"
      data-part="sheet-tabs-bar"
      onKeyDown={({ key }) => key === 'Escape' && tab === 'record' && onTab('sheet')}
    >
      <Segments<Tab>
        label="Panel"
        value={tab}
        choices={tabs.map((value) => ({ value, label: TABS[value] }))}
        onChange={(next) => {
          onTab(next);
          giveKeysBack();
        }}
      />
    </div>
  );
}
