import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle } from '../../testing/table.ts';
import { hasRoomFor, mayRide } from './passengers.ts';

rule(
  ['HGB-OPT-02', 'HGB-PERK-16'],
  'hands carry one crew, a transport as many squads as its card says',
  () => {
    const squad = { kind: 'infantry', bases: 1 } as const;
    const table = new Battle({
      north: {
        Gear: { at: '20,10', card: { perks: { manipulatorArms: true } } },
        Truck: { at: '24,10', card: { kind: 'apc', perks: { transport: 2 } } },
        Crew: { at: '28,10', card: squad },
      },
      south: { Enemy: { at: '40,40' } },
    });
    const rooms = () => ['Gear', 'Truck'].map((name) => hasRoomFor(table.state, table.id(name)));
    expect(rooms()).toEqual([true, true]);
    table.unit('Crew').aboard = table.id('Gear');
    expect(rooms()).toEqual([false, true]);
    table.unit('Crew').aboard = table.id('Truck');
    expect(rooms()).toEqual([true, true]);
  },
);

rule(
  ['HGB-INF-03', 'HGB-INF-05', 'HGB-OPT-02'],
  'infantry on foot rides in transports, and crews in hands',
  () => {
    const foot = {
      kind: 'infantry',
      bases: 1,
      movement: [{ mode: 'W', combat: 2, top: 4, defense: [0, 0, 0] }],
    } as const;
    const wheels = { mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] } as const;
    const table = new Battle({
      north: {
        Gear: { at: '20,10', card: { perks: { manipulatorArms: true } } },
        Truck: { at: '24,10', card: { kind: 'apc', perks: { transport: 2 } } },
        Squad: { at: '28,10', card: foot },
        Crew: { at: '30,10', card: foot },
        Riders: { at: '32,10', card: { ...foot, movement: [wheels] } },
        Carrier: { at: '36,10', card: { ...foot, perks: { transport: 1 } } },
      },
      south: { Enemy: { at: '40,40' } },
    });
    const crew = table.unit('Crew');
    crew.body = { ...crew.body, isCrew: true };
    const rides = (transport: string) =>
      ['Squad', 'Crew', 'Riders', 'Gear'].filter((name) =>
        mayRide(table.state, table.id(transport), table.id(name)),
      );
    expect([rides('Truck'), rides('Gear'), rides('Carrier'), rides('Enemy')]).toEqual([
      ['Squad', 'Crew'],
      ['Crew'],
      [],
      [],
    ]);
  },
);
