import { rule } from '@ironfield/conformance/rule.ts';
import { newSetup } from '@ironfield/kernel/play/setup.ts';
import { randomFrom } from '@ironfield/kernel/random.ts';
import { expect, test } from 'vitest';
import { buildArmy } from '../army/army.ts';
import { groupFile } from '../army/files/group-file.ts';
import { randomArmy } from '../army/random.ts';
import { ARMIES } from '../data/armies.ts';
import { cardOf } from '../data/cards.ts';
import { gearblitz } from '../game.ts';
import { mustering } from './mustering.ts';

const STRIKE = groupFile('northern-guard', { squad: 'strike', options: [] });
const GP = groupFile('northern-guard', { squad: 'general purpose', options: [] });
const force = (...units: object[]) => units.map((unit) => ({ unit, name: '', skills: {} }));
const [{ map }] = mustering.maps.ready;
const messages = (unit: unknown): readonly string[] => {
  const facts = mustering.facts(unit);
  return facts.ok ? [] : facts.error.map(({ message }) => message);
};

rule('HGB-ARMY-06', 'Every squad of every army can be mustered, and says what it is worth', () => {
  const squads = ARMIES.reduce((sum, list) => sum + list.squads.length, 0);
  // Three kinds of aircraft and of salvos each; Peace River has no bombers, and light salvos only.
  expect(mustering.units).toHaveLength(squads + 6 + 6 + 3);
  for (const unit of mustering.units) expect(messages(unit)).toEqual([]);
  expect(mustering.facts(STRIKE)).toEqual({
    ok: true,
    value: { name: 'Strike Squad, Northern Guard', note: '300 TV, 5 units', role: 'strike' },
  });
});

rule(
  ['HGB-ARMY-06', 'HGB-AIR-01', 'HGB-ARTY-01'],
  'Air strikes and artillery are bought beside the groups',
  () => {
    const [bomber, heavy] = [
      { kind: 'air strike', type: 'bomber' } as const,
      { kind: 'artillery', type: 'heavy' } as const,
    ].map((asset) => ({
      format: 'ironfield-gearblitz-support',
      version: 1,
      army: 'northern-guard',
      asset,
    }));
    expect(mustering.facts(bomber)).toEqual({
      ok: true,
      value: { name: 'Bomber, Northern Guard', note: '200 TV, from beyond the table', role: 'air strike' },
    });
    expect(mustering.worth(force(heavy)[0], 'tv')).toBe(40);
    const setup = mustering.setup({ forces: [force(STRIKE, bomber, heavy), force(GP)], map, options: {} });
    expect(setup.armies[0].groups).toHaveLength(1);
    expect(setup.armies[0].support).toEqual({
      strikes: [{ type: 'bomber', value: 200 }],
      salvos: [{ type: 'heavy', value: 40 }],
      aircraftBonus: 0,
    });
    // 300 + 200 + 40 is more than 500.
    expect(setup.limit).toBe(1000);
    // Forces drawn by chance have some, too.
    const drawn = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      mustering.random({ sizes: [3, 3], measure: 'tv', skills: [{}, {}] }, randomFrom(seed)).flat(),
    );
    expect(drawn.some(({ unit }) => 'asset' in unit)).toBe(true);
    expect(messages({ ...bomber, army: 'prdf' })[0]).toContain('has no bomber air strike');
    expect(messages({ ...bomber, army: 'martians' })).toEqual(['army: there is no army "martians"']);
    expect(messages({ ...bomber, asset: { kind: 'air strike', type: 'zeppelin' } })[0]).toMatch(/^asset/);
  },
);

rule('HGB-SCEN-02', 'Dice decide about the landscape, anywhere or in a region', () => {
  const ids = mustering.maps.landscapes.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['desert', 'anywhere', 'North', 'South', 'Badlands']));
  const land = (landscape: string, seed: string) =>
    (mustering.maps.generate({ landscape, width: 24, height: 24, seed }) as { name: string }).name;
  expect(['Desert', 'Broken ground', 'Mountains', 'White desert', 'Town']).toContain(land('Badlands', 'a'));
  expect(land('anywhere', 'b')).toBe('Plains');
});

