import type { WeaponType } from '@ironfield/classic/data/equipment.ts';
import { SHEET } from './text.ts';

/** Of what hits in several places what each does, and how often; what falls off with the range by its ranges. */
export function damageOf({ damage, cluster, group, share, falloff, throwsPods }: WeaponType): string {
  if (falloff) return falloff.join('/');
  if (throwsPods) return SHEET.pod;
  if (cluster > 0) return `${damage}×${cluster}`;
  return share === undefined || group === damage ? String(damage) : `${group}×${damage / group}`;
}
