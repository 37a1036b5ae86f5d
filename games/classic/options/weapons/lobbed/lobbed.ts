// Missiles that are fired at a hex for what they leave there (MT-BASE-12): how they are declared and where they come down.

import { distance, neighbour } from '@ironfield/hex/board.ts';
import type { Direction } from '@ironfield/hex/coordinates.ts';
import { type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Field, OrderForm } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { LobbedLoad } from '../../../data/arsenal.ts';
import type { Event } from '../../../events.ts';
import type { DeclaringOrders } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import type { Order } from '../../../orders.ts';
import { HexFirePick, type HexShot, hexToHit, sightTo } from '../../../phases/weapon/hex-fire.ts';
import { binAimed, type FiredShot, fireAtHexes, type HexAim } from '../../../phases/weapon/hex-shots.ts';
import type { Lob } from '../../../points/artillery.ts';
import type { RuleId } from '../../../rule-index.ts';
import { binsToLob } from '../../../rules/fire/ammunition.ts';
import { canBear } from '../../../rules/fire/pointing.ts';
import { farthest, whyNotAble, whyNotReady } from '../../../rules/fire/to-hit.ts';
import { bearingOf, torsoFacing } from '../../../rules/sight/arcs.ts';
import { isBlocked, isUnderWater } from '../../../rules/sight/line-of-sight.ts';
import { isPlaced } from '../../../rules/unit/condition.ts';
import type { State, UnitState } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface TurnMarks {
    /** The hex that it fires such missiles at. */
    readonly lobbing?: Lobbing;
  }
  interface DeclaringOrders {
    lob: {
      readonly type: 'lob';
      readonly unit: number;
      readonly hex: string;
      readonly weapons: readonly Launch[];
    };
  }
  interface OptionEvents {
    lobbing: { readonly type: 'lobbing'; readonly unit: number } & Lobbing;
    /** The weapon is -1 for those who do not know its sheet. */
    lobbed: { readonly type: 'lobbed' } & FiredShot;
    /** MT-BASE-02: a salvo that has missed; it goes to -1 off the map. */
    'missiles-scatter': {
      readonly type: 'missiles-scatter';
      readonly unit: number;
      readonly hex: number;
      readonly to: number;
      readonly scatter: readonly number[];
    };
  }
}

interface Launch {
  readonly weapon: number;
  readonly bin: number;
  /** What has to be said of such missiles. */
  readonly setting?: number | undefined;
}

/** What those see of it who do not know the sheet has no weapons. */
interface Lobbing extends HexAim {
  readonly bins: readonly number[];
  /** 0 where there is nothing to say. */
  readonly settings: readonly number[];
}

const WORDS = {
  hex: 'Hex',
  order: 'Fire missiles at a hex',
  immobile: 'A hex does not move',
  load: 'Missiles',
};
const PURPOSES = { direction: 'scatter direction', distance: 'scatter distance' };
const WHY_NOT: Reason = {
  message: 'Such missiles are fired at a hex in sight, in range and ahead of the launcher',
  rule: 'MT-BASE-12',
};

const NAMES: Readonly<Record<LobbedLoad, string>> = {
  thunder: 'Thunder',
  'thunder-augmented': 'Thunder-Augmented',
  'thunder-active': 'Thunder-Active',
  'thunder-vibrabomb': 'Thunder-Vibrabomb',
  smoke: 'Smoke',
  flare: 'Flare',
};

export const loadIn = ({ designs }: Battlefield, { unit, bin }: Pick<Lob, 'unit' | 'bin'>): LobbedLoad =>
  designs[unit].bins[bin].load as LobbedLoad;

/** The launchers of a unit that have such missiles, if it can fire at all. */
function launchers(field: Battlefield, state: State, unit: number): number[] {
  const mech = state.units[unit];
  if (!isPlaced(mech) || mech.prone || whyNotAble(field, state, unit)) return [];
  if (isUnderWater(field, unit, mech)) return [];
  return field.designs[unit].weapons.flatMap((mount, weapon) => {
    const isLoaded = binsToLob(field, state, unit, weapon).length > 0;
    const why = whyNotReady(field, state, { unit, twist: 0, prop: null }, mount, isLoaded);
    return isLoaded && !why ? [weapon] : [];
  });
}

