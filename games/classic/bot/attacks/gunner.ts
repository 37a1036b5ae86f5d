// The promise of one 'Mech's weapons against each enemy: as many of them as the heat allows.

import { relativeBearing } from '@ironfield/hex/bearing.ts';
import { distance } from '@ironfield/hex/board.ts';
import { lineOn } from '@ironfield/hex/board-line.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Shot, Stance } from '../../attacks.ts';
import type { Battlefield } from '../../battlefield.ts';
import { LOWEST_ROLL } from '../../data/tables.ts';
import { bitOf, type WeaponMount } from '../../design.ts';
import type { OrderOf } from '../../orders.ts';
import type { ShotIdea } from '../../points/bots.ts';
import { attackSide } from '../../rules/damage/attack-side.ts';
import {
  binsAt,
  binsFor,
  binsToAim,
  hasChoiceOfLoad,
  hasChoiceToAim,
  jamsUpTo,
  roundsFor,
  roundsOf,
} from '../../rules/fire/ammunition.ts';
import { isAhead, secondaryCost } from '../../rules/fire/pointing.ts';
import {
  eyesFor,
  hasOneTarget,
  isTooHot,
  mayAim,
  weaponNumber,
  whyNotFire,
} from '../../rules/fire/to-hit.ts';
import { twistsOf } from '../../rules/fire/twists.ts';
import { isBlocked, unitSight } from '../../rules/sight/line-of-sight.ts';
import { isImmobile } from '../../rules/unit/condition.ts';
import { propsOf } from '../../rules/unit/limbs.ts';
import type { State } from '../../state.ts';
import { NO_AIM } from '../../text/fire.ts';
import { meanDamageAt, meanDamageOfLoad } from '../temper/odds.ts';
import { SIDE } from '../temper/sides.ts';
import { urgencyIn } from '../temper/temper.ts';
import { healthOf, type Worths } from '../temper/worth.ts';
import { arcsOf, groupOf, TWISTS } from './arcs.ts';
import { bestBlow } from './blows.ts';
import { FARTHEST } from './gunnery.ts';
import { costOfHeat, hasAmmunition, heatAhead } from './heat.ts';

export interface Marksman {
  /** Least chance to hit that is worth a shot. */
  readonly patience: number;
  /** Minds its heat; otherwise it fires all it has. */
  readonly cool: boolean;
  /** Prefers weak spots, and what others shoot at until it should be enough. */
  readonly concentrates: boolean;
  /** Keeps its arms free where a punch is worth more (CBT-AI-21). */
  readonly punches: boolean;
}

interface Option {
  readonly weapon: number;
  readonly target: number;
  readonly gain: number;
  /** Points of damage on average. */
  readonly damage: number;
  readonly heat: number;
  /** The higher, the sooner it is fired. */
  readonly rank: number;
  readonly choice: ShotIdea['choice'];
  /** MT-BASE-10: how many at once, where that is a question. */
  readonly rounds?: number;
  /** MT-WPN-42: the bin with what had best be fired, where that is a question. */
  readonly bin?: number | undefined;
}

/** A load that a weapon can fire: its to-hit number, and the points of a hit on average. */
interface Load {
  readonly number: number;
  readonly points: number;
  readonly bin?: number;
}

export interface Plan {
  readonly gain: number;
  readonly attacks: OrderOf<'fire'>['attacks'];
}

/** CBT-AI-19: fewer shots than this are spent with care, and on numbers up to these. */
const PLENTY = 10;
const WORTH_A_SHOT = 9;
const WORTH_A_CHANCE = 10;
/** The share of its vital part at which a target is still sound. */
const OPEN = 0.5;
/** CBT-AI-18: of hard shots those are left out first that use up ammunition. */
const HARD = 9;
const THRIFT = 0.8;
/** MT-BASE-10, MT-WPN-43: hits of so many rounds for one of a single one, less what a jam costs. */
const ROUNDS: Readonly<Record<number, number>> = { 1: 1, 2: 1.4, 4: 2.5, 6: 3.5 };
const SOONER = 1e-6;
const STANDING: readonly null[] = [null];
const NO_CHOICE: ShotIdea['choice'] = {};
const NOTHING: Plan = { gain: 0, attacks: [] };

