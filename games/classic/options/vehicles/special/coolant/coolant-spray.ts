import { sum } from '@ironfield/kernel/dice.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Battlefield, hasCondition } from '../../../../battlefield.ts';
import { isFlamer } from '../../../../data/equipment.ts';
import type { Event } from '../../../../events.ts';
import type { Option } from '../../../../option.ts';
import { hexSchema, indexSchema } from '../../../../orders/parts.ts';
import {
  HexFirePick,
  type HexShot,
  hexToHit,
  sightTo,
  weaponsAt,
} from '../../../../phases/weapon/hex-fire.ts';
import {
  type FiredShot,
  fireAtHexes,
  type HexAim,
  load,
  seenAiming,
} from '../../../../phases/weapon/hex-shots.ts';
import { firesFrom } from '../../../../phases/weapon/weapon.ts';
import { section } from '../../../../rule-index/section.ts';
import type { RuleId } from '../../../../rule-index.ts';
import { isAblaze, setAblaze } from '../../../../rules/damage/ablaze.ts';
import { weaponToHit, whyNotAble } from '../../../../rules/fire/to-hit.ts';
import { isAloft } from '../../../../rules/ground/altitude.ts';
import { changeGround, hexWith } from '../../../../rules/ground/ground.ts';
import { isBlocked } from '../../../../rules/sight/line-of-sight.ts';
import { isOnMap } from '../../../../rules/unit/condition.ts';
import type { State } from '../../../../state.ts';
import { shotSaid } from '../../../../text/hex-shots.ts';
import { SPRAYERS } from '../../../../vehicles/special.ts';
import { hosesLeft } from './coolant.ts';

declare module '../../../../extensions.ts' {
  interface TurnMarks {
    /** MT-SPV-12: it sprays coolant at a hex. */
    readonly spraying?: HexAim;
    /** Heat that coolant takes from it in this turn. */
    readonly sprayed?: number;
  }
  interface DeclaringOrders {
    spray: {
      readonly type: 'spray';
      readonly unit: number;
      readonly hex: string;
      readonly weapons: readonly { readonly weapon: number }[];
    };
  }
  interface OptionEvents {
    'coolant-aimed': {
      readonly type: 'coolant-aimed';
      readonly unit: number;
      readonly hex: number;
      readonly weapons: readonly number[];
      readonly bins: readonly number[];
    };
    /** The weapon is -1 for those who do not know its sheet. */
    'coolant-fired': { readonly type: 'coolant-fired' } & FiredShot;
    cooled: { readonly type: 'cooled'; readonly unit: number; readonly points: number };
    'fire-quenched': {
      readonly type: 'fire-quenched';
      readonly hex: number;
      /** The vehicle that burned; absent for the hex itself. */
      readonly target?: number;
    };
  }
}

const OPTION = 'coolant-spray';
/** Of a vehicle flamer, and of a heavy one: hoses that it takes up, and heat that it takes away. */
const HOSES = { usual: 1, heavy: 2 };
const COOLS = { usual: 2, heavy: 4 };
/** For bots: heat that is worth a shot. */
const HOT = 5;
const why = (message: string): Reason => ({ message, rule: 'MT-SPV-12' });
const WHY_NOT = why("Its flamers reach no friendly 'Mech and no fire there");
const TOO_MUCH = why('There are not so many hoses left');
const WORDS = {
  order: 'Spray coolant',
  hex: 'At',
  immobile: 'A burning hex does not move',
  cooled: 'Sprayed with coolant',
};

/** What is sprayed in a hex: the fire on the ground, else a vehicle that burns, else a friendly 'Mech. */
type Aim = { readonly ground: true } | { readonly target: number } | null;

const isThere = ({ units }: Pick<State, 'units'>, unit: number, cell: number): boolean =>
  isOnMap(units[unit]) && units[unit].hex === cell && !isAloft(units[unit]);

function aimIn(field: Battlefield, state: State, unit: number, cell: number): Aim {
  if (hasCondition(field, cell, 'fire')) return { ground: true };
  const friends = field.unitsOf[field.sideOf[unit]].filter(
    (other) => other !== unit && isThere(state, other, cell),
  );
  const target =
    friends.find((other) => isAblaze(state.units[other])) ??
    friends.find((other) => field.kinds[other].heat !== undefined);
  return target === undefined ? null : { target };
}

