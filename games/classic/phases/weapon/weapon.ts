import { sum } from '@ironfield/kernel/dice.ts';
import { explain } from '@ironfield/kernel/explanation.ts';
import type { Decision, FrameOf } from '@ironfield/kernel/play/game.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Shot } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import { columnsOf, type WeaponType } from '../../data/equipment.ts';
import { CLUSTER_HITS, HIGHEST_ROLL } from '../../data/tables.ts';
import type { WeaponMount } from '../../design.ts';
import { bitOf } from '../../design.ts';
import type { Classic } from '../../game-types.ts';
import type { Incoming, Volley } from '../../kind.ts';
import type { Declaration, OrderOf } from '../../orders.ts';
import type { Hit } from '../../points/weapon-attacks.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import { attackOn } from '../../rules/damage/inside.ts';
import { natureOf } from '../../rules/damage/nature.ts';
import { binOfShot, firedBy, isCluster, isSwarm, jamsUpTo, roundsOf } from '../../rules/fire/ammunition.ts';
import { pointsAt, rangeOf } from '../../rules/fire/range.ts';
import { weaponNumber, weaponToHit } from '../../rules/fire/to-hit.ts';
import { takeClub } from '../../rules/physical/clubs.ts';
import { recoil } from '../../rules/piloting/recoil.ts';
import { coverOf } from '../../rules/sight/cover.ts';
import { isLockJammed } from '../../rules/sight/jamming.ts';
import { unitSight } from '../../rules/sight/line-of-sight.ts';
import { swarmedBy } from '../../rules/unit/riding.ts';
import { seize } from '../../rules/unit/seized.ts';
import {
  AUTOMATIC_HIT,
  AUTOMATIC_MISS,
  CALLED_OFF,
  type Frames,
  type State,
  type UnitState,
  type WeaponAttack,
} from '../../state.ts';
import { NO_AIM, PROMPTS, PURPOSES } from '../../text/fire.ts';
import { activations, candidates, hasActed } from '../turn/activation.ts';
import { callOffMenu } from '../turn/call-off.ts';
import { beginPhase } from '../turn/turn.ts';
import { closeAttack } from './close-attack.ts';
import { declarationForms } from './weapon-menu.ts';
import { primaryOf, secondaryTarget } from './weapon-salvo.ts';

declare module '../../extensions.ts' {
  interface OptionEvents {
    /** Dice have decided what a hit does to infantry. */
    swept: {
      readonly type: 'swept';
      readonly unit: number;
      readonly dice: readonly number[];
      readonly points: number;
    };
  }
}

/** CBT-WPN-08: the named location is hit on 6, 7 or 8. */
const AIM_FROM = 6;
const AIM_TO = 8;
/** MT-WPN-55: what is left of a salvo counts as so many missiles, or twice, three, four times that. */
const GROUP = 5;
const TWO_DICE = { count: 2, lowest: 2 };

export function weapon(play: Play<Classic>): void {
  beginPhase(play, 'weapon');
  play.next(...activations(play.state, 'weapon'), { step: 'weapon/volley' });
  const field = battlefieldOf(play.state);
  const before = field.plugged.beforeFire?.([], field, play.state);
  if (before) play.next(...before);
}

/** CBT-SEQ-04 */
export const declare: Decision<Classic, Frames['weapon/declare'], Declaration> = {
  menu(state, frame, sought) {
    const field = battlefieldOf(state);
    return {
      prompt: PROMPTS.declare,
      rule: 'CBT-SEQ-04',
      orders: declarationForms(field, state, candidates(field, state, frame, 'weapon'), sought),
    };
  },

  apply(play, _frame, order) {
    const { state } = play;
    const field = battlefieldOf(state);
    const { unit } = order;
    field.plugged.acts?.(play, field, order);
    const mech = state.units[unit];
    hasActed(play, unit);
    if (order.type === 'find-club') {
      mech.thisTurn.busy = true;
      takeClub(play, field, unit, order.club);
    } else if (order.type === 'fire' || order.type === 'hold') {
      mech.twist = order.twist;
      if (order.type === 'fire' && order.attacks.length > 0) declareFire(play, field, order);
      else play.emit({ type: 'held', unit, twist: order.twist });
    } else field.plugged.declares?.(play, field, order);
  },
};

