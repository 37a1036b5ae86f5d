import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { March } from '../../testing/march.ts';
import { mech, scene } from '../../testing/scene.ts';
import { piloting } from '../../testing/table.ts';
import { before, footingIn, heatIn, lane, mpInto } from '../../testing/terrain.ts';
import { Location } from '../../units/locations.ts';

const options = { 'expanded-terrain-table': true, 'bog-down': true, 'terrain-magma': true };
const crust = (die: number): Roll => ['magma crust', die];
const burn = (a: number, b: number): Roll => ['magma', a, b];

rule('MT-TER-04', 'Crust: 1 MP, piloting +1; on 1D6 = 6 it breaks and is liquid magma from then on', () => {
  expect(mpInto(options, 'c')).toBe(1);
  expect(footingIn(options, 'c')).toEqual([1, 1]);
  const held = before(options, 'c').move('Wolf', 'walk', '0201 N', crust(5), piloting(1, 3));
  expect(held.scene.state.ground).toBeNull();
  expect(held.scene.happened('piloting-roll')[0].number).toTotal(4);
  const broken = before(options, 'c');
  broken.move('Wolf', 'walk', '0201 N', crust(6), burn(1, 2), burn(2, 2), piloting(2, 3));
  const { scene: made } = broken;
  expect(made.state.ground).toEqual({ '0202': { terrain: 'liquid magma', features: [] } });
  expect([Location.LL, Location.RL, Location.CT].map((part) => made.unit('Wolf').armor[part])).toEqual([
    7, 6, 10,
  ]);
  expect(made.unit('Wolf').prone).toBe(false);
  // Once broken the roll not to get stuck is that of liquid magma.
  expect(made.happened('piloting-roll')[0].number).toTotal(5);
});

rule(
  'MT-TER-04',
  'Who jumps onto crust rolls not to get stuck; through it, it is stuck without a roll',
  () => {
    const jump = { type: 'jump', unit: 'Wolf', to: '0202', facing: 'N' } as const;
    expect(before(options, 'c').order(jump, crust(1), piloting(1, 3)).scene.happened('stuck')).toEqual([]);
    expect(before(options, 'c').order(jump, crust(1), piloting(1, 2)).scene.happened('stuck')).toHaveLength(
      1,
    );
    const through = before(options, 'c').order(jump, crust(6), burn(1, 1), burn(1, 1));
    expect(through.scene.happened('stuck')).toHaveLength(1);
  },
);

rule('MT-TER-05', 'Liquid magma burns both legs on entering, everything of one that lies there', () => {
  expect(mpInto(options, 'm')).toBe(2);
  expect(footingIn(options, 'm')).toEqual([4, 4]);
  const made = before(options, 'm').move('Wolf', 'walk', '0202 N', burn(3, 3), burn(1, 4), piloting(3, 3));
  expect([Location.LL, Location.RL].map((part) => made.scene.unit('Wolf').armor[part])).toEqual([4, 5]);
});

const standing = (state: object = {}) =>
  scene({
    map: lane('.', 'm'),
    units: { Wolf: { at: '0202 N', mech: mech('Wolf', { armor: 30 }), state }, Bear: { at: '0301 N' } },
    options,
  });

rule(
  'MT-TER-05',
  'Who stands still in it burns at the start of the Movement Phase and again at its end',
  () => {
    const made = new March(standing()).begin(0, burn(1, 1), burn(1, 1));
    expect(made.scene.unit('Wolf').armor[Location.LL]).toBe(28);
    made.still('Wolf');
    made.order({ type: 'still', unit: 'Bear' }, burn(1, 2), burn(1, 3));
    expect([Location.LL, Location.RL].map((part) => made.scene.unit('Wolf').armor[part])).toEqual([25, 24]);
  },
);

rule('MT-TER-05', 'Who comes in burns on entering, and not again where the phase ends', () => {
  const made = before(options, 'm').move('Wolf', 'walk', '0202 N', burn(1, 1), burn(1, 1), piloting(6, 6));
  made.still('Bear');
  expect(made.asked).toBe('over');
  expect(made.scene.happened('damaged')).toHaveLength(2);
});

rule('MT-TER-05', 'Who has left it burns no more; who is back at the end burns once more', () => {
  const left = new March(standing()).begin(0, burn(1, 1), burn(1, 1));
  left.move('Wolf', 'walk', '0201 N').still('Bear');
  expect(left.scene.happened('damaged')).toHaveLength(2);
  const back = new March(standing()).begin(0, burn(1, 1), burn(1, 1));
  back.order(back.leg('Wolf', 'walk', '0201 N'));
  back.move('Wolf', 'walk', '0202 N', burn(1, 1), burn(1, 1), piloting(6, 6));
  back.order({ type: 'still', unit: 'Bear' }, burn(1, 1), burn(1, 1));
  expect(back.scene.happened('damaged')).toHaveLength(6);
});

rule(
  'MT-TER-05',
  'Who began in one hex of it and ends in another burns for the start, the step and both',
  () => {
    const made = new March(
      scene({
        map: lane('m', 'm'),
        units: { Wolf: { at: '0202 N', mech: mech('Wolf', { armor: 30 }) }, Bear: { at: '0301 N' } },
        options,
      }),
    ).begin(0, burn(1, 1), burn(1, 1));
    made.move('Wolf', 'walk', '0201 N', burn(1, 2), burn(1, 2), piloting(6, 6));
    made.order({ type: 'still', unit: 'Bear' }, burn(1, 3), burn(1, 3));
    expect(made.scene.unit('Wolf').armor[Location.LL]).toBe(30 - 2 - 3 - 4);
  },
);

rule('MT-TER-05', 'Every location of a prone unit burns', () => {
  const made = new March(standing({ prone: true })).begin(0, ...Array.from({ length: 8 }, () => burn(1, 1)));
  expect(made.scene.happened('damaged')).toHaveLength(8);
});

rule(
  ['MT-TER-06', 'MT-HEAT-01'],
  'Crust heats by 5 and liquid by 10, and by 2 and 5 for every hex left',
  () => {
    expect([heatIn(options, '.'), heatIn(options, 'c'), heatIn(options, 'm')]).toEqual([5, 10, 15]);
    const left = (hex: string, ...rolls: Roll[]) => {
      const made = before(options, hex).move('Wolf', 'walk', '0201 N', ...rolls);
      return made.scene.unit('Wolf').heatBuilt;
    };
    expect(left('c', crust(1), piloting(6, 6))).toBe(2);
    expect(left('m', burn(1, 1), burn(1, 1), piloting(6, 6))).toBe(5);
    expect(left('.')).toBe(0);
  },
);

rule(['MT-TER-05', 'MT-DUEL-01'], 'In a duel everybody burns at the end of its own actions', () => {
  const burnt = (phase: 'movement' | 'weapon' | 'action', acting?: number, rolls: readonly Roll[] = []) => {
    const made = standing();
    made.state.units[0].thisTurn.marks = { beganInMagma: true };
    made.rolling(rolls, () => made.field.plugged.phaseEnds!(made.play, made.field, phase, acting));
    return made.happened('damaged').length;
  };
  const both = [burn(1, 1), burn(1, 1)];
  expect([burnt('action', 0, both), burnt('action', 1), burnt('weapon')]).toEqual([2, 0, 0]);
  expect(burnt('movement', undefined, both)).toBe(2);
});
