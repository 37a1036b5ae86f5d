import type { Outlook } from '../hex-game.ts';

interface Hit {
  readonly chance: number;
  readonly damage: number;
}

interface Shot extends Hit {
  /** Its target, of which a unit may have several. */
  readonly target: number;
}

/** The chance that each unit loses one of those that shots are aimed at; critical hits are left out. */
export function lossesBy(
  shots: readonly Shot[],
  unitOf: (target: number) => number,
  pointsOf: (target: number) => number,
): Outlook['fates'] {
  const lost = [...Map.groupBy(shots, ({ target }) => target)].map(([target, hits]) => ({
    unit: unitOf(target),
    chance: chanceOfDamage(hits, pointsOf(target)),
  }));
  return [...Map.groupBy(lost, ({ unit }) => unit)].map(([unit, each]) => ({
    unit,
    chance: 1 - each.reduce((spared, { chance }) => spared * (1 - chance), 1),
    words: 'to destroy one',
  }));
}

/** The chance that hits, each as likely as it is, come to so many points. */
function chanceOfDamage(hits: readonly Hit[], points: number): number {
  if (points <= 0) return 1;
  /** The probability of the results so far, by the points still needed. */
  let left = new Map([[points, 1]]);
  let done = 0;
  for (const { chance, damage } of hits) {
    const next = new Map<number, number>();
    const add = (rest: number, odds: number) => next.set(rest, (next.get(rest) ?? 0) + odds);
    for (const [rest, odds] of left) {
      add(rest, odds * (1 - chance));
      if (rest > damage) add(rest - damage, odds * chance);
      else done += odds * chance;
    }
    left = next;
  }
  return done;
}
