/** The command was called wrongly: what is wrong and what would be right, in one sentence. */
export class UsageError extends Error {}

/** What was asked for cannot be done, through no fault of the call: a broken file, a disk that is full. */
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
