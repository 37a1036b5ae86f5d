import type { Option } from '../../option.ts';
import { rollConsciousness } from '../../rules/crew/pilot.ts';

export const consciousnessTiming: Option<'phase' | 'activation'> = {
  id: 'consciousness-timing',
  title: 'Consciousness rolls while moving',
  summary: 'Rolled at the end of the Movement Phase, or as soon as the move is over.',
  group: 'MechWarriors',
  rule: 'CBT-PIL-07',
  base: 'phase',
  allowed: ['phase', 'activation'],
  plug: () => ({
    add: {
      moveEnds: (play, field, unit) => {
        if (play.state.units[unit].thisPhase.pilotDamage > 0) rollConsciousness(play, field, unit);
      },
    },
  }),
};
