import { rule } from '@ironfield/conformance/rule.ts';
import { viewFor } from '@ironfield/kernel/play/advance.ts';
import { imagined } from '@ironfield/kernel/play/imagining.ts';
import { describe, expect } from 'vitest';
import { battleforce2 } from '../../game.ts';
import { lastOutcome, outcomeOf, pointsIn } from '../../rules/victory/victory.ts';
import { DESTROYED, RETREATED } from '../../state.ts';
import { battle, initiative, mapWith, mech, type Scene, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';
import { note } from './notes.ts';

const scene = (mission: string, more: Partial<Scene> = {}) =>
  battle({
    south: [unit('Flock', '0808 N', mech('Ram')), unit('Herd', '0810 N', mech('Bull'))],
    north: [unit('Pack', '0803 S', mech('Wolf')), unit('Den', '1003 S', mech('Cub'))],
    ...more,
    options: { mission, ...more.options },
  });

const gone = (table: Battle, name: string, fate: number) => {
  table.unit(name).hex = fate;
  if (fate === DESTROYED)
    for (const element of table.field.elementsOf[table.unitIndex(name)])
      table.state.elements[element].destroyed = true;
};

describe('break through', () => {
  rule('BF2-SCEN-15', 'The narrow edges are those with fewer hexes', () => {
    const edges = (width: number, height: number) => {
      const table = scene('break-through', { map: mapWith({}, width, height) });
      table.begin(['roles', 6, 6], ['roles', 1, 1]);
      table.give({ type: 'role', attack: true });
      return table.values('entry', 'edge');
    };
    expect([edges(15, 17), edges(17, 17), edges(18, 17)]).toEqual([
      ['north', 'south'],
      ['north', 'south'],
      ['east', 'west'],
    ]);
  });

  rule('BF2-SCEN-15', 'Defenders leave over any edge', () => {
    const table = scene('break-through', { north: [unit('Pack', '0101 N', mech('Wolf'))] });
    table.phase('movement', 'north');
    expect(table.exits('Pack')).toEqual(['north', 'west']);
  });

  rule('BF2-SCEN-15', 'All units are out, but one has lost an element: points decide', () => {
    const table = scene('break-through', {
      south: [unit('Flock', '0808 N', mech('Ram'), mech('Ewe')), unit('Herd', '0810 N', mech('Bull'))],
    });
    gone(table, 'Flock', RETREATED);
    gone(table, 'Herd', RETREATED);
    expect(outcomeOf(table.state)).toMatchObject({ winners: [0], rule: 'BF2-SCEN-15' });
    table.element('Ewe').destroyed = true;
    expect(outcomeOf(table.state)).toMatchObject({ rule: 'BF2-VIC-03', points: [10, 20] });
  });

  rule('BF2-SCEN-16', 'Pursuers are placed in their second turn, and never again', () => {
    const table = scene('the-chase');
    const steps = (turn: number) =>
      table.field.plugged.phases!([{ step: 'movement', seat: 1 }], table.field, 1, turn).map(
        ({ step }) => step,
      );
    expect([1, 2, 3].map(steps)).toEqual([[], ['setup/side', 'movement'], ['movement']]);
  });
});

describe('extraction', () => {
  /** The attacker's objectives are 0 and 1, the defender's 2 and 3, its headquarters 4; the target is 0, in 0303. */
  const fought = (more: Partial<Scene> = {}) => {
    const table = scene('extraction', more);
    for (const [hex, owner] of [
      ['0303', 'south'],
      ['0903', 'south'],
      ['0314', 'north'],
      ['0914', 'north'],
    ] as const)
      table.objective('objective', owner, hex);
    table.objective('headquarters', 'north', '0801');
    note(table.state, { target: 0 });
    return table;
  };

  rule('BF2-SCEN-14', 'The attacker gains once what it destroys, and loses once what it loses', () => {
    const table = fought();
    gone(table, 'Flock', DESTROYED);
    expect(pointsIn(table.state)).toEqual([-10, 20]);
    gone(table, 'Pack', DESTROYED);
    expect(pointsIn(table.state)).toEqual([0, 10]);
  });

  rule('BF2-SCEN-14', 'The target is worth nothing until it is carried off, other objectives as ever', () => {
    const table = fought();
    for (const index of [0, 1]) table.state.objectives[index].faceUpSince = 1;
    expect(pointsIn(table.state)).toEqual([2, 0]);
    table.state.objectives[1].claimed = true;
    expect(pointsIn(table.state)).toEqual([10, 0]);
    note(table.state, { isCarriedOff: true });
    expect(pointsIn(table.state)).toEqual([10 + 20, 0]);
    expect(outcomeOf(table.state)).toMatchObject({ winners: [0], rule: 'BF2-SCEN-14' });
  });

  rule('BF2-SCEN-14', 'Whoever survives otherwise, the defender has won', () => {
    const attackers = fought();
    for (const name of ['Pack', 'Den']) gone(attackers, name, DESTROYED);
    expect(outcomeOf(attackers.state)).toMatchObject({ winners: [0] });
    const defenders = fought();
    for (const name of ['Flock', 'Herd']) gone(defenders, name, DESTROYED);
    expect(outcomeOf(defenders.state)).toMatchObject({ winners: [1] });
    const claimed = fought();
    for (const index of [0, 1, 4]) claimed.state.objectives[index].claimed = true;
    expect(outcomeOf(claimed.state)).toBeNull();
    const late = fought();
    gone(late, 'Pack', DESTROYED);
    expect(lastOutcome(late.state)).toMatchObject({ winners: [1] });
  });

  rule('BF2-SCEN-13', 'Whoever stands on it may leave it there; it is shown once', () => {
    const table = fought();
    table.put(0, '0303 N');
    table.phase('end', 'south');
    expect(table.events('target-revealed')).toHaveLength(1);
    table.done(...initiative('south'));
    expect(table.state.marks!.mission).toMatchObject({ isRevealed: true, carrier: null });
    table.phase('end', 'south');
    expect(table.events('target-revealed')).toEqual([]);
  });

  rule('BF2-SCEN-13', 'Who has it in hex 0101 hands it over there, too', () => {
    const table = fought();
    note(table.state, { isRevealed: true, wasTaken: true, carrier: 0 });
    Object.assign(table.state.objectives[0], { hex: -1 });
    table.put(0, '0102 N');
    table.put(1, '0101 N');
    table.phase('end', 'south');
    expect(table.values('hand-over', 'unit')).toEqual([1]);
    const corner = fought();
    note(corner.state, { isRevealed: true });
    Object.assign(corner.state.objectives[0], { hex: corner.cell('0101') });
    corner.put(0, '0101 N');
    corner.phase('end', 'south');
    expect(corner.asked).toBe('south mission/take');
  });

  rule('BF2-SCEN-13', 'The defender does not take it before the attacker has had it', () => {
    const table = fought();
    note(table.state, { isRevealed: true });
    table.put(2, '0303 N');
    table.phase('end', 'south', ...initiative('south'));
    expect(table.asked).toBe('south initiative/choose');
    expect(table.state.marks!.mission!.wasTaken).toBe(false);
  });

  rule('BF2-SCEN-13', 'The defender imagines any of the counters that it could be', () => {
    const table = fought();
    table.phase('movement', 'south');
    const targets = Array.from({ length: 40 }, (_, i) => {
      const view = viewFor(battleforce2, table.state, 1);
      return imagined(battleforce2, view, `guess ${i}`).marks!.mission!.target;
    });
    expect([...new Set(targets)].sort()).toEqual([0, 1, 4]);
  });
});

rule('BF2-SCEN-11', 'Seekers do not hide', () => {
  const table = scene('hide-and-seek', { map: mapWith({ '0510': 'l' }), options: { 'hidden-units': 5 } });
  const may = (index: number, hex: string) =>
    table.field.plugged.mayHideIn!(true, table.field, table.state, index, table.cell(hex));
  expect([may(0, '0510'), may(2, '0510'), may(2, '0511')]).toEqual([false, true, false]);
});

rule('BF2-CW-05', 'The winner of the running total, and what each side makes of it', () => {
  const table = scene('conventional-wisdom', {
    map: mapWith({ '0505': 'b' }),
    south: [unit('Star', '0808 N', ...Array.from({ length: 20 }, (_, i) => mech(`Ram ${i}`)))],
    organization: 'Clan',
    options: { buildings: true },
  });
  expect(outcomeOf(table.state)).toBeNull();
  gone(table, 'Star', DESTROYED);
  expect(outcomeOf(table.state)).toMatchObject({ winners: [1], points: [-40, 40] });
  expect(pointsIn(table.state)).toEqual([-40, 40]);
  const down = scene('conventional-wisdom', { map: mapWith({ '0505': 'b' }), options: { buildings: true } });
  down.state.ground = { '0505': { terrain: 'rubble' } };
  expect(outcomeOf(down.state)).toMatchObject({ winners: [], points: [2, -2] });
});
