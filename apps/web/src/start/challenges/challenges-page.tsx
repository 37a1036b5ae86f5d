import type { Challenge, OwnChallenges } from '@ironfield/client/club/challenges.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import styles from '../../club/club.module.css';
import { ClubPage } from '../../club/club-page.tsx';
import { clubServer } from '../../club/club-server.ts';
import { useMember } from '../../club/member.ts';
import { NeedIdentity } from '../../club/need-identity.tsx';
import { linkTo } from '../../router.ts';
import { currentSettings } from '../../settings.ts';
import { sitDown } from '../sit-down.ts';
import { ChallengeRow, WatchedRow } from './challenge-row.tsx';

type Lists = OwnChallenges;
type Open = Lists['open'][number];

/** Games that wait for somebody: `#/challenges`. */
export function ChallengesPage() {
  const member = useMember();
  const { lists, problem, look, setProblem } = useLists(member?.key ?? null);
  const accept = async (challenge: Challenge, seat: number) => {
    const [secret, share] = [newSecret(), newSeed()];
    const name = currentSettings().name.trim();
    const commitment = commitmentToShare(seat, share);
    const request = { seat, secret, commitment, ...(name !== '' && { name }) };
    const joined = await clubServer.accept(member!.key, challenge.id, request);
    const refusal = joined.ok ? await sitDown(challenge.id, secret, { share }) : joined.error;
    setProblem(refusal && `${refusal.message}.`);
  };
  const decline = async ({ id }: Challenge) => {
    const done = await clubServer.declineChallenge(member!.key, id);
    if (done.ok) await look();
    else setProblem(`${done.error.message}.`);
  };
  return (
    <ClubPage
      title="Challenges"
      subtitle="Games that wait for somebody like you."
      back={linkTo('lobby')}
      backLabel="← Invitations"
    >
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {!member && <NeedIdentity what="It takes an identity to make a challenge or to take one up." />}
      {lists && lists.toMe.length > 0 && (
        <Part title="To you">
          {lists.toMe.map((each) => (
            <ChallengeRow
              key={each.id}
              challenge={each}
              onAccept={(seat) => void accept(each, seat)}
              onDecline={['Decline', () => void decline(each)]}
            />
          ))}
        </Part>
      )}
      {lists && (
        <Part title="To anybody">
          {lists.open.map((each) => (
            <ChallengeRow
              key={each.id}
              challenge={each}
              refusal={member ? each.refusal : 'It takes an identity'}
              onAccept={(seat) => void accept(each, seat)}
            />
          ))}
          {lists.open.length === 0 && (
            <li className="quiet">Nobody has challenged anybody just now. Be the first.</li>
          )}
        </Part>
      )}
      {lists && lists.own.length > 0 && (
        <Part title="Yours">
          {lists.own.map((each) => (
            <ChallengeRow
              key={each.id}
              challenge={each}
              onDecline={['Take it back', () => void decline(each)]}
            />
          ))}
        </Part>
      )}
      {lists && lists.watched.length > 0 && (
        <Part title="Watched people play">
          {lists.watched.map(({ by, summary }) => (
            <WatchedRow key={`${by.id} ${summary.id}`} name={by.name} summary={summary} />
          ))}
        </Part>
      )}
      <nav className={styles.clubButtons} aria-label="The club">
        <a className="button primary" href={linkTo('new', currentSettings().game)}>
          Make a challenge
        </a>
        <a className="button" href={linkTo('people')}>
          People
        </a>
      </nav>
    </ClubPage>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.rows} data-part="challenges">
        {children}
      </ul>
    </section>
  );
}

/** Looked at again every 20 seconds; for guests only those to anybody. */
function useLists(key: string | null) {
  const [lists, setLists] = useState<Lists | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = key === null ? await clubServer.challenges() : await clubServer.ownChallenges(key);
    if (!answer.ok) return setProblem(`${answer.error.message}.`);
    const { value } = answer;
    if ('own' in value) return setLists(value);
    const open = value.challenges.map((each): Open => ({ ...each, refusal: null }));
    setLists({ own: [], toMe: [], open, watched: [] });
  }, [key]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), 20_000);
    return () => clearInterval(timer);
  }, [look]);
  return { lists, problem, look, setProblem };
}
