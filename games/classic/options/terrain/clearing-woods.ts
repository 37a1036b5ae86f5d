import { distance } from '@ironfield/hex/board.ts';
import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Event } from '../../events.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { indexSchema } from '../../orders/parts.ts';
import { HexFirePick, type HexShot, hexToHit, sightTo, weaponsAt } from '../../phases/weapon/hex-fire.ts';
import {
  type FiredShot,
  fireAtHexes,
  type HexAim,
  load,
  pointsOfHit,
  seenAiming,
} from '../../phases/weapon/hex-shots.ts';
import { firesFrom } from '../../phases/weapon/weapon.ts';
import type { RuleId } from '../../rule-index.ts';
import { targetTerrain } from '../../rules/fire/attack-modifiers.ts';
import { whyNotAble } from '../../rules/fire/to-hit.ts';
import { clearWoods } from '../../rules/ground/clearing.ts';
import { isBlocked } from '../../rules/sight/line-of-sight.ts';
import type { State } from '../../state.ts';
import { aimSaid, shotSaid } from '../../text/hex-shots.ts';

declare module '../../extensions.ts' {
  interface TurnMarks {
    /** Its fire at a hex to clear it. */
    readonly clearing?: HexAim;
  }
  interface DeclaringOrders {
    clear: {
      readonly type: 'clear';
      readonly unit: number;
      readonly hex: string;
      readonly weapons: readonly { readonly weapon: number }[];
    };
  }
  interface OptionEvents {
    'woods-targeted': {
      readonly type: 'woods-targeted';
      readonly unit: number;
      readonly hex: number;
      readonly weapons: readonly number[];
      /** The bins that the shots come from. */
      readonly bins: readonly number[];
    };
    /** The weapon is -1 for those who do not know its sheet. */
    'fired-at-hex': { readonly type: 'fired-at-hex' } & FiredShot;
  }
}

const WORDS = {
  order: 'Clear woods',
  hex: 'Woods',
  immobile: 'A hex does not move',
};
const WHY_NOT: Reason = { message: 'No weapon reaches those woods', rule: 'MT-PRE-05' };

/** MT-INFO-01: what those see who do not know the sheet of the unit. */
function clearingSeen(event: Event | null): Event | null {
  if (event?.type === 'woods-targeted') return { ...event, weapons: [], bins: [] };
  return event?.type === 'fired-at-hex' ? { ...event, weapon: -1, number: 0, dice: [] } : event;
}

function woodsFor(field: Battlefield, state: State, unit: number): number[] {
  const { hex } = state.units[unit];
  if (hex < 0 || whyNotAble(field, state, unit)) return [];
  const cells: number[] = [];
  for (let cell = 0; cell < field.board.size; cell++) {
    if (field.woods[cell] === 0 || hasCondition(field, cell, 'fire')) continue;
    if (weaponsAt(field, state, unit, cell).length === 0) continue;
    if (!isBlocked(sightTo(field, state, unit, cell))) cells.push(cell);
  }
  return cells;
}

/** MT-PRE-05: as any weapon attack, on a target that does not move. */
function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: HexShot): void {
  hexToHit(tally, field, state, shot, { reason: WORDS.immobile, rule: 'MT-PRE-05' });
  targetTerrain(tally, field, field.haze[shot.cell], false);
}

const form = (field: Battlefield, state: State, units: readonly number[]): OrderForm<'clear'> => ({
  type: 'clear',
  label: WORDS.order,
  fields: [
    new HexFirePick(field, state, units, {
      label: WORDS.hex,
      why: WHY_NOT,
      cells: (unit) => woodsFor(field, state, unit),
      toHit: (tally, shot) => toHit(tally, field, state, shot),
    }),
  ],
});

/** Woods that burn already are left to the fire. */
function strikeWoods(play: Play<Classic>, unit: number, hex: number, points: number): void {
  const field = battlefieldOf(play.state);
  if (!hasCondition(field, hex, 'fire')) clearWoods(play, field, hex, points, unit);
}

export const clearingWoods: Option<boolean> = {
  id: 'clearing-woods',
  title: 'Clearing woods',
  summary: 'Weapons may be fired at woods to clear them; with fire they may burn.',
  group: 'Terrain',
  rule: 'MT-PRE-05',
  base: false,
  orders: [
    z.strictObject({
      type: z.literal('clear'),
      unit: indexSchema,
      hex: z.string().max(6),
      weapons: z.array(z.strictObject({ weapon: indexSchema })).max(100),
    }),
  ],
  plug: () => ({
    stage: {
      declarations: (forms, field, state, units) => [...forms, form(field, state, units)],
      glimpse: clearingSeen,
      seenUnit: (seen, _field, real) => seenAiming(seen, real, 'clearing'),
    },
    add: {
      declares: (play, field, order) => {
        if (order.type !== 'clear') return;
        const { state } = play;
        const { unit } = order;
        const { thisTurn } = state.units[unit];
        const hex = field.board.cells.get(order.hex)!;
        const { weapons, bins } = load(field, state, unit, order.weapons);
        thisTurn.marks = { ...thisTurn.marks, clearing: { hex, weapons } };
        play.emit({ type: 'woods-targeted', unit, hex, weapons, bins });
      },
      phaseEnds: (play, field, phase, acting) => {
        if (phase !== 'weapon' && phase !== 'action') return;
        fireAtHexes(play, field, {
          acting,
          aimOf: ({ thisTurn }) => thisTurn.marks?.clearing,
          toHit: (tally, shot) => toHit(tally, field, play.state, shot),
          tell: (fired) => play.emit({ type: 'fired-at-hex', ...fired }),
          strike: ({ unit, weapon, cell }) => {
            const { type } = field.designs[unit].weapons[weapon];
            const range = distance(field.board, play.state.units[unit].hex, cell);
            strikeWoods(play, unit, cell, pointsOfHit(play, type, { range }));
          },
        });
      },
    },
  }),
  sentences: {
    'woods-targeted': (aimed, names) => aimSaid(aimed, names, 'at the woods'),
    'fired-at-hex': (fired, names) => shotSaid(fired, names),
  },
  changes: {
    'woods-targeted': ({ units }, { unit, hex, weapons, bins }) => {
      const { thisTurn, body } = units[unit];
      thisTurn.marks = { ...thisTurn.marks, clearing: { hex, weapons } };
      for (const bin of bins) if (bin >= 0) body.shots[bin]--;
    },
    'fired-at-hex': ({ units }, { unit, weapon }, { designs }) => {
      if (weapon >= 0) firesFrom(units[unit], designs[unit].weapons[weapon]);
    },
  },
};
