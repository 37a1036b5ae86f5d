import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { unit } from '../../testing/scene.ts';
import { controlled, mayControl } from './drones.ts';

const drone = unit({ kind: 'drone' }, {}, { att: 1, def: 1, ew: 1, ld: 0 });

rule('HGB-DRONE-02', 'Under control it has the skills of its Master', () => {
  const master = unit({}, {}, { att: 3, def: 2, ew: 2, ld: 2 });
  expect(controlled(drone, master).sheet.skills).toEqual({ att: 3, def: 2, ew: 2, ld: 0 });
  expect(controlled(drone, master).sheet.card).toBe(drone.sheet.card);
});

rule('HGB-DRONE-02', 'A Master of one action stands still for it', () => {
  expect([mayControl(unit(), 1), mayControl(unit({}, { speed: 'stationary' }), 1)]).toEqual([false, true]);
  expect([mayControl(unit({ actions: 2 }), 1), mayControl(unit({ actions: 2 }), 0)]).toEqual([true, false]);
});
