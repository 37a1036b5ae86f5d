import { Icon } from '../ui/icons.tsx';
import type { Moving } from './moving.ts';

const TURNS = [
  { by: -1, icon: 'left', label: 'Turn left', key: 'Q' },
  { by: 1, icon: 'right', label: 'Turn right', key: 'E' },
] as const;

/** Turns what is planned. */
export function TurnButtons({ moving }: { readonly moving: Moving }) {
  return TURNS.map(({ by, icon, label, key }) => (
    <button
      key={key}
      type="button"
      className="button icon-button"
      title={`${label} (${key})`}
      aria-label={label}
      onClick={() => moving.turn(by)}
    >
      <Icon name={icon} />
    </button>
  ));
}
