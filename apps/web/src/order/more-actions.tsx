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
  if (forms.length === 0) return null;
  return (
    <select
      className={`select more-actions ${isBrief ? 'brief' : ''}`}
      aria-label="More that it can do"
      value={forms.some(({ type }) => type === chosen) ? chosen : ''}
      onChange={({ target: { value } }) => onBegin(value)}
    >
      <option value="" disabled>
        {isBrief ? '…' : 'More…'}
      </option>
      {forms.map(({ type, label }) => (
        <option key={type} value={type}>
          {label}
        </option>
      ))}
    </select>
  );
}
