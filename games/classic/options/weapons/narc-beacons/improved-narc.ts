import { sum } from '@ironfield/kernel/dice.ts';
import { explain, type Tally } from '@ironfield/kernel/explanation.ts';
import type { OrderForm, Pick } from '@ironfield/kernel/menu/menu.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import { z } from 'zod';
import type { Shot } from '../../../attacks.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import { indexSchema } from '../../../orders/parts.ts';
import type { Order } from '../../../orders.ts';
import { UnitPick } from '../../../phases/turn/activation.ts';
import { section } from '../../../rule-index/section.ts';
import type { RuleId } from '../../../rule-index.ts';
import { rolledBy } from '../../../rules/crew/about-rolls.ts';
import { binOfShot } from '../../../rules/fire/ammunition.ts';
import type { UnitOrder } from '../../../rules/movement/move-kind.ts';
import { physicalDamageOf } from '../../../rules/physical/physical-to-hit.ts';
import { totalPiloting } from '../../../rules/piloting/piloting.ts';
import { isJammedBetween } from '../../../rules/sight/jamming.ts';
import { canAct, isLost, isOnMap } from '../../../rules/unit/condition.ts';
import { type Pod, sends, suffersFrom } from '../../../rules/unit/pods.ts';
import type { State, UnitState } from '../../../state.ts';

type Arm = 'LA' | 'RA';

declare module '../../../extensions.ts' {
  interface OptionOrders {
    'brush-pod': { readonly type: 'brush-pod'; readonly unit: number; readonly limb: Arm };
  }
  interface OptionEvents {
    'pod-brushed': {
      readonly type: 'pod-brushed';
      readonly unit: number;
      readonly number: number;
      readonly dice: readonly number[];
      readonly success: boolean;
    };
    'pods-shed': { readonly type: 'pods-shed'; readonly unit: number };
  }
}

const OPTION = 'improved-narc';
const RULE = 'MT-ELEC-19';
const HOMING = -1;
const HAYWIRE = 1;
const HARD = 4;
const PURPOSE = 'brush off';
const ARMS: readonly Arm[] = ['LA', 'RA'];
const WORDS = {
  homing: 'A homing pod on the target',
  haywire: 'A Haywire pod on it',
  skill: 'Piloting Skill',
  hard: 'Brushing off',
  brush: 'Brush a pod off',
  limb: 'Arm',
  arms: { LA: 'Left arm', RA: 'Right arm' },
  measure: 'to hit',
};
const NO_POD: Reason = { message: 'No arm can brush a pod off, or none sticks to it', rule: RULE };

/** Of an improved launcher, on a part that is still there. */
const isLoose = ({ body }: UnitState, { kind, part }: Pod): boolean =>
  kind !== undefined && kind !== 'beacon' && !isLost(body, part);

const hasLoose = (unit: UnitState): boolean => unit.marks?.pods?.some((pod) => isLoose(unit, pod)) === true;

function shed(unit: UnitState, count: number): void {
  let left = count;
  const pods = unit.marks!.pods!.filter((pod) => !isLoose(unit, pod) || left-- <= 0);
  unit.marks = { ...unit.marks, pods };
}

const punchWith = (unit: number, limb: number) =>
  ({ kind: 'punch', attacker: unit, target: unit, limb }) as const;

/** As swarmers are brushed off (MT-PRE-28). */
function armsFor(field: Battlefield, state: State, unit: number): readonly Arm[] {
  const { [unit]: mech } = state.units;
  const { limbs, codes } = field.kinds[unit];
  if (mech.marks === null || !limbs || limbs.legs.length > 2) return [];
  if (mech.prone || !isOnMap(mech) || !canAct(mech) || !hasLoose(mech)) return [];
  if (field.plugged.whyNoAttack?.(null, state, unit, 'strike')) return [];
  return ARMS.filter((arm) => !limbs.whyNotWith(field, state, punchWith(unit, codes.indexOf(arm))));
}

function brushNumber(
  tally: Tally<RuleId>,
  field: Battlefield,
  state: State,
  unit: number,
  limb: number,
): void {
  tally.add(state.units[unit].crew.piloting, WORDS.skill, 'CBT-PHY-02');
  tally.add(HARD, WORDS.hard, 'MT-PRE-28');
  field.kinds[unit].limbs?.limbModifiers(tally, field, state, punchWith(unit, limb));
}

class BrusherPick extends UnitPick {
  protected override can(unit: number): boolean {
    return armsFor(this.field, this.state, unit).length > 0;
  }

