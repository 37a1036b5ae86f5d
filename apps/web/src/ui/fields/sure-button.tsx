import { type MouseEvent, useState } from 'react';

interface SureButtonProps {
  readonly label: string;
  readonly sureLabel: string;
  readonly className?: string;
  onSure(): void;
}

/** A button for actions that must not happen by a single press, nor by a double one. */
export function SureButton({ label, sureLabel, className = 'bare quiet', onSure }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const press = ({ detail }: MouseEvent) => {
    if (!isAsked) setAsked(true);
    // The second half of a double click belongs to the first.
    else if (detail < 2) onSure();
  };
  return (
    <button type="button" className={`button ${className}`} onClick={press} onBlur={() => setAsked(false)}>
      {isAsked ? sureLabel : label}
    </button>
  );
}
