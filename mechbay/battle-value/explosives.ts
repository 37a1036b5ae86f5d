// Explosive equipment lowers a 'Mech's Battle Value (MT-BV-51).

import { binTons, type Mech, type Mount } from '../units/unit.ts';

const PER_TON = 20;
/** MT-BV-25 */
const PER_TON_WITH_CASE_II = 5;

const GAUSS = new Set(['gauss', 'gauss-light', 'gauss-heavy', 'magshot', 'rail-gun']);
const ALWAYS: readonly string[] = ['HD', 'CT', 'LL', 'RL'];
const BESIDE: Readonly<Record<string, string>> = { LA: 'LT', RA: 'RT' };

export interface Explosive {
  readonly mount: Mount;
  readonly penalty: number;
}

/** Tons that can explode; a gauss weapon and a coolant pod count as one. */
function explosiveTons(mount: Mount): number {
  const { item } = mount;
  if (item.kind === 'ammo') return item.explosive ? binTons(mount as Mount<typeof item>) : 0;
  if (item.kind === 'weapon') return item.ammo !== null && GAUSS.has(item.ammo) ? 1 : 0;
  return item.id === 'is-coolant-pod' ? 1 : 0;
}

export function explosivesOf(mech: Mech): Explosive[] {
  return mech.mounts.flatMap((mount) => {
    const tons = explosiveTons(mount);
    if (tons === 0) return [];
    const isProtected = !counts(mech, mount.location);
    const hasCaseII = hasIn(mech, mount.location, 'case-ii');
    // Of two kinds of protection the better one counts.
    const penalty = isProtected ? 0 : tons * (hasCaseII ? PER_TON_WITH_CASE_II : PER_TON);
    return penalty === 0 ? [] : [{ mount, penalty }];
  });
}

const hasIn = ({ mounts }: Mech, location: string, id: string): boolean =>
  mounts.some(
    ({ item, location: at }) => at === location && (item.id === `is-${id}` || item.id === `clan-${id}`),
  );

/** Whether no CASE catches an explosion here. */
function counts(mech: Mech, location: string): boolean {
  const { engine, techBase, frame } = mech;
  const beside = BESIDE[location];
  const isFrontLeg = frame === 'quad' && beside !== undefined;
  if (ALWAYS.includes(location) || isFrontLeg) return true;
  // An engine that fills the side torsos is lost with them.
  if (techBase === 'Clan') return beside === undefined && engine.type.sideSlots >= 4;
  if (engine.type.sideSlots >= 3) return true;
  return ![location, beside].some((each) => each !== undefined && hasIn(mech, each, 'case'));
}
