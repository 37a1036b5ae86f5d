import { useEffect, useRef } from 'react';
import { type Focused, keepsKey } from './whose-key.ts';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** The element that was pressed last with a pointer, which may be how it got the focus. */
let pressed: Element | null = null;
let isByPointer = false;

function followFocus(): void {
  window.addEventListener('pointerdown', ({ target }) => (pressed = target as Element), true);
  window.addEventListener('keydown', () => (pressed = null), true);
  window.addEventListener(
    'focusin',
    ({ target }) => {
      const control = pressed?.closest('label')?.control;
      isByPointer = pressed !== null && ((target as Element).contains(pressed) || control === target);
    },
    true,
  );
  // After a choice by pointer the keys go back to the table.
  window.addEventListener('change', ({ target }) => {
    if (isByPointer && target instanceof HTMLSelectElement) target.blur();
  });
}
if (typeof document !== 'undefined') followFocus();

/** Browsers that cannot tell whether a list is open leave it its keys. */
function isOpenList(element: Element): boolean {
  if (!(element instanceof HTMLSelectElement)) return false;
  return CSS.supports('selector(:open)') ? element.matches(':open') : true;
}

function focusedIn({ target }: KeyboardEvent): Focused {
  const element = target as HTMLInputElement;
  const { tagName, type, isContentEditable } = element;
  return {
    tagName,
    type,
    isContentEditable,
    isOpen: isOpenList(element),
    closest: (selector) => element.closest(selector),
  };
}

/**
 * As `useShortcuts` has it: small letters, and `Ctrl+` before what is pressed with that key or its like. What is pressed
 * with Shift may mean something else, and means the same where it does not.
 */
function namesOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string[] {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const whole = ctrlKey || metaKey ? `Ctrl+${name}` : name;
  return shiftKey ? [`Shift+${whole}`, whole] : [whole];
}

/** Keys that work wherever the focus is, unless somebody types there or they belong to the control that has it. */
export function useShortcuts(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      // A key that is held down confirms once.
      if (event.key === 'Enter' && event.repeat) return;
      const name = namesOf(event).find((each) => latest.current[each]);
      const act = name && latest.current[name];
      if (!act || keepsKey(focusedIn(event), name, isByPointer)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
