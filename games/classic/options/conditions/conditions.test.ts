import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { resolveOptions } from '@ironfield/kernel/options/options.ts';
import { expect } from 'vitest';
import { options as register } from '../../options.ts';
import { weaponNumber } from '../../rules/fire/to-hit.ts';
import { mpFor, walkMp } from '../../rules/movement/movement-points.ts';
import { inGravity } from '../../rules/weather/gravity.ts';
import { duel } from '../../testing/duel.ts';
import { march } from '../../testing/march.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { falls, piloting } from '../../testing/table.ts';
import { footingIn, jumper, lane, mpInto } from '../../testing/terrain.ts';
import { added, heatLeft } from '../../testing/weather.ts';
import { Location } from '../../units/locations.ts';

const srm = mech('Gun', { slots: { RT: ['SRM 4', 'Ammo SRM 4'] } });
const hot = { 'expanded-terrain-table': true, 'condition-geyser': true };

const spring = (hex: string) =>
  scene({ map: lane('.', hex), units: { Wolf: { at: '0203 N' }, Bear: { at: '0301 N' } }, options: hot });

rule('MT-COND-03', 'An erupting geyser: 1 MP more, piloting +1, and as heavy woods', () => {
  expect([mpInto(hot, '.+geyser'), mpInto(hot, '.+erupting-geyser')]).toEqual([1, 2]);
  expect(footingIn(hot, '.+geyser')).toEqual([0, 0]);
  expect(footingIn(hot, '.+erupting-geyser')).toEqual([1, 1]);
  const number = (...hexes: string[]) => duel({ options: hot, hexes }).toHit('Medium Laser').total;
  expect([number('.', '.'), number('.', '.+geyser'), number('.', '.+erupting-geyser')]).toEqual([4, 4, 6]);
  expect(number('.', '.', 'l+erupting-geyser')).toBe(4 + 3);
});

rule('MT-COND-03', 'In the End Phase it erupts on 1, for 1D6 turns', () => {
  const quiet = spring('.+geyser');
  endPhaseOnly(quiet, ['geyser', 2]);
  expect(quiet.state.ground).toBeNull();
  const made = spring('.+geyser');
  endPhaseOnly(made, ['geyser', 1], ['length of the eruption', 2]);
  expect(made.state.ground).toEqual({ '0202': { terrain: 'clear', features: ['erupting geyser'] } });
  made.state.turn = 2;
  endPhaseOnly(made);
  expect(made.happened('eruption')).toHaveLength(1);
  made.state.turn = 3;
  endPhaseOnly(made);
  expect(made.state.ground).toEqual({ '0202': { terrain: 'clear', features: ['geyser'] } });
  expect(made.said('eruption')).toEqual([
    'The geyser in hex 0202 erupts.',
    'The geyser in hex 0202 is quiet again.',
  ]);
});

rule('MT-COND-04', 'Whoever walks into one that erupts is burned', () => {
  const burns = Array.from({ length: 8 }, (): Roll => ['magma', 1, 1]);
  const made = march({
    map: lane('.', '.+erupting-magma-geyser'),
    units: { Wolf: { at: '0203 N', mech: mech('Wolf', { armor: 30 }) }, Bear: { at: '0301 N' } },
    options: hot,
  }).move('Wolf', 'walk', '0202 N', ...burns);
  expect(made.scene.happened('damaged')).toHaveLength(8);
});

rule('MT-COND-04', 'A magma geyser burns every location of who stands in it, and leaves liquid magma', () => {
  const made = scene({
    map: lane('.', '.+magma-geyser'),
    units: { Wolf: { at: '0202 N', mech: mech('Wolf', { armor: 30 }) }, Bear: { at: '0301 N' } },
    options: hot,
  });
  const burns = Array.from({ length: 8 }, (): Roll => ['magma', 1, 1]);
  endPhaseOnly(made, ['geyser', 1], ['length of the eruption', 1], ...burns);
  expect(made.happened('damaged')).toHaveLength(8);
  made.state.turn = 2;
  endPhaseOnly(made);
  expect(made.state.ground).toEqual({ '0202': { terrain: 'liquid magma', features: [] } });
});

