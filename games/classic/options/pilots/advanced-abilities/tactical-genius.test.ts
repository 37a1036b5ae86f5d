import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import type { Setup } from '../../../state.ts';
import { scene } from '../../../testing/scene.ts';
import { Table } from '../../../testing/table.ts';
import { table } from '../../../view.ts';

const initiative = (a: number, b: number): Roll => ['initiative', a, b];
const GENIUS = [{ name: 'tactical-genius' }];

class Turn extends Table {
  begin(...rolls: readonly Roll[]): this {
    return this.run([{ step: 'initiative' }], rolls);
  }

  get winner(): number | undefined {
    return this.scene.happened('initiative')[0]?.winner;
  }
}

const turn = (both = false, state: object = {}, setup: Partial<Setup> = {}) =>
  new Turn(
    scene({
      setup,
      units: {
        Wolf: { at: '0505 N', abilities: GENIUS, state },
        Bear: { at: '0509 N', ...(both && { abilities: GENIUS }) },
      },
      options: { 'advanced-abilities': true },
    }),
  );

const AGAIN = { type: 'initiative-again' } as const;
const STANDS = { type: 'initiative-stands' } as const;

rule('MT-ABIL-10', 'A Tactical Genius may have the Initiative rolled again; the second result stands', () => {
  const game = turn().begin(initiative(1, 2), initiative(3, 4));
  expect(game.asked).toBe('0 genius');
  expect(game.winner).toBeUndefined();
  game.order(AGAIN, initiative(6, 6));
  expect(game.winner).toBe(0);
  expect(classic.describe(game.scene.happened('genius')[0], table(game.scene.state))).toBe(
    'The Initiative stands at 3 to 7; Wolf has its side roll again.',
  );
  const worse = turn().begin(initiative(2, 2), initiative(3, 4)).order(AGAIN, initiative(1, 1));
  expect([worse.winner, worse.scene.happened('initiative')[0].totals]).toEqual([1, [2, 7]]);
  expect(turn().begin(initiative(1, 2), initiative(3, 4)).order(STANDS).winner).toBe(1);
  const other = turn(true).begin(initiative(3, 4), initiative(1, 2)).order(AGAIN, initiative(5, 6));
  other.order(STANDS);
  expect(other.scene.happened('initiative')[0]).toMatchObject({ winner: 1, totals: [7, 11] });
});

rule('MT-ABIL-10', 'Only the side that would lose is asked, and each of them once a turn', () => {
  expect(turn().begin(initiative(6, 2), initiative(3, 4)).winner).toBe(0);
  const game = turn(true).begin(initiative(1, 2), initiative(3, 4));
  game.order(AGAIN, initiative(5, 5));
  expect(game.asked).toBe('1 genius');
  game.order(AGAIN, initiative(6, 5));
  expect(game.winner).toBe(1);
  // A tie is thrown again by both, and Wolf has had its chance.
  const tied = turn().begin(initiative(1, 2), initiative(3, 4));
  tied.order(AGAIN, initiative(4, 3), initiative(1, 1), initiative(1, 2));
  expect(tied.winner).toBe(1);
});

rule(['MT-ABIL-10', 'CBT-SCN-20'], 'Who would lose is told with what its side adds to Initiative', () => {
  const added = (...initiativeModifiers: [number, number]) =>
    turn(false, {}, { initiativeModifiers }).begin(initiative(2, 4), initiative(3, 4));
  expect(added(2, 0).winner).toBe(0);
  const behind = added(2, 2);
  expect(behind.asked).toBe('0 genius');
  expect(behind.order(STANDS).winner).toBe(1);
});

rule('MT-ABIL-10', 'It works while the unit leads its side', () => {
  for (const state of [{ knockedOut: 1 }, { loss: 'engine', hex: -2 }])
    expect(turn(false, state).begin(initiative(1, 2), initiative(3, 4)).winner).toBe(1);
});

rule('MT-ABIL-10', 'Nothing but the Initiative waits for it, and that only where there is one', () => {
  const waits = (step: 'initiative' | 'heat', state: object = {}) => {
    const { field, state: now } = turn(false, state).scene;
    return field.plugged.interrupts!(false, field, now, step);
  };
  expect([waits('initiative'), waits('heat'), waits('initiative', { knockedOut: 1 })]).toEqual([
    true,
    false,
    false,
  ]);
});