export function declareFire(play: Play<Classic>, field: Battlefield, order: OrderOf<'fire'>): void {
  const { state } = play;
  const { unit, twist } = order;
  const primary = primaryOf(field, state, order);
  const shots: Shot[] = [];
  const attacks: WeaponAttack[] = [];
  for (const choice of order.attacks) {
    const { weapon, target, aim, bin } = choice;
    const marks = field.plugged.declared?.({}, choice, field, state, unit);
    const shot: Shot = {
      attacker: unit,
      weapon,
      target,
      twist,
      secondary: secondaryTarget(field, state, order, primary, choice),
      aim: aim === undefined || aim === NO_AIM ? -1 : field.kinds[target].codes.indexOf(aim),
      ...(bin !== undefined && { bin }),
      ...marks,
    };
    const from = binOfShot(field, state, shot);
    // Its number is told when its last shot may be gone.
    shots.push({ ...shot, bin: from });
    const rounds = choice.rounds !== undefined && choice.rounds > 1 ? { rounds: choice.rounds } : {};
    if (from >= 0) state.units[unit].body.shots[from] -= roundsOf(rounds);
    const number = weaponNumber(field, state, shot);
    const outOfRange = number === AUTOMATIC_MISS ? { outOfRange: true as const } : {};
    attacks.push({
      attacker: unit,
      weapon,
      target,
      number,
      ...outOfRange,
      ...rounds,
      ...(shot.secondary > 0 && isSwarm(field.designs[unit].bins[from]) && { extra: shot.secondary }),
      bin: from,
      aim: shot.aim,
      ...marks,
    });
    if (marks?.second === undefined) continue;
    // MT-WPN-04: the same shot, walked on to another target.
    const also = { ...shot, target: marks.second, second: target, walked: true, aim: -1 } as const;
    shots.push({ ...also, bin: from });
    attacks.push({
      ...attacks[attacks.length - 1],
      target: also.target,
      second: target,
      walked: true,
      number: weaponNumber(field, state, also),
      bin: -1,
      aim: -1,
      ...('rounds' in rounds && { rollOf: 1 }),
    });
  }
  const first = state.weaponAttacks.length;
  state.weaponAttacks.push(...attacks);
  const rolls = field.plugged.sharedRolls && shareRolls(play, field, shots, first);
  if (play.listening) tellFire(play, field, order, rolls ? rolls.map((roll) => shots[roll]) : shots, first);
  field.plugged.attacks?.(play, field, unit);
}

/**
 * MT-ADVF-05: whatever shares a roll has its number. The first of them rolls for all, wherever that number comes from:
 * which is the highest may hang on what is hidden.
 */
function shareRolls(
  { state }: Play<Classic>,
  { plugged }: Battlefield,
  shots: readonly Shot[],
  first: number,
): readonly number[] {
  const attacks = state.weaponAttacks.slice(first);
  const own = attacks.map((_, index) => index);
  const numbers = attacks.map(({ number }) => number);
  const rolls = plugged.sharedRolls!(own, state, shots, numbers);
  for (const [index, roll] of rolls.entries()) {
    const leader = rolls.indexOf(roll);
    const shared = leader === index ? {} : { rollOf: index - leader };
    state.weaponAttacks[first + index] = { ...attacks[index], number: numbers[roll], ...shared };
  }
  return rolls;
}

const sharesRoll = ({ weaponAttacks }: State, attack: number, leader: number): boolean => {
  const { rollOf } = weaponAttacks[attack];
  return rollOf !== undefined && attack - rollOf === leader;
};

/** The steps that resolve what has been declared, from the first of them on. */
export const resolutions = ({ weaponAttacks }: State, first = 0): readonly FrameOf<Classic>[] =>
  weaponAttacks.flatMap(({ isOver, rollOf }, attack) =>
    attack < first || isOver || rollOf !== undefined ? [] : [{ step: 'weapon/resolve', attack }],
  );

