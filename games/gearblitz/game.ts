import type { Game } from '@ironfield/kernel/game.ts';
import { about } from './about.ts';
import { after } from './after.ts';
import { bot } from './bot.ts';
import { describe } from './describe.ts';
import { draw } from './drawing.ts';
import { fork } from './fork.ts';
import type { GearBlitz } from './game-types.ts';
import { imagine } from './imagining.ts';
import { invariants } from './invariants.ts';
import { orderSchema } from './orders.ts';
import { act, leg } from './phases/acting.ts';
import { activate, group, units } from './phases/activation.ts';
import { deploy, deployment, setUpOrder } from './phases/deployment.ts';
import { initiative, initiativeSettled, rerollInitiative } from './phases/initiative.ts';
import { planning, plans } from './phases/planning.ts';
import { prepare, preparing } from './phases/preparing.ts';
import { events, first, round, turn } from './phases/round.ts';
import { deploymentType, setUp, setUpRoll, stances, zone } from './phases/setting-up.ts';
import { pieces } from './pieces.ts';
import { rules } from './rule-index.ts';
import { battles } from './scenarios/battles.ts';
import { meeting } from './scenarios/meeting.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import { redact, table } from './view.ts';

/** Heavy Gear Blitz. */
export const gearblitz: Game<GearBlitz> = {
  ...about,
  // The switches of optional rules are still to come.
  rules: rules.map(({ option: _switch, ...rule }) => rule),
  options: [],
  scenarios: [meeting, ...battles],
  setupSchema,
  orderSchema,
  steps: {
    'set-up': setUp,
    stances,
    'set-up/roll': setUpRoll,
    'deployment-type': deploymentType,
    zone,
    planning,
    plans,
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
    leg,
    events,
  },
  seats: ({ armies }) => armies.map(({ name }) => name),
  begin,
  fork,
  table,
  redact,
  after,
  untold: ['toCome', 'sealed'],
  reveals: ['stances', 'planned', 'reserves-due', 'reserves-called'],
  imagine,
  describe,
  draw,
  pieces,
  bot,
  invariants,
  standing,
};
