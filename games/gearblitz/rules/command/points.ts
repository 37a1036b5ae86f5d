import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { isAsleep } from '../../register.ts';
import type { Source, Use } from '../../state/command.ts';
import { rosterOf, unitOf } from '../../state/roster.ts';
import type { State } from '../../state.ts';
import { WHY_NOT } from '../../text.ts';
import { satellitePoints, whyNoPoint } from './command.ts';
import { linkTo } from './comms.ts';

/** HGB-CP-09: the point of the Satellite Uplinks of this round. */
export function hasUplinkPoint(state: State, seat: Seat): boolean {
  if (state.spent[seat].isUplinkUsed) return false;
  const own = rosterOf(state.setup).units.filter((unit) => unit.seat === seat && state.units[unit.id].at);
  return satellitePoints(own.map(({ id }) => unitOf(state, id))) > 0;
}

/** HGB-CP-01, HGB-CP-09: the points a side can spend now. */
export const pointsOf = (state: State, seat: Seat): number =>
  state.commandPoints[seat] + (hasUplinkPoint(state, seat) ? 1 : 0);

/** HGB-CP-09: the chaplain of the same Combat Group whose point is unspent this round. */
export function chaplainOf(state: State, unit: number): number | null {
  const { units, groups } = rosterOf(state.setup);
  const { group, seat } = units[unit];
  return (
    groups[group].units.find(
      (id) =>
        units[id].sheet.card.perks.chaplain &&
        state.units[id].at !== null &&
        !state.spent[seat].chaplains.includes(id),
    ) ?? null
  );
}

/** HGB-CP-04 to HGB-CP-06: a unit does something for it. */
const DEEDS: readonly Use[] = ['activation', 'action', 'last shot'];

/** The helpers available to a unit, the cheapest first; or why there are none. */
export function helpFor(state: State, unit: number, use: Use): Source | Reason {
  const { seat, sheet } = rosterOf(state.setup).units[unit];
  if (DEEDS.includes(use) && isAsleep(state, unit)) return WHY_NOT.shutDown;
  const { tried, helped, nets } = state.spent[seat];
  const hasHadOne = helped.includes(unit);
  // HGB-PERK-02: that is no Command Point.
  if (use === 're-roll' && sheet.card.perks.neuralNet && !nets.includes(unit)) return 'neural net';
  const isDrone = sheet.card.kind === 'drone';
  const mayPray = (use === 're-roll' || use === 'morale') && !hasHadOne && !isDrone;
  if (mayPray && chaplainOf(state, unit) !== null) return 'chaplain';
  const commander = state.commanders[seat];
  const isCommander = commander === unit;
  const transfers = {
    points: pointsOf(state, seat),
    tried,
    leadership: commander < 0 ? 0 : rosterOf(state.setup).units[commander].sheet.skills.ld,
  };
  const whyNot = whyNoPoint(unitOf(state, unit), transfers, { hasHadOne, isCommander });
  if (whyNot) return whyNot;
  if (isCommander) return 'commander';
  // HGB-CP-02: from a transport it can, from beyond the table it cannot.
  const { at, aboard } = state.units[commander] ?? { at: null, aboard: null };
  if (at === null && aboard === null) return WHY_NOT.commanderAway;
  return linkTo(state, commander, [unit]) === 'none' ? WHY_NOT.noComms : 'transfer';
}

/** True if a unit may hope for help. */
export const mayHelp = (state: State, unit: number, use: Use): boolean =>
  typeof helpFor(state, unit, use) === 'string';
