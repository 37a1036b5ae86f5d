import { roster } from '@ironfield/battleforce2/data/roster.ts';
import type { ElementSheet } from '@ironfield/battleforce2/element.ts';
import { describe, expect, test } from 'vitest';
import { ANYTHING, found, type RosterWish } from './roster-search.ts';

const atlas = roster().find(({ sheet }) => sheet.name === 'Atlas AS7-D')!.sheet;
const tester: ElementSheet = { ...atlas, name: 'TST-1 Tester', chassis: 'Tester' };
const search = (wish: Partial<RosterWish>, own: readonly ElementSheet[] = []) =>
  found({ ...ANYTHING, ...wish }, own);
const names = (wish: Partial<RosterWish>, own: readonly ElementSheet[] = []) =>
  search(wish, own).map(({ sheet }) => sheet.name);

describe('The roster', () => {
  test('is all there where nothing is asked for, and nothing of it twice', () => {
    expect(search({})).toHaveLength(roster().length);
    // Somebody has entered by hand what the roster has, too.
    const all = search({}, [atlas, tester]);
    const keys = all.map(({ sheet }) => `${sheet.type} ${sheet.name}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(all).toHaveLength(roster().length + 1);
    for (const { note, remarks } of all) {
      const words = note.split(' · ');
      expect(new Set(words).size).toBe(words.length);
      expect(new Set(remarks).size).toBe(remarks.length);
    }
  });

  test('is filtered by the Inner Sphere, the Clans, a House, one Clan, and what is one’s own', () => {
    const factions = (wish: Partial<RosterWish>) => [
      ...new Set(search(wish, [tester]).map((each) => each.faction)),
    ];
    expect(factions({})).toEqual(['own', 'Inner Sphere', 'Clan']);
    expect(factions({ origin: 'Clan' })).toEqual(['Clan']);
    expect(factions({ origin: 'Inner Sphere' })).toEqual(['Inner Sphere']);
    expect(names({ origin: 'own' }, [tester])).toEqual(['TST-1 Tester']);
    const kurita = names({ origin: 'Kurita', type: 'mech', words: 'panther' });
    expect(kurita).toEqual(['Panther PNT-9R', 'Panther PNT-10K']);
    expect(names({ origin: 'Davion', words: 'panther' })).toEqual([]);
    expect(factions({ origin: 'Wolf', type: 'mech' })).toEqual(['Clan']);
    // The Clans have no vehicles on their tables (BF2-GEN-10).
    expect(search({ origin: 'Wolf', type: 'vehicle' })).toEqual([]);
    expect(search({ origin: 'Davion', type: 'vehicle' }).length).toBeGreaterThan(0);
  });

  test('is sorted by faction, by name and by price', () => {
    const sorted = search({ sort: 'faction', type: 'mech' }, [tester]);
    const order = ['own', 'Inner Sphere', 'Clan'];
    const places = sorted.map(({ faction }) => order.indexOf(faction));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const clans = sorted.filter(({ faction }) => faction === 'Clan').map(({ sheet }) => sheet.name);
    expect(clans).toEqual(clans.toSorted((a, b) => a.localeCompare(b)));
    const all = names({ sort: 'name' });
    expect(all).toEqual(all.toSorted((a, b) => a.localeCompare(b)));
    const prices = search({ sort: 'cheapest' }).map(({ sheet }) => sheet.points);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(search({ sort: 'dearest' }).map(({ sheet }) => sheet.points)).toEqual(prices.toReversed());
    expect(search({ most: '5' }).every(({ sheet }) => sheet.points <= 5)).toBe(true);
  });
});
