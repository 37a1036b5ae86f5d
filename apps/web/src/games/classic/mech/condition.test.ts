import { battlefieldOf } from '@ironfield/classic/battlefields.ts';
import { HEAT_SCALE } from '@ironfield/classic/data/tables.ts';
import { classic } from '@ironfield/classic/game.ts';
import { mechDesign } from '@ironfield/classic/kinds/mech/condition.ts';
import { unitsOf } from '@ironfield/classic/setup/beginning.ts';
import { ON_LEGS } from '@ironfield/classic/text/paces.ts';
import { Location } from '@ironfield/classic/units/locations.ts';
import { startGame, viewFor } from '@ironfield/kernel/play/advance.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { skirmish, withMech } from './classic.fixture.ts';
import {
  armorPercent,
  doneBy,
  healthOf,
  heatEffects,
  lineOf,
  shotsFor,
  statesOf,
  troublesOf,
} from './condition.ts';
import type { Mech } from './table.ts';

const { field, table } = skirmish((_, { turn }) => turn === 1);
const unit = field.setup.units.findIndex(({ unit: mech }) => mech.name === 'Hunchback');
const design = mechDesign(field, unit);
const fresh: Mech = { ...table.units[unit], hex: 20, heat: 0 };

const withArmor = (armor: number[]): Mech => ({ ...fresh, body: { ...fresh.body, armor } });

/** The slot bits of everything of a kind in a location. */
const slotsOf = (kind: 'engine' | 'gyro' | 'hip' | 'ammo', location: number) => design.masks[kind][location];
const lowest = (mask: number) => mask & -mask;

test('Health is what is left of armour and structure, and nothing of what is lost', () => {
  expect(healthOf(design, fresh)).toBe(1);
  const half = withArmor(fresh.body.armor.map((points) => points / 2));
  expect(healthOf(design, half)).toBeLessThan(1);
  expect(armorPercent(design, half)).toBe(50);
  expect(healthOf(design, { ...fresh, loss: 'engine' })).toBe(0);
  expect(healthOf(design, { ...fresh, loss: 'escaped' })).toBe(1);
});

test('Weapons of a fortress are whole until they are gone, and say nothing of armour', () => {
  const made = scenarioSetup(classic, 'fortress', {}, randomFrom('guns'));
  if (!made.ok) throw new Error(made.error[0]!.message);
  const setup = made.value;
  const { designs, kinds, plugged } = battlefieldOf({ setup });
  const battle = { ...table, setup, ground: null, units: unitsOf(setup) };
  const guns = setup.units.flatMap((_, index) => (kinds[index]!.emplaced ? [index] : []));
  expect(guns).toHaveLength(3);
  expect(plugged.hasDoors?.()).toBe(true);
  expect(guns.map((gun) => healthOf(designs[gun]!, battle.units[gun]!))).toEqual([1, 1, 1]);
  expect(healthOf(designs[guns[0]!]!, { ...battle.units[guns[0]!]!, loss: 'collapsed' })).toBe(0);
  expect(guns.map((gun) => lineOf(battlefieldOf({ setup }), battle, gun))).toEqual([
    'on the roof',
    'inside',
    'inside',
  ]);
});

test('The last point of armour that is missing shows', () => {
  const scratched = withArmor(fresh.body.armor.with(0, fresh.body.armor[0] - 1));
  expect(armorPercent(design, scratched)).toBe(99);
});

test('Heat says what it does, from the step on at which it does it', () => {
  expect(heatEffects(HEAT_SCALE, 4)).toEqual([]);
  expect(heatEffects(HEAT_SCALE, 5)).toEqual(['−1 MP']);
  expect(heatEffects(HEAT_SCALE, 14)).toEqual(['−2 MP', '+2 to hit', 'shuts down below 4']);
  expect(heatEffects(HEAT_SCALE, 30)).toEqual([
    '−5 MP',
    '+4 to hit',
    'shuts down',
    'ammunition explodes below 8',
  ]);
});

