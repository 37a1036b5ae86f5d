import { battlefieldOf } from '@ironfield/battleforce-qs/battlefield.ts';
import type { BattleforceQs } from '@ironfield/battleforce-qs/game-types.ts';
import type { Order } from '@ironfield/battleforce-qs/orders.ts';
import type { RuleId } from '@ironfield/battleforce-qs/rule-index.ts';
import { maximumOverheat } from '@ironfield/battleforce-qs/rules/attack/declaration.ts';
import { unitMp } from '@ironfield/battleforce-qs/rules/movement/movement.ts';
import { CRITICAL_NAMES } from '@ironfield/battleforce-qs/text.ts';
import { imagine } from '@ironfield/battleforce-qs/view.ts';
import { asks, lastOf, lastSteps, luckWords, numberStep, rollWords } from '../../../coach/common-steps.ts';
import { PUPIL } from '../../../coach/guided-game.ts';
import type { LessonMoment, LessonStep } from '../../../coach/lesson.ts';
import { closeIn, concentrated, exampleNumber, LANCE, LANCER, LESSON_FIELD, woodsInReach } from './orders.ts';

type Moment = LessonMoment<BattleforceQs>;
type Step = LessonStep<BattleforceQs> & { readonly rule: RuleId };

const isAsked = asks<Order>;
const ownDid = (type: 'deployed' | 'moved') => (moment: Moment) =>
  moment.events.some((event) => event.type === type && event.unit === LANCE);
const ownDeclared = ({ events }: Moment) =>
  events.some((event) => event.type === 'declared' && event.seat === PUPIL);

const ownShots = ({ past }: Moment) =>
  past
    .filter((event) => event.type === 'attacked')
    .filter(({ attack }) => LESSON_FIELD.unitOf[attack.attacker] === LANCE);

