// Any of the weapons of a salvo, each with its target and what else there is to choose (CBT-SEQ-04).

import { explain } from '@ironfield/kernel/explanation.ts';
import type { Description, Each, Field, Pick, Scalar } from '@ironfield/kernel/menu/menu.ts';
import { numbersOf } from '@ironfield/kernel/menu/piece-pick.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Shot } from '../../attacks.ts';
import type { RuleId } from '../../rule-index.ts';
import {
  binsAt,
  binsToAim,
  hasChoiceOfLoad,
  hasChoiceToAim,
  jamsUpTo,
  roundsFor,
} from '../../rules/fire/ammunition.ts';
import { hasOneTarget, mayAim, weaponToHit, whyNotWithIt } from '../../rules/fire/to-hit.ts';
import { isLost } from '../../rules/unit/condition.ts';
import {
  AIM_NOWHERE,
  LABELS,
  loaded,
  MEASURES,
  NO_AIM,
  roundWords,
  shotsLeft,
  WHY_NOT,
} from '../../text/fire.ts';
import { type Salvo, secondaryTarget } from './weapon-salvo.ts';

/** The primary target, then the attacks of the salvo. */
export class TargetPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'target';
  readonly label = LABELS.target;
  private readonly salvo: Salvo;

  constructor(salvo: Salvo) {
    this.salvo = salvo;
  }

  get values(): readonly number[] {
    return this.salvo.all;
  }

  describe(target: number): Description {
    return described(this.salvo, target);
  }

  follow(target: number): readonly Field[] {
    return [new AttacksEach(this.salvo, target)];
  }

  whyNot(): Reason {
    return WHY_NOT.noTarget;
  }
}

function described({ field, state }: Salvo, target: number): Description {
  const hex = field.board.number[state.units[target].hex];
  return { label: field.designs[target].name, piece: target, ...(hex ? { hex } : {}) };
}

/** Any of the weapons, each at its own target. */
class AttacksEach implements Each {
  readonly kind = 'each';
  readonly name = 'attacks';
  readonly label = LABELS.attacks;
  readonly key = 'weapon';
  private readonly salvo: Salvo;
  private readonly primary: number;
  private list: readonly number[] | undefined;

  constructor(salvo: Salvo, primary: number) {
    this.salvo = salvo;
    this.primary = primary;
  }

  get items(): readonly number[] {
    this.list ??= this.salvo.weapons.filter((weapon) => this.targetsOf(weapon).length > 0);
    return this.list;
  }

  /** CBT-THM-07: without a primary target ahead there can be no target ahead at all. */
  private targetsOf(weapon: number): readonly number[] {
    const { salvo, primary } = this;
    const all = salvo.targets(weapon);
    const isOnly = hasOneTarget(salvo.field, salvo.state, salvo.stance.unit);
    const targets = isOnly ? all.filter((target) => target === primary) : all;
    if (salvo.isAhead(primary)) return targets;
    return targets.filter((target) => !salvo.isAhead(target));
  }

  fields(weapon: number): readonly Field[] {
    const { salvo, primary } = this;
    const { field, state, stance } = salvo;
    const bins = salvo.bins(weapon);
    const fields = [
      new AttackTargetPick(salvo, primary, weapon, () => this.targetsOf(weapon)),
      ...(bins.length > 1 && !hasChoiceOfLoad(field, state, stance.unit, weapon)
        ? [binPick(salvo, bins)]
        : []),
      ...roundsPicks(salvo, weapon),
    ];
    return field.plugged.attackFields?.(fields, field, stance.unit, weapon, state) ?? fields;
  }

  describe(weapon: number): Description {
    return { label: this.salvo.field.designs[this.salvo.stance.unit].weapons[weapon].label };
  }

  get known(): readonly number[] {
    return this.salvo.weapons;
  }

  whyNot(weapon: Scalar | undefined): Reason {
    const { salvo, primary } = this;
    if (typeof weapon !== 'number') return WHY_NOT.noWeapon;
    if (salvo.targets(weapon).length > 0) return WHY_NOT.forwardFirst;
    return salvo.whyNot(weapon, primary) ?? WHY_NOT.noWeapon;
  }

  /** CBT-WPN-04: no bin gives more shots than it holds. */
  together(entries: readonly Readonly<Record<string, unknown>>[]): Reason | null {
    const { shots } = this.salvo.state.units[this.salvo.stance.unit].body;
    const { bins } = this.salvo.field.designs[this.salvo.stance.unit];
    const used = new Map<number, number>();
    for (const { weapon, bin, rounds } of entries) {
      const from = (bin as number | undefined) ?? this.salvo.bins(weapon as number)[0];
      if (from === undefined) continue;
      const count = (used.get(from) ?? 0) + ((rounds as number | undefined) ?? 1);
      if (count > shots[from]) return WHY_NOT.tooFewShots;
      if (((rounds as number | undefined) ?? 1) > 1 && bins[from].isSingle) return WHY_NOT.oneByOne;
      used.set(from, count);
    }
    const { field, state, stance } = this.salvo;
    const { weapons } = field.designs[stance.unit];
    const isClose = entries.some(({ weapon }) => weapons[weapon as number].type.closeAttack);
    if (isClose && entries.length > 1) return WHY_NOT.onlyAttack;
    const why = whyNotWithIt(field, stance.unit, entries);
    return field.plugged.whyNotTogether?.(why, field, state, stance.unit, entries) ?? why;
  }
}

