import type { TournamentList } from '@ironfield/client/club/tournaments.ts';
import { useEffect, useState } from 'react';
import { titleOfGame } from '../../catalogue.ts';
import styles from '../../club/club.module.css';
import { ClubPage } from '../../club/club-page.tsx';
import { clubServer } from '../../club/club-server.ts';
import { useMember } from '../../club/member.ts';
import { NeedIdentity } from '../../club/need-identity.tsx';
import { linkTo, type PageProps } from '../../router.ts';
import { plural } from '../../ui/words/plural.ts';
import { AnnounceForm } from './announce-form.tsx';
import { TournamentView } from './tournament-view.tsx';
import { stateText } from './words.ts';

/** All tournaments, `#/tournaments`, or one of them: `#/tournaments/<id>`. */
export function TournamentsPage({ path: [id] }: PageProps) {
  return id === undefined ? <All /> : <TournamentView key={id} id={id} />;
}

function All() {
  const member = useMember();
  const [list, setList] = useState<TournamentList['tournaments'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void clubServer
      .tournaments()
      .then((answer) =>
        answer.ok ? setList(answer.value.tournaments) : setProblem(`${answer.error.message}.`),
      );
  }, []);
  return (
    <ClubPage
      title="Tournaments"
      subtitle="For people with an identity, in any game."
      back={linkTo('lobby')}
      backLabel="← Invitations"
    >
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {list?.length === 0 && (
        <section className={styles.clubCard}>
          <p>There is no tournament yet.</p>
        </section>
      )}
      <ul className={styles.rows} data-part="tournaments">
        {list?.map((each) => (
          <li key={each.id} className={styles.row}>
            <span>
              <a href={linkTo('tournaments', each.id)}>
                <strong>{each.title}</strong>
              </a>
              <span className="quiet">
                {[titleOfGame(each.game), stateText(each), plural(each.players, 'player')].join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {member ? (
        <AnnounceForm memberKey={member.key} />
      ) : (
        <NeedIdentity what="It takes an identity to enter a tournament or to announce one." />
      )}
    </ClubPage>
  );
}
