import { readdirSync, readFileSync } from 'node:fs';
import { rule } from '@ironfield/conformance/rule.ts';
import { expect, test } from 'vitest';
import type { State, UnitState } from '../../state.ts';
import { Battle } from '../../testing/table.ts';
import { emitterValue } from '../command/electronic-warfare.ts';
import { endMarks, MARK_ENDS, type MarkEnd, TABLE_MARKS, UNIT_MARKS, unmarked } from './mark-ends.ts';

const END_NAMES: Readonly<Record<MarkEnd, string>> = {
  activated: 'it is activated',
  'sets out': 'it does not stay Stationary',
  moves: 'it moves',
  'comes out': 'it moves out of cover',
  climbs: 'it climbs',
  flies: 'it rises or sinks',
  slides: 'it slides',
  falls: 'it jumps or falls down',
  'is buried': 'a building falls on it',
  'is used': 'it is used',
  'is done': 'its activation is over',
  'goes aboard': 'it gets into a transport',
  'shuts down': 'it shuts down',
  'loses its Master': 'its Master is lost',
  'is lost': 'it is lost',
  round: 'the round is over',
};

const NAMES: Readonly<Record<keyof typeof UNIT_MARKS | keyof typeof TABLE_MARKS, string>> = {
  activation: 'being activated',
  actions: 'actions left',
  standBy: 'Stand-By',
  readied: 'on Stand-By from the start',
  hullDown: 'Hull-Down',
  bracedAt: 'a prepared position',
  climb: 'hanging on a cliff',
  altitude: 'in the air',
  emissions: 'weapons used and emissions',
  isReversing: 'going backward',
  shutDown: 'shut down',
  fire: 'alight',
  isLocked: 'Locked',
  isDismounted: 'has got out',
  isHalted: 'has rammed',
  locks: 'locks of Active Detection',
  evasions: 'Evasive Maneuvers',
  borrowed: 'under control',
  isOnAutopilot: 'on autopilot',
  isLit: 'a searchlight in use',
  hasFired: 'has fired',
  hasEntered: 'has come into a building',
  emitters: 'the best roll of ECM and ECCM',
  tags: 'a tag on it',
  attacks: 'attacks on it',
  letPass: 'Snap Fire at it let pass',
  spent: 'Command Points spent on it',
  noted: 'what options note of it',
};

interface Mark {
  readonly ends: readonly MarkEnd[];
  readonly added?: readonly MarkEnd[];
  off(unit: UnitState): Partial<UnitState> | null;
}

const ON_UNITS = Object.entries<Mark>(UNIT_MARKS);

const HERE = { x: 20_000, y: 20_000 };

/** A unit with every mark there is. */
function marked(reading?: number): { readonly state: State; readonly unit: UnitState } {
  const table = new Battle({
    ...(reading !== undefined && { reading }),
    north: { Gear: { at: '20,20', card: { aux: { ecm: 2 } } } },
    south: { Far: { at: '40,40' } },
  });
  table.activate('Gear');
  const unit = table.unit('Gear');
  Object.assign(unit, {
    actions: 2,
    standBy: 2,
    readied: 'to fire',
    shelter: 0,
    bracedAt: HERE,
    isReversing: true,
    shutDown: 3,
    fire: { isBurning: true, fought: 0 },
    isLocked: true,
    isDismounted: true,
    isHalted: true,
    locks: [{ unit: 1, margin: 1 }],
    body: {
      ...unit.body,
      hullDown: 2,
      climb: { height: 1000, foot: 0, top: 3000, onTop: HERE },
      altitude: 2000,
      weaponsUsed: 1,
      emissions: 1,
      evasions: 2,
      borrowed: { att: 1, def: 1, ew: 1, ld: 1 },
      isOnAutopilot: true,
      isLit: true,
      hasFired: true,
      hasEntered: true,
      ecm: { isOn: true, rolled: 7 },
    },
  } satisfies Partial<UnitState>);
  const tag = { by: 1, at: HERE };
  table.state.tags = [
    { ...tag, target: 0 },
    { ...tag, target: 1 },
  ];
  table.state.attacks = [{ target: 0, group: 1, times: 1 }];
  table.state.letPass = [null, { unit: 0, chance: 50, isAll: true }];
  return { state: table.state, unit };
}