function tellFire(
  play: Play<Classic>,
  field: Battlefield,
  { unit, twist, prop: code }: OrderOf<'fire'>,
  shots: readonly Shot[],
  first: number,
): void {
  const { state } = play;
  const attacks = state.weaponAttacks.slice(first).map((attack, i) => ({
    ...attack,
    explanation: explain<RuleId>((tally) => weaponToHit(tally, field, state, shots[i])),
  }));
  const prop = code ? field.kinds[unit].codes.indexOf(code) : null;
  play.emit({ type: 'fire-declared', unit, twist, prop, attacks });
}

/** CBT-SEQ-05 */
export function volley(play: Play<Classic>): void {
  play.next({ step: 'phase/end', phase: 'weapon' });
  fireAll(play);
}

/** Everything that was declared, in that order. */
export function fireAll(play: Play<Classic>): void {
  const { state } = play;
  const field = battlefieldOf(state);
  for (let attack = state.weaponAttacks.length - 1; attack >= 0; attack--) {
    const { number, attacker, isOver, rollOf } = state.weaponAttacks[attack];
    if (isOver || rollOf !== undefined) continue;
    play.next({ step: 'weapon/resolve', attack });
    if (number <= HIGHEST_ROLL || number === AUTOMATIC_MISS) continue;
    // Where sheets are hidden, the question would tell too much.
    if (field.plugged.known) callOff(play, attack);
    else play.next({ step: 'weapon/impossible', seat: field.seatOf[attacker], attack });
  }
}

/** CBT-THM-02 */
export const impossible: Decision<Classic, Frames['weapon/impossible'], 'call-off'> = {
  menu(state, { attack }) {
    const { attacker, weapon } = state.weaponAttacks[attack];
    const { label } = battlefieldOf(state).designs[attacker].weapons[weapon];
    return callOffMenu('CBT-THM-02', label, attacker);
  },

  apply(play, { attack }, order) {
    if (order.stop) callOff(play, attack);
  },
};

/** With whatever shares its roll. */
function callOff(play: Play<Classic>, attack: number): void {
  const { state } = play;
  for (const [index, declared] of state.weaponAttacks.entries()) {
    if (index !== attack && !sharesRoll(state, index, attack)) continue;
    if (declared.bin >= 0) state.units[declared.attacker].body.shots[declared.bin] += roundsOf(declared);
    state.weaponAttacks[index] = { ...declared, number: CALLED_OFF };
    play.emit({ type: 'called-off', unit: declared.attacker, weapon: declared.weapon });
  }
}

export function resolve(play: Play<Classic>, frame: Frames['weapon/resolve']): void {
  const { state } = play;
  const field = battlefieldOf(state);
  if (state.weaponAttacks[frame.attack].number === CALLED_OFF) return;
  const attack = asLaunched(field, state, state.weaponAttacks[frame.attack]);
  const dice = frame.dice ?? rollFor(play, attack);
  for (let other = state.weaponAttacks.length - 1; other >= 0; other--)
    if (sharesRoll(state, other, frame.attack)) play.next({ step: 'weapon/resolve', attack: other, dice });
  const jammed = jams(field, attack, dice);
  const shot = shoot(play, field, attack, dice, { jammed });
  if (!shot.hit && !locksOn(field, attack)) {
    const stray = field.plugged.stray?.(null, field, state, attack);
    if (stray) shoot(play, field, stray, rollFor(play, stray), { stray: true });
  }
  if (field.plugged.fliesOn && isSwarm(field.designs[attack.attacker].bins[attack.bin]) && !attack.outOfRange)
    field.plugged.fliesOn(play, field, attack, unspent(play, field, attack, shot));
  field.plugged.fired?.(play, field, attack);
}

/** MT-WPN-55: what is left of a salvo at its next target; says how many missiles go on. */
export function shootOn(play: Play<Classic>, field: Battlefield, next: WeaponAttack): number {
  const { weaponAttacks } = play.state;
  // Systems against missiles know of attacks that are listed.
  weaponAttacks.push(next);
  const left = unspent(play, field, next, shoot(play, field, next, rollFor(play, next), { stray: true }));
  weaponAttacks.pop();
  return left;
}

