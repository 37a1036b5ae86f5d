import { rule } from '@ironfield/conformance/rule.ts';
import type { Place } from '@ironfield/kernel/menu/menu.ts';
import { expect } from 'vitest';
import type { Band } from '../../cards/weapon.ts';
import { type Attack, shotAt } from '../../state.ts';
import { Battle, gun, type Model, type Scenery } from '../../testing/table.ts';
import {
  aimAt,
  bandOn,
  bandTo,
  basesTouched,
  defendersAgainst,
  isBraced,
  Look,
  linkedWith,
  mountedOn,
  rofBonus,
  snapManner,
  whyNotBurstAt,
  whyNotDesignate,
  whyNotUse,
} from './aiming.ts';

/** A shooter at 20", 10" that looks down, and a target 9" away from front to front. */
function duel(
  weapon: string,
  north: Partial<Model> = {},
  south: Partial<Model> = {},
  more: Partial<Scenery> = {},
): Battle {
  return new Battle({
    north: {
      Archer: { at: '20,10', facing: 180, ...north, card: { weapons: [gun(weapon)], ...north.card } },
    },
    south: { Deer: { at: '20,20', ...south, card: { ...south.card } } },
    ...more,
  });
}

const at = (x: number, y: number): Place => ({ x: x * 1000, y: y * 1000 });
const ARCHER = 0;
const SQUAD = { kind: 'infantry', bases: 3 } as const;

/** The reason why the Archer cannot use its first weapon. */
const unusable = (table: Battle, change: object = {}): string => {
  Object.assign(table.unit('Archer'), change);
  return whyNotUse(table.state, ARCHER, 0)?.message ?? 'nothing';
};

rule(['HGB-ATT-01', 'HGB-TERR-07', 'HGB-STANCE-02', 'HGB-FLAW-09'], 'who may not fire at all', () => {
  expect(unusable(duel('LAC'))).toBe('nothing');
  const climb = { height: 1000, foot: 0, top: 2000, onTop: at(20, 11) };
  const { body } = duel('LAC').unit('Archer');
  expect(unusable(duel('LAC'), { body: { ...body, climb } })).toBe('A unit on a cliff cannot fire');
  expect(unusable(duel('LAC'), { readied: 'to fire' })).toBe('nothing');
  expect(unusable(duel('LAC'), { readied: 'fired' })).toContain(
    'fires only once before its first activation',
  );
  expect(unusable(duel('LAC'), { shutDown: 1 })).toBe('It is shut down');
  expect(unusable(duel('LAC'), { ammunition: [{ isOut: true, circles: null }] })).toContain('Out of Ammo');
});

rule('HGB-INF-05', 'whoever has just got out fires basic weapons only', () => {
  const still = { body: { speed: 'stationary' } } as const;
  const out = { isDismounted: true };
  expect(unusable(duel('INF-LMG', { card: SQUAD, ...still }))).toBe('nothing');
  expect(unusable(duel('INF-LMG', { card: SQUAD, ...still }), out)).toContain('only basic weapons');
  expect(unusable(duel('INF-AR', { card: SQUAD, ...still }), out)).toBe('nothing');
});

rule('HGB-PERK-14', 'a Stabilizer fires where it was prepared, and only standing still', () => {
  const table = duel('VLFG', { card: { perks: { stabilizer: 'VLFG' } }, body: { speed: 'stationary' } });
  const archer = table.unit('Archer');
  const isReady = () => [isBraced(table.state, ARCHER), whyNotUse(table.state, ARCHER, 0) === null];
  expect(isReady()).toEqual([false, false]);
  archer.bracedAt = at(20, 10);
  expect(isReady()).toEqual([true, true]);
  archer.body = { ...archer.body, speed: 'combat' };
  expect(isReady()).toEqual([false, false]);
  archer.body = { ...archer.body, speed: 'stationary' };
  archer.bracedAt = at(20, 11);
  expect(isReady()).toEqual([false, false]);
  archer.at = null;
  expect(isBraced(table.state, ARCHER)).toBe(false);
});

