// Breaches of rules, and checks that all kinds of units share.

import type { Item } from '../data/items.ts';
import { ammunitionOf, type Mech, type Vehicle, weaponsOf } from '../units/unit.ts';
import { WRONG } from './text.ts';

export interface Finding {
  readonly rule: string;
  readonly message: string;
}

export const unless = (isFine: boolean, rule: string, message: () => string): Finding[] =>
  isFine ? [] : [{ rule, message: message() }];

/** MT-VCON-15, CBT-CON-18: every gun has something to fire; what is inside a one-shot launcher counts. */
export function ammunitionFindings(unit: Mech | Vehicle): Finding[] {
  const rule = unit.kind === 'mech' ? 'CBT-CON-18' : 'MT-VCON-15';
  const bins = ammunitionOf(unit).map(({ item }) => item);
  const needy = new Map(
    weaponsOf(unit)
      .filter(({ item }) => item.ammo !== null && !item.flags.has('oneShot'))
      .map(({ item }) => [item.id, item]),
  );
  return [...needy.values()]
    .filter(
      ({ ammo, rack }) =>
        !bins.some((bin) => bin.family === ammo && (bin.rack === null || rack === null || bin.rack === rack)),
    )
    .map(({ name }) => ({ rule, message: WRONG.noAmmunition(name) }));
}

const LEVEL_3 = 3;

/** MT-CONS-05: the parts decide the least level. */
function leastLevel(unit: Mech | Vehicle): number {
  const { engine, armor, structure, mounts, isMixed } = unit;
  const frame = [engine.type.level, armor.type.level, structure.level, engine.rating > 400 ? LEVEL_3 : 1];
  const body = unit.kind === 'mech' ? mechLevels(unit) : [];
  return Math.max(...frame, ...body, ...mounts.map(({ item }) => item.level), isMixed ? LEVEL_3 : 1);
}

const VERY_LIGHT = 20;

/** MT-MCON-02, MT-FRAME-01, MT-FRAME-04: bodies and parts of Maximum Tech. */
function mechLevels({ gyro, cockpit, heatSinks, tons, isArmless, mounts, ...mech }: Mech): number[] {
  const isArmored =
    mech.armoredFrameSlots > 0 || mech.armoredCockpit || mounts.some(({ armoredSlots }) => armoredSlots > 0);
  const isSpecial = tons < VERY_LIGHT || isArmless || isArmored;
  return [gyro.level, cockpit.level, heatSinks.type.level, isSpecial ? LEVEL_3 : 1];
}

export function levelFindings(unit: Mech | Vehicle): Finding[] {
  const wants = leastLevel(unit);
  return unless(wants <= unit.level, 'MT-CONS-05', () => WRONG.level(unit.level, wants));
}

/** MT-CONS-05: what the Clans do not build themselves, they take if it is of level 1. */
export function baseFindings(unit: Mech | Vehicle): Finding[] {
  if (unit.isMixed) return [];
  const { techBase, engine, armor } = unit;
  const isForeign = ({ tech, level }: Pick<Item, 'level'> & { readonly tech: string }): boolean =>
    (tech === 'IS' || tech === 'Clan') && tech !== techBase && !(techBase === 'Clan' && level === 1);
  const foreign = new Set(unit.mounts.map(({ item }) => item).filter(isForeign));
  const isForeignPlate = isForeign(armor.type) || (armor.tech !== techBase && armor.type.level > 1);
  const parts = [
    ...(isForeign(engine.type) ? [WRONG.engine(engine.type.name)] : []),
    ...(isForeignPlate ? [WRONG.plates(armor.type.id)] : []),
    ...(unit.kind === 'mech' && isForeign(unit.cockpit) ? [WRONG.part(`cockpit, ${unit.cockpit.id}`)] : []),
    ...(unit.kind === 'mech' && isForeign(sinkType(unit)) ? [WRONG.part('kind of heat sink')] : []),
  ];
  return [...[...foreign].map(({ name }) => WRONG.foreign(name)), ...parts.map(WRONG.foreign)].map(
    (message) => ({ rule: 'MT-CONS-05', message }),
  );
}

/** Double sinks have a base that their row does not name. */
const sinkType = ({ heatSinks: { type } }: Mech) => ({
  level: type.level,
  tech: type.id === 'double-is' ? 'IS' : type.id === 'double-clan' ? 'Clan' : type.tech,
});
