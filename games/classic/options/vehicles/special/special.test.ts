import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { eventsFor, menuFor, viewFor } from '@ironfield/kernel/play/advance.ts';
import type { OptionValues, Viewer } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { kindOf } from '../../../kinds.ts';
import { initiativeModifiers } from '../../../phases/turn/initiative.ts';
import { hitCrew, loseStabilizer } from '../../../rules/damage/crew-damage.ts';
import { runMp, walkMp } from '../../../rules/movement/movement-points.ts';
import { wade } from '../../../rules/piloting/bog.ts';
import { isStuck } from '../../../rules/unit/stuck.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { Table } from '../../../testing/table.ts';
import { initiative } from '../../../testing/turns.ts';
import { COMBINED, vehicle } from '../../../testing/vehicles.ts';
import type { VehicleFile } from '../../../units/vehicle-file.ts';

const ALL = {
  ...COMBINED,
  'mobile-hq': true,
  'dune-buggy': true,
  snowmobile: true,
  cargo: true,
  'expanded-terrain-table': true,
  'terrain-sand': true,
  'bog-down': true,
  'condition-deep-snow': true,
  'condition-ice': true,
  'careful-movement': true,
} as const;

const withItems = (file: VehicleFile, ...BD: string[]): VehicleFile => ({ ...file, items: { BD } });
const communications = (tons: number) => new Array<string>(tons).fill('Communications Equipment');

const made = (tank: VehicleFile, ground = '.') =>
  scene({
    map: `. ${ground} .\n. . .\n. . .`,
    options: ALL,
    units: { Tank: { mech: tank, at: '0101 S' }, Wolf: { mech: mech('Wolf'), at: '0303 N' } },
  });

const problems = (file: VehicleFile) => {
  const read = kindOf(file).designOf(file);
  return read.ok ? [] : read.error;
};

const bonus = (tons: number, change: (s: ReturnType<typeof made>) => void = () => {}) => {
  const s = made(withItems(vehicle('Tank'), ...communications(tons)));
  change(s);
  return initiativeModifiers(s.field, s.state);
};

/** A headquarters of seat 1 against a commander of seat 0, who may roll again. */
class Headquarters extends Table {
  constructor(options: OptionValues, tons: number) {
    super(
      scene({
        options: { ...ALL, ...options, 'advanced-abilities': true },
        units: {
          Wolf: { mech: mech('Wolf'), at: '0101 S', abilities: [{ name: 'tactical-genius' }] },
          Tank: { mech: withItems(vehicle('Tank'), ...communications(tons)), at: '0303 N' },
        },
      }),
    );
  }

  begin(step: 'initiative' | 'duel/initiative', ...rolls: readonly Roll[]): this {
    return this.run([{ step }], rolls);
  }

  /** What somebody hears. */
  heard(viewer: Viewer): string[] {
    const { state, events } = this.scene;
    const { table: seen } = viewFor(classic, state, viewer);
    return eventsFor(classic, events, viewer).flatMap((event) => classic.describe(event, seen) ?? []);
  }
}

const ADDS = 'Attacker adds 2 to its Initiative.';
const CONCEALED = { 'concealed-information': true };

rule(
  ['MT-SPV-19', 'MT-INFO-01', 'MT-ABIL-10'],
  'What a concealed headquarters adds is told before the dice fall, and counts in the question',
  () => {
    const game = new Headquarters(CONCEALED, 7).begin('initiative', initiative(3, 4), initiative(3, 3));
    expect(game.asked).toBe('0 genius');
    for (const viewer of [0, 1, 'spectator'] as const) expect(game.heard(viewer)).toEqual([ADDS]);
    expect(menuFor(classic, game.scene.state, 0)!.prompt).toContain('7 to 8');
    game.order({ type: 'initiative-again' }, initiative(6, 3));
    expect(game.heard('spectator').slice(1)).toEqual([
      'The Initiative stands at 7 to 8; Wolf has its side roll again.',
      'Defender wins the Initiative, 9 to 8, and acts last.',
    ]);
    expect(
      new Headquarters(CONCEALED, 2).begin('initiative', initiative(3, 4), initiative(3, 3)).heard(0),
    ).toEqual(['Defender wins the Initiative, 7 to 6, and acts last.']);
  },
);

rule(['MT-SPV-19', 'MT-INFO-01', 'MT-DUEL-02'], 'In duels it is told as well', () => {
  const game = new Headquarters({ ...CONCEALED, dueling: true }, 7);
  game.begin('duel/initiative', initiative(6, 6), initiative(1, 1));
  expect(game.heard(0)[0]).toBe(ADDS);
});

rule(['MT-SPV-19', 'MT-INFO-01'], 'Whoever hears of a headquarters could not tell before', () => {
  const worlds = [2, 7].map((tons) => new Headquarters(CONCEALED, tons));
  const [without, with7] = worlds.map((game) => viewFor(classic, game.scene.state, 0));
  expect(with7).toEqual(without);
});

rule(
  'MT-SPV-19',
  'From 3 tons on a headquarters adds 1 to the Initiative of its side, from 7 tons on 2',
  () => {
    expect([2, 3, 6, 7].map((tons) => bonus(tons))).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 0],
    ]);
  },
);

