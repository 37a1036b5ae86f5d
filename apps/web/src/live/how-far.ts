// The progress of a battle in any game: games count turns or rounds, and most have phases.

const numberIn = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

export function turnOf(table: object): number | null {
  const { turn, round } = table as { turn?: unknown; round?: unknown };
  return numberIn(turn) ?? numberIn(round);
}

export function phaseOf(table: object): string | null {
  const { phase } = table as { phase?: unknown };
  return typeof phase === 'string' ? phase.replaceAll('-', ' ') : null;
}

/** `turn 4, weapons` */
export function howFar(table: object): string {
  const turn = turnOf(table);
  return [turn === null ? 'before the battle' : `turn ${turn}`, phaseOf(table)].filter(Boolean).join(', ');
}
