import type { Event } from '@ironfield/gearblitz/events.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import type { Order } from '@ironfield/gearblitz/orders.ts';
import type { RuleId } from '@ironfield/gearblitz/rule-index.ts';
import { TEXT } from '@ironfield/gearblitz/text/menus.ts';
import { signed } from '@ironfield/kernel/figures.ts';
import { asks, lastSteps } from '../../../coach/common-steps.ts';
import { PUPIL } from '../../../coach/guided-game.ts';
import type { LessonMoment, LessonStep } from '../../../coach/lesson.ts';
import { attack, exampleNumber, exampleSight, nameOf, OWN_UNITS, standBy } from './orders.ts';

type Moment = LessonMoment<GearBlitz>;
type Step = LessonStep<GearBlitz> & { readonly rule: RuleId };

const isAsked = asks<Order>;

const isOwn = (event: Event): boolean => 'unit' in event && OWN_UNITS.includes(event.unit);

const hasOwn = (type: Event['type']) => (moment: Moment) =>
  moment.events.some((event) => event.type === type && isOwn(event));

/** The roll of this round, once it is no tie. */
const initiative = ({ past }: Moment) =>
  past.findLast((event) => event.type === 'initiative' && event.winner !== null) as
    | Extract<Event, { type: 'set-up-roll' | 'initiative' }>
    | undefined;

/** The last shot of the pupil, and what the target did against it. */
function lastShot({ past }: Moment) {
  const at = past.findLastIndex((event) => event.type === 'fired' && isOwn(event));
  const shot = past[at];
  if (shot?.type !== 'fired') return null;
  const after = past.slice(at);
  const defended = after.find((event) => event.type === 'defended');
  const struck = after.find((event) => event.type === 'struck');
  return { shot, defended, struck };
}

/** A subject that may never come up is told at last. */
const orLater = (round: number, during: (moment: Moment) => boolean) => (moment: Moment) =>
  during(moment) || moment.view.table.round > round;

const canFire = isAsked('attack');

