import { useState } from 'react';
import { halfScores, type Texts } from './half-scores.ts';
import styles from './league.module.css';

type Points = readonly [number, number];

interface ResultFieldsProps {
  /** The game's number in its league. */
  readonly game: string;
  readonly names: readonly [string, string];
  readonly result: Points | null;
  onChange(result: Points | null): void;
}

const MOST = 99_999;

/** A text as Victory Points; `null` if it is no number. */
function pointsIn(text: string): number | null {
  const plain = text.trim().replace('−', '-');
  const points = /^-?\d{1,5}$/.test(plain) ? Number(plain) : null;
  return points !== null && Math.abs(points) <= MOST ? points : null;
}

/** The Victory Points of both; reported when both are there, and kept until then. */
export function ResultFields({ game, names, result, onChange }: ResultFieldsProps) {
  const [texts, setTexts] = useState<Texts>(
    () => (result && [String(result[0]), String(result[1])]) ?? halfScores.of(game) ?? ['', ''],
  );
  const put = (side: number, text: string) => {
    const next: Texts = side === 0 ? [text, texts[1]] : [texts[0], text];
    setTexts(next);
    const [first, second] = next.map(pointsIn);
    const reported = first === null || second === null ? null : ([first, second] as const);
    halfScores.keep(game, reported || next.every((each) => each === '') ? null : next);
    if (reported?.[0] !== result?.[0] || reported?.[1] !== result?.[1]) onChange(reported);
  };
  return (
    <span className={styles.leagueResult} data-part="league-result">
      {names.map((name, side) => (
        <label key={name}>
          <span>{name}</span>
          <input
            className="text-field"
            inputMode="numeric"
            aria-label={`Victory Points of ${name} against ${names[1 - side]}`}
            aria-invalid={texts[side] !== '' && pointsIn(texts[side]) === null}
            placeholder="–"
            value={texts[side]}
            onChange={({ target }) => put(side, target.value)}
          />
        </label>
      ))}
    </span>
  );
}
