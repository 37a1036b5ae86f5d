// Keeps unsaved changes across a look at a rule, a reload and a closed window.

import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { unitFromJson } from '@ironfield/mechbay/unit-text.ts';
import { firstStep, type Steps, step } from './steps.ts';

const PREFIX = 'ironfield-bay-draft ';

/** With all its steps while the page lives; storage has the last one only. */
const open = new Map<string, Steps<MechFile>>();

/** The unsaved changes of a design; only the design if there are none. */
export function draftOf(address: string, saved: MechFile): Steps<MechFile> {
  const steps = open.get(address);
  if (steps) return steps;
  const stored = readStored(address);
  const unit = stored === null ? null : unitFromJson(stored);
  return unit?.ok ? step(firstStep(saved), unit.value) : firstStep(saved);
}

export function keepDraft(address: string, steps: Steps<MechFile>): void {
  open.set(address, steps);
  write(() => localStorage.setItem(PREFIX + address, JSON.stringify(steps.present)));
}

export function forgetDraft(address: string): void {
  open.delete(address);
  write(() => localStorage.removeItem(PREFIX + address));
}

function readStored(address: string): string | null {
  try {
    return localStorage.getItem(PREFIX + address);
  } catch {
    return null;
  }
}

function write(act: () => void): void {
  try {
    act();
  } catch {
    // Without storage the draft holds until the page is closed.
  }
}
