/** A way from one place to another; several may connect the same two. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/**
 * The shortest ways that lead back to where they began, through these places: at most one through each. The last arrow
 * of a circle ends where its first begins.
 */
export function shortestCircles<Way extends Arrow>(
  arrows: readonly Way[],
  through: Iterable<string> = new Set(arrows.map(({ from }) => from)),
): Way[][] {
  const leaving = Map.groupBy(arrows, ({ from }) => from);
  const circles = [...through]
    .map((place) => shortestCircle(leaving, place))
    .filter((circle) => circle.length > 0)
    .sort((one, other) => one.length - other.length);
  const known = new Set<string>();
  return circles.filter((circle) => {
    const isNew = circle.every(({ from }) => !known.has(from));
    if (isNew) for (const { from } of circle) known.add(from);
    return isNew;
  });
}

/** Breadth first. Empty when no way leads back. */
function shortestCircle<Way extends Arrow>(
  leaving: ReadonlyMap<string, readonly Way[]>,
  home: string,
): Way[] {
  const arrivals = new Map<string, Way>();
  const next = [home];
  for (const place of next) {
    for (const arrow of leaving.get(place) ?? []) {
      if (arrivals.has(arrow.to)) continue;
      arrivals.set(arrow.to, arrow);
      next.push(arrow.to);
    }
  }
  const circle: Way[] = [];
  for (
    let arrow = arrivals.get(home);
    arrow;
    arrow = arrow.from === home ? undefined : arrivals.get(arrow.from)
  )
    circle.unshift(arrow);
  return circle;
}
