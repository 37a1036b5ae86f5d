import type { Description, Each, Field } from '@ironfield/kernel/menu/menu.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import { BOMB_LOADS, BOMB_TYPES, type BombType } from '../../data/support-tables.ts';
import { describeElement, HexWherePick, UnitPick } from '../../phases/picks.ts';
import { FACING } from '../../phases/set-up/deployment.ts';
import type { Bombs } from '../../places.ts';
import { mpOfUnit } from '../../rules/movement/movement-points.ts';
import type { State } from '../../state.ts';
import { BOMB_NAMES, FACINGS, LABELS } from '../../text.ts';
import { bombsIn, countOf, lineAhead, strafingLengths } from './attacking.ts';
import {
  canLandHere,
  canLaunch,
  flightOf,
  isAirFree,
  isOnSheet,
  isWithinReach,
  runwayFacings,
  whyNotAway,
  zoneCalled,
  zoneName,
  zonesInReach,
} from './flying.ts';
import { AERO_LABELS, AERO_WHY_NOT } from './words.ts';

/** The types of bombs that somebody can make use of. */
const bombTypesIn = ({ plugged }: Battlefield): readonly BombType[] =>
  BOMB_TYPES.filter(
    (type) =>
      (type !== 'inferno' || plugged.setFire !== undefined) &&
      (type !== 'mines' || plugged.layMines !== undefined),
  );

/** BF2-AERO-03: for each fighter how many of each type. */
export function loads(field: Battlefield, fighters: readonly number[]): Each {
  return {
    kind: 'each',
    name: 'loads',
    label: AERO_LABELS.loads,
    key: 'element',
    items: fighters,
    describe: (element) => describeElement(field, element),
    whyNot: () => AERO_WHY_NOT.noLoad,
    fields: (element) => counts(bombTypesIn(field), BOMB_LOADS[field.records[element as number].sheet.class]),
  };
}

/** One type after the other, of what room is left. */
function counts([type, ...rest]: readonly BombType[], room: number): readonly Field[] {
  if (!type) return [];
  return [
    {
      kind: 'pick',
      name: type,
      label: BOMB_NAMES[type],
      values: Array.from({ length: room + 1 }, (_, count) => count),
      whyNot: () => AERO_WHY_NOT.noLoad,
      follow: (count) => counts(rest, room - (count as number)),
    },
  ];
}

/** BF2-AERO-02 */
export class FlyerPick extends UnitPick {
  protected override can(unit: number): boolean {
    return zonesInReach(this.field, this.state, unit).length > 0;
  }

  whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? AERO_WHY_NOT.tooFar(0) : AERO_WHY_NOT.notFlying;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    const seat = field.seatOf[unit];
    return [
      {
        kind: 'pick',
        name: 'to',
        label: AERO_LABELS.zone,
        values: zonesInReach(field, state, unit).map((zone) => zoneName(zone, seat)),
        known: ['away'],
        whyNot: (name) =>
          (name === 'away' ? whyNotAway(field, state, unit) : null) ??
          AERO_WHY_NOT.tooFar(mpOfUnit(field, state, unit)),
        follow: (name) => {
          const zone = zoneCalled(String(name), seat);
          return 'sheet' in zone ? [overPick(field, state, unit, zone.sheet), FACING] : [];
        },
      },
    ];
  }
}

/** BF2-AERO-02, BF2-AERO-04 */
const overPick = (field: Battlefield, state: State, unit: number, sheet: number): HexWherePick =>
  new HexWherePick(field, {
    name: 'hex',
    label: LABELS.to,
    isAllowed: (cell) => isOnSheet(field, cell, sheet) && isAirFree(field, state, unit, cell),
    whyNot: (hex, cell) =>
      isOnSheet(field, cell, sheet) ? AERO_WHY_NOT.hexTaken(hex) : AERO_WHY_NOT.otherSheet(hex),
  });

/** BF2-AERO-06 */
export class LanderPick extends UnitPick {
  protected override can(unit: number): boolean {
    return this.places(unit).length > 0;
  }

  whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? AERO_WHY_NOT.noLanding : AERO_WHY_NOT.notFlying;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    return [
      {
        kind: 'pick',
        name: 'where',
        label: AERO_LABELS.where,
        values: this.places(unit),
        whyNot: () => AERO_WHY_NOT.noLanding,
        follow: (where) => (where === 'here' ? [] : [runwayPick(field, state, unit)]),
      },
    ];
  }

  private places(unit: number): readonly string[] {
    const { field, state } = this;
    const here = canLandHere(field, state, unit) ? ['here'] : [];
    if (flightOf(state, unit)!.spheroid) return here;
    const runways = runwayPick(field, state, unit);
    const hasRunway = field.allCells.some((cell) => runways.has(field.board.number[cell]));
    return hasRunway ? [...here, 'runway'] : here;
  }
}

