// A battle of BattleForce 2 in which both sides may call for a duel.

import { FEATURES, TERRAINS } from '@ironfield/battleforce2/data/terrain.ts';
import type { ElementSheet, ElementType } from '@ironfield/battleforce2/element.ts';
import { battleforce2 } from '@ironfield/battleforce2/game.ts';
import { duelsIn } from '@ironfield/battleforce2/rules/duels/eligible.ts';
import { forceOf, type MannedUnit, recordOf } from '@ironfield/battleforce2/scenarios/forces.ts';
import type { Marked, Setup, State } from '@ironfield/battleforce2/state.ts';
import type { State as ClassicState } from '@ironfield/classic/state.ts';
import { createBoard } from '@ironfield/hex/board.ts';
import { writeBoardFile } from '@ironfield/hex/board-file.ts';
import { resume, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { connect } from '../connections.ts';
import { Nested } from '../nesting/nested.ts';

/** A unit: its elements by name, with a skill after a comma; and where it stands. */
export interface Placed {
  readonly type: ElementType;
  readonly elements: readonly string[];
  readonly at: string;
  readonly marked?: Marked;
  /** The line of elements that the roster does not have. */
  readonly own?: ElementSheet;
}

export const mechs = (at: string, ...elements: string[]): Placed => ({ type: 'mech', elements, at });

/** Both sides on clear ground. */
export function encounterSetup(
  first: readonly Omit<Placed, 'at'>[],
  second: readonly Omit<Placed, 'at'>[],
  {
    width = 15,
    height = 17,
    options = {},
  }: { width?: number; height?: number; options?: Setup['options'] } = {},
): Setup {
  const [one, other] = [first, second].map((placed, side) =>
    forceOf(
      { name: side === 0 ? 'South' : 'North', organization: 'Inner Sphere' },
      placed.map(
        ({ type, elements, marked, own }, index): MannedUnit => ({
          name: `Lance ${side}-${index}`,
          elements: elements.map((text) => ({
            ...(own ? { sheet: own, skill: 0 } : recordOf(text, type)),
            ...(marked && { marked }),
          })),
        }),
      ),
      side === 0 ? 1 : 30,
    ),
  );
  const own = [...first, ...second].flatMap((placed) => placed.own ?? []);
  const map = writeBoardFile(
    createBoard({ name: 'Field', width, height, terrains: TERRAINS, featureNames: FEATURES }, () => ({
      terrain: 'clear',
      level: 0,
      features: [],
    })),
  );
  const setup = newSetup(battleforce2, {
    scenario: 'stand-up-fight',
    options: { mission: 'stand-up-fight', duels: true, ...options },
    map,
    sides: [one!.side, other!.side],
    objectives: 'none',
    ...(own.length > 0 && { own }),
    homes: ['south', 'north'],
    secrets: [one!.secrets, other!.secrets],
  });
  if (!setup.ok) throw new Error(setup.error.map(({ message }) => message).join('; '));
  return setup.value;
}

/** The same in the End Phase of the first turn, in which the first side has just acted. */
export function encounter(
  first: readonly Placed[],
  second: readonly Placed[],
  { seed = 'duel', options = {} }: { readonly seed?: string; readonly options?: Setup['options'] } = {},
): Nested {
  const setup = encounterSetup(first, second, { options });
  const nested = new Nested(connect, battleforce2 as never, setup, seed);
  const state = battle(nested);
  const cell = (hex: string) => (Number(hex.slice(2)) - 1) * 15 + Number(hex.slice(0, 2)) - 1;
  for (const [index, { at }] of [...first, ...second].entries()) state.units[index]!.hex = cell(at);
  state.turn = 1;
  state.phase = 'combat';
  state.active = 0;
  state.agenda = [{ step: 'end' }];
  resume(battleforce2 as never, state as never, null);
  return nested;
}

export const battle = ({ history }: Nested): State => history.state as unknown as State;
export const fight = (nested: Nested, number = 0): ClassicState =>
  nested.at([number])!.history.state as unknown as ClassicState;
export const duelOn = (nested: Nested) => duelsIn(battle(nested));
export const asked = (nested: Nested) => battle(nested).agenda.at(-1)?.step;

/** An order of whoever is asked; what is refused comes back. */
export function give(nested: Nested, order: object): string | null {
  const [seat] = waitingFor(nested.history.state);
  const refusal = nested.add([], { kind: 'order', seat: seat!, order: order as CoreOrder });
  return refusal?.message ?? null;
}
