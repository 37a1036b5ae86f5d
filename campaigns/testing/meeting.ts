// A war in which two forces meet in one hex, and its battle on the table of BattleForce 2.

import type { Setup as Battle, State as BattleState } from '@ironfield/battleforce2/state.ts';
import { waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { CoreOrder, Seat } from '@ironfield/kernel/state.ts';
import { SOL } from '@ironfield/planetary/data/system.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import type { Setup, State } from '@ironfield/planetary/state.ts';
import { Campaign, post } from '@ironfield/planetary/testing/campaign.ts';
import { connect } from '../connections.ts';
import { Nested } from '../nesting/nested.ts';

export type Posted = Parameters<typeof post>;

/** Two forces that meet in D16; the first side marches in from D18. */
export function meeting(
  zoom: Setup['zoom'],
  attackers: readonly Posted[],
  defenders: readonly Posted[],
  { seed = 'zoom', againstClan = false, inSpace = false } = {},
): Nested {
  const setup = Campaign.setup({
    attacker: attackers.map((each) => post(...each)),
    defender: defenders.map((each) => post(...each)),
    ...(zoom && { zoom }),
    ...(inSpace && { system: SOL }),
    againstClan,
  });
  return new Nested(connect, planetary as never, setup, seed);
}

export const war = ({ history }: Nested) => history.state as unknown as State;
export const battle = (nested: Nested) => nested.at([0])?.history.setup as Battle | undefined;
export const fight = (nested: Nested) => nested.at([0])!.history.state as unknown as BattleState;
export const asked = (nested: Nested) => (war(nested).agenda.at(-1) as { step: string } | undefined)?.step;

export function give(nested: Nested, order: object): void {
  const [seat] = waitingFor(nested.history.state);
  const refusal = nested.add([], { kind: 'order', seat: seat!, order: order as CoreOrder });
  if (refusal) throw new Error(refusal.message);
}

/** The first side marches in, and then to the battle. */
export function march(nested: Nested, units: readonly number[] = [0]): Nested {
  for (const unit of units) give(nested, { type: 'march', unit, to: 'D16' });
  give(nested, { type: 'done' });
  if (asked(nested) === 'war/choose') give(nested, { type: 'fight', at: 'D16', kind: 'land' });
  return nested;
}

/** Destroys so many elements of a side, the first ones first. */
export function destroy(nested: Nested, side: Seat, count: number): void {
  const { setup, elements } = fight(nested);
  const first = side === 0 ? 0 : setup.sides[0].units.flatMap((unit) => unit.elements).length;
  for (let element = first; element < first + count; element++) elements[element]!.destroyed = true;
}
