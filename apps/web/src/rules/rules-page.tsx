import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { linkTo } from '../router.ts';
import { chaptersOf } from './chapters.ts';
import { type Rulebook, ruleAddress } from './rule-address.ts';
import { RuleArticle } from './rule-article.tsx';
import styles from './rules.module.css';
import { searchHint, searchRules } from './search.ts';
import { wayBack } from './way-back.ts';

interface Props {
  readonly game: Required<Pick<Rulebook, 'id' | 'title' | 'rules'>>;
  /** The rule to show first, as in the address. */
  readonly rule?: string | null;
  /** All there are, this one among them. */
  readonly books: readonly Pick<Rulebook, 'id' | 'title'>[];
}

/** The rules of a game in our own words: searched while typing, by chapter, each with an address. */
export function RulesPage({ game, rule = null, books }: Props) {
  const [query, setQuery] = useState('');
  const [chapter, setChapter] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const back = useMemo(wayBack, []);
  const asked = useDeferredValue(query);
  const chapters = useMemo(() => chaptersOf(game.rules), [game]);
  const found = useMemo(() => searchRules(game.rules, asked), [game, asked]);
  const groups = chapters
    .map(({ title, rules }) => ({ title, rules: found.filter((each) => rules.includes(each)) }))
    .filter(({ title, rules }) => rules.length > 0 && (chapter === null || chapter === title));
  const shown = groups.flatMap(({ rules }) => rules);

  useEffect(() => {
    if (!rule) return;
    setQuery('');
    setChapter(null);
    requestAnimationFrame(() => show(rule, true));
  }, [rule]);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && /^(input|textarea|select)$/i.test(event.target.tagName);
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      field.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && query) setQuery('');
    else if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('article')?.focus();
    else return;
    event.preventDefault();
  };
  const choices = [
    { title: null, count: found.length },
    ...chapters.map(({ title, rules }) => ({
      title,
      count: rules.filter((each) => found.includes(each)).length,
    })),
  ];

  return (
    <main className={styles.rulesPage} data-part="rules-page">
      <header className={styles.rulesHead}>
        <nav className={styles.rulesKicker} aria-label="Rulebooks">
          {books.map(({ id, title }) => (
            <a key={id} href={ruleAddress(id)} aria-current={id === game.id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <h1>{game.title}</h1>
        <p className={styles.rulesNote}>
          Every rule in our own words. The rulebook has the full text and the examples.
        </p>
      </header>
      <search className={styles.rulesTools}>
        <div className={styles.rulesSearch}>
          <a className="button" href={back ?? linkTo()}>
            ←{' '}
            {back === null
              ? 'To the start'
              : back.startsWith('#/bay')
                ? 'Back to the design'
                : 'Back to the game'}
          </a>
          <input
            ref={field}
            type="search"
            value={query}
            placeholder={searchHint(game.rules)}
            aria-label="Search the rules"
            aria-keyshortcuts="/"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <fieldset className={styles.rulesChapters} data-part="rules-chapters">
          <legend className={styles.rulesHidden}>Chapter</legend>
          {choices.map(({ title, count }) => (
            <label key={title} data-empty={count === 0 || undefined}>
              <input
                type="radio"
                name="chapter"
                checked={chapter === title}
                onChange={() => setChapter(title)}
              />
              {title ?? 'All'} <span className={styles.rulesCount}>{count}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.rulesHidden} role="status">
          {shown.length === 1 ? '1 rule' : `${shown.length} rules`}
        </p>
      </search>
      <div ref={list} className={styles.rulesList} data-part="rules-list">
        {groups.map(({ title, rules }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            {rules.map((each) => (
              <RuleArticle key={each.id} game={game} rule={each} words={asked} isTarget={each.id === rule} />
            ))}
          </section>
        ))}
        {shown.length === 0 && (
          <div className={styles.rulesNone}>
            <p>
              No rule has all of these words{chapter !== null && found.length > 0 ? ' in this chapter' : ''}.
            </p>
            <button
              type="button"
              onClick={() => {
                if (found.length === 0) setQuery('');
                setChapter(null);
              }}
            >
              {found.length === 0 ? 'Show all rules' : `Show ${found.length} in other chapters`}
            </button>
          </div>
        )}
      </div>
    </main>
  );
}

function show(rule: string, withFocus: boolean): void {
  const article = document.getElementById(rule);
  article?.scrollIntoView({ block: 'center' });
  if (withFocus) article?.focus({ preventScroll: true });
}
