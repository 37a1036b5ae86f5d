// The body of a vehicle of some motion and size: its sides, and the equipment allowed on each (MT-VCON-15).

import type { Motion } from '../data/frames.ts';
import type { Item } from '../data/items.ts';
import type { Vehicle } from '../units/unit.ts';

export interface BodyPlan {
  /** The sides with armour, in the order of its sheet. */
  readonly sides: readonly string[];
  /** The places for weapons. */
  readonly mountings: readonly string[];
}

/** MT-VCON-01, MT-VCON-02: from so many tons on, six sides. */
const LARGE = 100;

const isLarge = ({ id }: Motion, tons: number): boolean =>
  tons > LARGE && (id === 'tracked' || id === 'displacement' || id === 'submarine');

export function bodyPlan({
  motion,
  tons,
  hasTurret,
  hasFrontTurret,
}: Pick<Vehicle, 'motion' | 'tons' | 'hasTurret' | 'hasFrontTurret'>): BodyPlan {
  const sides = isLarge(motion, tons)
    ? ['front', 'frontRight', 'frontLeft', 'rearRight', 'rearLeft', 'rear']
    : ['front', 'right', 'left', 'rear'];
  const turrets = hasFrontTurret ? ['turret', 'frontTurret'] : ['turret'];
  const top = motion.id === 'vtol' ? ['rotor'] : hasTurret ? turrets : [];
  const weapons = ['front', 'right', 'left', 'rear', ...(top.includes('turret') ? turrets : [])];
  return { sides: [...sides, ...top], mountings: weapons };
}

export const LOCATION_NAMES: Readonly<Record<string, string>> = {
  body: 'Body',
  front: 'Front',
  frontRight: 'Front right',
  frontLeft: 'Front left',
  right: 'Right',
  left: 'Left',
  rearRight: 'Rear right',
  rearLeft: 'Rear left',
  rear: 'Rear',
  turret: 'Turret',
  frontTurret: 'Front turret',
  rotor: 'Rotor',
};

/** MT-VCON-15: weapons have a side or the turret; everything else lies in the body. */
export const locationsFor = (item: Item, plan: BodyPlan): readonly string[] =>
  item.kind === 'weapon' ? plan.mountings : ['body'];