rule(
  'MT-COND-03',
  'Each geyser has its own roll and its own time, also in the first and the last hex',
  () => {
    const made = scene({
      map: '.+geyser . .\n. . .\n. . .+geyser',
      units: { Wolf: { at: '0202 N' }, Bear: { at: '0301 N' } },
      options: hot,
    });
    const [first, last] = ['0101', '0303'].map((hex) => made.cell(hex));
    endPhaseOnly(
      made,
      ['geyser', 1],
      ['length of the eruption', 1],
      ['geyser', 1],
      ['length of the eruption', 3],
    );
    expect(made.state.marks).toEqual({ eruptions: { [first]: 2, [last]: 4 } });
    made.state.turn = 2;
    endPhaseOnly(made);
    expect(made.state.marks).toEqual({ eruptions: { [last]: 4 } });
    expect(made.happened('eruption').map(({ hex, until }) => [hex, until])).toEqual([
      [first, 2],
      [last, 4],
      [first, null],
    ]);
    expect(made.state.ground).toEqual({
      '0101': { terrain: 'clear', features: ['geyser'] },
      '0303': { terrain: 'clear', features: ['erupting geyser'] },
    });
  },
);

rule(['MT-COND-03', 'MT-COND-04'], 'Nobody is burned by water, nor by magma that is somewhere else', () => {
  const erupts: Roll[] = [
    ['geyser', 1],
    ['length of the eruption', 1],
  ];
  const struck = (hex: string, at: string) => {
    const made = scene({
      map: lane('.', hex),
      units: { Wolf: { at, mech: mech('Wolf', { armor: 30 }) }, Bear: { at: '0301 N' } },
      options: hot,
    });
    endPhaseOnly(made, ...erupts);
    return made.happened('damaged').length;
  };
  expect([struck('.+geyser', '0202 N'), struck('.+magma-geyser', '0201 N')]).toEqual([0, 0]);
  const walks = (hex: string) =>
    march({
      map: lane('.', hex),
      units: { Wolf: { at: '0203 N' }, Bear: { at: '0301 N' } },
      options: hot,
    }).move('Wolf', 'walk', '0202 N').scene;
  expect(walks('.+magma-geyser').happened('damaged')).toEqual([]);
  expect(walks('.+erupting-geyser').happened('damaged')).toEqual([]);
});

rule('MT-COND-04', 'Whoever it is that stands in a magma geyser', () => {
  const made = scene({
    map: lane('.', '.+magma-geyser'),
    units: { Wolf: { at: '0203 N' }, Bear: { at: '0202 N', mech: mech('Bear', { armor: 30 }) } },
    options: hot,
  });
  const burns = Array.from({ length: 8 }, (): Roll => ['magma', 1, 1]);
  endPhaseOnly(made, ['geyser', 1], ['length of the eruption', 1], ...burns);
  expect(made.happened('damaged').map(({ unit }) => unit)).toEqual(Array(8).fill(1));
});

/** What options do in the End Phase. */
function endPhaseOnly(made: Scene, ...rolls: Roll[]): void {
  made.rolling(rolls, () => made.field.plugged.turnEnds!(made.play, made.field));
}

