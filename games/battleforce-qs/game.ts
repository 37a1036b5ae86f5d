import type { WrittenGame } from '@ironfield/kernel/play/game.ts';
import { about } from './about.ts';
import { after, change } from './after.ts';
import { prospects } from './bot/prospects.ts';
import { bot } from './bot.ts';
import { invariants } from './checks/invariants.ts';
import { describe } from './describe.ts';
import { draw } from './drawing.ts';
import type { BattleforceQs } from './game-types.ts';
import { optionSets, options } from './options.ts';
import { orderSchema } from './orders.ts';
import { attack, combat, combatSide, declare, direction, line, resolve } from './phases/combat.ts';
import {
  alternate,
  deploy,
  placeCounter,
  rollForOrder,
  rollForSetUp,
  setUpOrder,
} from './phases/deployment.ts';
import { end } from './phases/end.ts';
import { initiative } from './phases/initiative.ts';
import { move, movement, movementSide } from './phases/movement.ts';
import { turn } from './phases/turn.ts';
import { pieces } from './pieces.ts';
import { rules } from './rule-index.ts';
import { green } from './scenarios/green.ts';
import { veteran } from './scenarios/veteran.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import { fork } from './state/fork.ts';
import { imagine, redact, table } from './view.ts';

/** BattleForce Quick-Start. */
export const battleforceQs: WrittenGame<BattleforceQs> = {
  ...about,
  rules,
  options,
  optionSets,
  scenarios: [green, veteran],
  setupSchema,
  orderSchema,
  steps: {
    'setup/deploy': deploy,
    'setup/roll': rollForSetUp,
    'setup/counter': placeCounter,
    'setup/order-roll': rollForOrder,
    'setup/order': setUpOrder,
    'setup/alternate': alternate,
    turn,
    initiative,
    movement,
    'movement/side': movementSide,
    'movement/move': move,
    combat,
    'combat/side': combatSide,
    'combat/declare': declare,
    'combat/line': line,
    'combat/resolve': resolve,
    'combat/direction': direction,
    'combat/attack': attack,
    end,
  },
  seats: ({ forces }) => forces.map(({ name }) => name),
  begin,
  fork,
  table,
  redact,
  after,
  change,
  notInEvents: ['upcoming'],
  imagine,
  describe,
  draw,
  pieces,
  bot,
  invariants,
  prospects,
  standing,
};
