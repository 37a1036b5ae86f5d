// A bot between battles: it fights with everybody, and mends what is most likely to come back.

import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import type { Player } from '@ironfield/kernel/play/player.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import type { Linked } from './game-types.ts';
import type { Order } from './orders.ts';
import { mendsFor, repairsLeft } from './repair/damage.ts';
import { costOf, hospitalsFor, jobsFor, NONE, partsFor, targetFor } from './repair/jobs.ts';
import type { Mend, Table, Work } from './state.ts';
import { registerOf } from './units.ts';

/** What is mended first: what the element dies of, then what keeps it from fighting. */
const FIRST: readonly Mend[] = ['structure', 'engine', 'crew', 'weapon', 'arm', 'leg', 'armor'];

/** Points that the last attempts need are not spent before. */
const MOST_EXTRA = 2;

interface Plan {
  readonly order: Extract<Order, { type: 'repair' }>;
  readonly worth: number;
}

/** An attempt with the best parts there are, and what may come of it. */
function planFor(table: Table, seat: Seat, element: number, jobs: number): Plan {
  const parts = partsFor(table, seat, element);
  const ways = [NONE, ...parts].map((salvage) => {
    const hospital = hospitalsFor(table, seat, element)[0] ?? NONE;
    return { salvage, hospital, target: targetFor(table, element, salvage, hospital).total };
  });
  const pool = table.supply?.[seat] ?? 0;
  const open = ways.filter(({ salvage }) => !table.supply || pool >= costOf(salvage, 0));
  const best = open.reduce((one, other) => (other.target < one.target ? other : one));
  const spare = table.supply ? pool - costOf(best.salvage, 0) - jobs : 0;
  const extra = Math.max(0, Math.min(MOST_EXTRA, spare));
  const chance = chanceOfTwoDice(best.target - extra);
  const { points } = registerOf(table.setup).elements[element]!.entry.sheet;
  const damage = Math.max(1, repairsLeft(table.elements[element]!));
  const { salvage, hospital } = best;
  return {
    order: { type: 'repair', element, salvage, hospital, extra },
    worth: chance * points * (table.elements[element]!.fate === 'wreck' ? damage : Math.min(damage, 4)),
  };
}

function attemptOf(table: Table, seat: Seat, work: Work): Order {
  const jobs = jobsFor(table, seat, work);
  const plans = jobs.map((element) => planFor(table, seat, element, jobs.length));
  const best = plans.reduce<Plan | null>(
    (one, other) => (other.worth > (one?.worth ?? 0) ? other : one),
    null,
  );
  return best?.order ?? { type: 'done' };
}

export const bot: Player<Linked> = {
  choose(look, menu, random) {
    const { table, question, viewer } = look();
    const step = question as { step: string; work?: Work; element?: number } | null;
    switch (step?.step) {
      case 'muster':
        return { type: 'muster', reserve: [] };
      case 'attempt':
        return attemptOf(table, viewer as Seat, step.work!);
      case 'mend': {
        const mends = mendsFor(table, step.element!);
        return { type: 'mend', what: FIRST.find((each) => mends.includes(each))! };
      }
      default:
        return sampleOrder<Order>(menu, random)!;
    }
  },
};
