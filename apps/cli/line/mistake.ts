import { Mistake } from '@ironfield/lab/mistake.ts';

/** The command was called wrongly: one sentence says what is wrong and what would be right. */
export class UsageError extends Mistake {}

/** The request cannot be fulfilled, though the call was right: a broken file, a full disk. */
export class Failure extends Error {}

/** An error of the operating system in words; anything else is a fault of the program and is thrown on. */
export function fileTrouble(error: unknown, path: string): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  switch (code) {
    case 'ENOENT':
      return `there is no file or directory "${path}"`;
    case 'EISDIR':
      return `"${path}" is a directory, not a file`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `"${path}" is not a directory`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `"${path}" may not be accessed (no permission)`;
    case 'ENOSPC':
      return `"${path}" cannot be written: the disk is full`;
    default:
      if (code === undefined) throw error;
      return `"${path}" cannot be used (${code})`;
  }
}
