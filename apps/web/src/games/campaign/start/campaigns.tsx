import type { Setup } from '@ironfield/campaigns/linked/state.ts';
import { useEffect, useState } from 'react';
import { linkTo } from '../../../router.ts';
import type { LocalGameInfo } from '../../../sessions/local-messages.ts';
import { storedGames } from '../../../sessions/local-store.ts';
import { ago } from '../../../ui/words/ago.ts';
import styles from './campaign-page.module.css';

/** The campaigns on this device, the last played first. */
export function Campaigns() {
  const [games, setGames] = useState<readonly LocalGameInfo[]>([]);
  useEffect(() => {
    let isCurrent = true;
    storedGames().then(
      (all) => isCurrent && setGames(all.filter(({ game }) => game === 'campaign')),
      // Without storage there are none.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="under-way">
      <h2 id="under-way">Under way</h2>
      <ul className={styles.list}>
        {games.map(({ id, setup, standing, updated }) => (
          <li key={id}>
            <a href={linkTo('table', 'local', id)}>
              <strong>{(setup as Setup).sides.map(({ name }) => name).join(' against ')}</strong>
              <span className="quiet">
                {standing} · {ago(updated)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
