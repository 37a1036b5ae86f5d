import { STOCK_MECHS } from '@ironfield/classic/mechs/mechs.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { accepted, type Result, refused } from '@ironfield/kernel/refusal.ts';
import { mostWalk } from '@ironfield/mechbay/construction/movement.ts';
import { newDesign, setWalk } from '@ironfield/mechbay/design/design-operations.ts';
import { importUnits } from '@ironfield/mechbay/library/importing.ts';
import { unsqueezed } from '../../ui/keep/squeeze.ts';
import type { Origin } from '../origin.ts';
import { ownDesigns } from './own-designs.ts';

/** A design as opened from its source. */
export interface Opened {
  readonly origin: Origin;
  readonly unit: MechFile;
  /** For an own design: the revision that was opened. */
  readonly revision: number;
}

/** More than any one design needs. */
const MOST_SHARED = 50_000;
const USUAL_WALK = 4;

/** The design at an address below `#/bay`, or why there is none, in words. */
export async function openDesign(kind: string, id: string): Promise<Result<Opened, string>> {
  switch (kind) {
    case 'own':
      return openOwn(id);
    case 'stock': {
      const unit = Object.hasOwn(STOCK_MECHS, id) ? STOCK_MECHS[id] : undefined;
      if (!unit) return refused(`There is no stock design ${id.slice(0, 40)}.`);
      return accepted({ origin: { kind, model: id }, unit, revision: 0 });
    }
    case 'new': {
      const tons = Number(id);
      const bare = newDesign({ name: 'New design', tons });
      const unit = bare.ok ? setWalk(bare.value, Math.min(USUAL_WALK, mostWalk(tons))) : bare;
      if (!unit.ok) return refused(`${id.slice(0, 40) || 'Nothing'} is no tonnage for a new design.`);
      return accepted({ origin: { kind, tons }, unit: unit.value, revision: 0 });
    }
    case 'shared':
      return openShared(id);
    default:
      return refused("The 'Mech bay has no such page.");
  }
}

async function openOwn(id: string): Promise<Result<Opened, string>> {
  const last = (await ownDesigns.revisions(id)).at(-1);
  if (!last)
    return refused('This design is not on this device; designs stay in the browser they were saved in.');
  if (!last.unit)
    return refused("This design was deleted; the 'Mech bay lists deleted designs, so you can restore it.");
  return accepted({ origin: { kind: 'own', id }, unit: last.unit, revision: last.number });
}

async function openShared(word: string): Promise<Result<Opened, string>> {
  const text = await unsqueezed(word, MOST_SHARED);
  if (!text.ok) return text;
  const units = importUnits(text.value, 'link.json');
  if (!units.ok) return refused(`The link holds no design: ${units.error[0]}`);
  return accepted({ origin: { kind: 'shared', word }, unit: units.value[0], revision: 0 });
}
