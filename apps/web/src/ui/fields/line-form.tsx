import type { FormEvent, ReactNode } from 'react';
import styles from './line-form.module.css';

interface Props {
  readonly children: ReactNode;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** A field and its button side by side. */
export function LineForm({ children, onSubmit }: Props) {
  return (
    <form className={styles.lineForm} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
