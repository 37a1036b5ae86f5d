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
import { act, leg } from './phases/acting.ts';
import { activate, group, units } from './phases/activation.ts';
import { deploy, deployment, setUp, setUpOrder } from './phases/deployment.ts';
import { events, first, initiative, round, turn } from './phases/round.ts';
import { pieces } from './pieces.ts';
import { rules } from './rule-index.ts';
import { meeting } from './scenarios/meeting.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import { imagine, redact, table } from './view.ts';

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
    leg,
    events,
  },
  seats: ({ armies }) => armies.map(({ name }) => name),
  begin,
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
