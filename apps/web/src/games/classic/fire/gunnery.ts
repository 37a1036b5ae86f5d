// The words of the fire table of classic BattleTech for weapons, and the prospects of a salvo.

import type { Battlefield } from '@ironfield/classic/battlefield.ts';
import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { meanDamageOn, meanHits, meanPellets } from '@ironfield/classic/bot/temper/odds.ts';
import type { WeaponType } from '@ironfield/classic/data/equipment.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import type { OrderOf } from '@ironfield/classic/orders.ts';
import { blowsOf, type Strike } from '@ironfield/classic/phases/physical/physical-menu.ts';
import { declare, resolve } from '@ironfield/classic/phases/weapon/weapon.ts';
import { firedBy, isCluster, roundsOf } from '@ironfield/classic/rules/fire/ammunition.ts';
import { farthest } from '@ironfield/classic/rules/fire/to-hit.ts';
import { heatScaleOf } from '@ironfield/classic/rules/heat/heat-scale.ts';
import { outcomesOf } from '@ironfield/classic/rules/physical/blow-outcomes.ts';
import { physicalDamageOf } from '@ironfield/classic/rules/physical/physical-to-hit.ts';
import { isUsable } from '@ironfield/classic/rules/unit/condition.ts';
import { fork } from '@ironfield/classic/state/fork.ts';
import type { WeaponAttack } from '@ironfield/classic/state.ts';
import { OUTCOMES } from '@ironfield/classic/text/physical.ts';
import { Play } from '@ironfield/kernel/play/play.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import type { Arm, Outlook, StrikeOutcome } from '../../../hex-table/hex-game.ts';
import type { Entry } from '../../../order/draft/draft.ts';
import { heatEffects, shotsFor } from '../mech/condition.ts';
import { stateOn, type Table } from '../mech/table.ts';
import { SHEET } from '../mech/text.ts';
import { damageOf } from '../mech/weapon-words.ts';
import { heatToCome } from './attacks.ts';

/** Throws of the whole salvo, to see how often it is the end of somebody. */
const TRIALS = 300;

/** A player's choice for a weapon. */
type Shooting = Entry & Partial<Pick<WeaponAttack, 'bin' | 'rounds'>>;

export function armsOf(table: Table, unit: number): Arm[] {
  const field = battlefieldOf(table);
  const design = field.designs[unit];
  const { codes, heat } = field.kinds[unit]!;
  const mech = table.units[unit];
  // Weapons that look ahead come first.
  const mounts = [...design.weapons.entries()].toSorted(([, a], [, b]) => Number(a.rear) - Number(b.rear));
  return mounts.map(([value, mount]) => {
    const { type, parts, rear } = mount;
    const shots = shotsFor(design, mech, value);
    const hasPellets = ({ bin }: Shooting) => bin !== undefined && bin >= 0 && isCluster(design.bins[bin]);
    const damageText = (planned: Shooting) => {
      if (hasPellets(planned)) return `1×${type.damage}`;
      const fired = firedBy(field, unit, value, planned.bin ?? -1);
      const each = fired.cluster > 0 ? fired.cluster : roundsOf(planned);
      return each > 1 && fired.cluster === 0 ? `${fired.damage}×${each}` : damageOf(fired);
    };
    const place = parts.map(({ location }) => codes[location]).join('/');
    return {
      value,
      name: type.name,
      place: rear ? `${place} rear` : place,
      damageAt: (piece, planned: Shooting = {}) => {
        const { bin = -1 } = planned;
        const fired = firedBy(field, unit, value, bin);
        const points = hasPellets(planned)
          ? meanPellets(fired)
          : meanHits(roundsOf(planned)) * meanDamageOn(field, table, unit, fired, piece);
        const shot = { attacker: unit, weapon: value, target: piece, bin };
        return bin < 0
          ? points
          : (field.plugged.pointsOfLoad?.(points, field, stateOn(table), shot) ?? points);
      },
      damageText: damageText({}),
      ...(heat && { heat: type.heat }),
      asPlanned: (planned: Shooting) => ({
        damageText: damageText(planned),
        ...(heat && { heat: type.heat * roundsOf(planned) }),
      }),
      reach: farthest(field, type),
      ...noteOf(type, isUsable(field, mount, mech) ? shots : null),
    };
  });
}

/** What is left to fire, and that it has to lock on. */
function noteOf({ locks }: WeaponType, shots: number | null): { readonly note?: string } {
  const words = [...(shots === null ? [] : [SHEET.shots(shots)]), ...(locks ? [SHEET.locks] : [])];
  return words.length === 0 ? {} : { note: words.join(', ') };
}

export function harmOf(table: Table, order: CoreOrder): number {
  const field = battlefieldOf(table);
  const [blow] = blowsOf(field, order as Strike);
  return blow ? physicalDamageOf(field, stateOn(table), blow) : 0;
}

export function strikeOutcomes(table: Table, order: CoreOrder): StrikeOutcome[] {
  const field = battlefieldOf(table);
  const blows = blowsOf(field, order as Strike);
  return blows.flatMap((blow) =>
    outcomesOf(field, stateOn(table), blow).map(({ on, ...outcome }) => ({
      when: OUTCOMES.on[on],
      ...outcome,
    })),
  );
}

export function outlookOf(table: Table, order: CoreOrder): Outlook {
  const fire = order as OrderOf<'fire'>;
  const field = battlefieldOf(table);
  const fates = fire.attacks.length > 0 ? fatesOf(table, fire) : [];
  if (!field.kinds[fire.unit]!.heat) return { fates };
  const heat = heatToCome(table, fire.unit, fire as never);
  const scale = heatScaleOf(field);
  const unlocked = heatOfLocks(field, fire);
  return {
    fates,
    heat: {
      now: table.units[fire.unit].heat,
      after: heat,
      most: scale.automatic,
      effects: [...heatEffects(scale, heat.total), ...(unlocked > 0 ? [SHEET.lessHeat(unlocked)] : [])],
      rule: 'CBT-HEA-08',
    },
  };
}

/** MT-WPN-47: a launcher that finds no lock makes no heat. */
const heatOfLocks = ({ designs }: Battlefield, { unit, attacks }: OrderOf<'fire'>): number =>
  attacks
    .map(({ weapon }) => designs[unit]!.weapons[weapon]!.type)
    .reduce((sum, { locks, heat }) => sum + (locks ? heat : 0), 0);

/** By the rules themselves, thrown again and again: nobody else fires meanwhile. */
function fatesOf(table: Table, order: OrderOf<'fire'>): Outlook['fates'] {
  const declared = stateOn({ ...table, weaponAttacks: [] });
  declare.apply(new Play<Classic>(declared, null), undefined as never, order);
  const targets = [...new Set(order.attacks.map(({ target }) => target))];
  const gone = targets.map(() => 0);
  const dice = randomFrom('outlook');
  for (let trial = 0; trial < TRIALS; trial++) {
    const state = fork(declared);
    state.dice = dice;
    const play = new Play<Classic>(state, null);
    for (let attack = 0; attack < state.weaponAttacks.length; attack++) resolve(play, { attack });
    for (const [index, target] of targets.entries()) if (state.units[target].loss) gone[index]++;
  }
  return targets.map((unit, index) => ({ unit, chance: gone[index] / TRIALS }));
}
