import type { OptionValues } from '@ironfield/kernel/state.ts';
import { switchboard } from '../points.ts';

/** What options bring to a battle that is still being agreed on. */
export function pluggedBy(options: OptionValues): ReturnType<typeof switchboard.plugged> {
  try {
    return switchboard.plugged({ scenario: 'battle', options });
  } catch {
    // They exclude each other, which is told elsewhere.
    return {};
  }
}