rule('HGB-PERK-18', 'weapons of a link fire together, as far as they are alike and have ammunition', () => {
  const one = { link: 1 };
  const table = duel('LAC', {
    card: {
      weapons: [gun('LAC', one), gun('LAC', one), gun('LMG', one), gun('LAC', { link: 2 }), gun('LAC')],
    },
  });
  const linked = () => [0, 1, 2, 3, 4].map((index) => linkedWith(table.state, ARCHER, index));
  expect(linked()).toEqual([[0, 1], [0, 1], [2], [3], [4]]);
  const [full, ...others] = table.unit('Archer').ammunition;
  table.unit('Archer').ammunition = [{ ...full, isOut: true }, ...others];
  expect(linked()).toEqual([[1], [1], [2], [3], [4]]);
});

/** Why the Archer may not burst there. */
const burst = (table: Battle, place: Place, rof = 0, concentrated = 0): string =>
  whyNotBurstAt(table.state, { by: ARCHER, mount: 0, rof, concentrated }, place)?.message ?? 'nothing';

rule(
  ['HGB-AE-01', 'HGB-ROF-01', 'HGB-WSR-13', 'HGB-ARC-01'],
  'where an area may burst, and where not',
  () => {
    const mortar = duel('LFM');
    expect(burst(mortar, at(20, 20))).toBe('nothing');
    expect(burst(mortar, at(20, -1))).toBe('This place is off the table');
    // Point Blank ends 6" before the front of the base.
    expect(burst(mortar, at(20, 16.5))).toContain('Point Blank');
    expect(burst(mortar, at(20, 16.6))).toBe('nothing');
    expect(burst(mortar, at(20, 2))).toContain('arc');
    expect(burst(duel('LGL'), at(20, 10.6))).toBe('nothing');
    expect(burst(duel('LGL'), at(20, 35))).toContain('out of range');
    expect(burst(duel('LGL', { card: { kind: 'infantry' } }), at(20, 2))).toBe('nothing');
    const hill = '48 x 48\nhill 5,12 to 35,14 height 9 ground';
    expect(burst(duel('LFM', {}, {}, { scene: hill }), at(20, 20))).toBe('The place is not in sight');
  },
);

rule(['HGB-ROF-01', 'HGB-INF-06'], 'bursts need Rate of Fire, and reach no further than Long range', () => {
  const autocannon = duel('LAC');
  expect(burst(autocannon, at(20, 20))).toContain('without an area');
  expect(burst(autocannon, at(20, 20), 2)).toBe('nothing');
  expect(burst(autocannon, at(20, 20), 2, 2)).toContain('without an area');
  expect(burst(autocannon, at(20, 20), 3)).toContain('Long range at most');
  // Long range ends at 24", Extreme at 48".
  expect([burst(autocannon, at(20, 34.5), 1), burst(autocannon, at(20, 34.6), 1)]).toEqual([
    'nothing',
    'Bursts reach Long range at most',
  ]);
  const squad = duel('INF-AR', { card: SQUAD });
  // As much Rate of Fire as there are bases.
  expect([burst(squad, at(20, 20), 3), burst(squad, at(20, 20), 4)]).toEqual([
    'nothing',
    'Bursts reach Long range at most',
  ]);
  expect(burst(squad, at(20, 23), 1)).toContain('Long range at most');
});

rule('HGB-TD-01', 'a target is designated to the front, in sight, by those who find it', () => {
  const why = (table: Battle): string =>
    whyNotDesignate(table.state, ARCHER, table.id('Deer'))?.message ?? 'nothing';
  expect(why(duel('LAC'))).toBe('nothing');
  expect(why(duel('LAC', {}, { at: '20,5' }))).toContain('arc');
  const hill = { scene: '48 x 48\nhill 5,12 to 35,14 height 9 ground' };
  expect(why(duel('LAC', {}, {}, hill))).toContain('Solid cover');
  const jungle = { scene: '48 x 48\njungle 5,11 to 35,19 height 9' };
  const dim = { card: { detection: 0 }, skills: { ew: 0 } };
  expect(why(duel('LAC', dim, { card: { size: 1 } }, jungle))).toBe('nothing');
  const blind = { ...dim, body: { auxHits: 1 } };
  expect(why(duel('LAC', blind, { card: { size: 1 } }, jungle))).toContain('not detected');
  // One base of a squad in the arc is enough.
  const split = { at: '20,5', bases: ['20,6', '20,12'], card: SQUAD };
  expect(why(duel('LAC', {}, split))).toBe('nothing');
});

rule(['HGB-ACT-10', 'HGB-ACT-11'], 'whoever has no action left fires from Stand-By', () => {
  const table = duel('LAC');
  const manners = [0, 1].map((actions) => {
    table.unit('Archer').actions = actions;
    return snapManner(table.state, ARCHER);
  });
  expect(manners).toEqual(['snap fire from stand-by', 'snap fire']);
});

