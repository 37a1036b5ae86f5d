import { HIGHEST_ROLL, heatEffect } from '@ironfield/classic/data/tables.ts';
import { bitOf } from '@ironfield/classic/design.ts';
import { shutdownNumber } from '@ironfield/classic/phases/heat/heat.ts';
import { weaponNumber, whyNotFire } from '@ironfield/classic/rules/fire/to-hit.ts';
import { twistsOf } from '@ironfield/classic/rules/fire/twists.ts';
import { heatScaleOf } from '@ironfield/classic/rules/heat/heat-scale.ts';
import { physicalNumber, whyNoBlow } from '@ironfield/classic/rules/physical/physical-to-hit.ts';
import type { Twist } from '@ironfield/classic/state.ts';
import { ARMS, isArm } from '@ironfield/classic/units/locations.ts';
import { distance } from '@ironfield/hex/board.ts';
import { chanceOfTwoDice } from '@ironfield/kernel/players/odds.ts';
import type { Hint } from '../../../coach/hint.ts';
import {
  enemiesOnMap,
  heatAfter,
  hint,
  isFiring,
  isStriking,
  nameOf,
  plannedFire,
  type Situation,
  unitAtHand,
} from './situation.ts';

const odds = (number: number) => `${Math.round(chanceOfTwoDice(number) * 100)} %`;

/** The fire that is planned, and the heat it leads to. */
function heatPlanned(situation: Situation) {
  const fire = plannedFire(situation);
  if (!fire) return null;
  const { weapons } = situation.field.designs[fire.unit];
  const more = fire.attacks.reduce((sum, { weapon }) => sum + weapons[weapon].type.heat, 0);
  const heat = heatAfter(situation, fire.unit, more);
  return { unit: fire.unit, name: nameOf(situation, fire.unit), heat };
}

const mayExplode = hint({
  id: 'may-explode',
  rule: 'CBT-HEA-14',
  times: 3,
  when(situation) {
    const plan = heatPlanned(situation);
    if (!plan) return null;
    const number = heatEffect(heatScaleOf(situation.field).explosion, plan.heat);
    const isLoaded = situation.state.units[plan.unit].body.shots.some((shots) => shots > 0);
    return number > 0 && isLoaded ? { ...plan, number } : null;
  },
  text: ({ name, heat, number }) =>
    `At heat ${heat} the ammunition of the ${name} may go up: it needs ${number} or more to avoid that.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['attacks'] }),
});

const mayShutDown = hint({
  id: 'may-shut-down',
  rule: 'CBT-HEA-11',
  times: 3,
  when(situation) {
    const plan = heatPlanned(situation);
    if (!plan) return null;
    const number = shutdownNumber(situation.field, { ...situation.state.units[plan.unit], heat: plan.heat });
    return number > 0 ? { ...plan, number } : null;
  },
  text: ({ name, heat, number }) =>
    `At heat ${heat} the reactor of the ${name} may shut down: ${number} or more keeps it running. A shut-down 'Mech cannot move and is 4 easier to hit.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['attacks'] }),
});

const slower = hint({
  id: 'slower',
  rule: 'CBT-HEA-09',
  when(situation) {
    const plan = heatPlanned(situation);
    if (!plan) return null;
    const mp = heatEffect(heatScaleOf(situation.field).mp, plan.heat);
    return mp > 0 ? { ...plan, mp, aim: heatEffect(heatScaleOf(situation.field).toHit, plan.heat) } : null;
  },
  text: ({ name, heat, mp, aim }) =>
    `That leaves the ${name} at heat ${heat}: ${mp} MP slower next turn${aim > 0 ? `, and its shots ${aim} harder` : ''}.`,
  highlight: ({ unit }) => ({ units: [unit], controls: ['attacks'] }),
});

/** A shot that hits less often than this is hardly worth its heat. */
const LONG_SHOT = 11;

const longShot = hint({
  id: 'long-shot',
  rule: 'CBT-THM-01',
  when(situation) {
    const { field, state } = situation;
    const fire = plannedFire(situation);
    const { weapons } = field.designs[fire?.unit ?? 0];
    const bad = fire?.attacks
      .map(({ weapon, target }) => ({
        type: weapons[weapon].type,
        label: weapons[weapon].label,
        number: weaponNumber(field, state, {
          attacker: fire.unit,
          weapon,
          target,
          twist: fire.twist,
          secondary: 0,
          aim: -1,
        }),
      }))
      .find(({ type, number }) => number >= LONG_SHOT && number <= HIGHEST_ROLL && type.heat > 2);
    return bad ?? null;
  },
  text: ({ label, number, type }) =>
    `${label} needs ${number}: ${odds(number)} for ${type.heat} heat. Leaving it out keeps you cool for a better shot.`,
  highlight: () => ({ controls: ['attacks'] }),
});

