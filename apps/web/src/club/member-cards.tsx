import type { OwnIdentity } from '@ironfield/client/club.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { linkTo } from '../router.ts';
import { server } from '../sessions/server.ts';
import { LineForm } from '../ui/fields/line-form.tsx';
import { SureButton } from '../ui/fields/sure-button.tsx';
import { download } from '../ui/keep/download.ts';
import { plural } from '../ui/words/plural.ts';
import '../ui/fields/fields.css';
import styles from './club.module.css';
import { bringTogether, type Member, nameMember, signedOut } from './member.ts';
import { NoticeCard } from './notice-card.tsx';
import { PasskeyCard } from './passkey-card.tsx';

interface Props {
  readonly member: Member;
  onPhrase(phrase: string): void;
}

/** The belongings of an identity, and the deeds open to its owner. */
export function MemberCards({ member, onPhrase }: Props) {
  const [own, setOwn] = useState<OwnIdentity | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { key } = member;
  useEffect(() => {
    void bringTogether()
      .then(() => server.identity(key))
      .then((answer) => (answer.ok ? setOwn(answer.value) : setProblem(`${answer.error.message}.`)));
  }, [key]);
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    const renamed = await server.rename(key, { name });
    setProblem(renamed.ok ? null : `${renamed.error.message}.`);
    if (renamed.ok) nameMember(renamed.value.name);
  };
  const newPhrase = async () => {
    const made = await server.newPhrase(key);
    if (made.ok) onPhrase(made.value.phrase);
    else setProblem(`${made.error.message}.`);
  };
  const leave = async (everywhere: boolean) => {
    const left = await server.signOut(key, { everywhere });
    if (left.ok || left.error.code === 'unknown-identity') signedOut();
    else setProblem(`${left.error.message}.`);
  };
  return (
    <>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <section className={styles.clubCard} aria-labelledby="name">
        <h2 id="name">Your name</h2>
        <LineForm onSubmit={(event) => void rename(event)}>
          <input
            name="name"
            className="text-field"
            aria-labelledby="name"
            defaultValue={member.name}
            maxLength={40}
            autoComplete="nickname"
            required
          />
          <button type="submit" className="button">
            Change it
          </button>
        </LineForm>
        {own && (
          <p className="quiet" data-part="belongings">
            {[
              plural(own.seats, 'game'),
              own.hasShelf ? 'your designs' : null,
              `signed in on ${plural(own.devices, 'device')}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
      </section>
      <nav className={styles.clubButtons} aria-label="The club">
        <a className="button" href={linkTo('rater', member.id)}>
          Your ratings
        </a>
        <a className="button" href={linkTo('ladder')}>
          Ladder
        </a>
        <a className="button" href={linkTo('people')}>
          People
        </a>
      </nav>
      <section className={styles.clubCard} aria-labelledby="devices">
        <h2 id="devices">Devices</h2>
        <p className="quiet">
          Open this page on another device with a passkey or your recovery phrase: your games and designs are
          there, too. If the words are lost, have new ones made here; the old ones are good no longer then.
        </p>
        <div className={styles.clubButtons}>
          <SureButton
            label="New recovery phrase"
            sureLabel="Replace the old words?"
            className=""
            onSure={() => void newPhrase()}
          />
          <SureButton
            label="Sign out here"
            sureLabel="Can you open it again?"
            className=""
            onSure={() => void leave(false)}
          />
          <SureButton
            label="Sign out everywhere"
            sureLabel="On all devices?"
            className=""
            onSure={() => void leave(true)}
          />
        </div>
      </section>
      <PasskeyCard member={member} />
      {own && (
        <VacationCard
          vacation={own.vacation}
          onChoose={(days) =>
            void server
              .vacation(key, { days })
              .then((answer) => (answer.ok ? setOwn(answer.value) : setProblem(`${answer.error.message}.`)))
          }
        />
      )}
      <NoticeCard member={member} />
      {own && (
        <HookCard
          key={own.webhook}
          url={own.webhook}
          onChoose={(url) =>
            void server
              .webhook(key, { url })
              .then((answer) => (answer.ok ? setOwn(answer.value) : setProblem(`${answer.error.message}.`)))
          }
        />
      )}
      <DataCard member={member} onProblem={setProblem} />
    </>
  );
}

interface VacationProps {
  readonly vacation: OwnIdentity['vacation'];
  onChoose(days: number): void;
}

const LENGTHS: readonly number[] = [3, 7, 14];

function VacationCard({ vacation: { until, left }, onChoose }: VacationProps) {
  const lengths = LENGTHS.filter((days) => days <= left);
  return (
    <section className={styles.clubCard} aria-labelledby="vacation">
      <h2 id="vacation">Vacation</h2>
      <p className={until === null ? 'quiet' : undefined}>
        {until === null
          ? 'Games with days for every order wait for you while you are away.'
          : `You are away until ${new Date(until).toLocaleString([], { dateStyle: 'long', timeStyle: 'short' })}.`}{' '}
        <span className="quiet">{`${plural(left, 'day')} left this year.`}</span>
      </p>
      <div className={styles.clubButtons}>
        {lengths.map((days) => (
          <button key={days} type="button" className="button" onClick={() => onChoose(days)}>
            {until === null ? `${days} days` : `${days} days more`}
          </button>
        ))}
        {until !== null && (
          <button type="button" className="button primary" onClick={() => onChoose(0)}>
            I am back
          </button>
        )}
      </div>
    </section>
  );
}

interface HookProps {
  readonly url: string | null;
  onChoose(url: string | null): void;
}

/** For those who have a program that passes messages on. */
function HookCard({ url, onChoose }: HookProps) {
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(String(new FormData(event.currentTarget).get('url')).trim() || null);
  };
  return (
    <section className={styles.clubCard} aria-labelledby="hook">
      <h2 id="hook">Messages to a program</h2>
      <p className="quiet">
        When a game has waited for you for a minute, the server calls this webhook, at most once for each
        time. It must be an https address on the open internet. Leave it empty for none.
      </p>
      <LineForm onSubmit={choose}>
        <input
          name="url"
          type="url"
          className="text-field"
          aria-labelledby="hook"
          placeholder="https://…"
          defaultValue={url ?? ''}
          maxLength={500}
        />
        <button type="submit" className="button">
          Save it
        </button>
      </LineForm>
    </section>
  );
}

function DataCard({ member, onProblem }: { readonly member: Member; onProblem(problem: string): void }) {
  const save = async () => {
    const file = await server.identityFile(member.key);
    if (file.ok) download('ironfield-identity.json', JSON.stringify(file.value, null, 2));
    else onProblem(`${file.error.message}.`);
  };
  const remove = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    const removed = await server.deleteIdentity(member.key, { name });
    if (removed.ok) signedOut();
    else onProblem(`${removed.error.message}.`);
  };
  return (
    <section className={styles.clubCard} aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p className="quiet">
        Everything that the server keeps of you: your name, your seats, what you said at tables, your designs.
      </p>
      <div className={styles.clubButtons}>
        <button type="button" className="button" onClick={() => void save()}>
          Save as a file
        </button>
      </div>
      <details className={styles.clubDetails}>
        <summary>Delete my identity</summary>
        <p className="quiet">
          Your name goes from all tables, with your words there, your rating and the designs on the server.
          Games stay, because they are your opponents' as well; this browser keeps its seats and designs.
          Nobody can bring your identity back.
        </p>
        <LineForm onSubmit={(event) => void remove(event)}>
          <input
            name="name"
            className="text-field"
            aria-label="Your name, to show that you mean it"
            placeholder={`Type “${member.name}”`}
            autoComplete="off"
            required
          />
          <button type="submit" className="button">
            Delete for good
          </button>
        </LineForm>
      </details>
    </section>
  );
}
