import { type FormEvent, useState } from 'react';
import { ABOUT } from '../catalogue.ts';
import { goTo, linkTo } from '../router.ts';
import { localGames } from '../sessions/local-session.ts';
import { useSettings } from '../settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { useOpenGames } from './use-open-games.ts';

/** Other ways to a table: a link that somebody sent, a file, tables of one's own, and the game that only shows the engine. */
export function Doors() {
  const { hasServer } = useSettings();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const load = async (file: File) => {
    // A file says nothing of who played: the one who loads it takes the first seat.
    const made = await localGames.importFile(await file.text(), [{ kind: 'human' }]);
    if (made.ok) goTo('table', 'local', made.value);
    else setProblem(`“${file.name}” cannot be opened. ${made.error.message}.`);
  };
  return (
    <nav className="doors" aria-label="Other ways to a table">
      <button type="button" className="button" onClick={() => setOpening(true)}>
        Open a link
      </button>
      <FileButton label="Load a game" onFile={load} />
      <a className="button" href={linkTo('scenes')}>
        Scenes
      </a>
      <a className="button" href={linkTo('cards')}>
        Datacards
      </a>
      <a className="button" href={linkTo('lobby')}>
        Open invitations{hasServer && <OpenCount />}
      </a>
      {ABOUT.filter(({ isDemonstration }) => isDemonstration).map(({ id, title }) => (
        <a key={id} className="button" href={linkTo('new', id)}>
          {title}
        </a>
      ))}
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
    else setProblem('That is no link to a table. It looks like https://…/join/…#… and has to be whole.');
  };
  return (
    <form className="open-link" onSubmit={open}>
      <p className="quiet">Whoever sets up a table can send a link: to join it, or to watch.</p>
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
    </form>
  );
}