rule('MT-WX-05', 'In the turn of a tremor weapons are at its strength more, and those who stand roll', () => {
  const options = { 'weather-earthquake': 3 };
  expect(added(options)).toEqual([0, 0, 0]);
  const shaking = duel({ options, range: 1 });
  shaking.scene.state.turn = 3;
  expect(shaking.toHit('Medium Laser')).toTotal(4 + 3);
  const units = { Wolf: { at: '0505 N' }, Bear: { at: '1010 N', state: { prone: true } } };
  const made = scene({ units, options });
  made.state.turn = 6;
  made.state.phase = 'movement';
  made.rolling([piloting(3, 4), ...falls(1, [3, 4])], () =>
    made.field.plugged.movementBegins!(made.play, made.field),
  );
  expect(made.happened('piloting-roll')[0].number).toTotal(8);
  expect(made.unit('Wolf').prone).toBe(true);
  made.state.turn = 7;
  made.rolling([], () => made.field.plugged.movementBegins!(made.play, made.field));
});

rule('MT-PRE-07', 'MP are divided by the gravity, to the nearest, a half down', () => {
  expect([inGravity(4, 5), inGravity(5, 20), inGravity(3, 20), inGravity(7, 12), inGravity(4, 10)]).toEqual([
    8, 2, 1, 6, 4,
  ]);
  const made = scene({
    units: { Wolf: { at: '0505 N', mech: jumper }, Bear: { at: '1010 N' } },
    options: { gravity: 5 },
  });
  expect([walkMp(made.field, made.state, 0), mpFor(made.field, made.state, 0, 'run')]).toEqual([8, 12]);
});

rule(
  'MT-PRE-07',
  'Who spends more MP than it has in standard gravity rolls, or its legs suffer for each',
  () => {
    const plan = { units: { Wolf: { at: '0515 N' }, Bear: { at: '1010 N' } }, options: { gravity: 5 } };
    march(plan).move('Wolf', 'walk', '0511 N');
    const made = march(plan).move('Wolf', 'walk', '0509 N', piloting(1, 3));
    expect(
      [Location.LL, Location.RL, Location.CT].map((part) => made.scene.unit('Wolf').armor[part]),
    ).toEqual([8, 8, 10]);
    march(plan).move('Wolf', 'walk', '0509 N', piloting(1, 4));
    // Who runs has half as much again.
    march(plan).move('Wolf', 'run', '0509 N');
    const ran = march(plan).move('Wolf', 'run', '0508 N', piloting(1, 3));
    expect(ran.scene.unit('Wolf').armor[Location.LL]).toBe(9);
    // Half an MP counts as one: 5 MP walking are 8 running.
    const quick = {
      ...plan,
      units: { ...plan.units, Wolf: { at: '0515 N', mech: mech('Wolf', { walk: 5 }) } },
    };
    march(quick).move('Wolf', 'run', '0507 N');
  },
);

rule('MT-WX-12', 'Projectile weapons that are not calibrated are at +2; flamers and lasers never', () => {
  expect(added({ gravity: 12, 'weapon-calibration': 'both' })).toEqual([0, 2, 0]);
  expect(added({ gravity: 12, 'weapon-calibration': 'first' })).toEqual([0, 2, 0]);
  expect(added({ gravity: 12, 'weapon-calibration': 'second' })).toEqual([0, 0, 0]);
  expect(added({ gravity: 12 })).toEqual([0, 0, 0]);
  const second = (side: string) => {
    const { field, state } = scene({
      units: { Gun: { mech: srm, at: '0505 S' }, Mark: { mech: srm, at: '0507 N' } },
      options: { gravity: 12, 'weapon-calibration': side },
    });
    const shot = { attacker: 1, weapon: 0, target: 0, twist: 0, secondary: 0, aim: -1 } as const;
    return weaponNumber(field, state, shot);
  };
  expect(second('second') - second('first')).toBe(2);
  expect(second('both')).toBe(second('second'));
});

rule(
  'MT-HEAT-01',
  'A point of heat for each full 10 degrees above 50, and one less for each below −30',
  () => {
    const left = (temperature: number) => heatLeft({ 'expanded-heat-points': temperature });
    expect([left(59), left(60), left(75), left(-39), left(-40), left(-60)]).toEqual([5, 6, 7, 5, 4, 2]);
  },
);