/** Missiles of a salvo that have not hit, nor been shot down after a miss. */
function unspent(
  play: Play<Classic>,
  field: Battlefield,
  attack: WeaponAttack,
  { hit, found }: Shooting,
): number {
  const all = attack.left ?? typeOf(field, attack).cluster;
  return hit ? all - found : (field.plugged.missilesLeft?.(all, play, field, attack) ?? all);
}

const typeOf = (field: Pick<Battlefield, 'designs'>, { attacker, weapon, bin }: WeaponAttack): WeaponType =>
  firedBy(field, attacker, weapon, bin);

/** MT-ELEC-08: a launcher that would lock on fires like any other where that is jammed. */
const asLaunched = (field: Battlefield, state: State, attack: WeaponAttack): WeaponAttack =>
  typeOf(field, attack).locks && isLockJammed(field, state, attack.attacker, attack.target)
    ? { ...attack, unlocked: true }
    : attack;

/** MT-WPN-47: it fires only if it is going to hit. */
export const locksOn = (field: Pick<Battlefield, 'designs'>, attack: WeaponAttack): boolean =>
  typeOf(field, attack).locks === true && !attack.unlocked;

/** MT-BASE-10, MT-WPN-03, MT-WPN-43: several rounds at once, and a low throw. */
function jams(field: Battlefield, attack: WeaponAttack, dice: readonly number[]): boolean {
  if (dice.length === 0) return false;
  const usual = sum(dice) <= jamsUpTo(field, typeOf(field, attack), roundsOf(attack));
  return field.plugged.jamsNow?.(usual, field, attack, dice) ?? usual;
}

/**
 * Takes the price of a shot. MT-WPN-47: a launcher that has not locked on has not fired, and is used all the same;
 * MT-BASE-10: a gun that jams stays so.
 */
export function spend(
  { units }: Pick<State, 'units'>,
  { designs }: Battlefield,
  attack: WeaponAttack,
  { hit, jammed = false }: { readonly hit: boolean; readonly jammed?: boolean | undefined },
): void {
  const { attacker, weapon, bin } = attack;
  const mount = designs[attacker].weapons[weapon];
  const isHeld = !hit && locksOn({ designs }, attack);
  firesFrom(units[attacker], mount, isHeld || attack.walked ? 0 : roundsOf(attack));
  if (isHeld && bin >= 0) units[attacker].body.shots[bin] += roundsOf(attack);
  if (jammed && !attack.walked) seize(units[attacker], mount);
}

const rollFor = (play: Play<Classic>, { number, attacker, target }: WeaponAttack): readonly number[] =>
  number > HIGHEST_ROLL || number === AUTOMATIC_HIT
    ? []
    : play.roll(PURPOSES.toHit, 2, rolledBy(attacker, number, target));

interface Shooting {
  readonly hit: boolean;
  /** Missiles of a salvo that have found their target. */
  readonly found: number;
}

function shoot(
  play: Play<Classic>,
  field: Battlefield,
  declared: WeaponAttack,
  dice: readonly number[],
  { stray = false, jammed = false }: { readonly stray?: boolean; readonly jammed?: boolean },
): Shooting {
  const attack = asItIs(play, field, declared, dice);
  const hit = !jammed && (attack.number === AUTOMATIC_HIT || (dice.length > 0 && sum(dice) >= attack.number));
  const glancing =
    hit && !locksOn(field, attack) && (field.plugged.glances?.(false, sum(dice) - attack.number) ?? false);
  if (!stray) {
    spend(play.state, field, attack, { hit, jammed });
    recoil(field, play.state, attack.attacker, field.designs[attack.attacker].weapons[attack.weapon]);
  }
  play.emit({
    type: 'weapon-attack',
    attack,
    dice,
    hit,
    ...(glancing && { glancing }),
    ...(stray && { stray }),
    ...(jammed && { jammed }),
  });
  if (dice.length > 0) field.plugged.rolledToHit?.(play, field, attack, dice);
  if (!hit) return { hit, found: 0 };
  const usual: Hit = { attack, dice, glancing, damageEach: pointsEach(play, field, attack) };
  return { hit, found: damageTarget(play, field, field.plugged.hit?.(usual, play) ?? usual) };
}

