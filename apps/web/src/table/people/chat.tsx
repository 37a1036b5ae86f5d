import { LIMITS } from '@ironfield/client/api.ts';
import { useEffect, useRef, useState } from 'react';
import type { Company } from '../../sessions/session.ts';
import { refusing } from '../../ui/mishaps/refusing.ts';
import { sideClass } from '../../ui/words/sides.ts';
import type { TableModel } from '../table-model.ts';

interface ChatProps {
  readonly model: TableModel;
  readonly company: Company;
  /** Goes back to the table. */
  onLeave(): void;
}

/** The chat at the table. Spectators read along. */
export function Chat({ model, company, onLeave }: ChatProps) {
  const { messages } = company;
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something is said
  useEffect(() => {
    const list = end.current?.parentElement;
    if (list) list.scrollTop = list.scrollHeight;
  }, [messages.length]);
  const canSay = model.session.ownSeats.length > 0;
  return (
    <div className="chat" data-part="chat">
      <ol aria-label="Chat" aria-live="polite">
        {messages.length === 0 && <li className="quiet">Nothing has been said yet.</li>}
        {messages.map((message) => (
          <li key={message.id} className={sideClass(message.seat)}>
            <bdi className="strong">{message.name}</bdi> <bdi>{message.text}</bdi>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {canSay ? (
        <SayForm model={model} company={company} onLeave={onLeave} />
      ) : (
        <p className="people-note">You are watching. Only players can read and write here.</p>
      )}
    </div>
  );
}

function SayForm({ model, company, onLeave }: ChatProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const say = async () => {
    if (text.trim() === '') return;
    const result = await company.say(text.trim());
    // A message that could not be sent stays in the field.
    if (result.ok) setText('');
    setProblem(result.ok ? null : `${result.error.message}.`);
  };
  return (
    <form
      className="say"
      data-part="say"
      onSubmit={(event) => {
        event.preventDefault();
        void say();
      }}
    >
      <input
        className="text-field"
        aria-label="Say something to everyone in the game"
        placeholder="Say something"
        maxLength={LIMITS.chat}
        autoComplete="off"
        enterKeyHint="send"
        title="Esc returns to the map; your text stays"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.blur();
          onLeave();
        }}
      />
      <button
        type="submit"
        className="button"
        {...refusing(model.status === 'open' ? null : 'The server cannot be reached just now')}
      >
        Say
      </button>
      {problem !== null && (
        <p className="action-warning" data-part="action-warning" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
