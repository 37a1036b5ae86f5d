// What to shoot at: the twist and target that promise most, then as many weapons as the heat allows.

import { rotate } from '@ironfield/hex/coordinates.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/odds.ts';
import type { Stance } from '../attacks.ts';
import type { Battlefield } from '../battlefield.ts';
import { HEAT_OF_MODE } from '../data/tables.ts';
import type { Order, OrderOf } from '../orders.ts';
import { binsFor } from '../rules/ammunition.ts';
import { arcOf } from '../rules/arcs.ts';
import { attackSide } from '../rules/attack-side.ts';
import { canAct, isImmobile } from '../rules/condition.ts';
import { mayAim, weaponNumber, whyNotFire } from '../rules/to-hit.ts';
import type { State } from '../state.ts';
import { heatCost } from './heat.ts';
import { meanDamage } from './odds.ts';
import { worthOf } from './outlook.ts';

export interface Marksman {
  /** Least chance to hit that is worth a shot. */
  readonly patience: number;
  /** Minds its heat; otherwise it fires all it has. */
  readonly cool: boolean;
  /** Prefers weak spots, and what others shoot at until it should be enough. */
  readonly concentrates: boolean;
}

interface Option {
  readonly weapon: number;
  readonly target: number;
  readonly gain: number;
  readonly heat: number;
}

export interface Salvo {
  readonly order: Order;
  /** Damage to expect, weighted by what it is worth, less what the heat costs. */
  readonly gain: number;
}

const LAST_SHOTS = 4;
const LAST_SHOTS_CHANCE = 0.4;
const STANDING: readonly null[] = [null];

export function bestSalvo(field: Battlefield, state: State, unit: number, marksman: Marksman): Salvo {
  const mech = state.units[unit];
  let best: Salvo = { order: { type: 'hold', unit, twist: 0 }, gain: 0 };
  if (!canAct(mech) || mech.hex < 0 || mech.thisTurn.onslaught) return best;
  const gunner = new Gunner(field, state, unit, marksman);
  const { codes, props, twists } = field.kinds[unit];
  for (const twist of twists(mech)) {
    for (const prop of mech.prone ? props : STANDING) {
      gunner.turn({ unit, twist, prop });
      for (const target of gunner.foes) {
        const { gain, attacks } = gunner.planAt(target);
        if (gain <= best.gain) continue;
        const arm = prop === null ? {} : { prop: codes[prop] as OrderOf<'fire'>['prop'] };
        best = { gain, order: { type: 'fire', unit, twist, ...arm, target, attacks } };
      }
    }
  }
  return best;
}

/** One 'Mech, and what its weapons promise against each enemy. */
class Gunner {
  readonly foes: readonly number[];
  private readonly field: Battlefield;
  private readonly state: State;
  private readonly unit: number;
  private readonly marksman: Marksman;
  /** By weapon and foe: the number to hit as the primary target, whatever the arc; and what a hit is worth. */
  private readonly numbers: number[][];
  private readonly worth: number[];
  /** By weapon and foe, for the twist at hand. */
  private readonly bears: boolean[][];
  private readonly ahead: boolean[];

  constructor(field: Battlefield, state: State, unit: number, marksman: Marksman) {
    this.field = field;
    this.state = state;
    this.unit = unit;
    this.marksman = marksman;
    this.foes = field.enemiesOf[unit].filter((foe) => state.units[foe].hex >= 0);
    const { weapons } = field.designs[unit];
    this.numbers = weapons.map(() => this.foes.map(() => Number.NaN));
    this.bears = weapons.map(() => this.foes.map(() => false));
    this.ahead = this.foes.map(() => false);
    this.worth = this.foes.map((foe) => this.worthOfFoe(foe));
  }

  private worthOfFoe(foe: number): number {
    const { field, state, unit, marksman } = this;
    const worth = worthOf(field, state, foe);
    if (!marksman.concentrates) return worth;
    const side = SIDES[attackSide(field, state, state.units[unit].hex, foe)];
    return worth * field.kinds[foe].exposure(field, state, foe)[side] + focus(field, state, foe);
  }

  /** Looks along the torso. */
  turn(stance: Stance): void {
    const { field, state, unit, foes } = this;
    const mech = state.units[unit];
    const torso = rotate(mech.facing, stance.twist);
    for (let i = 0; i < foes.length; i++) {
      this.ahead[i] = arcOf(field, mech.hex, torso, state.units[foes[i]].hex) === 'forward';
      for (let weapon = 0; weapon < this.bears.length; weapon++) {
        this.bears[weapon][i] = whyNotFire(field, state, stance, weapon, foes[i]) === null;
      }
    }
  }

