// Prices of equipment in C-bills (MT-COST-02, -03, -16, -17).

import type { Tally } from '@ironfield/kernel/explanation.ts';
import { figureFor } from '../units/quantities.ts';
import { binTons, hasFlag, type Mech, type Mount, type Vehicle } from '../units/unit.ts';
import { isOfFrame, mountTons, quantitiesFor } from '../weights/items.ts';
import { COST } from './text.ts';

/** MT-COST-03: missiles that an Artemis V steers. */
const ARTEMIS_V = 5;
const PER_ARMORED_SLOT = 150_000;

/** Parts that are priced with the frame. */
const OF_FRAME: readonly string[] = ['jumpJet', 'jumpBooster', 'targetingSystem'];

export function priceMounts(unit: Mech | Vehicle, engineTons: number, tally: Tally): void {
  const quantities = quantitiesFor(unit, engineTons);
  for (const mount of unit.mounts) {
    const { item } = mount;
    if (isOfFrame(mount) || OF_FRAME.some((flag) => item.flags.has(flag)) || TURRETS.includes(item.id))
      continue;
    if (item.kind === 'weapon') tally.add(item.cost, item.name, 'MT-COST-02');
    else if (item.kind === 'ammo') priceBin(unit, mount as Mount<typeof item>, tally);
    else {
      const tons = mountTons(mount, quantities);
      tally.add(figureFor(item.cost, { ...quantities, tons }), item.name, 'MT-COST-16');
    }
  }
}

/** Turrets are priced with the weapons in them, jump jets of vehicles by their number, imaging with the cockpit. */
const TURRETS: readonly string[] = [
  'any-turret',
  'any-sponson',
  'any-mech-turret',
  'any-vehicle-jump-jet',
  'clan-ei-display',
];

function priceBin(
  unit: Mech | Vehicle,
  mount: Mount<Extract<Mount['item'], { kind: 'ammo' }>>,
  tally: Tally,
): void {
  const { item } = mount;
  const price = item.cost * (binTons(mount) / (item.tons || 1));
  const isSteered = hasFlag(unit, 'artemis5') && (item.family === 'lrm' || item.family === 'srm');
  if (isSteered) tally.add(price * ARTEMIS_V, COST.artemisAmmunition(item.name), 'MT-COST-03');
  else tally.add(price, item.name, 'MT-COST-03');
}

export function priceArmoredSlots(slots: number, tally: Tally): void {
  if (slots > 0) tally.add(PER_ARMORED_SLOT * slots, COST.armoredParts(slots), 'MT-COST-02');
}
