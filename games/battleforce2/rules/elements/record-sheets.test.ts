import { rule } from '@ironfield/conformance/rule.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { expect } from 'vitest';
import { rosterNamed } from '../../data/roster.ts';
import { battleforce2 } from '../../game.ts';
import { mech } from '../../testing/scene.ts';
import { elementLines, recordSheets, SHEET_LAYOUTS } from './record-sheets.ts';

const made = scenarioSetup(battleforce2, 'conventional-wisdom');
if (!made.ok) throw new Error(made.error[0].message);
const { sides, secrets } = made.value;
const sheets = (seat: 0 | 1, wear?: Parameters<typeof recordSheets>[2]) =>
  recordSheets(sides[seat], secrets[seat]!, wear);
const linesOf = (name: string) => {
  const all = secrets.flatMap((side) => side!.units.flatMap(({ elements }) => elements));
  return elementLines(all.find(({ sheet }) => sheet.name === name)!);
};

rule(
  'BF2-REF-01',
  'Ten blocks of four on a page of the Inner Sphere, eight of five for Clans, six of six for ComStar',
  () => {
    expect(SHEET_LAYOUTS).toEqual({
      'Inner Sphere': { blocks: 10, lines: 4 },
      Clan: { blocks: 8, lines: 5 },
      'Com Guards': { blocks: 6, lines: 6 },
    });
    const ids = (seat: 0 | 1) => sheets(seat).map((page) => page.map(({ id }) => id).join(' '));
    expect(ids(1)).toEqual([
      'MM1 MM2 MH1 MH6 MH2 MH3 MH4 MM3 MM4 ML1',
      'GH1 GA1 GL1 IN1 IN2 IN3 FH1 FM1 FL1',
    ]);
    expect(ids(0)).toEqual(['MM13 MH10 MM14 MH11 MH12 ML10 IB6 IB7', 'FH3 FL3 MA5']);
  },
);

rule(['BF2-REF-02', 'BF2-CW-07'], 'Two lines an element: the WHM-6R Warhammer of MH2', () => {
  expect(sheets(1)[0][4].elements[1]).toEqual({
    name: 'WHM-6R Warhammer',
    mp: '4',
    damage: ['3', '2', '1'],
    crew: 'H/−1',
    destroyed: false,
    specials: '',
    ov: 'OV 2',
    heat: 0,
    boxes: [
      { kind: 'armor', count: 4, hits: 0 },
      { kind: 'structure', count: 5, hits: 0 },
    ],
  });
});

rule(
  'BF2-REF-02',
  'Vehicles and infantry have no heat scale; who has one kind of boxes has one line of them',
  () => {
    expect(linesOf('Schreck PPC Carrier')).toMatchObject({
      mp: '3T',
      heat: null,
      boxes: [{ kind: 'structure', count: 5 }],
    });
    expect(linesOf('Jump Rifle')).toMatchObject({
      mp: '3J',
      crew: '−1',
      heat: null,
      boxes: [{ kind: 'armor' }],
    });
    expect(linesOf('Cheetah F-10')).toMatchObject({ heat: 0, boxes: [{ kind: 'armor', count: 1 }] });
    expect(linesOf('Shadow Cat B').name).toBe('Shadow Cat B');
  },
);

rule(
  ['BF2-REF-04', 'BF2-CW-03'],
  'Where a filled sheet of the book differs from the roster, the roster is right',
  () => {
    const figures = (name: string) => {
      const { mp, damage, ov, boxes } = linesOf(name);
      return [mp, damage.join('/'), ov, boxes.map(({ count }) => count).join('/')];
    };
    expect(figures('Shadow Cat B')[0]).toBe('6J');
    expect(figures('Vulture B').slice(1, 3)).toEqual(['4/4/2', 'OV 3']);
    expect(figures('Naga Prime')[1]).toBe('5/4/4');
    expect(figures('Sabutai Prime')[2]).toBe('OV 1');
    expect(figures('Wraith TR1')[2]).toBe('');
    expect(figures('Pike Support Vehicle')[3]).toBe('6');
    expect(figures('Transgressor TR-13')[3]).toBe('6');
    expect(linesOf('Elemental (Machine Gun)')).toMatchObject({ damage: ['2', '1', '–'], specials: 'car5' });
  },
);

rule('BF2-TRO-06', 'The sheet of a submarine has both: what it does under water, and surfaced', () => {
  const { sheet } = rosterNamed('Neptune Submarine (underwater)', 'vehicle')!;
  expect(elementLines({ sheet, skill: 0 })).toMatchObject({
    damage: ['1', '1', '–'],
    specials: 'surfaced 2/3/1 if',
  });
});

rule(
  ['BF2-REF-03', 'BF2-CW-07'],
  'Command units have a star and those they lead; damage is crossed off',
  () => {
    expect(sheets(1)[0][0]).toMatchObject({
      name: 'Command Lance, Guards 2nd Battalion*',
      leads: ['MM2', 'MH2', 'MM3', 'GH1', 'FH1'],
    });
    expect(sheets(1)[0][2]).toMatchObject({ name: 'Strike Lance, Delta Company', leads: [] });
    const worn = elementLines(mech('Ram'), { armor: 1, structure: 3, heat: 2, destroyed: true });
    expect(worn).toMatchObject({
      destroyed: true,
      heat: 2,
      boxes: [
        { kind: 'armor', count: 3, hits: 2 },
        { kind: 'structure', hits: 0 },
      ],
    });
  },
);

rule('BF2-REF-02', 'Skills are printed with their sign, but for 0', () => {
  const crew = (skill: number) => elementLines(mech('Ram', { skill })).crew;
  expect([crew(0), crew(1), crew(-2)]).toEqual(['M/0', 'M/+1', 'M/−2']);
});
