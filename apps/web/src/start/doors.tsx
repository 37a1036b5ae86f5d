import { type FormEvent, useState } from 'react';
import { ABOUT } from '../catalogue.ts';
import { goTo, linkTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { useSettings } from '../settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { LineForm } from '../ui/fields/line-form.tsx';
import styles from './start.module.css';
import { useOpenGames } from './use-open-games.ts';

/** To a table from elsewhere: a link that somebody sent, or a file. */
export function LinkDoors() {
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (file: File) => {
    // A file says nothing of who played: the one who loads it takes the first seat.
    const made = await localGames.importFile(await file.text(), [{ kind: 'human' }]);
    if (made.ok) goTo('table', 'local', made.value);
    else setProblem(`“${file.name}” cannot be opened. ${made.error.message}.`);
  };
  return (
    <>
      <button type="button" className="button bare" onClick={() => setOpening(true)}>
        Open a link
      </button>
      <FileButton label="Load a game" onFile={load} />
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isOpening && (
        <Dialog title="Open a link" onClose={() => setOpening(false)}>
          <OpenLink />
        </Dialog>
      )}
    </>
  );
}

/** Games without a card of their own. */
const DEMONSTRATIONS = ABOUT.filter(({ isDemonstration }) => isDemonstration);

/** Other ways to a table: tables of one's own, invitations, and games that only show the engine. */
export function Doors() {
  const { hasServer } = useSettings();
  return (
    <nav className={styles.doors} data-part="doors" aria-label="Other ways to a table">
      <a className="button" href={linkTo('scenes')}>
        Scenes
      </a>
      <a className="button" href={linkTo('cards')}>
        Datacards
      </a>
      <a className="button" href={linkTo('lobby')}>
        Open invitations{hasServer && <OpenCount />}
      </a>
      {hasServer && (
        <>
          <a className="button" href={linkTo('ladder')}>
            Ladder
          </a>
          <a className="button" href={linkTo('me')}>
            Your identity
          </a>
        </>
      )}
      {DEMONSTRATIONS.map(({ id, title }) => (
        <a key={id} className="button" href={linkTo('new', id)}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** Only where there was a server before: nobody else need be asked for one. */
function OpenCount() {
  const { games } = useOpenGames();
  return games && games.length > 0 && ` (${games.length})`;
}

/** For links that came as text, and for pages without an address bar. */
function OpenLink() {
  const [problem, setProblem] = useState<string | null>(null);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('link')).trim();
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url && /^https?:$/.test(url.protocol) && /\/(join|play|watch)\/[^/]+\/?$/.test(url.pathname))
      window.location.assign(url);
    else setProblem('That is not a link to a game. It looks like https://…/join/…#… and must be complete.');
  };
  return (
    <LineForm onSubmit={open}>
      <p className="quiet">The player who sets up a game can send you a link to join or watch it.</p>
      <input
        name="link"
        className="text-field"
        aria-label="A link to join, play or watch"
        placeholder="Paste a link"
        autoComplete="off"
        inputMode="url"
        onChange={() => setProblem(null)}
      />
      <button type="submit" className="button primary">
        Open
      </button>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </LineForm>
  );
}
