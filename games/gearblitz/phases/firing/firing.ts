import type { Field, OrderForm, Pick as PickField, Place, Point } from '@ironfield/kernel/menu/menu.ts';
import type { Decision } from '@ironfield/kernel/play/game.ts';
import { randomItem } from '@ironfield/kernel/random.ts';
import { wholeTable } from '@ironfield/table/scenes/scene.ts';
import type { Weapon } from '../../cards/weapon.ts';
import { INCH } from '../../data/tables.ts';
import type { GearBlitz } from '../../game-types.ts';
import type { Order } from '../../orders.ts';
import { isChapterByChapter } from '../../register.ts';
import {
  type Aim,
  aimAt,
  bandOn,
  isSnapFire,
  Look,
  mountedOn,
  rofBonus,
  whyNotBurstAt,
  whyNotUse,
} from '../../rules/attack/aiming.ts';
import { attackNumber } from '../../rules/attack/attack-facts.ts';
import { radiusOf, rofOf, usableRof } from '../../rules/core/range.ts';
import { mostHit, prospectsOf } from '../../rules/prospects/prospects.ts';
import { found, hasLock } from '../../rules/sight/sighting.ts';
import { gridIn, somePlace } from '../../rules/terrain/room.ts';
import { enemiesOf, nameOf, sheetOf } from '../../state/roster.ts';
import { type Attack, type Frames, type Manner, type State, shotAt } from '../../state.ts';
import { TEXT } from '../../text/menus.ts';
import { LazyPick } from '../core/lazy-pick.ts';

/** A unit that looks for targets, and among whom. */
interface Shooter {
  readonly id: number;
  readonly look: Look;
  readonly among: readonly number[];
  readonly manner: Manner;
}

const aimOf = (state: State, { id, look, manner }: Shooter, mount: number, target: number): Aim =>
  aimAt(state, { id, mount, look }, target, !mayUseLocks(state, manner));

/** HGB-DET-05, HGB-INF-06: in an action, and with both weapons of it. */
const mayUseLocks = (state: State, manner: Manner): boolean =>
  manner === 'action' || (manner === 'second weapon' && !isChapterByChapter(state));

/** Why a weapon cannot be fired at any target. */
const isOfNoUse = (state: State, { id, manner }: Shooter, mount: number): boolean =>
  whyNotUse(state, id, mount) !== null ||
  // HGB-PHYS-04: a blow is answered with a blow.
  (manner === 'retaliation' && !mountedOn(state, id, mount).weapon.traits.melee);

/** HGB-ATT-01: whether a weapon has any possible target. */
const hasTarget = (state: State, shooter: Shooter, mount: number): boolean =>
  !isOfNoUse(state, shooter, mount) &&
  shooter.among.some((target) => aimOf(state, shooter, mount, target).whyNot === null);

/** True if a unit has a weapon for one of these targets. HGB-TERR-07: a unit on a cliff cannot fire. */
export function canFireAt(
  state: State,
  id: number,
  among: readonly number[],
  manner: Manner,
  mounts: (mount: number) => boolean = () => true,
): boolean {
  if (state.units[id].body.climb) return false;
  const shooter = { id, look: new Look(state, id), among, manner };
  return sheetOf(state, id).card.weapons.some(
    (_, mount) => mounts(mount) && hasTarget(state, shooter, mount),
  );
}

/** A unit's best chance to damage another, at full Rate of Fire; weapons below the given minimum may be left out. */
export function bestChance(
  state: State,
  id: number,
  target: number,
  { manner, least = 0 }: { readonly manner: Manner; readonly least?: number },
): number {
  const shooter = { id, look: new Look(state, id), among: [target], manner };
  let best = 0;
  const { length } = sheetOf(state, id).card.weapons;
  for (let mount = 0; mount < length; mount++) {
    const band = bandOn(state, { id, mount, look: shooter.look }, target);
    if (band === null || isOfNoUse(state, shooter, mount)) continue;
    const { mount: mounted, weapon } = mountedOn(state, id, mount);
    const rof = usableRof(mounted, weapon, band);
    const shot = { ...shotAt(id, mount, target, manner), rof, concentrated: rof };
    // Sight takes longest to compute.
    if (mostHit(state, shot, band) < least || aimOf(state, shooter, mount, target).whyNot !== null) continue;
    const { hit, harm } = prospectsOf(state, shot);
    best = Math.max(best, harm ?? hit);
  }
  return best;
}