function reaches(field: Battlefield, state: State, { unit, weapon, cell }: HexShot): boolean {
  const { hex, facing } = state.units[unit];
  const mount = field.designs[unit].weapons[weapon];
  if (cell === hex || distance(field.board, hex, cell) > farthest(field, mount.type)) return false;
  return canBear(field, unit, mount, 0, bearingOf(field, hex, torsoFacing(facing, 0), cell));
}

const launchersAt = (field: Battlefield, state: State, unit: number, cell: number): number[] =>
  launchers(field, state, unit).filter((weapon) => reaches(field, state, { unit, weapon, cell }));

function cellsFor(field: Battlefield, state: State, unit: number): number[] {
  const ready = launchers(field, state, unit);
  if (ready.length === 0) return [];
  return [...field.board.number.keys()].filter(
    (cell) =>
      ready.some((weapon) => reaches(field, state, { unit, weapon, cell })) &&
      !isBlocked(sightTo(field, state, unit, cell)),
  );
}

/** MT-BASE-12: whatever grows in the hex is no hindrance. */
const toHit = (tally: Tally<RuleId>, field: Battlefield, state: State, shot: HexShot): void =>
  hexToHit(tally, field, state, shot, { reason: WORDS.immobile, rule: 'MT-BASE-12' });

/** The missiles, and what has to be said of them. */
function launchFields(field: Battlefield, state: State, unit: number, weapon: number): readonly Field[] {
  const settings = (bin: number): readonly Field[] => {
    const all = field.plugged.lobSettings?.([], field, { unit, weapon, bin }) ?? [];
    if (all.length === 0) return [];
    return [
      {
        kind: 'pick',
        name: 'setting',
        label: NAMES[loadIn(field, { unit, bin })],
        values: all.map(({ value }) => value),
        describe: (value) => ({ label: all.find((one) => one.value === value)!.label }),
        whyNot: () => WHY_NOT,
      },
    ];
  };
  return [
    {
      kind: 'pick',
      name: 'bin',
      label: WORDS.load,
      values: binsToLob(field, state, unit, weapon),
      describe: (bin) => ({
        label: `${NAMES[loadIn(field, { unit, bin: bin as number })]}, ${state.units[unit].body.shots[bin as number]} shots`,
      }),
      follow: (bin) => settings(bin as number),
      whyNot: () => WHY_NOT,
    },
  ];
}

