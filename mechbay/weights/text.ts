// Texts about weights.

import type { Cockpit, Gyro, StructureType } from '../data/frames.ts';
import type { Engine, Mech, Vehicle } from '../units/unit.ts';

const words = (id: string): string => id.replaceAll('-', ' ');

export const PART = {
  structure: ({ id }: StructureType) => `Structure, ${words(id)}`,
  engine: ({ type, rating }: Engine) => `${type.name} engine, rating ${rating}`,
  gyro: ({ id }: Gyro) => `Gyro, ${words(id)}`,
  cockpit: ({ id }: Cockpit) => `Cockpit, ${words(id)}`,
  heatSinks: ({ heatSinks }: Mech) => `${heatSinks.count} heat sinks, ${words(heatSinks.type.id)}`,
  jump: ({ jump, jumpKind }: Mech | (Vehicle & { readonly jumpKind?: string })) =>
    jumpKind === 'boosters' ? `Jump boosters, ${jump} MP` : `${jump} jump jets`,
  armor: ({ armor }: Mech | Vehicle) => {
    const points = Object.values(armor.points).reduce((sum, each) => sum + each, 0);
    return `${points} points of armour, ${words(armor.type.id)}`;
  },
  amplifiers: 'Power amplifiers',
  armoredParts: 'Armour of components',
  turret: 'Turret',
  sponsons: 'Sponsons',
  control: 'Control components',
  lift: 'Lift or diving gear',
  vehicleSinks: (count: number) => `${count} heat sinks`,
  carried: 'Space for infantry and cargo',
} as const;