/** Points of each round, pellet or missile that hits. */
function pointsEach(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): number {
  const swept = sweep(play, field, attack);
  if (swept !== null) return swept;
  if (isPellets(field, attack)) return 1;
  return pointsAt(typeOf(field, attack), rangeOf(field, play.state, attack));
}

/** With the number that it needs in truth. */
function asItIs(
  play: Play<Classic>,
  field: Battlefield,
  attack: WeaponAttack,
  dice: readonly number[],
): WeaponAttack {
  const number = field.plugged.neededNow?.(attack.number, play, field, attack, dice) ?? attack.number;
  return number === attack.number ? attack : { ...attack, number };
}

/** The heat of a shot, and where it was fired from. */
export function firesFrom(mech: UnitState, { type, parts }: WeaponMount, rounds = 1): void {
  mech.thisTurn.heatBuilt += rounds * (type.heatOfShot ?? type.heat);
  for (const { location } of parts) mech.thisTurn.fired |= bitOf(location);
}

/** MT-PRE-13: points that dice decide, of a weapon that sweeps a platoon. */
function sweep(
  play: Play<Classic>,
  { kinds, designs }: Battlefield,
  { attacker, weapon, target }: WeaponAttack,
): number | null {
  const { troopers } = kinds[target];
  const { type } = designs[attacker].weapons[weapon];
  const count = troopers?.diceOf(type, kinds[attacker].troopers !== undefined) ?? 0;
  if (count === 0) return null;
  const dice = play.roll(PURPOSES.sweep, count, rolledBy(attacker, undefined, target));
  const points = sum(dice);
  play.emit({ type: 'swept', unit: target, dice, points });
  return points;
}

/** CBT-WPN-06, CBT-WPN-07: a hit, or the missiles of a salvo in their groups. Says how many of these there were. */
function damageTarget(play: Play<Classic>, field: Battlefield, hit: Hit): number {
  const { attack, damageEach, criticals } = hit;
  const { state } = play;
  const { attacker, target } = attack;
  const type = typeOf(field, attack);
  const clings = swarmedBy(state.units[attacker]) === target;
  if (type.closeAttack || clings) closeAttack(play, field, attack, type.closeAttack ?? 'swarm');
  if (type.closeAttack || clings || damageEach === 0) return 0;
  const side = attackSide(field, state, state.units[attacker].hex, target);
  const eyes = attack.spotter ?? attacker;
  const cover = coverOf(field, state, eyes, target, unitSight(field, state, eyes, target));
  const table = (cover && field.plugged.coveredTable?.()) || 'mech';
  const usual: Incoming = { table, side, covered: cover?.parts ?? 0, criticals, by: attacker };
  const from = field.plugged.incoming?.(usual, field, state, attack) ?? usual;
  const { points, group, found = 0 } = volleyOf(play, field, hit, type);
  let left = field.plugged.absorbed?.(points, play, field, attack) ?? points;
  attackOn(play, field, target, () => {
    while (left > 0) {
      const each = Math.min(left, group);
      const through = field.plugged.shielded?.(each, play, field, attack) ?? each;
      if (through > 0) hitOnce(play, field, attack, from, through);
      left -= group;
    }
  });
  return found;
}

/** MT-WPN-42 */
const isPellets = ({ designs }: Battlefield, { attacker, bin }: WeaponAttack): boolean =>
  bin >= 0 && isCluster(designs[attacker].bins[bin]);

