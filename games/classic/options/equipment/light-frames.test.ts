import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { engineHits } from '../../kinds/mech/condition.ts';
import { engineHeat } from '../../kinds/mech/heat.ts';
import { refusals } from '../../testing/equipment.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { Location, type LocationCode } from '../../units/locations.ts';
import type { MechFile } from '../../units/unit-file.ts';

const ON = { 'light-frames': true } as const;
const NONE: Roll = ['critical hit', 3, 4];
const ONE: Roll = ['critical hit', 4, 4];
const slot = (...dice: number[]): Roll => ['critical slot', ...dice];

const engine = (kind: MechFile['engine'], slots: number, more: Partial<MechFile> = {}): MechFile => ({
  ...mech('Wolf', { slots: { LT: [`${slots} x Engine`], RT: [`${slots} x Engine`] } }),
  ...(kind && { engine: kind }),
  ...more,
});

const field = (file: MechFile): Scene =>
  scene({ options: ON, units: { Wolf: { at: '0505 N', mech: file }, Bear: { at: '0101 N' } } });

function hit(s: Scene, code: LocationCode, points: number, ...rolls: Roll[]): Scene {
  const struck = { part: Location[code], rear: false, critical: false };
  s.rolling(rolls, () => s.field.kinds[0].strike(s.play, s.field, 0, struck, points));
  return s;
}

const hits = (s: Scene) => engineHits(s.design('Wolf'), s.state.units[0].body);

rule('MT-ENG-08', 'An XL engine is destroyed with a side torso', () => {
  const s = hit(field(engine('XL', 3)), 'LT', 22, NONE);
  expect([hits(s), s.unit('Wolf').loss]).toEqual([3, 'engine']);
});

rule('MT-ENG-08', 'One of the Clans and a light one go on with two hits, which make 10 heat', () => {
  for (const file of [engine('XL', 2, { clan: true }), engine('light', 2)]) {
    const s = hit(field(file), 'RT', 22, NONE);
    expect([hits(s), s.unit('Wolf').loss, engineHeat(s.field, s.state, 0)]).toEqual([2, null, 10]);
    hit(s, 'LT', 11, ONE, slot(1, 1));
    expect([hits(s), s.unit('Wolf').loss]).toEqual([3, 'engine']);
  }
});

rule('MT-ENG-08', 'Three hits destroy it, wherever its slots are', () => {
  const s = field(engine('XL', 3));
  hit(s, 'LT', 11, ONE, slot(1, 1));
  hit(s, 'RT', 11, ONE, slot(1, 3));
  expect([hits(s), s.unit('Wolf').loss]).toEqual([2, null]);
  hit(s, 'CT', 11, ONE, slot(1, 1));
  expect([hits(s), s.unit('Wolf').loss]).toEqual([3, 'engine']);
});

rule('MT-ENG-08', 'The loss of a side torso is nothing to an ordinary engine', () => {
  const s = hit(field(mech('Wolf')), 'LT', 22, NONE);
  expect([hits(s), s.unit('Wolf').loss]).toEqual([0, null]);
});

rule('MT-ENG-08', 'Each kind has its slots in both side torsos', () => {
  const wrong = (side: string, needs: number, has: number) =>
    `Engine in ${side}: needs ${needs} slots and has ${has} (MT-ENG-08)`;
  const both = (needs: number, has: number) => [wrong('LT', needs, has), wrong('RT', needs, has)];
  expect(refusals(ON, engine('XL', 2))).toEqual(both(3, 2));
  expect(refusals(ON, engine('XL', 3, { clan: true }))).toContain(both(2, 3)[0]);
  expect(refusals(ON, engine('light', 3))).toEqual(both(2, 3));
  expect(refusals(ON, engine(undefined, 2))).toEqual(both(0, 2));
  expect(refusals(ON, mech('Wolf', { slots: { RT: ['Engine'] } }))).toEqual([wrong('RT', 0, 1)]);
  expect(refusals(ON, engine('XL', 3))).toEqual([]);
  expect(refusals({}, engine('light', 2))).toEqual([
    'Wolf has an XL or light engine, and the option that it needs is off (MT-ENG-08)',
  ]);
});

const spread = (name: string, count: number): MechFile =>
  mech('Wolf', { slots: { LT: [`${count - 2} x ${name}`], RA: [`2 x ${name}`] } });

rule(
  ['MT-MCON-07', 'MT-MCON-08'],
  'A critical hit that finds endo steel or ferro-fibrous is thrown again',
  () => {
    for (const name of ['Endo Steel', 'Ferro-Fibrous']) {
      const file = mech('Wolf', { slots: { LT: [`10 x ${name}`, 'Heat Sink'], RT: [`4 x ${name}`] } });
      const s = hit(field(file), 'LT', 11, ONE, slot(1, 1), slot(4, 4), slot(4, 5));
      expect(s.happened('critical')).toMatchObject([{ component: 'Heat Sink', slot: 10 }]);
      // With nothing else there the hit goes inward.
      const bare = hit(field(file), 'RT', 11, ONE, slot(1, 1));
      expect(bare.happened('critical')).toMatchObject([{ component: 'Engine', location: Location.CT }]);
    }
  },
);

rule(['MT-MCON-07', 'MT-MCON-08'], '14 slots, 7 of the Clans, and an option that allows them', () => {
  for (const [name, gear, id] of [
    ['Endo Steel', 'endo steel', 'MT-MCON-07'],
    ['Ferro-Fibrous', 'ferro-fibrous armor', 'MT-MCON-08'],
  ]) {
    expect(refusals(ON, spread(name, 14))).toEqual([]);
    expect(refusals(ON, spread(name, 13))).toEqual([`"${name}" needs 14 slots and has 13`]);
    expect(refusals(ON, spread(`Clan ${name}`, 7))).toEqual([]);
    expect(refusals(ON, spread(`Clan ${name}`, 6))).toEqual([`"Clan ${name}" needs 7 slots and has 6`]);
    expect(refusals({}, spread(name, 14))).toEqual([
      `Wolf has ${gear}, and the option that it needs is off (${id})`,
    ]);
  }
});
