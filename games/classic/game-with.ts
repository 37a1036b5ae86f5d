import { assemble, type Base, type Offer } from '@ironfield/kernel/play/assemble.ts';
import type { Game, Steps } from '@ironfield/kernel/play/game.ts';
import { about } from './about.ts';
import { changes, copyOf, notInEvents } from './after.ts';
import { battlefieldOf } from './battlefields.ts';
import { prospects } from './bot/temper/prospects.ts';
import { bot } from './bot.ts';
import { invariants } from './checks/invariants.ts';
import { namesIn, sentences } from './describe.ts';
import { draw } from './drawing.ts';
import { mustering } from './forces/mustering.ts';
import type { Classic } from './game-types.ts';
import type { ClassicWithOptions, Option } from './option.ts';
import { orderSchema } from './orders.ts';
import { readings } from './past/readings.ts';
import { chooseAmmo, heat, heatOfUnit, hurtByHeat } from './phases/heat/heat.ts';
import { askAboutSinks, sinksAtEnd } from './phases/heat/sinks.ts';
import { displace, stepAside } from './phases/landing/displacement.ts';
import { giveWay, land, makeWay, sidestep } from './phases/landing/physical-places.ts';
import { skid, slid } from './phases/landing/skid.ts';
import { afterLeg, continueMove, goOnAlong, move, movement } from './phases/movement/movement.ts';
import {
  declare as declareBlows,
  impossible as impossibleBlow,
  order as orderBlows,
  physical,
} from './phases/physical/physical.ts';
import { resolve as resolveBlow } from './phases/physical/physical-resolve.ts';
import { agree, nextActivation } from './phases/sequence/alternation.ts';
import { effect } from './phases/sequence/early-fire.ts';
import { nextDeployment, opening, place } from './phases/setup/deployment.ts';
import { end } from './phases/turn/end.ts';
import { initiative } from './phases/turn/initiative.ts';
import { phaseEnd } from './phases/turn/phase-end.ts';
import { turn } from './phases/turn/turn.ts';
import { over } from './phases/turn/victory.ts';
import { declare, impossible, resolve, volley, weapon } from './phases/weapon/weapon.ts';
import { pieces } from './pieces.ts';
import { register } from './register.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { nextBattle, setupFrom } from './setup/beginning.ts';
import { begin, setupSchema, setupToday } from './setup.ts';
import { standing } from './standing.ts';
import { fork } from './state/fork.ts';
import type { Frames } from './state.ts';
import { told } from './view/telling.ts';
import { veiledAgain } from './view/veil.ts';
import { asked, asSeen, imagine, redact, revealed, setupFor, table } from './view.ts';

/** The steps of the base game. */
const steps: Pick<Steps<Classic>, keyof Frames> = {
  'setup/opening': opening,
  'setup/next': nextDeployment,
  'setup/place': place,
  turn,
  initiative,
  'activation/next': nextActivation,
  'activation/agree': agree,
  movement,
  'movement/move': move,
  'movement/continue': continueMove,
  'movement/after': afterLeg,
  'movement/along': goOnAlong,
  weapon,
  'weapon/declare': declare,
  'weapon/volley': volley,
  'weapon/resolve': resolve,
  'weapon/impossible': impossible,
  'weapon/effect': effect,
  physical,
  'physical/declare': declareBlows,
  'physical/order': orderBlows,
  'physical/resolve': resolveBlow,
  'physical/impossible': impossibleBlow,
  'physical/sidestep': sidestep,
  'physical/make-way': makeWay,
  'physical/give-way': giveWay,
  'physical/land': land,
  displace,
  skid,
  'skid/slid': slid,
  'displace/step-aside': stepAside,
  'phase/end': phaseEnd,
  heat,
  'heat/unit': heatOfUnit,
  'heat/ammo': chooseAmmo,
  'heat/pilot': hurtByHeat,
  end,
  'end/minders': askAboutSinks,
  'end/sinks': sinksAtEnd,
  over,
};

/** The game before it has options. */
const base: Base<ClassicWithOptions, Option> = {
  ...about,
  register,
  readings,
  scenarios,
  mustering,
  setupSchema,
  setupToday,
  orders: orderSchema,
  steps,
  seats: ({ seats }) => seats.map(({ name }) => name),
  begin,
  interrupts(state, { step }) {
    const field = battlefieldOf(state);
    return field.plugged.interrupts?.(false, field, state, step) ?? false;
  },
  mayReact: (state, roll) => battlefieldOf(state).plugged.reactions?.([], state, roll) ?? [],
  react: (play, roll, question, answer) =>
    battlefieldOf(play.state).plugged.reaction?.(roll.dice, play, roll, question, answer) ?? roll.dice,
  fork,
  table,
  revealed,
  isGuessedAt: ({ veiled }) => veiled !== undefined,
  setupFor,
  asked,
  told,
  redact,
  changing: {
    changes,
    field: battlefieldOf,
    copy: copyOf,
    seen: (table, field) => (table.veiled ? veiledAgain(table, field) : table),
  },
  notInEvents,
  hasSecretOrders: ({ options }) => options['double-blind'] === true,
  reveals: ['agreement', 'disagreement', 'ended'],
  askedOnWish: ['end/sinks'],
  imagine,
  setupFrom,
  nextBattle,
  names: namesIn,
  sentences,
  draw,
  pieces,
  bot,
  invariants,
  prospects,
  standing,
};

/** The game with these options. */
export function gameWith(offer: Offer<Option>): Game<Classic> {
  const game = assemble(base, offer);
  return { ...game, steps: asSeen(game.steps) };
}
