import type { ChatMessage } from '@ironfield/client/api.ts';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { sideClass } from '../../ui/words/sides.ts';

interface ChatBubbleProps {
  /** Messages that nobody here has seen yet. */
  readonly unread: readonly ChatMessage[];
  onAnswer(): void;
}

/** As long as it takes to read it twice; the badge stays. */
const SHOWN = 15_000;

/** The last message of another player, over the map. */
export function ChatBubble({ unread, onAnswer }: ChatBubbleProps) {
  const last = unread.at(-1);
  const [gone, setGone] = useState(0);
  const id = last?.id ?? 0;
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => setGone(id), SHOWN);
    return () => clearTimeout(timer);
  }, [id]);
  const isShown = last !== undefined && id > gone;
  return (
    <div className="chat-bubbles" role="log" aria-label="New messages">
      {isShown && (
        <div className={`notice chat-bubble ${sideClass(last.seat)}`} data-part="chat-bubble">
          <i className="side-dot" />
          <p>
            <bdi className="strong">{last.name}</bdi> <bdi>{last.text}</bdi>
          </p>
          <button type="button" className="button" title="Reply (T)" onClick={onAnswer}>
            Reply
          </button>
          <button
            type="button"
            className="button bare"
            aria-label="Close this message"
            onClick={() => setGone(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
