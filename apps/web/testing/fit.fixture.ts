// Does everything fit that somebody should read or press? Measures words and fields against what holds or clips them.

import type { Page } from 'playwright-core';

/** Runs in the page: what is cut off or sticks out of its box or of the window, each with the reason. */
function whatDoesNotFit(): string[] {
  /** Letters may lean over an edge by so much without anybody seeing it; lines may be lower than letters are tall. */
  const SLACK = { x: 2, y: 4 };
  const FIELDS = 'button, select, input:not([type="file"]), textarea, a';
  /** A link in a sentence is broken like its words. */
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  const found = new Set<string>();
  const rolls = /auto|scroll/;
  const clips = /hidden|clip/;
  const clear = /, 0\)$|transparent/;

  const clipped = new WeakMap<Element, boolean>();
  /** Cut away altogether, or kept from readers, by itself or with what holds it. Many ask for the same boxes. */
  const isClipped = (element: Element | null): boolean => {
    if (!element) return false;
    let answer = clipped.get(element);
    if (answer === undefined) {
      const { clipPath, clip } = getComputedStyle(element);
      const isSo = clipPath.startsWith('inset') || clip.startsWith('rect') || element.ariaHidden === 'true';
      answer = isSo || isClipped(element.parentElement);
      clipped.set(element, answer);
    }
    return answer;
  };
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isClipped(element);
  const isPainted = (style: CSSStyleDeclaration) =>
    (style.borderRightWidth !== '0px' && !clear.test(style.borderRightColor)) ||
    !clear.test(style.backgroundColor);
  const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  /** A text that is cut short may be read in full where it is pointed at. */
  const isTold = (box: Element, words: string) =>
    box.closest('[title]')?.getAttribute('title')?.includes(words) === true;

  const measure = (words: string, holder: Element, lines: readonly DOMRect[]) => {
    const seen = lines.filter(({ width, height }) => width > 0 && height > 0);
    if (seen.length === 0) return;
    const left = Math.min(...seen.map((line) => line.left));
    const right = Math.max(...seen.map((line) => line.right));
    const top = Math.min(...seen.map((line) => line.top));
    const bottom = Math.max(...seen.map((line) => line.bottom));
    const complain = (why: string, box: Element) =>
      found.add(`“${words.slice(0, 60)}” ${why} ${nameOf(box)}, in ${nameOf(holder)}`);
    const done = { x: false, y: false, box: false };
    let isLifted = false;
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // An element with a position of its own is clipped by nothing below the box that it is placed in.
      if (isLifted && style.position === 'static') continue;
      isLifted = style.position === 'absolute';
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = box.getBoundingClientRect();
      const isOut = {
        x: left < edge.left - SLACK.x || right > edge.right + SLACK.x,
        y: top < edge.top - SLACK.y || bottom > edge.bottom + SLACK.y,
      };
      for (const axis of ['x', 'y'] as const) {
        const overflow = axis === 'x' ? style.overflowX : style.overflowY;
        if (clips.test(overflow) && isOut[axis] && !done[axis]) {
          if (!isTold(box, words)) complain('is cut by', box);
          done[axis] = true;
        } else if (rolls.test(overflow)) done[axis] = true;
        if (!done.box && isPainted(style) && isOut[axis] && !done[axis]) complain('sticks out of', box);
      }
      done.box ||= isPainted(style);
      if (style.position === 'fixed') break;
    }
    if (!done.x && (left < -SLACK.x || right > innerWidth + SLACK.x)) complain('leaves the window,', holder);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const holder = node.parentElement!;
    if (words === '' || holder.closest('svg, script, style, option') || isHidden(holder)) continue;
    range.selectNodeContents(node);
    measure(words, holder, [...range.getClientRects()]);
  }
  for (const field of document.querySelectorAll(FIELDS)) {
    if (isInline(field)) continue;
    if (isHidden(field) || !field.parentElement) continue;
    const words = field.ariaLabel ?? field.textContent?.trim() ?? '';
    measure(words || nameOf(field), field.parentElement, [field.getBoundingClientRect()]);
  }
  return [...found];
}

/** Runs in the page: what somebody could press if nothing lay over it. */
function whatIsCovered(): string[] {
  const nameOf = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  const found: string[] = [];
  for (const field of document.querySelectorAll('button, select, input:not([type="file"]), textarea')) {
    if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { left, top, width, height } = field.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Parts that are scrolled away come when they are wanted.
    const isRolledAway = (box: Element | null): boolean => {
      if (!box) return x < 0 || y < 0 || x > innerWidth || y > innerHeight;
      const edge = box.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(box);
      const isOut = { x: x < edge.left || x > edge.right, y: y < edge.top || y > edge.bottom };
      const isRolled = (overflowX !== 'visible' && isOut.x) || (overflowY !== 'visible' && isOut.y);
      return isRolled || isRolledAway(box.parentElement);
    };
    if (isRolledAway(field.parentElement)) continue;
    const whatCovers = (): Element | null => {
      const at = field.getBoundingClientRect();
      const seen = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      if (!seen || field.contains(seen) || seen.contains(field)) return null;
      return seen.closest('label')?.control === field ? null : seen;
    };
    if (!whatCovers()) continue;
    // The end of a panel can be brought out from under other parts.
    field.scrollIntoView({ block: 'center' });
    const cover = whatCovers();
    const words = field.ariaLabel ?? field.textContent ?? '';
    if (cover) found.push(`“${words.slice(0, 60)}” is covered by ${nameOf(cover)}`);
  }
  return found;
}

export const covered = (page: Page): Promise<string[]> => page.evaluate(whatIsCovered);

/** The parts of a page that cannot be read or pressed as they should. */
export const unfitting = (page: Page): Promise<string[]> => page.evaluate(whatDoesNotFit);

/** Runs in the page: numbers below zero that are written with a hyphen. */
export const hyphenated = (page: Page): Promise<string[]> =>
  page.evaluate(() => document.body.innerText.match(/(?<![\w–-])-\d\S*/g) ?? []);

/** Runs in the page: what cannot be pressed and does not say why. */
export const unexplained = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(button, input, select, textarea):disabled')]
      .filter((each) => each.checkVisibility() && !each.dataset.why)
      .map((each) => `“${each.ariaLabel ?? each.textContent}” cannot be pressed and does not say why`),
  );
