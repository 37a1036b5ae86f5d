/** Makes a button or a field refuse to be used, and say why. Without a reason it has its usual title. */
export function refusing(why: string | null | undefined, title?: string) {
  return why ? { disabled: true, title: why, 'data-why': why } : { disabled: false, title };
}

/** Why nothing is taken back, or brought again. */
export const NOTHING = { undo: 'There is nothing to undo', redo: 'There is nothing to redo' } as const;
