import { describe, expect, test } from 'vitest';
import { battle, mapWith, mech, platoon, tank, unit } from '../testing.ts';

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
