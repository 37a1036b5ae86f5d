// A four-legged 'Mech for tests: none comes with the game.

import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import {
  addItem,
  newDesign,
  type Outcome,
  setHeatSinks,
  setWalk,
  spreadArmorOver,
} from './design-operations.ts';

const STEPS: readonly ((file: MechFile) => Outcome)[] = [
  (file) => setWalk(file, 5),
  (file) => setHeatSinks(file, 12),
  (file) => addItem(file, 'PPC', 'LT'),
  (file) => addItem(file, 'SRM 6', 'RT'),
  (file) => addItem(file, 'Ammo SRM 6', 'RT'),
  (file) => addItem(file, 'Medium Laser', 'LA'),
  (file) => addItem(file, 'Medium Laser', 'RA'),
  (file) => addItem(file, 'Medium Laser (R)', 'LL'),
  (file) => addItem(file, 'Medium Laser (R)', 'RL'),
  (file) => spreadArmorOver(file),
];

export function fourLegged(): MechFile {
  let outcome = newDesign({ name: 'Mastiff', model: 'MST-1', tons: 55, frame: 'quad' });
  for (const step of STEPS) if (outcome.ok) outcome = step(outcome.value);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}
