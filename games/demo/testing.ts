import { startGame } from '@ironfield/kernel/advance.ts';
import type { Place } from '@ironfield/kernel/menu.ts';
import { scenarioSetup } from '@ironfield/kernel/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { demo } from './game.ts';
import { INCH, type State } from './state.ts';

export const inches = (x: number, y: number): Place => ({ x: x * INCH, y: y * INCH });

/** The ravine before anybody has decided anything. */
export function begin(options: OptionValues = {}): State {
  const setup = scenarioSetup(demo, 'ravine', options);
  if (!setup.ok) throw new Error(setup.error[0]!.message);
  return startGame(demo, setup.value, 'book');
}
