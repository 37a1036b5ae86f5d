import { type GameSummary, gameId, LIMITS, secret as secretSchema } from '@ironfield/client/api.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import type { AnyGame } from '@ironfield/kernel/game.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { useEffect, useState } from 'react';
import { loadGame } from '../catalogue.ts';
import { loadViews } from '../pages/load-views.ts';
import { type PageProps, replaceWith } from '../router.ts';
import { arrivalAt, hold } from '../sessions/arrival.ts';
import { ownKeys } from '../sessions/own-seats.ts';
import { reachServer, seatId, server } from '../sessions/server.ts';
import { changeSettings, useSettings } from '../settings.ts';
import type { GameViews } from '../table/game-views.ts';
import { clockText } from '../table/players.ts';
import { sideClass } from '../ui/sides.ts';
import { LinkTrouble, type Trouble, troubleOf } from './link-trouble.tsx';
import { sitDown } from './sit-down.ts';

interface Invited {
  /** What everybody may know of the game; null where it may not be looked at without a seat. */
  readonly summary: GameSummary | null;
  readonly setup: CoreSetup | null;
  readonly game: AnyGame | null;
  readonly views: GameViews | null;
}

/** Somebody was sent a seat: what is played, on which side, and one button. */
export function JoinPage({ path: [id = ''] }: PageProps) {
  const [arrival] = useState(() => arrivalAt(id));
  const [invited, setInvited] = useState<Invited | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const invitation = arrival?.secret ?? '';

  const look = async () => {
    const taken = ownKeys().find(({ game, from }) => game === id && from === invitation);
    if (taken) return replaceWith('table', 'seat', seatId(id, taken.seat));
    const isWhole = secretSchema.safeParse(invitation).success && gameId.safeParse(id).success;
    if (!isWhole) return setTrouble('broken');
    setTrouble(null);
    // An answer may have been lost on the way: then the seat is taken, and nobody has been told.
    const claim = arrivalAt(id)?.claim;
    if (claim !== undefined && (await sitDown(id, claim, invitation)) === null) return;
    const found = await lookAt(id);
    if ('trouble' in found) setTrouble(found.trouble);
    else setInvited(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);

  const join = async (name: string) => {
    const secret = newSecret();
    hold({ game: id, secret: invitation, claim: secret });
    const joined = await server.join(id, { invitation, secret, ...(name !== '' && { name }) });
    const problem = joined.ok ? await sitDown(id, secret, invitation) : joined.error;
    if (problem) setTrouble(troubleOf(problem));
  };
  if (trouble) return <LinkTrouble trouble={trouble} game={id} onRetry={() => void look()} />;
  if (!invited) return <main className="message-page quiet">Looking at the game…</main>;
  return <Invitation {...invited} onJoin={join} />;
}

async function lookAt(id: string): Promise<Invited | { readonly trouble: Trouble }> {
  const reach = await reachServer();
  if (!reach.ok) return { trouble: troubleOf(reach.error) };
  const looked = await server.look(id);
  if (!looked.ok) {
    // A game that may not be watched looks like none; its invitation works all the same.
    if (looked.error.code === 'unknown-game') return { summary: null, setup: null, game: null, views: null };
    return { trouble: troubleOf(looked.error) };
  }
  const { summary, view } = looked.value;
  if (summary.seats.every(({ kind }) => kind !== 'open')) return { trouble: 'used' };
  const [game, views] = await Promise.all([loadGame(summary.game), loadViews(summary.game)]);
  return { summary, setup: (view as { table: { setup?: CoreSetup } }).table.setup ?? null, game, views };
}

function Invitation({
  summary,
  setup,
  game,
  views,
  onJoin,
}: Invited & { onJoin(name: string): Promise<void> }) {
  const { name: known } = useSettings();
  const [name, setName] = useState(known);
  const [isJoining, setJoining] = useState(false);
  const scenario = game?.scenarios.find(({ id }) => id === summary?.scenario);
  const open = summary?.seats.filter(({ kind }) => kind === 'open') ?? [];
  const host = summary?.seats.find((seat) => seat.kind === 'human')?.name ?? null;
  const Picture = views?.Picture;
  const join = async () => {
    const given = name.trim();
    changeSettings({ name: given });
    setJoining(true);
    await onJoin(given);
    setJoining(false);
  };
  return (
    <main className="join-page">
      <div className="join-card">
        {Picture && setup && (
          <div className="join-picture">
            <Picture setup={setup} />
          </div>
        )}
        <div className="join-text">
          <p className="overline">{game?.title ?? 'Ironfield'}</p>
          <h1>{host === null ? 'You are invited to a game' : `${host} invites you to a game`}</h1>
          <p>
            <strong>{summary?.title ?? scenario?.title ?? 'A game among friends'}</strong>
            {scenario && <span className="quiet"> {scenario.summary}</span>}
          </p>
          {summary && (
            <ul className="join-seats">
              {summary.seats.map((info) => (
                <li key={info.seat} className={sideClass(info.seat)}>
                  <i className="side-dot" /> <strong>{info.side}</strong>{' '}
                  <span className="quiet">{sitterText(info, open.length === 1)}</span>
                </li>
              ))}
            </ul>
          )}
          {summary?.clock && <p className="quiet">With a clock: {clockText(summary.clock)}.</p>}
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void join();
            }}
          >
            <label className="field" htmlFor="join-name">
              <span className="overline">Your name</span>
              <input
                id="join-name"
                className="text-field"
                maxLength={LIMITS.name}
                autoComplete="nickname"
                placeholder="What the others call you"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </label>
            <button type="submit" className="button primary begin" disabled={isJoining}>
              {open.length === 1 ? `Join as ${open[0].side}` : 'Join the game'}
            </button>
          </form>
          <p className="quiet join-note">
            No account: this browser keeps your seat. Joining uses the link up.
          </p>
        </div>
      </div>
    </main>
  );
}

function sitterText({ kind, name, strength }: GameSummary['seats'][number], isLastFree: boolean): string {
  if (kind === 'bot') return `a ${strength} bot`;
  if (kind === 'human') return name ?? 'taken';
  return isLastFree ? 'this is you' : 'free';
}
