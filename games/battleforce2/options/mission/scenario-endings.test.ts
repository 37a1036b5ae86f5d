// Every scenario, as it comes, to each of its endings: what has happened is set on the table, the End Phase is played.

import { rule } from '@ironfield/conformance/rule.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import type { Seat } from '@ironfield/kernel/state.ts';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../../data/terrain.ts';
import { battleforce2 } from '../../game.ts';
import { pointsOf } from '../../rules/victory/force-points.ts';
import { claimantOf, DESTROYED, opponentOf, RETREATED } from '../../state.ts';
import { initiative } from '../../testing/scene.ts';
import { Battle } from '../../testing/table.ts';
import { ENDINGS } from '../../text.ts';
import { note } from './notes.ts';
import { ENDINGS as MISSION_ENDINGS, RESULT_WORDS } from './words.ts';

type Change = (table: Battle) => void;

function tableOf(scenario: string): Battle {
  const setup = scenarioSetup(battleforce2, scenario, {}, randomFrom('crews'));
  if (!setup.ok) throw new Error(setup.error[0].message);
  const table = new Battle(setup.value);
  table.state.turn = 1;
  return table;
}

/** Units of a side leave the table in some way: all of them, or the first so many. */
const gone =
  (seat: Seat, fate: typeof DESTROYED | typeof RETREATED, count = 1000): Change =>
  ({ field, state }) => {
    for (const unit of field.unitsOf[seat].slice(0, count)) {
      state.units[unit].hex = fate;
      if (fate === RETREATED) continue;
      for (const element of field.elementsOf[unit]) state.elements[element].destroyed = true;
    }
  };

/** A side has claimed all that it can claim. */
const claims =
  (seat: Seat): Change =>
  (table) => {
    if (table.state.objectives.length === 0) placeCounters(table);
    for (const objective of table.state.objectives)
      if (claimantOf(objective) === seat) objective.claimed = true;
  };

/** Two objectives a side, and the headquarters that the scenario has; the attacker's first is the target, if one is. */
function placeCounters(table: Battle): void {
  const { objectives, options } = table.state.setup;
  if (objectives === 'none') return;
  for (const [side, hexes] of [
    ['south', ['0202', '0402']],
    ['north', ['0212', '0412']],
  ] as const)
    for (const hex of hexes) table.objective('objective', side, hex);
  if (objectives !== 'objectives and headquarters') return;
  table.objective('headquarters', 'north', '0602');
  if (options.mission === undefined) table.objective('headquarters', 'south', '0612');
}

/** BF2-SCEN-13 */
const names: Change = ({ state }) => {
  if (state.setup.options.mission === 'extraction') note(state, { target: 0 });
};

const lastTurn: Change = ({ state }) => {
  state.turn = (state.setup.options['turn-limit'] as number | undefined) ?? 100;
};

/** A side loses so many elements, and no whole unit; or all its units but one. */
const loses =
  (seat: Seat, what: number | 'most'): Change =>
  (table) => {
    const { field, state } = table;
    const units = field.unitsOf[seat];
    if (what === 'most') return gone(seat, DESTROYED, units.length - 1)(table);
    const spare = units.flatMap((unit) => field.elementsOf[unit].slice(1));
    for (const element of spare.slice(0, what)) state.elements[element].destroyed = true;
  };

/** The cheapest element that leaves somebody behind. */
const losesLeast =
  (seat: Seat): Change =>
  ({ field, state }) => {
    const spare = field.unitsOf[seat].flatMap((unit) => field.elementsOf[unit].slice(1));
    const worth = (element: number) => pointsOf(field.records[element]);
    state.elements[spare.reduce((a, b) => (worth(b) < worth(a) ? b : a))].destroyed = true;
  };

/** How it ends: `0: The other side …`, or `draw: …`. */
function ending(scenario: string, ...changes: readonly Change[]): string {
  const table = tableOf(scenario);
  for (const change of changes) change(table);
  table.phase('end', 'south');
  const { winners, reason } = table.state.outcome!;
  return `${winners[0] ?? 'draw'}: ${reason}`;
}

/** Another turn begins. */
function goesOn(scenario: string, ...changes: readonly Change[]): boolean {
  const table = tableOf(scenario);
  for (const change of changes) change(table);
  table.phase('end', 'south', ...initiative('south'));
  return table.state.outcome === null;
}

const BASIC = ['border-raid', 'militia', 'combined-arms', 'fire-support', 'garrison'];
const FOUGHT_OUT = ['stand-up-fight', 'hold-the-line', 'extraction'];

test('no scenario is left out', () => {
  const told = [
    ...BASIC,
    ...FOUGHT_OUT,
    'hide-and-seek',
    'break-through',
    'the-chase',
    'conventional-wisdom',
  ];
  expect(battleforce2.scenarios.map(({ id }) => id).sort()).toEqual(told.sort());
});

