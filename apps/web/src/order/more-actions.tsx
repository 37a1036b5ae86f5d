import { PHONES } from '../ui/screens.ts';
import { useMatches } from '../ui/use-matches.ts';
import styles from './order.module.css';
import type { Form } from './use-order.ts';

interface MoreActionsProps {
  readonly forms: readonly Form[];
  /** The kind of order that is planned. */
  readonly chosen: string | undefined;
  /** It has little room. */
  readonly isBrief?: boolean;
  onBegin(type: string): void;
}

/** Kinds of order for which there is no room as buttons. */
export function MoreActions({ forms, chosen, isBrief = false, onBegin }: MoreActionsProps) {
  // Where there is only a thumb's width, the sign for more is enough.
  const isSign = useMatches(PHONES) && isBrief;
  if (forms.length === 0) return null;
  const isChosen = forms.some(({ type }) => type === chosen);
  return (
    <select
      className={`select ${styles.moreActions} ${isBrief ? 'brief' : ''}`}
      data-part="more-actions"
      data-chosen={isChosen}
      aria-label="More actions"
      value={isChosen ? chosen : ''}
      onChange={({ target: { value } }) => onBegin(value)}
    >
      <option value="" disabled>
        {isSign ? '…' : 'More…'}
      </option>
      {forms.map(({ type, label }) => (
        <option key={type} value={type}>
          {label}
        </option>
      ))}
    </select>
  );
}
