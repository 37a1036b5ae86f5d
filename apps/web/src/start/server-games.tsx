import type { GameSummary } from '@ironfield/client/api.ts';
import { missingSeats } from '@ironfield/client/shares.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { titleOf } from '../catalogue.ts';
import { linkTo } from '../router.ts';
import { forgetGame, type OwnKey, ownKeys } from '../sessions/own-seats.ts';
import { seatId, server } from '../sessions/server.ts';
import { playerNames } from '../table/players.ts';
import { ago } from '../ui/ago.ts';
import { Icon } from '../ui/icons.tsx';

const SHOWN = 8;
/** As many as the server looks up at once. */
const ASKED = 200;

interface Sitting {
  readonly summary: GameSummary;
  readonly seat: number;
}

/** One's own games on the server behind this page, and the way in with a link. */
export function ServerGames() {
  const [sittings, setSittings] = useState<readonly Sitting[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const look = async () => {
    const keys = ownKeys()
      .filter(({ kind }) => kind === 'seat')
      .slice(-ASKED);
    // Whoever has no seat on a server need not be troubled with whether there is one.
    if (keys.length === 0) return setSittings([]);
    const mine = await server.mine({ seats: keys.map(({ game, secret }) => ({ game, secret })) });
    setProblem(mine.ok ? null : 'The server cannot be reached; your games there are kept.');
    if (mine.ok) setSittings(sittingsOf(keys, mine.value.games));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);
  return (
    <section className="recent-games" aria-labelledby="server-games">
      <h2 id="server-games">With friends</h2>
      {sittings.length === 0 && problem === null && (
        <p className="quiet">Share a link to begin, or open one that you were sent: to join, or to watch.</p>
      )}
      {problem !== null && <p className="quiet">{problem}</p>}
      <ul>
        {sittings.slice(0, SHOWN).map(({ summary, seat }) => (
          <li key={`${summary.id} ${seat}`}>
            <a href={linkTo('table', 'seat', seatId(summary.id, seat))}>
              <strong>{summary.title ?? titleOf(summary.game, summary.scenario)}</strong>
              <span className="quiet">
                <span className={isTurnOf(summary, seat) ? 'your-turn' : ''}>
                  {standingOf(summary, seat)}
                </span>
                {` · ${opponentsOf(summary, seat)} · ${ago(summary.updated)}`}
              </span>
            </a>
            <ForgetButton
              title={summary.title ?? titleOf(summary.game, summary.scenario)}
              onForget={() => {
                forgetGame(summary.id);
                void look();
              }}
            />
          </li>
        ))}
      </ul>
      <OpenLink />
    </section>
  );
}

function sittingsOf(keys: readonly OwnKey[], summaries: readonly GameSummary[]): Sitting[] {
  return keys
    .flatMap(({ game, seat }) => {
      const summary = summaries.find(({ id }) => id === game);
      return summary ? [{ summary, seat }] : [];
    })
    .sort(
      (a, b) =>
        Number(isTurnOf(b.summary, b.seat)) - Number(isTurnOf(a.summary, a.seat)) ||
        b.summary.updated.localeCompare(a.summary.updated),
    );
}

function isTurnOf({ outcome, waiting }: GameSummary, seat: number): boolean {
  return !outcome && waiting.includes(seat);
}

function standingOf(summary: GameSummary, seat: number): string {
  const { outcome, waiting, seats, begun } = summary;
  if (outcome) {
    if (outcome.winners.length === 0) return 'A draw';
    return outcome.winners.includes(seat) ? 'Won' : 'Lost';
  }
  if (isTurnOf(summary, seat)) return 'Your decision';
  if (seats.some(({ kind }) => kind === 'open')) return 'Waiting for somebody to join';
  const awaited = begun ? waiting : missingSeats(summary).map((missing) => missing.seat);
  return `Waiting for ${playerNames(summary, awaited)}`;
}

function opponentsOf({ seats }: GameSummary, seat: number): string {
  const others = seats.filter((each) => each.seat !== seat);
  return `with ${others
    .map(({ kind, name, side, strength }) =>
      kind === 'bot' ? `a ${strength} bot` : kind === 'open' ? 'an open seat' : (name ?? side),
    )
    .join(' and ')}`;
}

/** There is no way back to a seat without what opens it, so it takes two presses. */
function ForgetButton({ title, onForget }: { readonly title: string; onForget(): void }) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={`button bare ${isSure ? 'danger' : ''}`}
      aria-label={isSure ? `Really give away the seat in ${title}` : `Remove ${title}`}
      title={isSure ? 'This browser then no longer holds your seat' : 'Remove'}
      onClick={isSure ? onForget : () => setSure(true)}
      onBlur={() => setSure(false)}
    >
      {isSure ? 'Sure?' : <Icon name="close" />}
    </button>
  );
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
      <input
        name="link"
        className="text-field"
        aria-label="A link to join, play or watch"
        placeholder="Paste a link"
        autoComplete="off"
        inputMode="url"
        onChange={() => setProblem(null)}
      />
      <button type="submit" className="button">
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
