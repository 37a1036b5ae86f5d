import { startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { playMatch } from '@ironfield/kernel/players/match.ts';
import { describe, expect, test } from 'vitest';
import { classic } from '../game.ts';
import type { Beginning, Setup } from '../state.ts';
import { Location } from '../units/locations.ts';
import { nextBattle, setupFrom } from './beginning.ts';

function skirmish(): Setup {
  const made = scenarioSetup(classic, 'skirmish');
  if (!made.ok) throw new Error(made.error[0].message);
  return made.value;
}

/** The skirmish with everybody on the map in a row, the first of them as told. */
function standing(first: Beginning = {}): Setup {
  const { deployment: _, ...setup } = skirmish();
  const units = setup.units.map((unit, index) => ({
    ...unit,
    begins: { at: `${String(index + 1).padStart(2, '0')}05`, ...(index === 0 ? first : {}) },
  }));
  return { ...setup, deployment: [], units };
}

const problems = (setup: object): string => {
  const checked = checkSetup(classic, setup);
  return checked.ok ? '' : JSON.stringify(checked.error);
};

/** An Atlas with these points of structure. */
function structure(points: Partial<Record<keyof typeof Location, number>>): number[] {
  const { state } = playMatch(classic, skirmish(), 'atlas', [], { maxOrders: 0 });
  const whole = state.units[0].body.structure.slice();
  for (const [code, left] of Object.entries(points)) whole[Location[code as keyof typeof Location]] = left;
  return whole;
}

describe('A game may begin in the middle', () => {
  test('with units where the setup puts them, as it says they are', () => {
    const setup = standing({
      facing: 3,
      prone: true,
      heat: 9,
      pilotHits: 2,
      structure: structure({ LA: 0 }),
    });
    expect(problems(setup)).toBe('');
    const state = startGame(classic, setup, 'middle');
    expect(state.turn).toBe(1);
    const [atlas, hunchback] = state.units;
    expect(atlas).toMatchObject({ facing: 3, prone: true, heat: 9, crew: { hits: 2 } });
    expect(atlas.body.lost).toBe(1 << Location.LA);
    expect(atlas.body.armor[Location.LA]).toBe(0);
    expect(hunchback).toMatchObject({ facing: 0, prone: false, heat: 0 });
    expect(viewFor(classic, state, 0).question).not.toBeNull();
  });

  test.each<[string, Beginning, string]>([
    ['off the map', { at: '9905' }, 'there is no hex 9905'],
    ['in a hex that is taken', { at: '0205' }, 'both begin in hex 0205'],
    ['with more armour than it has', { armor: new Array(11).fill(900) }, 'armour must be at most'],
    ['with parts that it has not', { structure: [1] }, 'structure must be at most'],
    ['with an arm on a torso that is gone', { structure: structure({ LT: 0 }) }, 'hangs on a lost torso'],
    ['without its centre', { structure: structure({ CT: 0 }) }, 'out of the game already'],
    ['with hits where nothing is', { hits: [0, 0, 0, 0, 0, 0, 0, 0xff00] }, 'an empty slot is hit'],
    ['with hits on parts that it has not', { hits: [0] }, 'hits must name 8 parts'],
  ])('but not %s', (_, begins, message) => {
    expect(problems(standing(begins))).toContain(message);
  });
});

describe('A setup from a table', () => {
  const players = [classic.bot('recruit'), classic.bot('recruit')];
  const { state } = playMatch(classic, skirmish(), 'from a table', players, { maxOrders: 100 });
  const setup = setupFrom(state);

  test('has those who are left as they are, and begins with a turn', () => {
    expect(problems(setup)).toBe('');
    const left = state.units.filter(({ loss }) => !loss);
    expect(setup.units.length).toBe(left.length);
    const begun = startGame(classic, setup, 'again');
    for (const [index, unit] of left.entries()) {
      const { hex, facing, prone, heat, body, crew } = begun.units[index];
      expect({ hex, facing, prone, heat, body }).toEqual({
        hex: unit.hex,
        facing: unit.facing,
        prone: unit.prone,
        heat: unit.heat,
        body: unit.body,
      });
      expect(crew.hits).toBe(unit.crew.hits);
    }
    expect(begun.turn).toBe(1);
    expect(waitingFor(begun).length).toBe(1);
  });

  test('plays to an end', () => {
    expect(playMatch(classic, setup, 'to the end', players).finished).toBe(true);
  });

  test('is the setup itself before the first turn', () => {
    const fresh = startGame(classic, skirmish(), 'fresh');
    expect(setupFrom(fresh)).toBe(fresh.setup);
  });
});

describe('The battle after one with jury-rigging', () => {
  const setup = { ...skirmish(), options: { 'jury-rigging': 'regular' } };
  const bots = [classic.bot('recruit'), classic.bot('recruit')];
  const end = playMatch(classic, setup, 'next', bots, { maxOrders: 12 }).state;
  for (const [unit, mech] of end.units.entries()) {
    const isLost = setup.units[unit].side === 1 || unit === 1;
    Object.assign(mech, { heat: 7, loss: isLost ? 'center-torso' : null });
    mech.body.armor[0] = 3;
  }
  const survivors = end.units.flatMap(({ loss }, unit) => (loss === null ? [unit] : []));

  test('is fought by the survivors as they are, cool and loaded, and by a fresh force where nobody is left', () => {
    const next = nextBattle(end)!;
    const [own, others] = [0, 1].map((side) => next.units.filter((each) => each.side === side));
    expect(own.map(({ pilot }) => pilot)).toEqual(survivors.map((unit) => setup.units[unit].pilot));
    expect(own[0].begins).toMatchObject({ armor: end.units[0].body.armor, hits: end.units[0].body.hits });
    expect(others).toEqual(setup.units.filter(({ side }) => side === 1));
    expect(next.deployment.map(({ count }) => count)).toEqual([3, 4]);
    expect(next.units.every(({ begins, shots }) => begins?.heat === undefined && shots === undefined)).toBe(
      true,
    );
    expect(checkSetup(classic, next).ok).toBe(true);
  });

  test('does not come without technicians', () => {
    expect(nextBattle({ ...end, setup: { ...setup, options: {} } })).toBeNull();
  });
});