rule(['HGB-ATT-01', 'HGB-DET-05', 'HGB-ACT-10'], 'whom a weapon may be aimed at', () => {
  const jungle = { scene: '48 x 48\njungle 5,11 to 35,19 height 9' };
  const dim = { card: { detection: 0 }, skills: { ew: 0 } };
  const small = { card: { size: 1 } };
  const aim = (table: Battle, isSnap = false) => {
    const aimed = { id: ARCHER, mount: 0, look: new Look(table.state, ARCHER) };
    const { whyNot, ...rest } = aimAt(table.state, aimed, table.id('Deer'), isSnap);
    return whyNot ? whyNot.message : rest;
  };
  expect(aim(duel('LAC'))).toEqual({ band: 'M', needsDetection: false });
  const hidden = duel('LAC', dim, small, jungle);
  expect(aim(hidden)).toEqual({ band: 'M', needsDetection: true });
  expect(aim(hidden, true)).toBe('The target is not detected');
  hidden.unit('Archer').locks = [{ unit: hidden.id('Deer'), margin: 1 }];
  expect(aim(hidden)).toEqual({ band: 'M', needsDetection: false });
  expect(aim(hidden, true)).toBe('The target is not detected');
  expect(aim(duel('LAC', {}, { at: '20,47', facing: 180 }))).toEqual({ band: 'EX', needsDetection: false });
  expect(aim(duel('LMG', {}, { at: '20,35.6' }))).toContain('out of range');
  expect(aim(duel('CS'))).toContain('contact');
  expect(aim(duel('CS', {}, { at: '20,40' }))).toContain('contact');
  expect(aim(duel('CS', {}, { at: '20,11' }))).toEqual({ band: 'PB', needsDetection: false });
  // Throws are aimed at the middle of a base: 6" of Long range from the front of the thrower.
  expect(aim(duel('HG', {}, { at: '20,16.5' }))).toMatchObject({ band: 'L' });
  expect(aim(duel('HG', {}, { at: '20,16.6' }))).toMatchObject({ band: 'EX' });
  const empty = duel('LAC');
  empty.unit('Archer').ammunition = [{ isOut: true, circles: null }];
  expect(aim(empty)).toContain('Out of Ammo');
});

rule('HGB-CARD-02', 'a weapon bears on those in its arc and reach, seen or not', () => {
  const bears = (table: Battle) =>
    bandOn(table.state, { id: ARCHER, mount: 0, look: new Look(table.state, ARCHER) }, table.id('Deer'));
  const hill = { scene: '48 x 48\nhill 5,12 to 35,14 height 9 ground' };
  expect(bears(duel('LAC', {}, {}, hill))).toBe('M');
  expect(bears(duel('LAC', {}, { at: '20,5' }))).toBe(null);
  expect(bears(duel('LMG', {}, { at: '20,36' }))).toBe(null);
  expect(bears(duel('CS'))).toBe(null);
});

rule('HGB-INF-06', 'the bonus of a squad is for basic weapons, up to Long range', () => {
  const table = duel('INF-AR', { card: { ...SQUAD, weapons: [gun('INF-AR'), gun('INF-LMG')] } });
  const bonus = (mount: number, band: Band) =>
    rofBonus(table.state, ARCHER, mountedOn(table.state, ARCHER, mount).weapon, band);
  expect([bonus(0, 'L'), bonus(0, 'EX'), bonus(1, 'L')]).toEqual([3, 0, 0]);
});

