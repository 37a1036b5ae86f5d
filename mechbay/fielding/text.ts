/** Why a unit of the bay takes part in no battle yet. */
export const CANNOT = {
  kind: 'Units of this kind take part in no battle yet',
  engine: (name: string) => `An engine of the kind "${name}" cannot be played yet`,
  part: (part: string, kind: string) => `Its ${part} cannot be played yet: ${kind.replaceAll('-', ' ')}`,
  item: (name: string) => `${name} cannot be played yet`,
  armless: "'Mechs without arms cannot be played yet",
  componentArmor: 'Armor on single components cannot be played yet',
  unarmed: 'A squad without a weapon cannot be played',
  motion: (motion: string) => `Vehicles that move so cannot be played yet: ${motion}`,
  jump: 'Vehicles with jump jets cannot be played yet',
  sponson: 'Weapons in sponsons cannot be played yet',
  trailer: 'Trailers cannot be played yet',
};