const lastShots = hint({
  id: 'last-shots',
  rule: 'CBT-AI-19',
  when(situation) {
    const { field, state } = situation;
    const fire = plannedFire(situation);
    if (!fire) return null;
    const { weapons } = field.designs[fire.unit];
    const { shots } = state.units[fire.unit].body;
    for (const { weapon } of fire.attacks) {
      const { bins, label } = weapons[weapon];
      const left = bins.reduce((sum, bin) => sum + shots[bin], 0);
      if (bins.length > 0 && left <= FEW) return { label, left };
    }
    return null;
  },
  text: ({ label, left }) =>
    `${label} has ${left === 1 ? 'its last shot' : `${left} shots`} left: keep ${left === 1 ? 'it' : 'them'} for good odds.`,
  highlight: () => ({ controls: ['attacks'] }),
});
const FEW = 3;

const twoTargets = hint({
  id: 'two-targets',
  rule: 'CBT-THM-07',
  when(situation) {
    const fire = plannedFire(situation);
    const others = new Set(fire?.attacks.map(({ target }) => target));
    return others.size > 1 ? {} : null;
  },
  text: () =>
    "A second target costs 1 on the shots at it, 2 if it is not ahead. One 'Mech destroyed is better than two scratched.",
  highlight: () => ({ controls: ['attacks'] }),
});

/** Nothing bears straight ahead, but a twist would bring it to bear. */
const twist = hint({
  id: 'twist',
  rule: 'CBT-ARC-03',
  when(situation) {
    const { field, state, plan } = situation;
    const unit = unitAtHand(situation);
    if (!isFiring(situation) || unit === null || plannedFire(situation)) return null;
    const weapons = field.designs[unit].weapons.map((_, weapon) => weapon);
    const canFire = (turn: Twist) =>
      enemiesOnMap(situation, unit).find((target) =>
        weapons.some(
          (weapon) => !whyNotFire(field, state, { unit, twist: turn, prop: null }, weapon, target),
        ),
      );
    if (canFire((plan?.twist as 0 | undefined) ?? 0) !== undefined) return null;
    for (const turn of twistsOf(field, state, unit)) {
      const target = canFire(turn);
      if (target !== undefined) return { unit, turn, target, enemy: nameOf(situation, target) };
    }
    return null;
  },
  text: ({ turn, enemy }) =>
    `Twist the torso to the ${turn < 0 ? 'left' : 'right'}, and the ${enemy} is in your arc.`,
  highlight: ({ unit, target }) => ({ units: [unit, target], controls: ['facing'] }),
});

const armsOrFists = hint({
  id: 'arms-or-fists',
  rule: 'CBT-PHY-08',
  when(situation) {
    const { field, state } = situation;
    const fire = plannedFire(situation);
    if (!fire) return null;
    const { weapons } = field.designs[fire.unit];
    const hex = state.units[fire.unit].hex;
    const isNear = enemiesOnMap(situation, fire.unit).some(
      (enemy) => distance(field.board, hex, state.units[enemy].hex) === 1,
    );
    return isNear && fire.attacks.some(({ weapon }) => isArm(weapons[weapon].location)) ? {} : null;
  },
  text: () => 'An arm that fires cannot punch this turn. Legs can always kick.',
  highlight: () => ({ controls: ['attacks'] }),
});

/** It may be struck, and two dice can show the number it needs. */
const canHit: (...blow: Parameters<typeof whyNoBlow>) => boolean = (...blow) =>
  !whyNoBlow(...blow) && physicalNumber(...blow) <= HIGHEST_ROLL;

const kick = hint({
  id: 'kick',
  rule: 'CBT-PHY-19',
  when(situation) {
    const { field, state } = situation;
    const unit = unitAtHand(situation);
    if (!isStriking(situation) || unit === null) return null;
    const target = enemiesOnMap(situation, unit).find((enemy) =>
      (field.kinds[unit].limbs?.walksOn(field, unit) ?? []).some((limb) =>
        canHit(field, state, { kind: 'kick', attacker: unit, target: enemy, limb }),
      ),
    );
    if (target === undefined) return null;
    return { unit, target, enemy: nameOf(situation, target), isDown: state.units[target].prone };
  },
  text: ({ enemy, isDown }) =>
    isDown
      ? `You can kick the ${enemy} while it is down. If you miss, you have to roll not to fall.`
      : `You can kick the ${enemy}: it has to roll or fall. If you miss, you have to roll yourself.`,
  highlight: ({ unit, target }) => ({ units: [unit, target] }),
});

const punch = hint({
  id: 'punch',
  rule: 'CBT-PHY-08',
  when(situation) {
    const { field, state } = situation;
    const unit = unitAtHand(situation);
    if (!isStriking(situation) || unit === null) return null;
    const { fired } = state.units[unit].thisTurn;
    const target = enemiesOnMap(situation, unit).find((enemy) =>
      ARMS.some(
        (limb) =>
          (fired & bitOf(limb)) === 0 &&
          canHit(field, state, { kind: 'punch', attacker: unit, target: enemy, limb }),
      ),
    );
    return target === undefined ? null : { unit, target, enemy: nameOf(situation, target) };
  },
  text: ({ enemy }) =>
    `You can punch the ${enemy}: less than a kick, but high up, where one hit in six finds the head, and without a risk.`,
  highlight: ({ unit, target }) => ({ units: [unit, target] }),
});

export const fightingHints: readonly Hint<Situation>[] = [
  mayExplode,
  mayShutDown,
  twist,
  slower,
  longShot,
  lastShots,
  twoTargets,
  armsOrFists,
  kick,
  punch,
];
