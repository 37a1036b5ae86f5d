import { Icon } from '../../ui/icons.tsx';
import { refusing } from '../../ui/mishaps/refusing.ts';
import type { Turning } from '../turning.ts';

const TURNS = [
  { by: -1, icon: 'left', label: 'Turn left', key: 'Q' },
  { by: 1, icon: 'right', label: 'Turn right', key: 'E' },
] as const;

/** Turns what is planned, or the torso. Null: there is nothing to turn yet. */
export function TurnButtons({ turning }: { readonly turning: Turning | null }) {
  return TURNS.map(({ by, icon, label, key }) => (
    <button
      key={key}
      type="button"
      className="button icon-button turn"
      aria-label={label}
      {...refusing(turning ? null : 'There is nothing to turn yet', `${label} (${key})`)}
      onClick={() => turning?.turn(by)}
    >
      <Icon name={icon} />
    </button>
  ));
}
