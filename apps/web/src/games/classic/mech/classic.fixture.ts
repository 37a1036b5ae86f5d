import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { ExpandedMenu } from '@ironfield/kernel/menu/expanded-menu.ts';
import { lazyMenu } from '@ironfield/kernel/menu/lazy-menu.ts';
import { sampleOrder } from '@ironfield/kernel/menu/sampling.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Mech, Table } from './table.ts';

interface Moment {
  readonly field: Battlefield;
  readonly table: Table;
  readonly menu: ExpandedMenu;
  readonly view: View<Classic>;
}

/** A random skirmish, played until something is asked that fits. */
export function skirmish(until: (menu: ExpandedMenu, table: Table) => boolean, seed = 'seven'): Moment {
  const setup = scenarioSetup(classic, 'skirmish');
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const state = startGame(classic, setup.value, seed);
  const random = randomFrom(seed);
  for (;;) {
    const seat = waitingFor(state)[0];
    const question = menuFor(classic, state, seat)!;
    const menu = lazyMenu(question);
    const view = structuredClone(viewFor(classic, state, seat));
    const { table } = view;
    if (until(menu, table)) return { field: battlefieldOf(table), table, menu, view };
    const result = submit(classic, state, seat, sampleOrder(question, random)!);
    if (!result.ok) throw new Error(result.error.message);
  }
}

/** The table with one of its 'Mechs changed. */
export function withMech(table: Table, unit: number, change: Partial<Mech>): Table {
  return { ...table, units: table.units.map((mech, at) => (at === unit ? { ...mech, ...change } : mech)) };
}
