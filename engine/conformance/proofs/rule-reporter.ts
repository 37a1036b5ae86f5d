import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type {
  Reporter,
  TestCase,
  TestModule,
  TestRunEndReason,
  TestSpecification,
  Vitest,
} from 'vitest/node';
import type {} from '../rule.ts';
import { type FileRecord, fingerprint, gameOf, recordPath, type TestRecord, unknownRules } from './proof.ts';

/** A Vitest reporter that records which rules the tests of each test file claim, and the results. */
export class RuleReporter implements Reporter {
  #root = '';
  /** Fingerprints by game, taken before the first test ran. */
  readonly #sources = new Map<string, string>();
  /** Files of which this run leaves tests out, through -t, a line number or --bail. */
  readonly #narrowed = new Set<string>();

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#sources.clear();
    this.#narrowed.clear();
    for (const specification of specifications) {
      const { moduleId, testNamePattern, testLines, testIds, testTagsFilter } = specification;
      const game = gameOf(this.#root, this.#file(moduleId));
      if (game === undefined) continue;
      if (!this.#sources.has(game)) this.#sources.set(game, fingerprint(this.#root, game));
      const { config } = specification.project;
      const filters = [testNamePattern, config.testNamePattern, testLines, testIds, testTagsFilter];
      if (config.bail || filters.some((filter) => filter !== undefined)) this.#narrowed.add(moduleId);
    }
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: unknown,
    reason: TestRunEndReason,
  ): Promise<void> {
    if (reason === 'interrupted') return;
    for (const module of modules) await this.#refuseUnknown(module);
    // If sources were edited during the run, the result says nothing about either version.
    const isUnchanged = ([game, sources]: [string, string]) => fingerprint(this.#root, game) === sources;
    const steady = new Map([...this.#sources].filter(isUnchanged));
    for (const module of modules) {
      const file = this.#file(module.moduleId);
      const sources = steady.get(gameOf(this.#root, file) ?? '');
      if (sources !== undefined) this.#record(module, file, sources);
    }
  }

  /** Fails the run when a test claims a rule that its game does not have. */
  async #refuseUnknown(module: TestModule): Promise<void> {
    const file = this.#file(module.moduleId);
    const game = gameOf(this.#root, file);
    if (game === undefined) return;
    for (const { name, rules } of Array.from(module.children.allTests(), testRecord)) {
      const unknown = await unknownRules(this.#root, game, rules);
      if (unknown.length === 0) continue;
      console.error(`${file}: "${name}" claims ${unknown.join(', ')}, which the rule index does not have.`);
      process.exitCode = 1;
    }
  }

  #record(module: TestModule, file: string, sources: string): void {
    const path = recordPath(this.#root, file);
    if (module.errors().length > 0) rmSync(path, { force: true });
    if (module.errors().length > 0 || this.#narrowed.has(module.moduleId) || hasOnly(module.moduleId)) return;
    const record: FileRecord = { file, sources, tests: Array.from(module.children.allTests(), testRecord) };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
  }

  #file(moduleId: string): string {
    return relative(this.#root, moduleId).replaceAll(sep, '/');
  }
}

/** Vitest reports tests left out by `.only` as ordinary skipped tests, so only the source tells. */
function hasOnly(path: string): boolean {
  return /\.only\b|\bonly: true/.test(readFileSync(path, 'utf8'));
}

function testRecord(test: TestCase): TestRecord {
  const { state } = test.result();
  return { rules: test.meta().rules ?? [], name: test.name, state: state === 'pending' ? 'skipped' : state };
}
