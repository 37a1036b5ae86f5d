import { crowdsOf } from '@ironfield/conformance/runs/crowd.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import { generateMap } from '../data/maps/generator.ts';
import { classic } from '../game.ts';
import { FOUR_LEGGED } from '../mechs/four-legged.ts';
import { boardOf } from '../scenarios/maps.ts';
import { within } from '../scenarios/zones.ts';
import type { Setup } from '../state.ts';

/** Hexes from which a side may start, as rows along its edge. */
const ZONE = 3;

/** The skirmish with as many 'Mechs and hexes as one likes, the lances over and over again. */
export function crowdedSetup(mechs: number, width: number, height: number): Setup {
  const skirmish = scenarioSetup(classic, 'skirmish');
  if (!skirmish.ok) throw new Error('There is no such scenario');
  const { tonnageLimit: _none, ...setup } = skirmish.value;
  const map = generateMap({ landscape: 'hills', width, height, seed: 'crowd' });
  const board = boardOf(map);
  const lance = (side: number) => setup.units.filter((unit) => unit.side === side);
  const force = (side: number, count: number) =>
    Array.from({ length: count }, (_, index) => lance(side)[index % lance(side).length]!);
  const counts = [Math.ceil(mechs / 2), Math.floor(mechs / 2)];
  return {
    ...setup,
    map,
    units: counts.flatMap((count, side) => force(side, count)),
    deployment: (['south', 'north'] as const).map((edge, side) => ({
      side: side as 0 | 1,
      count: counts[side]!,
      zones: [{ name: edge, hexes: within(board, edge, ZONE) }],
    })),
  };
}

/** MT-PRE-11: where the options have them, every third 'Mech goes on four legs. */
function withQuads(setup: Setup): Setup {
  if (setup.options.quads !== true) return setup;
  const units = setup.units.map(({ shots, ...unit }, index) =>
    index % 3 === 0
      ? { ...unit, unit: FOUR_LEGGED[(index / 3) % FOUR_LEGGED.length]! }
      : { ...unit, ...(shots && { shots }) },
  );
  return { ...setup, units };
}

/** Two lances on a few hexes, with the options of any other game. */
export const crowds = crowdsOf(classic, ({ options }) => withQuads({ ...crowdedSetup(8, 9, 9), options }));