/** Flamers that can be loaded with coolant. */
const isSprayer = (field: Battlefield, unit: number, weapon: number): boolean => {
  const { type, bins } = field.designs[unit].weapons[weapon];
  return isFlamer(type) && bins.length > 0;
};

const sizeOf = (field: Battlefield, unit: number, weapon: number): 'usual' | 'heavy' =>
  field.designs[unit].weapons[weapon].type.id === 'heavy_flamer' ? 'heavy' : 'usual';

const hosesFor = (field: Battlefield, unit: number, weapons: readonly number[]): number =>
  sum(weapons.map((weapon) => HOSES[sizeOf(field, unit, weapon)]));

const sprayersAt = (field: Battlefield, state: State, unit: number, cell: number): number[] =>
  weaponsAt(field, state, unit, cell).filter((weapon) => isSprayer(field, unit, weapon));

function cellsFor(field: Battlefield, state: State, unit: number): number[] {
  const { hex } = state.units[unit];
  if (hex < 0 || hosesLeft(field, state, unit) <= 0 || whyNotAble(field, state, unit)) return [];
  return [...field.board.number.keys()].filter(
    (cell) =>
      aimIn(field, state, unit, cell) !== null &&
      sprayersAt(field, state, unit, cell).length > 0 &&
      !isBlocked(sightTo(field, state, unit, cell)),
  );
}

/** As any weapon attack, on the unit or on what does not move. */
function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: HexShot): void {
  const aim = aimIn(field, state, shot.unit, shot.cell);
  if (aim && 'target' in aim) {
    const { unit: attacker, weapon } = shot;
    const { target } = aim;
    weaponToHit(tally, field, state, { attacker, target, weapon, twist: 0, secondary: 0, aim: -1 });
  } else hexToHit(tally, field, state, shot, { reason: WORDS.immobile, rule: 'MT-SPV-12' });
}

const form = (field: Battlefield, state: State, units: readonly number[]): OrderForm<'spray'> => ({
  type: 'spray',
  label: WORDS.order,
  fields: [
    new HexFirePick(field, state, units, {
      label: WORDS.hex,
      why: WHY_NOT,
      cells: (unit) => cellsFor(field, state, unit),
      toHit: (tally, shot) => toHit(tally, field, state, shot),
      fits: (unit, weapon) => isSprayer(field, unit, weapon),
      together: (unit, weapons) =>
        hosesFor(field, unit, weapons) > hosesLeft(field, state, unit) ? TOO_MUCH : null,
    }),
  ],
});

/** MT-INFO-01: what those see who do not know the sheet of the unit. */
function seen(event: Event | null): Event | null {
  if (event?.type === 'coolant-aimed') return { ...event, weapons: [], bins: [] };
  return event?.type === 'coolant-fired' ? { ...event, weapon: -1, number: 0, dice: [] } : event;
}

