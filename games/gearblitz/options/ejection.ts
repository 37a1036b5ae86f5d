import type { OrderForm, Place } from '@ironfield/kernel/menu/menu.ts';
import type { Procedure } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { z } from 'zod';
import { survivors } from '../cards/crew.ts';
import { deployed, isInfantry } from '../cards/unit.ts';
import { TOLERANCE } from '../data/tables.ts';
import type { Marked } from '../events/change.ts';
import type { OptionFrames } from '../extensions.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Option } from '../option.ts';
import type { Order } from '../orders.ts';
import { rollLevel } from '../phases/core/rolls.ts';
import { remove } from '../phases/damage/damage.ts';
import { climbOut } from '../phases/infantry/transports.ts';
import { edgesOf } from '../rules/battle/zones.ts';
import { isSuccess, marginOf, resultOf } from '../rules/core/dice.ts';
import { baseAt, baseRadius } from '../rules/core/model.ts';
import { ejectionDice, ejects } from '../rules/optional/advanced.ts';
import { placesBeside } from '../rules/terrain/beside.ts';
import { endMarks } from '../rules/unit/mark-ends.ts';
import { escapeThreshold } from '../rules/unit/systems.ts';
import { nameOf, rosterOf, sheetOf, unitOf } from '../state/roster.ts';
import type { State } from '../state.ts';

declare module '../extensions.ts' {
  interface Marks {
    /** HGB-OPT-02: crews that have left by their home edge. */
    readonly rescued?: readonly number[];
  }
  interface OptionFrames {
    ejection: { readonly unit: number; readonly at: Place };
    'ejection/escape': { readonly unit: number; readonly transport: number; readonly at: Place };
  }
  interface OptionOrders {
    'leave-table': { readonly type: 'leave-table' };
  }
  interface OptionEvents {
    ejected: Marked & {
      readonly type: 'ejected';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly total: number;
      readonly isOut: boolean;
    };
    escaped: Marked & {
      readonly type: 'escaped';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly threshold: number;
      readonly out: number;
    };
    rescued: Marked & { readonly type: 'rescued'; readonly unit: number };
  }
}

/** HGB-OPT-01: Defense with a die more for each of the crew after the first; they stand beside the wreck. */
const eject: Procedure<GearBlitz, OptionFrames['ejection']> = (play, { unit: id, at }) => {
  const { state } = play;
  const { sheet } = unitOf(state, id);
  const roll = rollLevel(play, {
    unit: id,
    level: sheet.skills.def,
    purpose: 'ejection',
    extra: ejectionDice(sheet.card),
  });
  const total = resultOf(roll, 0);
  const told = { type: 'ejected', unit: id, dice: roll.dice, total } as const;
  const crew = { ...bodyOf(deployed(survivors(sheet))), isCrew: true };
  const place = ejects(sheet.card, total) ? placeFor(state, id, at) : undefined;
  if (!place) {
    play.happen({ ...told, isOut: false, marks: {} });
    return;
  }
  const now = { at: place, body: crew, isLocked: true };
  play.happen({ ...told, isOut: true, marks: {}, changed: [{ unit: id, now }] });
};

const bodyOf = ({ sheet: _known, ...body }: ReturnType<typeof deployed>) => body;

/** Touching the place where its unit stood. */
const placeFor = (state: State, id: number, at: Place): Place | undefined =>
  placesBeside(state, id, baseAt(at, unitOf(state, id).sheet.card.kind)).next().value ?? undefined;

/** Infantry has no vehicle to leave, and drones no crew. */
function overkilled(play: Play<GearBlitz>, unit: number, at: Place): void {
  const { kind } = unitOf(play.state, unit).sheet.card;
  if (kind !== 'infantry' && kind !== 'drone') play.next({ step: 'ejection', unit, at });
}

