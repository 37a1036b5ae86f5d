import type { ReactNode } from 'react';

interface ActionBarProps {
  /** What is asked. */
  readonly title: ReactNode;
  /** What the plan amounts to, or what to do next. */
  readonly text?: ReactNode;
  /** Something is not possible. */
  readonly warning?: ReactNode;
  readonly secondary?: ReactNode;
  /** The one button that commits. */
  readonly primary?: ReactNode;
}

/** Exactly what can be done now. */
export function ActionBar({ title, text, warning, secondary, primary }: ActionBarProps) {
  return (
    <div className="action-bar">
      <div className="action-text">
        <p className="action-title">{title}</p>
        {warning ? (
          <p className="action-warning" role="alert">
            {warning}
          </p>
        ) : (
          text && <p className="action-plan">{text}</p>
        )}
      </div>
      <div className="action-buttons">
        {secondary}
        {primary}
      </div>
    </div>
  );
}
