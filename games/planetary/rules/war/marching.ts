import type { Tally } from '@ironfield/kernel/explanation.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { findWays, type Ways } from '@ironfield/spaces/ways.ts';
import { MOVE_COST } from '../../data/tables.ts';
import type { RuleId } from '../../rule-index.ts';
import type { UnitSheet } from '../../state.ts';
import { REASONS, WHY_NOT } from '../../text.ts';
import { isGroundVehicle, mayEnter } from '../kinds.ts';
import { GLOBE, type Ground, hexName, worldIn } from '../world.ts';
import { enemiesAt, type InWar, kindOf, sheetOn } from './stacks.ts';

/** Everywhere a unit can go in one move of the map. */
export interface March {
  readonly sheet: UnitSheet;
  readonly from: number;
  readonly ways: Ways;
  /** PA-MOVE-01: one hex as a whole move, though it costs more than there is. */
  isForced(hex: number): boolean;
  readonly world: readonly Ground[];
}

/** PA-MOVE-02: MP to enter a hex; -1 where the unit may not. */
function enterCost({ kind }: UnitSheet, ground: Ground): number {
  if (!mayEnter(kind, ground)) return -1;
  if (kind === 'vtol' || kind === 'naval') return 1;
  return MOVE_COST[ground.land!][isGroundVehicle(kind) ? 1 : 0];
}

export function marchOf(state: InWar, id: number): March {
  const sheet = sheetOn(state, id);
  const { side, place: from } = state.counters[id];
  const world = worldIn(state.setup);
  const parts =
    sheet.kind === 'vtol'
      ? undefined
      : (hex: number) => (sheet.kind === 'naval' ? world[hex].waterParts : world[hex].landParts);
  const cost = (hex: number) => enterCost(sheet, world[hex]);
  const ways = findWays(GLOBE, from, {
    points: sheet.mp,
    cost,
    stopsAt: (hex) => stops(state, sheet, side, hex),
    ...(parts && { parts }),
  });
  const isForced = (hex: number) => {
    if (sheet.mp === 0 || ways.cost[hex] >= 0 || cost(hex) < 0) return false;
    if (!GLOBE.neighbours[from].includes(hex)) return false;
    return !parts || (parts(from).flat().includes(hex) && parts(hex).flat().includes(from));
  };
  return { sheet, from, ways, isForced, world };
}

/** PA-MOVE-01: who stops where enemies are. Ships stop for ships and for whatever could be one. */
function stops(state: InWar, { kind }: UnitSheet, side: number, hex: number): boolean {
  if (kind === 'vtol') return false;
  const enemies = enemiesAt(state, hex, side);
  if (kind !== 'naval') return enemies.length > 0;
  return enemies.some((id) => !state.counters[id].faceUp || kindOf(state, id) === 'naval');
}

/** Where a unit can go. */
export function destinationsOf(march: March): number[] {
  const { ways, from, isForced } = march;
  const far = Array.from({ length: GLOBE.size }, (_, hex) => hex).filter((hex) => ways.cost[hex] >= 0);
  return [...far, ...GLOBE.neighbours[from].filter(isForced)].filter((hex) => hex !== from);
}

export const marchPath = ({ ways, from, isForced }: March, hex: number): number[] =>
  isForced(hex) ? [from, hex] : ways.pathTo(hex);

/** MP that a march takes. */
export const marchCost =
  (march: March, hex: number) =>
  (tally: Tally<RuleId>): void => {
    const { sheet, world } = march;
    for (const each of marchPath(march, hex).slice(1)) {
      const ground = world[each];
      const terrain = sheet.kind === 'naval' || ground.land === null ? 'water' : ground.land;
      tally.add(enterCost(sheet, ground), () => REASONS.enter(hexName(each), terrain), 'PA-MOVE-02');
    }
    if (march.isForced(hex)) tally.set(sheet.mp, REASONS.wholeMarch, 'PA-MOVE-01');
  };

export function whyNotMarch({ sheet, world }: March, hex: number): Reason {
  const name = hexName(hex);
  if (!world[hex]) return WHY_NOT.noHex;
  if (!mayEnter(sheet.kind, world[hex])) return WHY_NOT.notInto(name);
  return WHY_NOT.tooFarAway(name, sheet.mp);
}
