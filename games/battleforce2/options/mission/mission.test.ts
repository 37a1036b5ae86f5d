import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import { DESTROYED, RETREATED } from '../../state.ts';
import { battle, initiative, leading, mapWith, mech, type Scene, toHit, unit } from '../../testing/scene.ts';
import type { Battle } from '../../testing/table.ts';

/** The south attacks. */
const scene = (mission: string, more: Partial<Scene> = {}): Battle =>
  battle({
    south: [unit('Flock', '0808 N', mech('Ram')), unit('Herd', '0810 N', mech('Bull'))],
    north: [unit('Pack', '0801 S', mech('Wolf'))],
    ...more,
    options: { mission, ...more.options },
  });

/** All that is left of a unit leaves the table in some way. */
const gone = (table: Battle, name: string, fate: number) => {
  const index = table.unitIndex(name);
  table.state.units[index].hex = fate;
  if (fate === DESTROYED)
    for (const element of table.field.elementsOf[index]) table.state.elements[element].destroyed = true;
};

describe('hide and seek', () => {
  rule('BF2-SCEN-11', 'The seeker picks its edge, then the hider deploys anywhere but in the open', () => {
    const table = scene('hide-and-seek', {
      map: mapWith({ '0303': 'l', '0909': 'H', '1212': 'r', '1414': 'p' }),
      south: [unit('Flock', 'off', mech('Ram'))],
      north: [unit('Pack', 'off', mech('Wolf'))],
    });
    table.begin();
    expect(table.asked).toBe('south setup/home');
    table.give({ type: 'home', edge: 'south' });
    expect(table.asked).toBe('north setup/deploy');
    const deploy = (to: string) => table.refusal({ type: 'deploy', unit: 1, to, facing: 0 }).rule;
    expect([deploy('0101'), deploy('1414')]).toEqual(['BF2-SETUP-03', 'BF2-SETUP-03']);
    table.give({ type: 'deploy', unit: 1, to: '0909', facing: 3 });
    expect(table.asked).toBe('south setup/deploy');
    expect(table.refusal({ type: 'deploy', unit: 0, to: '0303', facing: 0 }).rule).toBe('BF2-SETUP-03');
    table.give({ type: 'deploy', unit: 0, to: '0817', facing: 0 }, ...initiative('south'));
    expect(table.state.objectives).toEqual([]);
  });

  rule('BF2-SCEN-11', 'With hidden units the hider writes all of them down, wherever there is cover', () => {
    const table = scene('hide-and-seek', {
      map: mapWith({ '0316': 'l', '0909': 'H' }),
      south: [unit('Flock', 'off', mech('Ram'))],
      north: [unit('Pack', 'off', mech('Wolf')), unit('Den', 'off', mech('Cub'))],
      options: { mission: 'hide-and-seek', 'hidden-units': 1 },
    });
    table.begin();
    table.give({ type: 'home', edge: 'south' });
    expect(table.possible).toEqual(['hide']);
    table.give({ type: 'hide', unit: 1, to: '0316', facing: 0 });
    expect(table.possible).toEqual(['hide']);
    table.give({ type: 'hide', unit: 2, to: '0909', facing: 0 });
    expect(table.asked).toBe('south setup/deploy');
    expect(table.possible).toEqual(['deploy']);
  });

  rule(
    ['BF2-SCEN-11', 'BF2-HID-02', 'BF2-STACK-01'],
    'Whoever is set up where somebody hides finds it, so that nobody is stopped there in the hex of a friend',
    () => {
      const table = scene('hide-and-seek', {
        map: mapWith({ '0317': 'l', '0909': 'H' }),
        south: [unit('Flock', 'off', mech('Ram')), unit('Herd', 'off', mech('Bull'))],
        north: [unit('Pack', 'off', mech('Wolf')), unit('Den', 'off', mech('Cub'))],
        options: { mission: 'hide-and-seek', 'hidden-units': 1 },
      });
      table.begin();
      table.give({ type: 'home', edge: 'south' });
      table.give({ type: 'hide', unit: 2, to: '0317', facing: 0 });
      table.give({ type: 'hide', unit: 3, to: '0909', facing: 0 });
      table.give({ type: 'deploy', unit: 1, to: '0417', facing: 0 });
      expect(table.events('revealed')).toEqual([]);
      table.give({ type: 'deploy', unit: 0, to: '0317', facing: 0 }, ...initiative('south'));
      expect(table.events('revealed')).toMatchObject([{ unit: 2, hex: table.cell('0317'), how: 'contact' }]);
      expect([table.hexOf('Pack'), table.hexOf('Den')]).toEqual(['0317', undefined]);
    },
  );

  rule(
    'BF2-SCEN-11',
    'The hider alone lays mines, one field for each of its units: three for a company',
    () => {
      const table = scene('hide-and-seek', {
        north: ['Pack', 'Den', 'Brood'].map((name) => unit(name, 'off', mech(name.toUpperCase()))),
        options: { mission: 'hide-and-seek', mines: 1 },
      });
      table.begin();
      table.give({ type: 'home', edge: 'south' });
      for (const to of ['0303', '0404', '0505']) {
        expect(table.asked).toBe('north mines/lay');
        table.give({ type: 'lay-mines', to });
      }
      table.give({ type: 'arm-thunder', elements: [] });
      table.give({ type: 'arm-thunder', elements: [] });
      expect(table.asked).toBe('north setup/deploy');
    },
  );

  rule('BF2-SCEN-11', 'The hider scores 10 for each unit of the seekers besides', () => {
    const table = scene('hide-and-seek', { options: { 'turn-limit': 1 } });
    gone(table, 'Herd', DESTROYED);
    table.phase('end', 'south');
    expect(table.state.outcome).toMatchObject({ winners: [1], points: [-10, 2 * 10 + 10] });
  });
});