/** HGB-PERK-17, HGB-PERK-10: a test for each base; those who get out stand beside the wreck, and do nothing more. */
const escapeFrom: Procedure<GearBlitz, OptionFrames['ejection/escape']> = (
  play,
  { unit: id, transport, at },
) => {
  const { state } = play;
  const unit = unitOf(state, id);
  const threshold = escapeThreshold(unitOf(state, transport));
  const tests = Math.max(1, unit.bases);
  const rolls = Array.from({ length: tests }, () =>
    rollLevel(play, { unit: id, level: unit.sheet.skills.def, purpose: 'escape' }),
  );
  const out = rolls.filter((roll) => isSuccess(marginOf(resultOf(roll, 0), threshold))).length;
  const wreck = baseAt(at, sheetOf(state, transport).card.kind);
  const place = placesBeside(state, id, wreck).next().value;
  const dice = rolls.flatMap((roll) => roll.dice);
  play.happen({ type: 'escaped', unit: id, dice, threshold, out: place ? out : 0, marks: {} });
  if (place && out > 0) climbOut(play, id, place, isInfantry(unit) ? out : 0);
  else remove(play, id, false, at);
};

/** HGB-OPT-02: from a place to the nearest edge of the own zone; to any edge where it has none. */
function farFromHome(state: State, id: number, { x, y }: Place): number {
  const { scene } = state.setup;
  const { seat } = rosterOf(state.setup).units[id];
  const own = new Set(state.battle.zones[seat].flatMap((zone) => edgesOf(scene, zone)));
  const far = [y, scene.width - x, scene.height - y, x];
  return Math.min(...far.filter((_, edge) => own.size === 0 || own.has(edge)));
}

const isCrew = (state: State, id: number): boolean => state.units[id].body.isCrew;

/** HGB-OPT-02: at its home edge it is out of danger. */
function leaveForms(state: State, id: number): OrderForm<Order['type']>[] {
  const { at } = state.units[id];
  const reach = baseRadius('infantry') + TOLERANCE;
  if (!at || !isCrew(state, id) || farFromHome(state, id, at) > reach) return [];
  return [{ type: 'leave-table', label: 'Leave the table', fields: [] }];
}

function leave(play: Play<GearBlitz>, unit: number): void {
  const { state } = play;
  const now = { ...endMarks(state, unit, 'is lost'), at: null };
  const marks = { rescued: [...(state.marks.rescued ?? []), unit] };
  play.happen({ type: 'rescued', unit, marks, changed: [{ unit, now }] });
}

const HOMEWARDS = { message: 'The crew goes for its home edge', rule: 'HGB-OPT-02' } as const;

/** HGB-OPT-01, HGB-OPT-02 */
export const ejection: Option<boolean> = {
  id: 'ejection',
  title: 'Pilot ejection',
  summary: 'The crew of a unit that is destroyed may get out, and walk home.',
  group: 'Advanced rules',
  rule: 'HGB-OPT-01',
  base: false,
  plug: () => ({
    add: {
      overkilled,
      ordered: (play, unit, order) => {
        if (order.type === 'leave-table') leave(play, unit);
      },
    },
    replace: {
      isSafe: ({ marks }, unit) => marks.rescued?.includes(unit) === true,
      escapes: (play, transport, at, passengers) =>
        play.next(...passengers.map((unit) => ({ step: 'ejection/escape', unit, transport, at }) as const)),
    },
    stage: {
      actForms: (forms, state, unit) => [...leaveForms(state, unit), ...forms],
      whyNotWalk: (why, state, unit, to) => {
        if (why || !isCrew(state, unit)) return why;
        return farFromHome(state, unit, to) < farFromHome(state, unit, state.units[unit].at!)
          ? null
          : HOMEWARDS;
      },
      standing: (facts, { units, marks }) => ({
        ...facts,
        crews: units.flatMap(({ body }, id) => (body.isCrew ? id : [])),
        rescued: [...(marks.rescued ?? [])],
      }),
      choice: (order, _state, _question, menu) =>
        order ?? (menu.orders.some(({ type }) => type === 'leave-table') ? { type: 'leave-table' } : null),
    },
  }),
  steps: { ejection: eject, 'ejection/escape': escapeFrom },
  asking: ['ejection', 'ejection/escape'],
  orders: [z.strictObject({ type: z.literal('leave-table') })],
  sentences: {
    ejected: ({ unit, total, isOut }, table) =>
      `${nameOf(table, unit)} ${isOut ? 'gets out' : 'does not get out'}: ${total}.`,
    escaped: ({ unit, out, threshold }, table) =>
      `${nameOf(table, unit)} ${out > 0 ? `gets out with ${out} ${out === 1 ? 'base' : 'bases'}` : 'is lost with its transport'} (against ${threshold}).`,
    rescued: ({ unit }, table) => `${nameOf(table, unit)} is safe.`,
  },
};
