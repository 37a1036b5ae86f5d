import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect } from 'vitest';
import { whyNotFire } from '../../../rules/fire/to-hit.ts';
import { noteInside } from '../../../rules/unit/marks.ts';
import { duel } from '../../../testing/duel.ts';
import { Melee } from '../../../testing/melee.ts';
import { mech, scene } from '../../../testing/scene.ts';
import type { MechFile } from '../../../units/unit-file.ts';

const OPTIONS = { 'anti-missile': true, 'laser-ams': true, 'ams-as-weapon': true } as const;
const fitted = (...items: readonly string[]): MechFile => mech('Gun', { armor: 20, slots: { LT: items } });
const SHOOTER = fitted('AMS', 'Ammo AMS');
const LASER = fitted('2 x Laser AMS');

const why = (gunner: MechFile, range: number, options: OptionValues = OPTIONS) => {
  const { field, state } = duel({ options, range, gunner }).scene;
  return whyNotFire(field, state, { unit: 0, twist: 0, prop: null }, 0, 1)?.rule;
};

rule('MT-ELEC-05', 'AMS is fired at units one hex off, and no further, where the option is on', () => {
  for (const gunner of [SHOOTER, LASER]) {
    expect([why(gunner, 1), why(gunner, 2)]).toEqual([undefined, 'MT-ELEC-05']);
    expect(why(gunner, 2, { ...OPTIONS, 'extreme-range': true })).toBe('MT-ELEC-05');
    expect(why(gunner, 1, { 'anti-missile': true, 'laser-ams': true })).toBe('MT-BASE-24');
  }
});

rule('MT-ELEC-05', 'It does 2 points without heat like a machine gun, as a laser 3 points at 1 heat', () => {
  const fired = (gunner: MechFile, label: string) => {
    const made = duel({ options: OPTIONS, range: 1, gunner });
    const rolls: Roll[] = [
      ['to-hit', 5, 5],
      ['hit location', 3, 4],
    ];
    expect(made.toHit(label).total).toBe(4);
    const points = made.fire(label, ...rolls);
    const { heatBuilt, shots } = made.scene.unit('Gun');
    return [points, heatBuilt, shots];
  };
  expect(fired(SHOOTER, 'AMS')).toEqual([2, 0, [11]]);
  expect(fired(LASER, 'Laser AMS')).toEqual([3, 1, []]);
});

rule('MT-ELEC-05', 'What has shot at missiles in this turn is not fired at units', () => {
  const made = duel({ options: OPTIONS, range: 1, gunner: SHOOTER });
  const { field, state } = made.scene;
  noteInside(state.units[0], { interceptions: { turn: state.turn, of: [{ weapon: 0, attack: 0 }] } });
  const refused = () => whyNotFire(field, state, { unit: 0, twist: 0, prop: null }, 0, 1)?.message;
  expect(refused()).toBe('It has shot at missiles in this turn');
  state.turn++;
  expect(refused()).toBeUndefined();
});

rule('MT-ELEC-05', 'What is fired at a unit shoots at no missiles in that turn', () => {
  const volley = (fires: boolean) => {
    const made = scene({
      options: OPTIONS,
      units: {
        Gun: { mech: SHOOTER, at: '0501 S' },
        Mark: { mech: mech('Mark', { armor: 20, slots: { LT: ['SRM 4', 'Ammo SRM 4'] } }), at: '0502 N' },
      },
    });
    const game = new Melee(made).beginAt('weapon', 0);
    const shot = (unit: number, weapon: string) => ({
      weapon: made.weapon(unit === 0 ? 'Gun' : 'Mark', weapon),
      target: 1 - unit,
    });
    const miss: Roll = ['to-hit', 1, 1];
    if (fires) game.order({ type: 'fire', unit: 'Gun', twist: 0, target: 'Mark', attacks: [shot(0, 'AMS')] });
    else game.order({ type: 'hold', unit: 'Gun', twist: 0 });
    const shotDown: Roll[] = fires ? [] : [['missiles shot down', 1]];
    game.order(
      { type: 'fire', unit: 'Mark', twist: 0, target: 'Gun', attacks: [shot(1, 'SRM 4')] },
      ...(fires ? [miss] : []),
      miss,
      ...shotDown,
    );
    return made.happened('ams-fired').length;
  };
  expect([volley(false), volley(true)]).toEqual([1, 0]);
});
