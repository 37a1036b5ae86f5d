// Bots' plots: they turn their torsos to where they expect enemies, and set upon units they met if that pays.

import { distance, neighbour } from '@ironfield/hex/board.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { chanceToFall, costOfFall } from '../../../bot/attacks/blows.ts';
import { SIDE } from '../../../bot/temper/sides.ts';
import { Worths } from '../../../bot/temper/worth.ts';
import { ROLL_MODIFIERS } from '../../../data/piloting.ts';
import type { OptionFrames } from '../../../extensions.ts';
import type { Order } from '../../../orders.ts';
import { attackSide } from '../../../rules/damage/attack-side.ts';
import { physicalDamageOf, physicalNumber } from '../../../rules/physical/physical-to-hit.ts';
import { looksAt } from '../../../rules/sight/eyes.ts';
import { isBlocked, unitSight } from '../../../rules/sight/line-of-sight.ts';
import { isNear, isOnMap, isPlaced } from '../../../rules/unit/condition.ts';
import { fork } from '../../../state/fork.ts';
import type { Onslaught, State, Twist, UnitState } from '../../../state.ts';
import { chargers, divers, plotters, sensorsOf, twistsToPlot } from './plotting.ts';
import { blindOf, type Sensor } from './sight.ts';

/** So near seismic sensors find those behind a hill. */
const SEISMIC = 4;
const DONE: Order = { type: 'plotted' };

export function answer(field: Battlefield, state: State, frame: OptionFrames['blind/confirm']): Order {
  if (frame.phase === 'movement') return plot(field, state, frame.seat) ?? DONE;
  if (frame.phase === 'physical') return setUpon(field, state, frame.seat) ?? DONE;
  return DONE;
}

/** The first that is not as it should be. */
function plot(field: Battlefield, state: State, seat: number): Order | null {
  for (const unit of plotters(field, state, seat)) {
    const mech = state.units[unit];
    const twist = bestTwist(field, state, unit);
    const sensor = bestSensor(field, state, unit);
    if (twist !== mech.twist || sensor !== blindOf(mech).sensor) return { type: 'plot', unit, twist, sensor };
  }
  return null;
}

const foesOf = (field: Battlefield, { units }: State, unit: number): readonly UnitState[] =>
  field.enemiesOf[unit].map((enemy) => units[enemy]).filter(isOnMap);

/** Those that are near count most. */
function bestTwist(field: Battlefield, state: State, unit: number): Twist {
  const mech = state.units[unit];
  const foes = foesOf(field, state, unit);
  const seen = (twist: Twist) =>
    foes
      .filter(({ hex }) => looksAt(field, { ...mech, twist }, hex))
      .reduce((sum, { hex }) => sum + 1 / (1 + distance(field.board, mech.hex, hex)), 0);
  return twistsToPlot(field, unit, mech).reduce((best, next) => (seen(next) > seen(best) ? next : best));
}

function bestSensor(field: Battlefield, state: State, unit: number): Sensor {
  const isBehindHill = field.enemiesOf[unit].some((enemy) => {
    const isFelt = isNear(field, state.units[unit].hex, state.units[enemy], SEISMIC);
    return isFelt && isBlocked(unitSight(field, state, unit, enemy));
  });
  const open = sensorsOf(field, state, unit);
  if (isBehindHill && open.includes('seismic')) return 'seismic';
  return open.includes('probe') ? 'probe' : 'mech';
}

function setUpon(field: Battlefield, state: State, seat: number): Order | null {
  const ideas = [
    ...chargers(field, state, seat).map((unit) => {
      const { rival } = blindOf(state.units[unit]);
      return { type: 'charge-rival', kind: 'charge', unit, target: rival! } as const;
    }),
    ...divers(field, state, seat).map((unit) => {
      const { below } = blindOf(state.units[unit]);
      return { type: 'land-on-rival', kind: 'dfa', unit, target: below!.unit } as const;
    }),
  ];
  for (const { type, kind, unit, target } of ideas)
    if (gainOf(field, state, kind, unit, target) > 0) return { type, unit };
  return null;
}

/** The average damage to the target, less the cost. */
function gainOf(
  field: Battlefield,
  real: State,
  kind: Onslaught['kind'],
  unit: number,
  target: number,
): number {
  const state = fork(real);
  const mech = state.units[unit];
  const { facing, thisTurn } = mech;
  const there = blindOf(mech).below?.hex ?? neighbour(field.board, mech.hex, facing);
  // A unit that was not seen is where they met.
  if (!isPlaced(state.units[target])) state.units[target].hex = there;
  thisTurn.onslaught = { kind, target, from: mech.hex, hexes: thisTurn.hexesMoved, order: 0 };
  const blow = { kind, attacker: unit, target, limb: -1 } as const;
  const hit = chanceOfTwoDice(physicalNumber(field, state, blow));
  const worths = new Worths(field, state);
  const side = worths.of(target)[SIDE[attackSide(field, state, mech.hex, target)]];
  const own = worths.of(unit)[0];
  const isDfa = kind === 'dfa';
  const [theirs, ours] = isDfa
    ? [ROLL_MODIFIERS.stomped, ROLL_MODIFIERS.madeDfa]
    : [ROLL_MODIFIERS.charged, ROLL_MODIFIERS.madeCharge];
  const recoil = isDfa ? field.designs[unit].tons / 5 : field.designs[target].tons / 10;
  const done =
    side * physicalDamageOf(field, state, blow) +
    chanceToFall(field, state, target, isDfa ? 'stomped' : 'charged', theirs) * costOfFall(field, target, 0);
  const suffered =
    own * recoil +
    chanceToFall(field, state, unit, isDfa ? 'made-dfa' : 'made-charge', ours) * costOfFall(field, unit, 0);
  return hit * (done - suffered) - (isDfa ? (1 - hit) * costOfFall(field, unit, 2) : 0);
}
