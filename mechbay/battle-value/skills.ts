// The effect of skills on a Battle Value (MT-BV-57).

export interface Skills {
  readonly gunnery: number;
  readonly piloting: number;
}

export const REGULAR: Skills = { gunnery: 4, piloting: 5 };

/** In hundredths, so that sums stay exact. */
const BETTER_GUNNERY = 20;
const WORSE_GUNNERY = 10;
const PILOTING = 5;

export function skillModifier({ gunnery, piloting }: Skills): number {
  const aim = REGULAR.gunnery - gunnery;
  const hundredths =
    100 + aim * (aim > 0 ? BETTER_GUNNERY : WORSE_GUNNERY) + (REGULAR.piloting - piloting) * PILOTING;
  return hundredths / 100;
}
