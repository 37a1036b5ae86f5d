import { DEGREE } from '@ironfield/table/heading.ts';
import type { Mode, Speed } from '../card.ts';
import { INCH } from '../data/tables.ts';

const SPEED_NAMES: Readonly<Record<Speed, string>> = {
  stationary: 'Stationary',
  combat: 'Combat Speed',
  top: 'Top Speed',
};
const MODE_NAMES: Readonly<Record<Mode, string>> = { W: 'Walker', G: 'Ground', H: 'Hover', R: 'Hopper' };

/** What questions and their answers are called. */
export const TEXT = {
  act: (unit: string) => `What does ${unit} do?`,
  activate: 'Activate',
  activateGroup: 'Activate a Combat Group',
  advance: 'Move on',
  back: 'Move back',
  beginDeployment: 'Say who deploys first',
  cannotEnter: (piece: string) => `Nobody can stand in ${piece}`,
  degrees: (heading: number) => `${heading / DEGREE}°`,
  deploy: (group: string) => `Deploy ${group}`,
  deployGroup: 'Deploy a Combat Group',
  deployUnit: 'Deploy',
  deploymentOrder: 'You have won the set-up roll: who deploys first?',
  distance: 'Distance',
  done: 'Done',
  goFirst: 'Say who begins',
  group: 'Combat Group',
  heading: 'Heading',
  inches: (far: number) => `${far / INCH}"`,
  lastRound: 'The last round is over',
  mode: 'Movement mode',
  modes: MODE_NAMES,
  noMove: 'This is where it stands',
  onTopOf: (unit: string) => `${unit} stands there`,
  outsideZone: 'This is outside of your deployment zone',
  place: 'Place',
  side: 'Which way',
  sides: { left: 'Left', right: 'Right' },
  speed: 'Speed',
  speeds: SPEED_NAMES,
  tooFar: (far: number) => `It gets no further than ${far / INCH}" in this direction`,
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
