import { diceWords } from '@ironfield/client/dice-words.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { goTo, linkTo } from '../router.ts';
import { seatKey } from '../sessions/own-seats.ts';
import { loadAnew, seatId } from '../sessions/server.ts';
import { Icon } from '../ui/icons.tsx';
import { sideClass } from '../ui/words/sides.ts';
import { playerName, playerNames } from './people/players.ts';
import { usePresence } from './people/use-presence.ts';
import { playAgain } from './play-again.ts';
import type { TableModel } from './table-model.ts';

/** News besides the game: the line to the server, proposals of others, failures. */
export function Notices({ model }: { readonly model: TableModel }) {
  return (
    <div className="notices" role="status">
      <ConnectionNotice model={model} />
      <BattleNotice model={model} />
      <WithinNotice model={model} />
      <LeftNotice model={model} />
      <TakebackNotice model={model} />
      <DrawNotice model={model} />
      <RematchNotice model={model} />
      <DiceNotice model={model} />
      {model.notice !== null && (
        <div className="notice">
          <p>{model.notice}</p>
          <PutAway onPress={() => model.notify(null)} />
        </div>
      )}
    </div>
  );
}

function ConnectionNotice({ model: { status, session, menu } }: { readonly model: TableModel }) {
  const { problem } = session;
  const reason = problem ? ` ${problem.message}.` : '';
  const comfort = menu ? ' Your plan stays.' : '';
  switch (status) {
    case 'reconnecting':
      return (
        <div className="notice waiting">
          <i className="pulse" />
          <p>
            Connection lost, reconnecting…{reason}
            {comfort}
          </p>
        </div>
      );
    case 'offline':
      return (
        <div className="notice waiting">
          <i className="pulse" />
          <p>This device is offline. The game resumes when the network is back.{comfort}</p>
        </div>
      );
    case 'failed':
      return (
        <div className="notice bad">
          <p>{problem?.message ?? 'The game can no longer be followed.'}</p>
          {problem?.code === 'version' ? (
            <button type="button" className="button primary" onClick={() => void loadAnew()}>
              Reload
            </button>
          ) : (
            <a className="button" href={linkTo()}>
              To the start
            </a>
          )}
        </div>
      );
    default:
      return null;
  }
}

/** The game waits for a battle that is fought in another game. */
function BattleNotice({ model }: { readonly model: TableModel }) {
  const { session, snapshot, pending } = model;
  const { battles } = session;
  if (!snapshot.view.errand || pending > 0) return null;
  if (!battles) {
    return (
      <div className="notice waiting">
        <i className="pulse" />
        <p>A battle is fought at a smaller scale. The war goes on when it is over.</p>
      </div>
    );
  }
  const play = async () => {
    const ready = await battles.ready();
    if (ready.ok) goTo('table', ...ready.value);
    return ready;
  };
  return (
    <div className="notice">
      <p>This battle is fought at a smaller scale, and its result comes back here.</p>
      {battles.fightOut && (
        <NoticeButton label="Let the bots fight it out" onPress={() => model.attempt(battles.fightOut!)} />
      )}
      <NoticeButton label="To the battle" isPrimary onPress={() => model.attempt(play)} />
    </div>
  );
}

/** This is a battle of another game: the way back. */
function WithinNotice({ model: { snapshot, latest } }: { readonly model: TableModel }) {
  const { within, rests, summary } = snapshot;
  if (within === undefined) return null;
  const [larger, smaller] = summary.game === 'classic' ? ['battle', 'duel'] : ['war', 'battle'];
  const goesOn = latest.outcome
    ? `The ${larger} goes on with this result.`
    : `The ${smaller} rests, and the ${larger} goes on.`;
  const isDone = latest.outcome !== null || rests === true;
  return (
    <div className="notice">
      <p>{isDone ? goesOn : `This is a ${smaller} of your ${larger}.`}</p>
      <a className={`button ${isDone ? 'primary' : ''}`} href={linkTo('table', ...within)}>
        Back to the {larger}
      </a>
    </div>
  );
}

/** A player who reloads the page is back before this has passed. */
const AWAY = 4000;

/** Somebody who is waited for has left. */
function LeftNotice({ model: { latest, session } }: { readonly model: TableModel }) {
  const { left } = usePresence(session);
  const missing = latest.outcome ? [] : left.filter((seat) => latest.seats[seat]?.kind === 'human');
  const key = missing.join();
  const [isFor, setFor] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setFor(key), AWAY);
    return () => clearTimeout(timer);
  }, [key]);
  if (missing.length === 0 || isFor !== key) return null;
  return (
    <div className={`notice ${sideClass(missing[0])}`}>
      <i className="side-dot" />
      <p>
        {playerNames(latest, missing)} {missing.length === 1 ? 'has' : 'have'} left the table. The game is
        kept and goes on when they come back.
      </p>
    </div>
  );
}

