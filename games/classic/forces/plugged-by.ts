import type { OptionValues } from '@ironfield/kernel/state.ts';
import { register } from '../register.ts';

/** The handlers that options bring to a battle that is still being agreed on. */
export function pluggedBy(options: OptionValues): ReturnType<typeof register.plugged> {
  try {
    return register.plugged({ scenario: 'battle', options });
  } catch {
    // They exclude each other, which is told elsewhere.
    return {};
  }
}