describe('hold the line', () => {
  const last = (more: Partial<Scene> = {}) =>
    scene('hold-the-line', {
      north: [unit('Pack', '0801 S', mech('Wolf')), unit('Den', '0901 S', mech('Cub'))],
      ...more,
    });

  rule('BF2-SCEN-12', 'Only the defender has a headquarters', () => {
    const table = last({ objectives: 'objectives and headquarters' });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    for (const to of ['0303', '0314', '0903', '0914']) table.give({ type: 'place', to });
    expect(table.asked).toBe('north setup/objective');
    table.give({ type: 'place', to: '0801' }, ['deployment', 6, 6], ['deployment', 1, 1]);
    expect(table.asked).toBe('south setup/order');
    expect(table.state.objectives.filter(({ kind }) => kind === 'headquarters')).toHaveLength(1);
  });

  rule('BF2-SCEN-12', 'The defender does not leave the map, the attacker may', () => {
    const table = last();
    table.phase('movement', 'north');
    expect(table.exits('Pack')).toEqual([]);
    table.put(0, '0817 N');
    table.phase('movement', 'south');
    expect(table.exits('Flock')).toEqual(['south']);
  });

  rule('BF2-SCEN-12', 'While its counter is not in enemy hands it works as a headquarters', () => {
    const table = last({
      north: [leading(unit('Pack', '0801 S', mech('Wolf')), 'Den'), unit('Den', '0901 S', mech('Cub'))],
      options: { commands: true },
    });
    const counter = table.objective('headquarters', 'north', '0805');
    table.phase('command', 'north');
    expect(table.log.filter(({ type }) => type === 'headquarters')).toEqual([
      { type: 'headquarters', seat: 1, moves: 1 },
    ]);
    counter.faceUpSince = 1;
    const later = table.log.length;
    table.phase('command', 'north');
    expect(table.log.slice(later).some(({ type }) => type === 'headquarters')).toBe(false);
  });

  rule(
    'BF2-SCEN-12',
    'Who has destroyed as many units as there were defenders has won, even if none is left',
    () => {
      const three = (...fates: readonly number[]) => {
        const table = last();
        for (const [index, name] of ['Flock', 'Herd', 'Pack', 'Den'].entries())
          if (fates[index] !== 0) gone(table, name, fates[index]);
        table.phase('end', 'south');
        return table.state.outcome;
      };
      expect(three(DESTROYED, DESTROYED, 0, DESTROYED)).toMatchObject({ winners: [1], rule: 'BF2-SCEN-12' });
      expect(three(0, DESTROYED, DESTROYED, DESTROYED)).toMatchObject({ winners: [0], rule: 'BF2-VIC-01' });
      expect(three(RETREATED, RETREATED, 0, DESTROYED)).toMatchObject({ winners: [1], rule: 'BF2-VIC-01' });
    },
  );
});

