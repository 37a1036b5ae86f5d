import { neighbour } from '@ironfield/hex/board.ts';
import { sum } from '@ironfield/kernel/dice.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import { type Battlefield, hasCondition } from '../../battlefield.ts';
import { battlefieldOf } from '../../battlefields.ts';
import type { Classic } from '../../game-types.ts';
import type { Option } from '../../option.ts';
import { section } from '../../rule-index/section.ts';
import { GroundWork, HEAVY_SMOKE as HEAVY, LIGHT_SMOKE as LIGHT } from '../../rules/ground/smoke.ts';
import { isBallistic, isBlizzard, isFireInWeather, isInWeather } from '../../rules/weather/weather.ts';
import { changeWind, DRIFT, rollWind, WIND_TOLD, WINDS, windOf } from '../../rules/weather/wind.ts';
import type { State } from '../../state.ts';

/** By strength of the wind. */
const DISPERSES = [0, 0, 1, 3];
const GONE_ON = 11;
const PURPOSE = 'dissipation';

/** MT-SMOKE-03: a moderate or high wind, where `weather-winds` does not see to that, nor a blizzard (MT-WX-02) here. */
function effects(field: Battlefield, state: State, isInWeather: boolean) {
  const { strength } = windOf(state);
  const { plugged, past } = field;
  const isAgreed = plugged.agreedWind !== undefined;
  const isStilled =
    isBlizzard(field) && isInWeather && strength === WINDS.high.strength && !past.mildDrift?.();
  if (isAgreed || isStilled) return undefined;
  return Object.values(WINDS).find((wind) => wind.strength === strength);
}

const densityOf = (work: GroundWork, cell: number): string | null =>
  hasCondition(work, cell, HEAVY) ? HEAVY : hasCondition(work, cell, LIGHT) ? LIGHT : null;

/** MT-SMOKE-05: all smoke moves downwind; where light and heavy smoke are in one hex it is heavy. */
function drift(play: Play<Classic>, { past }: Battlefield, work: GroundWork): void {
  const { direction, strength } = windOf(play.state);
  const { board } = work;
  const clouds = new Map<number, string>();
  for (let cell = 0; cell < board.size; cell++) {
    const density = densityOf(work, cell);
    if (!density) continue;
    work.change(cell, { take: past.leavesLightSmoke?.() ? [density] : [LIGHT, HEAVY] });
    let to = cell;
    for (let i = 0; i < DRIFT[strength] && to >= 0; i++) to = neighbour(board, to, direction);
    if (to >= 0) clouds.set(to, density);
  }
  for (const [cell, density] of clouds) work.change(cell, { add: [density] });
}

/** MT-SMOKE-06: what hangs together and is as dense is a cloud. */
function disperse(play: Play<Classic>, work: GroundWork): void {
  const { strength } = windOf(play.state);
  const { board } = work;
  const seen = new Set<number>();
  const clouds: { density: string; cells: number[] }[] = [];
  for (let start = 0; start < board.size; start++) {
    const density = densityOf(work, start);
    if (!density || seen.has(start)) continue;
    const cells = [start];
    seen.add(start);
    for (const cell of cells)
      for (const to of board.neighbours.slice(cell * 6, cell * 6 + 6)) {
        if (seen.has(to) || densityOf(work, to) !== density) continue;
        seen.add(to);
        cells.push(to);
      }
    clouds.push({ density, cells });
  }
  for (const { density, cells } of clouds) {
    if (sum(play.roll(PURPOSE, 2)) + DISPERSES[strength] < GONE_ON) continue;
    for (const cell of cells) work.change(cell, { take: [density], add: density === HEAVY ? [LIGHT] : [] });
  }
}

export const smokeWindDrift: Option<boolean> = {
  id: 'smoke-wind-drift',
  title: 'Smoke drifts',
  summary: 'The wind has a strength and changes; smoke drifts with it and disperses.',
  group: 'Terrain',
  rule: 'MT-SMOKE-03',
  base: false,
  requires: ['smoke-l3'],
  rules: section(
    'Maximum Tech, smoke',
    [
      'MT-SMOKE-03',
      'Wind strength',
      '1D6 at the start: 1 calm, 2-3 light, 4-5 moderate, 6 high. In calm fire does not spread; a moderate or high wind acts as in the weather rules.',
      'smoke-wind-drift',
    ],
    [
      'MT-SMOKE-04',
      'Change of the wind',
      'In the End Phase 1D6 for its strength, 1 weaker and 6 stronger, and 1D6 for its direction, 1 a hexside clockwise and 6 the other way.',
      'smoke-wind-drift',
    ],
    [
      'MT-SMOKE-05',
      'Drift',
      'Smoke rises from the hex of its fire and moves downwind in the End Phase: 1 hex in a light or moderate wind, 2 in a high one, off the map it is gone.',
      'smoke-wind-drift',
    ],
    [
      'MT-SMOKE-06',
      'Dissipation',
      'After that each cloud rolls 2D6, at +1 in a moderate and +3 in a high wind: on 11 a light one is gone, and a heavy one is light.',
      'smoke-wind-drift',
    ],
  ),
  plug: () => ({
    replace: { smokeDrifts: () => true },
    add: {
      opening: (play, field) => rollWind(play, field, true),
      turnEnds: (play) => {
        const field = battlefieldOf(play.state);
        changeWind(play, field);
        const work = new GroundWork(field.board);
        drift(play, field, work);
        disperse(play, work);
        work.finish(play);
      },
      weaponToHit: (tally, field, state, shot) => {
        const wind = effects(field, state, isFireInWeather(field, state, shot));
        if (wind && isBallistic(field.designs[shot.attacker].weapons[shot.weapon].type))
          tally.add(wind.toHit, wind.word, 'MT-SMOKE-03');
      },
      piloting: (tally, field, state, unit) => {
        const wind = effects(field, state, isInWeather(field, state.units[unit].hex));
        if (wind && wind.piloting > 0) tally.add(wind.piloting, wind.word, 'MT-SMOKE-03');
      },
      cluster: (tally, field, state, { attack }) => {
        const wind = effects(field, state, isFireInWeather(field, state, attack));
        if (wind) tally.add(wind.cluster, wind.word.toLowerCase(), 'MT-SMOKE-03');
      },
    },
    // MT-WX-10
    stage: {
      leastMissiles: (missiles, field, state, { attack }) =>
        effects(field, state, isFireInWeather(field, state, attack)) && !field.past.mildDrift?.()
          ? 0
          : missiles,
    },
  }),
  ...WIND_TOLD,
};
