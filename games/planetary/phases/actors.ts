import type { Field, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { placeName } from '../rules/places.ts';
import { isAsleep } from '../rules/war/mission.ts';
import { type InWar, isUnit } from '../rules/war/stacks.ts';
import { nameOf } from '../text/names.ts';
import { LABELS, WHY_NOT } from '../text.ts';

const unitsOf = (state: InWar, seat: Seat): number[] =>
  state.counters.flatMap(({ id, side, place }) =>
    side === seat && (place >= 0 || state.war.carriers[id] >= 0) && isUnit(state, id) ? [id] : [],
  );

/** Those of a side that can do something, and what the others are told. */
export function actors(
  state: InWar,
  seat: Seat,
  can: (id: number) => boolean,
  whyNot: (id: number) => Reason,
  follow?: (id: number) => readonly Field[],
): Pick {
  const own = unitsOf(state, seat);
  let able: readonly number[] | undefined;
  return {
    kind: 'pick',
    name: 'unit',
    label: LABELS.unit,
    get values() {
      able ??= own.filter((id) => !isAsleep(state, id) && can(id));
      return able;
    },
    has: (id) => own.includes(id as number) && !isAsleep(state, id as number) && can(id as number),
    known: own,
    describe: (id) => ({ label: nameOf(state, Number(id)), piece: Number(id) }),
    whyNot: (id) => {
      if (id === undefined) return null;
      return isAsleep(state, Number(id)) ? WHY_NOT.undetected : whyNot(Number(id));
    },
    ...(follow && { follow: (id) => follow(Number(id)) }),
  };
}

export const hexPick = (name: string, places: readonly number[]): Pick => ({
  kind: 'pick',
  name,
  label: LABELS.hex,
  values: places.map(placeName),
  describe: (value) => ({ label: String(value), hex: String(value) }),
});
