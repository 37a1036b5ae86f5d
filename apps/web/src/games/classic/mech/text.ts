// Words for a 'Mech that do not come from the rules.

import { addend, figure } from '@ironfield/kernel/figures.ts';

export const STATES = {
  notOnMap: 'off the map',
  unseen: 'out of sight',
  seen: (turn: number, hex: string) => `seen in ${hex}, turn ${turn}`,
  enters: (turn: number, edge: string) => `enters from the ${edge} in turn ${turn}`,
  prone: 'prone',
  shutDown: 'shut down',
  unconscious: 'unconscious',
  stunned: 'crew stunned',
  turned: 'turned',
  flying: 'death from above',
  charging: 'charging',
  club: 'has a club',
  troopers: (left: number, full: number) => `${left} of ${full}`,
  armor: (percent: number) => `${percent} %`,
  declared: 'declared',
  sinksOff: (count: number) => (count === 1 ? '1 heat sink off' : `${count} heat sinks off`),
} as const;

export const TROUBLES = {
  engine: (hits: number) => (hits > 1 ? `engine hit ${hits} times` : 'engine hit'),
  gyro: (hits: number) => (hits > 1 ? 'gyro destroyed' : 'gyro hit'),
  sensors: (hits: number) => (hits > 1 ? 'sensors destroyed' : 'sensors hit'),
  lifeSupport: 'life support hit',
  lost: (location: string) => `no ${location}`,
  hip: 'hip hit',
  weapons: (count: number) => (count === 1 ? '1 weapon out' : `${count} weapons out`),
  noAmmo: (weapon: string) => `no shots for ${weapon}`,
  pilot: (hits: number) => (hits === 1 ? 'MechWarrior hurt' : `MechWarrior hurt ${hits} times`),
} as const;

export const HEAT_EFFECTS = {
  none: 'No effect yet',
  mp: (points: number) => `${figure(-points)} MP`,
  toHit: (points: number) => `${addend(points)} to hit`,
  shutdown: (number: number) => `shuts down below ${number}`,
  automatic: 'shuts down',
  explosion: (number: number) => `ammunition explodes below ${number}`,
} as const;

export const SHEET = {
  sameHex: 'same hex',
  hidden: 'Its record sheet is hidden from you.',
  mounted: 'Part of a fortress: it stands and falls with its hex.',
  towed: 'A piece with its crew: any damage destroys it.',
  armor: 'Armour over structure',
  rear: 'rear',
  heat: 'Heat',
  weapons: 'Weapons',
  criticals: 'Critical hits',
  noCriticals: 'None so far.',
  pilot: 'MechWarrior',
  gunnery: 'Gunnery',
  piloting: 'Piloting',
  driving: 'Driving',
  crewOf: (count: number) => `crew of ${count}`,
  walk: 'Walk',
  run: 'Run',
  jump: 'Jump',
  shots: (left: number) => (left === 1 ? '1 shot' : `${left} shots`),
  gone: 'destroyed',
  jammed: 'jammed',
  locks: 'fires only if it locks on, with all of its missiles',
  lessHeat: (heat: number) => `${heat} less where no launcher locks on`,
  pod: 'pod',
  sinks: (working: number, full: number, each = 1) =>
    `${working === full ? full : `${working} of ${full}`} ${each === 1 ? 'sinks' : 'double sinks'}`,
} as const;
