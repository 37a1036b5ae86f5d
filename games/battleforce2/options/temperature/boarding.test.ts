import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { battle, mech, platoon, tank, unit } from '../../testing/scene.ts';
import { boardForm } from './boarding.ts';

rule('BF2-ENV-01', 'Whoever finds no vehicle is not asked to board one', () => {
  const form = (specials: string[]) => {
    const table = battle({
      options: { temperature: -45 },
      south: [
        unit('Trucks', '0515 N', tank('Truck', { specials })),
        unit('Foot', 'off the map', platoon('Rifles', { specials: ['car3'] })),
      ],
      north: [unit('Pack', '0501 S', mech('Wolf'))],
    });
    return boardForm(table.field, table.state, [1]).map(({ type }) => type);
  };
  expect([form([]), form(['tran6'])]).toEqual([[], ['deploy-aboard']]);
});

rule('BF2-ENV-01', 'Nobody waits for a vehicle that has hidden: it will not be deployed any more', () => {
  const table = battle({
    options: { temperature: -45, 'hidden-units': 1 },
    south: [
      unit('Trucks', 'off the map', tank('Truck', { specials: ['tran6'] })),
      unit('Foot', 'off the map', platoon('Rifles', { specials: ['car3'] })),
    ],
    north: [unit('Pack', 'off the map', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  table.give({ type: 'hide', unit: 0, to: '0515', facing: 0 });
  expect(table.events('left-behind')).toMatchObject([{ unit: 1 }]);
  expect(table.asked).toBe('north setup/deploy');
});

rule(
  ['BF2-ENV-01', 'BF2-ENV-06', 'BF2-INFO-01'],
  'The order in which units stay behind does not tell who had room for whom',
  () => {
    const left = (room: string) => {
      const table = battle({
        options: { temperature: -45, vacuum: true },
        south: [
          unit('Foot', 'off the map', platoon('Rifles', { specials: ['car3'] })),
          unit('Trucks', 'off the map', tank('Truck', { specials: [room] })),
          unit('Lance', 'off the map', mech('Ram')),
        ],
        north: [unit('Pack', 'off the map', mech('Wolf'))],
      });
      table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
      table.give({ type: 'home', edge: 'south' }, ['deployment', 6, 6], ['deployment', 1, 1]);
      table.give({ type: 'set-up-first', first: true });
      return table.events('left-behind').map((event) => event.unit);
    };
    expect([left('tran6'), left('tran2')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  },
);