rule('MT-SPV-19', 'One of a side counts, the better one', () => {
  const s = scene({
    options: ALL,
    units: {
      One: { mech: withItems(vehicle('One'), ...communications(3)), at: '0101 S' },
      Two: { mech: withItems(vehicle('Two'), ...communications(7)), at: '0202 S', side: 0, seat: 0 },
      Three: { mech: withItems(vehicle('Three'), ...communications(3)), at: '0303 N', side: 1, seat: 1 },
    },
  });
  expect(initiativeModifiers(s.field, s.state)).toEqual([2, 1]);
});

rule(
  'MT-SPV-19',
  'Lost or without its commander it adds nothing, and shaken only if it stood still before',
  () => {
    expect(bonus(7, (s) => Object.assign(s.state.units[0], { loss: 'crew' }))).toEqual([0, 0]);
    expect(bonus(7, (s) => hitCrew(s.state.units[0], 'commander'))).toEqual([0, 0]);
    expect(bonus(7, (s) => hitCrew(s.state.units[0], 'driver'))).toEqual([2, 0]);
    const shaken = (moved: boolean) =>
      bonus(7, (s) => {
        const [hq] = s.state.units;
        loseStabilizer(hq, 3);
        hq.thisTurn.mode = moved ? 'walk' : 'still';
        hq.thisTurn = s.field.plugged.turnNotes!({ ...hq.thisTurn, marks: null }, hq.thisTurn, s.field);
      });
    expect([shaken(true), shaken(false)]).toEqual([
      [0, 0],
      [2, 0],
    ]);
  },
);

/** MP into the hex beside it; 0 where it cannot go. */
const into = (tank: VehicleFile, ground: string) => {
  const s = scene({ map: `.\n${ground}\n.`, options: ALL, units: { Tank: { mech: tank, at: '0101 S' } } });
  return s.field.kinds[0].stepsOn(s.field, 0).walk[s.cell('0101') * 6 + 3];
};

rule('MT-SPV-09', 'Sand costs a dune buggy 1 MP, and it cruises 1 MP less', () => {
  const plain = vehicle('Tank', { motion: 'wheeled', cruise: 6 });
  const buggy = withItems(plain, 'Dune Buggy Gear');
  expect([into(plain, 's'), into(buggy, 's'), into(buggy, '.')]).toEqual([2, 1, 1]);
  const s = made(buggy);
  expect([walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0)]).toEqual([5, 8]);
  expect(problems(withItems(vehicle('Tank'), 'Dune Buggy Gear'))).toHaveLength(1);
});

rule('MT-SPV-10', 'Deep snow costs a snowmobile nothing more, on wheels as on tracks', () => {
  for (const motion of ['tracked', 'wheeled'] as const) {
    const plain = vehicle('Tank', { motion, cruise: 6 });
    const mobile = withItems(plain, 'Snowmobile Gear');
    expect([into(plain, '.+deep-snow'), into(mobile, '.+deep-snow')]).toEqual([
      motion === 'tracked' ? 2 : 0,
      1,
    ]);
    const s = made(mobile);
    expect(walkMp(s.field, s.state, 0)).toBe(5);
  }
  expect(problems(withItems(vehicle('Tank', { motion: 'hover' }), 'Snowmobile Gear'))).toHaveLength(1);
});

rule('MT-SPV-10', 'It never gets stuck there, and flanks only from there or from ice', () => {
  const mobile = withItems(vehicle('Tank', { cruise: 6 }), 'Snowmobile Gear');
  const run = (ground: string) => {
    const s = scene({
      map: `${ground} .\n. .`,
      options: ALL,
      units: { Tank: { mech: mobile, at: '0101 S' } },
    });
    return runMp(s.field, s.state, 0);
  };
  expect([run('.+deep-snow'), run('~1+ice'), run('.')]).toEqual([8, 8, 0]);
  const s = scene({
    map: '.+deep-snow .\n. .',
    options: ALL,
    units: { Tank: { mech: mobile, at: '0101 S' } },
  });
  s.rolling([], () => wade(s.play, s.field, 0, 'foot'));
  expect(isStuck(s.state.units[0])).toBe(false);
});

rule('MT-BASE-14', 'A load outside costs 3 MP up to a quarter of its tons, and half of them beyond', () => {
  const cruise = (load: number | undefined, tons = 40) => {
    const s = made({ ...vehicle('Tank', { tons, cruise: 5 }), ...(load && { load }) });
    return [walkMp(s.field, s.state, 0), runMp(s.field, s.state, 0)];
  };
  expect([cruise(undefined), cruise(10), cruise(11), cruise(40)]).toEqual([
    [5, 8],
    [2, 3],
    [2, 3],
    [2, 3],
  ]);
  expect(problems({ ...vehicle('Tank', { tons: 40 }), load: 41 })).toHaveLength(1);
  const slow = made({ ...vehicle('Tank', { tons: 40, cruise: 2 }), load: 10 });
  expect(walkMp(slow.field, slow.state, 0)).toBe(0);
});

rule('MT-BASE-14', 'Goods in a hold cost nothing', () => {
  const s = made(withItems(vehicle('Tank', { cruise: 5 }), 'Cargo Bay'));
  expect(walkMp(s.field, s.state, 0)).toBe(5);
});
