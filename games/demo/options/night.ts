import type { Option } from '../option.ts';

export const night: Option<boolean> = {
  id: 'night',
  title: 'Night',
  summary: 'Distant shots are much harder.',
  group: 'Conditions',
  rule: 'DEMO-NIGHT-01',
  base: false,
  plug: () => ({
    add: {
      targetNumber: (tally, bandsBegun) => {
        if (bandsBegun > 0) tally.add(bandsBegun, 'night', 'DEMO-NIGHT-01');
      },
    },
  }),
};
