import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { jumpMp } from '../../../rules/movement/movement-points.ts';
import { Mover } from '../../../rules/movement/mover.ts';
import { whyNoDfa } from '../../../rules/physical/onslaught.ts';
import { answerOf } from '../../../testing/bot.ts';
import { refusals } from '../../../testing/equipment.ts';
import { march } from '../../../testing/march.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { Location } from '../../../units/locations.ts';
import type { MechFile } from '../../../units/unit-file.ts';

const OPTIONS = { 'jump-boosters': true } as const;
const BOTH_LEGS = ['Jump Booster', 'Jump Booster'];

const hopper = (jumpBoosters: number, jets = 0): MechFile => ({
  ...mech('Hop', {
    walk: 4,
    armor: 20,
    slots: { LL: BOTH_LEGS, RL: BOTH_LEGS, LT: Array<string>(jets).fill('Jump Jet') },
  }),
  jumpBoosters,
});

const OPEN = `${'. '.repeat(9)}\n`.repeat(12);
const start = (file: MechFile, map = OPEN, at = '0509 N') =>
  march({
    map,
    units: { Hop: { mech: file, at }, Bear: { mech: mech('Bear'), at: '0101 S' } },
    options: OPTIONS,
  });
const jump = (to: string, facing: string) => ({ type: 'jump', unit: 'Hop', to, facing }) as never;

rule('MT-SYS-11', 'A jump by boosters makes no heat and ends in the facing in which it began', () => {
  const game = start(hopper(5));
  expect(jumpMp(game.scene.field, game.scene.state, 0)).toBe(5);
  expect(game.refusal(jump('0505', 'S'))).not.toBeNull();
  game.order(jump('0504', 'N'));
  expect(game.scene.unit('Hop')).toMatchObject({ heatBuilt: 0, hexesMoved: 5, mode: 'jump' });
  expect(game.scene.said('booster-jump')).toEqual(['Hop has jumped by its boosters, without heat.']);
});

rule('MT-SYS-11', 'Beside jets of its own they are for jumps that those do not reach', () => {
  const near = start(hopper(5, 3)).order(jump('0506', 'S'));
  expect([near.scene.unit('Hop').heatBuilt, near.scene.happened('booster-jump').length]).toEqual([3, 0]);
  const far = start(hopper(5, 3));
  expect(far.refusal(jump('0505', 'S'))).not.toBeNull();
  far.order(jump('0505', 'N'));
  expect([far.scene.unit('Hop').heatBuilt, far.scene.happened('booster-jump').length]).toEqual([0, 1]);
});

rule(
  ['MT-SYS-10', 'MT-SYS-11'],
  'They work under water, and a hit on any of them or a lost leg puts all out',
  () => {
    const mp = (map: string, change: (body: { hits: number[]; lost: number }) => void = () => {}) => {
      const { scene: made } = start(hopper(5, 3), map, '0102 N');
      change(made.state.units[0].body as never);
      return jumpMp(made.field, made.state, 0);
    };
    expect([mp('. .\n. .'), mp('. .\n~2 .')]).toEqual([5, 5]);
    expect(mp('. .\n. .', (body) => (body.hits[Location.RL] = 1 << 5))).toBe(3);
    expect(mp('. .\n~2 .', (body) => (body.hits[Location.LL] = 1 << 4))).toBe(0);
    expect(mp('. .\n. .', (body) => (body.lost = 1 << Location.LL))).toBe(3);
  },
);

rule('MT-SYS-11', 'Nobody comes down on others by them', () => {
  const why = (file: MechFile) => {
    const { field, state } = scene({
      options: OPTIONS,
      units: {
        Hop: { mech: file, at: '0509 N' },
        Bear: { mech: mech('Bear'), at: '0505 S', state: { acted: true } },
      },
    });
    return whyNoDfa(new Mover(field, state, 0, false), 1)?.message ?? null;
  };
  expect(why(hopper(5))).toBe('With mechanical boosters nobody comes down on others');
  expect(why(hopper(5, 4))).not.toBe('With mechanical boosters nobody comes down on others');
});

rule('MT-SYS-11', 'Bots jump by them as they may', () => {
  // Out of a pit there is no other way.
  const pit = OPEN.split('\n').map((row, index) => (index === 5 ? '. . . . .-4 . . . .' : row));
  for (const facing of ['N', 'SE', 'S', 'NW'] as const) {
    const game = start(hopper(6), pit.join('\n'), `0506 ${facing}`);
    expect(answerOf(game.scene)).toMatchObject({
      type: 'jump',
      facing: ['N', 'NE', 'SE', 'S', 'SW', 'NW'].indexOf(facing),
    });
  }
});

