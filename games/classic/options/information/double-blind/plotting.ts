// MT-BLIND-02 to MT-BLIND-04: each player moves and declares for all own units, and nobody sees anything of it.

import { distance, neighbour } from '@ironfield/hex/board.ts';
import { DIRECTIONS, type Direction, rotate } from '@ironfield/hex/coordinates.ts';
import type { Field, Pick as FieldPick } from '@ironfield/kernel/menu/menu.ts';
import { questionOf } from '@ironfield/kernel/play/advance.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Frame, Seat, Viewer } from '@ironfield/kernel/state.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { battlefieldOf } from '../../../battlefields.ts';
import type { OptionEvents, OptionFrames } from '../../../extensions.ts';
import type { Classic } from '../../../game-types.ts';
import { knowledgeOf, seatsOf } from '../../../knowledge.ts';
import { canChoose, DECISIONS, passOver } from '../../../phases/sequence/alternation.ts';
import { UnitPick, waitingUnits } from '../../../phases/turn/activation.ts';
import { twistsOfUnit } from '../../../rules/fire/twists.ts';
import { nearestFree } from '../../../rules/physical/displacement.ts';
import { canCharge } from '../../../rules/physical/onslaught.ts';
import { probeOf } from '../../../rules/sight/probes.ts';
import { canAct, isOnMap, isPlaced } from '../../../rules/unit/condition.ts';
import { endMarks } from '../../../rules/unit/mark-ends.ts';
import { inTheWayOf, mayEnter, occupantsOf } from '../../../rules/unit/stacking.ts';
import {
  type AlternatingPhase,
  CALLED_OFF,
  OFF_MAP,
  type Onslaught,
  type Phase,
  type Side,
  type State,
  type Twist,
  type UnitState,
} from '../../../state.ts';
import { TWISTS } from '../../../text/fire.ts';
import { watched } from '../../../view/sighting.ts';
import { table } from '../../../view.ts';
import { beginPlot, endPlot } from './plotted-ground.ts';
import { blindOf, markBlind, otherSide, type Sensor } from './sight.ts';

declare module '../../../extensions.ts' {
  interface OptionFrames {
    /** Nobody sees anybody any more. */
    'blind/dusk': object;
    /** The units of a side are taken off the map, or put back. */
    'blind/lift': { readonly side: Side };
    'blind/land': { readonly side: Side };
    /** A player acts with all own units. */
    'blind/turn': { readonly seat: Seat; readonly phase: AlternatingPhase };
    'blind/confirm': { readonly seat: Seat; readonly phase: Phase };
    /** Skids are rolled for, and everybody sees what has become of the ground. */
    'blind/execute': object;
    'blind/contest': object;
    'blind/spot': object;
    'blind/contact': object;
  }
  interface OptionOrders {
    plot: { readonly type: 'plot'; readonly unit: number; readonly twist: Twist; readonly sensor: Sensor };
    plotted: { readonly type: 'plotted' };
    'charge-rival': { readonly type: 'charge-rival'; readonly unit: number };
    'land-on-rival': { readonly type: 'land-on-rival'; readonly unit: number };
  }
  interface OptionEvents {
    plot: {
      readonly type: 'plot';
      readonly units: readonly {
        readonly unit: number;
        readonly twist: Twist;
        readonly sensor: Sensor;
      }[];
    };
    contested: {
      readonly type: 'contested';
      readonly unit: number;
      readonly hex: number;
      readonly to: number;
      /** The kind of unit it met there. */
      readonly by: string;
      readonly reveals: readonly number[];
    };
  }
}

type Frames = readonly FrameOf<Classic>[];

/** MT-BLIND-02: whoever lost the Initiative is asked first, which tells nobody anything. */
export function activations(
  _steps: Frames,
  { setup }: Battlefield,
  { initiativeWinner }: State,
  phase: AlternatingPhase,
): Frames {
  const sides = [otherSide(initiativeWinner), initiativeWinner];
  const turnsOf = (side: Side): Frames =>
    seatsOf(setup, side).map((seat) => ({ step: 'blind/turn', seat, phase }) as const);
  if (phase === 'weapon') return sides.flatMap(turnsOf);
  if (phase === 'physical') return [...sides.flatMap(turnsOf), { step: 'blind/contact' }];
  return [
    { step: 'blind/dusk' },
    ...sides.flatMap((side): Frames => {
      const other = otherSide(side);
      return [{ step: 'blind/lift', side: other }, ...turnsOf(side), { step: 'blind/land', side: other }];
    }),
    { step: 'blind/execute' },
    { step: 'blind/contest' },
  ];
}

