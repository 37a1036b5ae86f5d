/** What somebody who picks a game wants to know, without loading its rules. */
export const about = {
  id: 'demo',
  title: 'Ambush (demonstration)',
  summary: 'A tiny game of markers, decoys and hidden cards that shows what the engine can do.',
} as const;
