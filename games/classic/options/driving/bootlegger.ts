import { oppositeOf } from '@ironfield/hex/coordinates.ts';
import type { Pick } from '@ironfield/kernel/menu/menu.ts';
import { z } from 'zod';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { failManeuver, tryManeuver } from '../../phases/movement/maneuver.ts';
import type { Maneuver } from '../../points/piloting.ts';
import { section } from '../../rule-index/section.ts';
import { isAloft } from '../../rules/ground/altitude.ts';
import { type AddedMove, insistOn, OVER } from '../../rules/movement/move-kind.ts';
import type { Mover } from '../../rules/movement/mover.ts';
import { spend } from '../../rules/movement/spending.ts';
import { turnModeIn } from '../../rules/movement/turn-mode.ts';
import { pilotingNumber, totalPiloting } from '../../rules/piloting/piloting.ts';
import { distanceOf, setStraight, skidLength } from '../../rules/piloting/skid.ts';

declare module '../../extensions.ts' {
  interface OptionOrders {
    bootlegger: {
      readonly type: 'bootlegger';
      readonly unit: number;
      /** The way it swings round. */
      readonly turn: Way;
    };
  }
}

type Way = 'left' | 'right';

const WAYS: readonly Way[] = ['left', 'right'];
/** They cannot do it. */
const CLUMSY: readonly string[] = ['tracked', 'displacement'];
const COST = 2;
const STRAIGHT = 3;
const MODIFIER = 2;
const WORDS = {
  label: 'Bootlegger turn',
  way: 'Swing round to the',
  lines: 'Bootlegger turn',
} as const;
const WHY_NOT = {
  message: 'It takes 2 MP and 3 hexes straight on before, and no tracks',
  rule: 'MT-VMOV-10',
} as const;

function isAble({ field, unit, mech, isUnderWay }: Mover): boolean {
  const { driving, motion, flight } = field.kinds[unit];
  if (!isUnderWay || !driving || CLUMSY.includes(motion ?? '') || (flight && !isAloft(mech))) return false;
  const { mpLeft, marks } = mech.thisTurn;
  return mpLeft >= COST && (marks?.straight ?? 0) >= STRAIGHT;
}

function maneuverOf({ field, unit, mech }: Mover, turn: Way): Maneuver {
  const { mpSpent, heading, hexesMoved, marks } = mech.thisTurn;
  const moved = hexesMoved + (marks?.hexesBefore ?? 0);
  return {
    maneuver: 'bootlegger',
    modifier: turnModeIn(field, unit, marks?.declaredMp ?? mpSpent + COST, mech.hex) + MODIFIER,
    turns: turn === 'right' ? 1 : -1,
    direction: heading === -1 ? oppositeOf(mech.facing) : mech.facing,
    length: skidLength(field, moved, moved),
  };
}

function wayPick(mover: Mover): Pick {
  const { field, state, unit } = mover;
  const { modifier } = maneuverOf(mover, 'left');
  const number = totalPiloting((tally) =>
    pilotingNumber(tally, field, state, unit, { reason: 'bootlegger', modifier }),
  );
  return {
    kind: 'pick',
    name: 'turn',
    label: WORDS.way,
    values: WAYS,
    describe: (way) => ({ label: `${way}, needs ${number}` }),
    whyNot: () => WHY_NOT,
  };
}

const BOOTLEGGER: AddedMove = {
  type: 'bootlegger',
  label: WORDS.label,
  offers: isAble,
  fields: (mover) => [wayPick(mover)],
  whyNot: () => WHY_NOT,
  carryOut(play, mover, order) {
    insistOn(order, 'bootlegger');
    const { field, unit, mech } = mover;
    const maneuver = maneuverOf(mover, order.turn);
    spend(mech.thisTurn, COST);
    const failed = tryManeuver(play, field, unit, maneuver);
    if (failed) {
      const crash = failManeuver(play, field, unit, maneuver, failed.margin);
      return { more: mech.thisTurn.mpLeft > 0, ...(crash && { crash }) };
    }
    mech.facing = oppositeOf(mech.facing);
    setStraight(mech.thisTurn, 0);
    mech.thisTurn.mpLeft = 0;
    const mp = play.explain((tally) => tally.add(COST, WORDS.lines, 'MT-VMOV-10'));
    play.emit({
      type: 'moved',
      unit,
      mode: mech.thisTurn.mode,
      path: [mech.hex],
      facing: mech.facing,
      ...distanceOf(mech.thisTurn),
      mp,
    });
    return OVER;
  },
};

export const vehicleBootlegger: Option<boolean> = {
  id: 'vehicle-bootlegger',
  title: 'Bootlegger turns',
  summary: 'After three hexes straight on a vehicle without tracks swings round on the spot.',
  group: 'Driving',
  rule: 'MT-VMOV-10',
  base: false,
  requires: ['combined-arms', 'vehicle-motive-damage', 'vehicle-turn-modes'],
  rules: section('Maximum Tech, driving', [
    'MT-VMOV-10',
    'Bootlegger turn',
    'After 3 hexes straight on wheels, hovercraft and VTOLs turn about for 2 MP, which ends the move: a Driving roll with the turn mode and 2 more. If it fails, 2 is added on the table of failed manoeuvres.',
    'vehicle-bootlegger',
  ]),
  orders: [z.strictObject({ type: z.literal('bootlegger'), unit: indexSchema, turn: z.enum(WAYS) })],
  words: { bootlegger: 'for a bootlegger turn' },
  plug: () => ({ stage: { moves: (moves) => [...moves, BOOTLEGGER] } }),
};
