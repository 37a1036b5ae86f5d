// When people on foot lose their nerve, and when they find it again (MT-MORL-01, MT-MORL-02, MT-MORL-05).

import { sum } from '@ironfield/kernel/dice.ts';
import { type Explanation, explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import { isInside } from '../../../buildings/floors.ts';
import type { Event } from '../../../events.ts';
import type { Classic } from '../../../game-types.ts';
import { putOff } from '../../../phases/weapon/close-attack.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { isPlaced } from '../../../rules/unit/condition.ts';
import { swarmedBy } from '../../../rules/unit/riding.ts';
import type { Frames, State, UnitState, WeaponAttack } from '../../../state.ts';
import { brokeIn, isShaken, type Nerve, nerveOf } from './state.ts';

/** The worst fright of a phase: nothing special, a 'Mech in sight, artillery, or flames. */
export type Fright = 0 | 1 | 2 | 3;

declare module '../../../extensions.ts' {
  interface TurnMarks {
    readonly frightened?: { readonly phase: State['phase']; readonly lost: number; readonly by: Fright };
  }
  interface OptionEvents {
    frightened: {
      readonly type: 'frightened';
      readonly unit: number;
      readonly phase: State['phase'];
      readonly lost: number;
      readonly by: Fright;
    };
    morale: {
      readonly type: 'morale';
      readonly unit: number;
      readonly why: 'losses' | 'recovery';
      readonly number: Explanation;
      /** None where it could not fail. */
      readonly dice: readonly number[];
      readonly nerve: Nerve;
    };
  }
}

const PURPOSE = 'morale';
/** MT-MORL-02: by Gunnery Skill. */
const TARGETS = { green: 9, regular: 6, veteran: 4, elite: 2 };
const MECH: Fright = 1;
const ARTILLERY: Fright = 2;
const FLAMES: Fright = 3;
const BROKEN_ALREADY = 1;
const IN_ARMOR = -1;
const IN_BUILDING = -2;
/** A number that cannot fail needs no roll. */
const SURE = 2;
const WORDS = {
  experience: { green: 'Green', regular: 'Regular', veteran: 'Veteran', elite: 'Elite' },
  frights: ['', "A 'Mech in sight", 'Artillery', 'Flames'],
  broken: 'Broken already',
  armor: 'Battle armour',
  building: 'In a building',
};

/** Those who are alive. */
const alive = ({ body }: UnitState): number => sum(body.structure);

const lostNow = (field: Battlefield, unit: number, state: UnitState): number =>
  (field.kinds[unit].troopers?.strength(field, state) ?? 0) - alive(state);

/** Notes an attack that struck it: fire that costs nobody frightens nobody. */
export function fired(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void {
  const unit = attack.target as number;
  const platoon = play.state.units[unit];
  if (!platoon || !field.kinds[unit].troopers) return;
  const { phase } = play.state;
  const before = platoon.thisTurn.marks?.frightened;
  const known = before?.phase === phase ? before : { lost: 0, by: 0 as Fright };
  const lost = lostNow(field, unit, platoon);
  if (lost <= known.lost) return;
  const by = Math.max(known.by, frightOf(field, attack)) as Fright;
  frighten(platoon, { phase, lost, by });
  play.emit({ type: 'frightened', unit, phase, lost, by });
}

export function frighten(
  { thisTurn }: UnitState,
  { phase, lost, by }: Omit<Extract<Event, { type: 'frightened' }>, 'type' | 'unit'>,
): void {
  thisTurn.marks = { ...thisTurn.marks, frightened: { phase, lost, by } };
}

function frightOf(field: Battlefield, { attacker, weapon, spotter }: WeaponAttack): Fright {
  if (field.designs[attacker].weapons[weapon].type.id.includes('flamer')) return FLAMES;
  return field.kinds[attacker].limbs && spotter === undefined ? MECH : 0;
}

type Ending = Frames['phase/end']['phase'];

function worstOf(state: State, unit: number, phase: Ending): Fright {
  if (phase === 'artillery') return ARTILLERY;
  const { frightened } = state.units[unit].thisTurn.marks ?? {};
  const shot = frightened && frightened.phase === state.phase ? frightened.by : 0;
  const struck =
    state.physicalAttacks.some(({ target }) => target === unit) || swarmedBy(state.units[unit]) >= 0;
  return phase === 'physical' && struck ? (Math.max(shot, MECH) as Fright) : shot;
}

/** MT-MORL-01: half of those with whom the phase began. */
export function phaseEnds(play: Play<Classic>, field: Battlefield, phase: Ending): void {
  for (const [unit, platoon] of play.state.units.entries()) {
    const { troopers } = field.kinds[unit];
    if (!troopers || platoon.loss || nerveOf(platoon) === 'routed') continue;
    const before = troopers.strength(field, platoon);
    const left = alive(platoon);
    if (left === 0 || left === before || 2 * (before - left) < before) continue;
    const fright = worstOf(play.state, unit, phase);
    const number = explain<RuleId>((tally) => targetAfterLosses(tally, field, play.state, unit, fright));
    roll(play, field, unit, 'losses', number);
  }
}

function baseTarget(tally: Tally<RuleId>, { crew: { gunnery } }: UnitState): void {
  const experience = gunnery >= 5 ? 'green' : gunnery === 4 ? 'regular' : gunnery === 3 ? 'veteran' : 'elite';
  tally.add(TARGETS[experience], WORDS.experience[experience], 'MT-MORL-02');
}

function targetAfterLosses(
  tally: Tally<RuleId>,
  field: Battlefield,
  { units }: State,
  unit: number,
  fright: Fright,
): void {
  const platoon = units[unit];
  baseTarget(tally, platoon);
  if (fright > 0) tally.add(fright, WORDS.frights[fright], 'MT-MORL-02');
  if (isShaken(platoon)) tally.add(BROKEN_ALREADY, WORDS.broken, 'MT-MORL-04');
  if (field.kinds[unit].troopers?.isArmored) tally.add(IN_ARMOR, WORDS.armor, 'MT-MORL-02');
  if (isPlaced(platoon) && isInside(field, platoon)) tally.add(IN_BUILDING, WORDS.building, 'MT-MORL-02');
}

/** A platoon that was broken already has no nerve left to lose. */
function roll(
  play: Play<Classic>,
  field: Battlefield,
  unit: number,
  why: 'losses' | 'recovery',
  number: Explanation,
): void {
  const platoon = play.state.units[unit];
  const dice = number.total <= SURE ? [] : play.roll(PURPOSE, 2, rolledBy(unit, number.total));
  const holds = dice.length === 0 || sum(dice) >= number.total;
  const was = nerveOf(platoon);
  const worse: Nerve = was === 'steady' ? 'broken' : 'routed';
  const better: Nerve = why === 'recovery' ? 'steady' : was;
  play.happen({ type: 'morale', unit, why, number, dice, nerve: holds ? better : worse });
  const carrier = swarmedBy(platoon);
  if (isShaken(platoon) && carrier >= 0) putOff(play, field, unit, play.state.units[carrier].hex);
}

/** MT-MORL-05: in the turns after that in which it broke. */
export function turnEnds(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, platoon] of play.state.units.entries()) {
    const since = brokeIn(platoon);
    if (platoon.loss || since < 0 || since >= play.state.turn) continue;
    roll(
      play,
      field,
      unit,
      'recovery',
      explain<RuleId>((tally) => baseTarget(tally, platoon)),
    );
  }
}
