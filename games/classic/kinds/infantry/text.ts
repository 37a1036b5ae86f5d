import type { Gear } from '../../data/gear.ts';
import { type Paces, pace } from '../../text/paces.ts';
import type { Arms, InfantryFile, InfantryMotion } from '../../units/infantry-file.ts';
import { speedOf } from './data/platoons.ts';
import { gearOf } from './gear.ts';

export const PACES: Paces = {
  still: pace('Stand still', 'stands still', 'stood still'),
  walk: pace('Move', 'moves', 'moved'),
  run: pace('Press on', 'presses on', 'pressed on'),
  jump: pace('Jump', 'jumps', 'jumped'),
};

export const REASONS = {
  design: 'Ground MP',
  jets: 'Jump MP',
  dive: 'A hex in water takes the whole turn',
} as const;

const ARMED: Readonly<Record<Arms, string>> = {
  rifle: 'rifles',
  'machine-gun': 'machine guns',
  flamer: 'flamers',
  laser: 'lasers',
  srm: 'SRMs',
  lrm: 'LRMs',
};

const MOVING: Readonly<Record<InfantryMotion, string>> = {
  foot: 'on foot',
  motorized: 'motorized',
  jump: 'with jump packs',
};

/** Gear with words of its own in the note. */
const NOTED: readonly Gear[] = ['LRMs', 'field guns', 'the orders of a squad'];

/** Their number, load and speed. */
export function infantryNote(file: InfantryFile): string {
  const { troopers, motion, arms } = file;
  const { ground, jump } = speedOf(motion, arms);
  const gear = gearOf(file).filter((name) => !NOTED.includes(name));
  const guns = file.fieldGuns ? [`${file.fieldGuns.guns} x ${file.fieldGuns.weapon}`] : [];
  const carried = [ARMED[arms], ...gear, ...guns].join(', ');
  const who = file.squad ? `squad of ${troopers}` : `${troopers} troopers`;
  return `${who} ${MOVING[motion]}, ${carried}, ${jump > 0 ? `${ground}/${jump}` : ground} MP`;
}
