import { register } from '../../register.ts';
import type { Setup } from '../../state.ts';

/** True if counters are drawn in games of this setup. */
export const hasCommands = (setup: Setup): boolean => register.plugged(setup).hasCommands?.() ?? false;
