import type { Option } from '../option.ts';
import { INCH } from '../state.ts';

export const march: Option<number> = {
  id: 'march',
  title: 'Forced march',
  summary: 'Inches that every marker moves farther.',
  group: 'Movement',
  rule: 'DEMO-MARCH-01',
  base: 0,
  allowed: [0, 4],
  plug: (inches) => ({
    add: { moveDistance: (tally) => tally.add(inches * INCH, 'forced march', 'DEMO-MARCH-01') },
  }),
};
