// What people read about Battle Values.

export const BV = {
  armor: (points: number) => `${points} points of armour`,
  structure: (points: number, factor: number) => `${points} points of structure, times ${factor}`,
  tonnage: 'Tonnage',
  gyro: 'Heavy-duty gyro',
  componentArmor: (slots: number) => `Component armour on ${slots} slots`,
  torsoCockpit: 'Torso-mounted cockpit: armour of the centre torso again',
  console: 'Command console',
  imaging: 'Enhanced imaging',
  explosive: (name: string, where: string) => `${name} may explode (${where})`,
  overheating: (heat: number, capacity: number) => `Up to ${heat} heat with sinks for ${capacity}`,
  leastRating: 'At least 1',
  moving: (factor: number) => `Times ${factor} for movement`,
  weapon: (name: string, where: string, isHalf: boolean) =>
    `${name} (${where})${isHalf ? ', half as the weaker side' : ''}`,
  network: 'Share of a C3 network',
  homing: 'Homing rounds beside a TAG',
  tag: 'TAG beside homing rounds',
  cooling: (heat: number, capacity: number) => `Heat efficiency: ${heat} heat with sinks for ${capacity}`,
  speed: (factor: number) => `Times ${factor} for speed`,
  defensive: 'Defensive rating',
  offensive: 'Offensive rating',
  rounded: 'Rounded to the nearest',
  type: (motion: string, factor: number) => `Times ${factor} for ${motion}`,
  skills: (gunnery: number, piloting: number, factor: number) =>
    `Gunnery ${gunnery}, Piloting ${piloting}: times ${factor}`,
  jumpPack: 'Jump pack',
  printed: (name: string) => `Printed value of ${name}`,
  stated: 'Value of the unit file, from another edition',
  survivors: (left: number, of: number) => `${left} of ${of} left`,
  platoon: (motion: string, weapon: string) => `${motion} platoon with ${weapon}`,
} as const;
