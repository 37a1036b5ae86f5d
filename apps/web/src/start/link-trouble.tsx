import type { Problem } from '@ironfield/client/api.ts';
import { linkTo } from '../router.ts';
import { loadAnew } from '../sessions/server.ts';
import '../ui/fields/fields.css';
import styles from './start.module.css';

/** Possible faults of a link that somebody was sent. */
export type Trouble = 'broken' | 'used' | 'unreachable' | 'version' | { readonly message: string };

const WORDS: Record<Extract<Trouble, string>, readonly [string, string]> = {
  broken: [
    'This link is incomplete',
    'The end is missing. Copy the whole link, including everything after the #, and open it again.',
  ],
  used: [
    'This link no longer works',
    'Its seat has been taken, or the game is gone. An invitation works once. If you used it, return with the browser you joined with; otherwise ask for a new one.',
  ],
  unreachable: ['The server cannot be reached', 'Your link is fine. Try again in a moment.'],
  version: ['The server has another version', 'Load the page again; your link works as before.'],
};

export function troubleOf({ code, message }: Problem): Trouble {
  switch (code) {
    case 'unknown-seat':
    case 'unknown-game':
      return 'used';
    case 'unavailable':
    case 'timeout':
      return 'unreachable';
    case 'version':
      return 'version';
    default:
      return { message };
  }
}

interface LinkTroubleProps {
  readonly trouble: Trouble;
  readonly game: string;
  onRetry(): void;
}

export function LinkTrouble({ trouble, game, onRetry }: LinkTroubleProps) {
  const [title, text] =
    typeof trouble === 'string' ? WORDS[trouble] : ['This link cannot be opened', `${trouble.message}.`];
  return (
    <main className="message-page" data-part="message-page">
      <h1>{title}</h1>
      <p className={`quiet ${styles.linkTrouble}`}>{text}</p>
      <div className="message-buttons">
        {trouble === 'unreachable' && (
          <button type="button" className="button primary" onClick={onRetry}>
            Try again
          </button>
        )}
        {trouble === 'version' && (
          <button type="button" className="button primary" onClick={() => void loadAnew()}>
            Reload
          </button>
        )}
        {trouble === 'used' && (
          <a className="button" href={linkTo('table', 'watch', game)}>
            Watch the game
          </a>
        )}
        <a className="button" href={linkTo()}>
          Play something else
        </a>
      </div>
    </main>
  );
}