/** One 'Mech, and what its weapons promise against each enemy. */
export class Gunner {
  readonly foes: readonly number[];
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;
  private readonly marksman: Marksman;
  private readonly worths: Worths;
  /** By weapon and foe: the number to hit as the primary target, whatever the arc; 0 before it is asked for. */
  private readonly numbers: number[];
  /** By foe: what a hit is worth, and where it is. */
  private readonly worth: number[];
  private readonly bearings: number[];
  /** By weapon and foe: can it be fired at all where it bears? Null before it is asked for. */
  private readonly ready: (boolean | null)[];
  /** By weapon and foe, and by foe, for the twist at hand. */
  private readonly bears: boolean[];
  private readonly ahead: boolean[];
  private readonly heat: number;
  private readonly isLoaded: boolean;
  /** By foe: how far it is on its way to being lost by what has been declared, from 0 to 1 and more. */
  private readonly doom: number[];
  /** By foe: how far a point of damage brings it there. */
  private readonly doomPerPoint: number[];
  /** By foe: it can do nothing this turn, and there are others who can. */
  private readonly canWait: boolean[];
  /** A unit that has waited long enough takes the long shot. */
  private readonly urgency: number;
  private readonly weapons: readonly WeaponMount[];
  /** By part: what firing from it would cost in blows, for the twist at hand; null where nobody is near enough. */
  private blows: number[] | null = null;

  constructor(
    field: Battlefield,
    state: State,
    unit: number,
    {
      marksman,
      worths,
      upcoming,
    }: { readonly marksman: Marksman; readonly worths: Worths; readonly upcoming: ArrayLike<number> },
  ) {
    const { weapons } = field.designs[unit];
    const { hex, facing } = state.units[unit];
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.marksman = marksman;
    this.worths = worths;
    this.weapons = weapons;
    this.foes = foesInSight(field, state, unit);
    const count = weapons.length * this.foes.length;
    this.numbers = new Array(count).fill(0);
    this.ready = new Array(count).fill(null);
    this.bears = new Array(count).fill(false);
    this.ahead = new Array(this.foes.length).fill(false);
    this.doomPerPoint = this.foes.map((foe) => doomPerPoint(field, state, foe, worths));
    this.doom = this.foes.map((foe, i) => this.doomPerPoint[i] * declaredAt(field, state, foe));
    const isActive = (foe: number) => state.units[foe].hex >= 0 && !isImmobile(state.units[foe]);
    const othersMatter = field.enemiesOf[unit].some(isActive);
    this.canWait = this.foes.map((foe) => othersMatter && isImmobile(state.units[foe]));
    this.worth = this.foes.map((foe) => this.worthOfFoe(foe, upcoming[foe] ?? 0));
    this.bearings = this.foes.map((foe) => {
      const there = state.units[foe].hex;
      return there === hex ? 0 : relativeBearing(facing, lineOn(field.board, hex, there).bearing);
    });
    this.heat = heatAhead(field, state, unit);
    this.isLoaded = hasAmmunition(state.units[unit]);
    this.urgency = urgencyIn(state);
  }

  private worthOfFoe(foe: number, upcoming: number): number {
    const { field, state, unit, marksman, worths } = this;
    const sides = worths.of(foe);
    const doom = this.doom[this.foes.indexOf(foe)];
    if (marksman.cool && doom >= 1) return SPARE * sides[SIDE.front];
    if (!marksman.concentrates) return sides[SIDE.front];
    const worth = sides[SIDE[attackSide(field, state, state.units[unit].hex, foe)]];
    return worth * (1 + focus(ENOUGH * doom, upcoming));
  }

  /** Every target from every twist. */
  look(see: (stance: Stance, target: number, plan: Plan) => void): void {
    const { field, state, unit, foes } = this;
    const mech = state.units[unit];
    const props = propsOf(field, unit);
    for (const twist of twistsOf(field, state, unit)) {
      for (const prop of mech.prone ? props : STANDING) {
        const stance = { unit, twist, prop };
        this.turn(stance);
        for (const target of foes) see(stance, target, this.complete(this.planAt(target), stance, target));
      }
    }
  }

  private complete(plan: Plan, stance: Stance, primary: number): Plan {
    const { field, state } = this;
    const { completeSalvo } = field.plugged;
    if (!completeSalvo || plan.attacks.length === 0) return plan;
    return { ...plan, attacks: completeSalvo(plan.attacks, field, state, stance, primary) };
  }

