import type { GameTypes } from '@ironfield/kernel/play/game.ts';
import { type ComponentProps, lazy, Suspense } from 'react';
import type { SummaryCard as Card } from '../cards/summary-card.tsx';

/** Beside the map there is no room for all at once. On phones one thing comes after the other; see table.css. */
const LOW = '(min-width: 861px) and (min-height: 501px) and (max-height: 859px)';

const SummaryCard = lazy(async () => ({
  default: (await import('../cards/summary-card.tsx')).SummaryCard,
})) as typeof Card;

interface PastSlotProps<G extends GameTypes>
  extends Omit<ComponentProps<typeof Card<G>>, 'isBrief' | 'onLine'> {
  /** Does the coach say something above it? */
  readonly isAdvised: boolean;
  onSeek(line: string): void;
}

/** Events since the viewer's last order. */
export function PastSlot<G extends GameTypes>({ isAdvised, onSeek, ...props }: PastSlotProps<G>) {
  if (props.past.length === 0) return null;
  return (
    <Suspense>
      <SummaryCard
        {...props}
        isBrief={isAdvised && window.matchMedia(LOW).matches}
        onLine={({ id }) => {
          onSeek(id);
          props.onClose();
        }}
      />
    </Suspense>
  );
}
