import type { MechFile } from '../../units/unit-file.ts';

export const LOCATION_NAMES = [
  'head',
  'centre torso',
  'left torso',
  'right torso',
  'left arm',
  'right arm',
  'left leg',
  'right leg',
] as const;

/** MT-PRE-11 */
export const QUAD_NAMES = [
  ...LOCATION_NAMES.slice(0, 4),
  'front left leg',
  'front right leg',
  'rear left leg',
  'rear right leg',
] as const;

export function mechNote({ tons, walk, slots, plating, jumpBoosters, systems = [] }: MechFile): string {
  const jets = Object.values(slots)
    .flat()
    .filter((item) => item === 'Jump Jet').length;
  return `${tons} tons, ${walk}/${Math.ceil(walk * 1.5)}/${jets}${platingNote(plating)}${boosterNote(jumpBoosters)}${systems.map((name) => `, ${name}`).join('')}`;
}

/** MT-ARMOR-09 */
function platingNote(plating: MechFile['plating']): string {
  if (plating === undefined || plating === 'standard') return '';
  return `, ${typeof plating === 'string' ? plating : 'patchwork'} armor`;
}

/** MT-SYS-11 */
const boosterNote = (mp: number | undefined): string =>
  mp === undefined ? '' : `, ${mp} MP by jump boosters`;
