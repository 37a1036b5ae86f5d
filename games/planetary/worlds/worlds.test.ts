import { rule } from '@ironfield/conformance/rule.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { describe, expect, test } from 'vitest';
import { WORLD_NAMES } from '../data/world-names.ts';
import { planetary } from '../game.ts';
import { GLOBE, hexesBelow, placeOf, ZONE_PLACES } from '../rules/places.ts';
import { whyNotPlanet } from '../rules/world.ts';
import type { PlanetHex } from '../state.ts';
import { generateWorld, type WorldWish } from './generate.ts';
import { worldNamed } from './named.ts';

const WISH: WorldWish = { seed: 'a', water: 50, temperature: 'mild', relief: 'normal', continents: 5 };
const made = (more: Partial<WorldWish> = {}): PlanetHex[] => generateWorld({ ...WISH, ...more });
const SEEDS = Array.from({ length: 12 }, (_, index) => `seed ${index}`);
const count = (planet: readonly PlanetHex[], is: (hex: PlanetHex) => boolean) => planet.filter(is).length;
const mean = (wish: Partial<WorldWish>, is: (hex: PlanetHex) => boolean) =>
  SEEDS.reduce((sum, seed) => sum + count(made({ ...wish, seed }), is), 0) / SEEDS.length;
const isOcean = ({ water }: PlanetHex) => water === 'all';
const isLand = ({ land }: PlanetHex) => land !== null;
const latitude = ({ hex }: PlanetHex) => Math.abs(GLOBE.latitude[placeOf(hex)]);

describe('Made worlds', () => {
  rule(
    ['PA-MAP-07', 'PA-MAP-10'],
    'Any planet lies on the same grid, and is sound however it was made',
    () => {
      for (const seed of SEEDS) expect(whyNotPlanet(made({ seed }))).toBeNull();
      for (const name of WORLD_NAMES) expect(whyNotPlanet(worldNamed(name))).toBeNull();
      expect(made()).toEqual(made());
      expect(made({ seed: 'b' })).not.toEqual(made());
    },
  );

  rule('PA-MAP-10', 'Half of it is water, and more or less where that is wished for', () => {
    // Of 252 hexes half less five, the pack ice taken off.
    expect(mean({}, isOcean)).toBeGreaterThan(95);
    expect(mean({}, isOcean)).toBeLessThan(125);
    expect(mean({ water: 65 }, isOcean)).toBeGreaterThan(mean({}, isOcean) + 25);
  });

  rule(
    'PA-MAP-10',
    'Land beside an ocean is a coast; inland there are some lakes, and islands lie alone',
    () => {
      for (const seed of SEEDS) {
        const planet = made({ seed });
        const at = (hex: number) => planet[hex];
        planet.forEach((each, hex) => {
          const touches = GLOBE.neighbours[hex].some((beside) => isOcean(at(beside)));
          if (isLand(each) && touches && each.shape !== 'lake')
            expect(each.land === 'arctic' || each.water === 'some').toBe(true);
          if (each.shape === 'lake')
            expect([each.water, touches, each.waterGroups]).toEqual(['some', false, []]);
        });
        const islands = count(planet, ({ shape }) => shape === 'island');
        expect(islands).toBeGreaterThanOrEqual(1);
        expect(islands).toBeLessThanOrEqual(8);
      }
    },
  );

  rule('PA-MAP-10', 'Terrain goes by latitude', () => {
    for (const seed of SEEDS.slice(0, 4)) {
      for (const each of made({ seed })) {
        if (!isLand(each)) continue;
        expect(each.land === 'arctic').toBe(latitude(each) > 60);
      }
    }
    const isDesert = ({ land }: PlanetHex) => land === 'desert';
    const isDry = (each: PlanetHex) => latitude(each) >= 15 && latitude(each) <= 35;
    const share = (is: (each: PlanetHex) => boolean) =>
      mean({}, (each) => isDesert(each) && is(each)) / mean({}, (each) => isLand(each) && is(each));
    expect(share(isDry)).toBeGreaterThan(2 * share((each) => !isDry(each)));
    const isArctic = ({ land }: PlanetHex) => land === 'arctic';
    expect(mean({ temperature: 'cold' }, isArctic)).toBeGreaterThan(mean({ temperature: 'hot' }, isArctic));
    const isMountain = ({ land }: PlanetHex) => land === 'mountains';
    expect(mean({ relief: 'high' }, isMountain)).toBeGreaterThan(1.5 * mean({ relief: 'low' }, isMountain));
  });

  rule('PA-MAP-10', 'There is land below every zone of the orbit', () => {
    for (const seed of SEEDS) {
      const planet = made({ seed });
      for (const zone of ZONE_PLACES)
        expect(hexesBelow(zone).filter((hex) => isLand(planet[hex])).length).toBeGreaterThan(1);
    }
  });

  test('The Assault can be fought on any of them', () => {
    for (const world of WORLD_NAMES) {
      const setup = scenarioSetup(planetary, 'assault', { world });
      if (!setup.ok) throw new Error(setup.error[0].message);
      expect(setup.value.war!.planet).toEqual(worldNamed(world));
    }
  });
});

describe('What is known of the printed planet', () => {
  rule('PA-MAP-08', 'Rows, and how many hexes lie below how many zones', () => {
    const rows = [...Map.groupBy(GLOBE.name, (name) => name[0]).values()].map(({ length }) => length);
    expect(rows).toEqual([1, 5, 10, 15, 20, 25, 25, 25, 25, 25, 25, 20, 15, 10, 5, 1]);
    const below = [1, 2, 3, 5].map(
      (zones) => GLOBE.zonesOver.filter(({ length }) => length === zones).length,
    );
    expect(below).toEqual([160, 80, 10, 2]);
    for (const zone of ZONE_PLACES) expect(hexesBelow(zone)).toHaveLength(36);
    const cited =
      'A01 B06 B11 B16 C16 D11 D16 D19 E01 E11 E16 F10 F11 F18 F21 F24 G10 G18 G19 G20 H10 H19 H22 I16 I23 J01 K12 L01 L02 L13 L18 N13';
    for (const name of cited.split(' ')) expect(GLOBE.name).toContain(name);
  });
});
