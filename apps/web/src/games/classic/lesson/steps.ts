import { HEAT_SCALE } from '@ironfield/classic/data/tables.ts';
import type { Event } from '@ironfield/classic/events.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { Order } from '@ironfield/classic/orders.ts';
import type { RuleId } from '@ironfield/classic/rule-index.ts';
import { sinks } from '@ironfield/classic/rules/heat/heat.ts';
import { jumpMp, runMp, walkMp } from '@ironfield/classic/rules/movement/movement-points.ts';
import { pilotingNumber, totalPiloting } from '@ironfield/classic/rules/piloting/piloting.ts';
import { asks, lastOf, lastSteps, numberStep, rollWords } from '../../../coach/common-steps.ts';
import { PUPIL } from '../../../coach/guided-game.ts';
import type { LessonStep } from '../../../coach/lesson.ts';
import {
  closer,
  everything,
  exampleNumber,
  FOE,
  goDown,
  intoWoods,
  kick,
  LESSON_FIELD,
  type Moment,
  OWN,
  standUp,
  stateOf,
  woodsInReach,
} from './orders.ts';

type Step = LessonStep<Classic> & { readonly rule: RuleId };

const isAsked = asks<Order>;
const isAskedToMove = isAsked('still');
const isAskedToFire = isAsked('hold');

/** The pupil's 'Mech has done one of these since the step began. */
const ownDid =
  (...types: Event['type'][]) =>
  ({ events }: Moment) =>
    events.some((event) => types.includes(event.type) && 'unit' in event && event.unit === OWN);
const ownMoved = ownDid('moved', 'still', 'stood', 'dropped', 'fell');
const ownFired = ownDid('fire-declared', 'held', 'club-found');
const ownStruck = ownDid('physical-declared');

