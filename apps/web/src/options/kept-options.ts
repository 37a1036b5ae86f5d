import type { OptionValues } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import { type OwnList, ownList } from '../ui/keep/own-list.ts';

/** Options that somebody has named and kept on this device. */
export interface KeptOptions {
  readonly name: string;
  readonly options: OptionValues;
}

const schema = z.object({
  name: z.string().min(1).max(60),
  options: z.record(z.string().max(60), z.union([z.boolean(), z.number(), z.string().max(200)])),
});

export const keptOptions = (game: string): OwnList<KeptOptions> =>
  ownList(`ironfield-options-${game}`, schema, 'name');
