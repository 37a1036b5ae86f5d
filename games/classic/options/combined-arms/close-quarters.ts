// Platoons that cling to 'Mechs: what they do there, and how they are got rid of (MT-PRE-15, MT-PRE-28).

import { sum } from '@ironfield/kernel/dice.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { Description, OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { Classic } from '../../game-types.ts';
import type { Declaration, Order } from '../../orders.ts';
import { UnitPick } from '../../phases/turn/activation.ts';
import { hurt, perish, putOff, throwOff } from '../../phases/weapon/close-attack.ts';
import type { RuleId } from '../../rule-index.ts';
import { rolledBy } from '../../rules/crew/about-rolls.ts';
import { binsFor } from '../../rules/fire/ammunition.ts';
import { weaponToHit } from '../../rules/fire/to-hit.ts';
import type { UnitOrder } from '../../rules/movement/move-kind.ts';
import { physicalDamageOf } from '../../rules/physical/physical-to-hit.ts';
import { pilotingRoll, totalPiloting } from '../../rules/piloting/piloting.ts';
import { canAct, isOnMap } from '../../rules/unit/condition.ts';
import { roomAt, swarmedBy, swarmerOf } from '../../rules/unit/riding.ts';
import { type AlternatingPhase, AUTOMATIC_HIT, type State, type WeaponAttack } from '../../state.ts';

declare module '../../extensions.ts' {
  interface DeclaringOrders {
    'tear-at': { readonly type: 'tear-at'; readonly unit: number };
    'let-go': { readonly type: 'let-go'; readonly unit: number };
  }
  interface OptionOrders {
    'brush-off': { readonly type: 'brush-off'; readonly unit: number; readonly limb: 'LA' | 'RA' };
  }
  interface OptionRolls {
    'shake-off': true;
  }
  interface OptionEvents {
    'brush-off': {
      readonly type: 'brush-off';
      readonly unit: number;
      readonly target: number;
      readonly number: number;
      readonly dice: readonly number[];
      readonly hit: boolean;
    };
  }
}

/** MT-PRE-28: on top of the Piloting Skill. */
const HARD = 4;
const DEEP = 2;
const ARMS = ['LA', 'RA'] as const;
const WORDS = {
  tear: 'Tear at it',
  letGo: 'Let go',
  brush: 'Brush them off',
  limb: 'Arm',
  hard: 'Brushing off',
  arms: { LA: 'Left arm', RA: 'Right arm' },
  purpose: 'brush off',
  toHit: 'to hit',
};
const why = (message: string, rule: RuleId): Reason => ({ message, rule });
const NOT_ON = why('It clings to nobody', 'MT-PRE-15');
const NO_ROOM = why('There is no room where it would get off', 'MT-PRE-28');
const NO_ARM = why('No arm can brush them off, or nobody clings to it', 'MT-PRE-28');

const isOn = (state: State, unit: number): boolean =>
  swarmedBy(state.units[unit]) >= 0 && canAct(state.units[unit]);

/** Those who may still do something there. */
export const waiting = (
  units: readonly number[],
  field: Battlefield,
  state: State,
  phase: AlternatingPhase,
  side: number,
): readonly number[] =>
  phase !== 'weapon'
    ? units
    : [
        ...units,
        ...field.unitsOf[side].filter((unit) => isOn(state, unit) && !state.units[unit].thisPhase.acted),
      ].sort((a, b) => a - b);

class ClingingPick extends UnitPick {
  private readonly may: (unit: number) => boolean;

  constructor(field: Battlefield, state: State, units: readonly number[], may: (unit: number) => boolean) {
    super(field, state, units);
    this.may = may;
  }

  protected override can(unit: number): boolean {
    return isOn(this.state, unit) && this.may(unit);
  }

  override whyNot(unit: unknown): Reason {
    if (!this.isAmong(unit)) return super.whyNot(unit);
    return isOn(this.state, unit as number) ? NO_ROOM : NOT_ON;
  }
}

const mayGetOff = (field: Battlefield, state: State, unit: number): boolean =>
  roomAt(field, state, unit, state.units[swarmedBy(state.units[unit])].hex) >= 0;

