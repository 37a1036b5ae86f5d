import { useEffect, useState } from 'react';
import { idleLine } from '../live/idle-line.ts';
import { newsLines } from './news-lines.ts';
import styles from './start.module.css';
import { warmTable } from './warm.ts';

const SHOWN = 3;

/** News, fetched when nothing else is under way; the card comes last, so that nothing moves for it. */
export function NewsCard() {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    const look = async () => {
      if (!(await idleLine(warmTable(), leave.signal))) return;
      const { default: changelog } = await import('../../../../CHANGELOG.md?raw');
      setLines(newsLines(changelog, SHOWN));
    };
    // Without news the page is whole.
    look().catch(() => {});
    return () => leave.abort();
  }, []);
  if (lines.length === 0) return null;
  return (
    <section className={styles.sideCard} data-part="news" aria-labelledby="news">
      <h2 id="news">What’s new</h2>
      <ul className={styles.news}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
