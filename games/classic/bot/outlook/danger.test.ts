import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import { describe, expect, test } from 'vitest';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { acted, laser, unarmed, veteran } from '../../testing/bot.ts';
import { mech } from '../../testing/scene.ts';
import { ahead, type DangerSpot, dangerAt, dangerOf } from './danger.ts';

const one = mech('One', { slots: { RA: ['Medium Laser'] } });
const chest = mech('Chest', { slots: { RT: ['Medium Laser'] } });
const LASER = 5;

function looking(plan: Parameters<typeof veteran>[0]) {
  const { scene } = veteran(plan);
  const { field, state } = scene;
  const numberOf = (attacker: string, target: string) =>
    weaponNumber(field, state, {
      attacker: scene.index(attacker),
      weapon: 0,
      target: scene.index(target),
      twist: 0,
      secondary: 0,
      aim: -1,
    });
  const standing = (name: string) => {
    const steps = dangerAt(field, state, scene.index(name));
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  };
  const spots = (name: string) =>
    new Map(
      [...dangerOf(field, state, scene.index(name))]
        .filter((spot): spot is DangerSpot => spot !== null)
        .map((spot) => [field.board.number[spot.cell], spot]),
    );
  return { scene, state, numberOf, standing, spots };
}

describe('What a unit may suffer and deal', () => {
  test('is the damage of each weapon by its chance to hit, where both have moved', () => {
    const at = looking({
      units: {
        Own: { mech: one, at: '0808 N', state: acted },
        Foe: { mech: one, at: '0804 S', state: acted },
      },
    });
    const expected = LASER * chanceOfTwoDice(at.numberOf('Foe', 'Own'));
    expect(expected).toBeGreaterThan(0);
    expect(at.standing('Own').suffered).toBeCloseTo(expected);
    const spot = at.spots('Own').get('0808')!;
    expect(spot.suffered).toBeCloseTo(expected);
    expect(spot.dealt).toBeCloseTo(LASER * chanceOfTwoDice(at.numberOf('Own', 'Foe')));
  });

  test('an enemy that has yet to move comes as near as it can, and one that has moved does not', () => {
    const far = (state: typeof acted | undefined) =>
      looking({
        units: {
          Own: { mech: laser, at: '0814 N', state: acted },
          Foe: { mech: laser, at: '0803 S', ...(state && { state }) },
        },
      }).standing('Own').suffered;
    expect(far(acted)).toBe(0);
    expect(far(undefined)).toBeGreaterThan(0);
  });

  test('nothing comes from behind an enemy that has moved, from one without weapons, or through a hill', () => {
    const suffered = (foe: Parameters<typeof veteran>[0]['units'][string], map?: string) =>
      looking({
        ...(map && { map }),
        units: { Own: { mech: one, at: '0105 N', state: acted }, Foe: { state: acted, ...foe } },
      }).standing('Own').suffered;
    const column = '.\n.\n.\n.\n.\n';
    expect(suffered({ mech: chest, at: '0101 S' }, column)).toBeGreaterThan(0);
    expect(suffered({ mech: chest, at: '0101 N' }, column)).toBe(0);
    expect(suffered({ mech: unarmed, at: '0101 S' }, column)).toBe(0);
    expect(suffered({ mech: chest, at: '0101 S' }, '.\n.\n.3\n.\n.\n')).toBe(0);
  });

  test('every hex that its move can end in has its trade, and woods are safer than the open beside them', () => {
    const at = looking({
      map: '. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . H . . .\n. . . . . .\n',
      units: {
        Own: { mech: one, at: '0306 N' },
        Foe: { mech: one, at: '0301 S', state: acted },
      },
    });
    const spots = at.spots('Own');
    expect(spots.get('0305')!.suffered).toBeLessThan(spots.get('0304')!.suffered);
    expect([...spots.keys()]).not.toContain('0301');
    // From beside the enemy, facing it, more is dealt than from afar.
    expect(spots.get('0302')!.dealt).toBeGreaterThan(spots.get('0306')!.dealt);
  });

  test('an enemy that is not on the map adds nothing', () => {
    const at = looking({ units: { Own: { mech: one, at: '0808 N' }, Foe: { mech: laser } } });
    expect(at.standing('Own')).toEqual({ suffered: 0, by: [] });
    expect(at.spots('Own').get('0808')).toMatchObject({ suffered: 0, dealt: 0, target: -1 });
  });

  test('whoever has moved looks ahead to the next turn, in which everybody moves again', () => {
    const { scene } = veteran({
      units: {
        Own: { mech: laser, at: '0814 N', state: acted },
        Foe: { mech: laser, at: '0803 S', state: acted },
      },
    });
    const { field, state } = scene;
    expect([...dangerOf(field, state, 0)].filter(Boolean)).toHaveLength(1);
    expect(ahead(state, null)).toBe(state);
    expect(state.units[0]!.thisPhase.acted).toBe(true);
    ahead(state, 0);
    expect([...dangerOf(field, state, 0)].filter(Boolean).length).toBeGreaterThan(40);
  });
});
