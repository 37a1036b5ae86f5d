import { describe, expect, test } from 'vitest';
import { acted, answerOf, clear, laser, veteran } from '../../testing/bot.ts';
import { Melee } from '../../testing/melee.ts';
import { mech, scene } from '../../testing/scene.ts';
import { whereToLook } from './seeking.ts';

/** Nobody has seen Foe since this turn; null for never. */
function dark(turn: number, seen: number | null) {
  const made = scene({
    map: clear(17, 15),
    units: { Own: { mech: laser, at: '0801 S' }, Foe: { mech: laser, at: '0117 N' } },
    options: { 'double-blind': true },
  });
  const { state } = made;
  state.turn = turn;
  const unseen = {
    spotted: false,
    lifted: null,
    sensor: 'mech',
    trail: [],
    rival: null,
    due: [],
    below: null,
  } as const;
  const ghost = seen === null ? null : ({ hex: made.cell('0101'), facing: 0, turn: seen } as const);
  state.units[0].marks = { blind: { ...unseen, ghost: null } };
  state.units[1].marks = { blind: { ...unseen, ghost } };
  return new Melee(made).beginAt('movement', 0).scene;
}

describe('Where nobody is to be seen', () => {
  /** Hexes to the south and to the east that it goes. */
  const goes = (turn: number, seen: number | null) => {
    const order = answerOf(dark(turn, seen)) as { readonly to?: string };
    return order.to ? [Number(order.to.slice(2)) - 1, Number(order.to.slice(0, 2)) - 8] : [0, 0];
  };

  test('bots go to the middle of the map, and then to one quarter after the other', () => {
    expect(goes(1, null)[0]).toBeGreaterThan(2);
    expect(goes(9, null)[1]).toBeLessThan(0);
    expect(goes(33, null)[1]).toBeGreaterThan(0);
  });

  test('they go to where somebody was seen last, unless that is long ago', () => {
    expect(goes(7, 4)[1]).toBeLessThan(0);
    expect(goes(7, 2)[0]).toBeGreaterThan(2);
  });

  test('there is nothing to look for where somebody is seen, is yet to come, or nobody is left', () => {
    const looks = (options: object, change: (units: ReturnType<typeof scene>['state']['units']) => void) => {
      const { field, state } = scene({
        units: { Own: { mech: laser, at: '0801 S' }, Foe: { mech: laser, at: '0817 N' } },
        options: { ...options },
      });
      change(state.units);
      return whereToLook(field, state, 0) !== null;
    };
    const off = (units: ReturnType<typeof scene>['state']['units']) => {
      units[1].hex = -1;
    };
    expect(looks({ 'double-blind': true }, off)).toBe(true);
    expect(looks({ 'double-blind': true }, () => {})).toBe(false);
    expect(looks({}, off)).toBe(false);
    const hides = (units: ReturnType<typeof scene>['state']['units']) => {
      off(units);
      units[1].marks = { hidden: { hex: -1, facing: 0 } };
    };
    expect(looks({ 'hidden-units': true }, hides)).toBe(true);
    const lost = (units: ReturnType<typeof scene>['state']['units']) => {
      off(units);
      units[1].loss = 'engine';
    };
    expect(looks({ 'double-blind': true }, lost)).toBe(false);
  });
});

describe('Where all miss from where they are', () => {
  /** An enemy that is out of reach of its laser. */
  const apart = (turn: number, walk = 4) => {
    const at = veteran({
      map: clear(17, 9),
      units: {
        Own: { mech: mech('Own', { walk, slots: { RA: ['Medium Laser'] } }), at: '0516 N' },
        Foe: { mech: laser, at: '0502 S', state: acted },
      },
    });
    at.scene.state.turn = turn;
    return at;
  };

  test('to come closer is worth more the later it is, though nobody can be hit from there either', () => {
    const closer = (turn: number) =>
      apart(turn).values('Own', '0513 N', 'walk', 3) - apart(turn).values('Own', '0516 N');
    expect(closer(50)).toBeGreaterThan(closer(20) + 40);
    // As it is to stay away.
    const away = (turn: number) =>
      apart(turn).values('Own', '0517 N', 'walk', 1) - apart(turn).values('Own', '0516 N');
    expect(away(50)).toBeLessThan(closer(50) - 40);
    expect(closer(75)).toBeGreaterThan(closer(50) + 10);
  });

  test('late in a game nobody keeps away to fire from afar', () => {
    const up = (turn: number) => {
      const at = veteran({
        units: {
          Own: { mech: mech('Own', { slots: { RT: ['3 x PPC'] } }), at: '0810 N' },
          Foe: { mech: mech('Foe', { armor: 40 }), at: '0805 S', state: { ...acted, prone: true } },
        },
      });
      at.scene.state.turn = turn;
      return at.values('Own', '0806 N', 'walk', 4) - at.values('Own', '0809 N', 'walk', 1);
    };
    expect(up(75)).toBeGreaterThan(up(20) + 3);
  });

  test('one that hardly moves turns to a free hex on its way', () => {
    const turns = (turn: number, walk: number, ahead?: string) => {
      const at = veteran({
        map: clear(17, 9),
        units: {
          Own: { mech: mech('Own', { walk, slots: { RA: ['Medium Laser'] } }), at: '0516 SE' },
          ...(ahead && { Friend: { mech: laser, at: ahead, side: 0 as const, state: acted } }),
          Foe: { mech: laser, at: '0502 S', state: acted },
        },
      });
      at.scene.state.turn = turn;
      return at.values('Own', '0516 N', 'walk', 0) - at.values('Own', '0516 SE', 'walk', 0);
    };
    expect(turns(50, 1)).toBeCloseTo(turns(50, 2) + 2);
    expect(turns(50, 1, '0515 N')).toBeCloseTo(turns(50, 2, '0515 N'));
    expect(turns(20, 1)).toBeCloseTo(turns(20, 2));
  });
});