function TakebackNotice({ model }: { readonly model: TableModel }) {
  const { latest, session, log } = model;
  const { takeback } = latest;
  const { company, ownSeats } = session;
  if (!takeback || !company) return null;
  const [own] = ownSeats;
  const answer = (agree: boolean) => model.attempt(() => company.answerTakeback(agree));
  const [first, ...more] = log.filter(({ number, event }) => number > takeback.to && event.type !== 'turn');
  const what = first
    ? `: “${first.text.replace(/\.$/, '')}”${more.length > 0 ? ', and what followed' : ''}.`
    : ' the last order.';
  const missing = latest.seats.flatMap(({ seat, kind }) =>
    kind === 'human' && !takeback.agreed.includes(seat) ? [seat] : [],
  );
  let words: ReactNode = `${playerName(latest, takeback.by)} would like to take back${what}`;
  let buttons: ReactNode = null;
  if (takeback.by === own) {
    words = `You ask to take back${what} Waiting for ${playerNames(latest, missing)}.`;
    buttons = <NoticeButton label="Withdraw" onPress={() => answer(false)} />;
  } else if (own !== undefined && missing.includes(own)) {
    buttons = (
      <>
        <NoticeButton label="Decline" onPress={() => answer(false)} />
        <NoticeButton label="Agree" isPrimary onPress={() => answer(true)} />
      </>
    );
  }
  return (
    <div className={`notice ${sideClass(takeback.by)}`}>
      <i className="side-dot" />
      <p>{words}</p>
      {buttons}
    </div>
  );
}

/** A draw that is offered, and who prefers to play on. At one screen the same people offer and answer. */
function DrawNotice({ model }: { readonly model: TableModel }) {
  const { latest, session } = model;
  const { draw } = latest;
  const { ownSeats } = session;
  if (!draw || latest.outcome) return null;
  const { by, agreed, declined } = draw;
  const isOwn = ownSeats.includes(by);
  const answer = (agree: boolean) => model.attempt(() => session.answerDraw(agree));
  const missing = latest.seats.flatMap(({ seat, kind }) =>
    kind === 'human' && !agreed.includes(seat) ? [seat] : [],
  );
  const [asked] = missing.filter((seat) => ownSeats.includes(seat));
  if (declined !== null) {
    return isOwn ? (
      <div className={`notice ${sideClass(declined)}`}>
        <i className="side-dot" />
        <p>{playerName(latest, declined)} prefers to play on.</p>
      </div>
    ) : null;
  }
  return (
    <div className={`notice ${sideClass(by)}`}>
      <i className="side-dot" />
      <p>
        {isOwn && asked === undefined
          ? `You offer a draw. Waiting for ${playerNames(latest, missing)}.`
          : `${playerName(latest, by)} offers a draw${isOwn ? ` to ${playerNames(latest, missing)}` : ''}.`}
      </p>
      {asked !== undefined ? (
        <>
          <NoticeButton label="Play on" onPress={() => answer(false)} />
          <NoticeButton label="Accept" isPrimary onPress={() => answer(true)} />
        </>
      ) : (
        isOwn && <NoticeButton label="Withdraw" onPress={() => answer(false)} />
      )}
    </div>
  );
}

/** Somebody would like to play it again, or does so already. */
function RematchNotice({ model }: { readonly model: TableModel }) {
  const { latest, session } = model;
  const { rematch, id } = latest;
  if (!rematch || !session.company) return null;
  const [own] = session.ownSeats;
  const isThere = own !== undefined && seatKey(rematch.game, own) !== null;
  const agree = async (seat: number) => {
    const problem = await playAgain('seat', seatId(id, seat));
    if (problem) model.notify(`${problem.message}.`);
  };
  return (
    <div className={`notice ${sideClass(rematch.by)}`}>
      <i className="side-dot" />
      <p>
        {rematch.by === own
          ? 'You have asked for a rematch.'
          : `${playerName(latest, rematch.by)} ${isThere ? 'plays a rematch with you' : 'would like a rematch'}.`}
      </p>
      {own === undefined ? (
        <a className="button" href={linkTo('table', 'watch', rematch.game)}>
          Watch it
        </a>
      ) : isThere ? (
        <a className="button primary" href={linkTo('table', 'seat', seatId(rematch.game, own))}>
          To the rematch
        </a>
      ) : (
        <NoticeButton label="Accept" isPrimary onPress={() => void agree(own)} />
      )}
    </div>
  );
}

/** A player with a seat at such a table must not have to look for it. */
function DiceNotice({ model: { latest, session } }: { readonly model: TableModel }) {
  const [isAway, setAway] = useState(false);
  if (isAway || !session.company || latest.dice.kind !== 'file' || latest.outcome) return null;
  return (
    <div className="notice">
      <p>{diceWords(latest).text}</p>
      <PutAway onPress={() => setAway(true)} />
    </div>
  );
}

function PutAway({ onPress }: { onPress(): void }) {
  return (
    <button type="button" className="button bare" aria-label="Dismiss" onClick={onPress}>
      <Icon name="close" />
    </button>
  );
}

interface NoticeButtonProps {
  readonly label: string;
  readonly isPrimary?: boolean;
  onPress(): void;
}

function NoticeButton({ label, isPrimary = false, onPress }: NoticeButtonProps) {
  return (
    <button type="button" className={`button ${isPrimary ? 'primary' : ''}`} onClick={onPress}>
      {label}
    </button>
  );
}