rule('MT-SYS-10', 'They fill two slots of each leg, four legs too, and go with no jump pack', () => {
  expect(refusals(OPTIONS, hopper(5))).toEqual([]);
  expect(refusals({}, hopper(5))).toHaveLength(1);
  const wrong = 'mechanical jump boosters fill two slots of each leg (MT-SYS-10)';
  expect(refusals(OPTIONS, { ...mech('Hop'), jumpBoosters: 3 })).toEqual([wrong]);
  expect(refusals(OPTIONS, mech('Hop', { slots: { LL: BOTH_LEGS, RL: BOTH_LEGS } }))).toEqual([wrong]);
  expect(refusals({ ...OPTIONS, 'jump-pack': true }, { ...hopper(3), jumpPack: 3 })).toEqual([
    'a jump pack or mechanical boosters, not both (MT-SYS-11)',
  ]);
  const legs = Object.fromEntries((['LA', 'RA', 'LL', 'RL'] as const).map((leg) => [leg, BOTH_LEGS]));
  const quad = { ...mech('Hop', { frame: 'quad', slots: legs }), jumpBoosters: 4 };
  expect(refusals({ ...OPTIONS, quads: true }, quad)).toEqual([]);
});

const ICE = { 'low-tech-mechs': true } as const;

/** All heat sinks in slots. */
const smoky: MechFile = {
  ...mech('Smoky', { heatSinks: 1, slots: { LT: ['Heat Sink'] } }),
  engine: 'combustion',
};

function withEngineHit(hits: number, before: number) {
  const made = scene({
    options: ICE,
    units: { Smoky: { mech: smoky, at: '0505 N' }, Bear: { mech: mech('Bear'), at: '0506 S' } },
  });
  const bits = (count: number) => (1 << count) - 1;
  made.unit('Smoky').hits[Location.CT] = bits(hits);
  made.unit('Smoky').hitsBefore[Location.CT] = bits(before);
  return made;
}

const roll = (a: number, b: number): Roll => ['combustion engine', a, b];
function end(hits: number, before: number, ...rolls: readonly Roll[]) {
  const made = withEngineHit(hits, before);
  made.rolling(rolls, () => made.field.plugged.phaseEnds!(made.play, made.field, 'weapon'));
  return made;
}

rule('MT-MCON-06', 'Hits on a combustion engine add no heat', () => {
  const made = withEngineHit(2, 2);
  expect(made.field.kinds[0].heat!.engineHeat(made.field, made.state, 0)).toBe(0);
});

rule(
  'MT-MCON-06',
  'Each hit of the phase is rolled for at its end, the second at +3, the third at +6: 10 explodes',
  () => {
    const lost = (made: ReturnType<typeof end>) => [
      made.unit('Smoky').loss,
      made.unit('Bear').loss,
      made.unit('Bear').damage,
    ];
    expect(lost(end(1, 0, roll(4, 5)))).toEqual([null, null, 0]);
    expect(lost(end(1, 0, roll(5, 5)))).toEqual(['engine', null, 0]);
    expect(lost(end(2, 1, roll(3, 3)))).toEqual([null, null, 0]);
    expect(lost(end(2, 1, roll(3, 4)))).toEqual(['engine', null, 0]);
    expect(lost(end(3, 2, roll(1, 2)))).toEqual([null, null, 0]);
    expect(lost(end(3, 2, roll(2, 2)))).toEqual(['engine', null, 0]);
    // Two hits of one phase: two rolls, and none after it has exploded.
    expect(lost(end(2, 0, roll(1, 1), roll(1, 1)))).toEqual([null, null, 0]);
    expect(lost(end(2, 0, roll(6, 6)))).toEqual(['engine', null, 0]);
    expect(lost(end(1, 1))).toEqual([null, null, 0]);
  },
);

rule('MT-MCON-06', 'It is told in words; where sheets are hidden only that it explodes', () => {
  expect(end(2, 1, roll(3, 4)).said('combustion-roll')).toEqual([
    'The combustion engine of Smoky needs 10 and rolls 7 + 3: explodes.',
  ]);
  expect(end(1, 0, roll(1, 2)).said('combustion-roll')).toEqual([
    'The combustion engine of Smoky needs 10 and rolls 3: it does not explode.',
  ]);
  const { glimpse } = withEngineHit(0, 0).field.plugged;
  const event = { type: 'combustion-roll', unit: 0, dice: [5, 6], modifier: 3 } as const;
  expect(glimpse!({ ...event, explodes: false })).toBeNull();
  expect(glimpse!({ ...event, explodes: true })).toEqual({ ...event, dice: [], modifier: 0, explodes: true });
});

rule(
  ['MT-MCON-06', 'MT-REG-02'],
  'No sink lies in such an engine, nor are there jets; the Clans have none',
  () => {
    expect(refusals(ICE, smoky)).toEqual([]);
    expect(refusals({}, smoky)).toHaveLength(1);
    expect(refusals(ICE, { ...smoky, heatSinks: 2 })).toEqual([
      'a combustion engine holds no heat sinks (MT-MCON-05)',
    ]);
    expect(
      refusals(ICE, { ...mech('S', { heatSinks: 0, slots: { LT: ['Jump Jet'] } }), engine: 'combustion' }),
    ).toEqual(['no jump jets with a combustion engine (MT-MCON-05)']);
    expect(refusals({ ...ICE, case: true }, { ...smoky, clan: true })).toEqual([
      "the Clans build no 'Mechs with combustion engines (MT-REG-02)",
    ]);
  },
);
