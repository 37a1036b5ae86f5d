import { readFileSync } from 'node:fs';

/** For `--version`, and what saved games say they were written by. */
export function versionLine(): string {
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return `ironfield ${version}`;
}
