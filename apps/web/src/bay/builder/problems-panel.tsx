import { RuleLink } from '../../rules/rule-link.tsx';
import { Icon } from '../../ui/icons.tsx';
import { plural } from '../../ui/words/plural.ts';
import { RULEBOOK } from '../rulebook.ts';
import styles from './builder.module.css';
import type { Workbench } from './workbench.ts';

/** Everything that is wrong with the design, in words, with its rule. */
export function ProblemsPanel({ bench }: { readonly bench: Workbench }) {
  const { violations, warnings } = bench.check;
  // That a design is legal stands above everything already.
  if (violations.length + warnings.length === 0) return null;
  return (
    <section
      className={`${styles.bayPanel} ${styles.problems}`}
      data-part="problems"
      aria-labelledby="bay-problems"
    >
      <h2 id="bay-problems">
        {violations.length === 0 ? (
          <span className={styles.legal}>
            <Icon name="check" /> Legal design
          </span>
        ) : (
          plural(violations.length, 'problem')
        )}
      </h2>
      <ul>
        {[...violations, ...warnings].map(({ rule, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may read alike
          <li key={index} className={index < violations.length ? 'violation' : styles.warning}>
            <span>{message}</span> <RuleLink game={RULEBOOK} rule={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