/** From deployment to victory, one idea at a time. */
export const FIRST_GAME_STEPS: readonly Step[] = [
  {
    id: 'welcome',
    title: 'Welcome',
    rule: 'BFQ-SCN-03',
    text: "You lead the Cadet Lance: three 'Mechs, called Elements, that move as one Unit. Two drones wait in the north. Destroy both and the game is yours.",
    until: 'read',
  },
  {
    id: 'deploy',
    title: 'Deploy',
    rule: 'BFQ-SCN-02',
    text: 'Set up within three rows of the south edge. Choose hex 0609, facing north, and confirm.',
    highlight: { hexes: ['0609'], controls: ['primary'] },
    during: isAsked('deploy'),
    until: ownDid('deployed'),
    suggest: () => ({ type: 'deploy', unit: LANCE, to: '0609', facing: 0 }),
  },
  {
    id: 'initiative',
    title: 'Initiative',
    rule: 'BFQ-SEQ-05',
    text(moment) {
      const { dice, winner } = lastOf(moment, 'initiative')!;
      const rolls = rollWords(dice, 'the drones');
      return winner === PUPIL
        ? `${rolls} You win the turn’s Initiative: the drones move and attack first, and you answer. Acting last is an advantage.`
        : `${rolls} The drones win the turn’s Initiative: you move and attack first, and they answer. Acting last is an advantage.`;
    },
    highlight: { controls: ['phase', 'log'] },
    during: (moment) => lastOf(moment, 'initiative') !== undefined,
    until: 'read',
  },
  {
    id: 'move',
    title: 'Move into cover',
    rule: 'BFQ-MOV-03',
    text(moment) {
      const mp = unitMp(LESSON_FIELD, imagine(moment.view, ''), LANCE);
      return `The Unit has ${mp} MP, as many as its slowest Element. A clear hex costs 1, woods cost more, turning is free. Go into the light woods: there you are 1 harder to hit.`;
    },
    highlight: (moment) => ({ units: [LANCE], hexes: woodsInReach(moment).slice(0, 3) }),
    during: isAsked('move'),
    until: ownDid('moved'),
    suggest(moment) {
      const to = woodsInReach(moment)[0];
      return to === undefined ? null : { type: 'move', unit: LANCE, to, facing: 0 };
    },
  },
  numberStep('BFQ-COM-06', isAsked('declare'), exampleNumber),
  {
    id: 'attack',
    title: 'Attack together',
    rule: 'BFQ-COM-02',
    text: 'Every Element may attack once. Aim all of them at the same drone: half-dead drones shoot as well as new ones. Then confirm; the dice are rolled for the whole side.',
    highlight: { controls: ['attacks', 'primary'] },
    during: isAsked('declare'),
    until: ownDeclared,
    suggest: (moment) => concentrated(moment, 0),
  },
  {
    id: 'damage',
    title: 'Damage waits',
    rule: 'BFQ-COM-08',
    text(moment) {
      const shots = ownShots(moment);
      const hits = shots.filter(({ damage }) => damage).length;
      return `${luckWords(shots.length, hits)} Damage crosses off armour first, then structure, but it takes effect only in the End Phase: whatever is shot down this turn still shoots back.`;
    },
    highlight: { controls: ['log'] },
    during: (moment) => ownShots(moment).length > 0,
    until: 'read',
  },
  {
    id: 'facing',
    title: 'Mind your back',
    rule: 'BFQ-COM-09',
    text: 'A Unit can shoot anywhere but straight behind it, and hits from there do 1 more damage. Turning is free, but only while you move: end with your face to the drones.',
    highlight: { units: [LANCE], controls: ['facing'] },
    during: isAsked('move'),
    until: ownDid('moved'),
    suggest: closeIn,
  },
  {
    id: 'heat',
    title: 'Overheat',
    rule: 'BFQ-HEA-01',
    text(moment) {
      const most = canOverheat(moment);
      return most > 0
        ? `The Lancer may overheat by up to ${most}: so much more damage now, if it hits. The price comes in the End Phase. Try it.`
        : 'The Lancer could overheat for more damage, but it cannot attack from here. Attack with the others.';
    },
    highlight: { units: [LANCE], controls: ['overheat'] },
    during: isAsked('declare'),
    until: ownDeclared,
    suggest: (moment) => concentrated(moment, canOverheat(moment)),
  },
  {
    id: 'cooling',
    title: 'Heat',
    rule: 'BFQ-HEA-05',
    text(moment) {
      const { heat, effects } = moment.view.table.elements[LANCER];
      const level = heat > 0 && !effects.destroyed ? `The Lancer is at heat ${heat}. ` : '';
      return `${level}Each point of heat costs 1 MP and makes its own attacks 1 harder. At 4 an Element shuts down. A turn without an attack cools it to 0.`;
    },
    highlight: { units: [LANCE] },
    during: (moment) => moment.events.some(({ type }) => type === 'turn') || isAsked('move')(moment),
    until: 'read',
  },
  {
    id: 'criticals',
    title: 'Critical hits',
    rule: 'BFQ-COM-12',
    text(moment) {
      const critical = moment.past.findLast((event) => event.type === 'critical' && event.hit !== 'none');
      const example =
        critical?.type === 'critical'
          ? ` ${LESSON_FIELD.sheets[critical.element].name} has had one: ${CRITICAL_NAMES[critical.hit]}.`
          : '';
      return `When structure is hit and the Element survives, two dice are rolled for a critical hit: engine, fire control, weapons, legs, sometimes nothing, sometimes the whole head.${example}`;
    },
    highlight: { controls: ['log'] },
    during: (moment) => lastOf(moment, 'critical') !== undefined || moment.view.table.turn > 3,
    until: 'read',
  },
  ...lastSteps<BattleforceQs, RuleId>({
    rule: 'BFQ-SCN-03',
    goOn: 'That is nearly everything. Finish the drones.',
    won: 'Both drones are gone: you have won your first game.',
    lost: 'The drones have won',
    next: 'The Green training scenario has two Units a side.',
  }),
];

function canOverheat({ view }: Moment): number {
  const state = imagine(view, '');
  return state.elements[LANCER].effects.destroyed
    ? 0
    : maximumOverheat(battlefieldOf(state.setup), state, LANCER);
}
