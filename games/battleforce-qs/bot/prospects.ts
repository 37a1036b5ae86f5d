import type { Prospects } from '@ironfield/kernel/play/game.ts';
import { battlefieldOf } from '../battlefield.ts';
import type { State } from '../state.ts';

/** What each side has left: circles of the Elements that are not destroyed. */
export function prospects({ setup, turn, elements }: State): Prospects {
  const { sheets, unitsOf, elementsOf } = battlefieldOf(setup);
  const left = unitsOf.map((units) => {
    let [full, now] = [0, 0];
    for (const element of units.flatMap((unit) => elementsOf[unit])) {
      const { armor, structure, marked } = elements[element];
      full += sheets[element].armor + sheets[element].structure;
      if (!marked.destroyed) now += armor + structure;
    }
    return full === 0 ? 0 : now / full;
  });
  return { turn, left };
}