rule(['HGB-AE-02', 'HGB-ROF-03', 'HGB-BLDG-03'], 'everybody in an area defends, enemies first', () => {
  const table = new Battle({
    scene: '48 x 48\nhill 22.2,18 to 22.4,22 height 9 ground\nbuilding 30,20 to 34,24 height 2',
    north: {
      Archer: { at: '20,10', facing: 180, card: { weapons: [gun('LGL'), gun('LAC'), gun('HG')] } },
      Friend: { at: '18.4,20' },
    },
    south: {
      Deer: { at: '20,20' },
      Doe: { at: '20,22.4' },
      Hidden: { at: '23,20' },
      Far: { at: '20,26' },
      Squad: { at: '32,22', bases: [], card: { kind: 'infantry', bases: 1 } },
    },
  });
  const names = ['Archer', 'Friend', 'Deer', 'Doe', 'Hidden', 'Far', 'Squad'];
  const against = (attack: Partial<Attack>) =>
    defendersAgainst(table.state, { ...shotAt(ARCHER, 0, table.id('Deer'), 'action'), ...attack }).map((id) =>
      names.find((name) => table.id(name) === id),
    );
  // A blast of 2", which the wall holds up.
  expect(against({})).toEqual(['Deer', 'Doe', 'Friend']);
  // A single shot is for one alone, and a burst of 2" for all whom the shooter sees.
  expect(against({ mount: 1 })).toEqual(['Deer']);
  expect(against({ mount: 1, rof: 2, concentrated: 2 })).toEqual(['Deer']);
  expect(against({ mount: 1, rof: 2 })).toEqual(['Deer', 'Doe', 'Friend']);
  expect(against({ mount: 1, rof: 2, concentrated: 1 })).toEqual(['Deer']);
  // At a wall: whoever is in the house.
  expect(against({ mount: 1, target: null, at: at(31, 20.5) })).toEqual(['Squad']);
  expect(against({ mount: 0, target: null, at: at(30.1, 20.1) })).toEqual(['Squad']);
  expect(against({ mount: 2, target: null, at: at(30.1, 20.1) })).toEqual(['Squad']);
  expect(against({ mount: 2 })).toEqual(['Deer', 'Doe', 'Friend']);
});

rule('HGB-INF-08', 'of a squad those bases are touched that are in the area', () => {
  const table = duel('LGL', {}, { at: '20,20', bases: ['23.4,20', '22,20'], card: SQUAD });
  const touched = (radius: number) => basesTouched(table.state, table.id('Deer'), { ...at(20, 20), radius });
  expect([touched(0), touched(2000), touched(2900)]).toEqual([[0], [0, 2], [0, 1, 2]]);
});

rule('HGB-AE-02', 'a blast is held up by what lies between its centre and a unit, whoever sees it', () => {
  const table = new Battle({
    scene: '48 x 48\nhill 21.2,18 to 21.4,22 height 9 ground',
    north: { Archer: { at: '30,10', facing: 180, card: { weapons: [gun('LGL'), gun('LAC')] } } },
    south: { Shielded: { at: '22.2,20' }, Near: { at: '20,21' } },
  });
  const against = (mount: number, rof: number) =>
    defendersAgainst(table.state, {
      ...shotAt(ARCHER, mount, 0, 'action'),
      target: null,
      at: at(20, 20),
      rof,
    });
  expect(against(0, 0)).toEqual([table.id('Near')]);
  // A burst is held up by what lies before the shooter.
  expect(against(1, 2)).toEqual([table.id('Shielded')]);
});

rule('HGB-BLDG-03', 'a single shot at a wall is for the infantry inside, and nobody else there', () => {
  const table = new Battle({
    scene: '48 x 48\nbuilding 30,20 to 34,24 height 2',
    north: { Archer: { at: '32,10', facing: 180, card: { weapons: [gun('LAC')] } } },
    south: {
      Gear: { at: '32,20.4' },
      Squad: { at: '31,23', bases: [], card: { kind: 'infantry', bases: 1 } },
    },
  });
  const { scene } = table.state;
  const pieces = scene.pieces.map((piece) => ({ ...piece, kind: 'damaged building' }));
  table.state.scene = { ...scene, pieces };
  const shot = { ...shotAt(ARCHER, 0, 0, 'action'), target: null, at: at(32, 20.02) };
  expect(defendersAgainst(table.state, shot)).toEqual([table.id('Squad')]);
});

rule(
  ['HGB-WSR-02', 'HGB-MOVE-10'],
  'from the air a place is as far as the height and the way together',
  () => {
    const card = { movement: [{ mode: 'R', combat: 6, top: 12, defense: [0, 0, 0] }] } as const;
    const table = duel('LAAC', {
      card: { ...card, weapons: [gun('LAAC')] },
      body: { mode: 'R', altitude: 12_000 },
    });
    const mounted = mountedOn(table.state, ARCHER, 0);
    // 9" away and 12" down, also for weapons against aircraft.
    expect(bandTo(table.state, ARCHER, mounted, at(20, 19.5))).toBe('L');
    expect(bandTo(table.state, ARCHER, mounted, table.id('Deer'))).toBe('L');
  },
);