rule('HGB-ARMY-07', 'A group file that is wrong is refused with reasons', () => {
  const bad = groupFile('northern-guard', { squad: 'strike', options: [{ option: 'wings' }] });
  expect(messages(bad)[0]).toContain('there is no option "wings"');
  expect(messages(groupFile('martians', STRIKE.group))).toEqual(['army: there is no army "martians"']);
  expect(messages(groupFile('prdf', { squad: 'tank', options: [] }))[0]).toContain('has no tank groups');
  expect(messages({ ...STRIKE, version: 2 })[0]).toContain('a newer Ironfield may read it');
  expect(messages(null)[0]).toMatch(/^file: /);
});

rule('HGB-CARDS-03', 'A group brings cards of its own, which take the place of stand-ins', () => {
  const jaguar = { ...cardOf('jaguar'), armor: 17, standIn: false };
  const own = { ...STRIKE, cards: [jaguar] };
  const setup = mustering.setup({ forces: [force(own), force(GP)], map, options: {} });
  expect(setup.armies[0].groups[0].units[0].card).toMatchObject({ armor: 17, standIn: false });
  const wrong = { ...jaguar, weapons: [{ weapon: 'BFG', arc: 'F' }] };
  expect(messages({ ...STRIKE, cards: [wrong] })).toEqual(['cards.0.weapons.0: there is no weapon "BFG"']);
});

test('A battle of own forces on a table of its own can be played', () => {
  const wish = { landscape: 'swamp', width: 48, height: 36, seed: 'own' };
  const plan = { forces: [force(STRIKE, GP), force(GP)], map: mustering.maps.generate(wish), options: {} };
  const setup = newSetup(gearblitz, JSON.parse(JSON.stringify(mustering.setup(plan))));
  expect(setup).toMatchObject({ ok: true, value: { limit: 1000, armies: [{ commandPoints: 3 }, {}] } });
});

test('An army of nobody, and too many of them, are refused with a sentence', () => {
  const empty = newSetup(gearblitz, mustering.setup({ forces: [[], force(GP)], map, options: {} }));
  expect(empty.ok ? [] : empty.error.map(({ message }) => message)[0]).toMatch(/^setup\.armies\.0\.groups/);
  const many = Array.from({ length: 14 }, () => GP);
  const crowd = newSetup(
    gearblitz,
    mustering.setup({ forces: [force(...many), force(GP)], map, options: {} }),
  );
  expect(crowd.ok ? [] : crowd.error.map(({ message }) => message)).toEqual([
    'setup.armies.0: the army has 70 units, and 60 are the most',
  ]);
});

test('Scenes are written and read again, and refused with a path', () => {
  expect(mustering.maps.read(mustering.maps.write(map), '')).toEqual({ ok: true, value: map });
  expect(mustering.maps.read('no scene', '').ok).toBe(false);
  const lava = {
    ...map,
    pieces: [
      {
        id: 'a',
        kind: 'lava',
        corners: [
          [0, 0],
          [9, 0],
          [9, 9],
        ],
      },
    ],
  };
  expect(mustering.maps.read(JSON.stringify(lava), '')).toMatchObject({
    error: [{ message: expect.stringContaining('pieces.0.kind: unknown kind "lava"') }],
  });
});

rule('HGB-ARMY-01', 'Random armies are allowed, and use most of what was agreed', () => {
  for (const list of ARMIES) {
    for (const limit of [500, 1000]) {
      const choice = randomArmy(list, limit, randomFrom(`${list.id} ${limit}`));
      const { army, problems } = buildArmy(choice!);
      expect(problems).toEqual([]);
      expect(army!.tv).toBeGreaterThan(limit * 0.7);
    }
  }
  expect(randomArmy(ARMIES[0], 20, randomFrom('poor'))).toBeNull();
});

rule('HGB-ARMY-01', 'Random forces have about as many groups as were asked for', () => {
  const forces = mustering.random(
    { sizes: [3, 3], measure: 'tv', most: 600, skills: [{}, {}] },
    randomFrom('forces'),
  );
  expect(forces).toHaveLength(2);
  for (const each of forces) {
    expect(each.length).toBeGreaterThan(0);
    expect(each.reduce((sum, member) => sum + mustering.worth(member, 'tv'), 0)).toBeLessThanOrEqual(600);
  }
  const setup = newSetup(gearblitz, mustering.setup({ forces, map, options: {} }));
  expect(setup.ok).toBe(true);
});