  private number(weapon: number, index: number): number {
    const known = this.numbers[weapon][index];
    if (!Number.isNaN(known)) return known;
    const { field, state, unit, foes } = this;
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
    this.numbers[weapon][index] = number;
    return number;
  }

  /** With this primary target: everything that bears on it, and what does not at the best other target. */
  planAt(primary: number): { readonly gain: number; readonly attacks: OrderOf<'fire'>['attacks'] } {
    const { foes } = this;
    const first = foes.indexOf(primary);
    const options: Option[] = [];
    let isAimed = false;
    for (let weapon = 0; weapon < this.bears.length; weapon++) {
      let option = this.option(weapon, first, 0);
      if (option) isAimed = true;
      for (let i = 0; !option && i < foes.length; i++) {
        if (i === first || (this.ahead[i] && !this.ahead[first])) continue;
        option = this.option(weapon, i, this.ahead[i] ? 1 : 2);
      }
      if (option) options.push(option);
    }
    return isAimed ? this.chosen(options) : { gain: 0, attacks: [] };
  }

  private option(weapon: number, index: number, secondary: number): Option | null {
    if (!this.bears[weapon][index]) return null;
    const { field, state, unit, marksman } = this;
    const odds = chanceOfTwoDice(this.number(weapon, index) + secondary);
    if (odds < marksman.patience) return null;
    const { type, bins } = field.designs[unit].weapons[weapon];
    if (bins.length > 0 && odds < LAST_SHOTS_CHANCE) {
      let left = 0;
      for (const bin of bins) left += state.units[unit].body.shots[bin];
      if (left <= LAST_SHOTS) return null;
    }
    const gain = odds * meanDamage(type) * this.worth[index];
    return { weapon, target: this.foes[index], gain, heat: type.heat };
  }

  /** The best value for their heat first, as long as each is worth the heat it adds. */
  private chosen(options: Option[]): { readonly gain: number; readonly attacks: OrderOf<'fire'>['attacks'] } {
    const { field, state, unit, marksman } = this;
    const mech = state.units[unit];
    options.sort((a, b) => b.gain / (b.heat + 1) - a.gain / (a.heat + 1));
    const used = new Map<number, number>();
    const attacks: OrderOf<'fire'>['attacks'] = [];
    let heat: number = HEAT_OF_MODE[mech.thisTurn.mode];
    let gain = 0;
    let cost = marksman.cool ? heatCost(field, state, unit, heat) : 0;
    for (const option of options) {
      const bins = binsFor(field, state, unit, option.weapon);
      const bin = bins.find((at) => (used.get(at) ?? 0) < mech.body.shots[at]);
      if (bin === undefined && field.designs[unit].weapons[option.weapon].bins.length > 0) continue;
      const after = marksman.cool ? heatCost(field, state, unit, heat + option.heat) : 0;
      if (option.gain < after - cost) continue;
      if (bin !== undefined) used.set(bin, (used.get(bin) ?? 0) + 1);
      heat += option.heat;
      gain += option.gain - (after - cost);
      cost = after;
      attacks.push(this.attack(option, bins.length > 1 ? bin : undefined));
    }
    return { gain, attacks };
  }

  private attack({ weapon, target }: Option, bin: number | undefined): OrderOf<'fire'>['attacks'][number] {
    const { field, state, unit } = this;
    return {
      weapon,
      target,
      ...(bin === undefined ? {} : { bin }),
      ...(mayAim(field, state, unit, weapon, target) ? { aim: vitalCode(field, target) } : {}),
    };
  }
}

const SIDES = { front: 0, right: 1, rear: 2, left: 3 } as const;

/** CBT-WPN-08: whoever cannot dodge is shot in the middle. */
const aimAt = (field: Battlefield, state: State, unit: number, weapon: number, target: number): number =>
  isImmobile(state.units[target]) && mayAim(field, state, unit, weapon, target)
    ? field.kinds[target].vital
    : -1;

function vitalCode({ kinds }: Battlefield, target: number): string {
  const { codes, vital } = kinds[target];
  return codes[vital];
}

/** What others of the side have declared against it makes it more attractive, up to the point of waste. */
function focus(field: Battlefield, state: State, target: number): number {
  let expected = 0;
  for (const attack of state.weaponAttacks) {
    if (attack.target !== target) continue;
    const { type } = field.designs[attack.attacker].weapons[attack.weapon];
    expected += chanceOfTwoDice(attack.number) * meanDamage(type);
  }
  const { vital } = field.kinds[target];
  const { armor, structure } = state.units[target].body;
  const body = armor[vital] + structure[vital];
  return expected > 2 * body ? -0.4 : Math.min(0.4, expected / 60);
}
