import type { Tournament } from '@ironfield/client/club/tournaments.ts';
import { newSecret } from '@ironfield/client/new-secret.ts';
import { commitmentToShare, newSeed } from '@ironfield/kernel/seed.ts';
import { useCallback, useEffect, useState } from 'react';
import { titleOfGame } from '../../catalogue.ts';
import styles from '../../club/club.module.css';
import { ClubPage } from '../../club/club-page.tsx';
import { clubServer } from '../../club/club-server.ts';
import { useMember } from '../../club/member.ts';
import { NeedIdentity } from '../../club/need-identity.tsx';
import { goTo, linkTo } from '../../router.ts';
import { sitDown } from '../sit-down.ts';
import { nameOf, pointsText, resultText, stateText } from './words.ts';

/** One tournament: what one can do in it, its table and its rounds. */
export function TournamentView({ id }: { readonly id: string }) {
  const [cup, setCup] = useState<Tournament | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await clubServer.tournament(id);
    if (answer.ok) setCup(answer.value);
    else setProblem(`${answer.error.message}.`);
  }, [id]);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), 15_000);
    return () => clearInterval(timer);
  }, [look]);
  return (
    <ClubPage
      title={cup?.title ?? 'Tournament'}
      subtitle={cup ? `${titleOfGame(cup.game)} · ${stateText(cup)}` : ''}
      back={linkTo('tournaments')}
      backLabel="← All"
    >
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {cup && <Deeds cup={cup} onCup={setCup} onProblem={setProblem} />}
      {cup && cup.standings.length > 0 && <Standings cup={cup} />}
      {cup?.pairings.toReversed().map((round) => (
        <Round key={round.round} {...round} />
      ))}
    </ClubPage>
  );
}

interface DeedsProps {
  readonly cup: Tournament;
  onCup(cup: Tournament): void;
  onProblem(problem: string | null): void;
}

function Deeds({ cup, onCup, onProblem }: DeedsProps) {
  const member = useMember();
  if (!member) return <NeedIdentity what="It takes an identity to enter." />;
  const { id, state, host, standings, pairings, round } = cup;
  const { key } = member;
  const entry = standings.find(({ person }) => person.id === member.id);
  const own = pairings
    .find((each) => each.round === round)
    ?.tables.find(({ first, second, how }) => !how && [first.id, second?.id].includes(member.id));
  const after = async (asked: ReturnType<typeof clubServer.enterTournament>) => {
    const answer = await asked;
    onProblem(answer.ok ? null : `${answer.error.message}.`);
    if (answer.ok) onCup(answer.value);
  };
  const sit = async () => {
    const [secret, share] = [newSecret(), newSeed()];
    const commitment = commitmentToShare(own!.first.id === member.id ? 0 : 1, share);
    const joined = await clubServer.sitInTournament(key, id, { secret, commitment });
    // Somebody who sits there already finds the game among their own.
    if (!joined.ok && joined.error.code === 'full') return goTo('');
    const refusal = joined.ok ? await sitDown(joined.value.summary.id, secret, { share }) : joined.error;
    onProblem(refusal && `${refusal.message}.`);
  };
  const cancel = async () => {
    const done = await clubServer.cancelTournament(key, id);
    if (done.ok) goTo('tournaments');
    else onProblem(`${done.error.message}.`);
  };
  return (
    <div className={styles.clubButtons}>
      {own?.game && (
        <button type="button" className="button primary" onClick={() => void sit()}>
          Play round {round}
        </button>
      )}
      {state === 'open' && !entry && (
        <button
          type="button"
          className="button primary"
          onClick={() => void after(clubServer.enterTournament(key, id, { entered: true }))}
        >
          Enter
        </button>
      )}
      {state !== 'over' && entry && !entry.left && (
        <button
          type="button"
          className="button"
          onClick={() => void after(clubServer.enterTournament(key, id, { entered: false }))}
        >
          Leave it
        </button>
      )}
      {state === 'open' && host?.id === member.id && (
        <>
          <button
            type="button"
            className="button"
            onClick={() => void after(clubServer.startTournament(key, id))}
          >
            Begin
          </button>
          <button type="button" className="button" onClick={() => void cancel()}>
            Call it off
          </button>
        </>
      )}
    </div>
  );
}

function Standings({ cup: { standings, kind } }: { readonly cup: Tournament }) {
  return (
    <table className={styles.ladder} data-part="standings">
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Name</th>
          <th scope="col">Points</th>
          <th scope="col">{kind === 'swiss' ? 'Buchholz' : 'Wins'}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ person, points, buchholz, wins, left }, index) => (
          <tr key={person.id}>
            <td>{index + 1}</td>
            <td>
              <a href={linkTo('rater', person.id)}>{nameOf(person)}</a>
              {left && <span className="quiet"> has left</span>}
            </td>
            <td>{pointsText(points)}</td>
            <td>{pointsText(kind === 'swiss' ? buchholz : wins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Round({ round, tables }: Tournament['pairings'][number]) {
  return (
    <section className={styles.part} aria-label={`Round ${round}`}>
      <h2>Round {round}</h2>
      <ul className={styles.rows}>
        {tables.map((each) => (
          <li key={each.table} className={styles.row}>
            <span>
              <strong>
                {[each.first, each.second]
                  .filter((one) => one !== null)
                  .map(nameOf)
                  .join(' – ')}
              </strong>
              <span className="quiet">{resultText(each)}</span>
            </span>
            {each.game !== null && each.how === null && (
              <a className="button" href={linkTo('table', 'watch', each.game)}>
                Watch
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
