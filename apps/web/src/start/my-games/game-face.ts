// The marks that tell a game from others of the same battle: its forces, options and map.

import { isChanged } from '@ironfield/kernel/options/options.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { seatNames } from '@ironfield/kernel/play/setup.ts';
import type { CoreSetup } from '@ironfield/kernel/state.ts';
import { loadGameWith } from '../../catalogue.ts';
import { agreedWords } from '../../options/option-words.ts';
import { loadViews } from '../../pages/load-views.ts';
import type { GameViews } from '../../table/game-views.ts';

/** More than this many of a side, or of the options, are only counted. */
const NAMED = 3;

export interface GameFace {
  readonly forces: string;
  /** Empty where the rules are as they come. */
  readonly options: string;
  readonly Picture: GameViews['Picture'];
}

/** `null` where this page does not know the game. */
export async function faceOf(id: string, setup: CoreSetup): Promise<GameFace | null> {
  const [game, views] = await Promise.all([loadGameWith(setup.options ?? {}, id), loadViews(id)]);
  if (!game) return null;
  return { forces: forcesIn(game, views, setup), options: optionsIn(game, setup), Picture: views.Picture };
}

function forcesIn(game: AnyGame, views: Pick<GameViews, 'forces'>, setup: CoreSetup): string {
  const forces = views.forces?.(setup) ?? seatNames(game, setup).map((name) => [name]);
  return forces.map((names) => inShort(counted(names))).join(' against ');
}

function optionsIn({ options }: AnyGame, setup: CoreSetup): string {
  const values = setup.options ?? {};
  return inShort(options.filter((each) => isChanged(each, values)).map((each) => agreedWords(each, values)));
}

/** `3 Hunters` for three of one name. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name));
}

function inShort(words: readonly string[]): string {
  const more = words.length - NAMED;
  return words.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
