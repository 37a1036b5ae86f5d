import { groundsOf } from '@ironfield/battleforce2/battlefield.ts';
import { RECORD_SHEETS } from '@ironfield/battleforce2/data/record-sheets.ts';
import { BUILDINGS } from '@ironfield/battleforce2/data/terrain.ts';
import { rule } from '@ironfield/conformance/rule.ts';
import { machinesIn } from '@ironfield/planetary/data/sizes.ts';
import { UNITS } from '@ironfield/planetary/data/units.ts';
import { planetary } from '@ironfield/planetary/game.ts';
import { describe, expect, test } from 'vitest';
import { connect } from '../connections.ts';
import type { Nested } from '../nesting/nested.ts';
import { nestedRecordOf, verifyNested } from '../nesting/nested-record.ts';
import { botsOf, playOut } from '../nesting/play-out.ts';
import { asked, battle, destroy, fight, march, meeting, type Posted, war } from '../testing/meeting.ts';
import { sizeOf } from './strength.ts';

const HEAVY: Posted = ['A', 'heavy-mech-iu', 'D18', { quality: 'veteran' }];
const FOOT: Posted = ['I', 'infantry', 'D18'];
const TANKS: Posted = ['T', 'medium-vehicle', 'D16'];

const sizes = (nested: Nested) =>
  battle(nested)!.secrets.map((side) => side!.units.map(({ elements }) => elements.length));

rule(
  'BF2-INTEG-01',
  'A battle of a war is fought in BattleForce, and the war goes on with its result',
  () => {
    const nested = march(meeting('always', [HEAVY], [TANKS]));
    expect(nested.at([0])!.history.game.id).toBe('battleforce2');
    const { turn } = war(nested).war!;
    destroy(nested, 1, 12);
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    expect(nested.inPlay).toEqual([]);
    // Any number of BattleForce turns has room in one turn of the planet.
    expect(war(nested).war!.turn).toBe(turn);
    expect(war(nested).counters[1]!.place).toBeLessThan(0);
  },
);

rule(
  ['BF2-INTEG-02', 'PA-ZOOM-03'],
  'Every counter in the hex becomes its elements, of its class and quality',
  () => {
    // PA-ZOOM-03, EXAMPLE: two counters a side become 3 + 3 and 2 + 5 units of 12 + 9 and 10 + 10 elements.
    const nested = march(
      meeting(
        'always',
        [HEAVY, FOOT],
        [
          ['B', 'clan-medium-mech-binary-c1', 'D16'],
          ['F', 'clan-medium-fighter-star-c1', 'D16'],
        ],
        { againstClan: true, inSpace: true },
      ),
      [0, 1],
    );
    expect(sizes(nested)).toEqual([
      [4, 4, 4, 3, 3, 3],
      [5, 5, 2, 2, 2, 2, 2],
    ]);
    // Veterans and Regulars, and all of them one worse where nobody is in supply.
    const skills = battle(nested)!.secrets.map((side) =>
      side!.units.map(({ elements }) => elements[0]!.skill),
    );
    expect(skills[0]).toEqual([0, 0, 0, 1, 1, 1]);
    // 13 units: two sheets (BF2-SCEN-20).
    expect(battle(nested)!.map.width).toBe(31);
    for (const { elements } of battle(nested)!.secrets[1]!.units.slice(2)) {
      expect(elements.map(({ sheet }) => [sheet.type, sheet.class])).toEqual([
        ['aerospaceFighter', 'M'],
        ['aerospaceFighter', 'M'],
      ]);
      expect(elements[0]!.sheet.name).toBe(elements[1]!.sheet.name);
    }
  },
);

rule('PA-ZOOM-03', 'Counters stand for as many elements as the book counts, aircraft included', () => {
  const ofBook = Object.values(UNITS).filter(({ kind }) =>
    ['mech', 'vehicle', 'artillery', 'vtol', 'fighter', 'dropship'].includes(kind),
  );
  for (const sheet of ofBook) {
    const machines = machinesIn(sheet);
    if (machines !== null) expect(sizeOf(sheet), sheet.name).toBe(machines);
  }
});

rule('PA-ZOOM-03', 'A DropShip is three vessels, each a unit of its own', () => {
  const nested = march(
    meeting('always', [HEAVY], [TANKS, ['D', 'dropship-assault', 'D16']], { inSpace: true }),
  );
  const [, own] = battle(nested)!.secrets;
  expect(own!.units.slice(3).map(({ elements }) => elements.map(({ sheet }) => sheet.class))).toEqual([
    ['A'],
    ['A'],
    ['A'],
  ]);
  expect(battle(nested)!.options).toMatchObject({ aerospace: true, offboard: true });
});

rule('PA-ZOOM-03', 'Machines of a second line are OmniMechs only when the dice insist', () => {
  const omnis = (type: string) => {
    const units = march(
      meeting('always', [HEAVY], [['B', type, 'D16']], { seed: 'omni', againstClan: true }),
    );
    const all = battle(units)!.secrets[1]!.units.flatMap(({ elements }) => elements);
    return all.filter(({ sheet }) => sheet.specials.includes('omni')).length;
  };
  const [second, first] = [omnis('clan-heavy-mech-trinary-c2'), omnis('clan-heavy-mech-trinary-c1')];
  expect(second).toBeLessThan(first);
});

