import { expect, test } from 'vitest';
import { columnOf } from './lines.ts';

test.each([
  ['games/classic/rules/weather/wind.ts', 'rules'],
  ['games/classic/kinds/mech/damage/damage.ts', 'rules'],
  ['games/classic/options/terrain/fire.ts', 'options'],
  ['games/classic/past/information/skids-in-plots.ts', 'options'],
  ['games/classic/data/equipment.ts', 'data'],
  ['games/classic/bot/moves/moves.ts', 'bots'],
  ['games/classic/bot.ts', 'bots'],
  ['games/classic/rules/weather/wind.test.ts', 'tests'],
  ['games/classic/testing/melee.ts', 'tests'],
  ['games/classic/testing/scene.ts', 'tests'],
  ['apps/web/src/games/classic/table.tsx', 'browser'],
  ['apps/web/src/games/classic/sheet.css', 'browser'],
  ['apps/web/src/games/classic/table.test.ts', 'tests'],
  ['games/classic/package.json', null],
  ['games/gearblitz/rules/arcs.ts', null],
])('%s belongs to the %s of classic', (file, column) => {
  expect(columnOf('classic', file)).toBe(column);
});
