/** HGB-LEAGUE-01: the pairings of each round, none repeated; with an odd number one player rests each round. */
export function roundRobin(players: number): Pairing[][] {
  const even = players + (players % 2);
  const rounds = Math.max(0, even - 1);
  return Array.from({ length: rounds }, (_, round) => {
    const seat = (i: number): number => (i === 0 ? 0 : ((i - 1 + round) % rounds) + 1);
    return Array.from({ length: even / 2 }, (_, i): Pairing => [seat(i), seat(even - 1 - i)]).filter(
      (pair) => !pair.includes(players),
    );
  });
}

/** HGB-LEAGUE-01, HGB-LEAGUE-02: players by their Victory Points in total, the best first, in their order where they are equal. */
export function standings(
  points: readonly (readonly number[])[],
): { readonly player: number; readonly total: number }[] {
  return points
    .map((games, player) => ({ player, total: games.reduce((sum, each) => sum + each, 0) }))
    .sort((a, b) => b.total - a.total);
}

/** HGB-LEAGUE-02: a game of a tournament, unless its organizer says otherwise; sides of the table in inches. */
export const TOURNAMENT = { limit: 1000, width: 36, length: 48 } as const;

/** HGB-LEAGUE-02: minutes of a round. */
export const ROUND_MINUTES = [60, 90] as const;

/** HGB-LEAGUE-01: two players, by their places in the list. */
export type Pairing = readonly [number, number];

/** HGB-LEAGUE-02: whether a player has been at a table before. */
const mayPlayAt = (table: number, playedAt: readonly number[]): boolean => !playedAt.includes(table);

/**
 * HGB-LEAGUE-02: a table for each game of each round at which neither player has played; `null` for games without one.
 * Each round seats as many as possible, because a game may make room for another by moving.
 */
export function tablesOf(rounds: readonly (readonly Pairing[])[], tables: number): (number | null)[][] {
  const playedAt = new Map<number, number[]>();
  const past = (player: number): readonly number[] => playedAt.get(player) ?? [];
  return rounds.map((games, round) => {
    /** By table, the game that is played there. */
    const taken: (number | undefined)[] = new Array(tables).fill(undefined);
    const suits = (game: number, table: number): boolean =>
      games[game].every((player) => mayPlayAt(table, past(player)));
    const seat = (game: number, tried: Set<number>): boolean => {
      for (let i = 0; i < tables; i++) {
        // Another one first each round, so that all are used alike.
        const table = (i + round) % tables;
        if (tried.has(table) || !suits(game, table)) continue;
        tried.add(table);
        const other = taken[table];
        if (other !== undefined && !seat(other, tried)) continue;
        taken[table] = game;
        return true;
      }
      return false;
    };
    for (const game of games.keys()) seat(game, new Set());
    return games.map((pair, game) => {
      const table = taken.indexOf(game);
      if (table < 0) return null;
      for (const player of pair) playedAt.set(player, [...past(player), table]);
      return table;
    });
  });
}

/** HGB-LEAGUE-02: a number of tables that is certainly enough for these rounds. */
export function tablesEnough(rounds: readonly (readonly Pairing[])[]): number {
  let tables = 1;
  while (tablesOf(rounds, tables).flat().includes(null)) tables++;
  return tables;
}
