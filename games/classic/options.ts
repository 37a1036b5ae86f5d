import type { OptionModule } from '@ironfield/kernel/options.ts';

/** What players may agree on. All of it is read once per setup, see `Settings`. */
export const options: readonly OptionModule<never>[] = [
  {
    id: 'night',
    title: 'Night',
    summary: 'Weapon attacks are at +2.',
    rule: 'CBT-SCN-24',
    base: false,
  },
  {
    id: 'fog',
    title: 'Fog',
    summary: 'Weapon attacks are at +3 at medium and +6 at long range.',
    rule: 'CBT-SCN-25',
    base: false,
  },
  {
    id: 'random-skills',
    title: 'Random skills',
    summary: 'Dice decide how well each MechWarrior shoots and drives.',
    rule: 'CBT-PIL-02',
    base: false,
  },
  {
    id: 'experience',
    title: 'Experience',
    summary: 'Survivors earn Experience Points, and each player gives one to an enemy.',
    rule: 'CBT-PIL-03',
    base: false,
  },
  {
    id: 'flamer-heat',
    title: 'Flamers heat',
    summary: 'A flamer may add 2 to the heat of its target instead of harming it.',
    rule: 'CBT-EQP-02',
    base: false,
  },
  {
    id: 'consciousness-timing',
    title: 'Consciousness rolls while moving',
    summary: 'Rolled at the end of the Movement Phase, or as soon as the move is over.',
    rule: 'CBT-PIL-07',
    base: 'phase',
    allowed: ['phase', 'activation'],
  },
  {
    id: 'halve-fall-in-depth-0',
    title: 'Soft landing in shallow water',
    summary: 'A fall into water does half damage even where the water is only ankle-deep.',
    rule: 'CBT-FALL-04',
    base: true,
  },
  {
    id: 'turn-limit',
    title: 'Turn limit',
    summary: 'The game ends as a draw after this turn. The rulebook prints none.',
    rule: 'CBT-SEQ-12',
    base: 100,
    allowed: [1, 200],
  },
];
