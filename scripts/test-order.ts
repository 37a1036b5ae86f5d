import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * One project after the other, because a worker that changes from one to another loads everything again. In each, what
 * takes long begins first, and the rest fills the gaps: otherwise one core waits at the end for a single file.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const names = this.ctx.projects.map(({ name }) => name);
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * names.indexOf(project.name) + (moduleId.endsWith('.slow.test.ts') ? 0 : 1);
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
