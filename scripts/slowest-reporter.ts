import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const SHOWN = 10;

/** Vitest reporter that names the files that took longest, with what they load. */
export class SlowestReporter implements Reporter {
  #root = '';

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return;
    const files = modules.map((module) => {
      const { collectDuration, setupDuration, duration } = module.diagnostic();
      return {
        file: relative(this.#root, module.moduleId),
        time: collectDuration + setupDuration + duration,
      };
    });
    files.sort((a, b) => b.time - a.time);
    const lines = files
      .slice(0, SHOWN)
      .map(({ file, time }) => `${(time / 1000).toFixed(1).padStart(8)} s  ${file}`);
    process.stdout.write(`The slowest files:\n${lines.join('\n')}\n`);
  }
}
