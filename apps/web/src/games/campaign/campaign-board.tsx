import type { Table } from '@ironfield/campaigns/linked/state.ts';
import styles from './campaign.module.css';
import { Chronicle } from './chronicle.tsx';
import { Rosters } from './rosters.tsx';

/** A campaign to look at. */
export function CampaignBoard({ table }: { readonly table: object }) {
  return (
    <div className={styles.ground}>
      <Rosters table={table as Table} />
      <Chronicle table={table as Table} />
    </div>
  );
}
