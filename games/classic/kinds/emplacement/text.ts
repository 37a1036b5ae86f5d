import type { EmplacementFile } from '../../units/emplacement-file.ts';

export const PART_NAMES = ['mount', 'turret'] as const;

export const REASONS = { mounted: 'Mounted in a fortress' } as const;

export const emplacementNote = ({ turret, items }: EmplacementFile): string =>
  `${turret ? 'turret' : 'mounted'}: ${items.filter((item) => !item.startsWith('Ammo ')).join(', ')}`;
