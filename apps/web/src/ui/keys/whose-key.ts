/** The focused element, as far as it decides whether a key belongs to it. */
export interface Focused {
  readonly tagName: string;
  /** Of an input. */
  readonly type?: string | undefined;
  readonly isContentEditable?: boolean;
  /** Of a list to choose from: is it open? */
  readonly isOpen?: boolean;
  closest(selector: string): unknown;
}

/** Inputs that no text is typed into. */
const PRESSED: readonly string[] = [
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'image',
  'file',
  'color',
];
const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const PRESSES: readonly string[] = ['Enter', ' '];

/** Controls that keep Enter and Space when the focus came to them by key. */
const CONTROLS = 'button, a, summary, [role="button"], [role="tab"], [role="radio"], [role="option"]';
/** Parts of the page that have keys of their own, wherever the focus in them is. */
const ROOMS = 'dialog, [role="dialog"], [data-part="menu-sheet"]';

const isInput = ({ tagName }: Focused): boolean => tagName.toLowerCase() === 'input';

/** Does somebody type here? */
export function isTyping(focused: Focused): boolean {
  const tag = focused.tagName.toLowerCase();
  if (tag === 'textarea' || focused.isContentEditable === true) return true;
  return isInput(focused) && focused.type !== 'range' && !PRESSED.includes(focused.type ?? 'text');
}

/**
 * Does a key belong to what has the focus, and not to the table? Whoever types text keeps all of them. A control that
 * somebody has come to with the keys keeps those that it answers to, but not what means more together with Shift or Ctrl;
 * one that was only clicked keeps none.
 */
export function keepsKey(focused: Focused, key: string, isByPointer: boolean): boolean {
  if (isTyping(focused) || focused.closest(ROOMS)) return true;
  if (focused.tagName.toLowerCase() === 'select') return focused.isOpen === true || !isByPointer;
  if (isByPointer) return false;
  if (PRESSES.includes(key))
    return key === ' ' && isInput(focused) ? true : Boolean(focused.closest(CONTROLS));
  if (!ARROWS.includes(key)) return false;
  return isInput(focused) || Boolean(focused.closest('[role="radiogroup"], [role="tablist"]'));
}
