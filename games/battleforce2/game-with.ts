import { assemble, type Base, type Offer } from '@ironfield/kernel/play/assemble.ts';
import type { Game, Steps } from '@ironfield/kernel/play/game.ts';
import { about } from './about.ts';
import { changes, copyOf } from './after.ts';
import { openFieldOf } from './battlefields.ts';
import { prospects } from './bot/prospects.ts';
import { bot } from './bot.ts';
import { invariants } from './checks/invariants.ts';
import { namesIn, sentences } from './describe.ts';
import { draw } from './drawing.ts';
import type { Battleforce2 } from './game-types.ts';
import type { Battleforce2WithOptions, Option } from './option.ts';
import { orderSchema } from './orders.ts';
import { readings } from './past/readings.ts';
import { ambushFire, combat, combatEnd, combatSide, declare } from './phases/combat/combat.ts';
import { hexFired, hexVolley, strikeHex } from './phases/combat/hex-attacks.ts';
import { rollCritical, strike } from './phases/combat/hits.ts';
import { charge, fired, volley, withhold } from './phases/combat/volley.ts';
import { command, commandUses, drawOrPass, placeCounter, useCommand } from './phases/command/command.ts';
import {
  ambush,
  evade,
  interrupts,
  jam,
  luck,
  mayReact,
  movementEnded,
  react,
} from './phases/command/reactions.ts';
import { close, end, restart, submarine } from './phases/end.ts';
import { arrived, goOff, march, move, moved, movement, movementSide } from './phases/movement/movement.ts';
import { deploy, deploySide, rollForOrder, setUpOrder } from './phases/set-up/deployment.ts';
import { chooseOrder, initiative } from './phases/set-up/initiative.ts';
import { chooseHome, placeObjective, rollForEdges } from './phases/set-up/set-up.ts';
import { turn } from './phases/turn.ts';
import { endIfDecided } from './phases/victory.ts';
import { pieces } from './pieces.ts';
import { register } from './register.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { whyNotInRoster } from './setup/own-elements.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import { fork } from './state/fork.ts';
import type { Frames } from './state.ts';
import type { Table } from './table.ts';
import { imagine } from './view/imagining.ts';
import { redact, revealed, table } from './view.ts';

const steps: Pick<Steps<Battleforce2>, keyof Frames> = {
  'setup/roll': rollForEdges,
  'setup/home': chooseHome,
  'setup/objective': placeObjective,
  'setup/order-roll': rollForOrder,
  'setup/order': setUpOrder,
  'setup/side': deploySide,
  'setup/deploy': deploy,
  turn,
  initiative,
  'initiative/choose': chooseOrder,
  command,
  'command/draw': drawOrPass,
  'command/place': placeCounter,
  'command/uses': commandUses,
  'command/use': useCommand,
  'command/jam': jam,
  'command/evade': evade,
  'command/ambush': ambush,
  'command/luck': luck,
  movement,
  'movement/side': movementSide,
  'movement/move': move,
  'movement/march': march,
  'movement/off': goOff,
  'movement/moved': moved,
  'movement/arrived': arrived,
  'movement/ended': movementEnded,
  combat,
  'combat/side': combatSide,
  'combat/declare': declare,
  'combat/volley': volley,
  'combat/withhold': withhold,
  'combat/hit': strike,
  'combat/charge': charge,
  'combat/critical': rollCritical,
  'combat/fired': fired,
  'combat/hex': hexVolley,
  'combat/hex-hit': strikeHex,
  'combat/hex-fired': hexFired,
  'combat/ambush': ambushFire,
  'combat/end': combatEnd,
  end,
  'end/submarine': submarine,
  'end/restart': restart,
  'end/close': close,
  victory: (play) => void endIfDecided(play),
};

/**
 * A face-down counter, a roll, and the name and capacity of a face-down unit (BF2-EQ-16) are known only to the owner.
 */
function isGuessedAt(table: Table, question: { readonly step: string; readonly unit?: number }): boolean {
  const { isUnidentified } = openFieldOf(table).plugged;
  const isHidden = (unit: number) => isUnidentified?.(table, unit) === true;
  const { step, unit: asked } = question;
  if (step.startsWith('command/') || (asked !== undefined && isHidden(asked))) return true;
  const isAboard = ({ carrier }: { readonly carrier: number | null }, unit: number) =>
    carrier !== null && (isHidden(unit) || isHidden(carrier));
  return step === 'movement/move' && table.units.some(isAboard);
}

/** The game before it has options, and bots that play it. */
const base: Omit<Base<Battleforce2WithOptions, Option>, 'bot'> = {
  ...about,
  register,
  readings,
  scenarios,
  setupSchema,
  whyNotBegin: whyNotInRoster,
  orders: orderSchema,
  steps,
  sendsFor: ({ options }) => options.duels === true,
  seats: ({ sides }) => sides.map(({ name }) => name),
  begin,
  interrupts,
  mayReact,
  react,
  fork,
  table,
  revealed,
  isGuessedAt,
  redact,
  changing: { changes, field: openFieldOf, copy: copyOf },
  notInEvents: ['upcoming'],
  openSteps: [
    'setup/home',
    'setup/objective',
    'setup/order',
    'setup/deploy',
    'initiative/choose',
    'mission/target',
    'mission/role',
    'mission/entry',
  ],
  reveals: [
    'left-behind',
    'shown',
    'ecm',
    'attacked',
    'hits',
    'withholding',
    'held-up',
    'attacked-hex',
    'hits-hex',
    'lost',
    'damaged',
    'critical',
    'destroyed',
    'unit-destroyed',
    'announced',
    'headquarters',
    'counter-returned',
    'flipped',
    'jammed',
    'luck',
    'ended',
  ],
  // BF2-CMDX-11: a side that may have dice re-rolled knows whether they hit.
  judged: { 'command/luck': ['isGood', 'shot'] },
  imagine,
  names: namesIn,
  sentences,
  draw,
  pieces,
  invariants,
  prospects,
  standing,
};

/** The game with these options. */
export function gameWith(offer: Offer<Option>): Game<Battleforce2> {
  const game: Game<Battleforce2> = assemble({ ...base, bot: (strength) => bot(game, strength) }, offer);
  return game;
}
