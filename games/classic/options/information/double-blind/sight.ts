// Each side's knowledge of the units of the other.

import type { Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Ghost, Knowledge } from '../../../knowledge.ts';
import type { GroundTest, Maneuver, Sideslip } from '../../../points/piloting.ts';
import { kept } from '../../../rules/unit/marks.ts';
import type { Side, SkidCheck, State, TurnNotes, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface UnitMarks {
    /** Absent before the first Movement Phase: everybody has seen where units were placed. */
    readonly blind?: Blind;
  }
}

export type Sensor = 'mech' | 'seismic' | 'probe';

export interface Blind {
  /** The other side sees it this turn. */
  readonly spotted: boolean;
  /** The place where the other side saw it last. */
  readonly ghost: Omit<Ghost, 'unit'> | null;
  /** Its place while the other side plots: it is off the map then, and in nobody's way. */
  readonly lifted: number | null;
  readonly sensor: Sensor;
  /** Hexes that it has left in its move, in order. */
  readonly trail: readonly number[];
  /** The unit with which it tried to share a hex (MT-BLIND-04), if it faces that one and so may charge it. */
  readonly rival: number | null;
  /** MT-BLIND-03: the rolls that its move has met and that come when all moves are made, in order. */
  readonly due: readonly DueRoll[];
  /** The unit that has kept the hex into which it jumped, so that it may come down on that one (MT-BLIND-12). */
  readonly below: { readonly unit: number; readonly hex: number } | null;
}

/** A roll that comes when all moves are made: against a skid or a sideslip, or for the ground in a hex. */
export interface DueRoll {
  readonly check: SkidCheck | Sideslip | Maneuver | GroundTest;
  /** The unit in that hex, without what is noted here; and how many hexes it had left until then. */
  readonly then: UnitState;
  readonly hexesLeft: number;
}

const UNMARKED: Blind = {
  spotted: false,
  ghost: null,
  lifted: null,
  sensor: 'mech',
  trail: [],
  rival: null,
  due: [],
  below: null,
};

export const blindOf = ({ marks }: UnitState): Blind => marks?.blind ?? UNMARKED;

export function markBlind(unit: UnitState, changes: Partial<Blind>): void {
  unit.marks = { ...unit.marks, blind: { ...blindOf(unit), ...changes } };
}

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** MT-BLIND-05: the report has place, facing and type, and nothing of the sheet. */
export function known(
  knowledge: Knowledge,
  _field: Battlefield,
  { units }: Pick<State, 'units'>,
  unit: number,
  viewer: Viewer,
): Knowledge {
  const blind = units[unit].marks?.blind;
  const isSeen = !blind || (blind.spotted && viewer !== 'spectator');
  const place = knowledge.place && isSeen;
  // MT-INFO-02: what is spotted can be read.
  const isRead = place && units[unit].marks?.read === true && viewer !== 'spectator';
  const isUnknown = !place && units[unit].marks?.read === true;
  return { ...knowledge, place, plans: false, sheet: isRead, ...(isUnknown && { model: false }) };
}

/** Nobody is told that he was spotted; one's own units are where they are. */
/** One hex more of the way that it has come. */
export function leaves(unit: UnitState, from: number): void {
  if (from >= 0 && unit.marks?.blind) markBlind(unit, { trail: [...blindOf(unit).trail, from] });
}

/** Others have not seen the way by which it came. */
function withoutWay(thisTurn: TurnNotes): TurnNotes {
  const { straight, ...marks } = thisTurn.marks ?? {};
  return straight === undefined ? thisTurn : { ...thisTurn, marks: kept(marks) };
}

export function seenUnit(
  seen: UnitState,
  { setup, sideOf }: Battlefield,
  real: UnitState,
  unit: number,
  viewer: Viewer,
): UnitState {
  const blind = real.marks?.blind;
  if (!blind) return seen;
  const isOwn = viewer !== 'spectator' && setup.seats[viewer].side === sideOf[unit];
  if (isOwn) {
    const { sensor, rival, below, due } = blind;
    const marks = { ...seen.marks, blind: { ...UNMARKED, sensor, rival, below, due } };
    return { ...seen, hex: blind.lifted ?? seen.hex, marks };
  }
  const { spotted, ghost } = viewer === 'spectator' ? UNMARKED : blind;
  const thisTurn = withoutWay(seen.thisTurn);
  return { ...seen, thisTurn, marks: { ...seen.marks, blind: { ...UNMARKED, spotted, ghost } } };
}

export const ghosts = (found: readonly Ghost[], { units }: Pick<State, 'units'>): readonly Ghost[] => [
  ...found,
  ...units.flatMap((unit, index) => {
    const { ghost, spotted } = blindOf(unit);
    return ghost && !spotted ? [{ unit: index, ...ghost }] : [];
  }),
];
