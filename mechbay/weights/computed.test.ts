// Weights and slots that follow from the unit, and gear beside it (MT-TABLE-03).

import { rule } from '@ironfield/conformance/rule.ts';
import { explain, totalOf } from '@ironfield/kernel/explanation.ts';
import { expect } from 'vitest';
import { handHeldPrice, handHeldTons, handHeldValue } from '../battle-value/hand-held.ts';
import { canPull, rigCruise, rigValue } from '../battle-value/rig.ts';
import { type Structure, squadValue, structuresValue } from '../battle-value/side.ts';
import { battleValue } from '../battle-value/value.ts';
import { priceOf, squadPrice } from '../costs/price.ts';
import { ENGINE_TYPES, HEAT_SINKS, MOTIONS } from '../data/frames.ts';
import { type Ammunition, ITEMS, itemOf, type Weapon } from '../data/items.ts';
import { choose, mount, newMech, setSize, tonsOf } from '../mech-design/operations.ts';
import { slotsWanted } from '../slots/counts.ts';
import { type Mech, type Mount, shotsOf, type Vehicle } from '../units/unit.ts';
import { choose as chooseVehicle, newVehicle } from '../vehicle-design/operations.ts';
import { weighVehicle } from './vehicle.ts';

const plain = newMech();
const added = (mech: Mech, ...ids: string[]): number =>
  tonsOf(ids.reduce((now, id) => mount(now, itemOf(id)), mech)) - tonsOf(mech);

rule('MT-TABLE-03', 'What follows from the unit: every row of the table', () => {
  // Jump pack: its own tons, whatever its 'Mech weighs.
  const packed = mount(plain, itemOf('any-jump-pack'));
  expect(tonsOf(setSize(packed, packed.mounts.length - 1, 4)) - tonsOf(plain)).toBe(4);
  expect(slotsWanted(itemOf('any-jump-pack'), plain)).toBe(0);
  // Compact sinks: 1.5 t beyond ten.
  const sinks = (count: number) => choose(plain, { heatSinks: { type: HEAT_SINKS.compact!, count } });
  expect(tonsOf(sinks(13)) - tonsOf(sinks(10))).toBe(4.5);
  expect(slotsWanted(itemOf('is-2-compact-heat-sinks'), plain)).toBe(1);
  // Supercharger: a tenth of the engine as installed, up to the half ton.
  expect(added(plain, 'is-supercharger')).toBe(1);
  expect(added(choose(plain, { engineType: ENGINE_TYPES['xl-is']! }), 'is-supercharger')).toBe(0.5);
  const tank = { ...newVehicle(), hasTurret: false };
  const charger: Mount = {
    item: itemOf('is-supercharger'),
    location: 'body',
    isRear: false,
    armoredSlots: 0,
  };
  const weigh = (vehicle: Vehicle) => totalOf((tally) => weighVehicle(vehicle, tally));
  // 8.5 tons, shielded 13: 1.3, up.
  expect(weigh({ ...tank, mounts: [charger] }) - weigh(tank)).toBe(1.5);
  // Targeting computer of the Inner Sphere: a ton for each four.
  expect(added(mount(plain, itemOf('is-ppc')), 'is-targeting-computer')).toBe(2);
  // Improved jets: twice the weight, two slots.
  const jets = (jumpKind: Mech['jumpKind'], tons = 50) => tonsOf(choose(plain, { tons, jump: 3, jumpKind }));
  expect(jets('improved') - jets('standard')).toBe(1.5);
  expect(slotsWanted(itemOf('is-improved-jump-jet'), plain)).toBe(2);
  // Boosters: a twentieth of the tonnage for each MP.
  expect(jets('boosters') - tonsOf(plain)).toBe(7.5);
  expect(slotsWanted(itemOf('is-jump-booster'), choose(plain, { frame: 'quad' }))).toBe(8);
  // A turret: a tenth of the weapons wholly in its torso.
  const armed = mount(mount(plain, itemOf('is-autocannon-10'), 'LT'), itemOf('is-ppc'), 'LA');
  expect(tonsOf(mount(armed, itemOf('any-mech-turret'), 'LT')) - tonsOf(armed)).toBe(1.5);
  expect(slotsWanted(itemOf('any-mech-turret'), plain)).toBe(1);
});

