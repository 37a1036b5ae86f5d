import type { Game } from '@ironfield/kernel/game.ts';
import { about } from './about.ts';
import { after } from './after.ts';
import { bot } from './bot.ts';
import { describe } from './describe.ts';
import { draw } from './drawing.ts';
import { fork } from './fork.ts';
import type { GearBlitz } from './game-types.ts';
import { invariants } from './invariants.ts';
import { orderSchema } from './orders.ts';
import { act, acting, leg, lock } from './phases/acting.ts';
import { activate, group, units } from './phases/activation.ts';
import { attack, evade, volley } from './phases/attack.ts';
import { absorb, commander } from './phases/damage.ts';
import { deploy, deployment, setUp, setUpOrder } from './phases/deployment.ts';
import { retarget } from './phases/firing.ts';
import { maneuver, slide } from './phases/maneuver.ts';
import { snap, window } from './phases/reaction.ts';
import { events, first, initiative, round, turn } from './phases/round.ts';
import { pieces } from './pieces.ts';
import { rules } from './rule-index.ts';
import { meeting } from './scenarios/meeting.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import { imagine, redact, table } from './view.ts';

/** Steps in whose middle somebody may be asked. */
const ASKING: ReadonlySet<string> = new Set(['attack', 'volley', 'maneuver', 'slide']);

/** Heavy Gear Blitz. */
export const gearblitz: Game<GearBlitz> = {
  ...about,
  // The switches of optional rules are still to come.
  rules: rules.map(({ option: _switch, ...rule }) => rule),
  options: [],
  scenarios: [meeting],
  setupSchema,
  orderSchema,
  steps: {
    'set-up': setUp,
    'set-up/order': setUpOrder,
    deployment,
    deploy,
    round,
    initiative,
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
    evade,
    absorb,
    maneuver,
    slide,
    commander,
    events,
  },
  seats: ({ armies }) => armies.map(({ name }) => name),
  begin,
  interrupts: (_state, { step }) => ASKING.has(step),
  fork,
  table,
  redact,
  after,
  untold: ['toCome'],
  imagine,
  describe,
  draw,
  pieces,
  bot,
  invariants,
  standing,
};
