import { type GameSummary, gameId, LIMITS, secret as secretSchema } from '@ironfield/client/api.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
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
import { clockText, sitterText } from '../table/people/players.ts';
import { refusing } from '../ui/mishaps/refusing.ts';
import seatCardStyles from '../ui/seat-card.module.css';
import { SeatCard } from '../ui/seat-card.tsx';
import { sideClass } from '../ui/words/sides.ts';
import { LinkTrouble, type Trouble, troubleOf } from './link-trouble.tsx';
import styles from './new-game/new-game.module.css';
import { sitDown } from './sit-down.ts';

interface Invited {
  readonly summary: GameSummary;
  readonly seat: number;
  readonly setup: CoreSetup;
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
    const { claim, share } = arrivalAt(id) ?? {};
    const along = { from: invitation, ...(share !== undefined && { share }) };
    if (claim !== undefined && (await sitDown(id, claim, along)) === null) return;
    const found = await lookAt(id, invitation);
    if ('trouble' in found) setTrouble(found.trouble);
    else setInvited(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void look(), []);

  const join = async (seat: number, name: string) => {
    const [secret, share] = [newSecret(), newSeed()];
    hold({ game: id, secret: invitation, claim: secret, share });
    const commitment = commitmentToShare(seat, share);
    const joined = await server.join(id, { invitation, secret, commitment, ...(name !== '' && { name }) });
    const problem = joined.ok ? await sitDown(id, secret, { from: invitation, share }) : joined.error;
    if (problem) setTrouble(troubleOf(problem));
  };
  if (trouble) return <LinkTrouble trouble={trouble} game={id} onRetry={() => void look()} />;
  if (!invited)
    return (
      <main className="message-page quiet" data-part="message-page">
        Looking at the game…
      </main>
    );
  return <Invitation {...invited} onJoin={(name) => join(invited.seat, name)} />;
}

async function lookAt(id: string, invitation: string): Promise<Invited | { readonly trouble: Trouble }> {
  const reach = await reachServer();
  if (!reach.ok) return { trouble: troubleOf(reach.error) };
  const invited = await server.invited(id, { invitation });
  if (!invited.ok) return { trouble: troubleOf(invited.error) };
  const { seat, summary, setup } = invited.value;
  const [game, views] = await Promise.all([loadGame(summary.game), loadViews(summary.game)]);
  return { seat, summary, setup: setup as CoreSetup, game, views };
}

function Invitation({
  summary,
  seat,
  setup,
  game,
  views,
  onJoin,
}: Invited & { onJoin(name: string): Promise<void> }) {
  const { name: known } = useSettings();
  const [name, setName] = useState(known);
  const [isJoining, setJoining] = useState(false);
  const scenario = game?.scenarios.find(({ id }) => id === summary.scenario);
  const host = summary.seats.find(({ kind }) => kind === 'human')?.name ?? null;
  const Picture = views?.Picture;
  const join = async () => {
    const given = name.trim();
    changeSettings({ name: given });
    setJoining(true);
    await onJoin(given);
    setJoining(false);
  };
  return (
    <SeatCard picture={Picture && <Picture setup={setup} />}>
      <p className="overline">{game?.title ?? 'Ironfield'}</p>
      <h1>{host === null ? 'You are invited to a game' : `${host} invites you to a game`}</h1>
      <p>
        <strong>{summary.title ?? scenario?.title ?? 'A game among friends'}</strong>
        {scenario && <span className="quiet"> {scenario.summary}</span>}
      </p>
      <ul className={seatCardStyles.joinSeats} data-part="join-seats">
        {summary.seats.map((info) => (
          <li key={info.seat} className={sideClass(info.seat)}>
            <i className="side-dot" /> <strong>{info.side}</strong>{' '}
            <span className="quiet">{info.seat === seat ? 'this is you' : sitterText(info)}</span>
          </li>
        ))}
      </ul>
      {summary.clock && <p className="quiet">With a clock: {clockText(summary.clock)}.</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <label className={styles.field} htmlFor="join-name">
          <span className="overline">Your name</span>
          <input
            id="join-name"
            className="text-field"
            maxLength={LIMITS.name}
            autoComplete="nickname"
            placeholder="Your name for the others"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button
          type="submit"
          className={`button primary ${styles.begin}`}
          data-part="begin"
          {...refusing(isJoining ? 'You already have a seat' : null)}
        >
          Join as {summary.seats[seat].side}
        </button>
      </form>
      <p className={`quiet ${seatCardStyles.joinNote}`}>
        No account needed: this browser keeps your seat. The link works once. Your browser adds to the dice,
        so nobody can choose them.
      </p>
    </SeatCard>
  );
}
