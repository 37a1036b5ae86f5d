import { ARCS } from '@ironfield/gearblitz/data/arcs.ts';
import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { blastRadius, defendersAgainst, mountedOn } from '@ironfield/gearblitz/rules/aiming.ts';
import type { Attack } from '@ironfield/gearblitz/state.ts';
import { BANDS } from '@ironfield/gearblitz/weapon.ts';
import type { View } from '@ironfield/kernel/game.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { turned } from '@ironfield/table/heading.ts';
import type { Aims, Overlay, Stand } from '../../tabletop/tabletop-game.ts';
import { stateIn } from './types.ts';

/** The bands of a weapon in its arc, the longest first, so that the shorter ones lie on top. */
export function bandsOf(
  { at, heading }: Stand,
  arc: keyof typeof ARCS,
  ranges: readonly number[],
): Overlay[] {
  const { centre, width } = ARCS[arc];
  return BANDS.flatMap((band, i): Overlay[] => {
    if (ranges[i] <= (ranges[i - 1] ?? 0)) return [];
    return [
      {
        kind: 'arc',
        at,
        heading: turned(heading, centre),
        width,
        radius: ranges[i] * INCH,
        label: `${band} ${ranges[i]}″`,
        look: 'range',
      },
    ];
  }).reverse();
}

/** An order to attack, as far as it is filled in. */
interface Attacking extends Partial<Pick<Attack, 'mount' | 'rof' | 'concentrated'>> {
  readonly type: string;
  readonly unit?: number;
  readonly target?: number;
  readonly at?: Place;
}

/** The arc of the weapon that an order uses, and the area that it would hit. */
export function aims(
  view: View<GearBlitz>,
  id: number,
  given: CoreOrder,
  pointed: Place | null,
): Aims | null {
  const order = given as Attacking;
  if (order.type !== 'attack' && order.type !== 'burst' && order.type !== 'snap') return null;
  if (order.mount === undefined) return null;
  const state = stateIn(view);
  const by = order.type === 'snap' ? (order.unit ?? id) : id;
  const { at, heading } = state.units[by];
  if (!at) return null;
  const { mount, weapon } = mountedOn(state, by, order.mount);
  const bands = bandsOf({ at, heading }, mount.arc, weapon.ranges ?? []);
  const attack: Attack = {
    by,
    mount: order.mount,
    rof: order.rof ?? 0,
    concentrated: order.concentrated ?? 0,
    target: order.type === 'burst' ? null : (order.target ?? null),
    at: order.type === 'burst' ? (order.at ?? pointed) : null,
    guidance: null,
    manner: order.type === 'snap' ? 'snap fire' : 'action',
  };
  const centre = attack.at ?? (attack.target === null ? null : state.units[attack.target].at);
  const radius = blastRadius(state, attack);
  if (!centre || radius === 0) return { overlays: bands, models: [] };
  const blast: Overlay = { kind: 'circle', at: centre, radius, label: `${radius / INCH}″`, look: 'blast' };
  return { overlays: [...bands, blast], models: defendersAgainst(state, attack) };
}
