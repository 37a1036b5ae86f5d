import { neighbour } from '@ironfield/hex/board.ts';
import { type Direction, rotate } from '@ironfield/hex/coordinates.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { allows } from '../../rules/ground/ground.ts';
import { drifts, GroundWork, HEAVY_SMOKE, LIGHT_SMOKE } from '../../rules/ground/smoke.ts';
import { CALM, rollWind, WIND_TOLD, windOf } from '../../rules/weather/wind.ts';

/** MT-BASE-07: what two dice must show, straight downwind, beside it, and over a gap. */
const SPREAD = { downwind: 9, beside: 11, leap: 12 };
const PURPOSE = 'spread of fire';

const isBurning = (field: Battlefield, cell: number): boolean => hasCondition(field, cell, 'fire');

/** MT-BASE-07: where the fire of a hex may spread, and on what. */
function ways(field: Battlefield, cell: number, wind: Direction): [cell: number, number: number][] {
  const next = neighbour(field.board, cell, wind);
  const far = next < 0 || isBurning(field, next) ? -1 : neighbour(field.board, next, wind);
  return [
    [next, SPREAD.downwind],
    [neighbour(field.board, cell, rotate(wind, -1)), SPREAD.beside],
    [neighbour(field.board, cell, rotate(wind, 1)), SPREAD.beside],
    [far, SPREAD.leap],
  ];
}

function spread(
  play: Play<Classic>,
  field: Battlefield,
  burning: readonly number[],
  work: GroundWork,
): number[] {
  const { direction, strength } = windOf(play.state);
  const caught = new Set(burning);
  if (strength === CALM) return burning.slice();
  for (const cell of burning)
    for (const [to, number] of ways(field, cell, direction)) {
      if (to < 0 || field.woods[to] === 0 || caught.has(to)) continue;
      if (sum(play.roll(PURPOSE, 2)) < number) continue;
      caught.add(to);
      work.change(to, { add: ['fire'] });
    }
  return [...caught];
}

/** MT-SMOKE-05: what drifts is light or heavy, and not both. */
const smokes = (field: Battlefield, work: GroundWork, cell: number): boolean =>
  hasCondition(work, cell, LIGHT_SMOKE) ||
  (drifts(field) && !field.past.leavesLightSmoke?.() && hasCondition(work, cell, HEAVY_SMOKE));

/** MT-PRE-06: straight downwind and on both sides of that; where smoke drifts it rises from the fire itself. */
function smokeOf(play: Play<Classic>, field: Battlefield, fire: number): number[] {
  if (drifts(field)) return [fire];
  const { direction } = windOf(play.state);
  return [-1, 0, 1].map((turn) => neighbour(field.board, fire, rotate(direction, turn)));
}

export const fire: Option<boolean> = {
  id: 'fire',
  title: 'Fire',
  summary: "Fires on the map heat 'Mechs, spread with the wind through the woods, and smoke.",
  group: 'Terrain',
  rule: 'MT-PRE-06',
  base: false,
  rules: section('Maximum Tech, terrain', [
    'MT-BASE-07',
    'Wind and the spread of fire',
    '1D6 says where the wind blows. In the End Phase fire spreads to woods: straight downwind on 9, beside that on 11, two hexes downwind over one that does not burn on 12.',
    'fire',
  ]),
  plug: () => ({
    stage: { mapKinds: allows('fire', LIGHT_SMOKE) },
    add: {
      opening: (play, field) => rollWind(play, field, false),
      turnEnds: (play) => {
        const field = battlefieldOf(play.state);
        const cells = Array.from({ length: field.board.size }, (_, cell) => cell);
        const burning = cells.filter((cell) => isBurning(field, cell));
        const work = new GroundWork(field.board);
        const fires = spread(play, field, burning, work);
        const smoking = new Set(fires.flatMap((cell) => smokeOf(play, field, cell)));
        for (const cell of cells) {
          const isSmoky = smokes(field, work, cell);
          if (smoking.has(cell) && !isSmoky) work.change(cell, { add: [LIGHT_SMOKE] });
          else if (isSmoky && !smoking.has(cell) && !drifts(field))
            work.change(cell, { take: [LIGHT_SMOKE] });
        }
        work.finish(play);
      },
    },
  }),
  ...WIND_TOLD,
};