  /** Looks along the torso. */
  private turn(stance: Stance): void {
    const { field, state, unit, foes, weapons, marksman } = this;
    const mech = state.units[unit];
    const arcs = arcsOf(field, unit);
    const twist = TWISTS.indexOf(stance.twist);
    for (let i = 0; i < foes.length; i++) {
      const groups = arcs[this.bearings[i]][twist];
      this.ahead[i] = isAhead(field, unit, mech, stance.twist, state.units[foes[i]].hex);
      for (let weapon = 0; weapon < weapons.length; weapon++) {
        const at = weapon * foes.length + i;
        this.bears[at] =
          (groups & (1 << groupOf(weapons[weapon]))) !== 0 && this.isReady(stance, weapon, i, at);
      }
    }
    this.blows = marksman.punches ? blowsLost(field, state, this.worths, stance) : null;
  }

  /** The arm that a prone unit props itself up on makes a difference, but no twist does. */
  private isReady(stance: Stance, weapon: number, index: number, at: number): boolean {
    const known = this.ready[at];
    if (known !== null && stance.prop === null) return known;
    const ready = whyNotFire(this.field, this.state, stance, weapon, this.foes[index]) === null;
    this.ready[at] = ready;
    return ready;
  }

  private number(weapon: number, index: number): number {
    const { field, state, unit, foes } = this;
    const at = weapon * foes.length + index;
    if (this.numbers[at] !== 0) return this.numbers[at];
    const target = foes[index];
    const aim = aimAt(field, state, unit, weapon, target);
    const number = weaponNumber(field, state, {
      attacker: unit,
      weapon,
      target,
      twist: 0,
      secondary: 0,
      aim,
    });
    this.numbers[at] = number;
    return number;
  }

  /** With this primary target: everything that bears on it, and what does not at the best other target. */
  private planAt(primary: number): Plan {
    const { foes, field, state, unit } = this;
    const isOnly = hasOneTarget(field, state, unit);
    const first = foes.indexOf(primary);
    const options: Option[] = [];
    let isAimed = false;
    for (let weapon = 0; weapon < this.weapons.length; weapon++) {
      let option = this.option(weapon, first, 0);
      if (option) isAimed = true;
      for (let i = 0; !option && !isOnly && !this.weapons[weapon].served && i < foes.length; i++) {
        if (i === first || (this.ahead[i] && !this.ahead[first])) continue;
        option = this.option(weapon, i, secondaryCost(field, unit, this.ahead[i]));
      }
      if (option) options.push(...this.byRounds(option));
    }
    return isAimed ? this.bestOf(options) : NOTHING;
  }

  /** MT-PRE-15: an attack at close quarters is the only one; MT-IEQP-03: so are those with guns that are served. */
  private bestOf(options: readonly Option[]): Plan {
    const isClose = ({ weapon }: Option) => this.weapons[weapon].type.closeAttack !== undefined;
    const isServed = ({ weapon }: Option) => this.weapons[weapon].served !== undefined;
    const shots = this.chosen(options.filter((option) => !isClose(option) && !isServed(option)));
    const alone = options.filter(isClose).map((option) => this.chosen([option]));
    const served = options.filter(isServed);
    const others = served.length > 0 ? [...alone, this.chosen(served)] : alone;
    return others.reduce((best, plan) => (plan.gain > best.gain ? plan : best), shots);
  }

  private option(weapon: number, index: number, secondary: 0 | 1 | 2): Option | null {
    if (!this.bears[weapon * this.foes.length + index]) return null;
    const { field, unit, marksman } = this;
    const { worth, choice, ...idea } = this.idea(weapon, index, secondary);
    const { number, points, bin } = this.bestLoad(weapon, index, secondary, idea.number);
    const odds = chanceOfTwoDice(number);
    if (odds === 0 || odds < (1 - this.urgency) * marksman.patience) return null;
    const { type, bins } = field.designs[unit].weapons[weapon];
    // MT-WPN-54: what it is loaded with does nothing to this target. Pods (MT-ELEC-18) never do points.
    if (points === 0 && type.damage > 0) return null;
    const isLoaded = bins.length > 0;
    if (isLoaded && this.isTooDear(bins, number, index)) return null;
    const damage = odds * points;
    const gain = damage * worth;
    const heat = field.kinds[unit].heat ? type.heat : 0;
    const rank = (isLoaded && number >= HARD ? THRIFT * gain : gain) / (heat + 1);
    return { weapon, target: this.foes[index], gain, damage, heat, rank, choice, bin };
  }

