import type { Effect, Fitted } from '../cards/army-list.ts';
import type { Card, Mount } from '../cards/card.ts';
import { ATV } from '../data/cards/infantry.ts';
import { type CardSource, cardOf } from '../data/cards.ts';
import { VARIANTS } from '../data/variants.ts';

/** A card while options are applied to it, with the weapons not yet swapped. */
export interface Fitting {
  readonly card: Card;
  readonly original: readonly Mount[];
}

export const fittingOf = (card: Card): Fitting => ({ card, original: card.weapons });

/** HGB-ARMY-07: weapons for weapons, each once; `null` where one to be given is not there. */
function swapWeapons(
  { card, original }: Fitting,
  remove: readonly string[],
  add: readonly Fitted[],
): Fitting | null {
  const given: Mount[] = [];
  for (const codes of remove) {
    const mount = original.find((each) => !given.includes(each) && codes.split('|').includes(each.weapon));
    if (!mount) return null;
    given.push(mount);
  }
  const fitted = add.map(
    (mount): Mount => ({ ...(mount.arc ? { arc: mount.arc } : mountedLike(given[0])), ...mount }),
  );
  const at = given[0] ? card.weapons.indexOf(given[0]) : card.weapons.length;
  const weapons = card.weapons.filter((mount) => !given.includes(mount));
  weapons.splice(at, 0, ...fitted);
  return { card: { ...card, weapons }, original: original.filter((mount) => !given.includes(mount)) };
}

/** The properties a weapon takes over from the one it replaces. */
function mountedLike({ weapon: _, rof: __, ...how }: Mount): Omit<Mount, 'weapon' | 'rof'> {
  return how;
}

/** The card of a variant. All that it carries may be swapped. `null` where the weapons for it are not there. */
export function variantCard(id: string, cardFor: CardSource = cardOf): Card | null {
  const { base, name, swaps = [], set = {}, aux, perks, armorPerks, flaws } = VARIANTS[id];
  const from = cardFor(base);
  const fitting = swaps.reduce<Fitting | null>(
    (each, { remove, add }) => each && swapWeapons(each, remove, add),
    fittingOf(from),
  );
  if (!fitting) return null;
  return {
    ...fitting.card,
    ...set,
    id,
    name,
    aux: aux ?? from.aux,
    perks: { ...from.perks, ...perks },
    armorPerks: { ...from.armorPerks, ...armorPerks },
    flaws: { ...from.flaws, ...flaws },
  };
}

/** HGB-PERK-18: all weapons of that code fire together. */
function linked(card: Card, code: string): Card {
  const link = Math.max(0, ...card.weapons.map((mount) => mount.link ?? 0)) + 1;
  return {
    ...card,
    weapons: card.weapons.map((mount) => (mount.weapon === code ? { ...mount, link } : mount)),
  };
}

function unlimited(card: Card, code: string): Card {
  const weapons = card.weapons.map((mount): Mount => {
    const { ammo: _, ...rest } = mount;
    return mount.weapon === code ? rest : mount;
  });
  return { ...card, weapons };
}

/** The card of one Unit after an option; `null` if the option does not fit. */
export function fit(fitting: Fitting, effect: Effect): Fitting | null {
  const { card } = fitting;
  const changed = (change: Partial<Card>): Fitting => ({ ...fitting, card: { ...card, ...change } });
  switch (effect.type) {
    case 'weapons': {
      const add = effect.add.map((mount) =>
        effect.reloadsOn === card.id ? { ...mount, reloads: true as const } : mount,
      );
      return swapWeapons(fitting, effect.remove, add);
    }
    case 'link':
      return card.weapons.filter(({ weapon }) => weapon === effect.weapon).length > 1
        ? changed(linked(card, effect.weapon))
        : null;
    case 'unlimited':
      return card.weapons.some(({ weapon, ammo }) => weapon === effect.weapon && ammo !== undefined)
        ? changed(unlimited(card, effect.weapon))
        : null;
    case 'perks':
      return changed({ perks: { ...card.perks, ...effect.perks } });
    case 'aux':
      return changed({ aux: { ...card.aux, ...effect.aux } });
    case 'sturdy':
      return changed({ sturdy: card.sturdy + 1 });
    case 'armor':
      return changed({ armor: card.armor + effect.by });
    case 'atv':
      return changed({ movement: [...card.movement, ATV] });
    default:
      return fitting;
  }
}
