import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { hasFacing, isAir, isInfantry, isSettlement, mayFight } from '../rules/kinds.ts';
import { KINDS } from '../state.ts';
import { UNITS } from './units.ts';

const sheets = Object.values(UNITS);

rule('PA-UNIT-03', 'There are 38 types of the Inner Sphere and 54 of the Clans', () => {
  const count = (faction: string) => sheets.filter((sheet) => sheet.faction === faction).length;
  expect([count('inner-sphere'), count('clan')]).toEqual([38, 54]);
});

rule('PA-UNIT-03', 'The figures are those of the printed table', () => {
  expect(UNITS['assault-mech-is']).toEqual({
    faction: 'inner-sphere',
    name: "Assault 'Mech Company (IS)",
    code: 'MA',
    kind: 'mech',
    mp: 1,
    attack: 4,
    range: 1,
    defense: 4,
    toughness: 12,
    transport: 0,
    carrySize: 1,
    prices: [13, 15, 16, 17],
  });
  const sums = (['mp', 'attack', 'defense', 'toughness', 'transport'] as const).map((figure) =>
    sheets.reduce((sum, sheet) => sum + sheet[figure], 0),
  );
  expect(sums).toEqual([265, 402, 500, 752, 58]);
});

rule('PA-UNIT-03', 'The Air Transport Binary has 4 MP and the Trinary 3', () => {
  expect([UNITS['clan-air-transport-binary'].mp, UNITS['clan-air-transport-trinary'].mp]).toEqual([4, 3]);
});

rule('PA-UNIT-03', 'Only artillery, WarShips and fortresses reach three boxes', () => {
  const far = sheets.filter(({ range }) => range === 3).map(({ kind }) => kind);
  expect(new Set(far)).toEqual(new Set(['artillery', 'warship', 'fortress']));
  expect(
    sheets.every(({ range, kind }) => (range === 3) === ['artillery', 'warship', 'fortress'].includes(kind)),
  ).toBe(true);
});

rule('PA-UNIT-04', 'Battle armor is infantry, VTOLs are air units, and three kinds are settlements', () => {
  const which = (is: (kind: (typeof KINDS)[number]) => boolean) => KINDS.filter(is).join(' ');
  expect(which(isInfantry)).toBe('infantry battle-armor');
  expect(which(isAir)).toBe('vtol fighter dropship');
  expect(which(isSettlement)).toBe('city base fortress');
  expect(KINDS.filter((kind) => !hasFacing(kind)).join(' ')).toBe(
    'convoy infantry battle-armor city base fortress',
  );
});

rule('PA-UNIT-04', 'Ships fight at sea, vessels in space, aircraft everywhere', () => {
  const which = (where: 'land' | 'sea' | 'space') => KINDS.filter((kind) => mayFight(kind, where)).join(' ');
  expect(which('land')).toBe(
    'mech vehicle artillery convoy infantry battle-armor vtol fighter dropship city base fortress',
  );
  expect(which('sea')).toBe('vtol naval fighter dropship');
  expect(which('space')).toBe('fighter dropship jumpship warship space-station');
});
