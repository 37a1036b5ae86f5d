import { rule } from '@ironfield/conformance/rule.ts';
import { describe, expect } from 'vitest';
import type { War } from '../data/wars.ts';
import { choicesIn } from '../scenarios/generator/battle-choices.ts';
import { generate } from '../scenarios/generator/generator.ts';
import { battle, leading, mech, platoon, type Scene, setupOf, tank, unit } from '../testing/scene.ts';
import { Battle } from '../testing/table.ts';

/** The attackers of the war are in the south. */
const scene = (war: War, more: Partial<Scene> = {}): Battle =>
  battle({
    south: [leading(unit('Flock', '0808 N', mech('Ram')), 'Herd'), unit('Herd', '0810 N', mech('Bull'))],
    north: [unit('Pack', '0804 S', mech('Wolf'))],
    ...more,
    options: { war, ...more.options },
  });

/** The side that has the choice after these Initiative rolls in this turn. */
function winner(war: War, ours: readonly [number, number], theirs: readonly [number, number]): string {
  const table = scene(war);
  table.phase('turn', 'south', ['initiative', ...ours], ['initiative', ...theirs]);
  return table.asked.split(' ')[0];
}

/** The side that has the choice in the first turn although the south has rolled more. */
function firstWinner(war: War): string {
  const table = scene(war, {
    south: [unit('Flock', 'off', mech('Ram'))],
    north: [unit('Pack', 'off', mech('Wolf'))],
  });
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  table.give({ type: 'home', edge: 'north' }, ['deployment', 6, 6], ['deployment', 1, 1]);
  table.give({ type: 'set-up-first', first: true });
  table.give({ type: 'deploy', unit: 0, to: '0817', facing: 0 });
  table.give({ type: 'deploy', unit: 1, to: '0801', facing: 3 }, ['initiative', 6, 6], ['initiative', 1, 1]);
  return table.asked.split(' ')[0];
}

/** The side that picks an edge although the south has won the roll. */
function chooser(war: War): string {
  const table = scene(war);
  table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
  return table.asked;
}

const DEPLOYMENT = [
  ['deployment', 6, 6],
  ['deployment', 1, 1],
] as const;

