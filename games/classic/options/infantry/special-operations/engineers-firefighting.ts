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
import { isAblaze, setAblaze } from '../../../rules/damage/ablaze.ts';
import { whyNotAble } from '../../../rules/fire/to-hit.ts';
import { isAloft } from '../../../rules/ground/altitude.ts';
import { changeGround, hexWith } from '../../../rules/ground/ground.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import type { State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    /** The fire that it fights. */
    readonly dousing?: Fire;
  }
  interface DeclaringOrders {
    'fight-fire': {
      readonly type: 'fight-fire';
      readonly unit: number;
      readonly hex: string;
      /** The burning vehicle there, or the hex itself. */
      readonly what?: What | undefined;
    };
  }
  interface OptionEvents {
    'fights-fire': { readonly type: 'fights-fire'; readonly unit: number } & Fire;
    'fire-fought': {
      readonly type: 'fire-fought';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly isOut: boolean;
    } & Fire;
  }
}

/** A vehicle by its number, or the ground. */
type What = number | 'ground';

interface Fire {
  readonly hex: number;
  /** The vehicle that burns. */
  readonly target?: number | undefined;
}

const OUT_ON = 8;
const INFERNO = -2;
const WORDS = {
  order: 'Fight a fire',
  hex: 'Hex',
  what: 'What burns there',
  ground: 'The hex itself',
  purpose: 'firefighting',
};
const NO_FIRE: Reason = {
  message: 'Engineers fight a fire in a hex beside their own, or on a vehicle there, instead of attacking',
  rule: 'MT-SOPS-08',
};

export const putsOut = (dice: readonly number[], isInferno: boolean): boolean =>
  sum(dice) + (isInferno ? INFERNO : 0) >= OUT_ON;

const burnsIn = (field: Battlefield, cell: number): boolean => cell >= 0 && hasCondition(field, cell, 'fire');

/** Vehicles that burn on the ground of a hex. */
const vehiclesIn = ({ units }: State, cell: number): number[] =>
  units.flatMap((unit, index) =>
    unit.hex === cell && unit.loss === null && isAblaze(unit) && !isAloft(unit) ? [index] : [],
  );

const firesBeside = (field: Battlefield, state: State, { hex }: UnitState): number[] =>
  DIRECTIONS.map((direction) => neighbour(field.board, hex, direction)).filter(
    (cell) => burnsIn(field, cell) || (cell >= 0 && vehiclesIn(state, cell).length > 0),
  );

const fires = (field: Battlefield, state: State, unit: number): number[] =>
  mayWork(field, state, unit) && !whyNotAble(field, state, unit)
    ? firesBeside(field, state, state.units[unit])
    : [];

/** The fires to fight in a hex. */
const burning = (field: Battlefield, state: State, cell: number): What[] => [
  ...(burnsIn(field, cell) ? (['ground'] as const) : []),
  ...vehiclesIn(state, cell),
];

function fireOf(field: Battlefield, hex: string, what: What | undefined): Fire {
  const cell = cellOf(field.board, hex);
  return typeof what === 'number' ? { hex: cell, target: what } : { hex: cell };
}

class FighterPick extends UnitPick {
  protected override can(unit: number): boolean {
    return fires(this.field, this.state, unit).length > 0;
  }

  follow(unit: number): readonly Field[] {
    const { number, cells } = this.field.board;
    return [
      {
        kind: 'pick',
        name: 'hex',
        label: WORDS.hex,
        values: fires(this.field, this.state, unit).map((cell) => number[cell]),
        describe: (hex) => ({ label: String(hex), hex: String(hex) }),
        follow: (hex) => this.whatIn(cells.get(String(hex))!),
        whyNot: () => NO_FIRE,
      },
    ];
  }

