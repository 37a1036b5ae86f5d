import type { Problem } from '@ironfield/client/api.ts';
import { missingSeats } from '@ironfield/client/shares.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { useEffect, useReducer, useState } from 'react';
import { goTo, linkTo } from '../../router.ts';
import type { Prelude, Session } from '../../sessions/session.ts';
import { whileBusy } from '../../ui/busy.ts';
import { ShareLink } from '../../ui/keep/share-link.tsx';
import styles from '../../ui/seat-card.module.css';
import { SeatCard } from '../../ui/seat-card.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import type { GameViews } from '../game-views.ts';
import { DiceMark } from './dice-mark.tsx';
import { clockText, playerNames, sitterText } from './players.ts';

interface WaitingPageProps {
  readonly session: Session;
  readonly game: AnyGame;
  readonly views: GameViews;
}

/** A game that has not begun: what it will be, who is missing, and the link for them. */
export function WaitingPage({ session, game, views: { Picture } }: WaitingPageProps) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => session.subscribe(look), [session]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { prelude, company } = session;
  if (!prelude)
    return (
      <main className="message-page quiet" data-part="message-page">
        Setting the table…
      </main>
    );
  const { summary, setup } = prelude;
  const { host, standUp } = company ?? {};
  const ask = (answer: Promise<Result<unknown, Problem>>) =>
    whileBusy(answer).then((result) => {
      setRefusal(result.ok ? null : result.error.message);
      return result.ok;
    });
  const leave = async (by: () => Promise<Result<unknown, Problem>>) => {
    if (await ask(by())) goTo();
  };
  const scenario = game.scenarios.find(({ id }) => id === summary.scenario);
  return (
    <SeatCard className="waiting" picture={Picture && <Picture setup={setup} />}>
      <p className="overline">{game.title}</p>
      <h1>{summary.title ?? scenario?.title ?? 'A game among friends'}</h1>
      <p role="status">{waitingText(prelude, session.ownSeats)}</p>
      <ul className={styles.joinSeats} data-part="join-seats">
        {summary.seats.map((info) => {
          const link = info.kind === 'open' ? company?.links.invitation(info.seat) : null;
          return (
            <li key={info.seat} className={sideClass(info.seat)}>
              <i className="side-dot" /> <strong>{info.side}</strong>{' '}
              <span className="quiet">
                <bdi>{sitterText(info)}</bdi>
                {session.ownSeats.includes(info.seat) && ', you'}
              </span>
              {host?.hasGuest(info.seat) && (
                <button
                  type="button"
                  className="button bare"
                  onClick={() => void ask(host.reopen(info.seat))}
                >
                  Remove
                </button>
              )}
              {link && (
                <ShareLink label="Send this to the person who should play; it works once." link={link} />
              )}
            </li>
          );
        })}
      </ul>
      {summary.listed && (
        <p className="quiet">
          It is listed among the <a href={linkTo('lobby')}>open invitations</a>: anyone on this server may
          join.{' '}
          {host && (
            <button type="button" className="button bare" onClick={() => void ask(host.withdraw())}>
              Take it off the list
            </button>
          )}
        </p>
      )}
      {summary.clock && (
        <p className="quiet">With a clock: {clockText(summary.clock)}. It runs when the game begins.</p>
      )}
      {company && summary.spectators && (
        <ShareLink label="To watch, without a seat" link={company.links.watch} />
      )}
      {refusal !== null && (
        <p className="problem" role="alert">
          {refusal}
        </p>
      )}
      {session.status !== 'open' && <p className="problem">Connection lost, reconnecting…</p>}
      <div className={styles.waitingFoot}>
        <DiceMark summary={summary} isLocal={false} />
        {standUp && !isRematch(prelude) && (
          <button type="button" className="button bare" onClick={() => void leave(standUp)}>
            Leave this table
          </button>
        )}
        <a className="button bare" href={linkTo()}>
          To the start; the table stays
        </a>
      </div>
    </SeatCard>
  );
}

/** A seat that nobody has taken has a name where it waits for whoever held it before. */
const isRematch = ({ summary }: Prelude): boolean =>
  summary.seats.some(({ kind, name }) => kind === 'open' && name !== null);

function waitingText(prelude: Prelude, ownSeats: readonly number[]): string {
  const { summary } = prelude;
  const missing = missingSeats(summary);
  if (missing.some(({ kind }) => kind === 'open')) {
    if (isRematch(prelude))
      return `The rematch begins as soon as ${playerNames(
        summary,
        missing.map(({ seat }) => seat),
      )} agrees.`;
    const sides = missing.map(({ side }) => side).join(' and ');
    return `The game begins as soon as somebody plays ${sides}.`;
  }
  const others = missing.map(({ seat }) => seat).filter((seat) => !ownSeats.includes(seat));
  if (others.length === 0) return 'Everyone is here. Preparing the dice…';
  return `Everyone is seated. The dice are ready when the browser of ${playerNames(summary, others)} is open again.`;
}
