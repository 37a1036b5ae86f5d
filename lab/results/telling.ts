import type { GameLine } from '../play/playing.ts';

/** A game worth watching, and why. */
export interface Telling {
  readonly kind: string;
  readonly title: string;
  readonly why: string;
  readonly line: GameLine;
}

interface Wish {
  readonly kind: string;
  readonly title: string;
  /** The more, the more telling; null for a game that is not of this kind. */
  worth(line: GameLine): number | null;
  why(line: GameLine, sides: readonly [string, string]): string;
}

const lossesOf = ({ sides }: GameLine, side: number): number => sides?.[side].losses.length ?? 0;
const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);
const percent = (perMille: number): string => `${Math.round(Math.abs(perMille) / 10)}%`;

const WISHES: readonly Wish[] = [
  {
    kind: 'comeback',
    title: 'The greatest comeback',
    worth: ({ score, lead }) => (lead === null || score === 1 ? null : score === 2 ? -lead[1] : lead[0]),
    why: ({ score, lead, turns }, sides) =>
      `${sides[score === 2 ? 0 : 1]} won after being ${percent(lead![score === 2 ? 1 : 0])} behind, in ${turns} turns`,
  },
  {
    kind: 'one-sided-first',
    title: 'The most one-sided win of the first side',
    worth: (line) =>
      line.score === 2 && line.sides ? 100 * (lossesOf(line, 1) - lossesOf(line, 0)) - line.turns : null,
    why: (line, sides) =>
      `${sides[1]} lost ${units(lossesOf(line, 1))}, ${sides[0]} ${lossesOf(line, 0)}, in ${line.turns} turns`,
  },
  {
    kind: 'one-sided-second',
    title: 'The most one-sided win of the second side',
    worth: (line) =>
      line.score === 0 && line.sides ? 100 * (lossesOf(line, 0) - lossesOf(line, 1)) - line.turns : null,
    why: (line, sides) =>
      `${sides[0]} lost ${units(lossesOf(line, 0))}, ${sides[1]} ${lossesOf(line, 1)}, in ${line.turns} turns`,
  },
  {
    kind: 'shortest',
    title: 'The shortest',
    worth: ({ turns, orders }) => -turns - orders / 1e6,
    why: ({ turns, orders }) => `over in ${turns} turns, after ${orders} orders`,
  },
  {
    kind: 'longest',
    title: 'The longest',
    worth: ({ turns, orders }) => turns + orders / 1e6,
    why: ({ turns, orders }) => `${turns} turns and ${orders} orders`,
  },
];

/** Keeps the most telling game of each kind; of equals the first, whatever the order they come in. */
export class TellingGames {
  private readonly best = new Map<string, { readonly worth: number; readonly line: GameLine }>();

  note(line: GameLine): void {
    for (const wish of WISHES) {
      const worth = wish.worth(line);
      const old = this.best.get(wish.kind);
      if (worth !== null && (!old || worth > old.worth)) this.best.set(wish.kind, { worth, line });
    }
  }

  /** No game twice. */
  list(sides: readonly [string, string]): Telling[] {
    const seen = new Set<GameLine>();
    return WISHES.flatMap(({ kind, title, why }) => {
      const line = this.best.get(kind)?.line;
      if (!line || seen.has(line)) return [];
      seen.add(line);
      return [{ kind, title, why: why(line, sides), line }];
    });
  }
}
