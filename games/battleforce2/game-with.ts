import type { Game, Steps } from '@ironfield/kernel/play/game.ts';
import { z } from 'zod';
import { about } from './about.ts';
import { after } from './after.ts';
import { openFieldOf } from './battlefields.ts';
import { bot } from './bot.ts';
import { describe } from './describe.ts';
import { draw } from './drawing.ts';
import { fork } from './fork.ts';
import type { Battleforce2 } from './game-types.ts';
import { imagine } from './imagining.ts';
import { invariants } from './invariants.ts';
import type { Option } from './option.ts';
import { type Order, orderSchema } from './orders.ts';
import { whyNotInRoster } from './own-elements.ts';
import { ambushFire, combat, combatEnd, combatSide, declare } from './phases/combat.ts';
import { command, commandUses, drawOrPass, placeCounter, useCommand } from './phases/command.ts';
import { deploy, deploySide, rollForOrder, setUpOrder } from './phases/deployment.ts';
import { close, end, restart, submarine } from './phases/end.ts';
import { hexFired, hexVolley, strikeHex } from './phases/hex-attacks.ts';
import { rollCritical, strike } from './phases/hits.ts';
import { chooseOrder, initiative } from './phases/initiative.ts';
import { arrived, goOff, march, move, moved, movement, movementSide } from './phases/movement.ts';
import { ambush, evade, interrupts, jam, luck, mayReact, movementEnded, react } from './phases/reactions.ts';
import { chooseHome, placeObjective, rollForEdges } from './phases/set-up.ts';
import { turn } from './phases/turn.ts';
import { endIfDecided } from './phases/victory.ts';
import { charge, fired, volley, withhold } from './phases/volley.ts';
import { pieces } from './pieces.ts';
import { readings } from './readings.ts';
import { scenarios } from './scenarios/scenarios.ts';
import { begin, setupSchema } from './setup.ts';
import { standing } from './standing.ts';
import type { Frames } from './state.ts';
import type { Table } from './table.ts';
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

/** What players may agree on. */
interface Register extends Pick<Game<Battleforce2>, 'optionSets'> {
  readonly options: readonly Option[];
}

/** A face-down counter, a roll, and what a face-down unit is called or can carry (BF2-EQ-16) are known to the owner alone. */
function isGuessedAt(table: Table, question: { readonly step: string; readonly unit?: number }): boolean {
  const { isUnidentified } = openFieldOf(table).plugged;
  const isHidden = (unit: number) => isUnidentified?.(table, unit) === true;
  const { step, unit: asked } = question;
  if (step.startsWith('command/') || (asked !== undefined && isHidden(asked))) return true;
  const isAboard = ({ carrier }: { readonly carrier: number | null }, unit: number) =>
    carrier !== null && (isHidden(unit) || isHidden(carrier));
  return step === 'movement/move' && table.units.some(isAboard);
}

/** The game with these options, which have been connected. */
export function gameWith({ options, ...shown }: Register): Game<Battleforce2> {
  const game: Game<Battleforce2> = {
    ...about,
    options,
    ...shown,
    readings,
    scenarios,
    setupSchema,
    whyNotBegin: whyNotInRoster,
    orderSchema: z.discriminatedUnion('type', [
      ...orderSchema.options,
      ...options.flatMap(({ orders = [] }) => orders),
    ]) as z.ZodType<Order>,
    steps: Object.assign({}, steps, ...options.map((option) => option.steps)) as Steps<Battleforce2>,
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
    after,
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
      ...options.flatMap((option) => option.reveals ?? []),
    ],
    // BF2-CMDX-11: whoever may have dice thrown again knows whether they have hit.
    judged: { 'command/luck': ['isGood', 'shot'] },
    imagine,
    describe,
    draw,
    pieces,
    bot: (strength) => bot(game, strength),
    invariants,
    standing,
  };
  return game;
}
