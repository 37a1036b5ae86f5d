// Worlds that differ in one hidden fact (see `engine/conformance/runs/two-worlds.ts`).

import { crowdOf } from '@ironfield/conformance/runs/crowd.ts';
import { reconciled } from '@ironfield/conformance/runs/option-rows.ts';
import {
  compareWorlds,
  type Pieces,
  type Worlds,
  type WorldsOptions,
} from '@ironfield/conformance/runs/two-worlds.ts';
import { isSame } from '@ironfield/kernel/json.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { type Random, randomBelow, randomItem } from '@ironfield/kernel/random.ts';
import type { Viewer } from '@ironfield/kernel/state.ts';
import { AIR_STRIKES, SALVOS } from '../cards/army-list.ts';
import type { Event } from '../events.ts';
import { gearblitz } from '../game.ts';
import type { GearBlitz } from '../game-types.ts';
import type { Order } from '../orders.ts';
import type { RuleId } from '../rule-index.ts';
import { REROLL_WISHES, SNAP_WISHES } from '../state/command.ts';
import { rosterOf } from '../state/roster.ts';
import type { Army, State } from '../state.ts';
import { crowdedSetup } from './crowd.ts';
import { gun } from './table.ts';

/** Small groups, for rounds that are soon over: some are held back, all have grenades, a strike and a salvo. */
function hidingArmy(army: Army, random: Random): Army {
  const [vehicles, infantry] = army.groups;
  const alone = (name: string, unit: (typeof vehicles.units)[number]) => ({
    name,
    value: 100,
    units: [{ ...unit, card: { ...unit.card, weapons: [...unit.card.weapons, gun('HG')] } }],
  });
  return {
    ...army,
    groups: [
      alone('First', vehicles.units[0]),
      alone('Second', randomItem(random, [vehicles.units[2], infantry.units[0]])),
      alone('Third', infantry.units[1]),
    ],
    support: {
      strikes: [{ type: randomItem(random, AIR_STRIKES), value: 50 }],
      salvos: [{ type: randomItem(random, SALVOS), value: 50 }],
      aircraftBonus: 0,
    },
  };
}

const hidings = crowdOf(gearblitz, (setup, random) => {
  const { armies, options, ...crowded } = crowdedSetup(setup, random);
  const wanted = { ...options, 'placed-grenades': true };
  return {
    ...crowded,
    options: reconciled(gearblitz.options, wanted, random),
    armies: armies.map((army) => hidingArmy(army, random)),
  };
});

/** Something that others may not know. */
interface Fact {
  readonly of: (state: State) => unknown;
  /** A state in which it is as in another. */
  readonly swapped: (state: State, other: State) => State;
}

/** When a side wants to be asked, what it has let pass, and what it has answered in secret. */
const sideFacts = (seat: number): Fact[] => [
  {
    of: ({ wishes }) => wishes[seat],
    swapped: (state, { wishes }) => ({ ...state, wishes: state.wishes.with(seat, wishes[seat]) }),
  },
  {
    of: ({ letPass }) => letPass[seat],
    swapped: (state, { letPass }) => ({ ...state, letPass: state.letPass.with(seat, letPass[seat]) }),
  },
  {
    of: ({ sealed }) => sealed?.[seat] ?? null,
    swapped: (state, { sealed }) => ({ ...state, sealed: { ...state.sealed, [seat]: sealed![seat] } }),
  },
];

/** HGB-RES-01 */
const reserveFact = (group: number): Fact => ({
  of: ({ battle }) => battle.reserves[group],
  swapped: (state, { battle }) => ({
    ...state,
    battle: { ...state.battle, reserves: state.battle.reserves.with(group, battle.reserves[group]) },
  }),
});

/** HGB-AIR-01, HGB-ARTY-01 */
const supportFact = (asset: number): Fact => ({
  of: ({ battle }) => battle.support[asset],
  swapped: (state, { battle }) => ({
    ...state,
    battle: { ...state.battle, support: state.battle.support.with(asset, battle.support[asset]) },
  }),
});

/** HGB-OPT-06 */
const grenadeFact = (index: number): Fact => ({
  of: ({ marks }) => marks.grenades![index],
  swapped: (state, { marks }) => ({
    ...state,
    marks: { ...state.marks, grenades: state.marks.grenades!.with(index, marks.grenades![index]) },
  }),
});

const factsOf = ({ battle, marks }: State): readonly Fact[] => [
  ...[0, 1].flatMap(sideFacts),
  ...battle.reserves.map((_, group) => reserveFact(group)),
  ...battle.support.map((_, asset) => supportFact(asset)),
  ...(marks.grenades ?? []).map((_, index) => grenadeFact(index)),
];

