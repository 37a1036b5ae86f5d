import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { classic } from '../../../game.ts';
import { rollConsciousness, rollRecovery } from '../../../rules/crew/pilot.ts';
import { mech, scene } from '../../../testing/scene.ts';
import { table } from '../../../view.ts';

const ammo = mech('Wolf', { slots: { LT: ['2 x Large Laser'], RT: ['Ammo AC/5'] } });
const tough = (reading?: number) =>
  scene({
    ...(reading !== undefined && { setup: { reading } }),
    units: {
      Wolf: { mech: ammo, at: '0505 N', abilities: [{ name: 'pain-resistance' }] },
      Bear: { mech: ammo, at: '0509 N' },
    },
    options: { 'advanced-abilities': true, 'expanded-critical-damage': true },
  });

rule('MT-ABIL-07', 'A pilot who resists pain adds 1 to every Consciousness Roll', () => {
  const made = tough();
  for (const name of ['Wolf', 'Bear']) Object.assign(made.unit(name), { pilotHits: 3, pilotDamage: 1 });
  // The third hit takes a 7.
  made.rolling([['consciousness', 3, 3]], () => rollConsciousness(made.play, made.field, 0));
  made.rolling([['consciousness', 3, 3]], () => rollConsciousness(made.play, made.field, 1));
  expect(made.happened('consciousness').map(({ awake, modifier }) => [awake, modifier?.total])).toEqual([
    [true, 1],
    [false, undefined],
  ]);
  expect(classic.describe(made.happened('consciousness')[0], table(made.state))).toContain(
    '+1 Pain Resistance',
  );
  Object.assign(made.unit('Wolf'), { knockedOut: 1 });
  made.state.turn = 2;
  made.rolling([['recovery', 3, 3]], () => rollRecovery(made.play, made.field, 0));
  made.rolling([['recovery', 3, 3]], () => rollRecovery(made.play, made.field, 1));
  expect(made.happened('recovery').map(({ awake }) => awake)).toEqual([true, false]);
  // One less is not enough.
  Object.assign(made.unit('Wolf'), { knockedOut: 1 });
  made.rolling([['recovery', 2, 3]], () => rollRecovery(made.play, made.field, 0));
  expect(made.happened('recovery').at(-1)!.awake).toBe(false);
});

rule('MT-ABIL-07', 'Ammunition that explodes costs him 1 point instead of 2', () => {
  const made = tough();
  for (const unit of [0, 1]) {
    made.state.units[unit].body.shots[0] = 1;
    made.rolling([['critical hit', 1, 1]], () =>
      made.field.kinds[unit].explode(made.play, made.field, unit, 0),
    );
  }
  expect(made.happened('pilot-hurt').map(({ unit, points }) => [unit, points])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

rule(
  ['MT-ABIL-07', 'MT-CRIT-03'],
  'So does a weapon that overloads, which is as if ammunition went up',
  () => {
    const hurt = (unit: number, reading?: number) => {
      const made = tough(reading);
      const { field, play, state } = made;
      const { label } = field.designs[unit].weapons[0];
      state.units[unit].marks = { inside: { faults: { [label]: ['crystal'] } } };
      const attack = { attacker: unit, weapon: 0, bin: -1 } as never;
      made.rolling([['critical hit', 1, 1]], () => field.plugged.rolledToHit!(play, field, attack, [1, 1]));
      return made.happened('pilot-hurt').map(({ points }) => points);
    };
    expect([hurt(0), hurt(1), hurt(0, 3)]).toEqual([[1], [2], [2]]);
  },
);
