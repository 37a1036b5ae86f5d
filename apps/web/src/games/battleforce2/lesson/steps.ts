import type { EventOf } from '@ironfield/battleforce2/events.ts';
import type { Battleforce2 } from '@ironfield/battleforce2/game-types.ts';
import type { Order } from '@ironfield/battleforce2/orders.ts';
import type { RuleId } from '@ironfield/battleforce2/rule-index.ts';
import { asks, lastOf, lastSteps, luckWords, numberStep, rollWords } from '../../../coach/common-steps.ts';
import { PUPIL } from '../../../coach/guided-game.ts';
import type { LessonMoment, LessonStep } from '../../../coach/lesson.ts';
import {
  canOverheat,
  concentrated,
  exampleNumber,
  FIRE_LANCE,
  LANCER,
  LESSON_FIELD,
  OWN_UNITS,
} from './orders.ts';

type Moment = LessonMoment<Battleforce2>;
type Step = LessonStep<Battleforce2> & { readonly rule: RuleId };

const isAsked = asks<Order>;

const hasOwn = (type: 'moved' | 'declared') => (moment: Moment) =>
  moment.events.some((event) => event.type === type && OWN_UNITS.includes(event.unit));

const initiative = ({ past }: Moment) =>
  past.findLast(
    (event): event is EventOf<'roll-off'> => event.type === 'roll-off' && event.about === 'initiative',
  );

const ownShots = ({ past }: Moment) =>
  past.filter((event) => event.type === 'attacked').filter(({ seat }) => seat === PUPIL);

const canFire = (moment: Moment) => isAsked('fire')(moment) && exampleNumber(moment) !== null;

/** From deployment to victory, one idea at a time. */
export const FIRST_GAME_STEPS: readonly Step[] = [
  {
    id: 'welcome',
    title: 'Welcome',
    rule: 'BF2-TERM-03',
    text: "You lead two lances against two flights of drones. A counter on the map is a whole unit; the 'Mechs in it are its elements. Destroy all drones and the game is yours.",
    until: 'read',
  },
  {
    id: 'deploy',
    title: 'Deploy',
    rule: 'BF2-SETUP-03',
    text: 'Set up your lances along your home edge: choose one, a hex near the edge, which way it looks, and confirm. Sides take turns with it.',
    highlight: { units: OWN_UNITS, controls: ['primary'] },
    during: isAsked('deploy'),
    until: ({ view }) => OWN_UNITS.every((unit) => view.table.units[unit].hex >= 0),
  },
  {
    id: 'initiative',
    title: 'Initiative',
    rule: 'BF2-SEQ-02',
    text(moment) {
      const { dice, winner } = initiative(moment)!;
      const choice = winner === PUPIL ? 'You choose' : 'The drones choose';
      return `${rollWords(dice, 'the drones')} ${choice} who acts first this turn. A side moves all its units and attacks with them before the other does anything.`;
    },
    highlight: { controls: ['phase', 'log'] },
    during: (moment) => initiative(moment) !== undefined,
    until: 'read',
  },
  {
    id: 'move',
    title: 'Move a lance',
    rule: 'BF2-MOVE-01',
    text: 'A unit moves as far as its slowest element. Clear ground costs 1 MP a hex, rough ground and light woods 2, turning is free. Go towards the drones, and end in woods if you can: there you are harder to hit.',
    highlight: { units: OWN_UNITS },
    during: isAsked('move'),
    until: hasOwn('moved'),
  },
  {
    id: 'secrets',
    title: 'What you do not see',
    rule: 'BF2-INFO-01',
    text: 'You know the models of the enemy, where its units are, and the number needed to hit each element. Armor, heat and weapons stay on its record sheets, and yours on yours.',
    highlight: { controls: ['forces'] },
    during: ({ view }) => view.table.turn > 0,
    until: 'read',
  },
  numberStep('BF2-HIT-01', isAsked('fire'), exampleNumber),
  {
    id: 'attack',
    title: 'Attack together',
    rule: 'BF2-DECL-01',
    text: 'A unit attacks one enemy unit; each of its elements chooses a target in it. Aim both at the same drone: a damaged one shoots as well as a new one.',
    highlight: { controls: ['attacks', 'primary'] },
    during: canFire,
    until: hasOwn('declared'),
    suggest: (moment) => concentrated(moment, false),
  },
  {
    id: 'damage',
    title: 'Damage',
    rule: 'BF2-DMG-03',
    text(moment) {
      const shots = ownShots(moment);
      const hits = shots.filter(({ hit }) => hit).length;
      return `${luckWords(shots.length, hits)} Hits cross off armor, then structure, at once. An element hit without armor left may lose an actuator, a weapon, the engine or its crew: two dice decide. Vehicles have no armor at all.`;
    },
    highlight: { controls: ['log'] },
    during: (moment) => ownShots(moment).length > 0,
    until: 'read',
  },
  {
    id: 'facing',
    title: 'Mind your back',
    rule: 'BF2-DMG-02',
    text: "'Mechs shoot anywhere but straight behind them, vehicles only forwards. A hit from straight behind does 1 more damage. Turning is free, but only while you move: end with your face to the drones.",
    highlight: { units: OWN_UNITS, controls: ['facing'] },
    during: isAsked('move'),
    until: hasOwn('moved'),
  },
  {
    id: 'heat',
    title: 'Overheat',
    rule: 'BF2-HEAT-01',
    text(moment) {
      const most = canOverheat(moment);
      return most > 0
        ? `The Lancer may overheat by up to ${most}: so much more damage now, if it hits, and so much heat afterwards. Try it.`
        : 'The Lancer of the Fire Lance could overheat for more damage, but it cannot attack now. Attack with the others.';
    },
    highlight: { units: [FIRE_LANCE], controls: ['overheat'] },
    during: canFire,
    until: hasOwn('declared'),
    suggest: (moment) => concentrated(moment, true),
  },
  {
    id: 'cooling',
    title: 'Heat',
    rule: 'BF2-HEAT-06',
    text({ view }) {
      const { condition, destroyed } = view.table.elements[LANCER];
      const level = condition?.heat && !destroyed ? `The Lancer is at heat ${condition.heat}. ` : '';
      return `${level}Heat makes an element slower and its attacks worse, and at 4 it shuts down. A turn without an attack cools it to 0.`;
    },
    highlight: { units: [FIRE_LANCE] },
    during: ({ view, events }) => events.some(({ type }) => type === 'turn') || view.table.turn > 2,
    until: 'read',
  },
  {
    id: 'losses',
    title: 'Units and elements',
    rule: 'BF2-DMG-04',
    text(moment) {
      const lost = lastOf(moment, 'destroyed');
      const example = lost
        ? `${LESSON_FIELD.records[lost.element].sheet.name} is destroyed. `
        : 'Nobody is destroyed yet. ';
      return `${example}A unit fights on until its last element is lost. Losses may change its speed: the slowest remaining element counts.`;
    },
    highlight: { controls: ['forces'] },
    during: (moment) => lastOf(moment, 'destroyed') !== undefined || moment.view.table.turn > 3,
    until: 'read',
  },
  ...lastSteps<Battleforce2, RuleId>({
    rule: 'BF2-VIC-01',
    goOn: 'That is how lances fight. Finish the drones.',
    won: 'The drones are gone: you have won.',
    lost: 'The drones have won',
    next: 'In the Border raid, two companies fight for objectives, and commanders pass commands down to their lances.',
  }),
];
