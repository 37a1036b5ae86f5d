import type { OptionModule } from '@ironfield/kernel/options.ts';
import type { Points } from '../options.ts';
import { TEXT } from '../text.ts';

export const night: OptionModule<Points> = {
  id: 'night',
  title: 'Night',
  summary: 'Distant shots are much harder.',
  rule: 'DEMO-NIGHT-01',
  base: false,
  plug: () => ({
    targetNumber: (tally, bandsBegun) => {
      if (bandsBegun > 0) tally.add(bandsBegun, TEXT.night, 'DEMO-NIGHT-01');
    },
  }),
};
