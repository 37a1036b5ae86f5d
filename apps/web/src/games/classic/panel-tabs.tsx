import { Segments } from '../../ui/segments.tsx';
import { giveKeysBack } from './keys-back.ts';
import './sheet.css';
import { TABS } from './text.ts';

export type Tab = keyof typeof TABS;

interface PanelTabsProps {
  readonly tab: Tab;
  onTab(tab: Tab): void;
}

const CHOICES = (Object.keys(TABS) as Tab[]).map((value) => ({ value, label: TABS[value] }));

/** What the panel at the right shows. */
export function PanelTabs({ tab, onTab }: PanelTabsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only Escape, which the tabs themselves have no use for
    <div
      className="sheet-tabs-bar"
      onKeyDown={({ key }) => key === 'Escape' && tab === 'record' && onTab('sheet')}
    >
      <Segments<Tab>
        label="Panel"
        value={tab}
        choices={CHOICES}
        onChange={(next) => {
          onTab(next);
          giveKeysBack();
        }}
      />
    </div>
  );
}