/** MT-BLIND-05: detection is over, and what is left is the memory of it. Wrecks that were seen stay known. */
export function dusk(play: Play<Classic>): void {
  const { units, turn } = play.state;
  watched(play, () => {
    for (const unit of units) {
      const blind = unit.marks?.blind;
      const isSeen = !blind || blind.spotted;
      const { hex, facing } = unit;
      markBlind(unit, {
        spotted: isSeen && unit.loss !== null,
        ...(isSeen && hex >= 0 && { ghost: { hex, facing, turn } }),
        sensor: 'mech',
        trail: [],
        rival: null,
        due: [],
        below: null,
      });
    }
  });
}

export function lift(play: Play<Classic>, { side }: OptionFrames['blind/lift']): void {
  const { state } = play;
  for (const unit of battlefieldOf(state).unitsOf[side]) {
    const mech = state.units[unit];
    if (!isPlaced(mech)) continue;
    markBlind(mech, { lifted: mech.hex });
    mech.hex = OFF_MAP;
  }
  beginPlot(play, battlefieldOf(state), otherSide(side));
}

export function land(play: Play<Classic>, { side }: OptionFrames['blind/land']): void {
  const { state } = play;
  endPlot(play, battlefieldOf(state));
  for (const unit of battlefieldOf(state).unitsOf[side]) {
    const mech = state.units[unit];
    const { lifted } = blindOf(mech);
    if (lifted === null) continue;
    mech.hex = lifted;
    markBlind(mech, { lifted: null });
  }
}

export function turn(play: Play<Classic>, { seat, phase }: OptionFrames['blind/turn']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  const { side } = field.setup.seats[seat];
  // The units with something to do depend on what is seen.
  const { upcoming: _, veiled: __, ...known } = table(state, seat);
  const seen: State = { ...state, ...known };
  const own = waitingUnits(field, state, side, phase).filter((unit) => field.seatOf[unit] === seat);
  const busy = own.filter((unit) => canChoose(field, seen, unit, phase));
  for (const unit of own) if (!busy.includes(unit)) passOver(play, unit, phase);
  if (busy.length === 0) {
    play.next({ step: 'blind/confirm', seat, phase });
    return;
  }
  const isAlone = field.setup.seats.every((other, index) => index === seat || other.side !== side);
  play.next(
    { step: DECISIONS[phase], seat, unit: isAlone ? -1 : busy[0] },
    { step: 'blind/turn', seat, phase },
  );
}

/** MT-BLIND-03: the rest of the plot. That it is done is said, so that nobody sees how much there was to do. */
export const confirm: Decision<
  Classic,
  OptionFrames['blind/confirm'],
  'plot' | 'plotted' | 'charge-rival' | 'land-on-rival'
> = {
  menu(state, { seat, phase }) {
    const field = battlefieldOf(state);
    const done = { type: 'plotted', label: 'All is said', fields: [] } as const;
    const plot = {
      type: 'plot',
      label: 'Torso and sensors',
      fields: [new PlotPick(field, state, plotters(field, state, seat))],
    } as const;
    const charge = {
      type: 'charge-rival',
      label: 'Charge whom it met',
      fields: [new UnitPick(field, state, chargers(field, state, seat))],
    } as const;
    const comeDown = {
      type: 'land-on-rival',
      label: 'Death from above on whom it met',
      fields: [new UnitPick(field, state, divers(field, state, seat))],
    } as const;
    const more = phase === 'movement' ? [plot] : phase === 'physical' ? [charge, comeDown] : [];
    return {
      prompt: phase === 'movement' ? 'Torsos and sensors, then done?' : 'Done?',
      rule: 'MT-BLIND-03',
      orders: [done, ...more],
    };
  },
  apply(play, frame, order) {
    const { state } = play;
    const field = battlefieldOf(state);
    const { seat, phase } = frame;
    if (order.type !== 'plotted') {
      if (order.type === 'plot') plotOf(play, seat, [order]);
      else if (order.type === 'charge-rival') chargeRival(play, order.unit);
      else landOnRival(play, field, order.unit);
      play.next({ step: 'blind/confirm', seat, phase });
    } else if (phase === 'movement') {
      plotOf(
        play,
        seat,
        plotters(field, state, seat).map((unit) => ({
          unit,
          twist: state.units[unit].twist,
          sensor: blindOf(state.units[unit]).sensor,
        })),
      );
    }
  },
};

type Plot = OptionEvents['plot']['units'];

function plotOf(play: Play<Classic>, seat: Seat, plots: Plot): void {
  const { setup } = play.state;
  const units = plots.map(({ unit, twist, sensor }) => ({ unit, twist, sensor }));
  carryOut(play.state, units);
  play.emit({ type: 'plot', units }, seatsOf(setup, setup.seats[seat].side));
}

