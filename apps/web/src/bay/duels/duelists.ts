// Units that can meet in a duel: those of the stock, those kept for battles, and public unit files.

import { ADVANCED_MECHS } from '@ironfield/classic/mechs/advanced.ts';
import { EQUIPPED_MECHS } from '@ironfield/classic/mechs/equipped.ts';
import { FOUR_LEGGED } from '@ironfield/classic/mechs/four-legged.ts';
import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import { STOCK_PLATOONS } from '@ironfield/classic/platoons/platoons.ts';
import { STOCK_SQUADS } from '@ironfield/classic/squads/squads.ts';
import type { UnitFile } from '@ironfield/classic/units/unit-file.ts';
import { STOCK_VEHICLES } from '@ironfield/classic/vehicles/vehicles.ts';
import { optionsFor } from '@ironfield/mechbay/duels/arena.ts';
import { battleFileOf } from '@ironfield/mechbay/fielding/fielding.ts';
import { readUnit } from '@ironfield/mechbay/unit-files/read.ts';
import { battleUnits } from '../battle-units.ts';
import { openDesign } from '../library/open-design.ts';
import { keptText } from '../units/unit-store.ts';

export const nameOf = ({ name, model }: UnitFile): string => `${name} ${model}`.trim();

const SHIPS = ['displacement', 'hydrofoil'];

/** Ships are left out: there is no water where duels are fought. */
const isOnLand = (file: UnitFile): boolean => !('motion' in file) || !SHIPS.includes(file.motion);

/** Everything that can be chosen without opening a file, own units first. */
export function duelists(): readonly UnitFile[] {
  const stock: readonly UnitFile[] = [
    ...Object.values(STOCK_MECHS),
    ...ADVANCED_MECHS,
    ...EQUIPPED_MECHS,
    ...FOUR_LEGGED,
    ...Object.values(STOCK_VEHICLES),
    ...Object.values(STOCK_PLATOONS),
    ...Object.values(STOCK_SQUADS),
  ];
  const own = (battleUnits() as readonly UnitFile[]).filter((file) => optionsFor([file]) !== null);
  return [...own, ...stock].filter(isOnLand);
}

/** The unit at an address: a design of the bay, or a public unit file of this browser. Null if it cannot fight. */
export async function duelistAt(kind: string, id: string): Promise<UnitFile | null> {
  if (kind !== 'file') {
    const opened = await openDesign(kind, id).catch(() => null);
    return opened?.ok && optionsFor([opened.value.unit]) !== null ? opened.value.unit : null;
  }
  const kept = await keptText(id).catch(() => null);
  const unit = kept && readUnit(kept.text, kept.kind).unit;
  if (!kept || !unit) return null;
  const file = battleFileOf(unit, kept.kind === 'mtf' ? kept.text : undefined);
  return file.ok && optionsFor([file.value]) !== null ? file.value : null;
}
