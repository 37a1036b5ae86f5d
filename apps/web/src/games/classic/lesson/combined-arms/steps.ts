import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import type { Event } from '@ironfield/classic/events.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { Order } from '@ironfield/classic/orders.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { altitudeOf } from '@ironfield/classic/rules/ground/altitude.ts';
import { carrierOf } from '@ironfield/classic/rules/unit/riding.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import { asks, lastOf, lastSteps, numberStep } from '../../../../coach/common-steps.ts';
import type { LessonStep } from '../../../../coach/lesson.ts';
import { CARRIER, GAP, HOUSE, LORRY, MECH, MINED, PLATOON, SQUAD, TANK, VTOL } from './exercise.ts';
import {
  bombardGap,
  driveTank,
  exampleNumber,
  fireTank,
  intoHouse,
  isInHouse,
  jumpNear,
  type Moment,
  mineGap,
  popUp,
  registerGap,
  stateOf,
  unload,
} from './orders.ts';

type Step = LessonStep<Classic> & { readonly rule: RuleId };

const isAsked = asks<Order>;
const isAskedToMove = isAsked('still', 'stop');
const isAskedToFire = isAsked('hold');

const unitIn = (moment: Moment, unit: number) => stateOf(moment).units[unit];
const isOut = (moment: Moment, unit: number): boolean => unitIn(moment, unit).loss !== null;
const isAboard = (moment: Moment, unit: number): boolean => carrierOf(unitIn(moment, unit)) >= 0;
const hasBegun = ({ view }: Moment): boolean => view.table.turn > 0;

const has = (events: readonly Event[], type: Event['type'], unit: number): boolean =>
  events.some((event) => event.type === type && 'unit' in event && event.unit === unit);

const MOVES: readonly Event['type'][] = ['moved', 'still', 'altitude', 'swarm-on', 'boards'];

/** It can still be moved in this phase. */
const mayMove =
  (unit: number) =>
  (moment: Moment): boolean => {
    const { hex, loss, thisPhase } = unitIn(moment, unit);
    return isAskedToMove(moment) && hex >= 0 && loss === null && !thisPhase.acted;
  };

/** It has moved since the step began, or never will. */
const hasMoved =
  (unit: number) =>
  (moment: Moment): boolean =>
    MOVES.some((type) => has(moment.events, type, unit)) || isOut(moment, unit);

const nameOf = (moment: Moment, unit: number): string => stateOf(moment).setup.units[unit]!.unit.name;
const numberOf = (moment: Moment, cell: number): string =>
  battlefieldOf(stateOf(moment)).board.number[cell] ?? '';

const BEFORE: readonly Step[] = [
  {
    id: 'welcome',
    title: "More than 'Mechs",
    rule: 'MT-PRE-10',
    text: 'You lead a tank, a carrier with a platoon, battle armour and a VTOL; a gun stands far behind. A Panther without its big gun and an armoured lorry come from the north. The last side on the map wins.',
    until: 'read',
  },
  {
    id: 'mines',
    title: 'Lay mines',
    rule: 'MT-BASE-23',
    text: `Wheels cannot go through woods: they come through the gap. Lay mines behind it, in hex ${MINED}. You see your own fields on the map, and those of the trainers when they go off.`,
    highlight: { hexes: [MINED], controls: ['primary'] },
    during: isAsked('lay-mines'),
    until: (moment) => hasBegun(moment) || moment.events.some(({ type }) => type === 'mines-known'),
    suggest: mineGap,
  },
  {
    id: 'register',
    title: 'A hex that the gun knows',
    rule: 'MT-BASE-01',
    text: `Your gun, a Sniper, stands a mapsheet behind the southern edge. Register the gap with it, hex ${GAP}: shells aimed there hit without a roll.`,
    highlight: { hexes: [GAP], controls: ['primary'] },
    during: isAsked('register'),
    until: (moment) => hasBegun(moment) || moment.events.some(({ type }) => type === 'hex-registered'),
    suggest: registerGap,
  },
];