rule('MT-MTUR-01', 'A weapon that lies partly elsewhere does not turn with the turret', () => {
  const gun = mount(choose(plain, { engineType: ENGINE_TYPES['xl-is']! }), itemOf('is-autocannon-20'));
  expect(gun.mounts.at(-1)!.otherLocation).toBeDefined();
  const turret = { item: itemOf('any-mech-turret'), location: 'RT', isRear: false, armoredSlots: 0 };
  expect(tonsOf({ ...gun, mounts: [...gun.mounts, turret] })).toBe(tonsOf(gun));
});

rule('MT-SYS-07', 'A jump pack of four tons gives 8, 4 or 2 MP by weight, at most Walking MP', () => {
  const mp = (tons: number, walk: number) => {
    const mech = mount(choose(plain, { tons, walk }), itemOf('any-jump-pack'));
    const pack = setSize(mech, mech.mounts.length - 1, 4);
    const bare = choose(plain, { tons, walk });
    // It counts five for each MP.
    return (battleValue(pack)!.value - battleValue(bare)!.value) / 5;
  };
  expect([mp(50, 8), mp(60, 5), mp(100, 4), mp(50, 6)]).toEqual([8, 4, 2, 6]);
});

rule('MT-SYS-05', 'Laser heat sinks cool and weigh as double ones of the Clans', () => {
  const clan = choose(plain, { techBase: 'Clan' });
  const laser = choose(clan, { heatSinks: { type: HEAT_SINKS.laser!, count: 14 } });
  const double = choose(clan, { heatSinks: { type: HEAT_SINKS['double-clan']!, count: 14 } });
  expect(tonsOf(laser)).toBe(tonsOf(double));
  expect(laser.heatSinks.type.dissipates).toBe(2);
  expect(laser.mounts).toHaveLength(double.mounts.length);
  expect(slotsWanted(itemOf('clan-laser-heat-sink'), clan)).toBe(2);
});

rule('MT-MCON-11', 'Triple-strength myomer weighs nothing and counts as a faster walk', () => {
  const strong = choose(plain, { hasTripleStrength: true });
  expect(tonsOf(strong)).toBe(tonsOf(plain));
  const gun = itemOf('is-ppc');
  expect(battleValue(mount(strong, gun))!.value).toBeGreaterThan(battleValue(mount(plain, gun))!.value);
});

rule('MT-MCON-04', 'Utility equipment has its weights', () => {
  expect(['any-combine', 'any-lift-hoist', 'is-chainsaw'].map((id) => added(plain, id))).toEqual([5, 3, 5]);
  expect(['any-lift-hoist', 'is-chainsaw'].map((id) => slotsWanted(itemOf(id), plain))).toEqual([3, 5]);
});

rule('MT-FRAME-04', 'Without arms the structure weighs the same, and no arm actuator is paid for', () => {
  const bare = choose(plain, { isArmless: true });
  expect(tonsOf(bare)).toBe(tonsOf(plain));
  const actuators = (mech: Mech) => priceOf(mech)!.lines.find(({ reason }) => reason === 'Actuators')!.value;
  expect(actuators(plain) - actuators(bare)).toBe(2 * 50 * (100 + 50 + 80));
});

rule('MT-CONS-04', 'A bin of any size holds whole rounds, and weighs what it is', () => {
  const item = itemOf('is-srm-4-ammo') as Ammunition;
  const bin = (size: number): Mount<Ammunition> => ({
    item,
    location: 'LT',
    isRear: false,
    armoredSlots: 0,
    size,
  });
  expect([0.25, 0.5, 0.75, 1].map((size) => shotsOf(bin(size)))).toEqual([6, 12, 18, 25]);
  const mech = choose(plain, { isFractional: true });
  expect(tonsOf({ ...mech, mounts: [...mech.mounts, bin(0.25)] }) - tonsOf(mech)).toBe(0.25);
});

const weapon = (id: string) => itemOf(id) as Weapon;
const gear = (weapons: string[], bins: string[] = [], armor = 0) => ({
  weapons: weapons.map(weapon),
  bins: bins.map((id) => itemOf(id) as Ammunition),
  armor,
});

rule(
  ['MT-WPN-23', 'MT-BV-17', 'MT-COST-04'],
  'Hand-held weapons have sinks of their own, and cost twice their contents',
  () => {
    expect(handHeldTons(gear(['is-medium-laser']))).toBe(4);
    expect(handHeldTons(gear(['is-srm-6'], ['is-srm-6-ammo']))).toBe(8);
    expect(handHeldTons(gear(['is-small-laser', 'is-small-laser']))).toBe(3);
    expect(handHeldTons(gear(['is-medium-laser'], [], 17))).toBe(5.5);
    const value = explain((tally) => handHeldValue(gear(['is-srm-6'], ['is-srm-6-ammo'], 10), tally));
    expect(value.total).toBe(59 + 7 + 2 * 10);
    // 40,000 and three sinks of 2,000; a ton of armour.
    expect(handHeldPrice(gear(['is-medium-laser']))).toBe(92_000);
    expect(handHeldPrice(gear(['is-medium-laser'], [], 16))).toBe(112_000);
  },
);

