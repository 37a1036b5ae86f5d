import { assemble, type Base, type Offer } from '@ironfield/kernel/play/assemble.ts';
import type { Game, Steps } from '@ironfield/kernel/play/game.ts';
import { about } from './about.ts';
import { after } from './after.ts';
import { prospects } from './bot/goals/prospects.ts';
import { bot } from './bot.ts';
import { invariants } from './checks/invariants.ts';
import { describe } from './describe.ts';
import type { OptionFrames } from './extensions.ts';
import type { GearBlitz } from './game-types.ts';
import type { GearBlitzWithOptions, Option } from './option.ts';
import { type Order, orderSchema } from './orders.ts';
import { readings } from './past/readings.ts';
import { attack, volley } from './phases/attack/attack.ts';
import { charges, chargesBlast, contacts } from './phases/attack/charges.ts';
import { missileDefense } from './phases/attack/missile-defense.ts';
import { snap, window } from './phases/attack/reaction.ts';
import { deploy, deployment, setUpOrder } from './phases/battle/deployment.ts';
import { planning, plans } from './phases/battle/planning.ts';
import { prepare, preparing } from './phases/battle/preparing.ts';
import { deploymentType, setUp, setUpRoll, stances, zone } from './phases/battle/setting-up.ts';
import { isRerollable, mayReact, react, reroll } from './phases/command/rerolling.ts';
import { heat, mayShutDown } from './phases/damage/breakdowns.ts';
import { burning } from './phases/damage/burning.ts';
import { casualty } from './phases/damage/casualties.ts';
import { absorb, commander, succession } from './phases/damage/damage.ts';
import { evade } from './phases/damage/evading.ts';
import { dying, lastShot, perish } from './phases/damage/last-shot.ts';
import { retaliate, retarget, secondWeapon } from './phases/firing/firing.ts';
import { fall, impact } from './phases/movement/falling.ts';
import { maneuver, slide } from './phases/movement/maneuver.ts';
import { leg } from './phases/movement/moving.ts';
import { sand } from './phases/movement/sand.ts';
import { ramBuilding } from './phases/special/battering.ts';
import { counterBattery, counterBatterySeek } from './phases/special/counter-battery.ts';
import { barrage, barrageFire, placement, scatterPoint } from './phases/special/indirect.ts';
import { observe, observeAgain, relaying } from './phases/special/observing.ts';
import { ram } from './phases/special/ram.ts';
import {
  arrive,
  cardinal,
  intercept,
  interception,
  run,
  running,
  salvo,
  strafe,
  strike,
  support,
  supportOrder,
} from './phases/support/support.ts';
import { act, acting, lock } from './phases/turn/acting.ts';
import { activate, group, interject, units } from './phases/turn/activation.ts';
import { autopilot } from './phases/turn/autopilot.ts';
import { extra } from './phases/turn/extra-action.ts';
import { initiative, initiativeSettled, rerollInitiative } from './phases/turn/initiative.ts';
import { events, first, round, turn } from './phases/turn/round.ts';
import { pieces } from './pieces.ts';
import { register } from './register.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import { fork } from './state/fork.ts';
import type { State } from './state.ts';
import { printed } from './text.ts';
import { imagine } from './view/imagining.ts';
import { answered, redact, revealed, table } from './view.ts';

/** Steps, and orders that are given in some, that throw no dice themselves: they need no copy to go back to. */
const QUIET: ReadonlySet<string> = new Set([
  'turn',
  'group',
  'units',
  'acting',
  'window',
  'contacts',
  'leg',
  'lock',
]);
const QUIET_ORDERS: Readonly<Record<string, ReadonlySet<Order['type']>>> = {
  act: new Set(['walk', 'advance', 'back', 'turn', 'base', 'attack', 'burst', 'demolish', 'done']),
  snap: new Set(['snap', 'let-pass', 'wish']),
};

function isQuiet(state: State, step: string, order: Order | null): boolean {
  if (!order || QUIET.has(step)) return QUIET.has(step);
  if (step === 'activate') return order.type === 'activate' && !mayShutDown(state, order.unit);
  return QUIET_ORDERS[step]?.has(order.type) === true;
}

/** Steps in whose middle somebody may be asked. */
const ASKING: ReadonlySet<string> = new Set([
  'attack',
  'volley',
  'maneuver',
  'slide',
  'fall',
  'impact',
  'sand',
  'heat',
  'ram',
  'strafe',
  'salvo',
  'placement',
  'charges/blast',
  'burning',
  'ram-building',
]);

const steps: Omit<Steps<GearBlitz>, keyof OptionFrames> = {
  'set-up': setUp,
  stances,
  'set-up/roll': setUpRoll,
  'deployment-type': deploymentType,
  zone,
  planning,
  plans,
  support,
  'support/order': supportOrder,
  arrive,
  interception,
  intercept,
  run,
  running,
  strike,
  strafe,
  cardinal,
  salvo,
  preparing,
  prepare,
  'set-up/order': setUpOrder,
  deployment,
  deploy,
  round,
  initiative,
  'initiative/settled': initiativeSettled,
  'reroll-initiative': rerollInitiative,
  first,
  turn,
  group,
  units,
  activate,
  act,
  acting,
  leg,
  lock,
  window,
  snap,
  attack,
  volley,
  retarget,
  observe,
  'observe/again': observeAgain,
  relaying,
  barrage,
  'barrage/fire': barrageFire,
  'scatter-point': scatterPoint,
  placement,
  'missile-defense': missileDefense,
  'counter-battery': counterBattery,
  'counter-battery/seek': counterBatterySeek,
  contacts,
  charges,
  'charges/blast': chargesBlast,
  burning,
  'ram-building': ramBuilding,
  retaliate,
  'second-weapon': secondWeapon,
  ram,
  evade,
  absorb,
  casualty,
  maneuver,
  slide,
  fall,
  impact,
  sand,
  heat,
  commander,
  succession,
  reroll,
  extra,
  interject,
  autopilot,
  dying,
  'last-shot': lastShot,
  perish,
  events,
};

/** The options of players. */
type Offered = Pick<Game<GearBlitz>, 'scenarios' | 'mustering' | 'draw'> & Offer<Option>;

/** The game before it has options, and what there is to choose from. */
const base: Omit<Base<GearBlitzWithOptions, Option>, 'scenarios' | 'draw'> = {
  ...about,
  register,
  readings,
  setupSchema,
  orders: orderSchema,
  steps,
  seats: ({ armies }) => armies.map(({ name }) => name),
  begin,
  interrupts: (state, { step }, order) =>
    ASKING.has(step) || (isRerollable(state) && !isQuiet(state, step, order)),
  mayReact,
  react,
  fork,
  table,
  revealed,
  redact,
  answered,
  askedOnWish: ['snap', 'reroll', 'reroll-initiative', 'interject', 'evade', 'last-shot'],
  hasSecretOrders: () => true,
  after,
  openSteps: ['deployment-type', 'zone', 'deploy', 'reroll-initiative', 'first', 'group'],
  notInEvents: ['upcoming', 'sealed', 'marks.morale.pending', 'marks.trail'],
  reveals: [
    'stances',
    'planned',
    'reserves-due',
    'reserves-called',
    'support-called',
    'support-arrives',
    'dying',
  ],
  imagine,
  names: (table) => table,
  describe,
  printed,
  pieces,
  bot,
  invariants,
  prospects,
  standing,
};

/** The game with these options. */
export const gameWith = ({ scenarios, mustering, draw, ...offer }: Offered): Game<GearBlitz> =>
  assemble({ ...base, scenarios, ...(mustering && { mustering }), draw }, offer);
