import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../../battlefield.ts';
import type { Load } from '../../../data/arsenal.ts';
import type { Part } from '../../../design.ts';
import type { Classic } from '../../../game-types.ts';
import { withAdvancedMechs } from '../../../mechs/offered.ts';
import type { Option } from '../../../option.ts';
import type { ShotIdea } from '../../../points/bots.ts';
import { section } from '../../../rule-index/section.ts';
import { followsPods, MORE_MISSILES, NOT_PEOPLE, POD_WORDS, podLands } from '../../../rules/fire/pods.ts';
import { isJammedBetween } from '../../../rules/sight/jamming.ts';
import { isOnMap } from '../../../rules/unit/condition.ts';
import { hasPod, type PodKind, sends, stick } from '../../../rules/unit/pods.ts';
import { isMuffled } from '../../../rules/unit/switches.ts';
import { AUTOMATIC_MISS, type Side, type State, type WeaponAttack } from '../../../state.ts';

declare module '../../../extensions.ts' {
  interface OptionEvents {
    'pod-sticks': {
      readonly type: 'pod-sticks';
      readonly unit: number;
      readonly side: Side;
      readonly part: Part;
      /** Of an improved launcher; absent: a beacon. */
      readonly kind?: PodKind;
    };
  }
}

const OPTION = 'narc-beacons';
const RULE = 'MT-ELEC-18';
const EXPLOSIVE = 4;
/** MT-ELEC-19 */
const HARDER_EXPLOSIVE = 6;
const kindOf = (load: Load | undefined): PodKind =>
  load === 'ecm pods' ? 'ecm' : load === 'haywire' ? 'haywire' : 'homing';

const NAMES: Readonly<Record<PodKind, string>> = {
  beacon: 'A Narc pod',
  homing: 'A homing pod',
  ecm: 'An ECM pod',
  haywire: 'A Haywire pod',
};

/** Of a machine. */
const throwsPods = (field: Battlefield, attacker: number, weapon: number): boolean => {
  const { type, served } = field.designs[attacker].weapons[weapon];
  return type.throwsPods === true && served === undefined;
};

const loadOf = ({ designs }: Battlefield, { attacker, bin }: WeaponAttack) =>
  designs[attacker].bins[bin]?.load;

function lands(play: Play<Classic>, field: Battlefield, attack: WeaponAttack): void {
  const struck = podLands(play, field, attack);
  if (!struck) return;
  const target = attack.target as number;
  const load = loadOf(field, attack);
  const isImproved = field.designs[attack.attacker].weapons[attack.weapon].type.id === 'improved_narc';
  const side = field.sideOf[attack.attacker];
  const { part } = struck;
  if (load === 'explosive') {
    field.kinds[target].strike(play, field, target, struck, isImproved ? HARDER_EXPLOSIVE : EXPLOSIVE);
  } else if (load === 'bola') field.plugged.podLands?.(play, field, attack, struck);
  else if (isImproved) play.happen({ type: 'pod-sticks', unit: target, side, part, kind: kindOf(load) });
  else play.happen({ type: 'pod-sticks', unit: target, side, part });
}

/** For bots: one pod for each enemy, where friends have missiles that follow it. */
function thrifty(
  idea: ShotIdea,
  field: Battlefield,
  { units }: State,
  {
    attacker,
    weapon,
    target,
  }: { readonly attacker: number; readonly weapon: number; readonly target: unknown },
): ShotIdea {
  if (!throwsPods(field, attacker, weapon)) return idea;
  const side = field.sideOf[attacker];
  const follows = (unit: number) =>
    isOnMap(units[unit]) && field.designs[unit].bins.some(({ load }) => load === 'narc');
  const isOfUse = !hasPod(units[target as number]) && field.unitsOf[side].some(follows);
  return isOfUse ? idea : { ...idea, number: AUTOMATIC_MISS };
}

export const narcBeacons: Option<boolean> = {
  id: OPTION,
  title: 'Narc beacons',
  summary: "'Mechs and vehicles may have Narc launchers, whose pods guide Narc-capable missiles.",
  group: 'Equipment',
  rule: RULE,
  base: false,
  rules: section('Maximum Tech, equipment', [
    RULE,
    'Narc beacon',
    'A pod that hits sticks to what it hits until that is lost. From the next turn on LRMs and SRMs of its side that follow it roll at +2 for how many missiles hit. More pods do no more. Explosive pods do 4 points instead.',
    OPTION,
  ]),
  plug: () => ({
    add: {
      rolledToHit: (play, field, attack, dice) => {
        const { attacker, weapon, number } = attack;
        if (sum(dice) >= number && throwsPods(field, attacker, weapon)) lands(play, field, attack);
      },
      cluster: (tally, field, state, { attack }) => {
        const { attacker, weapon, target } = attack;
        if (typeof target !== 'number' || loadOf(field, attack) !== 'narc') return;
        if (!followsPods(field.designs[attacker].weapons[weapon].type)) return;
        const { units, turn } = state;
        const side = field.sideOf[attacker];
        // MT-IEQP-06: a pod of infantry has done that.
        const isLit =
          sends(units[target], side, turn, 'beacon') || sends(units[target], side, turn, 'homing');
        if (!isLit || sends(units[target], side, turn, undefined)) return;
        // MT-ELEC-17: the pod stays on.
        if (!isMuffled(units[attacker]) && !isJammedBetween(field, state, attacker, target))
          tally.add(MORE_MISSILES, POD_WORDS.cluster, RULE);
      },
    },
    stage: {
      gear: (names) => [...names, 'Narc beacons'],
      unitsOffered: withAdvancedMechs,
      whyNotFire(why, field, _state, { unit }, { weapon, target }) {
        const { troopers } = field.kinds[target];
        return (
          why ?? (throwsPods(field, unit, weapon) && troopers && !troopers.isArmored ? NOT_PEOPLE : null)
        );
      },
      betterShot: thrifty,
      states: (states, _field, { units }, unit) =>
        hasPod(units[unit]) && !states.includes(POD_WORDS.state) ? [...states, POD_WORDS.state] : states,
    },
  }),
  changes: {
    'pod-sticks': ({ units, turn }, { unit, side, part, kind = 'beacon' }) =>
      stick(units[unit], { side, part, turn, kind }),
  },
  sentences: {
    'pod-sticks': ({ unit, kind = 'beacon' }, { mech }) => `${NAMES[kind]} sticks to ${mech(unit)}.`,
  },
};
