import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { memo, useEffect, useMemo, useRef } from 'react';
import { SentenceWithDice } from '../ui/dice.tsx';
import { sideClass } from '../ui/words/sides.ts';
import styles from './replay.module.css';
import type { Timeline } from './timeline.ts';

interface Props<G extends GameTypes> {
  readonly timeline: Timeline<G>;
  readonly index: number;
  onGo(to: number): void;
}

/** Everything that happened, in sentences; each leads to its moment. */
export function MomentList<G extends GameTypes>({ timeline, index, onGo }: Props<G>) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.children[index] as HTMLElement | undefined;
    if (!box || !item) return;
    // Not scrollIntoView, which would move the page as well.
    const top = item.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + item.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 3;
  }, [index]);
  const go = useRef(onGo);
  go.current = onGo;
  const moments = useMemo(() => Array.from({ length: timeline.length }, (_, at) => at), [timeline]);
  const plain = timeline as unknown as Timeline<GameTypes>;
  return (
    <section className={styles.replayList} data-part="replay-list" aria-label="What happened">
      <ol ref={list}>
        {moments.map((at) => (
          <Item key={at} at={at} isNow={at === index} timeline={plain} go={go} />
        ))}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {timeline.stepAt(index).sentences.join(' ')}
      </p>
    </section>
  );
}

interface ItemProps {
  readonly at: number;
  readonly isNow: boolean;
  readonly timeline: Timeline<GameTypes>;
  readonly go: { readonly current: (to: number) => void };
}

const Item = memo(function Item({ at, isNow, timeline, go }: ItemProps) {
  const { entry, sentences } = timeline.stepAt(at);
  const seat = entry && 'seat' in entry ? entry.seat : null;
  return (
    <li className={sideClass(seat)} aria-current={isNow ? 'step' : undefined}>
      <button type="button" onClick={() => go.current(at)}>
        {sentences.length === 0 && <span className="quiet">The start.</span>}
        {sentences.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one moment never move
          <span key={i} className={/^Turn \d+\.$/.test(sentence) ? styles.replayTurn : styles.replaySentence}>
            <SentenceWithDice text={sentence} />
          </span>
        ))}
      </button>
    </li>
  );
});
