import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { strike } from '../../kinds/mech/damage/damage.ts';
import { jumpMp } from '../../rules/movement/movement-points.ts';
import { refusals } from '../../testing/equipment.ts';
import { type March, march } from '../../testing/march.ts';
import { mech } from '../../testing/scene.ts';
import { Location, type LocationCode } from '../../units/locations.ts';
import type { MechFile } from '../../units/unit-file.ts';

const packed = (jumpPack: number, jets = 0): MechFile => ({
  ...mech('Hop', { walk: 5, armor: 20, slots: { LT: Array<string>(jets).fill('Jump Jet') } }),
  jumpPack,
});

const start = (file: MechFile): March =>
  march({
    map: `${'. '.repeat(9)}\n`.repeat(17),
    units: { Hop: { mech: file, at: '0817 N' }, Bear: { mech: mech('Bear'), at: '0101 S' } },
    options: { 'jump-pack': true },
  });

/** Jumps of so many hexes, one after the other; MP before each of them, and at the end. */
function jumps(file: MechFile, ...hexes: readonly number[]): number[] {
  const game = start(file);
  const { scene } = game;
  const mp = () => jumpMp(scene.field, scene.state, 0);
  const found: number[] = [];
  for (const far of hexes) {
    found.push(mp());
    const made = march({
      map: `${'. '.repeat(9)}\n`.repeat(17),
      units: {
        Hop: { mech: file, at: '0817 N', state: { marks: scene.state.units[0].marks } },
        Bear: { mech: mech('Bear'), at: '0101 S' },
      },
      options: { 'jump-pack': true },
    });
    made.order({ type: 'jump', unit: 'Hop', to: `08${String(17 - far).padStart(2, '0')}`, facing: 'N' });
    scene.state.units[0].marks = made.scene.state.units[0].marks;
  }
  return [...found, mp()];
}

rule('MT-SYS-08', 'Example: a pack of 5 MP: two jumps of 5, or 3 and 3 and 4, or five of 2', () => {
  expect(jumps(packed(5), 5, 5)).toEqual([5, 5, 0]);
  expect(jumps(packed(5), 3, 3, 4)).toEqual([5, 5, 4, 0]);
  expect(jumps(packed(5), 2, 2, 2, 2, 2)).toEqual([5, 5, 5, 4, 2, 0]);
});

rule('MT-SYS-07', 'A jump by pack makes no heat, one by jets does, and jets come first', () => {
  const heat = (file: MechFile, far: number) => {
    const game = start(file);
    game.order({ type: 'jump', unit: 'Hop', to: `08${String(17 - far).padStart(2, '0')}`, facing: 'N' });
    return [game.scene.unit('Hop').heatBuilt, game.scene.happened('pack-used').length];
  };
  expect([heat(packed(5), 5), heat(packed(5, 3), 3), heat(packed(5, 3), 4)]).toEqual([
    [0, 1],
    [3, 0],
    [0, 1],
  ]);
});

rule('MT-SYS-08', 'A hit on a torso from behind destroys it, and no other', () => {
  const after = (code: LocationCode, rear: boolean) => {
    const { scene } = start(packed(5));
    strike(scene.play, scene.field, 0, { part: Location[code], rear, critical: false }, 1);
    return jumpMp(scene.field, scene.state, 0);
  };
  expect([after('LT', true), after('CT', true), after('LT', false), after('LA', true)]).toEqual([0, 0, 5, 5]);
});

rule(
  ['MT-SYS-07', 'MT-INFO-01'],
  'An option allows it, up to the Walking MP; its fuel is no matter of the enemy',
  () => {
    expect(refusals({ 'jump-pack': true }, packed(5))).toEqual([]);
    expect(refusals({ 'jump-pack': true }, packed(6))).toEqual([
      'a jump pack has no more MP than its unit walks (MT-SYS-07)',
    ]);
    expect(refusals({}, packed(5))).toEqual([
      'Hop has a jump pack, and the option that it needs is off (MT-SYS-07)',
    ]);
    const { glimpse } = start(packed(5)).scene.field.plugged;
    expect(glimpse!({ type: 'pack-used', unit: 0, hexes: 3, left: 7 })).toBeNull();
  },
);
