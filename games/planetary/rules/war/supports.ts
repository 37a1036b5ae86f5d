import type { Seat } from '@ironfield/kernel/state.ts';
import type { InBattle } from '../fighters.ts';

/** PA-ACBT-04: WarShips that have yet to bombard in this battle. */
export const supportersIn = ({ war, counters, battle }: InBattle, seat: Seat): number[] =>
  (war?.sky?.supports ?? []).flatMap(({ ship, place }) =>
    place === battle.place && counters[ship].side === seat ? [ship] : [],
  );
