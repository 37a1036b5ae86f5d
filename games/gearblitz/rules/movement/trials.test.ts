import { rule } from '@ironfield/conformance/rule.ts';
import { expect } from 'vitest';
import { UNMOVED } from '../../state.ts';
import { Battle, type Model } from '../../testing/table.ts';
import { nextTrial, trialsOf } from './trials.ts';

/** A Gear at 20", 20" that goes down the table for so many inches. */
function way(scene: string, inches: number, model: Partial<Model> = {}, sand = 0) {
  const table = new Battle({
    scene: `48 x 48\n${scene}`,
    north: { Gear: { at: '20,20', ...model } },
    south: { Far: { at: '46,46' } },
  });
  table.unit('Gear').activation = { ...UNMOVED, sand };
  const to = { x: 20_000, y: 20_000 + inches * 1000 };
  const id = table.id('Gear');
  const { sand: crossed, frames } = trialsOf(table.state, id, to);
  return { next: nextTrial(table.state, id, to), sand: crossed, frames };
}

const SAND = 'whiteSand 10,22 to 30,46';

rule('HGB-TERR-09', 'white sand is tested at once, and at each further 6 inches', () => {
  expect(way('', 10)).toEqual({ next: null, sand: 0, frames: [] });
  expect(way(SAND, 1.9)).toMatchObject({ next: null, sand: 0, frames: [] });
  expect(way(SAND, 4)).toMatchObject({ next: 2016, sand: 2000, frames: [{ step: 'sand', tests: 1 }] });
  expect(way(SAND, 10)).toMatchObject({
    next: 2016,
    sand: 8000,
    frames: [{ tests: 2, terrain: 'whiteSand' }],
  });
  // With 4" behind it: the next is due after 2" more.
  expect(way('whiteSand 10,10 to 30,46', 1.9, {}, 4000)).toMatchObject({
    next: null,
    sand: 1900,
    frames: [],
  });
  expect(way('whiteSand 10,10 to 30,46', 5, {}, 4000)).toMatchObject({ next: 2016, frames: [{ tests: 1 }] });
  // Sand, ground, and sand again.
  const two = 'whiteSand 10,21 to 30,24\nwhiteSand 10,26 to 30,46';
  expect(way(two, 10, {}, 2000)).toMatchObject({ next: 7016, sand: 7000, frames: [{ tests: 1 }] });
});

rule(
  ['HGB-TERR-09', 'HGB-MOVE-10'],
  'the last sand on the way is named, and whoever flies high tests nothing',
  () => {
    const mixed = `${SAND}\nwhiteSandRough 10,23 to 30,24`;
    expect(way(mixed, 3.5).frames).toMatchObject([{ terrain: 'whiteSandRough' }]);
    const hopper = { movement: [{ mode: 'R', combat: 6, top: 12, defense: [0, 0, 0] }] } as const;
    const high = (altitude: number) => way(SAND, 4, { card: hopper, body: { mode: 'R', altitude } });
    expect([high(2999).next, high(3000).next]).toEqual([2016, null]);
    expect(high(3000).frames).toEqual([]);
  },
);

rule('HGB-FLAW-08', 'an Unstable unit tests where easy ground ends, and not where it began', () => {
  const shaky = {
    card: { flaws: { unstable: true }, movement: [{ mode: 'G', combat: 6, top: 12, defense: [0, 0, 0] }] },
    body: { mode: 'G', speed: 'top' },
  } as const;
  const sand = 'sand 10,22 to 30,46';
  expect(way(sand, 4, shaky)).toMatchObject({ next: 2006, frames: [{ step: 'maneuver', why: 'unstable' }] });
  expect(way(sand, 1.5, shaky)).toMatchObject({ next: null, frames: [] });
  expect(way('sand 10,10 to 30,46', 4, shaky)).toMatchObject({ next: null, frames: [] });
  expect(way(sand, 4, { ...shaky, card: { movement: shaky.card.movement } })).toMatchObject({
    next: null,
    frames: [],
  });
});
