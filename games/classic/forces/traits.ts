// Traits of the MechWarriors of a force besides skill: membership of the Clans, and the abilities that options allow.

import type { Force, Pool, Trait } from '@ironfield/kernel/options/mustering.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { kindOf } from '../kinds.ts';
import { abilityKinds, pointsFor } from '../rules/crew/abilities.ts';
import type { Pilot, PilotAbility } from '../state.ts';
import { ABILITY_POINTS, CLAN_TRAIT } from '../text/mustering.ts';
import type { UnitFile } from '../units/unit-file.ts';
import { pluggedBy } from './plugged-by.ts';

const CLAN = 'clan';
/** Of an ability that is about a weapon: `weapon-specialist/Medium Laser`. */
const ABOUT = '/';
/** As often as one may want what may be taken again and again. */
const MANY = 5;

export function traitsFor(unit: UnitFile, options: OptionValues): readonly Trait[] {
  const plugged = pluggedBy(options);
  const clan = plugged.clansMatter?.(false) ? [{ id: CLAN, ...CLAN_TRAIT, most: 1 }] : [];
  const abilities = abilityKinds(plugged).flatMap(({ name, title, summary, isStackable, takesWeapon }) => {
    if (!takesWeapon) return [{ id: name, title, summary, most: isStackable ? MANY : 1 }];
    return weaponsOf(unit).map((weapon) => ({
      id: `${name}${ABOUT}${weapon}`,
      title: `${title}: ${weapon}`,
      summary,
      most: 1,
    }));
  });
  return [...clan, ...abilities];
}

/** MT-ABIL-01: what the abilities of a force cost, where points are counted. */
export function abilityPool(force: Force, options: OptionValues): Pool | null {
  const most = pluggedBy(options).abilityPool?.();
  if (most === undefined) return null;
  const spent = force.reduce(
    (sum, { unit, traits = [] }) => sum + pointsFor(withTraits(unit as UnitFile, options, traits).abilities),
    0,
  );
  return { title: ABILITY_POINTS, spent, most };
}

function weaponsOf(unit: UnitFile): string[] {
  const design = kindOf(unit).designOf(unit);
  return design.ok ? [...new Set(design.value.weapons.map(({ type }) => type.name))] : [];
}

/** The traits that a pilot can have here. */
export function withTraits(
  unit: UnitFile,
  options: OptionValues,
  traits: readonly string[],
): Pick<Pilot, 'isClan' | 'abilities'> {
  if (traits.length === 0) return {};
  const known = new Set(traitsFor(unit, options).map(({ id }) => id));
  const taken = [...new Set(traits)].filter((id) => known.has(id));
  const abilities = taken
    .filter((id) => id !== CLAN)
    .map((id): PilotAbility => {
      const [name, ...weapon] = id.split(ABOUT);
      const rank = traits.filter((other) => other === id).length;
      return { name, ...(rank > 1 && { rank }), ...(weapon.length > 0 && { weapon: weapon.join(ABOUT) }) };
    });
  return { ...(taken.includes(CLAN) && { isClan: true }), ...(abilities.length > 0 && { abilities }) };
}
