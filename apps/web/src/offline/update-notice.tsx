import { useState } from 'react';
import styles from './offline.module.css';
import { loadNewVersion, useNewVersion } from './updates.ts';

/** Says that there is a new version, and leaves it to the person when to take it. */
export function UpdateNotice() {
  const isReady = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  if (!isReady || isPutOff) return null;
  return (
    <aside className={styles.updateNotice} data-part="update-notice" aria-label="New version">
      <p role="status">A new version of Ironfield is ready. Games are kept.</p>
      <button type="button" className="button primary" onClick={loadNewVersion}>
        Reload
      </button>
      <button type="button" className="button bare" onClick={() => setPutOff(true)}>
        Later
      </button>
    </aside>
  );
}