describe('special rules of wars', () => {
  rule(
    'BF2-WAR-03',
    'Fourth Succession War: +2 on Initiative for the attacker, the edge for the defender',
    () => {
      expect(winner('4sw', [3, 3], [3, 4])).toBe('south');
      expect(winner('4sw', [3, 3], [4, 5])).toBe('north');
      expect(chooser('4sw')).toBe('north setup/home');
    },
  );

  rule('BF2-WAR-04', 'Andurien/Canopus: each defender has lost a point before it begins', () => {
    const table = scene('andurien-canopus', {
      north: [
        unit(
          'Pack',
          '0804 S',
          mech('Wolf'),
          mech('Bare', { armor: 0 }),
          mech('Frail', { armor: 0, structure: 1 }),
          mech('Thin', { armor: 1 }),
          mech('Slim', { armor: 2 }),
          mech('Last', { armor: 1, structure: 1 }),
          mech('Least', { armor: 0, structure: 2 }),
        ),
        unit('Guns', '0904 S', tank('Tank'), tank('Jeep', { structure: 1 })),
        unit('Foot', '0704 S', platoon('Rifles'), platoon('Scouts', { armor: 1 })),
      ],
    });
    const boxes = (...names: readonly string[]) => names.map((name) => table.boxes(name));
    expect(boxes('Ram', 'Wolf', 'Bare', 'Frail')).toEqual(['3/3', '2/3', '0/2', '0/1']);
    expect(boxes('Thin', 'Slim', 'Last', 'Least')).toEqual(['0/3', '1/3', '0/1', '0/1']);
    expect(boxes('Tank', 'Jeep', 'Rifles', 'Scouts')).toEqual(['0/2', '0/1', '2/0', '1/0']);
    expect(chooser('andurien-canopus')).toBe('north setup/home');
    expect(firstWinner('andurien-canopus')).toBe('north');
    expect(winner('andurien-canopus', [6, 6], [1, 1])).toBe('south');
  });

  rule('BF2-WAR-05', 'Ronin Wars: where Combine forces are on both sides nobody leaves the map', () => {
    const exits = (attackers: string) => {
      const table = scene('ronin');
      const [south, north] = table.state.setup.sides;
      const setup = { ...table.state.setup, sides: [{ ...south, name: attackers }, north] as const };
      const named = new Battle(setup);
      named.put(0, '0817 S');
      named.put(1, '0810 S');
      named.put(2, '0804 S');
      named.phase('movement', 'south');
      return named.exits('Flock');
    };
    expect(exits('Combine loyalists, task force')).toEqual([]);
    expect(exits('Rasalhague Kungsarmé, task force')).toEqual(['south']);
  });

  rule(
    'BF2-WAR-06',
    'Secession of Andurien: −2 on Initiative for the loyalists, who are more or better',
    () => {
      expect(winner('andurien-secession', [4, 4], [3, 4])).toBe('north');
      expect(chooser('andurien-secession')).toBe('north setup/home');
      const made = (forces: string) =>
        generate('stand-up-fight', '4', choicesIn({ war: 'andurien-secession', forces }));
      const skills = (forces: string, seat: number) =>
        new Set(
          made(forces).secrets[seat]!.units.flatMap(({ elements }) => elements.map(({ skill }) => skill)),
        );
      expect([skills('dice', 0), skills('dice', 1)]).toEqual([new Set([-1]), new Set([0])]);
      const spent = (seat: number) =>
        made('points')
          .secrets[seat]!.units.flatMap(({ elements }) => elements)
          .reduce((sum, { sheet }) => sum + sheet.points, 0);
      expect([spent(0), spent(1)]).toEqual([132, 120]);
    },
  );

  rule('BF2-WAR-07', 'War of 3039: every attack needs one less', () => {
    const table = scene('w3039');
    table.phase('combat', 'south');
    const usual = scene('4sw');
    usual.phase('combat', 'south');
    expect(table.number('Ram', 'Wolf')).toTotal(usual.number('Ram', 'Wolf').total - 1);
    expect(table.number('Ram', 'Wolf').lines.at(-1)).toMatchObject({ value: -1, rule: 'BF2-WAR-07' });
  });

  rule('BF2-WAR-07', 'War of 3039: doubles on Initiative draw one more counter', () => {
    const drawn = (ours: readonly [number, number]) => {
      const table = scene('w3039', { options: { war: 'w3039', commands: true } });
      table.phase('turn', 'south', ['initiative', ...ours], ['initiative', 1, 2]);
      table.give({ type: 'act-first', first: true });
      table.give({ type: 'draw' }, ['draw', 1, 1]);
      table.give({ type: 'return-counter' });
      return table.asked;
    };
    expect(drawn([5, 5])).toBe('south command/draw');
    expect(drawn([5, 6])).toBe('south movement/move');
  });

  rule(
    ['BF2-WAR-07', 'BF2-CMD-05'],
    'War of 3039: one more counter is drawn, and none passed on for it',
    () => {
      const table = scene('w3039', {
        options: { war: 'w3039', commands: true },
        south: [
          leading(unit('Head', '0810 N', mech('Bull')), 'Lance'),
          leading(unit('Other', '0310 N', mech('Ox')), 'Lance'),
          unit('Lance', '0509 N', mech('Ram')),
        ],
      });
      table.counter('Head', 'Luck of the Fox');
      table.phase('turn', 'south', ['initiative', 5, 5], ['initiative', 1, 2]);
      table.give({ type: 'act-first', first: true });
      expect(table.possible).toEqual(['draw', 'done']);
      table.done();
      expect(table.possible).toEqual(['draw', 'pass-down', 'done']);
    },
  );

  rule('BF2-WAR-08', 'Clan Invasion: forces are bought for points, whatever else was chosen', () => {
    const { secrets } = generate('stand-up-fight', '4', choicesIn({ war: 'clan-invasion', forces: 'dice' }));
    for (const side of secrets) {
      const spent = side!.units
        .flatMap(({ elements }) => elements)
        .reduce((sum, { sheet }) => sum + sheet.points, 0);
      expect(spent).toBeLessThanOrEqual(120);
      expect(spent).toBeGreaterThan(112);
    }
  });

  rule('BF2-WAR-09', 'Marik-Liao Invasion: Capellans have a minefield and a platoon for each unit', () => {
    const made = (attackers: string) =>
      generate('stand-up-fight', '4', choicesIn({ war: 'marik-liao', attackers, companies: 2 }));
    const feet = made('Liao').sides[0].units.filter(({ id }) => id.startsWith('IN'));
    expect(feet.map(({ elements }) => elements.map(({ chassis }) => chassis))).toEqual([
      ['Foot', 'Foot', 'Foot'],
      ['Foot', 'Foot', 'Foot'],
    ]);
    expect(made('Marik').sides[0].units.some(({ id }) => id.startsWith('IN'))).toBe(false);
    const options = { war: 'marik-liao', mines: 1, 'hidden-units': 1 };
    const table = new Battle({ ...made('Liao'), options, objectives: 'none' });
    table.begin(['home-edges', 6, 6], ['home-edges', 1, 1]);
    expect(table.asked).toBe('north setup/home');
    table.give({ type: 'home', edge: 'north' });
    const layers: string[] = [];
    const rolls = () => (layers.length === 8 ? DEPLOYMENT : []);
    while (table.asked.includes('mines/')) {
      if (table.asked.endsWith('thunder')) {
        table.give({ type: 'arm-thunder', elements: [] });
        continue;
      }
      layers.push(table.asked.split(' ')[0]);
      table.give({ type: 'lay-mines', to: `0${layers.length}05` }, ...rolls());
    }
    // One each as agreed on, and six more for six units.
    expect(layers.filter((side) => side === 'south')).toHaveLength(7);
    expect(layers.filter((side) => side === 'north')).toHaveLength(1);
    table.give({ type: 'set-up-first', first: true });
    const foot = table.field.unitSetups.findIndex(({ id }) => id.startsWith('IN'));
    expect(table.values('hide', 'unit')).toEqual([foot, foot + 1]);
    table.give({ type: 'hide', unit: foot, to: '0808' });
    table.give({ type: 'deploy', unit: foot + 1, to: '0707' });
    expect(table.refusal({ type: 'deploy', unit: 0, to: '0909', facing: 0 }).rule).toBe('BF2-SETUP-03');
  });

  rule('BF2-WAR-09', 'Only platoons of the Capellans hide, and only those of the attacker are theirs', () => {
    const made = (name: string, options: object) => {
      const setup = setupOf({
        south: [
          unit('Foot', 'off', platoon('Rifle'), mech('Ram')),
          unit('Lance', 'off', mech('Ewe'), platoon('Guard')),
        ],
        north: [unit('Pack', 'off', mech('Wolf')), unit('Guards', 'off', platoon('Jump'))],
        options: { war: 'marik-liao', ...options },
      });
      return new Battle({ ...setup, sides: [{ ...setup.sides[0], name }, setup.sides[1]] });
    };
    const capellan = made('Capellan Confederation, raiders', { 'hidden-units': 3 });
    const marik = made('Free Worlds League, raiders', { 'hidden-units': 3 });
    const most = ({ field, state }: Battle, seat: 0 | 1, limit = 3) =>
      field.plugged.mostHidden!(limit, field, state, seat);
    expect([most(capellan, 0), most(capellan, 1), most(marik, 0), most(capellan, 0, 0)]).toEqual([
      1, 3, 3, 0,
    ]);
    const may = ({ field, state }: Battle, index: number) =>
      field.plugged.mayHideIn!(true, field, state, index, 0);
    expect([0, 1, 2, 3].map((index) => may(capellan, index))).toEqual([true, false, true, true]);
    expect(may(marik, 1)).toBe(true);
    const mined = (table: Battle) =>
      table.field.plugged.opening!([], table.field, 0).filter(({ step }) => step === 'mines/lay').length;
    expect([mined(capellan), mined(made('Capellan Confederation, raiders', { mines: 1 }))]).toEqual([0, 3]);
    expect(mined(made('Free Worlds League, raiders', { mines: 1 }))).toBe(2);
  });

  rule(
    'BF2-WAR-10',
    'Refusal War: +1 for the Wolves; the Falcons pick their edge and have the first turn',
    () => {
      expect(winner('refusal', [3, 3], [2, 4])).toBe('south');
      expect(firstWinner('refusal')).toBe('north');
      expect(chooser('refusal')).toBe('north setup/home');
    },
  );
});