  /** What a weapon may be fired with at a target, aimed if it can be. */
  private binsOf(weapon: number, target: number): readonly number[] {
    const { field, state, unit } = this;
    const bins = binsAt(field, state, { attacker: unit, weapon, target });
    return mayAim(field, state, unit, weapon, target) ? binsToAim(field, bins, unit) : bins;
  }

  /** MT-WPN-42: a slug or pellets, whichever promises more. */
  private bestLoad(weapon: number, index: number, secondary: 0 | 1 | 2, usual: number): Load {
    const { field, state, unit, foes } = this;
    const target = foes[index];
    const { type } = field.designs[unit].weapons[weapon];
    const mean = meanDamageAt(field, state, unit, type, target);
    const promised = (points: number, bin?: number): number =>
      field.plugged.meanPoints?.(points, field, state, { attacker: unit, weapon, target, bin }) ?? points;
    const plain = { number: usual, points: promised(mean) };
    const { bins, weapons } = field.designs[unit];
    const all = weapons[weapon].bins;
    if (all.length < 2 || !hasChoiceOfLoad(field, state, unit, weapon)) {
      if (!all.some((bin) => bins[bin].isSpecial)) return plain;
      const [bin = -1] = this.binsOf(weapon, target);
      if (bin < 0 || !bins[bin].isSpecial) return plain;
      const points = meanDamageOfLoad(field, state, mean, { attacker: unit, weapon, target, bin });
      return { number: usual, points: promised(points, bin) };
    }
    const aim = aimAt(field, state, unit, weapon, target);
    const loads = this.binsOf(weapon, target).map((bin): Load => {
      const shot = { attacker: unit, weapon, target, twist: 0, secondary, aim, bin } as const;
      const points = meanDamageOfLoad(field, state, promised(mean, bin), shot);
      return { number: weaponNumber(field, state, shot), points, bin };
    });
    const promise = ({ number, points }: Load) => chanceOfTwoDice(number) * points;
    return loads.reduce((best, load) => (promise(load) > promise(best) ? load : best));
  }

  /** MT-BASE-10: many rounds come first, and fewer where they are too hot or there are no more. */
  private byRounds(option: Option): readonly Option[] {
    const { field, state, unit } = this;
    const rates = roundsFor(field, state, unit, option.weapon);
    if (rates.length < 2) return [option];
    const { type } = this.weapons[option.weapon];
    // MT-WPN-03: a gun that jams so easily had better fire one at a time.
    const isSingle = option.bin !== undefined && this.isFiredSingly(option.bin);
    if (isSingle || jamsUpTo(field, type, 2) > LOWEST_ROLL) return [{ ...option, rounds: 1 }];
    const { gain, damage, heat, rank } = option;
    return rates.map((rounds) => {
      const times = ROUNDS[rounds];
      const all = { gain: gain * times, damage: damage * times, heat: rounds * heat, rounds };
      return { ...option, ...all, rank: rank + (rounds - 1) * SOONER };
    });
  }

  private isFiredSingly(bin: number): boolean {
    return this.field.designs[this.unit].bins[bin].isSingle === true;
  }

  /** The best way to fire a weapon at a foe that options leave. */
  private idea(weapon: number, index: number, secondary: 0 | 1 | 2): ShotIdea {
    const { field, state, unit, foes, worths } = this;
    const target = foes[index];
    const number = this.number(weapon, index) + secondary;
    const usual = { number, worth: this.worth[index], sides: worths.of(target), choice: NO_CHOICE };
    if (!field.plugged.betterShot || mayAim(field, state, unit, weapon, target)) return usual;
    const shot: Shot = { attacker: unit, weapon, target, twist: 0, secondary, aim: -1 };
    return field.plugged.betterShot(usual, field, state, shot);
  }