/** One shot hits in one place, whatever it does. */
function volleyOf(play: Play<Classic>, field: Battlefield, hit: Hit, type: WeaponType): Volley {
  const { attack, damageEach } = hit;
  const { cluster, group, damage } = type;
  const together = field.kinds[attack.attacker].volley?.(play, field, attack);
  // Options change a hit as a whole.
  if (together) return { ...together, points: Math.ceil((together.points * damageEach) / damage) };
  const rounds = roundsOf(attack);
  if (rounds > 1) {
    const split = field.plugged.roundsThatHit?.(null, attack) ?? null;
    const hits = split ?? missilesThatHit(play, field, hit, rounds);
    return { points: hits * damageEach, group: damageEach };
  }
  if (isPellets(field, attack))
    return { points: missilesThatHit(play, field, hit, damage) * damageEach, group: damageEach };
  if (cluster === 0) return { points: damageEach, group: Number.POSITIVE_INFINITY };
  // MT-WPN-40: one missile is one.
  const found = missilesFound(play, field, hit, type);
  const left = field.plugged.missilesLeft?.(found, play, field, attack) ?? found;
  return { points: left * damageEach, group, found };
}

/** Of a salvo; of what is left of one, no more than that (MT-WPN-55). */
function missilesFound(play: Play<Classic>, field: Battlefield, hit: Hit, type: WeaponType): number {
  const { attack } = hit;
  if (attack.left !== undefined)
    return Math.min(attack.left, missilesThatHit(play, field, hit, GROUP * Math.ceil(attack.left / GROUP)));
  if (locksOn(field, attack) || type.cluster === 1) return type.cluster;
  return columnsOf(type).reduce((sum, column) => sum + missilesThatHit(play, field, hit, column), 0);
}

/** CBT-WPN-06 */
function missilesThatHit(play: Play<Classic>, field: Battlefield, hit: Hit, size: number): number {
  const { cluster, leastMissiles } = field.plugged;
  const { count, lowest } = field.plugged.clusterDice?.(TWO_DICE, play.state, hit.attack) ?? TWO_DICE;
  const dice = play.roll(
    PURPOSES.cluster,
    count,
    rolledBy(hit.attack.attacker, undefined, hit.attack.target),
  );
  const counting = count === lowest ? dice : dice.toSorted((a, b) => a - b).slice(0, lowest);
  const modifier = cluster && explain<RuleId>((tally) => cluster(tally, field, play.state, hit));
  const total = sum(counting) + (modifier?.total ?? 0);
  const least = leastMissiles?.(1, field, play.state, hit) ?? 1;
  const missiles = total < 2 ? least : CLUSTER_HITS[size][Math.min(total, HIGHEST_ROLL) - 2];
  const isModified = modifier && modifier.lines.length > 0;
  play.emit({ type: 'cluster', unit: hit.attack.target, dice, missiles, ...(isModified && { modifier }) });
  return missiles;
}

function hitOnce(
  play: Play<Classic>,
  field: Battlefield,
  attack: WeaponAttack,
  from: Incoming,
  points: number,
): void {
  const { attacker, target, aim } = attack;
  const kind = field.kinds[target];
  const nature = natureOf(typeOf(field, attack));
  const isSure = aim >= 0 && (field.plugged.aimHolds?.(false, attack) ?? false);
  if (isSure || (aim >= 0 && aimSucceeds(play, attacker, target))) {
    const { table, side, covered, criticals, by, pierces } = from;
    if ((covered & bitOf(aim)) !== 0) {
      play.emit({ type: 'location', unit: target, table, side, dice: [], location: aim, struck: false });
    } else
      kind.strike(
        play,
        field,
        target,
        {
          part: aim,
          rear: side === 'rear',
          critical: false,
          criticals,
          by,
          nature,
          ...(pierces !== undefined && { pierces }),
        },
        points,
      );
    return;
  }
  const struck = kind.rollLocation(play, field, target, from);
  if (struck) kind.strike(play, field, target, { ...struck, nature }, points);
}

function aimSucceeds(play: Play<Classic>, attacker: number, unit: number): boolean {
  const dice = play.roll(PURPOSES.aimed, 2, rolledBy(attacker, undefined, unit));
  const total = sum(dice);
  const success = total >= AIM_FROM && total <= AIM_TO;
  play.emit({ type: 'aimed', unit, dice, success });
  return success;
}
