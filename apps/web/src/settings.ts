import { useSyncExternalStore } from 'react';

/** A person's choices for all games on this device. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  /** The pace of playback: one press at a time, or with this pause between the steps. */
  readonly pace: Pace;
  readonly sound: boolean;
  /** Also where there is nothing to choose. */
  readonly asksAlways: boolean;
  /** The name that others at a table see; empty: they see the side alone. */
  readonly name: string;
  /** The game looked at last on the start page; empty: the first. */
  readonly game: string;
  /** Alerts when it is one's turn while the page is out of sight. */
  readonly turnSound: boolean;
  readonly turnNotice: boolean;
  /** How a planet is shown, and the space around it. */
  readonly warMap: 'globe' | 'flat' | 'system';
  /** There was a server behind this page. */
  readonly hasServer: boolean;
}

export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'instant';

const KEY = 'ironfield-settings';
const DEFAULTS: Settings = {
  theme: 'system',
  pace: 'normal',
  sound: true,
  asksAlways: false,
  name: '',
  game: '',
  turnSound: false,
  turnNotice: false,
  warMap: 'globe',
  hasServer: false,
};

let settings: Settings = read();
const listeners = new Set<() => void>();

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return DEFAULTS;
  }
}

export function currentSettings(): Settings {
  return settings;
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  applyTheme();
  for (const listener of listeners) listener();
}

export function applyTheme(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
}

export function useSettings(): Settings {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => settings,
  );
}
