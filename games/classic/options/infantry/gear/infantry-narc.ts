import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Reason } from '@ironfield/kernel/refusal.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { WeaponType } from '../../../data/equipment.ts';
import type { Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import type { Order } from '../../../orders.ts';
import { loseServed, servedBy, shotsLeftIn } from '../../../platoons/served.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';
import { attackSide } from '../../../rules/damage/attack-side.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { isJammedBetween } from '../../../rules/sight/jamming.ts';
import { isLost, isOnMap } from '../../../rules/unit/condition.ts';
import type { Side, State, UnitState, WeaponAttack } from '../../../state.ts';

/** Stuck to a part of a unit. */
interface Pod {
  readonly side: Side;
  readonly part: Part;
  /** It sends from the next turn on. */
  readonly turn: number;
}

declare module '../../../extensions.ts' {
  interface UnitMarks {
    readonly pods?: readonly Pod[];
  }
  interface OptionEvents {
    narced: { readonly type: 'narced'; readonly unit: number; readonly side: Side; readonly part: Part };
    'launcher-lost': { readonly type: 'launcher-lost'; readonly unit: number; readonly weapon: number };
  }
}

const PLATOONS = [
  stock('Burr Company', 'foot', 'srm', { narc: true }),
  stock('Limpets', 'jump', 'rifle', { narc: true }),
  stock('Thorn Riders', 'motorized', 'machine-gun', { narc: true }),
];
const PEOPLE: Reason = { message: 'No pod sticks to people without armour', rule: 'MT-IEQP-06' };
/** MT-ELEC-18 */
const MORE_MISSILES = 2;
const WORDS = 'a Narc pod on the target';
/** For bots: a number that a pod is worth. */
const WORTH_A_POD = 9;

/** LRMs and SRMs of machines; no streaks, and no missiles of people. */
const followsPods = ({ id }: WeaponType): boolean => /^(clan_)?(lrm|srm)_?\d+$/.test(id);

/** A pod of this side that sends. */
const sends = ({ marks, body }: UnitState, side: Side, turn: number): boolean =>
  marks?.pods?.some((pod) => pod.side === side && pod.turn < turn && !isLost(body, pod.part)) === true;

function stick(unit: UnitState, pod: Pod): void {
  unit.marks = { ...unit.marks, pods: [...(unit.marks?.pods ?? []), pod] };
}

/** MT-ELEC-18: a pod that hits sticks to what it hits. */
function hits(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void {
  const { attacker, weapon, target } = attack;
  if (typeof target !== 'number' || field.designs[attacker].weapons[weapon].served !== 'pod') return;
  // MT-BASE-09: anything that shoots at it destroys it.
  if (field.plugged.missilesLeft?.(1, play, field, attack) === 0) return;
  const { state } = play;
  const side = attackSide(field, state, state.units[attacker].hex, target);
  const struck = field.kinds[target].rollLocation(play, field, target, {
    table: 'mech',
    side,
    covered: 0,
    by: attacker,
  });
  if (struck) play.happen({ type: 'narced', unit: target, side: field.sideOf[attacker], part: struck.part });
}

/** A launcher with a pod needs somebody to fire it. */
function phaseEnds(play: Play<Classic>, field: Battlefield): void {
  for (const [unit, platoon] of play.state.units.entries()) {
    if (!isOnMap(platoon)) continue;
    const loaded = servedBy(field, unit, platoon, 'pod').filter(
      (weapon) => shotsLeftIn(field, unit, platoon, weapon) > 0,
    );
    const [alive] = platoon.body.structure;
    for (const weapon of loaded.slice(alive)) play.happen({ type: 'launcher-lost', unit, weapon });
  }
}

/** For bots: who has nobody to fire at sends a pod at somebody for whom its own side has missiles. */
function idle(order: Order, field: Battlefield, state: State, unit: number): Order {
  const [weapon] = servedBy(field, unit, state.units[unit], 'pod');
  if (order.type !== 'hold' || weapon === undefined) return order;
  const side = field.sideOf[unit];
  const isUseful = field.unitsOf[side].some(
    (friend) =>
      isOnMap(state.units[friend]) && field.designs[friend].weapons.some(({ type }) => followsPods(type)),
  );
  const target = field.enemiesOf[unit].find((enemy) => {
    const stance = { unit, twist: 0, prop: null } as const;
    if (whyNotFire(field, state, stance, weapon, enemy) || state.units[enemy].marks?.pods) return false;
    const shot = { attacker: unit, weapon, target: enemy, twist: 0, secondary: 0, aim: -1 } as const;
    return weaponNumber(field, state, shot) <= WORTH_A_POD;
  });
  if (!isUseful || target === undefined) return order;
  return { type: 'fire', unit, twist: 0, target, attacks: [{ weapon, target }] };
}

/** MT-IEQP-06 */
export const infantryNarc: Option<boolean> = {
  id: 'infantry-narc',
  title: 'Narc launchers of infantry',
  summary: 'Platoons may have a Narc pod for each squad, which missiles of their side follow.',
  group: 'Infantry',
  rule: 'MT-IEQP-06',
  base: false,
  requires: ['combined-arms'],
  rules: section(
    'Maximum Tech, infantry',
    [
      'MT-IEQP-06',
      'Narc launchers',
      'One launcher with one pod for each squad: any of them are fired instead of other weapons, with the ranges of SRMs, each with a roll and a target of its own. People without armour are no targets.',
      'infantry-narc',
    ],
    [
      'MT-ELEC-18',
      'Narc beacon',
      'A pod that hits sticks to what it hits until that is lost. From the next turn on LRMs and SRMs of its side roll at +2 for how many missiles hit. More pods do no more.',
      'infantry-narc',
    ],
  ),
  plug: () => ({
    add: {
      phaseEnds: (play, field) => phaseEnds(play, field),
      rolledToHit: (play, field, attack, dice) => {
        if (sum(dice) >= attack.number) hits(play, field, attack);
      },
      cluster: (tally, field, state, { attack: { attacker, weapon, target, bin } }) => {
        const { units, turn } = state;
        // A salvo has one kind of missile.
        if (field.designs[attacker].bins[bin]?.load !== undefined) return;
        if (typeof target !== 'number' || !followsPods(field.designs[attacker].weapons[weapon].type)) return;
        // MT-ELEC-17: the pod stays on.
        if (isJammedBetween(field, state, attacker, target)) return;
        if (sends(units[target], field.sideOf[attacker], turn)) tally.add(MORE_MISSILES, WORDS, 'MT-ELEC-18');
      },
    },
    stage: {
      gear: (names) => [...names, 'Narc launchers'],
      unitsOffered: (files) => [...files, ...PLATOONS],
      whyNotFire(why, field, _state, { unit }, { weapon, target }) {
        const { troopers } = field.kinds[target];
        const isPod = field.designs[unit].weapons[weapon].served === 'pod';
        return why ?? (isPod && troopers && !troopers.isArmored ? PEOPLE : null);
      },
      idle,
      states: (states, _field, { units }, unit) =>
        units[unit].marks?.pods?.some(({ part }) => !isLost(units[unit].body, part))
          ? [...states, 'with a Narc pod']
          : states,
      glimpse: (event) => (event?.type === 'launcher-lost' ? null : event),
    },
  }),
  changes: {
    narced: ({ units, turn }, { unit, side, part }) => stick(units[unit], { side, part, turn }),
    'launcher-lost': ({ units }, { unit, weapon }, field) => loseServed(units[unit], field, unit, weapon),
  },
  sentences: {
    narced: ({ unit }, { mech }) => `A Narc pod sticks to ${mech(unit)}.`,
    'launcher-lost': ({ unit }, { mech }) => `${mech(unit)} has nobody left for a Narc launcher.`,
  },
};