export function carryOut({ units }: Pick<State, 'units'>, plots: Plot): void {
  for (const { unit, twist, sensor } of plots) {
    const mech = units[unit];
    mech.twist = twist;
    mech.thisTurn.marks = { ...mech.thisTurn.marks, torsoSet: true };
    markBlind(mech, { sensor });
  }
}

export const plotters = (field: Battlefield, state: State, seat: Seat): number[] =>
  field.seatOf.flatMap((owner, unit) =>
    owner === seat && isOnMap(state.units[unit]) && canAct(state.units[unit]) ? [unit] : [],
  );

const SENSORS: Readonly<Record<Sensor, string>> = {
  mech: 'Sensors: all around, as far as they see',
  seismic: 'Seismic sensors: near, but through hills',
  probe: 'Active probe: all around, and far',
};

/** One may think again. */
export function twistsToPlot(field: Battlefield, unit: number, mech: UnitState): readonly Twist[] {
  const free = { ...mech, thisTurn: { ...mech.thisTurn, marks: null } };
  return field.past.turnsBraced?.() ? field.kinds[unit].twists(free) : twistsOfUnit(field, unit, free);
}

/** MT-BLIND-07: what flies does not feel the ground. */
export const sensorsOf = (field: Battlefield, state: State, unit: number): readonly Sensor[] => [
  'mech',
  ...(field.kinds[unit].flight ? [] : ['seismic' as const]),
  ...(probeOf(field, state, unit).reach > 0 ? ['probe' as const] : []),
];

class PlotPick extends UnitPick {
  follow(unit: number): readonly Field[] {
    const twist: FieldPick = {
      kind: 'pick',
      name: 'twist',
      label: 'Torso',
      values: twistsToPlot(this.field, unit, this.state.units[unit]),
      describe: (value) => ({ label: TWISTS[value as Twist] }),
    };
    const sensor: FieldPick = {
      kind: 'pick',
      name: 'sensor',
      label: 'Sensors',
      values: sensorsOf(this.field, this.state, unit),
      describe: (value) => ({ label: SENSORS[value as Sensor] }),
    };
    return [twist, sensor];
  }
}

/** MT-BLIND-04: the side with the Initiative keeps the hex, unless the other was there all the time. */
export function contest(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  field.plugged.movesMade?.(play, field);
  for (const unit of field.unitsOf[otherSide(state.initiativeWinner)]) {
    const other = rivalOf(field, state, unit);
    if (other < 0) continue;
    const hasStayed = blindOf(state.units[unit]).trail.length === 0;
    giveWay(play, field, hasStayed ? other : unit, hasStayed ? unit : other);
  }
}

/** An enemy with whom it would be one too many in its hex. */
function rivalOf(field: Battlefield, state: State, unit: number): number {
  const { sideOf } = field;
  const { hex } = state.units[unit];
  const other = hex < 0 ? -1 : inTheWayOf(field, state, unit, hex);
  if (other < 0 || sideOf[other] !== sideOf[unit]) return other;
  return occupantsOf(state, hex).find((one) => sideOf[one] !== sideOf[unit]) ?? -1;
}

function giveWay(play: Play<Classic>, field: Battlefield, unit: number, keeper: number): void {
  const { state } = play;
  const mech = state.units[unit];
  const { hex } = mech;
  const { trail } = blindOf(mech);
  const last = trail.findLastIndex((cell) => mayEnter(field, state, unit, cell));
  watched(play, () => {
    mech.hex = last >= 0 ? trail[last] : nearestFree(field, state, hex);
    mech.thisTurn.hexesMoved =
      mech.thisTurn.mode === 'jump'
        ? 0
        : Math.max(0, mech.thisTurn.hexesMoved - (trail.length - Math.max(0, last)));
    for (const [own, rival] of [
      [unit, keeper],
      [keeper, unit],
    ]) {
      const { hex: from, facing } = state.units[own];
      const to = state.units[rival].hex;
      const isInReach = neighbour(field.board, from, facing) === to && canCharge(field, from, to);
      markBlind(state.units[own], { rival: isInReach ? rival : null });
    }
    if (mech.thisTurn.mode === 'jump') markBlind(mech, { below: { unit: keeper, hex } });
  });
  endMarks(play, field, unit, 'is moved');
  for (const [own, rival] of [
    [unit, keeper],
    [keeper, unit],
  ]) {
    const seats = seatsOf(field.setup, field.sideOf[own]);
    const by = field.setup.units[rival].unit.name;
    play.emit({ type: 'contested', unit: own, hex, to: state.units[own].hex, by, reveals: [rival] }, seats);
  }
}