rule(
  'MT-PRE-07',
  'Who jumps farther than in standard gravity rolls as well, and may fall by what its legs suffer',
  () => {
    const jumps = (to: string, ...rolls: Parameters<ReturnType<typeof march>['order']>[1][]) =>
      march({
        units: { Wolf: { at: '0515 N', mech: jumper }, Bear: { at: '1010 N' } },
        options: { gravity: 5 },
      }).order({ type: 'jump', unit: 'Wolf', to, facing: 'N' }, ...rolls);
    const [usual, farther] = ['0511', '0510'];
    expect(jumps(usual).scene.happened('piloting-roll')).toEqual([]);
    const far = jumps(farther, piloting(1, 3));
    expect(far.scene.unit('Wolf').armor[Location.LL]).toBe(9);
    // In a higher gravity there is nothing to overdo.
    const heavy = march({
      units: { Wolf: { at: '0515 N' }, Bear: { at: '1010 N' } },
      options: { gravity: 12 },
    }).move('Wolf', 'walk', '0512 N');
    expect(heavy.scene.happened('piloting-roll')).toEqual([]);
  },
);

rule('MT-PRE-07', 'Gravity is told of where it changes the MP', () => {
  const told = (walk: number, gravity: number) => {
    const { lines } = march({
      units: { Wolf: { at: '0515 N', mech: mech('Wolf', { walk }) }, Bear: { at: '1010 N' } },
      options: { gravity },
    }).mpOf('Wolf', 'walk');
    return lines.filter(({ rule: id }) => id === 'MT-PRE-07').map(({ value, reason }) => [value, reason]);
  };
  expect(told(4, 5)).toEqual([[8, 'Gravity 0.5: divided and rounded']]);
  expect(told(1, 12)).toEqual([]);
});

rule('MT-PRE-07', 'A leg that breaks by it makes its unit fall; who stays where it is risks nothing', () => {
  const plan = { units: { Wolf: { at: '0515 N' }, Bear: { at: '1010 N' } }, options: { gravity: 5 } };
  const made = march(plan);
  const { armor, structure } = made.scene.unit('Wolf');
  armor[Location.LL] = 0;
  structure[Location.LL] = 1;
  const broken: Roll = ['critical hit', 1, 1];
  made.move('Wolf', 'walk', '0510 N', piloting(1, 3), broken, ...falls(1, [3, 4]));
  expect([made.scene.unit('Wolf').prone, made.scene.unit('Wolf').armor[Location.RL]]).toEqual([true, 9]);
  expect(march(plan).still('Wolf').scene.happened('piloting-roll')).toEqual([]);
});

rule('MT-PRE-07', 'Only who has moved, is still there, and is light on its feet rolls', () => {
  const rolls = (gravity: number, mode: 'still' | 'walk' | 'jump', loss: 'engine' | null = null) => {
    const made = scene({ units: { Wolf: { at: '0515 N' }, Bear: { at: '1010 N' } }, options: { gravity } });
    const wolf = made.unit('Wolf');
    Object.assign(wolf, { mode, hexesMoved: 2, mpSpent: 5, loss });
    const { field, play } = made;
    const isRolled = gravity < 10 && mode !== 'still' && loss === null;
    made.rolling(isRolled ? [piloting(6, 6)] : [], () => field.plugged.moveEnds!(play, field, 0));
    return made.happened('piloting-roll').length;
  };
  expect([rolls(5, 'jump'), rolls(5, 'walk'), rolls(5, 'still')]).toEqual([1, 1, 0]);
  expect([rolls(12, 'jump'), rolls(5, 'jump', 'engine')]).toEqual([0, 0]);
});

