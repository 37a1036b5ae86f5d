import { classic } from '@ironfield/classic/game.ts';
import { menuFor, startGame, submit, viewFor, waitingFor } from '@ironfield/kernel/advance.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { sampleOrder } from '@ironfield/kernel/sampling.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import { expect, test } from 'vitest';
import type { Mech, Table } from './mech/table.ts';
import { after } from './step-by-step.ts';

/** What tokens and sheets show. Where a phase ends without an event, it shows with the next step at the latest. */
function shownOf({ turn, units, limbs }: Table) {
  const shown = ({ hex, facing, prone, loss, armor, structure, hits, lost, shots, heat, ...rest }: Mech) => {
    const { shutDown, knockedOut, club, pilotHits, sinksOff, gunnery, piloting } = rest;
    const place = loss ? 'lost' : { hex, facing, prone };
    const sheet = { armor, structure, hits, lost, shots, heat, shutDown, club, sinksOff };
    return { place, ...sheet, knockedOut, pilotHits, gunnery, piloting, loss };
  };
  return { turn, limbs, units: units.map(shown) };
}

test.each(classic.scenarios.map(({ id }) => id))('Event by event %s comes to where it really goes', (id) => {
  const setup = scenarioSetup(classic, id);
  if (!setup.ok) throw new Error(setup.error[0]?.message);
  const random = randomFrom(`step by step ${id}`);
  const state = startGame(classic, setup.value, 'seven');
  for (let orders = 0; orders < 400 && !state.outcome; orders++) {
    const seat = waitingFor(state)[0]!;
    const before = viewFor(classic, state, 'spectator').table;
    const result = submit(classic, state, seat, sampleOrder(menuFor(classic, state, seat)!, random)!);
    if (!result.ok) throw new Error(result.error.message);
    const followed = result.value.events.reduce<Table>(after, before);
    expect(shownOf(followed)).toEqual(shownOf(viewFor(classic, state, 'spectator').table));
  }
});
