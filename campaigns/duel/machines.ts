// PA-ZOOM-21: the BattleTech record sheets of elements of BattleForce 2.

import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { stock } from '@ironfield/classic/platoons/stock.ts';
import type { Arms, InfantryMotion } from '@ironfield/classic/units/infantry-file.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';

const MOTIONS: Readonly<Record<string, InfantryMotion>> = { Foot: 'foot', Motor: 'motorized', Jump: 'jump' };
/** The roster has machine guns and flamers in one line: a platoon of it carries machine guns. */
const ARMS: Readonly<Record<string, Arms>> = {
  Rifle: 'rifle',
  Laser: 'laser',
  SRM: 'srm',
  'MG/Flamer': 'machine-gun',
};

/** The record sheet of an element that the roster calls so; null where none is at hand. */
export function machineOf(name: string): UnitFile | null {
  const mech = Object.values(STOCK_MECHS).find((each) => `${each.name} ${each.model}` === name);
  if (mech) return mech;
  const [motion = '', arms = ''] = name.split(' ');
  if (MOTIONS[motion] && ARMS[arms]) return stock(name.replace('/', ' or '), MOTIONS[motion], ARMS[arms]);
  return Object.hasOwn(STOCK_VEHICLES, name) ? STOCK_VEHICLES[name]! : null;
}
