import { cellOf, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Field } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Battlefield, hasCondition } from '../../../battlefield.ts';
import { mayWork } from '../../../engineers/crews.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { hexSchema, indexSchema } from '../../../orders/parts.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { section } from '../../../rule-index/section.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { whyNotAble } from '../../../rules/fire/to-hit.ts';
import { changeGround, hexWith } from '../../../rules/ground/ground.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    /** The burning hex that it fights. */
    readonly dousing?: number;
  }
  interface DeclaringOrders {
    'fight-fire': { readonly type: 'fight-fire'; readonly unit: number; readonly hex: string };
  }
  interface OptionEvents {
    'fights-fire': { readonly type: 'fights-fire'; readonly unit: number; readonly hex: number };
    'fire-fought': {
      readonly type: 'fire-fought';
      readonly unit: number;
      readonly hex: number;
      readonly dice: readonly number[];
      readonly isOut: boolean;
    };
  }
}

const OUT_ON = 8;
const INFERNO = -2;
const WORDS = { order: 'Fight a fire', hex: 'Hex', purpose: 'firefighting' };
const NO_FIRE: Reason = {
  message: 'Engineers fight a fire in a hex beside their own, instead of attacking',
  rule: 'MT-SOPS-08',
};

export const putsOut = (dice: readonly number[], isInferno: boolean): boolean =>
  sum(dice) + (isInferno ? INFERNO : 0) >= OUT_ON;

const burnsIn = (field: Battlefield, cell: number): boolean => cell >= 0 && hasCondition(field, cell, 'fire');

const firesBeside = (field: Battlefield, { hex }: UnitState): number[] =>
  DIRECTIONS.map((direction) => neighbour(field.board, hex, direction)).filter((cell) =>
    burnsIn(field, cell),
  );

const fires = (field: Battlefield, state: State, unit: number): number[] =>
  mayWork(field, state, unit) && !whyNotAble(field, state, unit) ? firesBeside(field, state.units[unit]) : [];

class FighterPick extends UnitPick {
  protected override can(unit: number): boolean {
    return fires(this.field, this.state, unit).length > 0;
  }

  follow(unit: number): readonly Field[] {
    const { number } = this.field.board;
    return [
      {
        kind: 'pick',
        name: 'hex',
        label: WORDS.hex,
        values: fires(this.field, this.state, unit).map((cell) => number[cell]),
        describe: (hex) => ({ label: String(hex), hex: String(hex) }),
        whyNot: () => NO_FIRE,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? NO_FIRE : super.whyNot(unit);
  }
}

function douse({ thisTurn }: UnitState, hex: number): void {
  thisTurn.marks = { ...thisTurn.marks, dousing: hex };
}

/** With everything else that is done in the phase. */
function phaseEnds(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, { thisTurn }] of play.state.units.entries()) {
    const hex = thisTurn.marks?.dousing;
    if (hex === undefined || !isOnMap(play.state.units[unit]) || !burnsIn(field, hex)) continue;
    const dice = play.roll(WORDS.purpose, 2, rolledBy(unit, OUT_ON));
    const isOut = putsOut(dice, false);
    play.emit({ type: 'fire-fought', unit, hex, dice, isOut });
    if (isOut) changeGround(play, hexWith(field.board, hex, { take: ['fire'] }), [unit]);
  }
}

/** MT-SOPS-08 */
export const engineersFirefighting: Option<boolean> = {
  id: 'engineers-firefighting',
  title: 'Firefighting by engineers',
  summary: 'Engineers put out a fire beside them on 8 and more, instead of attacking.',
  group: 'Infantry',
  rule: 'MT-SOPS-08',
  base: false,
  requires: ['engineers'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-08',
    'Firefighting',
    'Instead of attacking, engineers fight a fire beside them: 2D6, less 2 for infernos, and on 8 and more it is out. Neither their skill nor anything else matters.',
    'engineers-firefighting',
  ]),
  orders: [z.strictObject({ type: z.literal('fight-fire'), unit: indexSchema, hex: hexSchema })],
  plug: () => ({
    add: {
      declares(play, field, order) {
        if (order.type !== 'fight-fire') return;
        const { unit } = order;
        play.happen({ type: 'fights-fire', unit, hex: cellOf(field.board, order.hex) });
      },
      phaseEnds: (play, field, phase) => {
        if (phase === 'weapon' || phase === 'action') phaseEnds(play, field);
      },
    },
    stage: {
      declarations(forms, field, state, units) {
        if (!units.some((unit) => fires(field, state, unit).length > 0)) return forms;
        return [
          ...forms,
          { type: 'fight-fire', label: WORDS.order, fields: [new FighterPick(field, state, units)] },
        ];
      },
      idle(order, field, state, unit) {
        const [hex] = fires(field, state, unit);
        return hex === undefined ? order : { type: 'fight-fire', unit, hex: field.board.number[hex] };
      },
      states: (states, _field, { units }, unit) =>
        units[unit].thisTurn.marks?.dousing === undefined ? states : [...states, 'fights a fire'],
    },
  }),
  changes: {
    'fights-fire': ({ units }, { unit, hex }) => douse(units[unit], hex),
    'fire-fought': () => {},
  },
  sentences: {
    'fights-fire': ({ unit, hex: cell }, { mech, hex }) =>
      `${mech(unit)} fights the fire in hex ${hex(cell)}.`,
    'fire-fought': ({ unit, hex: cell, dice, isOut }, { mech, hex }) =>
      `${mech(unit)} needs 8, rolls ${dice.join(' + ')}: hex ${hex(cell)} ${isOut ? 'burns no more' : 'still burns'}.`,
  },
};
