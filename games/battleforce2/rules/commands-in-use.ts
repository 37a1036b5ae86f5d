import { switchboard } from '../points.ts';
import type { Setup } from '../state.ts';

/** Whether counters are drawn in games of this setup. */
export const hasCommands = (setup: Setup): boolean => switchboard.plugged(setup).hasCommands?.() ?? false;