describe.each(BASIC)('%s', (id) => {
  rule('BF2-VIC-01', 'ends when one side is gone, when one has claimed everything, or at its limit', () => {
    for (const fate of [DESTROYED, RETREATED] as const) {
      expect(ending(id, gone(1, fate))).toBe(`0: ${ENDINGS.survivor}`);
      expect(ending(id, gone(0, fate))).toBe(`1: ${ENDINGS.survivor}`);
    }
    const all = id === 'border-raid' ? 'All three' : 'Both';
    expect(ending(id, claims(0))).toBe(`0: ${all} objectives are claimed`);
    expect(ending(id, claims(1))).toBe(`1: ${all} objectives are claimed`);
    insistPoints(id);
    expect(goesOn(id, loses(0, 1))).toBe(true);
  });
});

/** BF2-VIC-03: decisive, marginal and drawn, at the limit and where nobody is left. */
function insistPoints(id: string, decisive: readonly Seat[] = [0, 1]): void {
  expect(ending(id, lastTurn, losesLeast(1))).toBe(`0: ${ENDINGS.marginal}`);
  expect(ending(id, lastTurn, losesLeast(0))).toBe(`1: ${ENDINGS.marginal}`);
  for (const seat of decisive)
    expect(ending(id, lastTurn, loses(opponentOf(seat), 'most'))).toBe(`${seat}: ${ENDINGS.decisive}`);
  expect(ending(id, lastTurn)).toBe(`draw: ${ENDINGS.draw}`);
  expect(ending(id, gone(0, RETREATED), gone(1, RETREATED))).toBe(`draw: ${ENDINGS.draw}`);
}

describe.each(FOUGHT_OUT)('%s', (id) => {
  rule(
    ['BF2-SCEN-10', 'BF2-SCEN-12', 'BF2-SCEN-14', 'BF2-SCEN-04'],
    'goes on while both sides are there, whoever has claimed all counters',
    () => {
      expect(goesOn(id, placeCounters, names, claims(0))).toBe(true);
      expect(goesOn(id, placeCounters, names, claims(1))).toBe(true);
      expect(goesOn(id, placeCounters, names, claims(0), claims(1))).toBe(true);
    },
  );
});

rule('BF2-SCEN-10', 'A stand-up fight ends when one side is gone; at its limit points decide', () => {
  for (const fate of [DESTROYED, RETREATED] as const) {
    expect(ending('stand-up-fight', claims(0), gone(0, fate))).toBe(`1: ${ENDINGS.survivor}`);
    expect(ending('stand-up-fight', claims(1), gone(1, fate))).toBe(`0: ${ENDINGS.survivor}`);
  }
  insistPoints('stand-up-fight');
  expect(ending('stand-up-fight', claims(1), lastTurn)).toBe(`1: ${ENDINGS.marginal}`);
});

rule('BF2-SCEN-11', 'Hide and seek ends when one side is gone; at its limit points decide', () => {
  for (const fate of [DESTROYED, RETREATED] as const) {
    expect(ending('hide-and-seek', gone(0, fate))).toBe(`1: ${ENDINGS.survivor}`);
    expect(ending('hide-and-seek', gone(1, fate))).toBe(`0: ${ENDINGS.survivor}`);
  }
  // The seekers have paid twice as much as there is to destroy.
  insistPoints('hide-and-seek', [1]);
});

rule('BF2-SCEN-12', 'A line is held by who survives, or has destroyed as many as it had', () => {
  const defenders = tableOf('hold-the-line').field.unitsOf[1].length;
  const end = (...changes: readonly Change[]) => ending('hold-the-line', ...changes);
  expect(end(gone(1, DESTROYED))).toBe(`0: ${ENDINGS.survivor}`);
  expect(end(gone(1, DESTROYED), gone(0, DESTROYED, defenders - 1))).toBe(`0: ${ENDINGS.survivor}`);
  expect(end(gone(1, DESTROYED), gone(0, DESTROYED, defenders))).toBe(`1: ${MISSION_ENDINGS.held}`);
  expect(end(gone(0, RETREATED))).toBe(`1: ${ENDINGS.survivor}`);
  expect(end(gone(0, DESTROYED))).toBe(`1: ${MISSION_ENDINGS.held}`);
  insistPoints('hold-the-line');
  expect(end(claims(0), lastTurn)).toBe(`0: ${ENDINGS.marginal}`);
});

