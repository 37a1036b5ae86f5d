import { cellOf } from '@ironfield/hex/board.ts';
import type { Facing } from '@ironfield/hex/coordinates.ts';
import { z } from 'zod';
import { groupsOf, seatsOf } from '../../../knowledge.ts';
import type { Option } from '../../../option.ts';
import { facingSchema, hexSchema, indexSchema } from '../../../orders/parts.ts';
import { placeFields } from '../../../phases/setup/deployment.ts';
import { section } from '../../../rule-index/section.ts';
import { FACINGS } from '../../../text/turn.ts';
import { answerEmerge, answerShot, betterPlace, liesLow } from './bot.ts';
import {
  acts,
  ambush,
  arrived,
  emerge,
  emerging,
  entering,
  hasAmbushed,
  markAmbush,
  meet,
  moveEnds,
  movesMade,
  phaseEnds,
  reveal,
  shot,
  turnBegins,
  whyNoAttack,
  whyNotAt,
} from './finding.ts';
import {
  atHand,
  guessed,
  HIDING,
  hideAt,
  hidingOf,
  isHidden,
  known,
  mayHideIn,
  SOMEWHERE,
  seenUnit,
} from './hiding.ts';

declare module '../../../extensions.ts' {
  interface PlacingOrders {
    hide: {
      readonly type: 'hide';
      readonly unit: number;
      readonly zone: number;
      readonly to: string;
      readonly facing: Facing;
    };
  }
  interface OptionEvents {
    /** Told to its own side. */
    hid: {
      readonly type: 'hid';
      readonly unit: number;
      readonly hex: number;
      readonly facing: Facing;
      readonly zone: number;
    };
    /** Told to everybody else. */
    hides: { readonly type: 'hides'; readonly unit: number; readonly zone: number };
  }
}

const OPTION = 'hidden-units';

export const hiddenUnits: Option<boolean> = {
  id: OPTION,
  title: 'Hidden units',
  summary:
    'Units may begin the game hidden, where only their own side knows, and fire first at who comes too near.',
  group: 'Information',
  rule: 'MT-PRE-17',
  base: false,
  rules: section(
    'Maximum Tech, hidden units',
    [
      'MT-PRE-17',
      'Hidden units',
      'Units may be set up hidden in any hex but clear and paved ones and roads. They are revealed when they move or fire, and when an enemy enters their hex or ends its move beside them.',
      OPTION,
    ],
    [
      'MT-BASE-03',
      'Point-blank shots',
      'A hidden unit whose hex an enemy enters, or beside which it ends its move, may fire at that enemy at once. An active probe finds hidden units within its reach when its carrier has moved.',
      OPTION,
    ],
  ),
  plug: () => ({
    add: {
      acts,
      arrived,
      entering,
      moveEnds,
      movesMade,
      phaseEnds,
      flushedOut: (play, _field, unit) => reveal(play, unit),
      places(play, { board, setup, sideOf }, order) {
        if (order.type !== 'hide') return;
        const { unit, to, facing } = order;
        const { units, zones } = play.state;
        const side = sideOf[unit];
        const zone = zones[side];
        const hex = cellOf(board, to);
        hideAt(units[unit], hex, facing);
        const own = seatsOf(setup, side);
        const others = groupsOf(setup).flatMap((viewers) =>
          viewers.filter((viewer) => !own.includes(viewer as number)),
        );
        play.emit({ type: 'hid', unit, hex, facing, zone }, own);
        play.emit({ type: 'hides', unit, zone }, others);
      },
    },
    replace: { isHidden, hidingPlace: (unit) => (isHidden(unit) ? hidingOf(unit)!.hex : -1) },
    stage: {
      marks: (marks) => [...marks, HIDING],
      known,
      seenUnit,
      atHand,
      guessed,
      turnBegins,
      whyNoAttack,
      betterPlace,
      liesLow,
      placements(forms, field, state, frame) {
        const fields = placeFields(field, state, frame, (cell, unit) => mayHideIn(field, cell, unit));
        return [...forms, { type: 'hide', label: 'Hide', fields }];
      },
      // Orders that are no moves are not for those who lie still.
      offersMove: (does, unit, kind) =>
        does && (!isHidden(unit) || !('isFree' in kind || isAside(kind.type))),
      // It ends with the turn, whenever its unit acts.
      suffered: (marks) => [...marks, 'ambushed'],
      hasDoneAll: (is, unit) => is || hasAmbushed(unit),
      whyNotFire: (why, _field, state, { unit }, { target }) => whyNotAt(why, state, unit, target),
      states: (states, _field, { units }, unit) => (hidingOf(units[unit]) ? [...states, 'hidden'] : states),
      answer(order, field, state, frame) {
        if (frame.step === 'hidden/shot') return answerShot(field, state, frame);
        return frame.step === 'hidden/emerge' ? answerEmerge(field, state, frame) : order;
      },
    },
  }),
  steps: {
    'hidden/meet': meet,
    'hidden/ambush': ambush,
    'hidden/shot': shot,
    'hidden/emerging': emerging,
    'hidden/emerge': emerge,
  },
  orders: [
    z.strictObject({
      type: z.literal('hide'),
      unit: indexSchema,
      zone: indexSchema,
      to: hexSchema,
      facing: facingSchema,
    }),
    z.strictObject({ type: z.literal('no-shot') }),
    z.strictObject({ type: z.literal('come-out'), unit: indexSchema }),
    z.strictObject({ type: z.literal('stay-hidden') }),
  ],
  changes: {
    hid({ units, zones }, { unit, hex, facing, zone }, { sideOf }) {
      hideAt(units[unit], hex, facing);
      Object.assign(units[unit], { hex, facing });
      zones[sideOf[unit]] = zone;
    },
    hides({ units, zones }, { unit, zone }, { sideOf }) {
      units[unit].marks = { ...units[unit].marks, hidden: SOMEWHERE };
      zones[sideOf[unit]] = zone;
    },
    revealed: () => {},
    bumped({ units }, { unit, hex, hexesMoved }) {
      units[unit].hex = hex;
      units[unit].thisTurn.hexesMoved = hexesMoved;
    },
    ambush: ({ units }, { unit }) => markAmbush(units[unit]),
  },
  sentences: {
    hid: ({ unit, hex: at, facing }, { mech, hex }) =>
      `${mech(unit)} hides in hex ${hex(at)}, facing ${FACINGS[facing]}.`,
    hides: ({ unit }, { mech }) => `${mech(unit)} hides somewhere.`,
    revealed: ({ unit, hex: at, by }, { mech, hex }) =>
      by < 0
        ? `${mech(unit)} comes out of hiding in hex ${hex(at)}.`
        : `${mech(by)} comes upon ${mech(unit)}, hidden in hex ${hex(at)}.`,
    bumped: ({ unit, hex: at }, { mech, hex }) => `${mech(unit)} stops in hex ${hex(at)}.`,
    ambush: ({ unit }, { mech }) => `${mech(unit)} fires at point-blank range.`,
  },
};

/** Orders that are given beside a move. */
const isAside = (type: string): boolean => type === 'sinks' || type === 'mind-sinks';
