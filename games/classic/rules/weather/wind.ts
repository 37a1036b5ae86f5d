// The wind of a game: where it blows to, how strong it is, and what it does to those who fire.

import type { Facing } from '@ironfield/hex/coordinates.ts';
import { rotate } from '@ironfield/hex/coordinates.ts';
import type { Play } from '@ironfield/kernel/play/play.ts';
import type { Battlefield } from '../../battlefield.ts';
import type { GameMarks } from '../../extensions.ts';
import type { Classic } from '../../game-types.ts';
import type { State } from '../../state.ts';

declare module '../../extensions.ts' {
  interface GameMarks {
    readonly wind?: Wind;
  }
  interface OptionEvents {
    wind: { readonly type: 'wind' } & Wind;
  }
}

/** MT-SMOKE-03: calm, light, moderate or high. */
export const CALM = 0;
const LIGHT = 1;
const HIGH = 3;

/** MT-SMOKE-05: hexes that smoke drifts in a turn, by strength. */
export const DRIFT: readonly number[] = [0, 1, 1, 2];

export interface Wind {
  readonly direction: Facing;
  readonly strength: number;
}

/** MT-WX-10: what a moderate and a high wind do. */
export const WINDS: Readonly<
  Record<string, { word: string; toHit: number; piloting: number; cluster: number; strength: number }>
> = {
  moderate: { word: 'Moderate wind', toHit: 1, piloting: 0, cluster: -2, strength: 2 },
  high: { word: 'High wind', toHit: 2, piloting: 2, cluster: -4, strength: HIGH },
};

const PURPOSES = { direction: 'wind direction', strength: 'wind strength' };

/** MT-SMOKE-03: by 1D6. */
const BY_DIE = [CALM, LIGHT, LIGHT, 2, 2, HIGH];

export const windOf = ({ marks }: Pick<State, 'marks'>): Wind =>
  marks?.wind ?? { direction: 0, strength: LIGHT };

const windy = (marks: GameMarks | null, { direction, strength }: Wind): GameMarks => ({
  ...marks,
  wind: { direction, strength },
});

function setWind(play: Play<Classic>, wind: Wind): void {
  const { state } = play;
  const before = state.marks?.wind;
  if (before?.direction === wind.direction && before.strength === wind.strength) return;
  state.marks = windy(state.marks, wind);
  play.emit({ type: 'wind', ...wind });
}

/** MT-BASE-07: at the start of the game, once. */
export function rollWind(play: Play<Classic>, { plugged }: Battlefield, rollsStrength: boolean): void {
  const { state } = play;
  if (state.marks?.wind) return;
  const direction = (play.roll(PURPOSES.direction, 1)[0] - 1) as Facing;
  const strength =
    plugged.agreedWind?.() ?? (rollsStrength ? BY_DIE[play.roll(PURPOSES.strength, 1)[0] - 1] : LIGHT);
  setWind(play, { direction, strength });
}

/** MT-SMOKE-04: in the End Phase. */
export function changeWind(play: Play<Classic>, { plugged }: Battlefield): void {
  const { direction, strength } = windOf(play.state);
  const step = (die: number, one: number): number => (die === 1 ? one : die === 6 ? -one : 0);
  const stronger = plugged.agreedWind === undefined ? -step(play.roll(PURPOSES.strength, 1)[0], 1) : 0;
  const turn = step(play.roll(PURPOSES.direction, 1)[0], 1);
  setWind(play, {
    direction: rotate(direction, turn) as Facing,
    strength: Math.max(CALM, Math.min(HIGH, strength + stronger)),
  });
}

const NAMES = ['calm', 'light', 'moderate', 'high'];
const COMPASS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'];

const windSentence = ({ direction, strength }: Wind): string =>
  strength === CALM ? 'The wind is calm.' : `A ${NAMES[strength]} wind blows ${COMPASS[direction]}.`;

/** The direction that it blows to, where it is known and there is a wind at all. */
export function windward({ marks }: Pick<State, 'marks'>): string | null {
  const wind = marks?.wind;
  return wind && wind.strength !== CALM
    ? `${NAMES[wind.strength]} wind to the ${COMPASS[wind.direction]}`
    : null;
}

/** The news and notes of options that have a wind. */
export const WIND_TOLD = {
  sentences: { wind: windSentence },
  changes: {
    wind: (table: { marks: GameMarks | null }, { direction, strength }: Wind): void => {
      table.marks = windy(table.marks, { direction, strength });
    },
  },
};
