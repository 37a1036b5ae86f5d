import { rule } from '@ironfield/conformance/rule.ts';
import { startGame, viewFor } from '@ironfield/kernel/play/advance.ts';
import { DAMAGE, MOVE_COST, TERRAIN_MODIFIER, TO_HIT } from '@ironfield/planetary/data/tables.ts';
import { UNITS } from '@ironfield/planetary/data/units.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { GLOBE } from '@ironfield/planetary/rules/places.ts';
import { terra } from '@ironfield/planetary/rules/world.ts';
import { DESTROYED, LANDS } from '@ironfield/planetary/state.ts';
import { Campaign, post } from '@ironfield/planetary/testing/campaign.ts';
import { referenceTables } from '@ironfield/planetary/text/reference.ts';
import { rosterSheet } from '@ironfield/planetary/text/roster-sheet.ts';
import { expect } from 'vitest';

const rowsOf = (title: string) => referenceTables().find((table) => table.title.startsWith(title))!.rows;
const numbers = (rows: readonly (readonly string[])[]) =>
  rows.map(([, value]) => Number.parseInt(value!.replace('−', '-'), 10));

rule('BF2-REF-08', 'The tables beside the map are made of the numbers of the game', () => {
  const ids = planetary.rules.map(({ id }) => id);
  for (const { rule: id, head, rows } of referenceTables()) {
    expect(ids).toContain(id);
    for (const row of rows) expect(row).toHaveLength(head.length);
  }
  expect(rowsOf('Inner Sphere').length + rowsOf('Clan').length).toBe(Object.keys(UNITS).length);
  expect(numbers(rowsOf('To hit'))).toEqual([1, 0, -1, -2, ...Object.values(TO_HIT)]);
  expect(numbers(rowsOf('Damage'))).toEqual(Object.values(DAMAGE));
  expect(numbers(rowsOf('Planetary movement'))).toEqual(LANDS.map((land) => MOVE_COST[land][0]));
  expect(numbers(rowsOf('Target in terrain'))).toEqual([
    ...Object.values(TERRAIN_MODIFIER).filter((value) => value !== 0),
    1,
    2,
    3,
  ]);
});

rule('BF2-REF-08', 'What the tables say', () => {
  expect(rowsOf('Inner Sphere')).toContainEqual(["Heavy 'Mech Company (IU)", '2', '4', '6', '9', '0']);
  expect(rowsOf('To hit')).toContainEqual(['Against the rear', '−2']);
  expect(rowsOf('Damage')).toContainEqual(["'Mechs in a desert", '−1']);
  expect(rowsOf('Battle board')).toContainEqual(['Mountains', 'Mountains', 'Woods']);
  expect(rowsOf('Planetary movement')).toContainEqual(['Woods', '2', '3']);
});

rule('BF2-REF-05', 'The map in text has a letter for the terrain of every hex', () => {
  const setup = Campaign.setup({
    attacker: [post('A', 'infantry', 'D16')],
    defender: [post('B', 'infantry', 'D18')],
  });
  const { table } = viewFor(planetary, startGame(planetary, setup, 'map'), 'spectator');
  const lines = planetary.draw(table as never).split('\n');
  for (const { hex, land } of terra()) {
    const line = lines.find((each) => each.startsWith(` ${hex[0]} `))!;
    const letter = line[3 + 5 * (Number(hex.slice(1)) - 1)];
    expect(letter, hex).toBe(land === null ? '~' : land[0]);
  }
  expect(GLOBE.name).toHaveLength(252);
  expect(new Set(LANDS.map((land) => land[0]))).toEqual(new Set(['p', 'w', 'm', 'd', 'a']));
});

rule(
  'BF2-REF-06',
  'A roster sheet has a line for each counter of its side, and tells of the enemy what is known',
  () => {
    const setup = Campaign.setup({
      attacker: [post('A', 'infantry', 'D16')],
      defender: [post('B', 'infantry', 'D18', { faceDown: true })],
    });
    const state = startGame(planetary, setup, 'roster');
    const seen = (viewer: 0 | 1) => planetary.table(state, viewer) as never;
    const own = rosterSheet(seen(0), 0);
    expect(own).toHaveLength(state.counters.filter(({ side }) => side === 0).length);
    expect(own[0]).toEqual({
      isDestroyed: false,
      code: 'IN1',
      name: 'Infantry Battalion',
      experience: 'Regular',
    });
    const [theirs] = rosterSheet(seen(0), 1);
    expect(theirs).toMatchObject({ code: expect.stringMatching(/^\?/), experience: '' });
    const { counters } = state;
    const lost = { ...state, counters: [{ ...counters[0]!, place: DESTROYED }, ...counters.slice(1)] };
    expect(rosterSheet(planetary.table(lost, 0) as never, 0)[0]!.isDestroyed).toBe(true);
  },
);
