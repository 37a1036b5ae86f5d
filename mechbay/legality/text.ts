// Texts about designs that break a rule. Each sentence names the fault and the remedy.

export const WRONG = {
  tooHeavy: (tons: number, over: number) => `it weighs ${over} t more than its ${tons} t`,
  tooLight: (tons: number, under: number) => `it weighs ${under} t less than its ${tons} t`,
  rating: (has: number, wants: number) =>
    `the engine has a rating of ${has}; tonnage and Walking MP want ${wants}`,
  noEngine: (rating: number) => `no engine has a rating of ${rating}; the largest has 500`,
  armor: (location: string, has: number, most: number) =>
    `${location} has ${has} points of armour; ${most} is the most`,
  totalArmor: (has: number, most: number) => `it has ${has} points of armour; ${most} is the most`,
  jump: (jump: number, most: number) => `it jumps ${jump} MP; its jets allow ${most}`,
  fewSinks: (count: number) => `it has ${count} heat sinks; a fusion engine comes with 10`,
  looseSinks: (placed: number, wants: number) =>
    `${placed} heat sinks lie in slots; ${wants} do not fit into the engine`,
  noAmmunition: (weapon: string) => `nothing is there for ${weapon} to fire`,
  level: (stated: number, wants: number) =>
    `it claims rules level ${stated}, and its parts are of level ${wants}`,
  foreign: (item: string) => `${item} belongs to the other technology base; only mixed technology allows it`,
  engine: (name: string) => `this ${name} engine`,
  plates: (id: string) => `this kind of armour, ${id.replaceAll('-', ' ')},`,
  part: (name: string) => `this ${name.replaceAll('-', ' ')},`,
  tonnage: (motion: string, tons: number, most: number) =>
    `a ${motion} vehicle weighs at most ${most} t, not ${tons}`,
  items: (has: number, most: number) => `it has ${has} items; there is space for ${most}`,
} as const;

const listed = (words: readonly string[]): string => words.join(', ');

export const VEHICLE_WRONG = {
  onlyMechs: (name: string) => `only 'Mechs have ${name}`,
  motion: (name: string, motion: string, right: readonly string[]) =>
    `${name} is not for a ${motion} vehicle; it is for: ${listed(right)}`,
  place: (place: string, names: readonly string[]) =>
    `${names.join(' and ')} fill ${place}; there is room for one of them`,
  underBridge: (name: string) => `${name} lies folded where the turret stands; leave one out`,
  jump: (jump: number, cruise: number) => `it jumps ${jump} MP; its Cruising MP allow ${cruise}`,
  jumpingSponsons: 'jump jets and sponsons cannot be on the same vehicle; leave one out',
  blindDrone: (remote: number) =>
    `a drone has ${remote} t of remote gear and half a ton of sensors or more; the sensors are missing`,
  deafDrone: 'drone sensors without remote gear; a drone has both',
  droneCarrier: (tons: number) =>
    `the control system for drones weighs ${tons} t; it is 2 t and half a ton for each drone`,
} as const;

export const SOLDIERS_WRONG = {
  troopers: (has: number, most: number) => `it has ${has} troopers; its full strength is ${most}`,
  fieldGuns: 'only motorized platoons tow field guns',
  squad: (has: number) => `it has ${has} troopers; squads and Points have 1 to 6`,
  plates: (has: number) => `each suit has ${has} points of armour; it should have 1 to 20`,
  speed: (ground: number, jump: number) => `it moves ${ground} MP and jumps ${jump}; suits have 0 to 5`,
  foreign: (name: string) => `${name} is not made for battle armour`,
} as const;
