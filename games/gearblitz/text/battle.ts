import { middleOf, type Polygon } from '@ironfield/table/polygon.ts';
import type { Scene } from '@ironfield/table/scenes/scene.ts';
import type { AirStrike, Salvo } from '../cards/army-list.ts';
import type { Mission, Stance } from '../data/missions.ts';
import type { Deployment } from '../data/scenario-tables.ts';

const STANCE_NAMES: Readonly<Record<Stance, string>> = {
  aggressive: 'Aggressive',
  defensive: 'Defensive',
  neutral: 'Neutral',
};
/** HGB-STANCE-01 to HGB-STANCE-03: what they are good for. */
const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  aggressive: 're-roll one lost initiative; a quarter of the groups in reserve',
  defensive: 'half of the groups begin on Stand-By or Hull Down',
  neutral: '2 extra Command Points; half of the groups in reserve',
};
const DEPLOYMENT_NAMES: Readonly<Record<Deployment, string>> = {
  'skirmish line': 'Skirmish Line',
  deep: 'Deep',
  'chance encounter': 'Chance Encounter',
  'stuck in the middle': 'Stuck in the Middle',
};
/** HGB-DEPLOY-02 */
const DEPLOYMENT_WORDS: Readonly<Record<Deployment, string>> = {
  'skirmish line': 'outer thirds, the short way across',
  deep: 'outer thirds, the long way',
  'chance encounter': 'opposite ninths of the table',
  'stuck in the middle': 'the middle ninth against two opposite ones',
};
const MISSION_NAMES: Readonly<Record<Mission, string>> = {
  patrol: 'Patrol',
  assault: 'Assault',
  breakthrough: 'Breakthrough',
  defend: 'Defend',
  rearguard: 'Rearguard',
  'last stand': 'Last Stand',
};
const ASSET_NAMES: Readonly<Record<AirStrike | Salvo, string>> = {
  fighter: 'Fighter',
  'fighter-bomber': 'Fighter-Bomber',
  bomber: 'Bomber',
  light: 'Light salvo',
  medium: 'Medium salvo',
  heavy: 'Heavy salvo',
};

const upper = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;
const third = (at: number, side: number): number => Math.min(2, Math.floor((3 * at) / side));

/** The place of an area on the table, in words. */
function part({ width, height }: Scene, zone: Polygon): string {
  const { x, y } = middleOf(zone);
  const row = ['upper', '', 'lower'][third(y, height)];
  const column = ['left', '', 'right'][third(x, width)];
  return [row, column].filter((word) => word !== '').join(' ') || 'middle';
}

/** Texts about how a battle is set up and won. */
export const BATTLE_TEXT = {
  skies: {
    clear: 'clear',
    winds: 'windy',
    'rain or snow': 'raining or snowing',
    storm: 'storming',
    'fog or smoke': 'foggy',
  },
  hours: { day: 'by day', 'dawn or dusk': 'at dusk', night: 'at night' },
  along: 'How far along it',
  arrival: 'Round of arrival',
  arrivalIn: (round: number) => (round === 0 ? 'When it is called' : `Round ${round}`),
  assets: ASSET_NAMES,
  breakOff: 'Fly on',
  call: 'Call in reserves',
  callSalvo: 'Call in artillery',
  callStrike: 'Call in an air strike',
  cardinal: 'Name a point',
  chooseDeployment: 'Choose how to deploy',
  chooseZone: 'Choose a zone',
  deployment: 'Deployment',
  deployments: DEPLOYMENT_NAMES,
  deploymentOffer: (type: Deployment) => `${DEPLOYMENT_NAMES[type]}: ${DEPLOYMENT_WORDS[type]}`,
  dropLater: 'Drop a group later',
  dropSeen: (enemy: string) => `${enemy} sees this place; drop out of sight, or in your zone`,
  edges: ['upper', 'right', 'lower', 'left'],
  enter: 'Enter the table',
  from: 'From the edge',
  inRound: (round: number) => `Round ${round}`,
  intercept: 'Intercept',
  intercepts: (strike: string) => `Enemy ${strike}: do you intercept it?`,
  keepInitiative: 'Keep the dice',
  leaveDeployment: 'Let the other side choose',
  letThrough: 'Let it through',
  missions: MISSION_NAMES,
  mostInReserve: (most: number) => `${most === 1 ? 'One group' : `${most} groups`} at most may be held back`,
  mostPrepared: (most: number) => `${most === 1 ? 'One group' : `${most} groups`} at most may be prepared`,
  noCoverForGroup: 'No unit of this group has cover to use',
  noRoom: 'Its zones have no room for everyone',
  notAtEdge: 'Reserves enter only by their own table edges',
  offTable: 'This place is off the table',
  otherZone: 'The other zone is still empty, and this is the last group',
  part,
  plan: 'What do you hold in reserve, and what have you planned?',
  prepare: 'Which groups are prepared?',
  prepareGroups: 'Prepare groups',
  prepared: 'Prepared groups',
  preparedAs: 'How',
  preparedAsNames: { 'stand-by': 'On Stand-By', 'hull-down': 'Hull-Down' },
  rerollInitiative: 'Roll again',
  rerollPrompt: (own: number, other: number) => `You have ${own} to ${other}. Roll for initiative once more?`,
  reserves: 'In reserve',
  round: 'Round',
  run: 'Draw the line',
  salvos: 'Artillery',
  stance: 'Stance',
  stances: STANCE_NAMES,
  stanceOffer: (stance: Stance) => `${STANCE_NAMES[stance]}: ${STANCE_WORDS[stance]}`,
  strikes: 'Air strikes',
  strike: 'Attack',
  support: 'From beyond the table',
  supportFirst: 'Choose which comes first',
  takeStance: 'Take a stance',
  target: 'Target',
  to: 'To the edge',
  unseen: 'The observer does not see this place',
  wait: 'Wait beyond the table',
  whichCardinal: (salvo: string) => `${salvo}: towards which point does a 1 scatter?`,
  whichDeployment: 'You may choose how both sides deploy',
  whichRun: (strike: string) => `${strike}: where does it fly?`,
  whichStance: 'Which stance do you take?',
  whichSupport: 'Which of them comes first?',
  whichTarget: (left: number) => `${left === 1 ? 'One attack' : `${left} attacks`} left. Who is the target?`,
  whichZone: (deployment: string) => `${deployment}: which zone is yours?`,
  writeDown: 'Write it down',
  zone: 'Zone',
  zoneAt: (parts: readonly string[]) => upper(parts.join(' and ')),
} as const;
