import { BANDS } from '@ironfield/gearblitz/cards/weapon.ts';
import { ARCS } from '@ironfield/gearblitz/data/arcs.ts';
import { INCH } from '@ironfield/gearblitz/data/tables.ts';
import type { GearBlitz } from '@ironfield/gearblitz/game-types.ts';
import { blastRadius, defendersAgainst, mountedOn } from '@ironfield/gearblitz/rules/attack/aiming.ts';
import { measuredFrom, seesPlace } from '@ironfield/gearblitz/rules/sight/sighting.ts';
import { callsFor } from '@ironfield/gearblitz/rules/special/observation.ts';
import { buildingAt } from '@ironfield/gearblitz/rules/terrain/structures.ts';
import { SMOKE } from '@ironfield/gearblitz/rules/unit/systems.ts';
import type { Attack, State } from '@ironfield/gearblitz/state.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import type { View } from '@ironfield/kernel/play/game.ts';
import type { CoreOrder } from '@ironfield/kernel/state.ts';
import { turned } from '@ironfield/table/heading.ts';
import type { Aims, Overlay, Stand } from '../../tabletop/tabletop-game.ts';
import { scatteringOf } from './scattering.ts';
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

/** An order that is aimed at something, as far as it is filled in. */
interface Aiming extends Partial<Pick<Attack, 'mount' | 'rof' | 'concentrated'>> {
  readonly type: string;
  readonly unit?: number;
  readonly target?: number;
  readonly call?: number;
  readonly at?: Place;
}

/** The areas of an order: the arc of its weapon and the area that it hits, the smoke, the field of view. */
export function aims(
  view: View<GearBlitz>,
  model: number | null,
  given: CoreOrder,
  pointed: Place | null,
): Aims | null {
  const order = given as Aiming;
  const state = stateIn(view);
  const at = order.at ?? pointed;
  if (order.type === 'cardinal') return at && scatterOf(view, at);
  const id = order.unit ?? model;
  if (id === null) return null;
  switch (order.type) {
    case 'attack':
    case 'burst':
    case 'bombard':
    case 'demolish':
      return shotOf(state, id, order, at);
    case 'snap':
    case 'barrage':
      return shotOf(state, id, withCall(view, order), at);
    case 'smoke':
      return at && { overlays: smokeOf(state, id, at), models: [] };
    case 'observe-place':
      return at && { overlays: [sightOf(state, id, at)], models: [] };
    default:
      return null;
  }
}

/** HGB-ACT-09: those on Stand-By fire at what the question says. */
const withCall = (view: View<GearBlitz>, order: Aiming): Aiming =>
  order.type === 'barrage' ? { ...order, at: (view.question as unknown as { at: Place }).at } : order;

function shotOf(state: State, by: number, order: Aiming, pointed: Place | null): Aims | null {
  const { at, heading } = state.units[by];
  if (order.mount === undefined || !at) return null;
  const { mount, weapon } = mountedOn(state, by, order.mount);
  const bands = bandsOf({ at, heading }, mount.arc, weapon.ranges ?? []);
  const guidance = order.call === undefined ? null : (callsFor(state, by)[order.call] ?? null);
  const isAtUnit = order.type === 'attack' || order.type === 'snap';
  const attack: Attack = {
    by,
    mount: order.mount,
    rof: order.rof ?? 0,
    concentrated: order.concentrated ?? 0,
    target: guidance ? guidance.target : isAtUnit ? (order.target ?? null) : null,
    at: guidance ? (guidance.target === null ? guidance.at : null) : isAtUnit ? null : pointed,
    guidance,
    manner: order.type === 'snap' ? 'snap fire' : 'action',
  };
  const centre = attack.at ?? (attack.target === null ? null : state.units[attack.target].at);
  if (!centre) return { overlays: bands, models: [] };
  const building = buildingAt(state, centre);
  const aim: Overlay[] = attack.target === null ? [{ kind: 'line', from: at, to: centre, look: 'shot' }] : [];
  const walls: Overlay[] = building ? [{ kind: 'area', outlines: [building.corners], look: 'danger' }] : [];
  return {
    overlays: [...bands, ...walls, ...blastOf(state, attack, centre), ...aim],
    models: defendersAgainst(state, attack),
  };
}

function blastOf(state: State, attack: Attack, at: Place): Overlay[] {
  return circleOf(at, blastRadius(state, attack));
}

const circleOf = (at: Place, radius: number): Overlay[] =>
  radius > 0 ? [{ kind: 'circle', at, radius, label: `${radius / INCH}″`, look: 'blast' }] : [];

/** HGB-IF-03: what is aimed at, and which way the first direction points. */
function scatterOf(view: View<GearBlitz>, to: Place): Aims | null {
  const scattering = scatteringOf(view.table, view.question);
  if (!scattering) return null;
  const { aim, radius, models } = scattering;
  const first: Overlay = { kind: 'line', from: aim, to, label: '1', look: 'way' };
  return { overlays: [...circleOf(aim, radius), first], models };
}

function smokeOf(state: State, id: number, at: Place): Overlay[] {
  const [radius, reach] = [SMOKE.radius * INCH, SMOKE.reach * INCH];
  return [
    { kind: 'circle', at: measuredFrom(state, id), radius: reach, label: `${SMOKE.reach}″`, look: 'range' },
    { kind: 'circle', at, radius, label: 'Smoke', look: 'range' },
  ];
}

const sightOf = (state: State, id: number, to: Place): Overlay => ({
  kind: 'line',
  from: measuredFrom(state, id),
  to,
  look: seesPlace(state, id, to) ? 'sight' : 'blocked',
});
