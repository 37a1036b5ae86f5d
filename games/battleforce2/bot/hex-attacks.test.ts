import { describe, expect, test } from 'vitest';
import { aimsIn } from '../rules/attack/hex-attacks.ts';
import { battle, mapWith, mech, type PlacedUnit, platoon, tank, unit } from '../testing/scene.ts';

const guns = unit('Lance', '0510 N', mech('Ram', { damage: [5, 5, 5] }), mech('Ewe', { damage: [5, 5, 5] }));

describe('A bot', () => {
  const inCity = (isInside: boolean) => {
    const table = battle({
      options: { buildings: true },
      map: mapWith({ '0508': 'c' }),
      south: [guns],
      north: [unit('Foot', '0508', platoon('Rifles'))],
    });
    if (isInside) table.state.units[1].marks = { ...table.state.units[1].marks, isOnTop: true };
    table.phase('combat', 'south');
    return table.advice();
  };

  test('brings down the house in which infantry hides', () => {
    expect(inCity(true)).toMatchObject({
      type: 'attack-hex',
      unit: 0,
      aim: 'collapse',
      to: '0508',
      attacks: [{ attacker: 0 }, { attacker: 1 }],
    });
  });

  test('leaves the house alone if it can attack the infantry', () => {
    expect(inCity(false)).toMatchObject({ type: 'fire', target: 1 });
  });

  const onIce = (...enemies: Parameters<typeof battle>[0]['north']) => {
    const table = battle({
      options: { ice: 'not frozen solid', temperature: -5 },
      map: mapWith({ '0508': '~', '0507': '~' }),
      south: [guns],
      north: enemies,
    });
    table.phase('combat', 'south');
    return table.advice();
  };

  test('breaks the ice under tanks that would drown, not under ’Mechs', () => {
    const tanks = Array.from({ length: 4 }, (_, i) => tank(`Tank ${i}`, { points: 40 }));
    expect(onIce(unit('Armor', '0508 S', ...tanks))).toMatchObject({ aim: 'break ice', to: '0508' });
    expect(onIce(unit('Pack', '0508 S', mech('Wolf')))).toMatchObject({ type: 'fire' });
  });
});

describe('What an attack on a hex is worth that succeeds for certain', () => {
  const worth = (
    aim: string,
    options: Record<string, string | number | boolean>,
    code: string,
    ...units: readonly PlacedUnit[]
  ) => {
    const table = battle({
      options,
      map: mapWith({ '0508': code }),
      south: [unit('Lance', '0510 N', mech('Ram')), ...units.slice(1)],
      north: [units[0], unit('Far', '0101 S', mech('Elk'))],
    });
    for (const each of table.state.units) if (aim === 'collapse') each.marks = { isOnTop: true };
    const gain = (adds: number) =>
      aimsIn(table.field).find(({ id }) => id === aim)!.gain!(
        table.field,
        table.state,
        0,
        table.cell('0508'),
        adds,
      );
    return [gain(99), gain(-99)].map((each) => each + 0);
  };
  const wolf = unit('Pack', '0508 S', mech('Wolf', { points: 14 }));
  const friend = unit('Herd', '0508 S', mech('Bull', { points: 28 }));

  test('A fire: a third of a box of everybody on the ground there', () => {
    const burns = (...units: readonly PlacedUnit[]) => worth('fire', { fire: true }, 'l', ...units)[0];
    expect(worth('fire', { fire: true }, 'l', wolf)).toEqual([expect.closeTo(0.6), 0]);
    expect(burns(wolf, friend)).toBeCloseTo(-0.6);
    expect(burns(unit('Birds', '0508 S', tank('Bird', { mode: 'v' })))).toBe(0);
    expect(burns(unit('Pack', '0507 S', mech('Wolf')))).toBe(0);
  });

  test('A building: its height in boxes of those on top', () => {
    expect(worth('collapse', { buildings: true }, 'c', wolf)).toEqual([6, 0]);
  });

  test('Ice: whoever drowns, and a box of ’Mechs', () => {
    const ice = { ice: 'not frozen solid', temperature: -5 };
    const [fall] = worth('break ice', ice, '~', wolf);
    const [drowned] = worth('break ice', ice, '~', unit('Armor', '0508 S', tank('Tank', { points: 12 })));
    expect([fall, drowned]).toEqual([2, 12]);
    expect(worth('break ice', ice, '~', unit('Hover', '0508 S', tank('Hover', { mode: 'h' })))).toEqual([
      0, 0,
    ]);
  });
});