rule('BF2-SCEN-12', 'Example: three defenders that have destroyed three of six attackers have won', () => {
  const fought = (destroyed: number) => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const table = scene('hold-the-line', {
      south: names.map((name, index) => unit(name, `0${index + 1}17 N`, mech(`Ram ${name}`))),
      north: ['X', 'Y', 'Z'].map((name, index) => unit(name, `0${index + 1}01 S`, mech(`Wolf ${name}`))),
    });
    for (const name of [...names.slice(0, destroyed), 'X', 'Y', 'Z']) gone(table, name, DESTROYED);
    table.phase('end', 'south');
    return table.state.outcome!.winners;
  };
  expect([fought(2), fought(3)]).toEqual([[0], [1]]);
});

describe('extraction', () => {
  /** The attacker's objectives are 0 and 1, the defender's headquarters 4. */
  const placed = (target: number, more: Partial<Scene> = {}) => {
    const table = scene('extraction', { objectives: 'objectives and headquarters', ...more });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    table.give({ type: 'home', edge: 'south' });
    for (const to of ['0303', '0314', '0903', '0914', '0801']) table.give({ type: 'place', to });
    expect(table.asked).toBe('south mission/target');
    table.give({ type: 'target', objective: target }, ['deployment', 6, 6], ['deployment', 1, 1]);
    return table;
  };

  rule(
    'BF2-SCEN-13',
    'The attacker names one of its objectives or the headquarters, and nobody else is told',
    () => {
      const table = scene('extraction', { objectives: 'objectives and headquarters' });
      table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
      table.give({ type: 'home', edge: 'south' });
      for (const to of ['0303', '0314', '0903', '0914', '0801']) table.give({ type: 'place', to });
      expect(table.values('target', 'objective')).toEqual([0, 2, 4]);
      expect(table.refusal({ type: 'target', objective: 1 }).rule).toBe('BF2-SCEN-13');
      table.give({ type: 'target', objective: 2 }, ['deployment', 6, 6], ['deployment', 1, 1]);
      expect(table.seenBy(0).map(({ type }) => type)).toContain('target-named');
      expect(table.seenBy(1).map(({ type }) => type)).not.toContain('target-named');
      expect(table.table(0).marks!.mission!.target).toBe(2);
      expect(table.table(1).marks!.mission!.target).toBeNull();
    },
  );

  rule(
    'BF2-SCEN-13',
    'Whoever of the attackers stands on it shows it in the End Phase, and may take it',
    () => {
      const table = placed(0);
      table.put(0, '0303 N');
      table.phase('end', 'south');
      expect(table.log.filter(({ type }) => type === 'objective')).toEqual([]);
      expect(table.table(1).marks!.mission).toMatchObject({ target: 0, isRevealed: true });
      expect(table.asked).toBe('south mission/take');
      expect(table.refusal({ type: 'take', unit: 1 }).rule).toBe('BF2-SCEN-13');
      table.give({ type: 'take', unit: 0 }, ...initiative('south'));
      expect(table.table(1).marks!.mission).toMatchObject({ carrier: 0 });
      expect(table.state.objectives[0].hex).toBe(-1);
    },
  );

  rule('BF2-SCEN-13', 'Other objectives are occupied as always', () => {
    const table = placed(0);
    table.put(0, '0903 N');
    table.phase('end', 'south', ...initiative('south'));
    expect(table.state.objectives[2].faceUpSince).toBe(1);
    expect(table.state.marks!.mission!.isRevealed).toBe(false);
  });

  const carried = (more: Partial<Scene> = {}) => {
    const table = placed(0, more);
    table.put(0, '0303 N');
    table.put(2, '0304 S');
    table.phase('end', 'south');
    table.give({ type: 'take', unit: 0 }, ...initiative('south'));
    return table;
  };

  rule('BF2-SCEN-13', 'It is handed over to a friend in the same hex or beside it', () => {
    const table = carried();
    table.put(1, '0403 N');
    table.phase('end', 'south');
    expect(table.asked).toBe('south mission/hand-over');
    expect(table.refusal({ type: 'hand-over', unit: 2 }).rule).toBe('BF2-SCEN-13');
    table.give({ type: 'hand-over', unit: 1 }, ...initiative('south'));
    expect(table.state.marks!.mission!.carrier).toBe(1);
    table.put(0, '0817 N');
    table.phase('end', 'south', ...initiative('south'));
    expect(table.asked).toBe('south initiative/choose');
  });

  rule('BF2-SCEN-13', 'A destroyed carrier leaves it in its hex, where either side may take it', () => {
    const table = carried({
      north: [unit('Pack', '0801 S', mech('Wolf', { damage: [9, 9, 9] }))],
      south: [unit('Flock', '0808 N', mech('Ram')), unit('Herd', '0810 N', mech('Bull'))],
    });
    table.phase('combat', 'north');
    table.put(2, '0304 N');
    table.fire('Pack', 'Flock', ['Wolf > Ram'], toHit(6, 6));
    expect(table.events('target-dropped')).toHaveLength(1);
    expect(table.field.board.number[table.state.objectives[0].hex]).toBe('0303');
    table.put(2, '0303 N');
    table.phase('end', 'north');
    expect(table.asked).toBe('north mission/take');
    table.give({ type: 'take', unit: 2 }, ...initiative('south'));
    table.put(2, '0301 N');
    table.phase('movement', 'north');
    expect(table.exits('Pack')).toEqual([]);
  });

  rule(['BF2-SCEN-14', 'BF2-MOR-03'], 'A defender who is routed with it takes it out of the game', () => {
    const table = carried({ options: { morale: true } });
    table.put(2, '0301 N');
    const { mission } = table.state.marks!;
    table.state.marks = { ...table.state.marks, mission: { ...mission!, carrier: 2 } };
    table.unit('Pack').marks = { morale: { nerve: 'routed', since: 1, strength: 1 } };
    table.phase('movement', 'north');
    expect(table.events('target-carried-off')).toEqual([]);
    expect(table.state.outcome).toMatchObject({ winners: [0] });
    expect(table.state.marks!.mission!.isCarriedOff).toBe(false);
  });

  rule('BF2-SCEN-14', 'Who carries it off over the home edge has won', () => {
    const table = carried();
    table.put(0, '0317 S');
    table.phase('movement', 'south');
    expect(table.exits('Flock')).toEqual(['south']);
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    expect(table.state.outcome).toMatchObject({ winners: [0], rule: 'BF2-SCEN-14', points: [20, 0] });
  });

  rule(
    'BF2-SCEN-14',
    'Otherwise the defender has won, whatever the attacker has destroyed or claimed',
    () => {
      const table = placed(0, {
        options: { 'turn-limit': 1 },
        north: [unit('Pack', '0801 S', mech('Wolf')), unit('Den', '1001 S', mech('Cub'))],
      });
      gone(table, 'Pack', DESTROYED);
      table.state.objectives[4].claimed = true;
      // Of the others one is the target, which nobody claims, and the defender has claimed two.
      for (const index of [0, 1, 3]) table.state.objectives[index].claimed = true;
      table.phase('end', 'south');
      // Once what is destroyed, and five times the two units for a headquarters that does not count double.
      expect(table.state.outcome).toMatchObject({
        winners: [1],
        rule: 'BF2-SCEN-14',
        points: [10 + 10, 10 + 10 - 10],
      });
    },
  );
});

