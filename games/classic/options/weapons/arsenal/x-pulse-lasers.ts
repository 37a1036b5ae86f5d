import { weaponFamily } from './arsenal.ts';

export const xPulseLasers = weaponFamily({
  id: 'x-pulse-lasers',
  title: 'X-pulse lasers',
  summary: 'Units of the Inner Sphere may carry X-pulse lasers, which reach farther.',
  gear: 'X-pulse lasers',
  play: 'They keep the bonus of 2 of pulse lasers.',
});
