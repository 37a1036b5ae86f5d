import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { compressed } from './bundling/compressed-build.ts';
import { leanZod } from './bundling/lean-zod.ts';
import { offline } from './bundling/offline-build.ts';
import { sharedWorkers } from './bundling/shared-workers.ts';

type Modules = { getModuleInfo(id: string): Rolldown.ModuleInfo | null };

/** A module and everything it brings along. */
function broughtBy(root: string, modules: Modules, found: Set<string>): Set<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const id of modules.getModuleInfo(root)?.importedIds ?? []) broughtBy(id, modules, found);
  return found;
}

/** A file of these modules with all they bring along, as far as it lies in no file before; where one begins stays apart. */
function fileOf(name: string, ...roots: readonly string[]) {
  const found = new Set<string>();
  return {
    debugName: name,
    name: (id: string, modules: Modules) => {
      for (const root of roots) broughtBy(resolve(import.meta.dirname, root), modules, found);
      return found.has(id) && !modules.getModuleInfo(id)?.isEntry ? name : null;
    },
  };
}

// Over a slow line every file costs its way there and back, so what is always needed together is one file. What one page
// alone needs, or needs later, stays apart.
const FILES = [
  { name: 'engine', test: /[\\/]engine[\\/](kernel|hex)[\\/]|node_modules[\\/](zod|@noble)/ },
  // Workers have no page: what they share with it must not lie in a file that needs one.
  fileOf('games', 'src/sessions/local-worker.ts', 'src/analysis/odds-worker.ts', 'src/live/live-worker.ts'),
  // Before the page, so that it runs before it.
  fileOf('ahead', 'src/ahead.ts'),
  fileOf('start', 'src/main.tsx'),
  // The rules in words, which nobody waits for.
  fileOf('words-classic', '../../games/classic/rule-index.ts'),
  fileOf('words-gearblitz', '../../games/gearblitz/rule-index.ts'),
  fileOf(
    'rules-classic',
    '../../games/classic/introductory.ts',
    // Parts of the table, whether options change it or not.
    '../../games/classic/data/weight-classes.ts',
    '../../games/classic/rules/sight/eyes.ts',
    '../../games/classic/rules/crew/crew-size.ts',
    '../../games/classic/rules/damage/ablaze.ts',
    '../../games/classic/rules/damage/front-turret.ts',
    '../../games/classic/rules/damage/motive.ts',
    '../../games/classic/rules/weather/wind.ts',
    '../../games/classic/units/vehicle-file.ts',
  ),
  fileOf('rules-classic-options', '../../games/classic/game.ts'),
  fileOf('rules-battleforce-qs', '../../games/battleforce-qs/game.ts'),
  fileOf(
    'rules-battleforce2',
    '../../games/battleforce2/introductory.ts',
    '../../games/battleforce2/rules/map/support-map.ts',
    // Sentences that the table has in common with the rules in words.
    '../../games/battleforce2/data/command-words.ts',
  ),
  fileOf('words-battleforce2', '../../games/battleforce2/rule-index.ts'),
  fileOf('rules-battleforce2-options', '../../games/battleforce2/game.ts'),
  fileOf('rules-gearblitz', '../../games/gearblitz/introductory.ts'),
  fileOf('rules-gearblitz-options', '../../games/gearblitz/game.ts'),
  fileOf(
    'table',
    'src/pages/table-page.tsx',
    'src/pages/learn-route.tsx',
    'src/coach/lesson-door.ts',
    'src/hex-table/elements/element-card.tsx',
    'src/hex-table/elements/element-token.tsx',
    'src/hex-table/elements/objective-counter.tsx',
    'src/hex-table/hex-keys.ts',
    'src/hex-table/hex-views.tsx',
    'src/hex-table/fire/kill-odds.ts',
    'src/hex-table/cards/line-up.tsx',
    'src/hex-table/map/merge-marks.ts',
  ),
  // Shared by plans on hexes and without.
  fileOf('forms', 'src/order/order-form.tsx', 'src/ui/keep/use-remembered.ts'),
  // Shared by the 'Mech bay and the table.
  fileOf('mechs', '../../mechbay/text.ts', '../../mechbay/sheet/text.ts'),
  fileOf('views-classic', 'src/games/classic/views.ts'),
  fileOf('views-battleforce-qs', 'src/games/battleforce-qs/views.ts'),
  fileOf('views-battleforce2', 'src/games/battleforce2/views.ts'),
  fileOf('views-gearblitz', 'src/games/gearblitz/views.ts'),
];

/** The name of a module's class on the page: short, and the same for all classes of a sheet but for their own name. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0]).replaceAll('\\', '/');
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
}

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [offline(), sharedWorkers(), leanZod(), compressed()],
  build: {
    target: 'es2023',
    // Inlined files would be data: addresses, which a strict content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Workers load rules, too, and have no document to fetch ahead with; but rules are one file each.
      resolveDependencies: (file, files) => (/(rules|game|connections)-/.test(file) ? [] : files),
    },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: FILES } },
    },
  },
});