export function declarations(
  forms: readonly OrderForm<Declaration>[],
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<Declaration>[] {
  const clinging = units.filter((unit) => isOn(state, unit));
  if (clinging.length === 0) return forms;
  return [
    ...forms,
    {
      type: 'tear-at',
      label: WORDS.tear,
      fields: [new ClingingPick(field, state, units, () => true)],
    },
    {
      type: 'let-go',
      label: WORDS.letGo,
      fields: [new ClingingPick(field, state, units, (unit) => mayGetOff(field, state, unit))],
    },
  ];
}

/** MT-PRE-15: what it tears at the 'Mech with, by weapon: platoons with all they have, battle armour with each weapon. */
function tornWith({ designs, kinds }: Battlefield, { units }: State, unit: number): number[] {
  const { weapons } = designs[unit];
  const { shots } = units[unit].body;
  return weapons.flatMap(({ type, bins }, weapon) => {
    const isUsed = kinds[unit].troopers?.isArmored
      ? !type.closeAttack && !type.isForPlatoons && !type.isDropped && type.damage > 0
      : type.closeAttack === 'swarm';
    return isUsed && (bins.length === 0 || bins.some((bin) => shots[bin] > 0)) ? [weapon] : [];
  });
}

/** Attacks there hit without a roll, together with all other fire. */
export function declares(play: Play<Classic>, field: Battlefield, order: Order): void {
  const { state } = play;
  if (order.type === 'let-go') {
    const { unit } = order;
    putOff(play, field, unit, state.units[swarmedBy(state.units[unit])].hex);
  }
  if (order.type !== 'tear-at') return;
  const { unit } = order;
  const target = swarmedBy(state.units[unit]);
  const attacks = tornWith(field, state, unit).map((weapon) => {
    const [bin = -1] = binsFor(field, state, unit, weapon);
    if (bin >= 0) state.units[unit].body.shots[bin]--;
    const attack: WeaponAttack = { attacker: unit, weapon, target, number: AUTOMATIC_HIT, bin, aim: -1 };
    state.weaponAttacks.push(attack);
    const shot = { attacker: unit, weapon, target, twist: 0, secondary: 0, aim: -1 } as const;
    return { ...attack, explanation: explain<RuleId>((tally) => weaponToHit(tally, field, state, shot)) };
  });
  if (attacks.length === 0) play.emit({ type: 'held', unit, twist: 0 });
  else play.emit({ type: 'fire-declared', unit, twist: 0, prop: null, attacks });
}

/** MT-PRE-28: a 'Mech on two feet, with an arm that has fired nothing. */
function armsToBrush(field: Battlefield, state: State, unit: number): readonly ('LA' | 'RA')[] {
  const mech = state.units[unit];
  const { limbs, codes } = field.kinds[unit];
  const target = swarmerOf(state, unit);
  if (!limbs || target < 0 || !isOnMap(mech) || !canAct(mech) || mech.prone) return [];
  if (limbs.legs.length > 2) return [];
  return ARMS.filter((arm) => !limbs.whyNotWith(field, state, punchWith(unit, target, codes.indexOf(arm))));
}

const punchWith = (attacker: number, target: number, limb: number) =>
  ({ kind: 'punch', attacker, target, limb }) as const;

/** No movement and no ground: Piloting Skill, and the arm. */
function brushNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  limb: number,
): void {
  const { crew } = state.units[unit];
  tally.add(crew.piloting, 'Piloting Skill', 'CBT-PHY-02');
  tally.add(HARD, WORDS.hard, 'MT-PRE-28');
  field.kinds[unit].limbs?.limbModifiers(tally, field, state, punchWith(unit, swarmerOf(state, unit), limb));
}

class BrusherPick extends UnitPick {
  protected override can(unit: number): boolean {
    return armsToBrush(this.field, this.state, unit).length > 0;
  }

