import { battleforceQs } from '@ironfield/battleforce-qs/game.ts';
import { classic } from '@ironfield/classic/game.ts';
import type { Classic } from '@ironfield/classic/game-types.ts';
import { gearblitz } from '@ironfield/gearblitz/game.ts';
import { menuFor, startGame, viewFor, waitingFor } from '@ironfield/kernel/play/advance.ts';
import type { AnyGame } from '@ironfield/kernel/play/game.ts';
import { promptInView } from '@ironfield/kernel/play/menu-in-view.ts';
import { scenarioSetup } from '@ironfield/kernel/play/setup.ts';
import type { OptionValues } from '@ironfield/kernel/state.ts';
import { expect, test } from 'vitest';
import { whyHidden } from '../games/classic/unseen.tsx';

/** The first question of a game to one seat, and what the other one and a spectator read of it. */
function overheard(game: AnyGame, scenario: string, options: OptionValues = {}) {
  const setup = scenarioSetup(game, scenario, options);
  if (!setup.ok) throw new Error(setup.error[0].message);
  const state = startGame(game, setup.value, '1');
  const [seat] = waitingFor(state);
  const views = [1 - seat!, 'spectator' as const].map((viewer) => viewFor(game, state, viewer));
  return {
    real: menuFor(game, state, seat!)!.prompt,
    read: views.map((view) => promptInView(game, view)),
    views,
  };
}

test.each([
  [classic as AnyGame, 'skirmish'],
  [gearblitz as AnyGame, 'meeting'],
  [battleforceQs as AnyGame, 'green'],
])('whoever waits reads what the other is asked: $id', (game, scenario) => {
  const { real, read } = overheard(game, scenario);
  expect(read).toEqual([real, real]);
});

test('where it is secret nobody reads it, and whoever watches is told why they see nothing', () => {
  const { read, views } = overheard(classic as AnyGame, 'skirmish', { 'double-blind': true });
  expect(read).toEqual([null, null]);
  expect(whyHidden(views[1]!.table as Classic['Table'])).toContain('double-blind');
  const open = overheard(classic as AnyGame, 'skirmish');
  expect(whyHidden(open.views[1]!.table as Classic['Table'])).toBeNull();
});
