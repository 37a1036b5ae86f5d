import { checkSetup } from '@ironfield/kernel/play/setup.ts';
import { describe, expect, test } from 'vitest';
import { planetary } from './game.ts';
import { setupOf, unit } from './testing/scene.ts';

const setup = setupOf({
  south: [unit('A', 'medium-mech-is', 'C2')],
  north: [unit('T', 'infantry', 'C4'), unit('U', 'infantry', 'C4', { faceDown: true })],
});

const problem = (change: object): string | null => {
  const checked = checkSetup(planetary, { ...setup, ...change });
  return checked.ok ? null : checked.error[0].message;
};
const regular = (type: string) => ({ type, quality: 'regular' });
const south = (...types: (string | null)[]) => ({
  sides: [{ ...setup.sides[0], counters: types.map((type) => type && regular(type)) }, setup.sides[1]],
});

describe('A setup is refused', () => {
  test('that is fine is not', () => {
    expect(problem({})).toBeNull();
  });

  test('in which a counter is of an unknown type, of the other faction, or of a quality that is not sold', () => {
    expect(problem(south('tank'))).toBe('setup.sides.0.counters.0: there is no type "tank" among the sheets');
    expect(problem(south('clan-infantry-binary'))).toBe(
      'setup.sides.0.counters.0: "clan-infantry-binary" belongs to the other faction',
    );
    const counters = [regular('infantry'), { type: 'supply-convoy', quality: 'elite' }];
    expect(problem({ sides: [{ ...setup.sides[0], counters }, setup.sides[1]] })).toBe(
      'setup.sides.0.counters.1: "supply-convoy" does not come in quality "elite"',
    );
  });

  test('in which somebody cannot be in such a battle', () => {
    expect(problem(south('submarine'))).toBe(
      'setup.sides.0.counters.0: "submarine" cannot be in a battle of kind "land"',
    );
  });

  test('in which a side has nobody who can fight, or two settlements', () => {
    expect(problem(south('supply-convoy', 'city'))).toBe(
      'setup.sides.0.counters: a side needs at least one unit that can fight',
    );
    expect(problem(south('infantry', 'city', 'base'))).toBe(
      'setup.sides.0.counters: a hex has at most one settlement',
    );
  });

  test('in which the counters that lie face-down are not those that are named in secret', () => {
    expect(problem({ secrets: [[], []] })).toBe(
      'setup.secrets.1: 1 counters lie face-down, so it must name 1',
    );
    expect(problem({ secrets: [[], [regular('supply-convoy')]] })).toBe(
      'setup.secrets.1.0: convoys and settlements never lie face-down (PA-SEQ-05)',
    );
  });
});