rule('MT-COST-04', 'An X-pulse laser costs a surcharge more than the pulse laser of its size', () => {
  const surcharge = (size: string) =>
    weapon(`is-${size}-x-pulse-laser`).cost - weapon(`is-${size}-pulse-laser`).cost;
  expect(['large', 'medium', 'small'].map(surcharge)).toEqual([100_000, 50_000, 15_000]);
});

rule('MT-COST-01', 'Every weapon of the book has a price, of level 3 too', () => {
  const free = ITEMS.filter(
    (item) =>
      item.kind === 'weapon' && item.scope === 'book' && !item.flags.has('infantry') && item.cost <= 0,
  );
  expect(free.map(({ id }) => id)).toEqual([]);
  expect(ITEMS.some((item) => item.level === 3 && item.kind === 'weapon' && item.cost > 0)).toBe(true);
});

rule(['MT-COST-20', 'MT-BV-38'], 'A squad is its share of the platoon, up', () => {
  expect(squadPrice(1_000_000, 3)).toBe(333_334);
  expect(squadPrice(600_000, 4)).toBe(150_000);
  expect(squadValue(87, 4)).toBe(22);
  expect(squadValue(88, 4)).toBe(22);
});

rule(
  ['MT-SPV-13', 'MT-SPV-14', 'MT-BV-34'],
  'A rig goes as fast as its engine pulls all of it, and each part counts so',
  () => {
    const tractor = chooseVehicle(newVehicle(), { tons: 65, motion: MOTIONS.tracked!, hasTurret: false });
    const engine = { ...tractor.engine, rating: 190 };
    const trailer = (tons: number, motion = 'tracked') => ({
      ...chooseVehicle(newVehicle(), { tons, motion: MOTIONS[motion]!, hasTurret: false }),
      isTrailer: true,
    });
    const rig = [{ ...tractor, engine }, trailer(10), trailer(10), trailer(5), trailer(5)] as const;
    expect(rigCruise([...rig])).toBe(2);
    // A wheeled tractor with a tracked trailer has no suspension factor.
    const wheeled = chooseVehicle(tractor, { tons: 40, motion: MOTIONS.wheeled!, cruise: 4 });
    expect(wheeled.engine.rating).toBe(140);
    expect(rigCruise([wheeled])).toBe(4);
    expect(rigCruise([wheeled, trailer(5, 'wheeled')])).toBe(3);
    expect(rigCruise([wheeled, trailer(1)])).toBe(3);
    expect([canPull([wheeled, trailer(40)]), canPull([wheeled, trailer(45)])]).toEqual([true, false]);
    const armed: Mount = { item: itemOf('is-ppc'), location: 'front', isRear: false, armoredSlots: 0 };
    const slow = rigValue([{ ...wheeled, mounts: [armed] }, trailer(40)]);
    const alone = battleValue({ ...wheeled, mounts: [armed] })!.value + battleValue(trailer(40))!.value;
    expect(slow).toBeLessThan(alone);
    expect(slow).toBe(
      battleValue({ ...wheeled, mounts: [armed], cruise: 1 })!.value +
        battleValue({ ...trailer(40), cruise: 1 })!.value,
    );
  },
);

rule('MT-BV-39', 'Armed and occupied structures count, and walls around what matters', () => {
  const hex = { armor: 10, constructionFactor: 40, defences: 0, inTurret: 0, fixed: 0 };
  const house: Structure = {
    kind: 'building',
    hexes: [hex, hex],
    hasWeapons: false,
    isOccupied: false,
    guardsObjective: false,
  };
  const one = structuresValue([{ ...house, hexes: [hex], isOccupied: true }]);
  expect(one).toBe(25);
  expect(structuresValue([house])).toBe(0);
  expect(structuresValue([{ ...house, isOccupied: true }])).toBe(2 * one);
  expect(structuresValue([{ ...house, hasWeapons: true }])).toBe(2 * one);
  expect(structuresValue([{ ...house, kind: 'wall', hasWeapons: true }])).toBe(0);
  expect(structuresValue([house, { ...house, kind: 'wall', guardsObjective: true }])).toBe(2 * one);
});
