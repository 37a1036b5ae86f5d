/** Keeps no empty notes: those are the notes of something to which nothing has happened. */
export const kept = <Marks extends object>(marks: Marks): Marks | null =>
  Object.keys(marks).length > 0 ? marks : null;