  /** Asked where a vehicle burns. */
  private whatIn(cell: number): readonly Field[] {
    const { field, state } = this;
    if (vehiclesIn(state, cell).length === 0) return [];
    return [
      {
        kind: 'pick',
        name: 'what',
        label: WORDS.what,
        values: burning(field, state, cell),
        describe: (what) =>
          typeof what === 'number'
            ? { label: field.designs[what].name, piece: what }
            : { label: WORDS.ground },
        whyNot: () => NO_FIRE,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? NO_FIRE : super.whyNot(unit);
  }
}

/** For bots: whose fires they put out. */
const isOwn = ({ sideOf }: Battlefield, unit: number, other: number): boolean =>
  sideOf[unit] === sideOf[other];

function douse({ thisTurn }: UnitState, { hex, target }: Fire): void {
  thisTurn.marks = { ...thisTurn.marks, dousing: target === undefined ? { hex } : { hex, target } };
}

const isBurning = (field: Battlefield, state: State, { hex, target }: Fire): boolean =>
  target === undefined ? burnsIn(field, hex) : vehiclesIn(state, hex).includes(target);

/** With everything else that is done in the phase. */
function phaseEnds(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, { thisTurn }] of play.state.units.entries()) {
    const fire = thisTurn.marks?.dousing;
    if (!fire || !isOnMap(play.state.units[unit]) || !isBurning(field, play.state, fire)) continue;
    const dice = play.roll(WORDS.purpose, 2, rolledBy(unit, OUT_ON));
    const isOut = putsOut(dice, false);
    play.happen({ type: 'fire-fought', unit, ...fire, dice, isOut });
    if (isOut && fire.target === undefined)
      changeGround(play, hexWith(field.board, fire.hex, { take: ['fire'] }), [unit]);
  }
}

/** MT-SOPS-08 */
export const engineersFirefighting: Option<boolean> = {
  id: 'engineers-firefighting',
  title: 'Firefighting by engineers',
  summary: 'Engineers put out a fire beside them on 8 and more, also on a vehicle, instead of attacking.',
  group: 'Infantry',
  rule: 'MT-SOPS-08',
  base: false,
  requires: ['engineers'],
  rules: section('Maximum Tech, special operations', [
    'MT-SOPS-08',
    'Firefighting',
    'Instead of attacking, engineers fight a fire beside them, in a hex or on a vehicle: 2D6, less 2 for infernos, and on 8 and more it is out. Neither their skill nor anything else matters.',
    'engineers-firefighting',
  ]),
  orders: [
    z.strictObject({
      type: z.literal('fight-fire'),
      unit: indexSchema,
      hex: hexSchema,
      what: z.union([indexSchema, z.literal('ground')]).optional(),
    }),
  ],
  plug: () => ({
    add: {
      declares(play, field, order) {
        if (order.type !== 'fight-fire') return;
        const { unit, hex, what } = order;
        play.happen({ type: 'fights-fire', unit, ...fireOf(field, hex, what) });
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
        const all = fires(field, state, unit);
        const own = all.find((cell) =>
          vehiclesIn(state, cell).some((vehicle) => isOwn(field, unit, vehicle)),
        );
        const hex = own ?? all.find((cell) => burnsIn(field, cell));
        if (hex === undefined) return order;
        const vehicles = vehiclesIn(state, hex);
        const what = vehicles.find((vehicle) => isOwn(field, unit, vehicle)) ?? 'ground';
        const fight = { type: 'fight-fire', unit, hex: field.board.number[hex] } as const;
        return vehicles.length > 0 ? { ...fight, what } : fight;
      },
      states: (states, _field, { units }, unit) =>
        units[unit].thisTurn.marks?.dousing === undefined ? states : [...states, 'fights a fire'],
    },
  }),
  changes: {
    'fights-fire': ({ units }, { unit, ...fire }) => douse(units[unit], fire),
    'fire-fought': ({ units }, { target, isOut }) => {
      if (isOut && target !== undefined) setAblaze(units[target], 0);
    },
  },
  sentences: {
    'fights-fire': ({ unit, hex: cell, target }, { mech, hex }) =>
      `${mech(unit)} fights the fire ${target === undefined ? `in hex ${hex(cell)}` : `on ${mech(target)}`}.`,
    'fire-fought': ({ unit, hex: cell, target, dice, isOut }, { mech, hex }) =>
      `${mech(unit)} needs 8, rolls ${dice.join(' + ')}: ${target === undefined ? `hex ${hex(cell)}` : mech(target)} ${isOut ? 'burns no more' : 'still burns'}.`,
  },
};
