import type { BasicKind } from '../data/physical-attacks.ts';
import type { BaseReason, CancelReason, Event } from '../events.ts';
import type { Loss, Twist } from '../state.ts';

type Displaced = Extract<Event, { type: 'displaced' }>;

export const PHASE_NAMES = {
  setup: 'Setting up',
  initiative: 'Initiative Phase',
  movement: 'Movement Phase',
  weapon: 'Weapon Attack Phase',
  physical: 'Physical Attack Phase',
  heat: 'Heat Phase',
  end: 'End Phase',
} as const;

export const LOSSES: Readonly<Record<Loss, string>> = {
  pilot: 'is out of the game: its MechWarrior is dead',
  engine: 'is destroyed: its engine is shot out',
  'center-torso': 'is destroyed: its centre torso is gone',
  crew: 'is out of the game: its crew is dead',
  broken: 'is destroyed: a part of it has given way',
  troopers: 'is destroyed: none of its troopers is left',
  fuel: 'is destroyed: its fuel has caught fire',
  sunk: 'has sunk',
  burnt: 'has burnt out',
  explosion: 'is destroyed by its own ammunition',
  gutted: 'is destroyed by its own ammunition, and its crew gets away',
  blast: 'is destroyed: an engine has exploded',
  'no-room': 'is destroyed: there was nowhere to go',
  collapsed: 'is destroyed with the walls around it',
  abandoned: 'is out of the game: its MechWarrior has left it',
  aboard: 'is lost with what carried it',
  'left-map': 'is out of the game: it left the map',
  joined: 'has joined its platoon',
  escaped: 'has escaped',
};

export const ROLL_REASONS: Readonly<Record<BaseReason, string>> = {
  kicked: 'for a kick it took',
  pushed: 'for being pushed',
  charged: 'for being charged',
  stomped: 'for the death from above it took',
  'missed-kick': 'for a missed kick',
  'made-charge': 'for its own charge',
  'made-dfa': 'for its death from above',
  domino: 'for the collision',
  water: 'for entering water',
  rubble: 'for crossing rubble',
  shutdown: 'for the shutdown',
  'landed-on': "for the 'Mech that fell on it",
  damage: 'for 20 points of damage',
  actuator: 'for a lost leg actuator',
  hip: 'for a lost hip',
  gyro: 'for the gyro hit',
  'gyro-destroyed': 'without a gyro',
  'leg-destroyed': 'for the lost leg',
  stand: 'to stand up',
  run: 'for running damaged',
  land: 'to land',
  cliff: 'for the drop',
  skid: 'not to skid',
  injury: 'to keep the MechWarrior from harm',
  bog: 'not to be stuck',
  ice: 'on breaking ice',
  ground: 'to keep its footing',
};

export const BLOWS: Readonly<Record<BasicKind, string>> = {
  punch: 'punches',
  kick: 'kicks',
  club: 'clubs',
  hatchet: 'swings its hatchet at',
  push: 'pushes',
  charge: 'charges',
  dfa: 'comes down on',
};

/** The attacker's intent. */
export const INTENTS: Readonly<Record<BasicKind, string>> = {
  punch: 'punch',
  kick: 'kick',
  club: 'club',
  hatchet: 'swing its hatchet at',
  push: 'push',
  charge: 'charge',
  dfa: 'come down on',
};

export const CANCELLED: Readonly<Record<CancelReason, string>> = {
  'called-off': 'it is called off',
  'attacker-out': 'it is in no state to',
  'target-gone': 'nobody is there any more',
  'target-down': 'its target has fallen',
  parted: 'the two have been parted',
};

/** The reason a 'Mech came from one hex to another outside its own move. */
export const DISPLACED: Readonly<Record<Displaced['cause'], string>> = {
  push: 'is pushed',
  charge: 'is thrown back by the charge',
  dfa: 'gives way',
  domino: 'is shoved on',
  fall: 'tumbles',
  skid: 'slides',
  apart: 'is free and moves',
  sidestep: 'passes its target by',
  advance: 'follows',
  'step-aside': 'steps aside',
  landing: 'comes down',
};

export const TURNED: Readonly<Record<Twist, string>> = {
  [-2]: 'far to the left',
  [-1]: 'left',
  0: '',
  1: 'right',
  2: 'far to the right',
  3: 'to the rear',
};

export const twisted = (pivot: string, twist: Twist): string =>
  twist === 0 ? '' : ` turns its ${pivot} ${TURNED[twist]} and`;
