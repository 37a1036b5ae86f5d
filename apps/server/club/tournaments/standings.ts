/** What came of a pairing: points of the first and of the second, once it is settled. */
export interface Settled {
  readonly first: string;
  readonly second: string | null;
  readonly score: readonly [number, number] | null;
  /** Both were at the table: the game counts for those who look at whom somebody has beaten. */
  readonly isPlayed: boolean;
}

export interface Place {
  readonly id: string;
  readonly points: number;
  readonly wins: number;
  readonly played: number;
  /** The points of the opponents; and of those, what was taken from them. */
  readonly buchholz: number;
  readonly sonneborn: number;
}

/**
 * The table: by points, then by points among those who are level, then in the Swiss system by the points of the opponents
 * (Buchholz), then by the points of those one has beaten, and half of those one has drawn with (Sonneborn-Berger), then by wins.
 */
export function standings(ids: readonly string[], pairings: readonly Settled[], isSwiss: boolean): Place[] {
  const points = new Map(ids.map((id) => [id, 0]));
  for (const { first, second, score } of pairings) {
    if (!score) continue;
    points.set(first, (points.get(first) ?? 0) + score[0]);
    if (second !== null) points.set(second, (points.get(second) ?? 0) + score[1]);
  }
  const places = ids.map((id) => placeOf(id, pairings, points));
  const level = Map.groupBy(places, (place) => place.points);
  const among = new Map(
    places.map((place) => [place.id, amongLevel(place, level.get(place.points)!, pairings)]),
  );
  return places.sort(
    (a, b) =>
      b.points - a.points ||
      among.get(b.id)! - among.get(a.id)! ||
      (isSwiss ? b.buchholz - a.buchholz : 0) ||
      b.sonneborn - a.sonneborn ||
      b.wins - a.wins ||
      (a.id < b.id ? -1 : 1),
  );
}

function placeOf(id: string, pairings: readonly Settled[], points: ReadonlyMap<string, number>): Place {
  let [wins, played, buchholz, sonneborn] = [0, 0, 0, 0];
  for (const { opponent, score, isPlayed } of gamesOf(id, pairings)) {
    if (score === 1) wins++;
    if (opponent === null || !isPlayed) continue;
    played++;
    buchholz += points.get(opponent) ?? 0;
    sonneborn += score * (points.get(opponent) ?? 0);
  }
  return { id, points: points.get(id)!, wins, played, buchholz, sonneborn };
}

/** The points from games against those who are level, if all of them have met. */
function amongLevel({ id }: Place, level: readonly Place[], pairings: readonly Settled[]): number {
  const ids = new Set(level.map((place) => place.id));
  const games = pairings.filter(
    ({ first, second, score }) => score !== null && second !== null && ids.has(first) && ids.has(second),
  );
  if (games.length < (ids.size * (ids.size - 1)) / 2) return 0;
  return gamesOf(id, games).reduce((sum, { score }) => sum + score, 0);
}

function gamesOf(id: string, pairings: readonly Settled[]) {
  return pairings.flatMap(({ first, second, score, isPlayed }) => {
    if (!score || (first !== id && second !== id)) return [];
    return first === id
      ? [{ opponent: second, score: score[0], isPlayed }]
      : [{ opponent: first, score: score[1], isPlayed }];
  });
}
