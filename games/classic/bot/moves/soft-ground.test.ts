import { rule } from '@ironfield/conformance/rule.ts';
import { nodeOf } from '@ironfield/hex/search.ts';
import { expect, test } from 'vitest';
import { courseNow } from '../../rules/piloting/skid.ts';
import { acted, type Veteran, veteran } from '../../testing/bot.ts';
import { mech, scene } from '../../testing/scene.ts';
import { COMBINED, vehicle } from '../../testing/vehicles.ts';
import { Search } from './search.ts';
import { costOfFlames, riskOfGround, riskOfWay } from './soft-ground.ts';

const runner = mech('Runner', { walk: 6, slots: { RA: ['Medium Laser'], LT: ['3 x Jump Jet'] } });

/** A hex in the middle of clear ground, with the bot's 'Mech two hexes south of it. */
const across = (hex: string, options = {}) =>
  veteran({
    map: [...Array(4).fill('. . .'), `. ${hex} .`, ...Array(4).fill('. . .')].join('\n'),
    units: { Own: { mech: runner, at: '0207 N' }, Foe: { mech: mech('Mute'), at: '0201 S', state: acted } },
    options,
  });

/** What a hex takes off the value of ending a move there. */
const lost = (hex: string, mode: 'walk' | 'jump' = 'walk') =>
  across('.').values('Own', '0205 N', mode, 2) - across(hex).values('Own', '0205 N', mode, 2);

rule('MT-COND-01', 'A bot does not end its move on rubble without need, and minds the way over it', () => {
  expect(lost('.+rubble')).toBeGreaterThan(1);
  expect(beyond('.') - beyond('.+rubble')).toBeGreaterThan(1);
});

rule('MT-PRE-04', 'Ice over water is a risk, more of one to those who land on it, and none on land', () => {
  expect(lost('~1+ice')).toBeGreaterThan(1);
  expect(lost('~1+ice', 'jump')).toBeGreaterThan(lost('~1+ice') + 1);
  expect(lost('.+ice')).toBeCloseTo(0);
  expect(beyond('.') - beyond('~1+ice')).toBeGreaterThan(1);
});

/** What it is worth to walk straight over the hex to the one behind it, between hexes that nobody climbs. */
function beyond(hex: string): number {
  const at = veteran({
    map: ['. . .', '. . .', '. . .', '. . .', `.9 ${hex} .9`, '. . .', '. . .'].join('\n'),
    units: { Own: { mech: runner, at: '0206 N' }, Foe: { mech: mech('Mute'), at: '0201 S', state: acted } },
  });
  return worthOf(at, '0204');
}

function worthOf(at: Veteran, hex: string): number {
  const search = new Search(at.outlook('Own'), 99).go('walk', 6);
  return search.found.find(({ cell }) => cell === at.scene.cell(hex))!.value;
}

rule('MT-PRE-02', 'Who has gone back slides back: a bot counts its skids by the course it is on', () => {
  const ice = `${'.+ice '.repeat(7)}\n`.repeat(12);
  const at = (heading: 0 | -1 | 1, hexesMoved: number) =>
    veteran({
      map: ice,
      units: {
        Own: { mech: runner, at: '0406 N', state: { heading, hexesMoved, mode: 'walk' } },
        Foe: { mech: mech('Mute'), at: '0401 S', state: acted },
      },
    });
  const back = at(-1, 2).scene;
  expect(courseNow(back.field, back.unit('Own'))).toEqual({ facing: 0, direction: 3, moved: 2 });
  const ahead = at(1, 2).scene;
  expect(courseNow(ahead.field, ahead.unit('Own'))).toEqual({ facing: 0, direction: 0, moved: 2 });
});

test('The hexes before a reversal count for the skid of a bot as they do for the rule', () => {
  const ice = `${'.+ice '.repeat(7)}\n`.repeat(12);
  const worth = (hexesBefore: number) => {
    const at = veteran({
      map: ice,
      units: {
        Own: { mech: runner, at: '0406 N', state: { heading: -1, hexesMoved: 1, mode: 'walk' } },
        Foe: { mech: mech('Mute'), at: '0401 S', state: acted },
      },
    });
    if (hexesBefore > 0) at.scene.state.units[0].thisTurn.marks = { hexesBefore };
    return worthOf(at, '0505');
  };
  expect(worth(0)).toBeGreaterThan(worth(7));
});

rule('MT-PRE-06', 'Flames cost a vehicle as often as they reach it: coming, staying, and on the way', () => {
  const { field, state } = scene({
    options: { ...COMBINED, fire: true },
    map: '. . .\n. .+fire .\n. . .\n. . .',
    units: { Tank: { mech: vehicle('Tank'), at: '0203 N' }, Wolf: { mech: mech('Wolf'), at: '0204 N' } },
  });
  const cell = (hex: string) => field.board.cells.get(hex)!;
  const flames = costOfFlames(field, state, 0, cell('0202'));
  expect(flames).toBeGreaterThan(0);
  expect(costOfFlames(field, state, 0, cell('0201'))).toBe(0);
  const to = (hex: string, mode: 'walk' | 'jump') => riskOfGround(field, state, 0, cell(hex), mode);
  expect([to('0202', 'walk'), to('0202', 'jump'), to('0201', 'walk')]).toEqual([2 * flames, flames, 0]);
  const nodes = ['0203', '0202', '0201'].map((hex) => nodeOf(cell(hex), 0));
  expect([riskOfWay(field, state, 0, nodes), riskOfWay(field, state, 0, nodes.slice(0, 2))]).toEqual([
    flames,
    0,
  ]);
  expect(riskOfWay(field, state, 1, nodes)).toBe(0);
});
