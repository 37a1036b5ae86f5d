import { describe, expect, test } from 'vitest';
import { createPlanet, ZONES } from './planet.ts';
import { distance, spaceOf } from './spaces.ts';

const planet = createPlanet();
const hex = (name: string) => spaceOf(planet, name);
const around = (name: string) => planet.neighbours[hex(name)].map((each) => planet.name[each]);
const steps = (a: string, b: string) => distance(planet, hex(a), hex(b));
const all = planet.name.map((_, number) => number);

describe('The globe', () => {
  test('has 252 hexes in sixteen rows', () => {
    const lengths = [...'ABCDEFGHIJKLMNOP'].map(
      (row) => planet.name.filter((name) => name[0] === row).length,
    );
    expect(lengths).toEqual([1, 5, 10, 15, 20, 25, 25, 25, 25, 25, 25, 20, 15, 10, 5, 1]);
  });

  test('has five neighbours at its twelve corners and six everywhere else', () => {
    const corners = planet.name.filter((name) => around(name).length === 5);
    expect(corners).toEqual('A01 F01 F06 F11 F16 F21 K03 K08 K13 K18 K23 P01'.split(' '));
    expect(all.every((number) => [5, 6].includes(new Set(planet.neighbours[number]).size))).toBe(true);
  });

  test('keeps the number of the edge towards the poles', () => {
    const row = (letter: string) =>
      planet.name.filter((name) => name[0] === letter).map((name) => name.slice(1));
    expect(row('C')).toEqual('01 04 06 09 11 14 16 19 21 24'.split(' '));
    expect(row('E').slice(0, 5)).toEqual('01 03 04 05 06'.split(' '));
    expect(row('L').slice(0, 5)).toEqual('01 02 03 05 06'.split(' '));
    expect(row('O')).toEqual('03 08 13 18 23'.split(' '));
  });

  test('joins at its seams', () => {
    expect(around('A01')).toEqual('B01 B06 B11 B16 B21'.split(' '));
    expect(around('F01')).toEqual('E01 F02 F25 G01 G25'.split(' '));
    expect(around('K03')).toEqual('J03 J04 K02 K04 L03'.split(' '));
    expect(around('D01')).toEqual('C01 D03 D24 E01 E03 E25'.split(' '));
    expect(around('L25')).toEqual('K24 K25 L01 L23 M23 M25'.split(' '));
    expect(around('N01')).toEqual('M01 M25 N03 N23 O03 O23'.split(' '));
  });

  test('is fifteen steps from pole to pole, and nowhere are two hexes farther apart', () => {
    expect([steps('A01', 'P01'), steps('L01', 'L02'), steps('F25', 'F01'), steps('B01', 'B11')]).toEqual([
      15, 1, 1, 2,
    ]);
    expect(Math.max(...all.flatMap((a) => all.map((b) => distance(planet, a, b))))).toBe(15);
  });

  test('looks the same after a fifth of a turn', () => {
    const turned = (name: string) =>
      name === 'A01' || name === 'P01'
        ? name
        : name[0] + String(((Number(name.slice(1)) + 4) % 25) + 1).padStart(2, '0');
    for (const name of planet.name)
      expect(around(turned(name)).sort()).toEqual(around(name).map(turned).sort());
  });

  test('has the hexes that lie within 18 degrees of each other as neighbours, and no others', () => {
    const at = (number: number) => {
      const [up, round] = [planet.latitude[number], planet.longitude[number]].map(
        (each) => (each * Math.PI) / 180,
      );
      return [Math.cos(up!) * Math.cos(round!), Math.cos(up!) * Math.sin(round!), Math.sin(up!)];
    };
    const places = all.map(at);
    const isNear = (a: number, b: number) =>
      places[a]!.reduce((sum, each, axis) => sum + each * places[b]![axis]!, 0) > Math.cos(Math.PI / 10);
    for (const a of all)
      expect(all.filter((b) => b !== a && isNear(a, b))).toEqual(
        planet.neighbours[a].toSorted((x, y) => x - y),
      );
  });

  test('lies where its drawing has it', () => {
    const place = (name: string) => [planet.latitude[hex(name)], planet.longitude[hex(name)]];
    expect(place('A01')).toEqual([90, 0]);
    expect(place('B01')).toEqual([78.6, 144]);
    expect(place('D19')).toEqual([56.2, 49.6]);
    expect(place('F01')).toEqual([26.6, 144]);
    expect(place('K03')).toEqual([-26.6, 180]);
    expect(place('L25')).toEqual([-42.2, 124]);
  });
});

describe('Orbit zones', () => {
  const under = (zone: number) => all.filter((number) => planet.zonesOver[number].includes(zone));

  test('are over 36 hexes each, counting borders', () => {
    expect(Array.from({ length: ZONES }, (_, zone) => under(zone).length)).toEqual(new Array(ZONES).fill(36));
  });

  test('meet in twos, threes and, over the poles, fives', () => {
    const meeting = (count: number) =>
      all.filter((number) => planet.zonesOver[number].length === count).length;
    expect([1, 2, 3, 4, 5].map(meeting)).toEqual([160, 80, 10, 0, 2]);
    expect(planet.zonesOver[hex('A01')]).toEqual([0, 2, 4, 6, 8]);
    expect(planet.zonesOver[hex('F01')]).toEqual([0, 8, 9]);
    expect(planet.zonesOver[hex('K03')]).toEqual([0, 1, 9]);
    expect(planet.zonesOver[hex('L01')]).toEqual([9]);
  });
});
