interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  /** One below the other. */
  readonly isStacked?: boolean;
  onChange(value: T): void;
}

/** One of a few, side by side. */
export function Segments<T extends string>({
  label,
  value,
  choices,
  isStacked = false,
  onChange,
}: SegmentsProps<T>) {
  const step = (by: number) => {
    const at = choices.findIndex((choice) => choice.value === value);
    onChange(choices[(at + by + choices.length) % choices.length].value);
  };
  return (
    <div
      className={isStacked ? 'segments stacked' : 'segments'}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1);
        else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1);
        else return;
        event.preventDefault();
        const group = event.currentTarget;
        requestAnimationFrame(() => group.querySelector<HTMLElement>('[aria-checked="true"]')?.focus());
      }}
    >
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: a radio input cannot be styled as a segment everywhere
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