/** HGB-ATT-01, HGB-ROF-01, HGB-ROF-02: weapon, target, Rate of Fire and what becomes of it. */
export function attackFields(
  state: State,
  id: number,
  among: readonly number[],
  manner: Manner,
  mounts: (mount: number) => boolean = () => true,
): readonly Field[] {
  const shooter = { id, look: new Look(state, id), among, manner };
  return [
    weaponPicked(
      state,
      id,
      (mount) => mounts(mount) && hasTarget(state, shooter, mount),
      (mount) => [targetPick(state, shooter, mount)],
    ),
  ];
}

/** Of the weapons that can fire, computed on demand. */
export const weaponPicked = (
  state: State,
  id: number,
  can: (mount: number) => boolean,
  follow: (mount: number) => readonly Field[],
): PickField =>
  new LazyPick({
    name: 'mount',
    label: TEXT.weapon,
    among: [...sheetOf(state, id).card.weapons.keys()],
    can,
    describe: (mount) => ({ label: mountedOn(state, id, mount).weapon.name }),
    follow,
  });

function targetPick(state: State, shooter: Shooter, mount: number): PickField {
  const { id: by } = shooter;
  const { mount: mounted, weapon } = mountedOn(state, by, mount);
  const isUsable = whyNotUse(state, by, mount) === null;
  return new LazyPick({
    name: 'target',
    label: TEXT.target,
    among: shooter.among,
    can: (target) => isUsable && aimOf(state, shooter, mount, target).whyNot === null,
    describe(target) {
      const aim = aimOf(state, shooter, mount, target);
      const needs = aim.whyNot === null && aim.needsDetection ? TEXT.needsDetection : '';
      return {
        label: `${nameOf(state, target)}${needs}`,
        piece: target,
        explanation: attackNumber(state, shotAt(shooter.id, mount, target, shooter.manner)),
        measure: TEXT.toAttack,
      };
    },
    whyNot: (target) => aimOf(state, shooter, mount, target).whyNot,
    follow(target) {
      const aim = aimOf(state, shooter, mount, target);
      if (aim.whyNot !== null) return [];
      const own = usableRof(mounted, weapon, aim.band);
      const bonus = rofBonus(state, by, weapon, aim.band);
      return [ratePick(weapon, upTo(own + bonus), { own })];
    },
  });
}

export function weaponPick(
  state: State,
  id: number,
  values: readonly number[],
  follow?: (mount: number) => readonly Field[],
): PickField {
  return {
    kind: 'pick',
    name: 'mount',
    label: TEXT.weapon,
    values,
    describe: (mount) => ({ label: mountedOn(state, id, Number(mount)).weapon.name }),
    ...(follow && { follow: (mount) => follow(Number(mount)) }),
  };
}

