import { rule } from '@ironfield/conformance/rule.ts';
import type { Roll } from '@ironfield/conformance/scripted.ts';
import { expect } from 'vitest';
import { classic } from '../../game.ts';
import { blastAt } from '../../rules/damage/engine-blast.ts';
import { mech, type Scene, scene } from '../../testing/scene.ts';
import { location } from '../../testing/table.ts';
import { CT } from '../../units/locations.ts';
import { table as tableOf } from '../../view.ts';

const options = { 'engine-explosions': true };
const HOT = 'engine explosion';
const [FIRST, SECOND] = [0b1, 0b10];

/** 50 tons and 6 MP: an engine of 300. */
const table = (map?: string): Scene =>
  scene({
    ...(map !== undefined && { map }),
    units: {
      Bomb: { mech: mech('Bomb', { walk: 6, armor: 60 }), at: '0505 N' },
      Near: { mech: mech('Near', { armor: 60 }), at: '0506 N' },
      Next: { mech: mech('Next', { armor: 60 }), at: '0507 N' },
      Far: { mech: mech('Far', { armor: 60 }), at: '0508 S' },
      Safe: { mech: mech('Safe', { armor: 60 }), at: '0509 N' },
    },
    options,
  });

function endPhase(made: Scene, ...rolls: readonly Roll[]): void {
  made.rolling(rolls, () => made.field.plugged.phaseEnds!(made.play, made.field, 'weapon'));
}

const lost = (made: Scene, name: string): number => {
  const { armor } = made.unit(name);
  return made.design(name).armor.reduce((sum, points, i) => sum + points - armor[i], 0);
};

rule('MT-EXPL-01', 'Two hits on the engine in one phase ask for a roll, one or earlier ones do not', () => {
  const one = table();
  one.unit('Bomb').hits[CT] |= FIRST;
  endPhase(one);
  const made = table();
  made.unit('Bomb').hits[CT] |= FIRST | SECOND;
  endPhase(made, [HOT, 5, 6]);
  expect(made.happened('engine-roll')).toMatchObject([{ unit: 0, explodes: false }]);
  const earlier = table();
  earlier.unit('Bomb').hits[CT] |= FIRST | SECOND;
  (earlier.unit('Bomb').hitsBefore as number[])[CT] |= FIRST;
  endPhase(earlier);
  const gone = table();
  gone.unit('Bomb').lost |= 1 << CT;
  endPhase(gone, [HOT, 1, 1]);
});

rule('MT-EXPL-02', 'The rating is divided by 10, 20 and 40, a half rounded down', () => {
  expect([0, 1, 2, 3, 4].map((range) => blastAt(300, range))).toEqual([0, 30, 15, 7, 0]);
  expect([1, 2, 3].map((range) => blastAt(150, range))).toEqual([15, 7, 4]);
});

rule('MT-EXPL-02', 'It destroys its hex, harms the others from its direction, and leaves a fire', () => {
  const made = table();
  made.unit('Bomb').hits[CT] |= FIRST | SECOND;
  endPhase(made, [HOT, 6, 6], ...Array.from({ length: 6 + 3 + 2 }, () => location(3, 4)));
  expect(made.unit('Bomb').loss).toBe('blast');
  expect(['Near', 'Next', 'Far', 'Safe'].map((name) => lost(made, name))).toEqual([30, 15, 7, 0]);
  const sides = made.happened('damaged').map(({ unit, rear }) => `${unit}${rear ? ' rear' : ''}`);
  expect(new Set(sides)).toEqual(new Set(['1', '2', '3 rear']));
  expect(made.state.ground).toEqual({ '0505': { terrain: 'clear', features: ['fire'] } });
});

rule('MT-EXPL-01', 'What it does counts for the rolls at the end of the phase', () => {
  const made = table();
  made.unit('Bomb').hits[CT] |= FIRST | SECOND;
  endPhase(made, [HOT, 6, 6], ...Array.from({ length: 11 }, () => location(3, 4)));
  expect(made.unit('Near').damage).toBe(30);
});

rule('MT-EXPL-01', 'The log tells whether it holds, and what was rolled', () => {
  const told = (a: number, b: number) => {
    const made = table();
    made.unit('Bomb').hits[CT] |= FIRST | SECOND;
    endPhase(made, [HOT, a, b], ...Array.from({ length: a + b === 12 ? 11 : 0 }, () => location(3, 4)));
    return made.happened('engine-roll').map((event) => classic.describe(event, tableOf(made.state)));
  };
  expect(told(6, 6)).toEqual(['The engine of Bomb explodes (12).']);
  expect(told(6, 5)).toEqual(['The engine of Bomb holds (11).']);
});

rule('MT-EXPL-01', 'Everybody whose engine was hit twice rolls, and nobody rolls twice', () => {
  const made = table();
  for (const name of ['Bomb', 'Near', 'Safe']) made.unit(name).hits[CT] |= FIRST | SECOND;
  endPhase(made, [HOT, 6, 6], ...Array.from({ length: 11 }, () => location(3, 4)), [HOT, 1, 1], [HOT, 2, 2]);
  expect(made.happened('engine-roll').map(({ unit, explodes }) => [unit, explodes])).toEqual([
    [0, true],
    [1, false],
    [4, false],
  ]);
});

rule('MT-EXPL-02', 'What goes up in water leaves no fire on it', () => {
  const water = Array.from({ length: 9 }, (_, row) => `. . . . ${row === 4 ? '~1' : '.'}`).join('\n');
  const made = table(water);
  made.unit('Bomb').hits[CT] |= FIRST | SECOND;
  endPhase(made, [HOT, 6, 6], ...Array.from({ length: 11 }, () => location(3, 4)));
  expect([made.unit('Bomb').loss, made.state.ground]).toEqual(['blast', null]);
});