test('Troubles are named, the worst first', () => {
  expect(troublesOf(design, fresh)).toEqual([]);
  const hits = fresh.body.hits
    .with(Location.CT, lowest(slotsOf('engine', Location.CT)) | slotsOf('gyro', Location.CT))
    .with(Location.LL, slotsOf('hip', Location.LL));
  expect(
    troublesOf(design, {
      ...fresh,
      body: { ...fresh.body, hits, lost: 1 << Location.LA },
      crew: { ...fresh.crew, hits: 2 },
    }),
  ).toEqual([
    'engine hit',
    'gyro destroyed',
    'no left arm',
    'hip hit',
    '1 weapon out',
    'MechWarrior hurt 2 times',
  ]);
  expect(troublesOf(design, { ...fresh, body: { ...fresh.body, hits }, loss: 'engine' })).toEqual([]);
});

test('A weapon counts the shots it can still reach', () => {
  const cannon = design.weapons.findIndex(({ type }) => type.id === 'ac20');
  const laser = design.weapons.findIndex(({ type }) => type.category === 'energy');
  const all = fresh.body.shots.reduce((sum, shots) => sum + shots, 0);
  expect(shotsFor(design, fresh, laser)).toBeNull();
  expect(shotsFor(design, fresh, cannon)).toBe(all);
  const at = design.bins[0].part!.location;
  const hits = fresh.body.hits.with(at, lowest(slotsOf('ammo', at)));
  const hit = { ...fresh, body: { ...fresh.body, hits } };
  expect(shotsFor(design, hit, cannon)).toBe(all - 5);
  const empty = { ...fresh, body: { ...fresh.body, shots: fresh.body.shots.map(() => 0) } };
  expect(troublesOf(design, empty)).toEqual(['no shots for AC/20']);
});

test('States and deeds are told in the order in which they matter', () => {
  const states = (mech: Mech) => statesOf(field, { ...table, units: [mech] }, 0);
  const helpless = { ...fresh, prone: true, shutDown: 3, crew: { ...fresh.crew, knockedOut: 2 } };
  expect(states(helpless)).toEqual(['shut down', 'unconscious', 'prone']);
  expect(states({ ...fresh, prone: true, loss: 'pilot' })).toEqual(['MechWarrior dead']);
  const inPhase = (phase: typeof table.phase) => ({ ...table, turn: 2, phase });
  const ran: Mech = {
    ...fresh,
    thisTurn: { ...fresh.thisTurn, mode: 'run', hexesMoved: 5 },
    thisPhase: { ...fresh.thisPhase, acted: true },
  };
  expect(doneBy(inPhase('movement'), { ...ran, thisPhase: fresh.thisPhase }, ON_LEGS)).toEqual([]);
  expect(doneBy(inPhase('movement'), ran, ON_LEGS)).toEqual(['ran 5']);
  expect(doneBy(inPhase('weapon'), ran, ON_LEGS)).toEqual(['ran 5', 'declared']);
  expect(lineOf(field, withMech(inPhase('weapon'), unit, ran), unit)).toBe('ran 5 · declared');
  const worn = { ...ran, body: { ...ran.body, armor: ran.body.armor.map((points) => points / 2) } };
  expect(lineOf(field, withMech(inPhase('weapon'), unit, worn), unit)).toBe('ran 5 · declared · 50 %');
});

test('Who is aboard is said to be there, and not off the map', () => {
  const setup = scenarioSetup(classic, 'convoy', {}, randomFrom('aboard'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const seen = viewFor(classic, startGame(classic, setup.value, 'aboard'), 0).table;
  const at = setup.value.units.findIndex(({ begins }) => begins?.aboard !== undefined);
  const battle = battlefieldOf(seen);
  expect(statesOf(battle, seen, at)).toEqual(['aboard Pannier']);
  expect(lineOf(battle, seen, at)).not.toContain('off the map');
  expect(lineOf(battle, seen, 0)).toContain('off the map');
});
