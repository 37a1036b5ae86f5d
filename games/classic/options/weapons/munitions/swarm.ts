import { distance } from '@ironfield/hex/board.ts';
import { quietTally, type Tally, totalOf } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { GEAR } from '../../../data/gear.ts';
import type { Classic } from '../../../game-types.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import { shootOn } from '../../../phases/weapon/weapon.ts';
import { section } from '../../../rule-index/section.ts';
import type { RuleId } from '../../../rule-index.ts';
import { anyOf } from '../../../rules/crew/about-rolls.ts';
import { isSwarm } from '../../../rules/fire/ammunition.ts';
import {
  againstTroopers,
  busyTarget,
  immobileTarget,
  proneTarget,
  stuckTarget,
  targetModifiers,
  targetTerrain,
  woodsInTheWay,
} from '../../../rules/fire/attack-modifiers.ts';
import { farthest } from '../../../rules/fire/to-hit.ts';
import { isJammedBetween } from '../../../rules/sight/jamming.ts';
import { isUnderWater } from '../../../rules/sight/line-of-sight.ts';
import { isAirborne, isEmplaced, isOnMap } from '../../../rules/unit/condition.ts';
import type { State, WeaponAttack } from '../../../state.ts';

const OPTION = 'ammo-swarm';
const RULE = 'MT-WPN-55';
/** MT-WPN-55: what Swarm-I missiles know of their own side. */
const OWN_SIDE = 2;
const WORDS = { first: 'As at the first target', friend: 'Its own side, which Swarm-I missiles know' };
/** For bots: what an enemy beside the target adds to the points there, and what a friend takes away. */
const SPILL = 0.5;
const CARE = 1;

const binOf = ({ designs }: Battlefield, { attacker, bin = -1 }: { attacker: number; bin?: number }) =>
  designs[attacker].bins[bin];

/** What about a target makes it easy or hard to hit, wherever it is fired at from. */
function ownModifiers(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  attacker: number,
  target: number,
): void {
  const unit = state.units[target];
  againstTroopers(tally, field, { attacker, target });
  targetModifiers(tally, field, unit.thisTurn.mode, unit.thisTurn.hexesMoved);
  busyTarget(tally, field, unit);
  targetTerrain(tally, field, woodsInTheWay(field, unit), false);
  immobileTarget(tally, field, unit);
  stuckTarget(tally, unit);
  proneTarget(tally, unit.prone, distance(field.board, state.units[attacker].hex, unit.hex) <= 1);
}

/** May the missiles turn to it? Nobody turns to those who are in no hex, or wholly under water. */
function isThere(
  field: Battlefield,
  state: State,
  { attacker, weapon }: WeaponAttack,
  unit: number,
): boolean {
  const other = state.units[unit];
  if (!isOnMap(other) || isEmplaced(other)) return false;
  if (isUnderWater(field, unit, other) && !isAirborne(other)) return false;
  const away = distance(field.board, state.units[attacker].hex, other.hex);
  return away <= farthest(field, field.designs[attacker].weapons[weapon].type);
}

/** Those in the hex of the last one, or else those beside it. */
function nextOnes(
  field: Battlefield,
  state: State,
  attack: WeaponAttack,
  last: number,
  attacked: readonly number[],
): readonly number[] {
  const { hex } = state.units[last];
  const at = (hexes: number) =>
    state.units.flatMap((other, unit) =>
      !attacked.includes(unit) &&
      isThere(field, state, attack, unit) &&
      distance(field.board, hex, other.hex) === hexes
        ? [unit]
        : [],
    );
  const here = at(0);
  return here.length > 0 ? here : at(1);
}

/** MT-WPN-55: ECM on the way, or sensors that are hit, and a friend is like anybody else. */
function isSpared(field: Battlefield, state: State, attack: WeaponAttack, target: number): boolean {
  const { attacker } = attack;
  if (binOf(field, attack)?.load !== 'swarm-i' || field.sideOf[target] !== field.sideOf[attacker])
    return false;
  const sensors = quietTally();
  field.kinds[target].sensorModifiers(sensors, field, state, target);
  return sensors.total === 0 && !isJammedBetween(field, state, attacker, target);
}

function numberAt(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  attack: WeaponAttack,
  target: number,
): void {
  const { attacker, number, extra = 0 } = attack;
  const own = totalOf<RuleId>((each) => ownModifiers(each, field, state, attacker, attack.target as number));
  tally.add(number - extra - own, WORDS.first, RULE);
  ownModifiers(tally, field, state, attacker, target);
  if (isSpared(field, state, attack, target)) tally.add(OWN_SIDE, WORDS.friend, RULE);
}

function goOn(play: Play<Classic>, field: Battlefield, first: WeaponAttack, missiles: number): void {
  const { state } = play;
  if (typeof first.target !== 'number') return;
  const attacked = [first.target];
  let last = first.target;
  let left = missiles;
  while (left > 0) {
    const next = nextOnes(field, state, first, last, attacked);
    if (next.length === 0) return;
    last = next[anyOf(play, next.length)];
    attacked.push(last);
    const number = totalOf<RuleId>((tally) => numberAt(tally, field, state, first, last));
    const { rollOf: _, extra: __, ...attack } = first;
    left = shootOn(play, field, { ...attack, target: last, number, aim: -1, left });
  }
}

/** For bots: who else is near. */
function spilled(
  points: number,
  field: Battlefield,
  { units }: State,
  attacker: number,
  target: number,
): number {
  let share = 1;
  for (const [other, unit] of units.entries()) {
    if (other === target || !isOnMap(unit) || distance(field.board, unit.hex, units[target].hex) > 1)
      continue;
    share += field.sideOf[other] === field.sideOf[attacker] ? -CARE : SPILL;
  }
  return points * Math.max(0, share);
}

export const swarmMissiles: Option<boolean> = {
  id: OPTION,
  title: 'Swarm missiles',
  summary: 'LRM launchers may have missiles that turn to somebody else where they have not hit.',
  group: 'Equipment',
  rule: GEAR['swarm missiles'],
  base: false,
  rules: section('Maximum Tech, weapons', [
    RULE,
    'Swarm missiles',
    'What has not hit goes on to a unit in the hex of the target, or beside it, friend or foe, by lot, each once. It is as hard to hit as the first but for what is its own. Swarm-I: +2 against the own side.',
    OPTION,
  ]),
  plug: () => ({
    add: { fliesOn: goOn },
    stage: {
      gear: (names) => [...names, 'swarm missiles'],
      unitsOffered: withAdvancedMechs,
      pointsOfLoad: (points, field, state, shot) =>
        shot.target >= 0 && isSwarm(binOf(field, shot))
          ? spilled(points, field, state, shot.attacker, shot.target)
          : points,
    },
  }),
};
