import styles from './problems.module.css';

/** Problems of a file that was read, on a page of one's own things. */
export function Problems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} data-part="problems" role="alert">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
