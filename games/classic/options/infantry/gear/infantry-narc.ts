import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import type { Option } from '../../../option.ts';
import type { Order } from '../../../orders.ts';
import { loseServed, servedBy, shotsLeftIn } from '../../../platoons/served.ts';
import { stock } from '../../../platoons/stock.ts';
import { section } from '../../../rule-index/section.ts';
import { followsPods, MORE_MISSILES, NOT_PEOPLE, POD_WORDS, podLands } from '../../../rules/fire/pods.ts';
import { weaponNumber, whyNotFire } from '../../../rules/fire/to-hit.ts';
import { isJammedBetween } from '../../../rules/sight/jamming.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import { hasPod, sends, stick } from '../../../rules/unit/pods.ts';
import { isMuffled } from '../../../rules/unit/switches.ts';
import type { Side, State, WeaponAttack } from '../../../state.ts';

declare module '../../../extensions.ts' {
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
/** For bots: a number that a pod is worth. */
const WORTH_A_POD = 9;

/** MT-ELEC-18: a pod that hits sticks to what it hits. */
function hits(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void {
  const { attacker, weapon, target } = attack;
  if (typeof target !== 'number' || field.designs[attacker].weapons[weapon].served !== 'pod') return;
  const struck = podLands(play, field, attack);
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
  rules: section('Maximum Tech, infantry', [
    'MT-IEQP-06',
    'Narc launchers',
    'One launcher with one pod for each squad: any of them are fired instead of other weapons, with the ranges of SRMs, each with a roll and a target of its own. People without armour are no targets.',
    'infantry-narc',
  ]),
  plug: () => ({
    add: {
      phaseEnds: (play, field) => phaseEnds(play, field),
      rolledToHit: (play, field, attack, dice) => {
        if (sum(dice) >= attack.number) hits(play, field, attack);
      },
      cluster: (tally, field, state, { attack: { attacker, weapon, target, bin } }) => {
        const { units, turn } = state;
        // A salvo has one kind of missile.
        const load = field.designs[attacker].bins[bin]?.load;
        if (load !== undefined && load !== 'narc') return;
        if (typeof target !== 'number' || !followsPods(field.designs[attacker].weapons[weapon].type)) return;
        // MT-ELEC-17: the pod stays on.
        if (isMuffled(units[attacker]) || isJammedBetween(field, state, attacker, target)) return;
        if (sends(units[target], field.sideOf[attacker], turn, undefined))
          tally.add(MORE_MISSILES, POD_WORDS.cluster, 'MT-ELEC-18');
      },
    },
    stage: {
      gear: (names) => [...names, 'Narc launchers'],
      unitsOffered: (files) => [...files, ...PLATOONS],
      whyNotFire(why, field, _state, { unit }, { weapon, target }) {
        const { troopers } = field.kinds[target];
        const isPod = field.designs[unit].weapons[weapon].served === 'pod';
        return why ?? (isPod && troopers && !troopers.isArmored ? NOT_PEOPLE : null);
      },
      idle,
      states: (states, _field, { units }, unit) =>
        hasPod(units[unit]) && !states.includes(POD_WORDS.state) ? [...states, POD_WORDS.state] : states,
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