describe('break through', () => {
  const tall = (mission = 'break-through', more: Partial<Scene> = {}) =>
    scene(mission, {
      map: mapWith({}, 11, 20),
      south: [unit('Flock', 'off', mech('Ram')), unit('Herd', 'off', mech('Bull'))],
      north: [unit('Pack', 'off', mech('Wolf'))],
      ...more,
    });
  const begun = (attack = true) => {
    const table = tall();
    table.begin(['roles', 6, 6], ['roles', 1, 1]);
    expect(table.asked).toBe('south mission/role');
    table.give({ type: 'role', attack });
    return table;
  };

  rule('BF2-SCEN-15', 'The higher roll chooses its role; the attacker enters at a narrow edge', () => {
    expect(begun(false).asked).toBe('north mission/entry');
    const table = begun();
    expect(table.values('entry', 'edge')).toEqual(['north', 'south']);
    expect(table.refusal({ type: 'entry', edge: 'east' }).rule).toBe('BF2-SCEN-15');
    table.give({ type: 'entry', edge: 'north' });
    expect(table.state.homes).toEqual(['south', 'north']);
  });

  rule('BF2-SCEN-15', 'The defender sets up anywhere, then the attacker at its entry edge', () => {
    const table = begun();
    table.give({ type: 'entry', edge: 'north' });
    expect(table.asked).toBe('north setup/deploy');
    table.give({ type: 'deploy', unit: 2, to: '0610', facing: 0 });
    expect(table.asked).toBe('south setup/deploy');
    expect(table.refusal({ type: 'deploy', unit: 0, to: '0620', facing: 0 }).rule).toBe('BF2-SETUP-03');
    table.give({ type: 'deploy', unit: 0, to: '0101', facing: 3 });
    table.give({ type: 'deploy', unit: 1, to: '0201', facing: 3 }, ...initiative('south'));
    expect(table.asked).toBe('south initiative/choose');
  });

  rule('BF2-SCEN-15', 'Up to half of the defenders hide, anywhere', () => {
    const table = tall('break-through', {
      map: mapWith({ '0619': 'l', '0302': 'l' }, 11, 20),
      north: ['Pack', 'Den', 'Brood'].map((name) => unit(name, 'off', mech(name.toUpperCase()))),
      options: { mission: 'break-through', 'hidden-units': 20 },
    });
    table.begin(['roles', 6, 6], ['roles', 1, 1]);
    table.give({ type: 'role', attack: true });
    table.give({ type: 'entry', edge: 'north' });
    expect(table.possible).toEqual(['deploy', 'hide']);
    table.give({ type: 'hide', unit: 2, to: '0619', facing: 0 });
    expect(table.possible).toEqual(['deploy']);
  });

  const running = () => {
    const table = tall('break-through', {
      south: [unit('Flock', '0320 S', mech('Ram')), unit('Herd', '0520 S', mech('Bull'))],
      north: [unit('Pack', '0101 S', mech('Wolf'))],
    });
    return table;
  };

  rule(
    'BF2-SCEN-15',
    'Attackers leave over their home edge alone; all of them out is a decisive victory',
    () => {
      const table = running();
      table.put(0, '0120 S');
      table.phase('movement', 'south');
      expect(table.exits('Flock')).toEqual(['south']);
      table.give({ type: 'exit', unit: 0, edge: 'south' });
      expect(table.state.outcome).toBeNull();
      table.give({ type: 'exit', unit: 1, edge: 'south' });
      expect(table.state.outcome).toMatchObject({
        winners: [0],
        reason: 'Decisive victory: all attackers have broken through',
        points: [20, 0],
      });
    },
  );

  rule('BF2-SCEN-15', 'It is not decisive if an element was lost on the way', () => {
    const table = battle({
      south: [unit('Flock', '0117 S', mech('Ram'), mech('Ewe'))],
      north: [unit('Pack', '0801 S', mech('Wolf'))],
      options: { mission: 'break-through' },
    });
    Object.assign(table.element('Ewe'), { destroyed: true });
    table.suffered('Ewe', { structure: 0 });
    table.phase('movement', 'south');
    table.give({ type: 'exit', unit: 0, edge: 'south' });
    expect(table.state.outcome!.reason).not.toMatch(/Decisive/);
  });

  rule('BF2-SCEN-15', 'None out is a decisive victory of the defender; some are counted in points', () => {
    const none = running();
    gone(none, 'Flock', DESTROYED);
    gone(none, 'Herd', DESTROYED);
    none.phase('end', 'south');
    expect(none.state.outcome).toMatchObject({
      winners: [1],
      reason: 'Decisive victory: no attacker has broken through',
    });
    const some = running();
    gone(some, 'Flock', RETREATED);
    gone(some, 'Herd', DESTROYED);
    some.phase('end', 'south');
    expect(some.state.outcome).toMatchObject({ winners: [1], points: [10 - 10, 20] });
    const half = running();
    gone(half, 'Flock', RETREATED);
    gone(half, 'Pack', DESTROYED);
    half.phase('end', 'south');
    expect(half.state.outcome).toMatchObject({ winners: [0], points: [10 + 10 + 10, -10] });
  });

  rule(
    'BF2-SCEN-16',
    'In a chase the attackers are alone in the first turn; then the pursuers enter behind them',
    () => {
      const table = tall('the-chase');
      table.begin();
      expect(table.asked).toBe('south mission/entry');
      table.give({ type: 'entry', edge: 'north' });
      table.give({ type: 'deploy', unit: 0, to: '0301', facing: 3 });
      table.give({ type: 'deploy', unit: 1, to: '0501', facing: 3 }, ...initiative('north'));
      table.give({ type: 'act-first', first: true });
      expect(table.asked).toBe('south movement/move');
      table.done(...initiative('north'));
      expect([table.asked, table.state.turn]).toEqual(['north initiative/choose', 2]);
      table.give({ type: 'act-first', first: true });
      expect(table.asked).toBe('north setup/deploy');
      expect(table.refusal({ type: 'deploy', unit: 2, to: '0620', facing: 3 }).rule).toBe('BF2-SETUP-03');
      table.give({ type: 'deploy', unit: 2, to: '0701', facing: 3 });
      expect(table.asked).toBe('north movement/move');
    },
  );
});

