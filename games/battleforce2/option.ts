import type { OptionModule } from '@ironfield/kernel/options.ts';
import type { OptionValue } from '@ironfield/kernel/state.ts';
import type { Points } from './points.ts';

/** An option of this game, in a file of its own. */
export interface Option<Value extends OptionValue = OptionValue> extends OptionModule<Points, Value> {}
