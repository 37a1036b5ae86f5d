// Texts about 'Mechs that break a rule. Each sentence names the fault and the remedy.

const PLACE: Readonly<Record<string, string>> = {
  HD: 'the head',
  CT: 'the centre torso',
  LT: 'the left torso',
  RT: 'the right torso',
  LA: 'the left arm',
  RA: 'the right arm',
  LL: 'the left leg',
  RL: 'the right leg',
};

const at = (location: string): string => PLACE[location] ?? location;
const slots = (count: number): string => (count === 1 ? '1 slot' : `${count} slots`);

export const WRONG = {
  crowded: (location: string, has: number, most: number) =>
    `${slots(has)} of ${at(location)} are filled; it has ${most}`,
  handAlone: (arm: string) =>
    `${at(arm)} has a hand and no lower arm; without the lower arm the hand goes, too`,
  frame: (location: string, part: string, has: number, wanted: number) =>
    `${at(location)} has ${slots(has)} of ${part}; this design has ${wanted} there`,
  spread: (name: string, has: number, wanted: number) =>
    `${name} fills ${slots(has)}; this design needs ${wanted}`,
  placed: (name: string, location: string, has: number, wanted: number) =>
    `${name} fills ${slots(has)} of ${at(location)}; it needs ${wanted} there`,
  apart: (name: string) => `${name} lies in several locations; all of it belongs in one`,
  boosters: (leg: string, open: number) =>
    `jump boosters fill every open slot of every leg; ${at(leg)} has ${open} for them`,
  notThere: (name: string, location: string, right: string) =>
    `${name} cannot be in ${at(location)}; it belongs in ${right}`,
  secondArmor: (name: string) =>
    `${name} fills slots, and the armour is of another type; a unit has one type`,
  rearArm: (name: string) =>
    `${name} points to the rear in an arm; only torsos, head and legs have rear mounts`,
  split: (name: string, one: string, other: string) =>
    `${name} lies in ${at(one)} and ${at(other)}, which are no neighbours`,
  jets: (has: number, mp: number) => `${has} jump jets are mounted for ${mp} Jumping MP; each MP needs one`,
  mixedJets: 'standard and improved jump jets are mounted; a design has one kind',
  sinkKind: (name: string) =>
    `${name} is not the kind of heat sink that this design has; all are of one kind`,
  tooManySinks: (placed: number, count: number) =>
    `${placed} heat sinks lie in slots, and the design has ${count} in all`,
  twice: (name: string, most: number, count: number, where = 'a unit') =>
    `${count} of ${name} are mounted; ${where} has at most ${most}`,
  notWith: (one: string, other: string) => `${one} and ${other} cannot be in the same unit; leave one out`,
  needs: (name: string, what: string) => `${name} needs ${what}`,
  noHand: (name: string, arm: string) => `${name} needs an arm with a hand; ${at(arm)} has none`,
  notOnQuads: (name: string) => `${name} is held in a hand; a four-legged 'Mech has none`,
  notOnOmnis: (name: string) => `an OmniMech cannot have ${name}`,
  only: (name: string, who: string) => `only ${who} can have ${name}`,
  tooSmall: (name: string, tons: number, least: number) =>
    `${name} needs a 'Mech of ${least} t or more; this one has ${tons}`,
  omniArm: (arm: string) =>
    `${at(arm)} carries an autocannon, a Gauss rifle or a PPC; in an OmniMech such an arm has no lower arm and no hand`,
  unlinked: (name: string, location: string, has: number, served: number) =>
    `${has} of ${name} are in ${at(location)}, and ${served} launchers or guns that they could serve`,
  halfArtemis: (kind: string) => `Artemis V serves all ${kind} launchers of a unit or none`,
  armoredBin: (name: string) => `${name} cannot carry component armour; no ammunition can`,
  lots: (name: string, tons: number) =>
    `${tons} t of ${name}; without fractional accounting it comes in whole tons, for machine guns in halves`,
  packTons: (tons: number) => `a jump pack of ${tons} t; it weighs half a ton or more, in half tons`,
  armsOfNone: (location: string) => `${at(location)} has armour; a 'Mech without arms has nothing there`,
  carrier: (name: string, who: string) => `${name} is made for ${who}`,
} as const;
