import { statfs } from 'node:fs/promises';

const MEGABYTE = 2 ** 20;
/** Bytes that the embedded database keeps free: enough to finish its work and be opened again. */
const RESERVE = 64 * MEGABYTE;

/** Why the disk of a folder is too full, in a sentence; `null` if it is not. */
export async function lackOfRoom(folder: string, reserve = RESERVE): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= reserve) return null;
  const [has, needs] = [free, reserve].map((bytes) => Math.floor(bytes / MEGABYTE));
  return `The disk is full: ${has} MB are free, and ${needs} MB are needed`;
}
