// What people read about designs that break a rule. Each sentence says what is wrong and what would be right.

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
