import type { Problem } from '@ironfield/client/api.ts';
import type { Result } from '@ironfield/kernel/refusal.ts';
import { type FormEvent, useState } from 'react';
import { LineForm } from '../../ui/fields/line-form.tsx';
import '../../ui/fields/fields.css';
import styles from '../club.module.css';

interface Props {
  readonly name: string;
  onReport(words: string): Promise<Result<unknown, Problem>>;
}

/** Tells those who run the server about somebody, behind a summary to open. */
export function ReportForm({ name, onReport }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const report = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const done = await onReport(String(new FormData(form).get('words')));
    setSaid(done.ok ? 'Those who run the server will look at it.' : `${done.error.message}.`);
    if (done.ok) form.reset();
  };
  return (
    <details className={styles.clubDetails}>
      <summary>Report {name}</summary>
      <LineForm onSubmit={(event) => void report(event)}>
        <input
          name="words"
          className="text-field"
          aria-label={`What is wrong with ${name}?`}
          placeholder="What is wrong?"
          maxLength={1000}
          autoComplete="off"
          required
        />
        <button type="submit" className="button">
          Report
        </button>
      </LineForm>
      {said !== null && <p role="status">{said}</p>}
    </details>
  );
}
