import { rule } from '@ironfield/conformance/rule.ts';
import { kindAt } from '@ironfield/hex/board.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { describe, expect } from 'vitest';
import { groundsOf } from '../../battlefield.ts';
import { COMMAND_LISTS } from '../../data/commands.ts';
import { RESULTS, WORTH } from '../../data/conventional-wisdom.ts';
import { battleforce2 } from '../../game.ts';
import { pointsOf } from '../../rules/victory/force-points.ts';
import { DESTROYED, type Setup } from '../../state.ts';
import { battle, initiative, mapWith, mech, platoon, suits, tank, unit } from '../../testing/scene.ts';
import { Battle } from '../../testing/table.ts';

function setup(): Setup {
  const made = scenarioSetup(battleforce2, 'conventional-wisdom');
  if (!made.ok) throw new Error(made.error[0].message);
  return made.value;
}

describe('Conventional Wisdom', () => {
  rule('BF2-CW-01', 'Two sheets side by side, with 17 buildings on the western one', () => {
    const { board } = groundsOf(setup().map).asPrinted;
    expect([board.width, board.height]).toEqual([31, 17]);
    const hexes = (terrain: string) =>
      board.number.filter((_, cell) => kindAt(board, cell).terrain === terrain).toSorted();
    expect(hexes('fortress')).toEqual(['1109', '1110']);
    expect(hexes('city')).toHaveLength(8);
    expect(hexes('base')).toEqual(['0709', '0710', '0711', '0811', '0912', '1107', '1108']);
  });

  rule('BF2-LIST-04', 'The Clan has the list of the Smoke Jaguars, the Inner Sphere that of Marik', () => {
    const [clan, sphere] = setup().sides;
    expect(clan.commands).toEqual(COMMAND_LISTS['Smoke Jaguar']);
    expect(sphere.commands).toEqual(COMMAND_LISTS.Marik);
  });

  rule('BF2-CW-02', 'The chains of command', () => {
    const { sides, secrets } = setup();
    const chain = (seat: 0 | 1) =>
      secrets[seat]!.units.flatMap(({ leads }, unit) => {
        const ids = sides[seat].units.map(({ id }) => id);
        return leads ? [`${ids[unit]}: ${leads.map((led) => ids[led]).join(' ')}`] : [];
      });
    expect(chain(0)).toEqual(['MM13: MH10 MM14 MH11 IB6 FH3 MA5', 'MH11: MH12 ML10', 'IB6: IB7', 'FH3: FL3']);
    expect(chain(1)).toEqual([
      'MM1: MM2 MH2 MM3 GH1 FH1',
      'MM2: MH1 MH6',
      'MH2: MH3 MH4',
      'MM3: MM4 ML1',
      'GH1: GA1 GL1',
      'IN1: IN2 IN3',
      'FH1: FM1 FL1',
    ]);
  });

  rule('BF2-CW-03', '45 elements in 11 units against 67 in 19, as the roster has them', () => {
    const { sides, secrets } = setup();
    const elements = [0, 1].map((seat) => secrets[seat]!.units.flatMap((each) => each.elements));
    expect(sides.map(({ units }) => units.length)).toEqual([11, 19]);
    expect(elements.map(({ length }) => length)).toEqual([45, 67]);
    const count = (seat: number, type: string) =>
      elements[seat].filter(({ sheet }) => sheet.type === type).length;
    expect(['mech', 'battleArmor', 'aerospaceFighter'].map((type) => count(0, type))).toEqual([31, 10, 4]);
    expect(['mech', 'vehicle', 'infantry', 'aerospaceFighter'].map((type) => count(1, type))).toEqual([
      40, 12, 9, 6,
    ]);
    const cat = secrets[0]!.units[0].elements[2];
    expect(cat).toMatchObject({ sheet: { name: 'Shadow Cat B', mp: 6, mode: 'J', points: 21 }, skill: -1 });
    expect(pointsOf(cat)).toBe(23);
  });

  rule('BF2-CW-06', 'A command list for either side', () => {
    const [jaguars, guards] = setup().sides.map(({ commands }) => commands!);
    expect(guards).toEqual([
      'Alpha Strike!',
      'Stand and Shoot',
      'Charge!',
      'Doubletime March',
      'Evasive Action',
      'Hello, HQ?',
      'Alpha Strike!',
      'Stand and Shoot',
      'Careful Aim',
      'Careful Aim',
    ]);
    expect(jaguars.slice(4, 6)).toEqual(['Hello, HQ?', 'Ambush']);
    expect(jaguars.at(-1)).toBe('Death from Above');
  });

  const scene = () =>
    battle({
      map: mapWith({ '0505': 'f', '0606': 'c', '0707': 'b' }),
      south: [unit('Star', 'off', mech('Cat')), unit('Suits', 'off', suits('Toad'))],
      north: [
        unit('Lance', 'off', mech('Ram')),
        unit('Foot', 'off', platoon('Boots')),
        unit('Tanks', 'off', tank('Tank')),
      ],
      options: { mission: 'conventional-wisdom', 'turn-limit': 3 },
    });

  rule(
    'BF2-CW-04',
    'The defender is anywhere; the attacker comes over the eastern edge in the first turn',
    () => {
      const table = scene();
      table.begin();
      table.state.homes = ['east', 'west'];
      expect(table.asked).toBe('north setup/deploy');
      table.give({ type: 'deploy', unit: 2, to: '0909', facing: 0 });
      table.give({ type: 'deploy', unit: 3, to: '0505' });
      table.give({ type: 'deploy', unit: 4, to: '0808', facing: 0 }, ...initiative('south'));
      table.give({ type: 'act-first', first: true });
      expect(table.asked).toBe('south setup/deploy');
      expect(table.refusal({ type: 'deploy', unit: 0, to: '0109', facing: 4 }).rule).toBe('BF2-SETUP-03');
      table.give({ type: 'deploy', unit: 0, to: '1509', facing: 4 });
      table.give({ type: 'deploy', unit: 1, to: '1510' });
      expect(table.asked).toBe('south movement/move');
    },
  );

  rule(
    'BF2-CW-04',
    'On the support map: fighters in Box 6, the battery in Box 1, the attackers in Box 0',
    () => {
      const table = new Battle(setup());
      const places = table.state.units.map(({ marks }, index) => [
        table.field.unitSetups[index].id,
        marks?.support ? `${marks.support.half}/${marks.support.box}` : 'to deploy',
      ]);
      const of = Object.fromEntries(places);
      expect([of.MM13, of.IB7, of.MA5, of.FH3, of.FL3]).toEqual(['0/0', '0/0', '0/1', '0/6', '0/6']);
      expect([of.MM1, of.IN3, of.FH1, of.FL1]).toEqual(['to deploy', 'to deploy', '1/6', '1/6']);
    },
  );

  rule('BF2-CW-05', 'Elements and buildings make one running total', () => {
    const table = scene();
    for (const [index, hex] of ['1509', '1510', '0505', '0808', '0909'].entries()) table.put(index, hex);
    const { state } = table;
    const lose = (name: string) => {
      const index = table.unitIndex(name);
      state.units[index].hex = DESTROYED;
      state.elements[table.field.elementsOf[index][0]].destroyed = true;
    };
    state.turn = 3;
    lose('Suits');
    lose('Foot');
    lose('Lance');
    state.ground = { '0707': { terrain: 'rubble' } };
    table.phase('end', 'south');
    // +1 for the suits, −1 for the platoon, −2 for the ’Mech and −2 for the building.
    expect(state.outcome).toMatchObject({ winners: [], points: [4, -4], rule: 'BF2-CW-05' });
  });

  rule('BF2-CW-05', 'It is over when all buildings are down', () => {
    const table = scene();
    for (const [index, hex] of ['1509', '1510', '0505', '0808', '0909'].entries()) table.put(index, hex);
    const down = { terrain: 'rubble' } as const;
    table.state.ground = { '0707': down, '0606': down };
    table.phase('end', 'south', ...initiative('south'));
    expect(table.state.outcome).toBeNull();
    table.state.ground = { '0707': down, '0606': down, '0505': down };
    table.phase('end', 'south');
    expect(table.state.outcome).toMatchObject({ winners: [], points: [6, -6] });
  });

  rule('BF2-CW-05', 'Seven results', () => {
    const of = (points: number) => {
      const { winner, level } = RESULTS.find(({ least }) => points >= least)!;
      return `${level} ${winner}`;
    };
    expect([-50, -49, -31, -30, -16, -15, -1, 0, 11, 12, 29, 30].map(of)).toEqual([
      'Decisive 0',
      'Substantial 0',
      'Substantial 0',
      'Marginal 0',
      'Marginal 0',
      'Draw null',
      'Draw null',
      'Marginal 1',
      'Marginal 1',
      'Substantial 1',
      'Substantial 1',
      'Decisive 1',
    ]);
    const { machine, infantry, building } = WORTH;
    expect(35 * machine + 10 * infantry).toBe(80);
    expect(58 * machine + 9 * infantry + 17 * building).toBe(159);
  });
});

rule('BF2-CW-04', 'It is played with commands, buildings, artillery and aircraft', () => {
  expect(setup().options).toEqual({
    commands: true,
    mission: 'conventional-wisdom',
    buildings: true,
    offboard: true,
    artillery: true,
    aerospace: true,
  });
});
