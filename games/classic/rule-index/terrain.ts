import { section } from './section.ts';

/** Terrain of the Master Rules that introductory maps lack; its rules hold wherever it lies on the map. */
export const TERRAIN = section(
  'Terrain of the Master Rules, not in the book',
  [
    'MT-COND-01',
    'Pavement, roads, bridges, rubble',
    'Along pavement and roads every hex costs 1 MP whatever the ground; rubble costs 1 more and a Piloting Skill Roll, or one falls. A bridge carries its road over the water.',
  ],
  [
    'MT-PRE-02',
    'Skidding',
    'Who runs on pavement or rubble, or moves on ice, turns and goes on rolls, −1 to +4 by hexes moved. Who fails falls and slides half of those hexes the way it went, each for half the damage of a fall; attacks on it +2.',
  ],
  [
    'MT-PRE-03',
    'Swamp',
    'One MP more, and a Piloting Skill Roll or the unit is stuck; it rolls again each Movement Phase, and attacks on it are at −2. Jumpers get stuck without a roll.',
  ],
  [
    'MT-PRE-04',
    'Ice',
    'Ice over water carries whoever enters, unless 1D6 shows 6, or 4 and more for one who lands from a jump: then it breaks and the unit falls in.',
  ],
  [
    'MT-PRE-05',
    'Clearing woods',
    'Woods or jungle that are hit catch fire on 9; if not, one step of them is cleared on 14 less the damage: heavy to light, light to rough.',
  ],
  [
    'MT-PRE-06',
    'Fire, smoke and night',
    'A burning hex heats by 5, and by 2 who leave it. It smokes downwind and beside that: +2 through or into the hex instead of woods; two block. At night nothing is added against whom a searchlight lights, or who uses one.',
  ],
);
