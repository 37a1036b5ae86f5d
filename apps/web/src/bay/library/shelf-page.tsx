import { type Problem, secret as secretSchema } from '@ironfield/client/api.ts';
import { useEffect, useState } from 'react';
import { linkTo, replaceWith } from '../../router.ts';
import { server } from '../../sessions/server.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { plural } from '../../ui/words/plural.ts';
import bayStyles from '../bay.module.css';
import styles from './library.module.css';
import { readOwnDesigns, shelf } from './own-designs.ts';
import { heldSecret, holdSecret } from './shelf/shelf-memory.ts';
import { ARRIVAL, ARRIVAL_NOTES } from './shelf/shelf-text.ts';

interface Found {
  readonly there: number;
  readonly here: number;
  /** This browser has designs on the server under another link. */
  readonly isShared: boolean;
}

/** The page behind a link to a shelf. The secret leaves the address bar at once. */
export function ShelfPage({ brought }: { readonly brought: string | undefined }) {
  const [found, setFound] = useState<Found | null>(null);
  const [trouble, setTrouble] = useState<keyof typeof ARRIVAL | null>(null);
  const [isJoining, setJoining] = useState(false);
  const look = async () => {
    if (brought !== undefined) {
      holdSecret(brought);
      replaceWith('bay', 'shelf');
      return;
    }
    const secret = secretSchema.safeParse(heldSecret());
    if (!secret.success) return setTrouble('broken');
    if (secret.data === shelf.state.secret) return leave();
    setTrouble(null);
    const content = await server.shelf(secret.data);
    if (!content.ok) return setTrouble(troubleOf(content.error));
    const there = content.value.designs.filter(({ removed }) => !removed).length;
    const { entries } = await readOwnDesigns();
    setFound({ there, here: entries.length, isShared: Object.keys(shelf.state.kept).length > 0 });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => void look(), [brought]);

  const join = async () => {
    setJoining(true);
    const problem = await shelf.join(heldSecret() ?? '');
    setJoining(false);
    if (problem) return setTrouble(troubleOf(problem));
    leave();
  };

  if (trouble) {
    const [title, text] = ARRIVAL[trouble];
    return (
      <main className={`message-page ${styles.shelfArrival}`} data-part="message-page">
        <h1>{title}</h1>
        <p className="quiet">{text}</p>
        <div className={bayStyles.bayButtons}>
          {trouble === 'away' && (
            <button type="button" className="button primary" onClick={() => void look()}>
              Try again
            </button>
          )}
          <a className="button" href={linkTo('bay')}>
            To the 'Mech bay
          </a>
        </div>
      </main>
    );
  }
  if (!found)
    return (
      <main className="message-page quiet" data-part="message-page">
        Looking for the designs…
      </main>
    );
  return (
    <main className={`message-page ${styles.shelfArrival}`} data-part="message-page">
      <h1>Use these designs here?</h1>
      <p>{ARRIVAL_NOTES.brings(plural(found.there, 'design'))}</p>
      {found.here > 0 && <p className="quiet">{ARRIVAL_NOTES.adds(plural(found.here, 'design'))}</p>}
      {found.isShared && <p className="quiet">{ARRIVAL_NOTES.otherLink}</p>}
      <div className={bayStyles.bayButtons}>
        <button
          type="button"
          className="button primary"
          {...refusing(isJoining ? 'They are being fetched' : null)}
          onClick={() => void join()}
        >
          Use them here
        </button>
        <button type="button" className="button" onClick={leave}>
          Not now
        </button>
      </div>
    </main>
  );
}

function leave(): void {
  holdSecret(null);
  replaceWith('bay');
}

function troubleOf({ code }: Problem): keyof typeof ARRIVAL {
  if (code === 'unknown-shelf') return 'unknown';
  return code === 'unknown-route' || code === 'internal' ? 'absent' : 'away';
}
