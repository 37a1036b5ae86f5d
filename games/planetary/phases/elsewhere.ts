// PA-ZOOM: a battle is fought in another game, and its result comes back.

import type { Json } from '@ironfield/kernel/json.ts';
import type { Menu } from '@ironfield/kernel/menu/menu.ts';
import type { Decision, Errand, Procedure } from '@ironfield/kernel/play/game.ts';
import { type Random, randomBelow } from '@ironfield/kernel/random.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { z } from 'zod';
import type { Fate } from '../events.ts';
import type { Planetary } from '../game-types.ts';
import { battleIn, combatantsIn, type InBattle, sheetOf } from '../rules/fighters.ts';
import { isSettlement } from '../rules/kinds.ts';
import { veteranOf } from '../rules/veterans.ts';
import { isZoomable, zoomCommission } from '../rules/zoom.ts';
import { type Frames, opponentOf, type State } from '../state.ts';
import { LABELS, PROMPTS, WHY_NOT_REPORTED } from '../text.ts';
import { turnEverybodyUp } from './setting-up.ts';

/** PA-ZOOM-01: the phasing player proposes; without an answer it is the battle board. */
export const propose: Decision<Planetary, Frames['battle/propose'], 'zoom' | 'done'> = {
  menu: () => choice(PROMPTS.propose),
  apply(play, { seat }, order) {
    if (order.type === 'zoom') play.next({ step: 'battle/agree', seat: opponentOf(seat) });
    else play.next({ step: 'battle/set-up' });
  },
};

export const agree: Decision<Planetary, Frames['battle/agree'], 'zoom' | 'done'> = {
  menu: () => choice(PROMPTS.agree),
  apply(play, _frame, order) {
    if (order.type === 'zoom') play.next({ step: 'battle/send' });
    else play.next({ step: 'battle/set-up' });
  },
};

const choice = (prompt: string): Menu<'zoom' | 'done'> => ({
  prompt,
  orders: [
    { type: 'done', label: LABELS.onTheBoard, fields: [], isPass: true },
    { type: 'zoom', label: LABELS.zoom, fields: [] },
  ],
});

/** Everybody is turned up first: whether a battle can be fought elsewhere may depend on what lay face-down. */
export const send: Procedure<Planetary, Frames['battle/send']> = (play) => {
  turnEverybodyUp(play);
  const { place } = play.state.battle!;
  if (!isZoomable(battleIn(play.state))) return play.next({ step: 'battle/set-up' });
  const errand = play.state.elsewhere?.battles ?? 0;
  play.happen({ type: 'sent-elsewhere', place });
  play.next({ step: 'battle/elsewhere', errand, place });
};

/** PA-ZOOM-08: what a battle elsewhere reports. */
export interface ZoomReport {
  readonly type: 'fought';
  /** The side that keeps the field (PA-ZOOM-07). */
  readonly winner: Seat;
  /** Of all who fought. */
  readonly fates: readonly Fate[];
}

const seat = z.int().min(0).max(1);

export const elsewhere: Errand<Planetary, Frames['battle/elsewhere']> = {
  errand: true,
  commission: (state) => zoomCommission(inBattle(state)) as unknown as Json,
  reportSchema: z.strictObject({
    type: z.literal('fought'),
    winner: seat,
    fates: z
      .array(
        z.strictObject({
          counter: z.int().min(0),
          side: seat,
          fate: z.enum(['stands', 'fled', 'destroyed']),
          lost: z.int().min(0).max(60),
          becomes: z.string().max(60),
          roster: z.json(),
        }),
      )
      .max(60),
  }) as unknown as z.ZodType<ZoomReport>,
  whyNot: (state, _frame, report) => whyNotReport(state, report as ZoomReport),
  apply(play, _frame, report) {
    const { winner, fates } = report as ZoomReport;
    play.happen({ type: 'fought-elsewhere', winner, fates });
    play.next({ step: 'battle/over', winner, why: 'last-unit' });
  },
  guess: (state, _frame, random) => guessedBattle(state, random),
};

const inBattle = (state: State): State & InBattle => Object.assign({ ...state }, battleIn(state));

function whyNotReport(state: State, { winner, fates }: ZoomReport): Reason | null {
  const fighters = combatantsIn(battleIn(state));
  const isOfBattle =
    fates.length === fighters.length &&
    fighters.every(({ counter }) =>
      fates.some((fate) => fate.counter === counter && fate.side === state.counters[counter].side),
    );
  if (!isOfBattle) return WHY_NOT_REPORTED.others;
  for (const { counter, side, fate, lost, becomes } of fates) {
    const now = state.setup.sheets[state.counters[counter].type];
    const then = Object.hasOwn(state.setup.sheets, becomes) ? state.setup.sheets[becomes] : undefined;
    if (then?.kind !== now.kind || then.faction !== now.faction) return WHY_NOT_REPORTED.unknown(becomes);
    if (lost < (veteranOf(state, counter)?.lost ?? 0)) return WHY_NOT_REPORTED.revived;
    if (fate === 'stands' && side !== winner) return WHY_NOT_REPORTED.standing;
    if (fate === 'fled' && isSettlement(now.kind)) return WHY_NOT_REPORTED.settled;
  }
  return null;
}

/** One side keeps the field, the likelier the stronger it is; whoever is on the other has fled or is destroyed. */
function guessedBattle(state: State, random: Random): ZoomReport {
  const fighters = combatantsIn(battleIn(state));
  const strength = (side: Seat) =>
    fighters
      .filter(({ counter }) => state.counters[counter].side === side)
      .reduce((sum, { counter }) => {
        const { attack, toughness } = sheetOf(state, counter);
        return sum + attack + toughness;
      }, 0);
  const winner = randomBelow(random, strength(0) + strength(1)) < strength(0) ? 0 : 1;
  return {
    type: 'fought',
    winner,
    fates: fighters.map(({ counter }) => {
      const { side, type } = state.counters[counter];
      const mayFlee = !isSettlement(sheetOf(state, counter).kind);
      const fate =
        side === winner ? 'stands' : mayFlee && randomBelow(random, 2) === 0 ? 'fled' : 'destroyed';
      const { lost = 0, roster = null } = veteranOf(state, counter) ?? {};
      return { counter, side, fate, lost, becomes: type, roster };
    }),
  };
}
