import { statfs } from 'node:fs/promises';

const MEGABYTE = 2 ** 20;
/** Bytes that the embedded database leaves free: enough for what it has begun, and to be opened again. */
const RESERVE = 64 * MEGABYTE;

/** What is wrong with the room on the disk of a folder, in a sentence; `null` when there is enough. */
export async function lackOfRoom(folder: string, reserve = RESERVE): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= reserve) return null;
  const [has, needs] = [free, reserve].map((bytes) => Math.floor(bytes / MEGABYTE));
  return `The disk is full: ${has} MB are free, and ${needs} MB are needed`;
}
