import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { titleOf } from './text.ts';

/** A name that every file system takes, whatever the design is called. */
export function fileNameOf(file: Pick<MechFile, 'name' | 'model'>, extension: string): string {
  const plain = titleOf(file)
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'design'}.${extension}`;
}