describe('every scenario', () => {
  rule(
    ['BF2-SCEN-02', 'BF2-SCEN-04'],
    'Over the home edge one has retreated for good, over any other one is lost',
    () => {
      const table = scene('stand-up-fight');
      table.put(0, '0117 S');
      table.phase('movement', 'south');
      expect(table.exits('Flock')).toEqual(['south', 'west']);
      table.give({ type: 'exit', unit: 0, edge: 'west' });
      expect(table.unit('Flock').hex).toBe(DESTROYED);
      table.put(1, '0217 S');
      table.give({ type: 'exit', unit: 1, edge: 'south' });
      expect(table.unit('Herd').hex).toBe(RETREATED);
      expect(table.state.outcome).toMatchObject({ winners: [1], points: [-10, 20] });
    },
  );

  rule('BF2-SCEN-04', 'If nobody is left on either side, points decide; equal ones are a draw', () => {
    const table = scene('stand-up-fight', { south: [unit('Flock', '0808 N', mech('Ram'))] });
    gone(table, 'Flock', DESTROYED);
    gone(table, 'Pack', DESTROYED);
    table.phase('end', 'south');
    expect(table.state.outcome).toMatchObject({ winners: [] });
  });

  rule(
    'BF2-SCEN-05',
    'Twice the points of what is destroyed, once of what is lost; a lead above the price is decisive',
    () => {
      const result = (price: number) => {
        const table = scene('stand-up-fight', {
          south: [unit('Flock', '0808 N', mech('Ram', { points: price }))],
          north: [unit('Pack', '0801 S', mech('Wolf')), unit('Den', '0901 S', mech('Cub'))],
          options: { 'turn-limit': 1 },
        });
        gone(table, 'Pack', DESTROYED);
        table.phase('end', 'south');
        return table.state.outcome;
      };
      expect(result(30)).toMatchObject({
        winners: [0],
        points: [20, -10],
        reason: expect.stringMatching(/marginal/i),
      });
      expect(result(29)).toMatchObject({ winners: [0], reason: expect.stringMatching(/decisive/i) });
    },
  );
});