/** HGB-ROF-01, HGB-ROF-02: how much of the Rate of Fire, and how much of that goes into damage. */
export function ratePick(
  { damage, traits }: Weapon,
  rates: readonly number[],
  {
    isArea = false,
    can = () => true,
    own = Number.POSITIVE_INFINITY,
    at,
  }: {
    isArea?: boolean;
    can?: (rof: number) => boolean;
    /** HGB-INF-06: the part that may go into damage. */
    own?: number;
    at?: (rof: number, concentrated: number) => readonly Field[];
  } = {},
): PickField {
  const blast = traits.areaEffect ?? 0;
  return new LazyPick({
    name: 'rof',
    label: TEXT.rof,
    among: rates,
    can,
    describe: (rof) => ({ label: TEXT.rofs(rof) }),
    follow: (rof) => [
      {
        kind: 'pick',
        name: 'concentrated',
        label: TEXT.concentrated,
        values: upTo(Math.min(own, isArea && blast === 0 ? rof - 1 : rof)),
        describe: (points) => ({
          label: TEXT.split(blast + rof - Number(points), damage + Number(points)),
        }),
        ...(at && { follow: (points) => at(rof, Number(points)) }),
      },
    ],
  });
}

export function upTo(most: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i <= most; i++) numbers.push(i);
  return numbers;
}

/** HGB-AE-01: at a place on the table. */
function burstFields(state: State, id: number): readonly Field[] {
  const canBurst = (mount: number) =>
    ratesOf(state, id, mount).some((rof) => isSomewhereToBurst(state, id, mount, rof));
  return [
    weaponPicked(state, id, canBurst, (mount) => [
      ratePick(mountedOn(state, id, mount).weapon, ratesOf(state, id, mount), {
        isArea: true,
        can: (rof) => isSomewhereToBurst(state, id, mount, rof),
        own: rofOf(mountedOn(state, id, mount).mount, mountedOn(state, id, mount).weapon),
        at: (rof, concentrated) => [burstPoint(state, { by: id, mount, rof, concentrated })],
      }),
    ]),
  ];
}

type Burst = Pick<Attack, 'by' | 'mount' | 'rof' | 'concentrated'>;

/** Rates of Fire of a weapon that can be fired. */
function ratesOf(state: State, by: number, mount: number): number[] {
  if (whyNotUse(state, by, mount)) return [];
  const { mount: mounted, weapon } = mountedOn(state, by, mount);
  return upTo(rofOf(mounted, weapon) + rofBonus(state, by, weapon, 'S'));
}

/** With this Rate of Fire there is an area, and somewhere to burst. */
export function isSomewhereToBurst(state: State, by: number, mount: number, rof: number): boolean {
  if (radiusOf(mountedOn(state, by, mount).weapon, rof, 0) === 0) return false;
  const burst = { by, mount, rof, concentrated: 0 };
  const isLegal = (place: Place) => !whyNotBurstAt(state, burst, place);
  // Most weapons reach the place where one stands, which is quick to tell.
  if (isLegal(state.units[by].at!) || onEnemies(state, burst).length > 0) return true;
  for (const place of gridIn(wholeTable(state.scene), INCH / 2)) if (isLegal(place)) return true;
  return false;
}

/** The places of enemies at which a burst is legal. */
const onEnemies = (state: State, burst: Burst): Place[] =>
  enemiesOf(state, burst.by)
    .map((id) => state.units[id].at!)
    .filter((place) => !whyNotBurstAt(state, burst, place));

export function burstPoint(state: State, burst: Burst): Point {
  const forbids = (place: Place) => whyNotBurstAt(state, burst, place);
  const outline = wholeTable(state.scene);
  return {
    kind: 'point',
    name: 'at',
    label: TEXT.place,
    forbids,
    sample(random) {
      const places = onEnemies(state, burst);
      if (places.length > 0) return randomItem(random, places);
      return somePlace(outline, random, forbids) ?? state.units[burst.by].at!;
    },
    outline,
  };
}

/** The attack made by an order. */
export const attackBy = (
  by: number,
  order: Extract<Order, { type: 'attack' | 'burst' }>,
  manner: Manner,
): Attack => ({
  by,
  mount: order.mount,
  rof: order.rof,
  concentrated: order.concentrated,
  target: order.type === 'attack' ? order.target : null,
  at: order.type === 'burst' ? order.at : null,
  guidance: null,
  manner,
});

