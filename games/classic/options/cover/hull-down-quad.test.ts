import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { duel } from '../../testing/duel.ts';
import { type Melee, melee } from '../../testing/melee.ts';
import { mech } from '../../testing/scene.ts';

const ON = { quads: true, 'hull-down-quad': true };

rule('MT-HULL-01', 'Who is hull-down behind cover is 2 harder to hit, in the open nothing changes', () => {
  const number = (hexes: readonly string[], hullDown: boolean) =>
    duel({ options: ON, hexes, mark: { marks: { hullDown } } }).toHit('Medium Laser').total;
  const hill = ['.', '.', '.', '.1', '.'];
  const open = ['.', '.', '.', '.', '.'];
  expect(number(hill, true) - number(hill, false)).toBe(2);
  expect(number(hill, false) - number(open, false)).toBe(1);
  expect(number(open, true)).toBe(number(open, false));
});

describe('The order', () => {
  const yard = (
    walk = 4,
    frame: 'quad' | 'biped' = 'quad',
    options: object = ON,
    state: object = {},
  ): Melee =>
    melee({
      options: options as typeof ON,
      map: `${'. '.repeat(6)}\n`.repeat(5),
      units: {
        Goat: { mech: mech('Goat', { frame, walk }), at: '0303 N', side: 0, state },
        Wolf: { at: '0601 S', side: 1 },
      },
    });
  const down = { type: 'crouch', unit: 'Goat', mode: 'walk', more: false } as const;
  const rise = { type: 'rise', unit: 'Goat', mode: 'walk', more: true } as const;
  const goTo = (to: string) =>
    ({ type: 'move', unit: 'Goat', mode: 'walk', to, facing: 'N', more: false }) as const;

  rule('MT-HULL-01', 'On four legs, for 2 MP and not for 1, in any hex', () => {
    expect(yard().beginAt('movement', 0).orders).toContain('crouch');
    expect(yard(1).beginAt('movement', 0).choices('crouch', 0)).toEqual(['run']);
    expect(yard(4, 'biped').beginAt('movement', 0).orders).not.toContain('crouch');
    expect(yard(4, 'quad', { quads: true }).beginAt('movement', 0).orders).not.toContain('crouch');
    const made = yard().beginAt('movement', 0).order(down);
    expect(made.scene.unit('Goat').marks).toEqual({ hullDown: true });
    expect(made.scene.unit('Goat')).toMatchObject({ mpSpent: 2, mode: 'walk', hexesMoved: 0 });
    expect(made.scene.said('hull-down')).toEqual(['Goat goes hull-down.']);
    expect(made.asked).toBe('1 movement/move');
  });

  rule('MT-HULL-01', 'After a move, if 2 MP are left', () => {
    const after = (to: string) => {
      const made = yard().beginAt('movement', 0);
      return made.order({ type: 'move', unit: 'Goat', mode: 'walk', to, facing: 'N', more: true }).orders;
    };
    expect(after('0301')).toContain('crouch');
    const made = yard(3).beginAt('movement', 0);
    made.order({ type: 'move', unit: 'Goat', mode: 'walk', to: '0301', facing: 'N', more: true });
    expect(made.orders).not.toContain('crouch');
  });

  rule('MT-HULL-01', 'It neither moves nor turns until it has left that for 2 MP, and then goes on', () => {
    const made = yard(4, 'quad', ON, { marks: { hullDown: true } }).beginAt('movement', 0);
    expect(made.orders.sort()).toEqual(['rise', 'still']);
    made.order(rise);
    expect([made.scene.unit('Goat').marks, made.scene.unit('Goat').mpLeft]).toEqual([null, 2]);
    made.order(goTo('0301'));
    expect(made.hexOf('Goat')).toBe('0301');
    const slow = yard(3, 'quad', ON, { marks: { hullDown: true } })
      .beginAt('movement', 0)
      .order(rise);
    expect(slow.choices('move', 0, 'walk')).not.toContain('0301');
  });

  rule('MT-HULL-01', 'With 1 MP it stays down', () => {
    const made = yard(1, 'quad', ON, { marks: { hullDown: true }, heat: 0 }).beginAt('movement', 0);
    expect(made.choices('rise', 0)).toEqual(['run']);
    expect(made.refusal(rise).message).toBeDefined();
  });

  rule('MT-HULL-01', 'Whoever falls is not hull-down any more', () => {
    const made = yard(4, 'quad', ON, { marks: { hullDown: true } });
    made.scene.field.kinds[0].losePart(made.scene.state, 0, 6, false);
    made.endOf('weapon', [
      ['fall facing', 1],
      ['hit location', 3, 4],
      ['pilot injury', 6, 6],
    ]);
    expect([made.scene.unit('Goat').prone, made.scene.unit('Goat').marks]).toEqual([true, null]);
  });
});
