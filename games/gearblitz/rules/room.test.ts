import { rule } from '@ironfield/conformance/rule.ts';
import { rectangle } from '@ironfield/table/polygon.ts';
import { drawnScene } from '@ironfield/table/scene-drawing.ts';
import { expect } from 'vitest';
import { squad, unit } from '../testing.ts';
import { holds } from './room.ts';

const TABLE = drawnScene('48 x 48');

/** A strip with so many places for bases of an inch, a quarter of an inch apart. */
const strip = (places: number) => rectangle({ x: 0, y: 0 }, { x: 1250 * (places - 1), y: 100 });

rule(
  ['HGB-DEPLOY-02', 'HGB-INF-01'],
  'a zone has room where the last base finds a place, however badly the others are put',
  () => {
    const { sheet: gear } = unit();
    expect(holds(TABLE, [gear], [strip(2)])).toBe(true);
    // Each of the others takes away four places.
    expect(holds(TABLE, [gear, gear], [strip(4)])).toBe(false);
    expect(holds(TABLE, [gear, gear], [strip(5)])).toBe(true);
    expect(holds(TABLE, [gear, gear, gear], [strip(8)])).toBe(false);
    expect(holds(TABLE, [gear, gear, gear], [strip(9)])).toBe(true);
    // Those behind the first of a squad stand beside it, and take away two.
    const { sheet: infantry } = squad();
    expect(infantry.card.bases).toBe(3);
    expect(holds(TABLE, [infantry], [strip(4)])).toBe(false);
    expect(holds(TABLE, [infantry], [strip(5)])).toBe(true);
  },
);
