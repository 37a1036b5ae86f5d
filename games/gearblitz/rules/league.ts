/** HGB-LEAGUE-01: round by round who meets whom, nobody twice; with an odd number one rests each round. */
export function roundRobin(players: number): [number, number][][] {
  const even = players + (players % 2);
  const rounds = Math.max(0, even - 1);
  return Array.from({ length: rounds }, (_, round) => {
    const seat = (i: number): number => (i === 0 ? 0 : ((i - 1 + round) % rounds) + 1);
    return Array.from({ length: even / 2 }, (_, i): [number, number] => [seat(i), seat(even - 1 - i)]).filter(
      (pair) => !pair.includes(players),
    );
  });
}

/** HGB-LEAGUE-01, HGB-LEAGUE-02: players by their Victory Points in total, the best first. */
export function standings(
  points: readonly (readonly number[])[],
): { readonly player: number; readonly total: number }[] {
  return points
    .map((games, player) => ({ player, total: games.reduce((sum, each) => sum + each, 0) }))
    .sort((a, b) => b.total - a.total || a.player - b.player);
}

/** HGB-LEAGUE-02: a game of a tournament, unless its organizer says otherwise; sides of the table in inches. */
export const TOURNAMENT = { limit: 1000, width: 36, length: 48 } as const;

/** HGB-LEAGUE-02: whether a player has been at a table before. */
export const mayPlayAt = (table: number, playedAt: readonly number[]): boolean => !playedAt.includes(table);