/** The result of the pupil's last fire: shots, hits, and where they went. */
function volley({ past }: Moment): { readonly shots: number; readonly places: readonly string[] } | null {
  const since = past.findLastIndex(
    ({ type, ...event }) => type === 'fire-declared' && 'unit' in event && event.unit === OWN,
  );
  if (since < 0) return null;
  let shots = 0;
  let isOwn = false;
  const places: string[] = [];
  for (const event of past.slice(since)) {
    if (event.type === 'weapon-attack') {
      isOwn = event.attack.attacker === OWN;
      if (isOwn) shots++;
    } else if (event.type === 'location' && isOwn && event.unit === FOE && event.struck) {
      places.push(LESSON_FIELD.kinds[FOE].names[event.location].toLowerCase());
    } else if (event.type === 'phase' && shots > 0) break;
  }
  return shots === 0 ? null : { shots, places };
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** From the first step to victory, one idea at a time. */
export const FIRST_GAME_STEPS: readonly Step[] = [
  {
    id: 'welcome',
    title: 'Welcome, cadet',
    rule: 'CBT-SEQ-01',
    text: "You drive an Enforcer: fifty tons with a large laser in one arm and an autocannon in the other. A trainer in an old Hunchback, without its big gun, waits in the north. The last 'Mech standing wins.",
    until: 'read',
  },
  {
    id: 'place',
    title: 'Take your place',
    rule: 'CBT-SCN-01',
    text: 'The marked hexes are where you may begin. Choose hex 0610, facing north, and confirm.',
    highlight: { hexes: ['0610'], controls: ['primary'] },
    during: isAsked('place'),
    until: ownDid('placed'),
    suggest: () => ({ type: 'place', unit: OWN, zone: 0, to: '0610', facing: 0 }),
  },
  {
    id: 'initiative',
    title: 'Initiative',
    rule: 'CBT-SEQ-03',
    text(moment) {
      const { dice, winner } = lastOf(moment, 'initiative')!;
      const rolls = rollWords(dice, 'the trainer');
      return winner === PUPIL
        ? `${rolls} You have the Initiative: the trainer moves and declares first, and you answer. Going last is an advantage.`
        : `${rolls} The trainer has the Initiative: you move and declare first, and it answers. Going last is an advantage.`;
    },
    highlight: { controls: ['phase', 'log'] },
    during: (moment) => lastOf(moment, 'initiative') !== undefined,
    until: 'read',
  },
  {
    id: 'move',
    title: 'Move and turn',
    rule: 'CBT-MOV-02',
    text(moment) {
      const state = stateOf(moment);
      const points = [walkMp, runMp, jumpMp].map((mp) => mp(LESSON_FIELD, state, OWN));
      return `You walk ${points[0]}, run ${points[1]} or jump ${points[2]} points. A clear hex costs 1, light woods 2, and every hexside you turn costs 1. Walk into the woods: they make you 1 harder to hit. End with your face to the Hunchback.`;
    },
    highlight: (moment) => ({ units: [OWN], hexes: woodsInReach(moment).slice(0, 3), controls: ['facing'] }),
    during: isAskedToMove,
    until: ownMoved,
    suggest: intoWoods,
  },
  numberStep('CBT-THM-01', isAskedToFire, exampleNumber),
  {
    id: 'twist',
    title: 'Twist the torso',
    rule: 'CBT-ARC-03',
    text: 'Your weapons look ahead, where your torso does. Before you fire you may twist it one hexside to the left or right, with the feet as they are: by the handles on the map, or Q and E. Arms also reach their own side.',
    highlight: { units: [OWN], controls: ['facing'] },
    during: isAskedToFire,
    until: 'read',
  },
  {
    id: 'fire',
    title: 'Fire',
    rule: 'CBT-WPN-01',
    text: 'Choose the Hunchback on the map: everything that can bear is aimed at it. Leave out what you do not want to fire, and confirm. All fire of a turn is resolved together, so nobody is too late.',
    highlight: { units: [FOE], controls: ['attacks', 'primary'] },
    during: isAskedToFire,
    until: ownFired,
  },
  {
    id: 'damage',
    title: 'Where it hits',
    rule: 'CBT-HIT-01',
    text(moment) {
      const { shots, places } = volley(moment)!;
      const luck =
        places.length === 0
          ? `${shots === 1 ? 'Your shot misses' : `Your ${shots} shots miss`}.`
          : `You hit the ${listed(places)}.`;
      return `${luck} Two dice tell where a hit lands. Armour goes first, then the structure beneath it, and with that comes the risk of critical hits. The sheet shows what is left.`;
    },
    highlight: { units: [FOE], controls: ['log'] },
    during: (moment) => volley(moment) !== null,
    until: 'read',
  },
  {
    id: 'heat',
    title: 'Heat',
    rule: 'CBT-HEA-01',
    text(moment) {
      const state = stateOf(moment);
      const { heat } = state.units[OWN];
      const taken = sinks(LESSON_FIELD, state, OWN);
      return `Moving and firing make heat; your sinks take ${taken} of it away each turn, and you are left with ${heat}. From ${HEAT_SCALE.mp[0].from} on you are slower, from ${HEAT_SCALE.toHit[0].from} on you aim worse, from ${HEAT_SCALE.shutdown[0].from} on your reactor may shut down.`;
    },
    highlight: { units: [OWN] },
    during: ({ past }) => past.some((event) => event.type === 'heat' && event.unit === OWN),
    until: 'read',
  },
  {
    id: 'close',
    title: 'Close in',
    rule: 'CBT-THM-05',
    text: "The farther a 'Mech moves, the harder it is to hit; but walking costs your own aim 1, running 2, jumping 3. Go right beside the Hunchback, at a run if need be, and face it.",
    highlight: { units: [FOE], controls: ['facing'] },
    during: isAskedToMove,
    until: ownMoved,
    suggest: closer,
  },
  {
    id: 'hot',
    title: 'Fire everything',
    rule: 'CBT-HEA-02',
    text: 'Fire all that bears, and watch the heat in the bar before you confirm: the large laser alone makes 8. Arms that fire cannot punch this turn, but legs always kick.',
    highlight: { controls: ['attacks', 'primary'] },
    during: isAskedToFire,
    until: ownFired,
    suggest: everything,
  },
  {
    id: 'kick',
    title: 'Kick',
    rule: 'CBT-PHY-19',
    text: 'You stand beside it: kick it. A kick hits the legs for a fifth of your weight, and whoever is kicked must make a Piloting Skill Roll or fall. Miss, and you roll yourself.',
    highlight: { units: [FOE], controls: ['primary'] },
    during: (moment) => isAsked('kick')(moment) && kick(moment) !== null,
    until: ownStruck,
    suggest: kick,
  },
  {
    id: 'fall',
    title: 'Falling',
    rule: 'CBT-PSR-03',
    text(moment) {
      const fall = lastOf(moment, 'fell');
      const who = fall?.unit === OWN ? 'You have fallen.' : 'The Hunchback has fallen.';
      return `${fall ? who : 'No one has fallen yet.'} A kick, a hip or gyro hit, 20 points of damage in a phase: each asks for a Piloting Skill Roll, and whoever fails it falls, takes damage, and lies prone. The prone are easy to hit from beside them, and hard from afar.`;
    },
    highlight: { controls: ['log'] },
    during: (moment) => isAskedToMove(moment),
    until: 'read',
  },
  {
    id: 'down',
    title: 'Down',
    rule: 'CBT-MOV-12',
    text: (moment) =>
      stateOf(moment).units[OWN].prone
        ? 'You lie on the ground. Choose “Stand up”: it costs 2 points and a Piloting Skill Roll.'
        : 'Try it yourself: go prone. It costs 1 point and no roll, and standing up again is what matters.',
    highlight: { units: [OWN] },
    during: isAskedToMove,
    until: ownMoved,
    suggest: (moment) => standUp(moment) ?? goDown(moment),
  },
  {
    id: 'up',
    title: 'Up again',
    rule: 'CBT-MOV-13',
    text(moment) {
      const state = stateOf(moment);
      if (!state.units[OWN].prone) return 'You are on your feet. Move as you like.';
      const number = totalPiloting((tally) =>
        pilotingNumber(tally, LESSON_FIELD, state, OWN, { reason: 'stand', modifier: 0 }),
      );
      return `Stand up: 2 points, and ${number} or more on two dice. You may face as you like when you are up, and try again if you have points left.`;
    },
    highlight: { units: [OWN] },
    during: isAskedToMove,
    until: ownMoved,
    suggest: standUp,
  },
  ...lastSteps<Classic, RuleId>({
    rule: 'CBT-SEQ-12',
    goOn: 'That is what a battle is like. Finish the Hunchback.',
    won: 'The Hunchback is done for: you have won your first battle.',
    lost: 'The trainer has won',
    next: 'A whole lance is next.',
  }),
];
