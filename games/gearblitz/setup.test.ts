import { rule } from '@ironfield/conformance/rule.ts';
import { checkSetup, scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { rectangle } from '@ironfield/table/polygon.ts';
import { expect, test } from 'vitest';
import { gearblitz } from './game.ts';
import { roomyDeployments } from './rules/terrain/room.ts';
import type { Setup } from './state.ts';

const setupOf = (id: string): Setup => {
  const setup = scenarioSetup(gearblitz, id);
  if (!setup.ok) throw new Error(setup.error[0].message);
  return JSON.parse(JSON.stringify(setup.value)) as Setup;
};
const MEETING = setupOf('meeting');

/** The refusal of a setup after a change. */
function problemsOf(change: (setup: Changeable<Setup>) => void, setup = MEETING): readonly string[] {
  const changed = structuredClone(setup) as Changeable<Setup>;
  change(changed);
  const checked = checkSetup(gearblitz, changed);
  return checked.ok ? [] : checked.error.map(({ message }) => message);
}
type Changeable<T> = { -readonly [K in keyof T]: Changeable<T[K]> };

test('Scenarios are as they should be', () => {
  expect(problemsOf(() => {})).toEqual([]);
});

rule(
  'HGB-SETUP-01',
  'Pieces have outlines that do not cross themselves, on the table and of a known kind',
  () => {
    const [piece] = MEETING.scene.pieces;
    const [a, b, c, d] = piece.corners;
    expect(problemsOf(({ scene }) => (scene.pieces[0].corners = [a, c, b, d]))).toEqual([
      'setup.scene.pieces.0.corners: the outline crosses itself: the edge after corner 1 meets the one after corner 3',
    ]);
    expect(problemsOf(({ scene }) => (scene.pieces[0].corners[0].x = 100_000))[0]).toContain(
      'edge of the table',
    );
    expect(problemsOf(({ scene }) => (scene.pieces[1].kind = 'lava'))[0]).toMatch(
      /^setup\.scene\.pieces\.1\.kind: there is no terrain "lava"; there are clear, rough/,
    );
    expect(problemsOf(({ scene }) => (scene.pieces[1].id = 'p1'))).toEqual([
      'setup.scene.pieces.1.id: "p1" is the id of piece 0, too',
    ]);
  },
);

rule('HGB-DEPLOY-02', 'Zones lie on the table and hold their army', () => {
  const far = { x: 48_000, y: 60_000 };
  expect(
    problemsOf(
      (setup) =>
        (setup.zones = [MEETING.zones[0] as never, [{ x: 0, y: 40_000 }, { x: 48_000, y: 40_000 }, far]]),
    ),
  ).toEqual(['setup.zones.1: the zone lies beyond the table']);
  const tiny = [
    { x: 0, y: 0 },
    { x: 2000, y: 0 },
    { x: 2000, y: 2000 },
  ];
  expect(problemsOf((setup) => (setup.zones = [tiny, MEETING.zones[1] as never]))).toEqual([
    'setup.zones.0: the zone has no room for the whole army',
  ]);
  const rocks = [
    { x: 0, y: 0 },
    { x: 48_000, y: 0 },
    { x: 48_000, y: 48_000 },
    { x: 0, y: 48_000 },
  ];
  const allRocks = {
    id: 'all',
    kind: 'rocks',
    label: 'Rocks',
    corners: rocks,
    foot: 0,
    height: 1,
    isGround: false,
  };
  expect(
    problemsOf((setup) => {
      setup.zones = 'chosen';
      setup.scene.pieces.push(allRocks);
    }),
  ).toEqual(['setup.scene: no way to deploy has room for everybody on this table']);
});

rule('HGB-SETUP-02', 'The Commander is a unit of the army', () => {
  expect(problemsOf(({ armies }) => (armies[1].commander = [0, 9]))).toEqual([
    'setup.armies.1.commander: there is no such unit to command the army',
  ]);
});

rule('HGB-UNIT-01', 'Armies have a size that a table bears', () => {
  expect(
    problemsOf(({ armies }) => {
      armies[0].groups = Array.from({ length: 13 }, () => structuredClone(armies[0].groups[0]));
    }),
  ).toEqual(['setup.armies.0: the army has 65 units, and 60 are the most']);
});

rule('HGB-CARDS-03', 'Own cards are taken, and refused with a sentence where they are wrong', () => {
  expect(problemsOf(({ armies }) => (armies[0].groups[0].units[1].card.armor = 18))).toEqual([]);
  expect(problemsOf(({ armies }) => (armies[0].groups[0].units[1].card.weapons[0].weapon = 'BFG'))).toEqual([
    'setup.armies.0.groups.0.units.1: card.weapons.0: there is no weapon "BFG"',
  ]);
  expect(problemsOf(({ armies }) => (armies[0].groups[0].units[1].card.actions = 99))[0]).toMatch(
    /^setup\.armies\.0\.groups\.0\.units\.1\.card\.actions/,
  );
});

test('Nonsense is refused, whatever it is', () => {
  for (const json of [null, 7, 'x', [], {}, { ...MEETING, armies: [] }, { ...MEETING, zones: 'here' }])
    expect(checkSetup(gearblitz, json).ok).toBe(false);
});

test('HGB-DEPLOY-02: what was agreed gives way to other deployments where it has no room', () => {
  const middle = rectangle({ x: 16_000, y: 16_000 }, { x: 32_000, y: 32_000 });
  const rocks = { ...MEETING.scene.pieces[0], id: 'middle', kind: 'rocks', corners: middle };
  const agreed = { ...MEETING, zones: 'chosen', deployment: 'stuck in the middle' } as const;
  expect(roomyDeployments(agreed)).toEqual(['stuck in the middle']);
  const scene = { ...MEETING.scene, pieces: [...MEETING.scene.pieces, rocks] };
  expect(roomyDeployments({ ...agreed, scene })).toContain('skirmish line');
  expect(roomyDeployments({ ...agreed, scene })).not.toContain('stuck in the middle');
});
