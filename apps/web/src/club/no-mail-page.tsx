import { useState } from 'react';
import { linkTo, type PageProps } from '../router.ts';
import styles from './club.module.css';
import { ClubPage } from './club-page.tsx';
import { clubServer } from './club-server.ts';

/** Where the link in every mail leads: `#/no-mail/<token>`. Mail readers that look at links by themselves send nothing. */
export function NoMailPage({ path: [token = ''] }: PageProps) {
  const [state, setState] = useState<string | null>(null);
  const stop = async () => {
    const stopped = await clubServer.mailStop({ token });
    setState(stopped.ok ? 'No more mail comes to this address.' : `${stopped.error.message}.`);
  };
  return (
    <ClubPage
      title="No more mail"
      subtitle="About games that wait for you."
      back={linkTo()}
      backLabel="← Start"
    >
      <section className={styles.clubCard}>
        {state === null ? (
          <>
            <p>The server forgets your address. You can name one again at any time.</p>
            <div className={styles.clubButtons}>
              <button type="button" className="button primary" onClick={() => void stop()}>
                Stop the mail
              </button>
            </div>
          </>
        ) : (
          <p role="status">{state}</p>
        )}
      </section>
    </ClubPage>
  );
}
