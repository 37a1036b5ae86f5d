import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { CARDS, cardOf } from './cards.ts';

const ofKind = (kind: string) => [...CARDS.values()].filter((card) => card.kind === kind);
const codes = (id: string) => cardOf(id).weapons.map(({ weapon }) => weapon);

rule(
  ['HGB-CARDS-01', 'HGB-CARDS-03'],
  'There are 28 vehicles, the Chieftain and three drones, all stand-ins',
  () => {
    const vehicles = [...CARDS.values()].filter(({ kind }) => kind !== 'drone' && kind !== 'infantry');
    expect(vehicles).toHaveLength(29);
    expect(ofKind('drone')).toHaveLength(3);
    expect([...CARDS.values()].every(({ standIn }) => standIn)).toBe(true);
    expect(() => cardOf('titan')).toThrow('There is no card titan');
  },
);

rule('HGB-CARDS-02', 'Cards have what the book tells of them', () => {
  expect(cardOf('hunter')).toMatchObject({ size: 6, armor: 15, autoComm: 3 });
  expect(codes('hunter')).toEqual(expect.arrayContaining(['LAC', 'LRP', 'HG']));
  expect(cardOf('jaguar').autoComm).toBe(4);
  expect(codes('ferret')).toContain('LRP');
  expect(cardOf('ferret').aux.targetDesignator).toBeGreaterThan(0);
  expect(cardOf('grizzly').attack[0]).toBe(2);
  expect(codes('grizzly')).toEqual(expect.arrayContaining(['HGM', 'HAC', 'MRP']));
  expect(cardOf('kodiak')).toMatchObject({
    armor: 20,
    armorPerks: { reinforced: { facing: 'F', rating: 3 }, improvedRearDefense: true },
  });
  expect(cardOf('kodiak').movement[0]).toMatchObject({ mode: 'W', defense: [-4, -2, -1] });
  expect(codes('mammoth')).toEqual(expect.arrayContaining(['MAC', 'ATM']));
  expect(cardOf('mammoth').sensors).toBeGreaterThan(0);
  expect(cardOf('mammoth').detection).toBeGreaterThan(2);
  expect(codes('badger').filter((code) => code === 'LAC')).toHaveLength(2);
  expect(cardOf('badger').perks.transport).toBe(2);
  expect(cardOf('jager').sturdy).toBe(1);
  expect(cardOf('jager').movement[1]).toMatchObject({ mode: 'G', defense: [-3, 0, 2] });
  expect(cardOf('iguana')).toMatchObject({ comm: 2, aux: { targetDesignator: 3 } });
  expect(cardOf('iguana').attack[1]).toBe(0);
  expect(codes('iguana')).toContain('DPG');
  expect(codes('black-mamba')).toEqual(expect.arrayContaining(['MAC', 'LRP']));
  expect(codes('spitting-cobra')).toEqual(expect.arrayContaining(['HAC', 'HRP', 'LGM']));
  expect(codes('naga').filter((code) => code === 'ATM')).toHaveLength(2);
  expect(cardOf('hun')).toMatchObject({ size: 10, armor: 25, armorPerks: { reinforced: { rating: 3 } } });
  expect(cardOf('visigoth').attack[0]).toBe(2);
  expect(codes('visigoth')).toContain('HFG');
  expect([cardOf('caiman').perks.transport, cardOf('hoplite').perks.transport]).toEqual([1, 2]);
  expect(cardOf('warrior').movement.at(-1)?.defense[2]).toBe(2);
  for (const id of ['warrior', 'warrior-iv', 'chieftain-iv'])
    expect(cardOf(id).weapons.find(({ weapon }) => weapon === 'APGL')?.ammo).toBeGreaterThan(0);
});

rule(['HGB-PR-03', 'HGB-CARDS-02'], 'A Chieftain is a Warrior with Comm +1 and Automated Comm 4', () => {
  const { id, name, ...warrior } = cardOf('warrior');
  expect(cardOf('chieftain')).toEqual({
    ...warrior,
    id: 'chieftain',
    name: 'Chieftain',
    comm: warrior.comm + 1,
    autoComm: 4,
  });
  expect([id, name]).toEqual(['warrior', 'Warrior']);
});

rule(
  ['HGB-INF-01', 'HGB-ARMY-09'],
  'Infantry squads have three bases and one action, snipers one base',
  () => {
    const squads = ofKind('infantry');
    expect(squads.map(({ bases }) => bases)).toEqual([3, 3, 3, 1]);
    expect(squads.every(({ actions }) => actions === 1)).toBe(true);
    expect(cardOf('snipers')).toMatchObject({ armor: 9, aux: { stealth: 2 }, perks: { camoNetting: true } });
  },
);