  /** CBT-AI-19 */
  private isTooDear(bins: readonly number[], number: number, index: number): boolean {
    const { field, state, unit, foes } = this;
    if (number <= WORTH_A_SHOT || this.urgency === 1) return false;
    let left = 0;
    for (const bin of bins) left += state.units[unit].body.shots[bin];
    if (left >= PLENTY) return false;
    if (number > WORTH_A_CHANCE) return true;
    return (
      healthOf(field, state, foes[index]) > OPEN &&
      attackSide(field, state, state.units[unit].hex, foes[index]) === 'front'
    );
  }

  /** The best value for their heat first, as long as each is worth the heat it adds. */
  private chosen(options: Option[]): Plan {
    const { field, state, unit, marksman } = this;
    const mech = state.units[unit];
    options.sort((a, b) => b.rank - a.rank);
    const used = new Map<number, number>();
    const attacks: OrderOf<'fire'>['attacks'] = [];
    let heat = this.heat;
    let gain = 0;
    let cost = marksman.cool ? costOfHeat(heat, this.isLoaded) : 0;
    const doom = this.doom.slice();
    for (const option of options) {
      const fired = attacks.map(({ weapon }) => weapon);
      if (fired.includes(option.weapon) || this.isForBlows(option, options)) continue;
      if (isTooHot(field, unit, [...fired, option.weapon])) continue;
      const { rounds = 1 } = option;
      const foe = this.foes.indexOf(option.target);
      const isSpare = marksman.cool && doom[foe] >= 1;
      const { weapon, target } = option;
      const bins = this.binsOf(weapon, target);
      const holds = (at: number) =>
        (used.get(at) ?? 0) + rounds <= mech.body.shots[at] && (rounds < 2 || !this.isFiredSingly(at));
      const bin = option.bin !== undefined && holds(option.bin) ? option.bin : bins.find(holds);
      if (bin === undefined && field.designs[unit].weapons[option.weapon].bins.length > 0) continue;
      if (isSpare && bin !== undefined) continue;
      const after = marksman.cool ? costOfHeat(heat + option.heat, this.isLoaded) : 0;
      const worth = isSpare ? SPARE * option.gain : option.gain;
      if ((this.canWait[foe] ? CALM : 1) * worth < after - cost) continue;
      if (bin !== undefined) used.set(bin, (used.get(bin) ?? 0) + rounds);
      heat += option.heat;
      gain += worth - (after - cost);
      cost = after;
      doom[foe] += this.doomPerPoint[foe] * option.damage;
      const isOneOfMany = binsFor(field, state, unit, weapon).length > 1;
      attacks.push(this.attack(option, isOneOfMany ? bin : undefined));
    }
    return { gain, attacks };
  }

  /** CBT-AI-21: an arm that fires does not punch. All that it could fire has to be worth more than its blow. */
  private isForBlows({ weapon }: Option, options: readonly Option[]): boolean {
    if (this.blows === null) return false;
    const { weapons } = this.field.designs[this.unit];
    const { location } = weapons[weapon];
    const blow = this.blows[location] ?? 0;
    if (blow === 0) return false;
    const best = new Map<number, number>();
    for (const option of options)
      if (weapons[option.weapon].location === location)
        best.set(option.weapon, Math.max(option.gain, best.get(option.weapon) ?? 0));
    let gain = 0;
    for (const each of best.values()) gain += each;
    return gain <= blow;
  }

  private attack(
    { weapon, target, choice, rounds }: Option,
    bin: number | undefined,
  ): OrderOf<'fire'>['attacks'][number] {
    const { field, state, unit } = this;
    const isAimed = mayAim(field, state, unit, weapon, target);
    const bins = binsAt(field, state, { attacker: unit, weapon, target });
    const isSettled =
      isAimed && hasChoiceOfLoad(field, state, unit, weapon) && !hasChoiceToAim(field, bins, unit);
    const isAsked = bin !== undefined && !isSettled;
    return {
      weapon,
      target,
      ...(isAsked && { bin }),
      ...(rounds && { rounds }),
      ...aimOf(field, state, unit, weapon, target),
      ...choice,
    };
  }
}

/** At those who are helpless; whoever may aim at others as well does not. */
function aimOf(
  field: Battlefield,
  state: State,
  unit: number,
  weapon: number,
  target: number,
): { readonly aim?: string } {
  if (mayAim(field, state, unit, weapon, target)) return { aim: vitalCode(field, target) };
  const shot: Shot = { attacker: unit, weapon, target, twist: 0, secondary: 0, aim: -1 };
  return field.plugged.takesAim?.(false, field, state, shot) ? { aim: NO_AIM } : {};
}

