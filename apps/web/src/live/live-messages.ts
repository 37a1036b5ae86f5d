import type { LogEntry } from '@ironfield/kernel/record/history.ts';
import type { Telling } from '../sessions/local-messages.ts';
import type { LiveScene } from './live-scene.ts';

export type ToLiveWorker =
  | {
      readonly kind: 'open';
      readonly scene: LiveScene;
      /** The bots' chance is drawn from it: every visitor sees another battle. */
      readonly salt: string;
    }
  /** The next order. */
  | { readonly kind: 'step' }
  /** Nobody looks: nothing more is worked out until the next order. */
  | { readonly kind: 'rest' };

export type FromLiveWorker =
  | { readonly kind: 'told'; readonly telling: Telling | null; readonly entry: LogEntry | null }
  | { readonly kind: 'over' }
  /** One more game was played out from a turn, numbered by how many turns were played out before. */
  | { readonly kind: 'played-out'; readonly position: number; readonly winners: readonly number[] };