rule('BF2-SCEN-14', 'An extraction is won with the target, or where nobody is left to keep it', () => {
  const end = (...changes: readonly Change[]) => ending('extraction', placeCounters, names, ...changes);
  const carriesOff: Change = ({ state }) =>
    note(state, { isRevealed: true, wasTaken: true, isCarriedOff: true });
  expect(end(carriesOff)).toBe(`0: ${MISSION_ENDINGS.carriedOff}`);
  expect(end(carriesOff, loses(0, 'most'), lastTurn)).toBe(`0: ${MISSION_ENDINGS.carriedOff}`);
  expect(end(gone(1, DESTROYED))).toBe(`0: ${MISSION_ENDINGS.carriedOff}`);
  expect(end(gone(0, RETREATED))).toBe(`1: ${MISSION_ENDINGS.kept}`);
  expect(end(gone(0, DESTROYED), gone(1, DESTROYED))).toBe(`1: ${MISSION_ENDINGS.kept}`);
  expect(end(loses(1, 'most'), lastTurn)).toBe(`1: ${MISSION_ENDINGS.kept}`);
});

describe.each(['break-through', 'the-chase'])('%s', (id) => {
  const end = (...changes: readonly Change[]) => ending(id, ...changes);

  rule(
    ['BF2-SCEN-15', 'BF2-SCEN-16'],
    'is decisive where all get through, or none; otherwise points decide',
    () => {
      expect(end(gone(0, RETREATED))).toBe(`0: ${MISSION_ENDINGS.brokenThrough}`);
      expect(end(gone(0, DESTROYED))).toBe(`1: ${MISSION_ENDINGS.stopped}`);
      expect(end(lastTurn)).toBe(`1: ${MISSION_ENDINGS.stopped}`);
      const some =
        (lost: number): Change =>
        (table) => {
          gone(0, RETREATED)(table);
          gone(0, DESTROYED, lost)(table);
        };
      expect(end(some(1), loses(1, 'most'))).toMatch(/^0: A \w+ victory by points$/);
      expect(end(some(2))).toMatch(/^1: A \w+ victory by points$/);
      expect(goesOn(id, gone(0, RETREATED, 2))).toBe(true);
    },
  );

  rule(['BF2-SCEN-15', 'BF2-SCEN-16'], 'ends when no defender is left: those on the map get through', () => {
    const onMap: Change = (table) => {
      for (const [index, unit] of table.field.unitsOf[0].entries()) table.put(unit, `0${index + 1}01 N`);
    };
    expect(end(onMap, gone(1, DESTROYED))).toBe(`0: ${MISSION_ENDINGS.brokenThrough}`);
  });
});

describe('conventional wisdom', () => {
  const razed =
    (buildings: number): Change =>
    ({ field, state }) => {
      const cells = [...field.board.terrain.keys()].filter((cell) =>
        BUILDINGS.includes(field.board.terrain[cell]),
      );
      const rubble = cells
        .slice(0, buildings)
        .map((cell) => [field.board.number[cell], { terrain: 'rubble' }] as const);
      state.ground = Object.fromEntries(rubble);
    };
  const homes: Change = ({ state }) => {
    state.homes = ['east', 'west'];
  };
  const end = (...changes: readonly Change[]) => ending('conventional-wisdom', homes, ...changes);
  /** The running total begins at 0; 2 for a machine. */
  const at = (points: number, ...changes: readonly Change[]) =>
    end(...changes, points > 0 ? loses(0, points / 2) : loses(1, -points / 2));

  rule('BF2-CW-05', 'has seven results, at its limit', () => {
    expect(at(30, lastTurn)).toBe('1: Decisive victory at 30 points');
    expect(at(12, lastTurn)).toBe('1: Substantial victory at 12 points');
    expect(at(0, lastTurn)).toBe('1: Marginal victory at 0 points');
    expect(at(-14, lastTurn)).toBe('draw: Nobody has won at −14 points');
    expect(at(-30, lastTurn)).toBe('0: Marginal victory at −30 points');
    expect(at(-44, lastTurn)).toBe('0: Substantial victory at −44 points');
    expect(at(-44, lastTurn, razed(5))).toBe('0: Decisive victory at −54 points');
  });

  rule('BF2-CW-05', 'says how many hexes lie in ruins', () => {
    expect([1, 2].map(RESULT_WORDS.razed)).toEqual(['A building hex in ruins', '2 building hexes in ruins']);
  });

  rule('BF2-CW-05', 'ends when no building stands, or one side is gone', () => {
    expect(end(razed(1000))).toBe('0: Substantial victory at −34 points');
    expect(end(gone(0, RETREATED))).toBe('1: Marginal victory at 0 points');
    expect(end(gone(1, RETREATED))).toBe('1: Marginal victory at 0 points');
    expect(end(gone(1, DESTROYED))).toMatch(/^0: Decisive victory/);
    expect(goesOn('conventional-wisdom', homes, razed(16))).toBe(true);
  });
});
