import type { GameSummary } from '@ironfield/client/api.ts';
import { linkTo } from '../../router.ts';
import { seatId } from '../../sessions/server.ts';
import type { Company } from '../../sessions/session.ts';
import { ShareLink } from '../../ui/keep/share-link.tsx';
import { sideClass } from '../../ui/words/sides.ts';
import type { TableModel } from '../table-model.ts';
import { Chat } from './chat.tsx';
import { Clock } from './clock.tsx';
import { DiceMark } from './dice-mark.tsx';
import { usePresence } from './use-presence.ts';

type SeatInfo = GameSummary['seats'][number];

interface PeoplePanelProps {
  readonly model: TableModel;
  readonly company: Company;
  /** Goes back to the table. */
  onLeave(): void;
}

/** The people at the table, links for others, and the chat. */
export function PeoplePanel({ model, company, onLeave }: PeoplePanelProps) {
  const { latest, session } = model;
  const presence = usePresence(session);
  /** Seats that this browser holds and somebody else is meant to play. */
  const handed = latest.seats.flatMap(({ seat, kind }) =>
    kind === 'human' && !session.ownSeats.includes(seat) && company.links.seat(seat) !== null ? [seat] : [],
  );
  return (
    <section className="people">
      <h2 className="visually-hidden">People</h2>
      <ul className="people-seats">
        {latest.seats.map((info) => (
          <SeatRow
            key={info.seat}
            info={info}
            summary={latest}
            isOwn={session.ownSeats.includes(info.seat)}
            isHanded={handed.includes(info.seat)}
            company={company}
            presence={presence}
          />
        ))}
      </ul>
      <DiceMark summary={latest} isLocal={false} />
      <details className="people-links" open={handed.length > 0}>
        <summary>Links: to watch, to another device</summary>
        {latest.spectators && <ShareLink label="To watch, without a seat" link={company.links.watch} />}
        {latest.seats.map(({ seat, side, kind }) => {
          const link = kind === 'human' ? company.links.seat(seat) : null;
          const label = handed.includes(seat)
            ? `To play ${side}, for a friend`
            : 'To your own seat, from another device';
          return link && <ShareLink key={seat} label={label} link={link} />;
        })}
        <p className="people-note">Anyone with the link to a seat has that seat.</p>
      </details>
      <Chat model={model} company={company} onLeave={onLeave} />
    </section>
  );
}

interface SeatRowProps {
  readonly info: SeatInfo;
  readonly summary: GameSummary;
  readonly isOwn: boolean;
  readonly isHanded: boolean;
  readonly company: Company;
  readonly presence: Company['presence'];
}

function SeatRow({ info, summary, isOwn, isHanded, company: { links }, presence }: SeatRowProps) {
  const { seat, side, kind } = info;
  const isHere = isOwn || presence.here.includes(seat);
  const isAsked = !summary.outcome && summary.waiting.includes(seat);
  const invitation = kind === 'open' ? links.invitation(seat) : null;
  return (
    <li className={sideClass(seat)}>
      <p className="people-seat" data-part="people-seat">
        <i className="side-dot" />
        <span>
          <bdi className="strong">{whoOf(info)}</bdi>{' '}
          <span className="quiet">
            {[
              kind === 'bot' || info.name !== null ? side : '',
              isOwn ? 'you' : '',
              kind === 'open' ? 'free' : isAsked ? 'decides' : '',
              kind !== 'human' || isOwn
                ? ''
                : isHere
                  ? 'is here'
                  : presence.left.includes(seat)
                    ? 'has left'
                    : '',
            ]
              .filter((word) => word !== '')
              .join(' · ')}
          </span>
        </span>
        {isHanded && <a href={linkTo('table', 'seat', seatId(summary.id, seat))}>Sit there</a>}
        <Clock summary={summary} seat={seat} />
      </p>
      {kind === 'open' &&
        (invitation ? (
          <ShareLink label="Send this to the person who should play; it works once." link={invitation} />
        ) : (
          <p className="people-note">The person who set up the game has the link to this seat.</p>
        ))}
    </li>
  );
}

function whoOf({ kind, name, side, strength }: SeatInfo): string {
  if (kind === 'bot') return `${strength?.[0]?.toUpperCase()}${strength?.slice(1)} bot`;
  return name ?? side;
}