const FIRST_TURN: readonly Step[] = [
  {
    id: 'shell',
    title: 'A shell takes its time',
    rule: 'MT-BASE-24',
    text: ({ view }) =>
      `Your gun gets its orders before anybody moves. This shell comes down in turn ${view.table.turn + 1}, when all have moved: aim where they will be then. Choose the gap, hex ${GAP}.`,
    highlight: { hexes: [GAP], controls: ['primary'] },
    during: isAsked('bombard'),
    until: ({ events }) =>
      events.some(
        (event) => event.type === 'shell-fired' || (event.type === 'phase' && event.phase === 'movement'),
      ),
    suggest: bombardGap,
  },
  {
    id: 'facing',
    title: 'Front, sides and rear',
    rule: 'MT-PRE-10',
    text: 'Drive the Palisade up beside the road, with its front to the north. A vehicle has its thickest armour there, but its front is one hexside wide: whoever stands to its left or right hits the side.',
    highlight: { units: [TANK], controls: ['facing'] },
    during: mayMove(TANK),
    until: hasMoved(TANK),
    suggest: driveTank,
  },
  {
    id: 'unload',
    title: 'Put the platoon off',
    rule: 'MT-PRE-25',
    text: (moment) =>
      moment.asked.includes('stop') && has(moment.events, 'moved', CARRIER)
        ? 'It has MP left: choose “Put off”. That costs 1 MP, and is the last thing a carrier does in its move.'
        : `The Quarrymen ride in the Pannier, where nobody can hit them. Drive it beside the house, hex ${HOUSE}, with 1 MP to spare, press “Then go on”, and then choose “Put off”.`,
    highlight: { units: [CARRIER], hexes: [HOUSE] },
    during: mayMove(CARRIER),
    until: (moment) => !isAboard(moment, PLATOON) || isOut(moment, PLATOON) || isOut(moment, CARRIER),
    suggest: unload,
  },
  {
    id: 'vtol',
    title: 'From behind the ridge',
    rule: 'MT-PRE-12',
    text: 'The Whimbrel waits behind a ridge two levels high. Choose “More…”, “Change altitude”, level 3: it rises for 1 MP a level and looks over the ridge. The number on its token is its height.',
    highlight: { units: [VTOL] },
    during: mayMove(VTOL),
    until: (moment) => (altitudeOf(unitIn(moment, VTOL)) ?? 0) > 0 || isOut(moment, VTOL),
    suggest: popUp,
  },
  numberStep('CBT-THM-01', isAskedToFire, exampleNumber),
  {
    id: 'turret',
    title: 'Turn the turret',
    rule: 'MT-PRE-10',
    text: 'Take the Palisade and choose an enemy: the turret turns to it by itself, all around if need be, and the hull stays as it is. What is mounted in the front fires ahead only.',
    highlight: { units: [TANK], controls: ['attacks', 'primary'] },
    during: (moment) =>
      isAskedToFire(moment) && !isOut(moment, TANK) && !unitIn(moment, TANK).thisPhase.acted,
    until: (moment) =>
      has(moment.events, 'fire-declared', TANK) || has(moment.events, 'held', TANK) || isOut(moment, TANK),
    suggest: fireTank,
  },
];

/** Words for what has just been seen, and for those who have not seen it. */
function shellWords(moment: Moment): string {
  const shell = lastOf(moment, 'shell-landed');
  if (!shell)
    return 'No shell of yours has come down yet. At the beginning of a turn the gun asks for a hex; the shell lands a turn later. What is in the hex takes 10 points, what stands beside it half of that.';
  const { hex, to, number, dice, isHit } = shell;
  const aimed = numberOf(moment, hex);
  const rolled = number
    ? `It needs ${number.total} and rolls ${sum(dice)}: it`
    : 'The gun knows its hex: the shell';
  if (isHit)
    return `${rolled} hits ${aimed}, for 10 points to everybody there and half of that to those beside it, friends as well. Next turn it hits there again without a roll.`;
  const where = to < 0 ? 'off the map' : `in ${numberOf(moment, to)}`;
  return `${rolled} misses ${aimed} and comes down ${where}. If one of yours saw that, the next shell there is easier.`;
}

