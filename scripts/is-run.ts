import { realpathSync } from 'node:fs';

/** Is this the file that somebody runs, by itself or through run.mjs? That one imports it, so it is not the main one. */
export const isRun = ({ filename }: ImportMeta): boolean =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(filename);