/** HGB-ATT-01, HGB-AE-01: the attacks of a unit in its activation. */
export const attackForms = (state: State, id: number): OrderForm<'attack' | 'burst'>[] =>
  state.units[id].actions === 0 ? [] : formsFor(state, id, 'action');

/** HGB-CP-06: the last attack of a unit costs no action. */
export const finalForms = (state: State, id: number): OrderForm<'attack' | 'burst'>[] =>
  formsFor(state, id, 'final shot');

const formsFor = (state: State, id: number, manner: Manner): OrderForm<'attack' | 'burst'>[] => [
  { type: 'attack', label: TEXT.attack, fields: attackFields(state, id, enemiesOf(state, id), manner) },
  { type: 'burst', label: TEXT.burst, fields: burstFields(state, id) },
];

/** HGB-DET-06: another target for the same action that needs no Active Detection, or none. */
export const retarget: Decision<GearBlitz, Frames['retarget'], 'attack' | 'hold'> = {
  menu(state, { attack }) {
    const known = enemiesOf(state, attack.by).filter((id) => {
      const { isDetected } = found(state, attack.by, id);
      return isDetected || hasLock(state, attack.by, id);
    });
    return {
      prompt: TEXT.notFound(nameOf(state, attack.target!)),
      rule: 'HGB-DET-06',
      orders: [
        { type: 'hold', label: TEXT.hold, fields: [], isPass: true },
        { type: 'attack', label: TEXT.attack, fields: attackFields(state, attack.by, known, 'action') },
      ],
    };
  },
  apply(play, { attack }, order) {
    // The action is spent already.
    if (order.type === 'attack') play.next({ step: 'volley', ...attackBy(attack.by, order, attack.manner) });
  },
};

/** HGB-PHYS-04: any physical attack on the card, or none. */
export const retaliate: Decision<GearBlitz, Frames['retaliate'], 'attack' | 'hold'> = {
  menu: (state, { unit, against }) => ({
    prompt: TEXT.retaliate(nameOf(state, unit), nameOf(state, against)),
    rule: 'HGB-PHYS-04',
    orders: [
      { type: 'attack', label: TEXT.attack, fields: attackFields(state, unit, [against], 'retaliation') },
      { type: 'hold', label: TEXT.hold, fields: [], isPass: true },
    ],
  }),
  apply(play, { unit }, order) {
    if (order.type === 'attack') play.next({ step: 'attack', ...attackBy(unit, order, 'retaliation') });
  },
};

/** HGB-INF-06: the other weapon is fired as the first was. */
export function secondManner(state: State, { manner }: Attack): Manner {
  if (isChapterByChapter(state) || !isSnapFire(manner)) return 'second weapon';
  return manner === 'snap fire' ? 'second weapon in snap fire' : 'second weapon in snap fire from stand-by';
}

/** HGB-INF-06: one action is an attack with each kind of weapon, at one target. */
export const secondWeapon: Decision<GearBlitz, Frames['second-weapon'], 'attack' | 'hold'> = {
  menu: (state, { attack }) => ({
    prompt: TEXT.secondWeapon(nameOf(state, attack.by)),
    rule: 'HGB-INF-06',
    orders: [
      {
        type: 'attack',
        label: TEXT.attack,
        fields: attackFields(
          state,
          attack.by,
          [attack.target!],
          secondManner(state, attack),
          isOtherKind(state, attack),
        ),
      },
      { type: 'hold', label: TEXT.hold, fields: [], isPass: true },
    ],
  }),
  apply(play, { attack }, order) {
    if (order.type === 'attack')
      play.next({ step: 'volley', ...attackBy(attack.by, order, secondManner(play.state, attack)) });
  },
};

/** HGB-INF-06: basic after heavy, or heavy after basic. */
export const isOtherKind =
  (state: State, { by, mount }: Attack) =>
  (other: number): boolean =>
    mountedOn(state, by, other).weapon.class !== mountedOn(state, by, mount).weapon.class;
