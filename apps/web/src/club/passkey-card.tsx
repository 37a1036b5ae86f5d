import type { PasskeyList } from '@ironfield/client/club/passkeys.ts';
import { useEffect, useState } from 'react';
import { SureButton } from '../ui/fields/sure-button.tsx';
import { refusing } from '../ui/mishaps/refusing.ts';
import styles from './club.module.css';
import { clubServer } from './club-server.ts';
import type { Member } from './member.ts';
import { addPasskey, hasPasskeys } from './passkey-deeds.ts';

/** The devices and keys that open an identity without words. */
export function PasskeyCard({ member: { key } }: { readonly member: Member }) {
  const [list, setList] = useState<PasskeyList | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void clubServer.passkeys(key).then((answer) => answer.ok && setList(answer.value));
  }, [key]);
  const add = async () => {
    setBusy(true);
    const added = await addPasskey(key);
    setBusy(false);
    setProblem('trouble' in added ? added.trouble : null);
    if ('done' in added) setList(added.done);
  };
  const remove = async (id: string) => {
    const removed = await clubServer.removePasskey(key, { id });
    setProblem(removed.ok ? null : `${removed.error.message}.`);
    if (removed.ok) setList(removed.value);
  };
  if (!list || (list.passkeys.length === 0 && !hasPasskeys())) return null;
  return (
    <section className={styles.clubCard} aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p className="quiet">
        A passkey opens your identity by a fingerprint, a face or a PIN. Your device keeps it, and often
        brings it to your other devices.
        {!list.hasPhrase && ' You have no recovery phrase: have one made in case all your passkeys are lost.'}
      </p>
      {list.passkeys.length > 0 && (
        <ul className={styles.rows} data-part="passkeys">
          {list.passkeys.map(({ id, label, created }) => (
            <li key={id} className={styles.row}>
              <span>
                {label}
                <span className="quiet">{`since ${new Date(created).toLocaleDateString([], { dateStyle: 'long' })}`}</span>
              </span>
              <SureButton
                label="Remove"
                sureLabel="It opens nothing then. Remove it?"
                className=""
                onSure={() => void remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() && (
        <div className={styles.clubButtons}>
          <button
            type="button"
            className="button"
            onClick={() => void add()}
            {...refusing(isBusy ? 'Your device is asked' : null)}
          >
            Add a passkey
          </button>
        </div>
      )}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