/** MT-BASE-10, MT-WPN-43 */
function roundsPicks({ field, state, stance: { unit } }: Salvo, weapon: number): readonly Pick[] {
  const values = roundsFor(field, state, unit, weapon);
  if (values.length < 2) return [];
  const { type } = field.designs[unit].weapons[weapon];
  return [
    {
      kind: 'pick',
      name: 'rounds',
      label: LABELS.rounds,
      values,
      describe: (rounds) => ({
        label: roundWords(rounds as number, jamsUpTo(field, type, rounds as number)),
      }),
      whyNot: () => WHY_NOT.noRounds,
    },
  ];
}

class AttackTargetPick implements Pick {
  readonly kind = 'pick';
  readonly name = 'target';
  readonly label = LABELS.attackTarget;
  readonly salvo: Salvo;
  private readonly primary: number;
  private readonly weapon: number;
  private readonly targets: () => readonly number[];

  constructor(salvo: Salvo, primary: number, weapon: number, targets: () => readonly number[]) {
    this.salvo = salvo;
    this.primary = primary;
    this.weapon = weapon;
    this.targets = targets;
  }

  get values(): readonly number[] {
    return this.targets();
  }

  follow(target: number): readonly Field[] {
    const { field, state, stance } = this.salvo;
    const may =
      mayAim(field, state, stance.unit, this.weapon, target) ||
      field.plugged.takesAim?.(false, field, state, this.shot(target, -1));
    const fields = may ? [aimPick(this, target)] : this.others(target);
    return field.plugged.shotFields?.(fields, field, state, this.shot(target, -1), this.primary) ?? fields;
  }

  /** The further choices for a shot that is not aimed. */
  others(target: number): readonly Field[] {
    const { salvo, weapon } = this;
    const { field, state, stance } = salvo;
    const hasChoice = hasChoiceOfLoad(field, state, stance.unit, weapon);
    const shot = { attacker: stance.unit, weapon, target };
    const fields = hasChoice ? [loadPick(this, target, binsAt(field, state, shot))] : [];
    return field.plugged.targetFields?.(fields, field, state, this.shot(target, -1)) ?? fields;
  }

  /** MT-WPN-05: what is aimed may be of several sorts, too. */
  aimed(target: number, aim: number): readonly Field[] {
    const { salvo, weapon } = this;
    const { field, state, stance } = salvo;
    const all = binsAt(field, state, { attacker: stance.unit, weapon, target });
    if (!hasChoiceToAim(field, all, stance.unit)) return [];
    return [loadPick(this, target, binsToAim(field, all, stance.unit), aim)];
  }

  shot(target: number, aim: number, bin?: number): Shot {
    const { salvo, primary, weapon } = this;
    const { field, state, stance } = salvo;
    const { unit, twist } = stance;
    const secondary = secondaryTarget(field, state, stance, primary, { target });
    return { attacker: unit, weapon, target, twist, secondary, aim, bin };
  }

  describe(target: number): Description {
    return { ...described(this.salvo, target), ...this.number(target, -1) };
  }

  number(target: number, aim: number, bin?: number): Partial<Description> {
    const { field, state } = this.salvo;
    return {
      measure: MEASURES.toHit,
      explanation: explain<RuleId>((tally) => weaponToHit(tally, field, state, this.shot(target, aim, bin))),
    };
  }

  get known(): readonly number[] {
    return numbersOf(this.salvo.state.units);
  }

  whyNot(target: Scalar | undefined): Reason {
    const { salvo, weapon } = this;
    if (typeof target !== 'number') return WHY_NOT.noTarget;
    if (salvo.targets(weapon).includes(target)) return WHY_NOT.forwardFirst;
    return salvo.whyNot(weapon, target) ?? WHY_NOT.noTarget;
  }
}

/** CBT-WPN-08 */
function aimPick(pick: AttackTargetPick, target: number): Pick {
  const { field, state } = pick.salvo;
  const { codes } = field.kinds[target];
  const whole = [...codes.keys()].filter((part) => !isLost(state.units[target].body, part));
  const parts = field.plugged.partsToAim?.(whole, field, state, pick.shot(target, -1)) ?? whole;
  const open = parts.map((part) => codes[part]);
  return {
    kind: 'pick',
    name: 'aim',
    label: LABELS.aim,
    values: [NO_AIM, ...open],
    follow: (aim) => (aim === NO_AIM ? pick.others(target) : pick.aimed(target, codes.indexOf(String(aim)))),
    describe: (aim) =>
      aim === NO_AIM
        ? { label: AIM_NOWHERE }
        : { label: String(aim), ...pick.number(target, codes.indexOf(String(aim))) },
  };
}

/** MT-WPN-42: what is fired changes the number. */
function loadPick(pick: AttackTargetPick, target: number, bins: readonly number[], aim = -1): Pick {
  const { field, stance } = pick.salvo;
  const plain = binPick(pick.salvo, bins);
  return {
    ...plain,
    describe: (bin) => {
      const { load, type } = field.designs[stance.unit].bins[bin as number];
      const { label } = plain.describe!(bin);
      return { label: loaded(load, type.takesClusters, label), ...pick.number(target, aim, bin as number) };
    },
  };
}

function binPick({ field, state, stance: { unit } }: Salvo, bins: readonly number[]): Pick {
  return {
    kind: 'pick',
    name: 'bin',
    label: LABELS.bin,
    values: bins,
    describe: (bin) => {
      const { part } = field.designs[unit].bins[bin as number];
      const where = part ? field.kinds[unit].codes[part.location] : '';
      return { label: shotsLeft(where, state.units[unit].body.shots[bin as number]) };
    },
    whyNot: () => WHY_NOT.noShots,
  };
}
