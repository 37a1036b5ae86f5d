import { DEGREE } from '@ironfield/table/heading.ts';
import { INCH } from '../data/tables.ts';
import type { Event } from '../events.ts';
import type { Body } from '../state.ts';
import { MODE_NAMES, printed, SPEED_NAMES } from '../text.ts';

const LEVELS = ['no damage', 'Light damage', 'Heavy damage', 'Critical damage', 'Overkill'] as const;

type Damaged = Extract<Event, { type: 'damaged' }>;
type Struck = Extract<Event, { type: 'struck' }>;
type Thinned = Extract<Event, { type: 'thinned' }>;

const counters = (count: number): string =>
  count === 1 ? 'a Hull-Down counter' : `${count} Hull-Down counters`;
const bases = (count: number): string => (count === 1 ? 'a base' : `${count} bases`);

/** Names of questions and their answers. */
export const TEXT = {
  control: 'Control a drone',
  embark: 'Take aboard',
  disembark: 'Let out',
  deployAboard: 'Deploy aboard',
  transport: 'Transport',
  secondWeapon: (name: string) => `${name} can fire another weapon.`,
  casualty: (name: string) => `Which base does ${name} lose?`,
  loseBase: 'Lose a base',
  base: 'Base',
  leadingBase: 'The leading base',
  baseAt: (x: number, y: number) => `The base at ${x / 1000}, ${y / 1000}`,
  moveBase: 'Move a base',
  tooFarApart: 'Bases stay within 2" of another of their squad',
  absorb: (unit: string, level: number) => `${unit} takes ${LEVELS[level]}: how much is absorbed?`,
  appoint: 'Appoint',
  attack: 'Attack',
  burst: 'Burst at a place',
  concentrated: 'Radius and damage',
  count: 'How many',
  damaged: (unit: string, { result, countersSpent, boxesSpent, now }: Damaged) => {
    const spent = [
      countersSpent > 0 && counters(countersSpent),
      boxesSpent > 0 && (boxesSpent === 1 ? 'a Sturdy box' : `${boxesSpent} Sturdy boxes`),
    ].filter(Boolean);
    const less = spent.length > 0 ? `, at the cost of ${spent.join(' and ')}` : '';
    const state = now.body ? LEVELS[now.body.damage] : '';
    return result === 0
      ? `${unit} takes no damage${less}.`
      : `${unit} takes ${LEVELS[result]}${less}: ${state} in all.`;
  },
  struck: (unit: string, { margin, multiplier, damage, armor, level, ...squad }: Struck) => {
    const { touched } = squad;
    const isHalved = damage < margin * multiplier.total;
    const on = touched && touched > 1 ? ` × ${touched} bases` : '';
    const how = `${margin} × ${multiplier.total}${isHalved ? ', halved' : ''}${on}`;
    const result =
      typeof squad.bases !== 'number' ? LEVELS[level] : squad.bases === 0 ? 'too little for a base' : null;
    const words = `${unit} takes ${damage * (touched || 1)} (${how}) against armor ${armor.total}`;
    return result === null ? `${words}.` : `${words}: ${result}.`;
  },
  thinned: (unit: string, { lost, countersSpent }: Thinned) => {
    if (lost === 0 && countersSpent === 0) return null;
    const less = countersSpent > 0 ? `, at the cost of ${counters(countersSpent)}` : '';
    return `${unit} loses ${lost === 0 ? 'no base' : bases(lost)}${less}.`;
  },
  evade: (unit: string, attacker: string, against: number) =>
    printed(`${attacker} attacks ${unit} with ${against}: does it evade?`),
  evades: 'Evade (an action)',
  hold: 'Attack nobody',
  hullDown: 'Go Hull-Down',
  ram: 'Ram',
  refresh: 'Get a counter back',
  retaliate: (unit: string, attacker: string) => `${attacker} has fumbled: does ${unit} strike back?`,
  letPass: 'Let it pass',
  levels: LEVELS,
  needsDetection: ' (Active Detection first)',
  notFound: (unit: string) => `${unit} is not detected. Attack another target?`,
  reload: 'Reload',
  rof: 'Rate of Fire',
  rofs: (rof: number) => (rof === 0 ? 'Single shot' : `Rate of Fire ${rof}`),
  snapAt: (unit: string) => `${unit} is in sight. Snap Fire?`,
  snapFire: 'Snap Fire',
  spend: { counters: 'Spend Hull-Down counters', boxes: 'Spend Sturdy boxes' },
  split: (radius: number, damage: number) => `${radius > 0 ? `Radius ${radius}"` : 'One target'}, ×${damage}`,
  stand: 'Stand firm',
  standBy: 'Actions on Stand-By',
  target: 'Target',
  toAttack: 'to the attack',
  until: 'How long',
  untils: { here: 'Here', activation: 'For the whole activation' },
  weapon: 'Weapon',
  whoCommands: 'Who commands the army now?',
  act: (unit: string) => `What does ${unit} do?`,
  activate: 'Activate',
  activateGroup: 'Activate a Combat Group',
  advance: 'Move on',
  after: (path: number) => (path > 0 ? ` after ${path / INCH}"` : ''),
  back: 'Move back',
  beginDeployment: 'Choose who deploys first',
  climb: 'Climb',
  climbOn: 'Climb on',
  climbs: (levels: number, end: 'up' | 'down') => `${levels} levels ${end}`,
  ends: { up: 'Up', down: 'Down' },
  height: ({ altitude, climb }: Body) =>
    altitude > 0 ? `, flying at ${altitude / INCH}"` : climb ? `, on a cliff at ${climb.height / INCH}"` : '',
  inchesUp: 'Inches',
  jets: 'Jump Jets (an action)',
  jump: 'Jump down',
  jumps: (levels: number) => `${levels} levels`,
  rise: 'Rise',
  sink: 'Sink',
  cannotEnter: (piece: string) => `It cannot enter ${piece}`,
  degrees: (heading: number) => `${heading / DEGREE}°`,
  deploy: (group: string) => `Deploy ${group}`,
  deployGroup: 'Deploy a Combat Group',
  deployUnit: 'Deploy',
  deploymentOrder: 'You have won the set-up roll. Who deploys first?',
  distance: 'Distance',
  done: 'Done',
  goFirst: 'Choose who begins',
  group: 'Combat Group',
  heading: 'Heading',
  inches: (far: number) => `${Math.round((far * 100) / INCH) / 100}"`,
  lastRound: 'The last round is over',
  mode: 'Movement mode',
  modes: MODE_NAMES,
  noMove: 'It is already there',
  onTopOf: (unit: string) => `${unit} stands there`,
  outsideZone: 'This is outside your deployment zone',
  place: 'Place',
  side: 'Which way',
  sides: { left: 'Left', right: 'Right' },
  speed: 'Speed',
  speeds: SPEED_NAMES,
  tooDear: (cost: number, left: number) => `That takes ${cost / INCH} MP, and ${left / INCH} are left`,
  tooFar: (far: number) => `It can go at most ${far / INCH}" in this direction`,
  turn: 'Turn',
  unit: 'Unit',
  walk: 'Walk',
  whichGroup: 'Which Combat Group is next?',
  whichUnit: (group: string) => `${group}: which unit is next?`,
  whoBegins: 'Who begins',
  whoDeploys: 'Who deploys first',
  whoGoesFirst: 'You have the initiative: who activates the first Combat Group?',
  wipedOut: (army: string) => `${army} has nobody left`,
} as const;