test('The page lists every mark with what ends it', () => {
  const page = readFileSync(new URL('../../../../docs/gearblitz.md', import.meta.url), 'utf8');
  const rows = [...ON_UNITS, ...Object.entries(TABLE_MARKS)].map(
    ([key, { ends }]) =>
      `| ${NAMES[key as keyof typeof NAMES]} | ${ends.map((end) => END_NAMES[end]).join('; ')} |`,
  );
  const table = page.slice(page.indexOf('| mark | it ends when |')).split('\n\n')[0];
  expect(table.split('\n').slice(2)).toEqual(rows);
});

test('Whatever ends a mark ends those that say so, and leaves all others', () => {
  for (const end of MARK_ENDS) {
    const { state, unit } = marked();
    expect(ON_UNITS.filter(([, mark]) => mark.off(unit) === null)).toEqual([]);
    Object.assign(unit, unmarked(state, unit, end));
    for (const [name, { ends, off }] of ON_UNITS) {
      const isLeft = JSON.stringify({ ...unit, ...off(unit) }) !== JSON.stringify(unit);
      expect([end, name, isLeft]).toEqual([end, name, !ends.includes(end)]);
    }
  }
});

test('Of a mark that is not there nothing is taken off, also after a game was loaded', () => {
  const table = new Battle({ north: { Gear: { at: '20,20' } }, south: { Far: { at: '40,40' } } });
  const loaded = JSON.parse(JSON.stringify(table.unit('Gear'))) as UnitState;
  loaded.actions = 0;
  for (const end of MARK_ENDS) expect([end, unmarked(table.state, loaded, end)]).toEqual([end, {}]);
});

test('As they were read before, marks outlived what has ended them since', () => {
  for (const [name, { ends, added = [], off }] of ON_UNITS)
    for (const end of ends) {
      const { state, unit } = marked(6);
      Object.assign(unit, unmarked(state, unit, end));
      const isLeft = JSON.stringify({ ...unit, ...off(unit) }) !== JSON.stringify(unit);
      expect([name, end, isLeft]).toEqual([name, end, added.includes(end)]);
    }
});

/** As a rule would write that ends a mark by itself. */
const BY_HAND =
  /\b(standBy|evasions|weaponsUsed|emissions|shutDown|altitude)(: 0\b| = 0;)|\b(activation|hullDown|shelter|bracedAt|readied|borrowed|climb|fire)(: null\b| = null;)|\b(locks|tags|attacks)(: \[\]| = \[\];)|\b(isLocked|isHalted|isDismounted|isReversing|isLit|isOnAutopilot|hasFired|hasEntered)(: false\b| = false;)/;

test('No rule takes off a mark by hand', () => {
  const found = ['phases', 'options'].flatMap((folder) => {
    const url = new URL(`../../${folder}/`, import.meta.url);
    return readdirSync(url, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => (BY_HAND.test(readFileSync(new URL(name, url), 'utf8')) ? [name] : []));
  });
  expect(found).toEqual([]);
});

rule(
  ['HGB-ROUND-05', 'HGB-ECM-02'],
  'A new round forgets evasions and active values; what is on stays on',
  () => {
    const { state, unit } = marked();
    const sheet = state.setup.armies[0].groups[0].units[0];
    const jams = () => emitterValue({ ...unit.body, sheet }, 'ecm');
    expect(jams()).toBe(7);
    Object.assign(unit, unmarked(state, unit, 'round'));
    expect(unit.body).toMatchObject({ evasions: 0, hullDown: 2, weaponsUsed: 1, ecm: { isOn: true } });
    expect(jams()).toBe(2);
  },
);

rule('HGB-DET-04', 'What a Unit has done gives it away until its next activation', () => {
  const { state, unit } = marked();
  endMarks(state, 0, 'activated');
  expect(unit.body).toMatchObject({ weaponsUsed: 0, emissions: 0, evasions: 2 });
  expect(state.letPass).toEqual([null, null]);
});

rule('HGB-TD-02', 'Whoever moves, climbs, slides or falls loses its tags, and nobody else does', () => {
  for (const end of ['moves', 'climbs', 'slides', 'falls'] as const) {
    const { state } = marked();
    endMarks(state, 0, end);
    expect(state.tags.map(({ target }) => target)).toEqual([1]);
  }
});
