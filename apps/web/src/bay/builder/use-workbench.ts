import { roleOf } from '@ironfield/classic/rules/unit/role.ts';
import type { LocationCode } from '@ironfield/classic/units/locations.ts';
import type { MechFile } from '@ironfield/classic/units/unit-file.ts';
import { accepted } from '@ironfield/kernel/refusal.ts';
import { checkUnit } from '@ironfield/mechbay/design/construction.ts';
import type { Outcome } from '@ironfield/mechbay/design/design-operations.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { tonsOf } from '../numbers.ts';
import { placeName } from '../text.ts';
import { draftOf, forgetDraft, keepDraft } from './drafts.ts';
import type { Hand } from './placing/hand.ts';
import { exchanged, putInto, shifted, takeOutAt, verdictsOn } from './placing/place-things.ts';
import { hasVariant, plainName, type Variant, variantsOf, withVariant } from './placing/variants.ts';
import { redone, type Steps, settled, step, undone } from './steps.ts';
import type { Workbench } from './workbench.ts';

/** The thing in hand, and the way it came there. */
interface Grip {
  readonly hand: Hand;
  readonly isByKey: boolean;
}

/** The design that lies at an address, with the changes that were made to it and not saved. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one closure over the bench; each action changes steps, grip and words together
export function useWorkbench(saved: MechFile, address: string): Workbench {
  const [steps, setSteps] = useState<Steps<MechFile>>(() => draftOf(address, saved));
  const [grip, setGrip] = useState<Grip | null>(null);
  const [lastPlace, setLastPlace] = useState<LocationCode | null>(null);
  const [said, setSaid] = useState<{ readonly news: string; readonly refusal: string | null }>(SILENCE);
  const file = steps.present;
  const isChanged = useMemo(() => !isSame(file, saved), [file, saved]);
  useEffect(() => {
    if (isChanged) keepDraft(address, steps);
    else forgetDraft(address);
  }, [address, steps, isChanged]);

  const check = useMemo(() => checkUnit(file), [file]);
  const hand = grip?.hand ?? null;
  const verdicts = useMemo(() => (hand ? verdictsOn(file, hand) : null), [file, hand]);

  const change = (outcome: Outcome, news = '', gesture: string | null = null): boolean => {
    if (!outcome.ok) {
      setSaid({ news: outcome.error.message, refusal: outcome.error.message });
      return false;
    }
    const next = outcome.value;
    setSteps((now) => (isSame(next, now.present) ? now : step(now, next, gesture)));
    setSaid({ news: news && `${news} ${leftText(next)}`, refusal: null });
    return true;
  };
  const undo = useCallback(() => {
    setGrip(null);
    setSaid({ news: 'Undone.', refusal: null });
    setSteps(undone);
  }, []);
  const redo = useCallback(() => {
    setGrip(null);
    setSaid({ news: 'Done again.', refusal: null });
    setSteps(redone);
  }, []);
  const settle = useCallback(() => setSteps(settled), []);

  const letGo = (to?: { readonly location: LocationCode }) => {
    if (grip?.isByKey) focusLater(placeOf(grip.hand, to));
    setGrip(null);
  };

  return {
    file,
    check,
    role: roleOf(file),
    isChanged,
    ...said,
    change,
    settle,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    undo,
    redo,
    discard: () => {
      setGrip(null);
      change(accepted(saved), 'As it was saved.');
    },
    hand,
    isByKey: grip?.isByKey ?? false,
    lastPlace,
    verdicts,
    take: (next, isByKey) => {
      setGrip({ hand: next, isByKey });
      setSaid({ news: isByKey ? '' : `${next.name} in hand.`, refusal: null });
    },
    drop: () => letGo(),
    put: (location, slot) => {
      if (!hand) return;
      const news = `${hand.name} put into ${placeName(file, location).toLowerCase()}.`;
      // From that slot on if it fits there, else wherever there is room.
      const exact = putInto(file, hand, location, slot);
      if (!change(exact.ok ? exact : putInto(file, hand, location), news)) return;
      setLastPlace(location);
      letGo({ location });
    },
    vary: (variant: Variant) => {
      if (!grip) return;
      const { name, from } = grip.hand;
      const next = withVariant(name, variant, !hasVariant(name, variant));
      if (from && !change(exchanged(file, from.location, from.slot, next), `${next}.`)) return;
      setGrip({ ...grip, hand: { name: next, from } });
    },
    remove: (location, slot) => {
      const name = file.slots[location][slot];
      if (change(takeOutAt(file, location, slot), `${name} taken out.`)) setGrip(null);
    },
    turn: (location, slot) => {
      const name = file.slots[location][slot];
      if (!name || !variantsOf(name, file.tons).includes('R')) return;
      const next = withVariant(name, 'R', !hasVariant(name, 'R'));
      change(exchanged(file, location, slot, next), `${next}.`);
    },
    shift: (location, slot, by) => {
      const shift = shifted(file, location, slot, by);
      if (!shift || !change(shift.outcome, `${file.slots[location][slot]} moved.`)) return;
      focusLater(`[data-part="slots"] [data-rove="${location} ${shift.slot}"]`);
    },
  };
}

const SILENCE = { news: '', refusal: null };

const isSame = (a: MechFile, b: MechFile): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function leftText(file: MechFile): string {
  const { remaining, violations } = checkUnit(file);
  const tons = remaining < 0 ? `${tonsOf(-remaining)} t too heavy.` : `${tonsOf(remaining)} t left.`;
  return `${tons} ${violations.length === 0 ? 'Legal.' : `Problems: ${violations.length}.`}`;
}

/** The next place of the focus: the thing that was moved, or the list it was taken from. */
function placeOf({ name, from }: Hand, to?: { readonly location: LocationCode }): string {
  return from
    ? `[data-part="slots"] [data-rove^="${to?.location ?? from.location} "][data-name="${CSS.escape(name)}"]`
    : `[data-part="shelves"] [data-rove="${CSS.escape(plainName(name))}"]`;
}

/** Once the new design is drawn. */
function focusLater(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}