rule('MT-PRE-07', 'MP are counted and not hexes, and jumping MP against jumping MP', () => {
  const plan = (file?: ReturnType<typeof mech>) => ({
    units: { Wolf: { at: '0515 N', ...(file && { mech: file }) }, Bear: { at: '1010 N' } },
    options: { gravity: 5 },
  });
  const turned = march(plan()).move('Wolf', 'walk', '0511 NE', piloting(2, 3));
  expect(turned.scene.happened('piloting-roll').map(({ number }) => number.total)).toEqual([5]);
  const quick = mech('Quick', { walk: 6, slots: { CT: ['Jump Jet'], LT: ['3 x Jump Jet'] } });
  const jumped = march(plan(quick)).order(
    { type: 'jump', unit: 'Wolf', to: '0510', facing: 'N' },
    piloting(2, 3),
  );
  expect(jumped.scene.happened('piloting-roll')).toHaveLength(1);
});

rule(
  ['MT-PRE-07', 'MT-MOV-01', 'MT-ABIL-09'],
  'Who sprints, or runs in a way of its own, has the MP of that in standard gravity',
  () => {
    const goes = (mode: 'sprint' | 'dash', to: string, rolls: Roll[], reading?: number) =>
      march({
        units: { Wolf: { at: '0515 N', abilities: [{ name: 'speed-demon' }] }, Bear: { at: '1010 N' } },
        options: { gravity: 5, sprinting: true, 'advanced-abilities': true },
        ...(reading !== undefined && { setup: { reading } }),
      }).move('Wolf', mode, to, ...rolls);
    // Twice 4 and one more for the demon.
    goes('sprint', '0506 N', []);
    const far = goes('sprint', '0504 N', [piloting(1, 3)]);
    expect(far.scene.unit('Wolf').armor[Location.RL]).toBe(8);
    goes('dash', '0508 N', []);
    const ran = goes('dash', '0507 N', [piloting(1, 3)]);
    expect(ran.scene.unit('Wolf').armor[Location.RL]).toBe(9);
    // As it was read before.
    goes('sprint', '0504 N', [], 2);
    goes('dash', '0508 N', [], 2);
  },
);

rule(['MT-PRE-07', 'MT-PSR-04'], 'MP that are gone without having been spent strain no leg', () => {
  const stands = (rolls: Roll[], reading?: number) =>
    march({
      units: { Wolf: { at: '0515 N', state: { prone: true } }, Bear: { at: '1010 N' } },
      options: { gravity: 5, 'careful-stand': true },
      ...(reading !== undefined && { setup: { reading } }),
    }).order({ type: 'careful-stand', unit: 'Wolf', facing: 'N' }, ...rolls);
  stands([piloting(6, 6)]);
  stands([piloting(6, 6), piloting(6, 6)], 2);
});

rule(
  ['MT-PRE-07', 'MT-PRE-03'],
  'Whoever is stuck at the end of its move has spent the MP all the same',
  () => {
    const made = march({
      map: lane('.', '.+swamp', '.', '.', '.', '.', '.'),
      units: { Wolf: { at: '0207 N' }, Bear: { at: '0301 N' } },
      options: { gravity: 5 },
    });
    made.move('Wolf', 'walk', '0202 N', piloting(1, 3), piloting(1, 3));
    expect(made.scene.unit('Wolf').armor[Location.LL]).toBe(8);
  },
);

rule(['MT-PRE-07', 'CBT-DSP-06'], 'A step aside before the move counts', () => {
  const made = march({
    units: { Wolf: { at: '0515 N', state: { mpOwed: 2, mpSpent: 2 } }, Bear: { at: '1010 N' } },
    options: { gravity: 5 },
  }).move('Wolf', 'walk', '0512 N', piloting(1, 3));
  expect(made.scene.unit('Wolf').armor[Location.LL]).toBe(9);
});

rule('MT-PRE-07', 'It is from 0.3 to 3 times the usual', () => {
  const isAllowed = (gravity: number) => resolveOptions(register, { gravity }).ok;
  expect([2, 3, 30, 31].map(isAllowed)).toEqual([false, true, true, false]);
});
