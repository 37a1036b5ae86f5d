import type { Table } from '@ironfield/planetary/view.ts';
import styles from './signs.module.css';

interface Sign {
  readonly letters: string;
  readonly words: string;
}

/** What a scenario has laid on a hex: a counter to be found, or the target of a raid. */
export function signsIn({ war, counters }: Table, hex: number): Sign[] {
  if (!war?.mission) return [];
  const { finds, target } = war.mission;
  const found = finds.flatMap(({ place, kind }): Sign[] => {
    if (place !== hex) return [];
    if (kind === null) return [{ letters: '??', words: 'a hidden counter: headquarters or decoy' }];
    return [
      kind === 'headquarters' ? { letters: 'HQ', words: 'headquarters' } : { letters: 'D', words: 'decoy' },
    ];
  });
  const isTarget = target !== null && counters[target]?.place === hex;
  return isTarget ? [...found, { letters: '◎', words: 'target of the raid' }] : found;
}

/** The same as small disks beside the counters. */
export function Signs({ signs }: { readonly signs: readonly Sign[] }) {
  return signs.map(({ letters, words }, index) => (
    <g key={words} className={styles.sign} transform={`translate(19 ${14 - 12 * index})`}>
      <title>{words}</title>
      <circle r="8" />
      <text y="3">{letters}</text>
    </g>
  ));
}