  follow(unit: number): readonly Pick[] {
    const { field, state } = this;
    const { codes } = field.kinds[unit];
    return [
      {
        kind: 'pick',
        name: 'limb',
        label: WORDS.limb,
        values: armsFor(field, state, unit),
        describe: (arm) => ({
          label: WORDS.arms[arm as Arm],
          measure: WORDS.measure,
          explanation: explain<RuleId>((tally) =>
            brushNumber(tally, field, state, unit, codes.indexOf(String(arm))),
          ),
        }),
        known: ARMS,
        whyNot: () => NO_POD,
      },
    ];
  }

  override whyNot(unit: unknown): Reason {
    return this.isAmong(unit) ? NO_POD : super.whyNot(unit);
  }
}

function strikes(
  forms: readonly OrderForm<UnitOrder>[],
  field: Battlefield,
  state: State,
  units: readonly number[],
): readonly OrderForm<UnitOrder>[] {
  if (!units.some((unit) => armsFor(field, state, unit).length > 0)) return forms;
  return [
    ...forms,
    { type: 'brush-pod', label: WORDS.brush, fields: [new BrusherPick(field, state, units)] },
  ];
}

/** A miss strikes the 'Mech itself. */
function brush(play: Play<Classic>, field: Battlefield, order: Order): void {
  if (order.type !== 'brush-pod') return;
  const { unit } = order;
  const { state } = play;
  const kind = field.kinds[unit];
  const limb = kind.codes.indexOf(order.limb);
  const number = totalPiloting((tally) => brushNumber(tally, field, state, unit, limb));
  const dice = play.roll(PURPOSE, 2, rolledBy(unit, number));
  const success = sum(dice) >= number;
  play.happen({ type: 'pod-brushed', unit, number, dice, success });
  if (success) return;
  const points = physicalDamageOf(field, state, punchWith(unit, limb));
  const struck = kind.rollLocation(play, field, unit, { table: 'punch', side: 'front', covered: 0 });
  if (struck && points > 0) kind.strike(play, field, unit, struck, points);
}

/** Vehicles and battle armour that stay where they are and fire nothing. */
function turnEnds(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, state] of play.state.units.entries()) {
    const { thisTurn } = state;
    const isIdle = thisTurn.mode === 'still' && thisTurn.hexesMoved === 0 && thisTurn.fired === 0;
    if (state.marks === null || field.kinds[unit].limbs || !isIdle || !isOnMap(state)) continue;
    if (hasLoose(state)) play.happen({ type: 'pods-shed', unit });
  }
}

function toHit(tally: Tally<RuleId>, field: Battlefield, state: State, shot: Shot): void {
  const { units, turn } = state;
  const { attacker, target } = shot;
  if (units[attacker].marks?.pods && suffersFrom(field, state, attacker, 'haywire'))
    tally.add(HAYWIRE, WORDS.haywire, RULE);
  if (typeof target !== 'number' || !units[target].marks?.pods) return;
  if (!sends(units[target], field.sideOf[attacker], turn, 'homing')) return;
  if (field.designs[attacker].bins[binOfShot(field, state, shot)]?.load !== 'narc') return;
  if (!isJammedBetween(field, state, attacker, target)) tally.add(HOMING, WORDS.homing, RULE);
}

export const improvedNarc: Option<boolean> = {
  id: OPTION,
  title: 'Improved Narc',
  summary: 'Units may have improved Narc launchers, with homing, ECM, Haywire and explosive pods.',
  group: 'Equipment',
  rule: RULE,
  base: false,
  requires: ['narc-beacons'],
  rules: section('Maximum Tech, equipment', [
    RULE,
    'Improved Narc pods',
    "Homing pods also make what follows them hit at −1. ECM pods jam their carrier, Haywire pods make it fire at +1, explosive ones do 6. A 'Mech brushes one off at +4; a vehicle that stays and fires nothing sheds all.",
    OPTION,
  ]),
  orders: [z.strictObject({ type: z.literal('brush-pod'), unit: indexSchema, limb: z.enum(['LA', 'RA']) })],
  plug: () => ({
    add: { weaponToHit: toHit, skipsPhysical: brush, turnEnds },
    stage: { gear: (names) => [...names, 'improved Narc launchers'], strikes },
  }),
  changes: {
    'pod-brushed': ({ units }, { unit, success }) => {
      if (success) shed(units[unit], 1);
    },
    'pods-shed': ({ units }, { unit }) => shed(units[unit], Number.POSITIVE_INFINITY),
  },
  sentences: {
    'pod-brushed': ({ unit, number, dice, success }, { mech }) =>
      `${mech(unit)} brushes at a pod: needs ${number}, rolls ${sum(dice)}, ${success ? 'and it falls off' : 'and strikes itself'}.`,
    'pods-shed': ({ unit }, { mech }) => `${mech(unit)} is rid of its pods.`,
  },
};