/** MT-SPV-12 */
export const coolantSpray: Option<boolean> = {
  id: OPTION,
  title: 'Spraying coolant',
  summary: "Flamers of coolant trucks spray coolant at hot 'Mechs of their side, and at fires.",
  group: 'Vehicle combat',
  rule: 'MT-SPV-12',
  base: false,
  requires: ['combined-arms', 'coolant-system'],
  rules: section('Maximum Tech, special vehicles', [
    'MT-SPV-12',
    'Spraying coolant',
    "Vehicle flamers and heavy flamers of a coolant truck may spray coolant: 1 shot each, and 1 hose, or 2 for a heavy one. A 'Mech that is hit loses 2 heat, or 4, and takes no damage; a fire goes out.",
    OPTION,
  ]),
  orders: [
    z.strictObject({
      type: z.literal('spray'),
      unit: indexSchema,
      hex: hexSchema,
      weapons: z.array(z.strictObject({ weapon: indexSchema })).max(100),
    }),
  ],
  plug: () => ({
    add: {
      heat(tally, _field, { units }, unit) {
        const points = units[unit].thisTurn.marks?.sprayed;
        if (points !== undefined) tally.add(-points, WORDS.cooled, 'MT-SPV-12');
      },
      declares(play, field, order) {
        if (order.type !== 'spray') return;
        const { unit } = order;
        const { thisTurn } = play.state.units[unit];
        const hex = field.board.cells.get(order.hex)!;
        const { weapons, bins } = load(field, play.state, unit, order.weapons);
        thisTurn.marks = { ...thisTurn.marks, spraying: { hex, weapons } };
        play.emit({ type: 'coolant-aimed', unit, hex, weapons, bins });
      },
      phaseEnds(play, field, phase, acting) {
        if (phase !== 'weapon' && phase !== 'action') return;
        const { state } = play;
        fireAtHexes(play, field, {
          acting,
          aimOf: ({ thisTurn }) => thisTurn.marks?.spraying,
          toHit: (tally, shot) => toHit(tally, field, state, shot),
          tell: (fired) => play.emit({ type: 'coolant-fired', ...fired }),
          strike({ unit, weapon, cell }) {
            const aim = aimIn(field, state, unit, cell);
            if (!aim) return;
            if ('ground' in aim) {
              play.happen({ type: 'fire-quenched', hex: cell });
              changeGround(play, hexWith(field.board, cell, { take: ['fire'] }), [unit]);
            } else if (isAblaze(state.units[aim.target]))
              play.happen({ type: 'fire-quenched', hex: cell, target: aim.target });
            else
              play.happen({ type: 'cooled', unit: aim.target, points: COOLS[sizeOf(field, unit, weapon)] });
          },
        });
      },
    },
    stage: {
      unitsOffered: (files) => [...files, ...SPRAYERS],
      declarations: (forms, field, state, units) =>
        units.some((unit) => cellsFor(field, state, unit).length > 0)
          ? [...forms, form(field, state, units)]
          : forms,
      suffered: (marks) => [...marks, 'sprayed'],
      glimpse: seen,
      seenUnit: (unit, _field, real) => seenAiming(unit, real, 'spraying'),
      // Bots cool the hottest friend in reach, if nothing burns.
      idle(order, field, state, unit) {
        const heatIn = (cell: number): number => {
          const aim = aimIn(field, state, unit, cell);
          return aim && 'target' in aim ? state.units[aim.target].heat : 0;
        };
        const [cell] = cellsFor(field, state, unit)
          .filter((each) => heatIn(each) >= HOT)
          .sort((a, b) => heatIn(b) - heatIn(a));
        if (cell === undefined) return order;
        const weapons: number[] = [];
        for (const weapon of sprayersAt(field, state, unit, cell))
          if (hosesFor(field, unit, [...weapons, weapon]) <= hosesLeft(field, state, unit))
            weapons.push(weapon);
        if (weapons.length === 0) return order;
        const hex = field.board.number[cell];
        return { type: 'spray', unit, hex, weapons: weapons.map((weapon) => ({ weapon })) };
      },
    },
  }),
  changes: {
    'coolant-aimed'({ units }, { unit, hex, weapons, bins }) {
      const { thisTurn, body } = units[unit];
      thisTurn.marks = { ...thisTurn.marks, spraying: { hex, weapons } };
      for (const bin of bins) if (bin >= 0) body.shots[bin]--;
    },
    'coolant-fired': ({ units }, { unit, weapon }, { designs }) => {
      if (weapon >= 0) firesFrom(units[unit], designs[unit].weapons[weapon]);
    },
    cooled({ units }, { unit, points }) {
      const { thisTurn } = units[unit];
      thisTurn.marks = { ...thisTurn.marks, sprayed: (thisTurn.marks?.sprayed ?? 0) + points };
    },
    'fire-quenched': ({ units }, { target }) => {
      if (target !== undefined) setAblaze(units[target], 0);
    },
  },
  sentences: {
    'coolant-aimed': ({ unit, hex: cell }, { mech, hex }) =>
      `${mech(unit)} sprays coolant at hex ${hex(cell)}.`,
    'coolant-fired': (fired, names) => shotSaid(fired, names),
    cooled: ({ unit, points }, { mech }) => `Coolant takes ${points} heat from ${mech(unit)}.`,
    'fire-quenched': ({ hex: cell, target }, { mech, hex }) =>
      target === undefined ? `The fire in hex ${hex(cell)} is out.` : `${mech(target)} burns no more.`,
  },
};