/** Only where somebody has such missiles. */
export function lobForms(
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<'lob'>[] {
  if (!units.some((unit) => field.designs[unit].bins.some(({ isForHexes }) => isForHexes))) return [];
  const pick = new HexFirePick(field, state, units, {
    label: WORDS.hex,
    why: WHY_NOT,
    cells: (unit) => cellsFor(field, state, unit),
    weapons: (unit, cell) => launchersAt(field, state, unit, cell),
    fields: (unit, weapon) => launchFields(field, state, unit, weapon),
    toHit: (tally, shot) => toHit(tally, field, state, shot),
  });
  return [{ type: 'lob', label: WORDS.order, fields: [pick] }];
}

export function declareLob(
  play: Play<Classic>,
  field: Battlefield,
  order: DeclaringOrders[keyof DeclaringOrders],
): void {
  if (order.type !== 'lob') return;
  const { unit, weapons } = order;
  const left = [...play.state.units[unit].body.shots];
  // Several launchers may draw from one bin, as long as that lasts.
  const fired = weapons.filter(({ bin }) => left[bin]-- > 0);
  play.happen({
    type: 'lobbing',
    unit,
    hex: field.board.cells.get(order.hex)!,
    weapons: fired.map(({ weapon }) => weapon),
    bins: fired.map(({ bin }) => bin),
    settings: fired.map(({ setting }) => setting ?? 0),
  });
  field.plugged.attacks?.(play, field, unit);
}

export function takeAim({ thisTurn, body }: UnitState, { hex, weapons, bins, settings }: Lobbing): void {
  for (const bin of bins) body.shots[bin]--;
  thisTurn.marks = { ...thisTurn.marks, lobbing: { hex, weapons, bins, settings } };
}

/** MT-INFO-01: those who do not know its sheet see at which hex it fires, and what comes of it. */
export function lobbingSeen(event: Event | null): Event | null {
  if (event?.type === 'lobbing') return { ...event, weapons: [], bins: [], settings: [] };
  return event?.type === 'lobbed' ? { ...event, weapon: -1, number: 0, dice: [] } : event;
}

export function seenLobbing(seen: UnitState, real: UnitState): UnitState {
  const aim = seen.thisTurn.marks?.lobbing;
  if (!aim || seen.body === real.body) return seen;
  const lobbing: Lobbing = { hex: aim.hex, weapons: [], bins: [], settings: [] };
  return { ...seen, thisTurn: { ...seen.thisTurn, marks: { ...seen.thisTurn.marks, lobbing } } };
}

/** Fires what was declared after everything else. */
export function comeDown(play: Play<Classic>, field: Battlefield, acting?: number): void {
  const land = ({ unit, weapon }: HexShot, aim: Lobbing, cell: number) =>
    field.plugged.lobLands?.(play, field, {
      unit,
      weapon,
      bin: binAimed(aim, weapon),
      setting: aim.settings[aim.weapons.indexOf(weapon)],
      cell,
    });
  fireAtHexes<Lobbing>(play, field, {
    acting,
    aimOf: ({ thisTurn }) => thisTurn.marks?.lobbing,
    toHit: (tally, shot) => toHit(tally, field, play.state, shot),
    tell: (fired) => {
      play.emit({ type: 'lobbed', ...fired });
      if (fired.hit) return;
      const { unit, weapon, hex } = fired;
      const [direction] = play.roll(PURPOSES.direction, 1);
      const [hexes] = play.roll(PURPOSES.distance, 1);
      const to = along(field, hex, direction, hexes);
      play.emit({ type: 'missiles-scatter', unit, hex, to, scatter: [direction, hexes] });
      const aim = play.state.units[unit].thisTurn.marks!.lobbing!;
      if (to >= 0) land({ unit, weapon, cell: hex }, aim, to);
    },
    strike: (shot, aim) => land(shot, aim, shot.cell),
  });
}

/** MT-BASE-02: the top hexside is 1, and so on clockwise. */
function along({ board }: Battlefield, hex: number, direction: number, hexes: number): number {
  let cell = hex;
  for (let step = 0; step < hexes && cell >= 0; step++)
    cell = neighbour(board, cell, (direction - 1) as Direction);
  return cell;
}

/** For bots: one salvo where it is worth most to a unit that has nothing else to fire; 0 for what is not worth it. */
export function idleLob(
  order: Order,
  field: Battlefield,
  state: State,
  unit: number,
  worthOf: (lob: Lob) => number,
): Order {
  if (order.type !== 'hold') return order;
  let best: Order = order;
  let most = 0;
  const ready = launchers(field, state, unit);
  for (const cell of ready.length > 0 ? cellsFor(field, state, unit) : []) {
    for (const weapon of ready) {
      if (!reaches(field, state, { unit, weapon, cell })) continue;
      for (const bin of binsToLob(field, state, unit, weapon)) {
        const [first] = field.plugged.lobSettings?.([], field, { unit, weapon, bin }) ?? [];
        const worth = worthOf({ unit, weapon, bin, cell, setting: first?.value ?? 0 });
        if (worth <= most) continue;
        const number = totalOf<RuleId>((tally) => toHit(tally, field, state, { unit, weapon, cell }));
        const value = worth * chanceOfTwoDice(number);
        if (value <= most) continue;
        most = value;
        const launch = { weapon, bin, ...(first && { setting: first.value }) };
        best = { type: 'lob', unit, hex: field.board.number[cell], weapons: [launch] };
      }
    }
  }
  return best;
}