/** Nothing, or something of the enemy who is being activated, or of any other. */
function letPassBy({ setup, units }: State, seat: number, random: Random): State['letPass'][number] {
  if (randomBelow(random, 3) === 0) return null;
  const enemies = rosterOf(setup).units.filter((unit) => unit.seat !== seat);
  const active = enemies.find(({ id }) => units[id].activation !== null);
  const { id } = active ?? randomItem(random, enemies);
  return { unit: id, chance: randomBelow(random, 101), isAll: randomBelow(random, 2) === 0 };
}

/** Everything that is hidden is taken out of what a viewer sees, and imagined. */
function redrawn(state: State, viewer: Viewer, random: Random): State | null {
  const view = viewFor(gearblitz, state, viewer);
  if (view.suspended) return null;
  const { groups } = rosterOf(state.setup);
  const isOthers = (seat: number): boolean => seat !== viewer;
  const wished = (): State['wishes'][number] => ({
    rerolls: randomItem(random, REROLL_WISHES),
    windows: randomBelow(random, 2) === 0,
    snaps: randomItem(random, SNAP_WISHES),
  });
  const { battle, wishes, letPass, marks, sealed } = state;
  const table: GearBlitz['Table'] = {
    ...view.table,
    wishes: wishes.map((own, seat) => (isOthers(seat) ? wished() : own)),
    letPass: letPass.map((own, seat) => (isOthers(seat) ? letPassBy(state, seat, random) : own)),
    battle: {
      ...battle,
      reserves: battle.reserves.map((reserve, group) =>
        reserve && isOthers(groups[group].seat) && !reserve.isKnown ? { ...reserve, arrival: null } : reserve,
      ),
      support: battle.support.map((asset) =>
        isOthers(asset.seat) && !asset.isKnown ? { ...asset, due: null, at: null } : asset,
      ),
    },
    marks: marks.grenades
      ? {
          ...marks,
          grenades: marks.grenades.map((grenade) =>
            isOthers(grenade.seat) ? { ...grenade, due: null } : grenade,
          ),
        }
      : marks,
    sealed: viewer === 'spectator' ? null : ((sealed?.[viewer] as Order | undefined) ?? null),
  };
  return gearblitz.imagine({ ...view, table }, `world ${random.a} ${random.b}`);
}

type Told = Event | undefined;

/** By what those are told of a hidden fact who did not know it: fields that may differ, and why. */
const SHOWN: {
  readonly [Type in Event['type']]?: { readonly fields: readonly string[]; readonly rule: RuleId };
} = {
  stances: { fields: ['stances', 'commandPoints'], rule: 'HGB-STANCE-01' },
  planned: { fields: ['reserves'], rule: 'HGB-RES-01' },
  'reserves-due': { fields: ['group', 'edge'], rule: 'HGB-RES-01' },
  'reserves-called': { fields: [], rule: 'HGB-RES-01' },
  'support-called': { fields: [], rule: 'HGB-AIR-01' },
  'support-arrives': { fields: ['asset', 'now'], rule: 'HGB-AIR-01' },
  'grenade-bursts': { fields: ['unit', 'at', 'dice', 'total', 'marks'], rule: 'HGB-OPT-06' },
  // A side with a point for it may wish to be asked or not.
  dying: { fields: [], rule: 'HGB-CP-06' },
};

const fieldsUnlike = (a: Event, b: Event): string[] =>
  Object.keys({ ...a, ...b }).filter((name) => !isSame(fieldOf(a, name), fieldOf(b, name)));
const fieldOf = (event: Event, name: string): unknown =>
  (event as unknown as Readonly<Record<string, unknown>>)[name] ?? null;

/** HGB-RES-01: who is held back shows, and not until when. */
const isDated = (event: Told): boolean =>
  event?.type === 'planned' && event.reserves.some(({ arrival }) => arrival !== null);

/** It happens in one world alone, or says of each what may be known. */
function mayShow([a, b]: readonly [Told, Told]): boolean {
  if (isDated(a) || isDated(b)) return false;
  if (a?.type !== b?.type) return [a, b].some((event) => event && event.type in SHOWN);
  const fields = SHOWN[a!.type]?.fields;
  return fields !== undefined && fieldsUnlike(a!, b!).every((name) => fields.includes(name));
}

const PIECES: Pieces<GearBlitz> = {
  unlike: (a, b) => factsOf(a).flatMap((fact, index) => (isSame(fact.of(a), fact.of(b)) ? [] : [index])),
  swapped: (state, other, piece) => factsOf(state)[piece].swapped(state, other),
  redrawn,
  mayShow,
  // Wishes stand on many menus, and are compared like other facts.
  ownBusiness: ['let-pass', 'keep', 'stance', 'plan'],
  // Events of this game do not say of what they reveal something.
  ordered: (_state, seat) => [seat],
};

/** As a game shows what is hidden: `gearblitz`, or one that is broken. */
export const worldsOf =
  (game: typeof gearblitz) =>
  (options: WorldsOptions): Worlds =>
    compareWorlds(game, hidings, PIECES, options);

export const worlds = worldsOf(gearblitz);