const EFFECTS = {
  immobilized: 'does not move any more',
  slowed: 'is 1 MP slower',
  'turret-locked': 'cannot turn its turret any more',
  'front-turret-locked': 'cannot turn its front turret any more',
  'rotor-lost': 'loses its rotor',
  'weapon-lost': 'loses its main weapon',
} as const;

function motiveWords(moment: Moment): string {
  const hit = lastOf(moment, 'motive');
  const seen = hit ? `The ${nameOf(moment, hit.unit)} ${EFFECTS[hit.effect]}. ` : '';
  return `${seen}A hit on a vehicle may slow it, stop it or lock its turret, and hits from the side do so most often. So keep its front to the enemy.`;
}

function mineWords(moment: Moment): string {
  const sprung = lastOf(moment, 'mines-sprung');
  if (!sprung)
    return `Your mines in ${MINED} still lie there, and only you see them. Whoever enters sets them off on 7 or more, for 6 points in one place. Fields of the trainers show when they go off, and stay.`;
  const isOwn = sprung.unit <= VTOL;
  const who = nameOf(moment, sprung.unit);
  return isOwn
    ? `The ${who} has set off mines of the trainers in ${numberOf(moment, sprung.hex)}: now you see the field, and it is still there. Go around it, or let infantry clear it.`
    : `The ${who} has set off your mines in ${numberOf(moment, sprung.hex)}. The field is still there, but now the trainers know of it, too.`;
}

/** Where somebody has seen nothing of it so far, it is told in this turn. */
const LATEST = 3;
const seenOrLate =
  (type: Event['type']) =>
  (moment: Moment): boolean =>
    moment.past.some((event) => event.type === type) ||
    (moment.view.table.turn >= LATEST && isAskedToMove(moment));

const LATER: readonly Step[] = [
  {
    id: 'house',
    title: 'Into the house',
    rule: 'MT-BASE-19',
    text: `Walk the Quarrymen into the house, hex ${HOUSE}. Its walls take a part of every hit. People on foot go 1 MP a turn, but they may always enter the next hex.`,
    highlight: { units: [PLATOON], hexes: [HOUSE] },
    during: (moment) => mayMove(PLATOON)(moment),
    until: (moment) =>
      isInHouse(moment, PLATOON) || isOut(moment, PLATOON) || moment.view.table.turn > LATEST + 2,
    suggest: intoHouse,
  },
  {
    id: 'squad',
    title: 'Battle armour jumps',
    rule: 'MT-PRE-15',
    text: 'The Halberds jump 3 hexes, over anything in the way. Bring them to the Panther: in its hex they can climb onto it instead of firing, and tear at it from then on.',
    highlight: { units: [SQUAD, MECH] },
    during: mayMove(SQUAD),
    until: hasMoved(SQUAD),
    suggest: jumpNear,
  },
  {
    id: 'landed',
    title: 'It comes down',
    rule: 'MT-BASE-02',
    text: shellWords,
    highlight: { controls: ['log'] },
    during: seenOrLate('shell-landed'),
    until: 'read',
  },
  {
    id: 'mines-seen',
    title: 'What one sees of mines',
    rule: 'MT-PRE-16',
    text: mineWords,
    highlight: (moment) => {
      const sprung = lastOf(moment, 'mines-sprung');
      return { hexes: [sprung ? numberOf(moment, sprung.hex) : MINED] };
    },
    during: isAskedToFire,
    until: 'read',
  },
  {
    id: 'motive',
    title: 'Tracks, wheels and rotors',
    rule: 'MT-PRE-23',
    text: motiveWords,
    highlight: (moment) => ({ units: [lastOf(moment, 'motive')?.unit ?? LORRY] }),
    during: seenOrLate('motive'),
    until: 'read',
  },
];

/** One idea at a time, as the battle brings them up. */
export const ARMS_STEPS: readonly Step[] = [
  ...BEFORE,
  ...FIRST_TURN,
  ...LATER,
  ...lastSteps<Classic, RuleId>({
    rule: 'CBT-SEQ-12',
    goOn: 'Those are the arms: guns far away, eyes in the air, people in houses, and armour to the front. Finish the trainers.',
    won: 'The trainers are beaten: your company knows its trade.',
    lost: 'The trainers have won',
    next: 'Next, a mixed lance against its equal.',
  }),
];
