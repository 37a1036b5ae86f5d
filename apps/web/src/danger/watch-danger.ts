// Works the danger out in slices, so that the page never stands still, and tells what is known as it grows.

import { bestTrade, type Danger, type DangerNow, type DangerRules, type DangerSpot } from './danger.ts';

/** Milliseconds of work between two looks at what else the page has to do, and between two reports. */
const SLICE = 6;
const REPORT = 90;

interface Asked<Table, Place> {
  readonly rules: Pick<DangerRules<Table, Place>, 'spots' | 'now'>;
  readonly table: Table;
  /** The unit whose places are looked at. */
  readonly unit: number;
  /** The units that are looked at where they stand. */
  readonly side: readonly number[];
}

interface Clock {
  now(): number;
  later(go: () => void): void;
}

const PAGE: Clock = { now: () => performance.now(), later: (go) => void setTimeout(go) };

/** Answers with what stops it. */
export function watchDanger<Table, Place>(
  asked: Asked<Table, Place>,
  report: (danger: Danger<Place>) => void,
  clock: Clock = PAGE,
): () => void {
  let isOver = false;
  const spots: DangerSpot<Place>[] = [];
  const now: DangerNow[] = [];
  const work = workOn(asked, spots, now);
  let told = clock.now();
  const tell = (isDone: boolean) => {
    told = clock.now();
    const most = now.toSorted((a, b) => b.suffered - a.suffered);
    report({ unit: asked.unit, spots: [...spots], best: bestTrade(spots), now: most, isDone });
  };
  const slice = () => {
    if (isOver) return;
    const begun = clock.now();
    let step = work.next();
    while (!step.done && clock.now() - begun < SLICE) step = work.next();
    if (step.done || clock.now() - told > REPORT) tell(step.done ?? false);
    if (!step.done) clock.later(slice);
  };
  clock.later(slice);
  return () => {
    isOver = true;
  };
}

function* workOn<Table, Place>(
  { rules, table, unit, side }: Asked<Table, Place>,
  spots: DangerSpot<Place>[],
  now: DangerNow[],
): Generator<null, void, void> {
  for (const spot of rules.spots(table, unit)) {
    if (spot) spots.push(spot);
    yield null;
  }
  for (const each of side) now.push({ unit: each, suffered: yield* rules.now(table, each) });
}