/** From deployment to victory, one idea at a time. */
export const FIRST_GAME_STEPS: readonly Step[] = [
  {
    id: 'welcome',
    title: 'Welcome',
    rule: 'HGB-SCALE-01',
    text: 'You lead three Gears against three old ones that shoot back. There are no hexes: everything is measured in inches, from base to base. Destroy them all and the game is yours.',
    until: 'read',
  },
  {
    id: 'deploy',
    title: 'Deploy',
    rule: 'HGB-DEPLOY-01',
    text: 'Tap into your zone to put a Gear there, drag it about, turn it by the handle before it. Choose Ground and Combat Speed: on wheels it goes further. Then deploy it, and the others.',
    highlight: { units: OWN_UNITS, controls: ['primary'] },
    during: isAsked('deploy'),
    until: ({ view }) => OWN_UNITS.every((unit) => view.table.units[unit].at !== null),
  },
  {
    id: 'initiative',
    title: 'Initiative',
    rule: 'HGB-ROUND-02',
    text(moment) {
      const { results, winner } = initiative(moment)!;
      const choice = winner === PUPIL ? 'You choose' : 'They choose';
      return `Leaders roll against each other: you ${results[PUPIL]}, they ${results[1]}. ${choice} who begins. Then sides take turns with whole Combat Groups, each Gear of them once a round.`;
    },
    highlight: { controls: ['phase', 'log'] },
    during: (moment) => initiative(moment) !== undefined,
    until: 'read',
  },
  {
    id: 'move',
    title: 'Activate and move',
    rule: 'HGB-MOVE-01',
    text: 'Choose a Gear and drag it towards the targets: it turns, then it goes. The dark area is one leg, the light one takes another turn. An inch costs 1 MP, more in woods and rubble; the label at the end says how much.',
    highlight: { units: OWN_UNITS },
    during: isAsked('activate', 'walk', 'advance'),
    until: hasOwn('moved'),
  },
  {
    id: 'speed',
    title: 'Speed',
    rule: 'HGB-MOVE-02',
    text: 'Speed is chosen when a Gear is activated, one step up or down a round. Stationary shoots best and is hit easily, Top Speed is the other way round, Combat Speed lies between. The sheet has the numbers, and what is in force stands out.',
    during: isAsked('activate', 'walk', 'advance', 'attack', 'done'),
    until: 'read',
  },
  {
    id: 'stand-by',
    title: 'Stand by',
    rule: 'HGB-ACT-09',
    text: (moment) =>
      standBy(moment)
        ? 'A Gear has one action a round. If no target is worth a shot yet, keep it: “Stand by” ends the turn of this Gear, and it may fire when an enemy comes into sight.'
        : 'This Gear has spent its action. One that keeps it may stand by when it is done, and fire when an enemy comes into sight. Say that it is done.',
    highlight: { controls: ['primary'] },
    during: isAsked('done'),
    until: ({ view }) => OWN_UNITS.some((unit) => view.table.units[unit].isLocked),
    suggest: standBy,
  },
  {
    id: 'detection',
    title: 'Who sees whom',
    rule: 'HGB-DET-01',
    text(moment) {
      const example = exampleSight(moment) ?? '';
      return `${example} Woods, hills and distance hide a target: that is its Obscurement, and a Gear sees through as much as its Detection says. The eye beside the map, or V, shows all lines, also for a move that is only planned.`;
    },
    highlight: { units: OWN_UNITS },
    during: (moment) => exampleSight(moment) !== null,
    until: 'read',
  },
  {
    id: 'number',
    title: 'Every number explains itself',
    rule: 'HGB-ATT-02',
    text(moment) {
      const example = exampleNumber(moment);
      if (!example)
        return 'No target is worth a shot yet. Later every attack has its number, and every number its reasons.';
      const { attacker, target, explanation } = example;
      const reasons = explanation.lines
        .filter(({ value }) => value !== 0)
        .map(({ value, reason }) => `${signed(value)} ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`);
      const why = reasons.length > 0 ? `: ${reasons.join(', ')}` : '';
      return `${attacker} against ${target}${why}. That makes ${signed(explanation.total)} to the dice of the attack; the target has numbers of its own. Press any number to see its reasons.`;
    },
    highlight: (moment) => ({ units: exampleNumber(moment)?.units ?? [], controls: ['explanation'] }),
    during: canFire,
    until: 'read',
  },
  {
    id: 'attack',
    title: 'Attack',
    rule: 'HGB-ATT-01',
    text: 'Tap an enemy: the best attack on it is planned. The panel has every weapon with its chances, and the map its arc and its ranges. A higher Rate of Fire makes the hit harder to bear, or spreads it. Tap the enemy again to attack: it costs your action.',
    highlight: (moment) => ({ units: exampleNumber(moment)?.units ?? [], controls: ['primary'] }),
    during: canFire,
    until: hasOwn('fired'),
    suggest: attack,
  },
  {
    id: 'dice',
    title: 'Dice against dice',
    rule: 'HGB-DICE-01',
    text(moment) {
      const { shot, defended } = lastShot(moment)!;
      const against = defended
        ? `the defence made ${defended.total}. ${defended.margin > 0 ? `That is a hit by ${defended.margin}.` : 'That is a miss: it takes more than the defence.'}`
        : 'and nobody had to defend.';
      return `${nameOf(shot.unit)} made ${shot.total}, ${against} Both throw as many dice as their skill, count the highest, and 1 more for each further six.`;
    },
    highlight: { controls: ['log'] },
    during: (moment) => lastShot(moment) !== null,
    until: 'read',
  },
  {
    id: 'damage',
    title: 'Damage',
    rule: 'HGB-DMG-03',
    text(moment) {
      const struck = lastShot(moment)?.struck;
      const example = struck
        ? `It comes to ${struck.damage} against an armor of ${struck.armor.total}: ${TEXT.levels[struck.level]}. `
        : '';
      return `${example}What a hit is better by, times the weapon, is held against the armor: once is Light damage, twice Heavy, three times Overkill. Levels add up to Critical, each costs something, and at four a Gear is gone.`;
    },
    highlight: { controls: ['log', 'forces'] },
    during: (moment) => lastShot(moment) !== null,
    until: 'read',
  },
  {
    id: 'snap',
    title: 'Snap Fire',
    rule: 'HGB-ACT-11',
    text: 'While an enemy is moved you are asked, inch by inch, whether somebody of yours fires at it: with an action left, or from Stand-By. Take a good chance; let poor ones pass, here or for all of its move.',
    during: orLater(1, isAsked('snap')),
    until: 'read',
  },
  {
    id: 'evade',
    title: 'Evade',
    rule: 'HGB-ACT-05',
    text: 'A Gear that is attacked and has an action left may spend it to evade: it defends 1 better for the rest of the round, and does everything else 1 worse. It is worth it against a good roll.',
    during: orLater(1, isAsked('evade')),
    until: 'read',
  },
  {
    id: 'command',
    title: 'Command Points',
    rule: 'HGB-CP-01',
    text({ view }) {
      const left = view.table.commandPoints[PUPIL];
      return `Your Commander has ${left} Command ${left === 1 ? 'Point' : 'Points'} left. One buys a second roll of the dice, an extra action, an activation out of turn or a last shot: you are asked where it could help, as often as you said you want to be.`;
    },
    during: orLater(1, isAsked('reroll', 'extra-action', 'activate-now')),
    until: 'read',
  },
  ...lastSteps<GearBlitz, RuleId>({
    rule: 'HGB-SETUP-04',
    goOn: 'That is how Gears fight. Finish the targets.',
    won: 'You have won.',
    lost: 'They have won',
    next: 'In the Meeting at two farms a squad of Hunters meets a cadre of Jägers as good as itself.',
  }),
];
