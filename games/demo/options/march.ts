import type { OptionModule } from '@ironfield/kernel/options.ts';
import type { Points } from '../options.ts';
import { INCH } from '../state.ts';
import { TEXT } from '../text.ts';

export const march: OptionModule<Points> = {
  id: 'march',
  title: 'Forced march',
  summary: 'Inches that every marker moves farther.',
  rule: 'DEMO-MARCH-01',
  base: 0,
  allowed: [0, 4],
  plug: (inches) => ({
    moveDistance: (tally) => tally.add(Number(inches) * INCH, TEXT.march, 'DEMO-MARCH-01'),
  }),
};
