import type { Form } from './use-order.ts';

interface MoreActionsProps {
  readonly forms: readonly Form[];
  /** The kind of order that is planned. */
  readonly chosen: string | undefined;
  onBegin(type: string): void;
}

/** Kinds of order for which there is no room as buttons. */
export function MoreActions({ forms, chosen, onBegin }: MoreActionsProps) {
  if (forms.length === 0) return null;
  return (
    <select
      className="select more-actions"
      aria-label="More that it can do"
      value={forms.some(({ type }) => type === chosen) ? chosen : ''}
      onChange={({ target: { value } }) => onBegin(value)}
    >
      <option value="" disabled>
        More…
      </option>
      {forms.map(({ type, label }) => (
        <option key={type} value={type}>
          {label}
        </option>
      ))}
    </select>
  );
}
