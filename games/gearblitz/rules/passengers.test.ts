import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { Battle } from '../testing-table.ts';
import { hasRoomFor } from './passengers.ts';

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
