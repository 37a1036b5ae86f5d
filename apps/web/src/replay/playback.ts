/** The position of a replay and its pace; the screen only shows it. */
export interface Playback {
  readonly index: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export type PlaybackAction =
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'toggle' }
  /** The time for the present moment is over. */
  | { readonly type: 'tick' }
  | { readonly type: 'speed'; readonly speed: Speed };

export function startOf(last: number, index = 0): Playback {
  return { index: within(index, last), last, isPlaying: false, speed: 1 };
}

function within(index: number, last: number): number {
  return Math.max(0, Math.min(last, index));
}

/** Going somewhere by hand stops the film; playing at the end begins anew. */
export function playback(state: Playback, action: PlaybackAction): Playback {
  const { index, last, isPlaying } = state;
  switch (action.type) {
    case 'go':
      return { ...state, index: within(action.to, last), isPlaying: false };
    case 'step':
      return { ...state, index: within(index + action.by, last), isPlaying: false };
    case 'toggle':
      if (isPlaying) return { ...state, isPlaying: false };
      return { ...state, index: index === last ? 0 : index, isPlaying: last > 0 };
    case 'tick':
      if (!isPlaying) return state;
      return { ...state, index: within(index + 1, last), isPlaying: index + 1 < last };
    case 'speed':
      return { ...state, speed: action.speed };
  }
}

const BASE_MS = 700;
const PER_SENTENCE_MS = 350;
const LONGEST_MS = 4000;

/** The time for a moment: enough to read its sentences. */
export function durationOf(sentences: number, speed: Speed): number {
  return Math.min(LONGEST_MS, BASE_MS + PER_SENTENCE_MS * sentences) / speed;
}

export type ReplayCommand =
  | { readonly kind: 'playback'; readonly action: PlaybackAction }
  | { readonly kind: 'turn'; readonly direction: 1 | -1 };

/** The command of a key; `null` for other keys. */
export function commandOfKey(key: string, last: number): ReplayCommand | null {
  const act = (action: PlaybackAction): ReplayCommand => ({ kind: 'playback', action });
  switch (key) {
    case 'ArrowLeft':
      return act({ type: 'step', by: -1 });
    case 'ArrowRight':
      return act({ type: 'step', by: 1 });
    case 'Home':
      return act({ type: 'go', to: 0 });
    case 'End':
      return act({ type: 'go', to: last });
    case ' ':
      return act({ type: 'toggle' });
    case 'PageUp':
      return { kind: 'turn', direction: -1 };
    case 'PageDown':
      return { kind: 'turn', direction: 1 };
    default:
      return null;
  }
}