rule(
  'PA-ZOOM-03',
  'Old machines of the Inner Sphere are of those with record sheets, of the class that was rolled',
  () => {
    const nested = march(meeting('always', [['A', 'heavy-mech-is', 'D18']], [TANKS]));
    const machines = battle(nested)!.secrets[0]!.units.flatMap(({ elements }) => elements);
    expect(machines).toHaveLength(12);
    for (const { sheet } of machines) expect(RECORD_SHEETS.has(sheet.name), sheet.name).toBe(true);
    const classes = new Set(machines.map(({ sheet }) => sheet.class));
    expect(classes.has('H')).toBe(true);
  },
);

const standing = (nested: Nested) =>
  Array.from(groundsOf(battle(nested)!.map).asPrinted.board.terrain.entries()).filter(([, terrain]) =>
    BUILDINGS.includes(terrain),
  );

describe('A settlement', () => {
  const defended = (type: string) => march(meeting('always', [HEAVY], [TANKS, ['S', type, 'D16']]));
  const fortress = () => defended('fortress');
  const fateOf = (nested: Nested, counter: number) => {
    const entry = nested.history.entries.at(-1);
    const { report } = entry as unknown as { report: { fates: { counter: number; fate: string }[] } };
    return report.fates.find((fate) => fate.counter === counter)?.fate;
  };

  rule(['PA-ZOOM-05', 'BF2-INTEG-03'], 'is there as buildings of its side, with guns of its quality', () => {
    const nested = fortress();
    expect(standing(nested)).toHaveLength(4);
    expect(battle(nested)!.emplacements).toHaveLength(4);
    expect(battle(nested)!.emplacements![0]).toMatchObject({ owner: 1, skill: 0 });
    expect(battle(nested)!.options).toMatchObject({ buildings: true });
    // Home edges are known, so nobody rolls for them.
    expect(fight(nested).homes).toEqual(battle(nested)!.homes);
    expect(sizes(nested)[1]).toEqual([4, 4, 4]);
  });

  rule('PA-ZOOM-05', 'stands while its side keeps the field and one building is left', () => {
    const nested = fortress();
    nested.add([0], { kind: 'forfeit', seat: 0, reason: 'conceded' });
    expect(fateOf(nested, 2)).toBe('stands');
    expect(war(nested).war!.settlements.map(({ rubble }) => rubble)).toEqual([false]);
  });

  rule('PA-ZOOM-05', 'is defeated when its last building is rubble', () => {
    const nested = fortress();
    const { board } = groundsOf(battle(nested)!.map).asPrinted;
    const ruins = standing(nested).map(([cell]) => [board.number[cell]!, { terrain: 'rubble' }]);
    fight(nested).ground = Object.fromEntries(ruins);
    nested.add([0], { kind: 'forfeit', seat: 0, reason: 'conceded' });
    expect(fateOf(nested, 2)).toBe('destroyed');
    expect(war(nested).war!.settlements.map(({ rubble }) => rubble)).toEqual([true]);
  });

  rule('PA-ZOOM-05', 'is defeated when its side has nobody left on the map', () => {
    const nested = defended('base');
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    expect(fateOf(nested, 2)).toBe('destroyed');
  });

  rule('PA-ZOOM-05', 'that is a city is never defeated, and fights for nobody', () => {
    const nested = defended('city');
    expect(standing(nested)).toHaveLength(6);
    expect(battle(nested)!.emplacements).toBeUndefined();
    nested.add([0], { kind: 'forfeit', seat: 1, reason: 'conceded' });
    expect(fateOf(nested, 2)).toBeUndefined();
    expect(war(nested).war!.settlements.map(({ rubble }) => rubble)).toEqual([false]);
  });

  rule('PA-ZOOM-01', 'alone is stormed on the battle board', () => {
    const nested = march(meeting('always', [HEAVY], [['S', 'fortress', 'D16']]));
    expect(nested.inPlay).toEqual([]);
    expect(asked(nested)).toBe('battle/settle');
  });
});

describe('Aircraft', () => {
  const flown = () =>
    march(meeting('always', [HEAVY], [TANKS, ['F', 'medium-fighter-iu', 'D16']], { inSpace: true }));

  rule('PA-ZOOM-07', 'hold no field: without ground units their side has lost it', () => {
    const nested = flown();
    destroy(nested, 1, 12);
    nested.add([0], { kind: 'draw', seat: 0 });
    expect(nested.history.entries.at(-1)).toMatchObject({ report: { winner: 0 } });
  });

  rule('BF2-INTEG-04', 'Ground units on the support map have fled, aircraft have not', () => {
    const nested = flown();
    const { units } = fight(nested);
    for (const unit of [0, 1]) units[unit]!.marks = { support: { half: 0, box: 1, space: 0 } } as never;
    units[6]!.marks = { ...units[6]!.marks, support: { half: 1, box: 1, space: 0 } } as never;
    nested.add([0], { kind: 'draw', seat: 0 });
    expect(nested.history.entries.at(-1)).toMatchObject({
      report: { winner: 1, fates: [{ fate: 'fled' }, { fate: 'stands' }, { fate: 'stands' }] },
    });
  });
});

test('Bots storm a fortress with aircraft overhead, and the whole war verifies', () => {
  const nested = march(
    meeting('always', [HEAVY], [FOOT_HERE, ['S', 'fortress', 'D16'], ['F', 'light-fighter-is', 'D16']], {
      seed: 'storm',
      inSpace: true,
    }),
  );
  playOut(nested, [0], 'bots', botsOf('recruit'));
  expect(nested.at([0])!.history.state.outcome).not.toBeNull();
  const verified = verifyNested(connect, planetary as never, nestedRecordOf(nested, 'test'));
  expect(verified.ok).toBe(true);
});

const FOOT_HERE: Posted = ['I', 'infantry', 'D16'];
