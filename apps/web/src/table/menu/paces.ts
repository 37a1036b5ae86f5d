import type { Pace, Settings } from '../../settings.ts';

export const PACES: readonly { readonly value: Pace; readonly label: string }[] = [
  { value: 'step', label: 'Step' },
  { value: 'slow', label: 'Slow' },
  { value: 'normal', label: 'Normal' },
  { value: 'fast', label: 'Fast' },
  { value: 'instant', label: 'Instant' },
];

export const THEMES: readonly { readonly value: Settings['theme']; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
