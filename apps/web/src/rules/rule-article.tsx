import type { RuleEntry } from '@ironfield/kernel/options/rule-index.ts';
import { type KeyboardEvent, useState } from 'react';
import { Marked } from './marked.tsx';
import { type Rulebook, ruleAddress } from './rule-address.ts';
import styles from './rules.module.css';

interface Props {
  readonly game: Pick<Rulebook, 'id'>;
  readonly rule: RuleEntry;
  /** The search text. */
  readonly words: string;
  readonly isTarget: boolean;
}

export function RuleArticle({ game, rule, words, isTarget }: Props) {
  const [isCopied, setCopied] = useState(false);
  const address = ruleAddress(game.id, rule.id);
  const copy = async () => {
    await navigator.clipboard?.writeText(new URL(address, window.location.href).href);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <article
      id={rule.id}
      tabIndex={-1}
      className={styles.rule}
      aria-labelledby={`title-${rule.id}`}
      aria-current={isTarget || undefined}
      onKeyDown={onArrow}
    >
      <div className={styles.ruleLine}>
        <h3 id={`title-${rule.id}`}>
          <Marked text={rule.title} words={words} />
        </h3>
        <a
          className="rule-id"
          data-part="rule-id"
          href={address}
          aria-label={`Link to ${rule.id}, ${rule.title}`}
        >
          <Marked text={rule.id} words={words} />
        </a>
        <button
          type="button"
          className={styles.ruleCopy}
          onClick={copy}
          aria-label={isCopied ? 'Copied' : `Copy link to ${rule.id}`}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </button>
      </div>
      <p className={styles.ruleText}>
        <Marked text={rule.summary} words={words} />
      </p>
      <p className={styles.ruleSection}>
        In the rulebook: <Marked text={rule.section} words={words} />
        {rule.option && <span className={styles.ruleOption}>Option: {rule.option}</span>}
      </p>
    </article>
  );
}

function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || event.target !== event.currentTarget) return;
  const all = [...document.querySelectorAll<HTMLElement>('[data-part="rules-list"] article')];
  const next = all[all.indexOf(event.currentTarget) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
