import { rules as classicRules } from '@ironfield/classic/rule-index.ts';
import type { Explanation } from '@ironfield/kernel/explanation.ts';
import { bay } from '@ironfield/mechbay/rule-index.ts';
import type { Rulebook } from '../../rules/rule-address.ts';
import { RuleLink } from '../../rules/rule-link.tsx';
import styles from './units.module.css';

const CLASSIC: Rulebook = { id: 'classic', title: 'BattleTech, introductory rules', rules: classicRules };

/** The rule that a line or a fault cites, in the book that has it. */
export const CitedRule = ({ rule }: { readonly rule: string | undefined }) =>
  rule === undefined ? null : (
    <RuleLink game={rule.startsWith('CBT-') ? CLASSIC : bay} rule={rule} inNewTab />
  );

const shown = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: 3 }).replace('-', '−');

interface Props {
  readonly title: string;
  readonly unit: string;
  readonly parts: readonly Explanation[];
  readonly isOpen?: boolean;
}

/** A number with everything that it is made of. */
export function Lines({ title, unit, parts, isOpen = false }: Props) {
  const total = parts.at(-1)?.total ?? 0;
  return (
    <details className={styles.lines} open={isOpen}>
      <summary>
        <span>{title}</span>
        <strong>
          {shown(total)} {unit}
        </strong>
      </summary>
      {parts.map(({ lines, total: sum }, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names
        <table key={part}>
          <tbody>
            {lines.map(({ value, reason, rule, kind }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be mounted twice
              <tr key={index}>
                <td>{reason}</td>
                <td className={styles.lineRule}>
                  <CitedRule rule={rule} />
                </td>
                <td className={styles.lineValue}>
                  {kind === 'set' ? '= ' : ''}
                  {shown(value)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={2}>{part === parts.length - 1 ? 'Total' : 'Together'}</td>
              <td className={styles.lineValue}>{shown(sum)}</td>
            </tr>
          </tfoot>
        </table>
      ))}
    </details>
  );
}
