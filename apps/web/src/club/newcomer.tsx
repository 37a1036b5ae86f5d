import { type FormEvent, useState } from 'react';
import { server } from '../sessions/server.ts';
import { useSettings } from '../settings.ts';
import { LineForm } from '../ui/fields/line-form.tsx';
import { refusing } from '../ui/mishaps/refusing.ts';
import '../ui/fields/fields.css';
import styles from './club.module.css';
import { signIn } from './member.ts';
import { hasPasskeys, makeWithPasskey, openWithPasskey } from './passkey-deeds.ts';

interface Props {
  readonly longest: number;
  onPhrase(phrase: string): void;
}

/** For guests: what an identity is good for, how to make one, and how to open one from another device. */
export function Newcomer({ longest, onPhrase }: Props) {
  return (
    <>
      <section className={styles.clubCard} aria-labelledby="why">
        <h2 id="why">You need none to play</h2>
        <p>
          Games, designs and invitations work for guests. An identity adds two things: your games and designs
          on all your devices, and a rating.
        </p>
        <p className="quiet">
          It asks for a name and nothing else: no mail address, no password. You may take all your data away,
          or delete it, at any time.
        </p>
      </section>
      <MakeOne longest={longest} onPhrase={onPhrase} />
      <OpenOne />
    </>
  );
}

function MakeOne({ longest, onPhrase }: Props) {
  const { name } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name'));
    const { submitter } = event.nativeEvent as SubmitEvent;
    const byPasskey = (submitter as HTMLButtonElement | null)?.value === 'passkey';
    setBusy(true);
    setProblem(await (byPasskey ? withPasskey(wanted) : withPhrase(wanted)));
    setBusy(false);
  };
  const withPhrase = async (wanted: string): Promise<string | null> => {
    const made = await server.newIdentity({ name: wanted });
    if (!made.ok) return `${made.error.message}.`;
    const { identity, key, phrase } = made.value;
    onPhrase(phrase);
    await signIn(identity, key);
    return null;
  };
  const withPasskey = async (wanted: string): Promise<string | null> => {
    const made = await makeWithPasskey(wanted);
    if ('trouble' in made) return made.trouble;
    await signIn(made.done.identity, made.done.key);
    return null;
  };
  return (
    <section className={styles.clubCard} aria-labelledby="make">
      <h2 id="make">Make an identity</h2>
      <p className="quiet">
        The games that this browser keeps move along. You get a recovery phrase to write down
        {hasPasskeys() && ', or use a passkey of your device: a fingerprint, a face or a PIN'}.
      </p>
      <LineForm onSubmit={(event) => void make(event)}>
        <input
          name="name"
          className="text-field"
          aria-label="Your name for others"
          placeholder="Your name for others"
          defaultValue={name}
          maxLength={longest}
          autoComplete="nickname"
          required
        />
        <button type="submit" className="button primary" {...refusing(isBusy ? 'It is being made' : null)}>
          Make it
        </button>
        {hasPasskeys() && (
          <button
            type="submit"
            value="passkey"
            className="button"
            {...refusing(isBusy ? 'It is being made' : null)}
          >
            Make it with a passkey
          </button>
        )}
      </LineForm>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function OpenOne() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phrase = String(new FormData(event.currentTarget).get('phrase'));
    setBusy(true);
    const opened = await server.recover({ phrase });
    setBusy(false);
    if (!opened.ok) return setProblem(`${opened.error.message}.`);
    await signIn(opened.value.identity, opened.value.key);
  };
  const openByPasskey = async () => {
    setBusy(true);
    const opened = await openWithPasskey();
    setBusy(false);
    if ('trouble' in opened) return setProblem(opened.trouble);
    await signIn(opened.done.identity, opened.done.key);
  };
  return (
    <section className={styles.clubCard} aria-labelledby="open">
      <h2 id="open">Use yours on this device</h2>
      {hasPasskeys() && (
        <div className={styles.clubButtons}>
          <button
            type="button"
            className="button"
            onClick={() => void openByPasskey()}
            {...refusing(isBusy ? 'The server looks it up' : null)}
          >
            Open it with a passkey
          </button>
        </div>
      )}
      <p className="quiet">With your recovery phrase: its 15 words, or the first four letters of each.</p>
      <form className={styles.phraseForm} onSubmit={(event) => void open(event)}>
        <textarea
          name="phrase"
          className={`text-field ${styles.phraseField}`}
          aria-label="Recovery phrase"
          rows={3}
          maxLength={400}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={() => setProblem(null)}
        />
        <button type="submit" className="button" {...refusing(isBusy ? 'The server looks it up' : null)}>
          Open it here
        </button>
      </form>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