/** BF2-AERO-06, BF2-AERO-07 */
const runwayPick = (field: Battlefield, state: State, unit: number): HexWherePick =>
  new HexWherePick(field, {
    name: 'from',
    label: AERO_LABELS.runway,
    isAllowed: (cell) =>
      isWithinReach(field, state, unit, cell) && runwayFacings(field, state, unit, cell).length > 0,
    whyNot: AERO_WHY_NOT.noRunway,
    follow: (hex) => [
      {
        kind: 'pick',
        name: 'facing',
        label: LABELS.facing,
        values: runwayFacings(field, state, unit, field.board.cells.get(hex)!),
        describe: (facing) => ({ label: FACINGS[facing as number] }),
        whyNot: () => AERO_WHY_NOT.noRunway(hex),
      },
    ],
  });

/** BF2-AERO-08 */
export class RevverPick extends UnitPick {
  whyNot(): Reason {
    return AERO_WHY_NOT.notGrounded;
  }
}

export class LauncherPick extends UnitPick {
  protected override can(unit: number): boolean {
    return canLaunch(this.field, this.state, unit);
  }

  whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? AERO_WHY_NOT.noLaunch : AERO_WHY_NOT.notGrounded;
  }
}

/** So many hexes of a line, and where that is. */
const lastHex =
  ({ board }: Battlefield, line: readonly number[]) =>
  (hexes: unknown): Description => ({
    label: String(hexes),
    hex: board.number[line[(hexes as number) - 1]],
  });

/** BF2-AERO-13 */
export class StraferPick extends UnitPick {
  protected override can(unit: number): boolean {
    return strafingLengths(this.field, this.state, unit).length > 0;
  }

  whyNot(): Reason {
    return AERO_WHY_NOT.noStrafing;
  }

  follow(unit: number): readonly Field[] {
    return [
      {
        kind: 'pick',
        name: 'hexes',
        label: AERO_LABELS.hexes,
        values: strafingLengths(this.field, this.state, unit),
        describe: lastHex(
          this.field,
          lineAhead(this.field, this.state.units[unit], Number.POSITIVE_INFINITY),
        ),
        whyNot: () => AERO_WHY_NOT.noStrafing,
      },
    ];
  }
}

/** BF2-AERO-14 */
export class BomberPick extends UnitPick {
  protected override can(unit: number): boolean {
    return countOf(bombsIn(this.field, this.state, unit)) > 0;
  }

  whyNot(): Reason {
    return AERO_WHY_NOT.noBombs;
  }

  follow(unit: number): readonly Field[] {
    const { field, state } = this;
    const bombs = bombsIn(field, state, unit);
    const line = lineAhead(field, state.units[unit], countOf(bombs));
    const ends = line.flatMap((cell, i) => (isAirFree(field, state, unit, cell) ? [i + 1] : []));
    return [
      {
        kind: 'pick',
        name: 'hexes',
        label: AERO_LABELS.hexes,
        values: ends,
        describe: lastHex(field, line),
        whyNot: () => AERO_WHY_NOT.noBombs,
        follow: (hexes) => [dropList(field, line.slice(0, hexes as number), bombs)],
      },
    ];
  }
}

/** BF2-AERO-14: what falls on each hex of the line; where nothing is said, one bomb. */
function dropList({ board }: Battlefield, line: readonly number[], bombs: Bombs): Each {
  const types = BOMB_TYPES.filter((type) => bombs[type] > 0);
  return {
    kind: 'each',
    name: 'drops',
    label: AERO_LABELS.drops,
    key: 'hex',
    items: line.map((_, i) => i + 1),
    describe: (hex) => {
      const number = board.number[line[(hex as number) - 1]];
      return { label: number, hex: number };
    },
    whyNot: () => AERO_WHY_NOT.noBombs,
    fields: () =>
      types.map((type) => ({
        kind: 'whole',
        name: type,
        label: BOMB_NAMES[type],
        min: 0,
        max: bombs[type],
        whyNot: () => AERO_WHY_NOT.noBombs,
      })),
    together: (entries) => {
      const dropped = (type: BombType) => entries.reduce((sum, each) => sum + Number(each[type] ?? 0), 0);
      const isEmpty = entries.some((each) => types.every((type) => each[type] === 0));
      const all = types.reduce((sum, type) => sum + dropped(type), 0) + line.length - entries.length;
      const isTooMuch = all > countOf(bombs) || types.some((type) => dropped(type) > bombs[type]);
      return isEmpty || isTooMuch ? AERO_WHY_NOT.noBombs : null;
    },
  };
}
