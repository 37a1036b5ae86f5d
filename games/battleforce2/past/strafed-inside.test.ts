import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, fighter, mapWith, platoon, toHit, unit } from '../testing/scene.ts';

/** Is a platoon in a hex of a city strafed? */
function isStrafed(reading: number, isOnTop: boolean, buildings: boolean): boolean {
  const table = battle({
    reading,
    map: mapWith({ '0809': 'c' }),
    south: [unit('Air', '0810 N', fighter('Corsair'))],
    north: [unit('Enemy', '0809', platoon('Foot'))],
    options: { offboard: true, aerospace: true, ...(buildings && { buildings }) },
  });
  if (isOnTop) table.unit('Enemy').marks = { isOnTop };
  table.phase('combat', 'south');
  const isInside = reading < 2 ? !isOnTop : isOnTop || !buildings;
  table.give({ type: 'strafe', unit: 0, hexes: 2 }, ...(isInside ? [] : [toHit(6, 6)]));
  return table.boxes('Foot') === '2/0';
}

rule('BF2-BLDG-06', 'Infantry that has climbed is inside and not strafed; on the ground floor it is', () => {
  expect([isStrafed(2, false, true), isStrafed(2, true, true)]).toEqual([true, false]);
  expect(isStrafed(2, false, false)).toBe(false);
});

rule('BF2-BLDG-06', 'As it was read before, it was the other way round', () => {
  expect([isStrafed(1, false, true), isStrafed(1, true, true)]).toEqual([false, true]);
  expect(isStrafed(1, false, false)).toBe(false);
});