/** Those who may attack, have done nothing else, and fired nothing (CBT-WPN-01): what the option does not say stays (MT-OPT-03). */
const ready = (field: Battlefield, state: State, seat: Seat): number[] =>
  plotters(field, state, seat).filter((unit) => {
    const { prone, thisTurn } = state.units[unit];
    const { weaponAttacks, physicalAttacks } = state;
    return (
      !prone &&
      !thisTurn.busy &&
      !thisTurn.onslaught &&
      (field.past.chaptersApart || !field.plugged.whyNoAttack?.(null, state, unit, 'strike')) &&
      weaponAttacks.every(({ attacker, number }) => attacker !== unit || number === CALLED_OFF) &&
      physicalAttacks.every(({ attacker }) => attacker !== unit)
    );
  });

/** MT-BLIND-13: those who face whom they met in a hex. */
export const chargers = (field: Battlefield, state: State, seat: Seat): number[] =>
  ready(field, state, seat).filter((unit) => blindOf(state.units[unit]).rival !== null);

/** MT-BLIND-12: those who jumped into a hex that an enemy has kept. */
export const divers = (field: Battlefield, state: State, seat: Seat): number[] =>
  ready(field, state, seat).filter((unit) => blindOf(state.units[unit]).below !== null);

function chargeRival(play: Play<Classic>, unit: number): void {
  const { rival } = blindOf(play.state.units[unit]);
  begin(play, unit, 'charge', rival!, play.state.units[unit].thisTurn.hexesMoved);
}

function landOnRival(play: Play<Classic>, { board }: Battlefield, unit: number): void {
  const mech = play.state.units[unit];
  const below = blindOf(mech).below!;
  begin(play, unit, 'dfa', below.unit, distance(board, mech.hex, below.hex) - 1);
}

function begin(
  play: Play<Classic>,
  unit: number,
  kind: Onslaught['kind'],
  target: number,
  hexes: number,
): void {
  const { units } = play.state;
  const mech = units[unit];
  const order = units.filter(({ thisTurn }) => thisTurn.onslaught).length;
  mech.thisTurn.onslaught = { kind, target, from: mech.hex, hexes, order };
  play.emit({ type: 'onslaught', unit, ...mech.thisTurn.onslaught });
}

/**
 * A unit that lays hands on another is seen by it. Of two that set upon each other the side with the Initiative does.
 */
export function contact(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  watched(play, () => {
    for (const { attacker } of state.physicalAttacks) markBlind(state.units[attacker], { spotted: true });
    for (const [unit, mech] of state.units.entries()) {
      const { onslaught } = mech.thisTurn;
      if (!onslaught) continue;
      const isMutual = state.units[onslaught.target].thisTurn.onslaught?.target === unit;
      if (isMutual && field.sideOf[unit] !== state.initiativeWinner) mech.thisTurn.onslaught = null;
      else {
        markBlind(mech, { spotted: true });
        if (onslaught.kind === 'dfa') riseAbove(field, mech, blindOf(mech).below!.hex);
      }
    }
  });
}

/** CBT-PHY-27: it hangs in the air before its target, on the side that it comes from. */
function riseAbove({ board }: Battlefield, mech: UnitState, target: number): void {
  const before = (direction: Direction) => neighbour(board, target, rotate(direction, 3));
  const away = (direction: Direction) => {
    const hex = before(direction);
    return hex < 0 ? Number.POSITIVE_INFINITY : distance(board, mech.hex, hex);
  };
  const direction = DIRECTIONS.reduce((best, next) => (away(next) < away(best) ? next : best));
  mech.hex = before(direction);
  mech.facing = direction;
}

const isOthers = ({ setup }: Battlefield, seat: Seat, viewer: Viewer): boolean =>
  viewer === 'spectator' || setup.seats[seat].side !== setup.seats[viewer].side;

/** A question to somebody else is hidden: others learn only that there is one. */
export function asked(question: Frame, field: Battlefield, { turn, phase }: State, viewer: Viewer): Frame {
  const { seat } = question as { readonly seat?: Seat };
  if (seat === undefined || turn === 0 || !isOthers(field, seat, viewer)) return question;
  return { step: 'blind/confirm', seat, phase } as Frame;
}

/** Nothing of what others are about, and nothing that names a unit which is not seen. */
export function upcoming(
  steps: State['agenda'],
  field: Battlefield,
  state: State,
  viewer: Viewer,
): State['agenda'] {
  const { seat = -1 } = questionOf(state) ?? {};
  const isHidden = seat >= 0 && isOthers(field, seat, viewer);
  const cut = steps.findLastIndex((frame) => isHidden && frame.step === 'blind/turn' && frame.seat === seat);
  const left = cut < 0 ? steps : steps.slice(0, cut);
  return left.filter(
    (frame) => !('unit' in frame) || frame.unit < 0 || knowledgeOf(field, state, frame.unit, viewer).place,
  );
}