/** Enemies in sight, and within the reach of any weapon there is. */
function foesInSight(field: Battlefield, state: State, unit: number): number[] {
  const { hex } = state.units[unit];
  return field.enemiesOf[unit].filter((foe) => {
    const there = state.units[foe].hex;
    if (there < 0 || distance(field.board, hex, there) > FARTHEST) return false;
    return !isBlocked(unitSight(field, state, unit, foe)) || isSpotted(field, state, unit, foe);
  });
}

/** MT-BASE-13 */
const isSpotted = (field: Battlefield, state: State, unit: number, foe: number): boolean =>
  field.plugged.spotter !== undefined &&
  field.designs[unit].weapons.some((_, weapon) => eyesFor(field, state, unit, weapon, foe) !== unit);

/** The loss to the best blow if a part has fired. */
function blowsLost(
  field: Battlefield,
  state: State,
  worths: Worths,
  { unit, twist }: Stance,
): number[] | null {
  const mech = state.units[unit];
  const { fired } = mech.thisTurn;
  const before = mech.twist;
  mech.twist = twist;
  const best = bestBlow(field, state, unit, 0, worths).gain;
  let lost: number[] | null = null;
  if (best > 0) {
    lost = [];
    for (const { location } of field.designs[unit].weapons) {
      if (lost[location] !== undefined) continue;
      mech.thisTurn.fired = fired | bitOf(location);
      lost[location] = BLOWS * (best - bestBlow(field, state, unit, 0, worths).gain);
    }
  }
  mech.thisTurn.fired = fired;
  mech.twist = before;
  return lost;
}

/** Some blows that look possible before the shooting will not be after it. */
const BLOWS = 0.8;

/** CBT-WPN-08: whoever cannot dodge is shot in the middle. */
const aimAt = (field: Battlefield, state: State, unit: number, weapon: number, target: number): number =>
  isImmobile(state.units[target]) && mayAim(field, state, unit, weapon, target)
    ? field.kinds[target].vital
    : -1;

function vitalCode({ kinds }: Battlefield, target: number): string {
  const { codes, vital } = kinds[target];
  return codes[vital];
}

/** CBT-AI-20: fire on one 'Mech is worth more the more of it others have declared to take. */
const CONCENTRATION = 0.6;
/** The fire of friends who have not declared yet counts for less: they may find something better. */
const TO_COME = 0.7;

const focus = (share: number, upcoming: number): number =>
  Math.min(CONCENTRATION, share + TO_COME * upcoming);

/** Expected damage that takes so many times all of a 'Mech, or of its middle where that is aimed at, is enough. */
const ENOUGH = 2;
const ENOUGH_AIMED = 1.3;
/** CBT-WPN-08: aimed shots that hit what they are aimed at, or come there all the same. */
const ON_AIM = 0.55;
/** The worth of more heat on a target, and that of a target which can do nothing and will still be there. */
const SPARE = 0.1;
const CALM = 0.5;

/** Damage that others have declared to do to it, on average. */
function declaredAt(field: Battlefield, state: State, target: number): number {
  let expected = 0;
  for (const attack of state.weaponAttacks) {
    if (attack.target !== target || attack.isOver) continue;
    const { type } = field.designs[attack.attacker].weapons[attack.weapon];
    const points =
      meanDamageAt(field, state, attack.attacker, type, target) * (ROUNDS[roundsOf(attack)] ?? 1);
    expected += chanceOfTwoDice(attack.number) * points;
  }
  return expected;
}

/** The share of a 'Mech's certain loss, which is 1, that a point of damage brings. */
function doomPerPoint(field: Battlefield, state: State, target: number, worths: Worths): number {
  const spread = worths.of(target)[SIDE.front] / worths.whole(target) / ENOUGH;
  if (!isImmobile(state.units[target])) return spread;
  const { vital } = field.kinds[target];
  const { armor, structure } = state.units[target].body;
  return Math.max(spread, ON_AIM / (ENOUGH_AIMED * Math.max(1, armor[vital] + structure[vital])));
}
