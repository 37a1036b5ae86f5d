import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import '../game.ts';
import { mech, scene } from '../testing/scene.ts';
import { armory } from './arsenal.ts';
import { CLAN, rackDamage } from './equipment.ts';

/** Points a shot, by what the name of a weapon says of it. */
const TABLE: readonly (readonly [name: RegExp, points: (size: number) => number])[] = [
  [/^(Light |Ultra |Rotary )?AC\/(\d+)$|^LB (\d+)-X AC$/, (size) => size],
  [/^(Streak )?LRM (\d+)$|^MRM (\d+)$|^LRT (\d+)$/, (size) => size],
  [/^(Streak )?SRM (\d+)$|^SRT (\d+)$/, (size) => 2 * size],
  [/^ATM (\d+)$/, (size) => 2 * size],
  [/^Thunderbolt (\d+)$/, (size) => size],
  [/^Machine Gun$/, () => 2],
  [/^Light Machine Gun$/, () => 1],
  [/^Heavy Machine Gun$/, () => 3],
  [/^Narc$/, () => 2],
  [/^Improved Narc$/, () => 3],
  [/^AMS$/, () => 2],
  [/^(Arrow IV|Long Tom|Long Tom Cannon)$/, () => 20],
  [/^Sniper( Cannon)?$/, () => 10],
  [/^Thumper( Cannon)?$/, () => 5],
  [/^(Vehicle Flamer|Flamer \(Vehicle\))$/, () => 2],
  [/^Heavy Flamer$/, () => 4],
  [/Gauss Rifle$/, () => 0],
];

/** With a bin of this ammunition. */
const binOf = (item: string) =>
  scene({
    units: { Own: { mech: mech('Own', { slots: { LT: [item] } }) }, Other: {} },
  }).design('Own').bins[0];

rule('MT-WPN-51', 'Each shot of every weapon with ammunition explodes with the points of the table', () => {
  const loaded = armory().filter(({ shots, isSingle }) => shots > 0 && !isSingle);
  expect(loaded.length).toBeGreaterThan(80);
  for (const type of loaded) {
    const name = type.name.replace(CLAN, '');
    const row = TABLE.find(([names]) => names.test(name));
    expect([type.name, row !== undefined]).toEqual([type.name, true]);
    const [, ...sizes] = row![0].exec(name)!;
    const size = Number(sizes.findLast((text) => /^\d+$/.test(text ?? '')) ?? 0);
    expect([type.name, rackDamage(type)]).toEqual([type.name, row![1](size)]);
  }
});

rule(
  'MT-WPN-51',
  'Examples: 10 Ultra AC/10 shots 100, 6 Narc pods 12, 12 AMS rounds 24, ATM 6 HE 180',
  () => {
    const whole = (item: string) => {
      const { rack, shots } = binOf(item);
      return rack * shots;
    };
    expect(
      ['Ammo Ultra AC/10', 'Ammo Narc', 'Ammo AMS', 'Ammo Clan ATM 6 High-explosive'].map(whole),
    ).toEqual([100, 12, 24, 180]);
  },
);

rule('MT-WPN-51', 'Explosive pods explode with double; other special ammunition as the standard one', () => {
  expect([binOf('Ammo Narc Explosive').rack, binOf('Ammo Improved Narc Explosive').rack]).toEqual([4, 6]);
  const kinds = ['', ' Heat-seeking', ' Fragmentation', ' Semi-guided', ' Thunder', ' Smoke', ' Flare'];
  expect(kinds.map((kind) => binOf(`Ammo LRM 15${kind}`).rack)).toEqual(kinds.map(() => 15));
});

rule('MT-WPN-51', 'The one salvo of a one-shot launcher never explodes', () => {
  const { bins } = scene({
    units: { Own: { mech: mech('Own', { slots: { LT: ['SRM 4 (OS)'] } }) }, Other: {} },
  }).design('Own');
  expect(bins).toMatchObject([{ part: null, rack: 0 }]);
});
