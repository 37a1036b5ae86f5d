import type { PeopleList } from '@ironfield/client/club/people.ts';
import { useCallback, useEffect, useState } from 'react';
import { linkTo } from '../../router.ts';
import { ago } from '../../ui/words/ago.ts';
import { plural } from '../../ui/words/plural.ts';
import styles from '../club.module.css';
import { ClubPage } from '../club-page.tsx';
import { clubServer } from '../club-server.ts';
import { useMember } from '../member.ts';
import { NeedIdentity } from '../need-identity.tsx';
import { ReportForm } from './report-form.tsx';

type Person = PeopleList['people'][number];

/** Whom one has met at a table, watches or has blocked: `#/people`. */
export function PeoplePage() {
  const member = useMember();
  return (
    <ClubPage
      title="People"
      subtitle="Those you have played with, and those you watch."
      back={linkTo('lobby')}
      backLabel="← Invitations"
    >
      {member ? (
        <Known memberKey={member.key} />
      ) : (
        <NeedIdentity what="With an identity you see here whom you have played with." />
      )}
    </ClubPage>
  );
}

function Known({ memberKey: key }: { readonly memberKey: string }) {
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = useCallback(async () => {
    const answer = await clubServer.people(key);
    if (answer.ok) setPeople(answer.value.people);
    setProblem(answer.ok ? null : `${answer.error.message}.`);
  }, [key]);
  useEffect(() => void look(), [look]);
  const after = async (done: Promise<{ ok: true } | { ok: false; error: { message: string } }>) => {
    const answer = await done;
    if (answer.ok) await look();
    else setProblem(`${answer.error.message}.`);
  };
  return (
    <>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {people?.length === 0 && (
        <section className={styles.clubCard}>
          <p>Nobody yet. Whoever you play with is listed here, if they have an identity, too.</p>
        </section>
      )}
      <ul className={styles.rows} data-part="people">
        {people?.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            onWatch={(watched) => void after(clubServer.watch(key, { person: person.id, watched }))}
            onBlock={(blocked) => void after(clubServer.block(key, { person: person.id, blocked }))}
            onReport={(words) => clubServer.report(key, { person: person.id, words })}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly person: Person;
  onWatch(watched: boolean): void;
  onBlock(blocked: boolean): void;
  onReport(words: string): ReturnType<typeof clubServer.report>;
}

function PersonRow({ person, onWatch, onBlock, onReport }: RowProps) {
  const { id, name, games, last, watched, blocked } = person;
  const facts = [
    games > 0 ? `${plural(games, 'game')} together` : 'never met',
    last && ago(last),
    watched && 'on your watch list',
    blocked && 'blocked',
  ];
  return (
    <li className={styles.row}>
      <span>
        <a href={linkTo('rater', id)}>
          <strong>{name}</strong>
        </a>
        <span className="quiet">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.clubButtons}>
        <button type="button" className="button" aria-pressed={watched} onClick={() => onWatch(!watched)}>
          {watched ? 'Watch no longer' : 'Watch'}
        </button>
        <button type="button" className="button" aria-pressed={blocked} onClick={() => onBlock(!blocked)}>
          {blocked ? 'Unblock' : 'Block'}
        </button>
      </span>
      <ReportForm name={name} onReport={onReport} />
    </li>
  );
}
