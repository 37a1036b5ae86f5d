import type { Problem } from '@ironfield/client/api.ts';
import type { NoticeState } from '@ironfield/client/club/notices.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { LineForm } from '../ui/fields/line-form.tsx';
import styles from './club.module.css';
import { clubServer } from './club-server.ts';
import type { Member } from './member.ts';
import { hasPush, subscribe, unsubscribe } from './push.ts';

/** On which ways somebody hears that a game waits for them, besides this page. */
export function NoticeCard({ member: { key } }: { readonly member: Member }) {
  const [state, setState] = useState<NoticeState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void clubServer.notices(key).then((answer) => answer.ok && setState(answer.value));
  }, [key]);
  const take = (answer: Result<NoticeState, Problem>) => {
    setProblem(answer.ok ? null : `${answer.error.message}.`);
    if (answer.ok) setState(answer.value);
  };
  const turnOn = async (serverKey: string) => {
    const subscription = await subscribe(serverKey);
    if (typeof subscription === 'string') setProblem(subscription);
    else take(await clubServer.push(key, { subscription }));
  };
  const turnOff = async () => {
    take(await clubServer.push(key, { subscription: null }));
    await unsubscribe();
  };
  if (!state || (!hasPush() && !state.mail)) return null;
  const { pushKey, hasPush: isOn, mail } = state;
  return (
    <section className={styles.clubCard} aria-labelledby="notices">
      <h2 id="notices">Your turn</h2>
      <p className="quiet">
        When a game has waited for you for a minute, you are told once. A message names the game and nothing
        of what happens in it.
      </p>
      {hasPush() && (
        <div className={styles.clubButtons}>
          {isOn ? (
            <button type="button" className="button" onClick={() => void turnOff()}>
              Stop telling this device
            </button>
          ) : (
            <button type="button" className="button" onClick={() => void turnOn(pushKey)}>
              Tell this device
            </button>
          )}
        </div>
      )}
      {mail && (
        <MailPart
          mail={mail}
          onAddress={async (address) => take(await clubServer.mail(key, { address }))}
          onCode={async (code) => take(await clubServer.mailCode(key, { code }))}
        />
      )}
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

interface MailProps {
  readonly mail: NonNullable<NoticeState['mail']>;
  onAddress(address: string | null): Promise<void>;
  onCode(code: string): Promise<void>;
}

function MailPart({ mail: { address, isConfirmed }, onAddress, onCode }: MailProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    void (address === null ? onAddress(text) : onCode(text));
  };
  const forget = (
    <div className={styles.clubButtons}>
      <button type="button" className="button" onClick={() => void onAddress(null)}>
        Forget this address
      </button>
    </div>
  );
  if (address !== null && isConfirmed)
    return (
      <>
        <p>{`Mail goes to ${address}.`}</p>
        {forget}
      </>
    );
  return (
    <>
      {address !== null && <p>{`A code was sent to ${address}. Type it here within half an hour.`}</p>}
      <LineForm key={String(address)} onSubmit={send}>
        <input
          name="text"
          className="text-field"
          {...(address === null
            ? {
                type: 'email',
                'aria-label': 'Your mail address',
                placeholder: 'Your mail address',
                autoComplete: 'email',
              }
            : {
                inputMode: 'numeric',
                'aria-label': 'The code from the mail',
                placeholder: 'The code from the mail',
                autoComplete: 'one-time-code',
              })}
          maxLength={254}
          required
        />
        <button type="submit" className="button">
          {address === null ? 'Send me a code' : 'Confirm'}
        </button>
      </LineForm>
      {address !== null && forget}
    </>
  );
}