  follow(unit: number): readonly Pick[] {
    const { field, state } = this;
    const { codes } = field.kinds[unit];
    return [
      {
        kind: 'pick',
        name: 'limb',
        label: WORDS.limb,
        values: armsToBrush(field, state, unit),
        describe: (arm): Description => ({
          label: WORDS.arms[arm as 'LA' | 'RA'],
          measure: WORDS.toHit,
          explanation: explain<RuleId>((tally) =>
            brushNumber(tally, field, state, unit, codes.indexOf(String(arm))),
          ),
        }),
        known: ARMS,
        whyNot: () => NO_ARM,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? NO_ARM : super.whyNot(unit);
  }
}

export function strikes(
  forms: readonly OrderForm<UnitOrder>[],
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<UnitOrder>[] {
  if (!units.some((unit) => armsToBrush(field, state, unit).length > 0)) return forms;
  return [
    ...forms,
    { type: 'brush-off', label: WORDS.brush, fields: [new BrusherPick(field, state, units)] },
  ];
}

/** MT-PRE-28: a hit strikes those who cling there, and they are off; a miss strikes the 'Mech itself. */
export function brushOff(play: Play<Classic>, field: Battlefield, order: Order): void {
  if (order.type !== 'brush-off') return;
  const { state } = play;
  const { unit } = order;
  const target = swarmerOf(state, unit);
  const limb = field.kinds[unit].codes.indexOf(order.limb);
  const number = totalPiloting((tally) => brushNumber(tally, field, state, unit, limb));
  const points = physicalDamageOf(field, state, punchWith(unit, target, limb));
  const dice = play.roll(WORDS.purpose, 2, rolledBy(unit, number, target));
  const hit = sum(dice) >= number;
  play.emit({ type: 'brush-off', unit, target, number, dice, hit });
  if (hit) {
    if (putOff(play, field, target, state.units[unit].hex)) hurt(play, field, target, points);
    return;
  }
  const kind = field.kinds[unit];
  const struck = kind.rollLocation(play, field, unit, { table: 'punch', side: 'front', covered: 0 });
  if (struck && points > 0) kind.strike(play, field, unit, struck, points);
}

/** MT-PRE-28: the end of a jump may throw them off, and deep water drowns them. */
export function moveEnds(play: Play<Classic>, field: Battlefield, unit: number): void {
  const { units } = play.state;
  const mech = units[unit];
  const swarmer = swarmerOf(play.state, unit);
  if (swarmer < 0 || mech.loss) return;
  drown(play, field, swarmer);
  if (units[swarmer].loss || mech.thisTurn.mode !== 'jump' || mech.prone || mech.hex < 0) return;
  const roll = { reason: 'shake-off', modifier: HARD, rule: 'MT-PRE-28' } as const;
  if (pilotingRoll(play, field, unit, roll).success) throwOff(play, field, unit);
}

/** Suits of armour keep water out. */
function drown(play: Play<Classic>, field: Battlefield, swarmer: number): void {
  if (field.kinds[swarmer].troopers?.isArmored || field.designs[swarmer].dives) return;
  const { hex } = play.state.units[swarmedBy(play.state.units[swarmer])];
  if (hex >= 0 && field.depth[hex] >= DEEP) perish(play, field, swarmer, 'sunk');
}

/** A unit moved into deep water, or off the map, has taken them along. */
export function phaseEnds(play: Play<Classic>, field: Battlefield): void {
  const { units } = play.state;
  for (const [unit, platoon] of units.entries()) {
    const target = swarmedBy(platoon);
    if (target < 0 || platoon.loss) continue;
    drown(play, field, unit);
    if (!platoon.loss && units[target].hex < 0) perish(play, field, unit, 'left-map');
  }
}

/** MT-PRE-28: they stand where it was destroyed. */
export function removes(play: Play<Classic>, field: Battlefield, unit: number): void {
  const swarmer = swarmerOf(play.state, unit);
  const { hex } = play.state.units[unit];
  if (swarmer >= 0 && hex >= 0) putOff(play, field, swarmer, hex);
}

/** For bots. */
export const liesLow = (order: Order | null, _field: Battlefield, state: State, unit: number): Order | null =>
  order ?? (isOn(state, unit) && state.phase === 'weapon' ? { type: 'tear-at', unit } : null);

export function idleLimbs(order: Order, field: Battlefield, state: State, unit: number): Order {
  const [limb] = armsToBrush(field, state, unit);
  return limb ? { type: 'brush-off', unit, limb } : order;
}

/** The words for a unit at a glance. */
export function states(
  known: readonly string[],
  { designs }: Battlefield,
  table: Parameters<typeof swarmerOf>[0],
  unit: number,
): readonly string[] {
  const target = swarmedBy(table.units[unit]);
  const swarmer = swarmerOf(table, unit);
  return [
    ...known,
    ...(target >= 0 ? [`clings to ${designs[target].name}`] : []),
    ...(swarmer >= 0 ? [`swarmed by ${designs[swarmer].name}`] : []),
  ];
}
